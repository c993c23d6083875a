#!/usr/bin/env python3
"""Checks the chance of a finished game of Maat, without Maat.

    maat verify --draws game.txt > game.draws
    python3 verify.py game.txt game.draws

The record (game.txt) is the file that you download from a finished table. The draws say which draws were possible at each chance
ply, in which order and with which weights, because that needs the rules of the game. Everything else is computed here, with
the standard library only: the hashes of the parts, the seed, the lots for the seats, the stream of random numbers, and the draw.
docs/chance.md describes all of it.

The exit code is the verdict: 0 if the record is honest, 1 if it is not, 2 if it cannot be verified, 3 for wrong arguments.

    maat verify --trial 1000 --draws | python3 verify.py --trial

reads generated games and compares the verdict about each of them with the truth.
"""

import hashlib
import json
import re
import struct
import sys
from collections import deque
from typing import Optional

HONEST, DISHONEST, UNVERIFIABLE, USAGE = range(4)

SEATS = "abcde"
# A line ends with a line feed and nothing else, and words are separated by white space as Unicode defines it. Python's own `splitlines` and
# `split` know more of both, so that a comment could hold lines that Maat does not see.
WORD = re.compile("[^\t\n\v\f\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+")
NAME = "[a-z0-9-]+"
HEX = "[0-9a-f]{64}"


class Dishonest(Exception):
    """The record contradicts its seed, or its seed contradicts its parts."""


class Unverifiable(Exception):
    """The record or the list of draws does not tell enough."""


def chacha8(key: bytes, stream: int) -> list[int]:
    """The first block of ChaCha with 8 rounds: 16 words of 32 bits. Words 12 and 13 are the number of the block, here 0; words 14
    and 15 are the stream."""
    state = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    state += struct.unpack("<8I", key)
    state += [0, 0, stream & 0xFFFFFFFF, stream >> 32]
    x = state[:]

    def quarter(a: int, b: int, c: int, d: int) -> None:
        x[a] = (x[a] + x[b]) & 0xFFFFFFFF
        x[d] ^= x[a]
        x[d] = (x[d] << 16 | x[d] >> 16) & 0xFFFFFFFF
        x[c] = (x[c] + x[d]) & 0xFFFFFFFF
        x[b] ^= x[c]
        x[b] = (x[b] << 12 | x[b] >> 20) & 0xFFFFFFFF
        x[a] = (x[a] + x[b]) & 0xFFFFFFFF
        x[d] ^= x[a]
        x[d] = (x[d] << 8 | x[d] >> 24) & 0xFFFFFFFF
        x[c] = (x[c] + x[d]) & 0xFFFFFFFF
        x[b] ^= x[c]
        x[b] = (x[b] << 7 | x[b] >> 25) & 0xFFFFFFFF

    for _ in range(4):
        for column in range(4):
            quarter(column, 4 + column, 8 + column, 12 + column)
        for diagonal in range(4):
            quarter(diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4)
    return [(word + start) & 0xFFFFFFFF for word, start in zip(x, state)]


def below(word: int, bound: int) -> int:
    """A number below the bound from a random word."""
    return (word * bound) >> 32


class Record:
    """A record as text: its head, and its plies as pairs of actor and move. It is read as strictly as Maat reads it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.table: Optional[str] = None
        self.lots: Optional[str] = None
        self.seed: Optional[bytes] = None
        self.parts: list[list[str]] = []
        self.plies: list[tuple[str, str]] = []
        found = (WORD.findall(item) for line in text.split("\n") for item in line.split("#")[0].split("·"))
        items = deque(words for words in found if words)

        def value(keyword: str, pattern: str) -> str:
            words = items.popleft() if items else []
            if len(words) != 2 or words[0] != keyword or not re.fullmatch(pattern, words[1]):
                raise Unverifiable(f"the head of a record goes on with `{keyword}` and its value")
            return words[1]

        def number(keyword: str, least: int, most: int) -> int:
            found = int(value(keyword, "[+]?[0-9]+"))
            if not least <= found <= most:
                raise Unverifiable(f"`{keyword}` cannot be {found}")
            return found

        value("game", NAME)
        number("revision", 0, 2**16 - 1)
        self.seats = number("seats", 0, 2**8 - 1)
        self.dealing = number("dealing", 1, 2) if items and items[0][0] == "dealing" else 1
        if items and items[0][0] == "options" and len(items.popleft()) < 2:
            raise Unverifiable("`options` has no value")
        while items and items[0][0] in ("table", "lots", "part", "seed"):
            self.read_proof(*items.popleft())
        ended = False
        for words in items:
            if ended:
                raise Unverifiable("something follows the result")
            ended = words[0].startswith("=")
            if ended:
                check_result([score for score in (words[0][1:], *words[1:]) if score])
            else:
                self.read_ply(*words)

    def read_proof(self, keyword: str, *values: str) -> None:
        """An item of the head that tells how the seed was made. Each stands there once, and the parts in order."""
        if keyword == "part":
            order = ["server", *SEATS]
            who, state = values[0] if values else "", " ".join(values[1:])
            fits = who in order and re.fullmatch(f"none|{HEX}|{HEX} withheld|{HEX} {HEX}", state)
            if not fits or (self.parts and order.index(who) <= order.index(self.parts[-1][0])):
                raise Unverifiable("a `part` is malformed, or not in its place")
            self.parts.append(list(values))
            return
        pattern = {"table": NAME, "lots": f"[{SEATS}]+", "seed": HEX}[keyword]
        if getattr(self, keyword) is not None or len(values) != 1 or not re.fullmatch(pattern, values[0]):
            raise Unverifiable(f"`{keyword}` is malformed, or there twice")
        setattr(self, keyword, bytes.fromhex(values[0]) if keyword == "seed" else values[0])

    def read_ply(self, actor: str, *move: str) -> None:
        if actor not in ("*", *SEATS) or not re.fullmatch(f"{NAME}( {NAME}| [?])?", " ".join(move)):
            raise Unverifiable(f"`{' '.join((actor, *move))}` is no ply")
        self.plies.append((actor, " ".join(move)))


def check_result(scores: list[str]) -> None:
    reads = all(re.fullmatch("[+-]?[0-9]+", score) and -(2**31) <= int(score) < 2**31 for score in scores)
    if not scores or not reads:
        raise Unverifiable("the result is not a list of numbers")


def check_seed(record: Record) -> bytes:
    """The seed, after its parts and the lots for the seats were checked."""
    if record.seed is None:
        raise Unverifiable("the record does not name its seed")
    server, people, hashes = None, [], set()
    for who, *values in record.parts:
        if who != "server" and SEATS.index(who) >= record.seats:
            raise Dishonest(f"nobody sits at {who}")
        if values == ["none"]:
            continue
        if len(values) != 2:
            raise Unverifiable(f"the part of {who} is neither revealed nor withheld")
        if values[1] == "withheld":
            hashes.add(values[0])
            continue
        part = bytes.fromhex(values[1])
        computed = hashlib.sha256(part).hexdigest()
        if computed != values[0] or computed in hashes:
            raise Dishonest(f"the part of {who} is not the one that was committed to")
        hashes.add(computed)
        if who == "server":
            server = part
        else:
            people.append((computed, part))
    if record.parts:
        if server is None or record.table is None:
            raise Unverifiable("the record does not name the table and the revealed part of the server")
        # People's parts follow in the order of their hashes.
        lines = ["maat seed 1", f"table {record.table}", f"part {server.hex()}"]
        lines += [f"part {part.hex()}" for _, part in sorted(people)]
        text = "".join(line + "\n" for line in lines)
        if hashlib.sha256(text.encode()).digest() != record.seed:
            raise Dishonest("the seed does not follow from the parts")
    if record.lots is not None:
        words = chacha8(record.seed, 2**64 - 1)
        order = list(range(record.seats))
        for word, last in zip(words, range(record.seats - 1, 0, -1)):
            other = below(word, last + 1)
            order[last], order[other] = order[other], order[last]
        # No letter stands for a sixth seat, so lots for more than five were not drawn.
        if len(order) > len(SEATS) or "".join(SEATS[seat] for seat in order) != record.lots:
            raise Dishonest("the lots for the seats do not follow from the seed")
    return record.seed


def check_numbers(record: Record, draws: list[dict]) -> None:
    """Checks that the draws can have the numbers that the list gives them: in dealing scheme 1 that of the line, in scheme 2 the count of
    earlier draws that were not undone."""
    numbers = {draw["ply"]: draw["number"] for draw in draws}
    # The draws that were not undone, the counts of them that are possible by now, and the plies that each seat may have chosen.
    live: list[int] = []
    counts = {0}
    own: dict[str, list[int]] = {seat: [] for seat in SEATS}
    for ply, (actor, text) in enumerate(record.plies[: max(numbers, default=0)], 1):
        if actor == "*":
            number = numbers[ply]
            if type(number) is not int or number not in ({ply - 1} if record.dealing == 1 else counts):
                raise Dishonest(f"ply {ply} cannot have the number {number}")
            live[number:] = [ply]
            counts = {len(live)}
        elif text != "undo":
            own[actor].append(ply)
        elif not own[actor]:
            raise Unverifiable(f"ply {ply} takes nothing back")
        else:
            # A seat takes back its last choice, with the draws after it. That is its last ply, or an earlier one if that was forced: which
            # one needs the rules.
            before = [sum(drawn < taken for drawn in live) for taken in own[actor]]
            counts = {min(count, left) for count in counts for left in before}
            own[actor].pop()


def check(record: Record, listed: dict) -> int:
    """Checks everything, and returns the number of draws. `listed` is the list of draws."""
    if any(text.endswith(" ?") for _, text in record.plies):
        raise Unverifiable("the record hides something, because the game was not over")
    seed = check_seed(record)
    # The list of draws must be about this record, and about all of it; that of a record that breaks the rules ends there.
    draws, complete = listed["draws"], listed["complete"] is True
    plies = [(ply, text) for ply, (actor, text) in enumerate(record.plies, 1) if actor == "*"]
    dealt = [(draw["ply"], draw["played"]) for draw in draws]
    if listed["record"] != record.text or dealt != plies[: len(dealt)] or complete and len(dealt) != len(plies):
        raise Unverifiable("the list of draws is not that of this record")
    check_numbers(record, draws)
    for draw in draws:
        total = sum(weight for _, weight in draw["moves"])
        if total == 0:
            raise Unverifiable(f"ply {draw['ply']} has no possible draws")
        left = below(chacha8(seed, draw["number"])[0], total)
        for move, weight in draw["moves"]:
            if left < weight:
                break
            left -= weight
        if move != draw["played"]:
            raise Dishonest(f"ply {draw['ply']} is `{draw['played']}`, but the seed gives `{move}`")
    if not complete:
        raise Unverifiable(f"it breaks the rules of the game; its draws before that, {len(draws)} in number, follow from the seed")
    return len(draws)


def verdict(text: str, listed: dict) -> tuple[int, str]:
    """The exit code and the verdict in words."""
    try:
        count = check(Record(text), listed)
    except Dishonest as why:
        return DISHONEST, f"not honest: {why}"
    except Unverifiable as why:
        return UNVERIFIABLE, f"cannot be verified: {why}"
    # Whatever else is wrong with the files: nothing was proven.
    except Exception as why:
        return UNVERIFIABLE, f"cannot be verified: {type(why).__name__}: {why}"
    return HONEST, f"honest: {count} draws follow from the seed"


def trial(lines) -> int:
    """Compares the verdict about each generated game with the truth; returns the number of wrong ones."""
    truth = {True: HONEST, False: DISHONEST, None: UNVERIFIABLE}
    games, wrong = 0, 0
    for line in lines:
        game = json.loads(line)
        games += 1
        code, words = verdict(game["record"], game)
        if code != truth[game["honest"]]:
            wrong += 1
            print(f"game {games}: {words}")
    print(f"{games} games, {wrong} wrong verdicts")
    return wrong


def main(arguments: list[str]) -> int:
    sys.stdout.reconfigure(errors="backslashreplace")
    if arguments == ["--trial"]:
        return 1 if trial(sys.stdin.buffer) else 0
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return USAGE
    try:
        # As bytes: when Python reads text, it takes a lone carriage return for the end of a line.
        with open(arguments[0], "rb") as file:
            text = file.read().decode()
        with open(arguments[1], "rb") as file:
            listed = json.loads(file.readline())
    except (OSError, ValueError, RecursionError) as why:
        print(f"cannot be verified: {why}")
        return UNVERIFIABLE
    code, words = verdict(text, listed)
    print(words)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
