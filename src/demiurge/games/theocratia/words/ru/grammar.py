"""As much Russian grammar as the game needs: nouns after numbers, colours that agree with what they colour."""

from __future__ import annotations


def form(n: int, one: str, few: str, many: str) -> str:
    """The noun after a number: 1 воин, 2 воина, 5 воинов, 11 воинов, 21 воин."""
    n = abs(n)
    if n % 10 == 1 and n % 100 != 11:
        return one
    if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14:
        return few
    return many


def counted(n: int, one: str, few: str, many: str) -> str:
    """The number with its noun."""
    return f"{n} {form(n, one, few, many)}"


class Adjective:
    """A colour: masculine, feminine, plural, in the cases that sentences ask for.

    f_gen serves as every case of the feminine singular but the nominative and the accusative."""

    def __init__(self, stem: str, soft: bool = False) -> None:
        self.m = stem + ("ий" if soft else "ый")
        self.m_gen = stem + ("его" if soft else "ого")
        self.m_dat = stem + ("ему" if soft else "ому")
        self.m_ins = stem + ("им" if soft else "ым")
        self.f = stem + ("яя" if soft else "ая")
        self.f_acc = stem + ("юю" if soft else "ую")
        self.f_gen = stem + ("ей" if soft else "ой")
        self.n = stem + ("ее" if soft else "ое")
        self.few = stem + ("их" if soft else "ых")  # after a number above 1: 2 синих кристалла


class Noun:
    """A thing on the table; many: after 5. Its gender shows in the adjective before it."""

    def __init__(self, gender: str, nom: str, gen: str, acc: str, ins: str, many: str) -> None:
        self.gender = gender
        self.nom = nom
        self.gen = gen
        self.acc = acc
        self.ins = ins
        self.many = many

    def nominative(self, a: Adjective) -> str:
        """пурпурный дом, пурпурная фабрика"""
        return f"{self.agreeing(a.m, a.f, a.n)} {self.nom}"

    def accusative(self, a: Adjective) -> str:
        """пурпурный дом, пурпурную фабрику"""
        return f"{self.agreeing(a.m, a.f_acc, a.n)} {self.acc}"

    def instrumental(self, a: Adjective) -> str:
        """пурпурным домом, пурпурной фабрикой"""
        return f"{self.agreeing(a.m_ins, a.f_gen, a.m_ins)} {self.ins}"

    def agreeing(self, masculine: str, feminine: str, neuter: str) -> str:
        return {"m": masculine, "f": feminine, "n": neuter}[self.gender]
