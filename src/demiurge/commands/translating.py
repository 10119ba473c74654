"""`demiurge words`: what a language still lacks."""

import argparse

from demiurge.commands.base import FAILS, HOLDS, ROOM, WrongCall, report, takes_json, words
from demiurge.kernel.registry import games
from demiurge.kernel.speech import BASES, ENGLISH, languages, words_of
from demiurge.kernel.text import Text
from demiurge.kit import catalogue

ROOMS = (*BASES, "demiurge.arena", "demiurge.commands", "demiurge.lab", "demiurge.terminal", "demiurge.table")


def rooms() -> list[str]:
    """Everything that has something to say, the games last."""
    return [*ROOMS, *[meta.package for meta in games().values() if ENGLISH in languages(meta.package)]]


def run_words(args: argparse.Namespace) -> int:
    known = sorted({language for room in rooms() for language in languages(room)})
    language = args.missing or ENGLISH
    if language not in known:
        raise WrongCall("call-language", language=language, known=tuple(known))
    faults: list[Text] = []
    doubts: list[Text] = []
    said = count = 0
    for room in rooms():
        wanted = set(catalogue.read(room, ENGLISH, bases=False).messages)
        own = set(catalogue.read(room, language, bases=False).messages)
        said, count = said + len(wanted & own), count + len(wanted)
        inherited = set(catalogue.faults(BASES[-1], language)) if room not in BASES else set()
        faults += [fault for fault in catalogue.faults(room, language) if fault not in inherited]
        doubts += [doubt for doubt in catalogue.doubts(room, language) if doubt not in doubts]
    w, english = words(), words_of(ROOM)
    head = w("words-counts", language=language, said=said, n=count, missing=count - said, doubts=len(doubts))
    lines = [w.shown(one) for one in (*faults, *doubts)] or [w("words-none", language=language)]
    listed = {"faults": [english.shown(one) for one in faults], "doubts": [english.shown(one) for one in doubts]}
    data = {"language": language, "said": said, "messages": count, **listed}
    report(args, data, [head, *lines])
    return FAILS if faults else HOLDS


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("words", help="the messages of a language, and what it lacks")
    parser.add_argument("--missing", metavar="LANGUAGE", default="", help="a language such as ru")
    takes_json(parser)
    parser.set_defaults(run=run_words)
