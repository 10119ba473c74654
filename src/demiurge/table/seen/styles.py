"""Style sheets, where the table looks for them."""

from demiurge.kit.styles import STATIC, style_of, whole_style

__all__ = ["STATIC", "style_of", "whole_style"]
