"""What is in the box, decoded once into native classes. reading.py fills them from the component files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demiurge.games.civolution.mods import ALL_MODS, HIGHEST
from demiurge.games.civolution.vocabulary import AN_ACTIVITY

if TYPE_CHECKING:  # what is in the box asks for the rules, and these for the box
    from demiurge.games.civolution.effects.ability import Ability
    from demiurge.games.civolution.effects.effect import Effect
    from demiurge.games.civolution.metrics import Metric
    from demiurge.games.civolution.requirements import Goal, Space


class Card:
    def __init__(
        self, index: int, name: str, deck: int, number: int, cost: list[Space], instant: list[Effect], ability: Ability
    ) -> None:
        self.index = index
        self.name = name
        self.deck = deck
        self.number = number
        self.cost = cost
        self.instant = instant
        self.ability = ability


class GoalChip:
    def __init__(self, index: int, name: str, goal: Goal) -> None:
        self.index = index
        self.name = name
        self.goal = goal


class Income:
    """An income chip or a starting chip card; `module`: what the card upgrades at the start."""

    def __init__(self, index: int, name: str, test: bool, action: list[Effect], number: int, module: int) -> None:
        self.index = index
        self.name = name
        self.test = test
        self.action = action
        self.number = number
        self.module = module


class AttributeChip:
    def __init__(self, index: int, name: str, feature: int, need: int, ability: Ability) -> None:
        self.index = index
        self.name = name
        self.feature = feature
        self.need = need
        self.ability = ability


class EventCard:
    def __init__(
        self, index: int, name: str, weather: int, mode: int, metric: Metric, threshold: int, removal: int,
        bonus: list[Effect],
    ) -> None:  # fmt: skip
        self.index = index
        self.name = name
        self.weather = weather
        self.mode = mode
        self.metric = metric
        self.threshold = threshold
        self.removal = removal
        self.bonus = bonus


class MarkerCard:
    """`markers`: how many by space of the console."""

    def __init__(self, index: int, name: str, number: int, markers: list[int]) -> None:
        self.index = index
        self.name = name
        self.number = number
        self.markers = markers


class Module:
    """The two dice values; numbers[which][level], in the order of vocabulary.NUMBERS."""

    def __init__(self, name: str, dice: list[int], numbers: list[list[int]]) -> None:
        self.name = name
        self.dice = dice
        self.numbers = numbers


class Site:
    def __init__(self, index: int, name: str, kind: int, vp: int, statues: list[int], ground: int) -> None:
        self.index = index
        self.name = name
        self.kind = kind
        self.vp = vp
        self.statues = statues
        self.ground = ground


class Tile:
    """A continent tile. edges: by side the [territory, from, to] along it; corners: by corner the territories."""

    def __init__(
        self, name: str, cells: int, edges: list[list[list[int]]], corners: list[list[int]], borders: list[list[int]],
        first_play: list[int],
    ) -> None:  # fmt: skip
        self.name = name
        self.cells = cells
        self.edges = edges
        self.corners = corners
        self.borders = borders
        self.first_play = first_play


class Land:
    """A territory: its encampments, beacons and start mark."""

    def __init__(self, fire_vp: int, normal: int, three: int, four: int, beacons: int, start: bool) -> None:
        self.fire_vp = fire_vp
        self.normal = normal
        self.three = three
        self.four = four
        self.beacons = beacons
        self.start = start


class Settlement:
    def __init__(self, cost: list[int], diamonds: int) -> None:
        self.cost = cost
        self.diamonds = diamonds


class SoloHalf:
    """Half of an action card: actions by die value, or for a scoring category."""

    def __init__(self, rows: list[list[list[int]]], scoring: int, times: int, vp: int, no_next_vp: int) -> None:
        self.rows = rows
        self.scoring = scoring
        self.times = times
        self.vp = vp
        self.no_next_vp = no_next_vp


class SoloCard:
    def __init__(self, index: int, blue: SoloHalf, red: SoloHalf, blue_icons: int, red_icons: int) -> None:
        self.index = index
        self.blue = blue
        self.red = red
        self.blue_icons = blue_icons
        self.red_icons = red_icons


class Numbers:
    """The numbers of the boards (numbers.json)."""

    def __init__(self) -> None:
        self.thresholds: list[int] = []
        self.bonuses: list[int] = []
        self.bonus_vp = 0
        self.last = 0
        self.beyond_vp = 0
        self.pale: list[int] = []
        self.statue_vp: list[int] = []
        self.weather: list[int] = []
        self.beyond = 0
        self.mild = 0
        self.era_vp: list[int] = []
        self.printed: list[int] = []
        self.tile_vp: list[int] = []
        self.stage_vp: list[int] = []
        self.first_stage: list[int] = []
        self.dice_display: list[int] = []
        self.goal_display: list[int] = []
        self.resets: list[int] = []
        self.blockers: list[int] = []
        self.events = self.era_tiles = self.final_tiles = self.income_display = self.attribute_display = 0
        self.hundred_tokens = self.territory_tokens = self.activation_dice = self.fate_dice = 0
        self.tribes = self.markers = self.farms = self.boats = self.dice = self.fate = 0
        self.reset_columns = self.seats = self.ground_limit = self.reset_dice = 0
        self.sleep_focus = self.sleep_ideas = 0
        self.face_up = self.face_down = self.sale_vp = 0
        self.food_per = self.food_most = self.money_per = self.money_most = 0
        self.gaps: list[int] = []
        self.vici_tribes = self.vici_markers = self.vici_dice = self.vici_fate = 0
        self.blue_icons = self.red_icons = 0  # that lead V.I.C.I to a Reset


class SoloDisplay:
    """V.I.C.I's display cards."""

    def __init__(self) -> None:
        self.wheel: list[int] = []
        self.beacons: list[int] = []
        self.grids: list[list[int]] = []  # spaces, start, removals...
        self.checks: list[list[int]] = []  # by event, the spaces compared; [] for none
        self.display_roll: list[int] = []
        self.goal_roll: list[int] = []
        self.levels: list[list[int]] = []


class Box:
    """Everything, by the numbers of vocabulary.py."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.cards: list[Card] = []
        self.goals: list[GoalChip] = []
        self.incomes: list[Income] = []  # the chips, then the starting chip cards
        self.attributes: list[AttributeChip] = []
        self.abilities: list[Ability] = []  # of the cards, then of the attribute chips
        self.events: list[EventCard] = []
        self.marker_cards: list[MarkerCard] = []
        self.modules: list[Module] = []
        self.sites: list[Site] = []
        self.tiles: list[Tile] = []
        self.lands: list[Land] = []
        self.money: list[int] = []  # by material
        self.settlements: list[Settlement] = []
        self.hunting: list[list[int]] = []
        self.track_value: list[int] = []
        self.numbers = Numbers()
        self.solo_cards: list[SoloCard] = []
        self.solo = SoloDisplay()
        self.origins: list[tuple[str, str]] = []

    def mods_of(self, installed: list[int]) -> list[int]:
        """What the installed cards and chips add up to, by modifier and case."""
        found = [0] * ALL_MODS
        for item in installed:
            ability = self.abilities[item]
            for case in ability.cases:
                found[case] = max(found[case], ability.n) if case in HIGHEST else found[case] + ability.n
        return found

    def is_activity(self, item: int) -> bool:
        return self.abilities[item].kind == AN_ACTIVITY
