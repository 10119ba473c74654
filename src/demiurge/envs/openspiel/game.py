"""Games and States as OpenSpiel knows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import pyspiel

from demiurge.envs.openspiel import parameters
from demiurge.envs.openspiel.points import CHANCE, MOST_OUTCOMES, OVER, root
from demiurge.envs.openspiel.tables import METAS, table_of
from demiurge.envs.openspiel.telling import Observer, teller_of
from demiurge.envs.rewards import REWARDS
from demiurge.kernel.registry import Meta

MOST_ANSWERS: Final = 5_000  # of a game; the generic checks of a game call a longer one endless
MOST_DRAWS: Final = 20_000


class DemiurgeGame(pyspiel.Game):
    """A game at a table of so many seats, with these options. Each game of the registry has a class of its own:
    OpenSpiel keeps it beyond the end of Python, and only a class may be left there."""

    meta: ClassVar[Meta]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        meta = self.meta
        given = {**parameters.specification(meta, list(REWARDS)), **(params or {})}
        options = meta.complete(parameters.options_of(meta, given))
        self.reward = str(given[parameters.REWARD])
        if self.reward not in REWARDS:
            raise ValueError(f"there is no reward {self.reward!r}; there are {', '.join(REWARDS)}")
        self.table = table_of(meta.name, int(given[parameters.SEATS]), tuple(options.items()))
        self.root = root(self.table)  # at once: some options that do not go together are refused by setting up
        for option in meta.all_options():
            given[parameters.parameter(option)] = parameters.spelt(option, options[option.name])
        most = REWARDS[self.reward][1]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.game.space),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.table.seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=MOST_ANSWERS,
        )
        super().__init__(self.kind, info, given)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return loaded, (str(self),)

    @property
    def feature_names(self) -> list[str]:
        """What each number of an observation is."""
        return teller_of(self.table).features.names

    def new_initial_state(self) -> DemiurgeState:
        return DemiurgeState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        if params:
            raise ValueError(f"an observer of {self.get_type().short_name} has no parameters")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or kind.private_info != single:
            raise ValueError("what everybody knows and what one seat knows are not told apart")
        return Observer(teller_of(self.table), kind.perfect_recall)


def loaded(description: str) -> Any:
    """A game again, of a pickle: who unpickles it has our games registered by importing this."""
    return pyspiel.load_game(description)


class DemiurgeState(pyspiel.State):
    """A Point, and all that OpenSpiel asks of it. OpenSpiel copies and saves what stands in it by itself."""

    def __init__(self, game: DemiurgeGame) -> None:
        super().__init__(game)
        self.point = game.root

    def current_player(self) -> int:
        whose = self.point.whose
        return int(
            pyspiel.PlayerId.CHANCE if whose == CHANCE else pyspiel.PlayerId.TERMINAL if whose == OVER else whose
        )

    def is_terminal(self) -> bool:
        return self.point.whose == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.point.answers()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.point.chances()

    def _apply_action(self, action: int) -> None:
        self.point = self.point.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return self.point.game.space.format(action)
        faces = self.point.faces()
        return f"draw {faces[action]}" if action < len(faces) else f"outcome {action}"

    def returns(self) -> list[float]:
        if self.point.whose != OVER or self.point.state is None:
            return [0.0] * self.point.seats
        return REWARDS[self.get_game().reward][0](self.point.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> DemiurgeState:
        """Another State that looks the same to the player, drawn uniformly. Its history is empty, lest it tell."""
        found = DemiurgeState(self.get_game())
        found.point = self.point.resampled(player, sampler)
        return found

    def __str__(self) -> str:
        return str(self.point)


def register(meta: Meta) -> str:
    """Make a game known to OpenSpiel; its name there. Every game of the registry is known already."""
    name = parameters.game_name(meta)
    if METAS.setdefault(meta.name, meta) is not meta:
        raise ValueError(f"there is another game {meta.name!r}")
    if name not in pyspiel.registered_names():
        kind = pyspiel.GameType(
            short_name=name,
            long_name=meta.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(meta.seats),
            min_num_players=min(meta.seats),
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=parameters.specification(meta, list(REWARDS)),
        )
        pyspiel.register_game(kind, type(meta.title, (DemiurgeGame,), {"meta": meta, "kind": kind}))
    return name
