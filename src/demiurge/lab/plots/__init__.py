"""The plots of the report: SVG in classes and tokens, drawn twice, for a wide page and for a phone, since letters that
shrink with a picture cannot be read. Each has its figures as a table, and marks that tell what they show."""
