#!/usr/bin/env python3
"""Checks the chance of a finished game of Maat, without Maat.

    maat verify --draws game.txt > game.draws
    python3 verify.py game.txt game.draws

The record (game.txt) is the file that you download from a finished table. The draws say which draws were possible at each chance
ply, in which order and with which weights, because that needs the rules of the game. Everything else is computed here, with
the standard library only: the hashes of the parts, the seed, the lots for the seats, the stream of random numbers, and the draw.
docs/chance.md describes all of it.

    maat verify --trial 1000 --draws | python3 verify.py --trial

reads generated games and compares the verdict about each of them with the truth.
"""

import hashlib
import json
import struct
import sys


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
    """A record as text: its head, and its plies as pairs of actor and move."""

    def __init__(self, text: str) -> None:
        self.dealing, self.seats = 1, 0
        self.table, self.seed, self.lots = None, None, None
        self.parts: list[list[str]] = []
        self.plies: list[tuple[str, str]] = []
        for line in text.splitlines():
            for item in line.split("#")[0].split("·"):
                words = item.split()
                if words:
                    self.read(words)

    def read(self, words: list[str]) -> None:
        key, values = words[0], words[1:]
        if key in ("game", "revision", "options", "="):
            return
        if key == "seats":
            self.seats = int(values[0])
        elif key == "dealing":
            self.dealing = int(values[0])
        elif key == "table":
            self.table = values[0]
        elif key == "lots":
            self.lots = values[0]
        elif key == "part":
            self.parts.append(values)
        elif key == "seed":
            self.seed = bytes.fromhex(values[0])
        elif key in "*abcde":
            self.plies.append((key, " ".join(values)))
        else:
            raise Unverifiable(f"`{key}` belongs to no record")


def check_seed(record: Record) -> bytes:
    """The seed, after its parts and the lots for the seats were checked."""
    if record.seed is None:
        raise Unverifiable("the record does not name its seed")
    server, people, hashes = None, [], set()
    for who, *values in record.parts:
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
        if "".join("abcde"[seat] for seat in order) != record.lots:
            raise Dishonest("the lots for the seats do not follow from the seed")
    return record.seed


def check(record: Record, draws: list[dict]) -> int:
    """Checks everything, and returns the number of draws."""
    seed = check_seed(record)
    plies = [(ply, text) for ply, (actor, text) in enumerate(record.plies, 1) if actor == "*"]
    if any(text.endswith(" ?") for _, text in record.plies):
        raise Unverifiable("the record hides something, because the game was not over")
    # The list of draws must be about this record, and about all of it.
    if [(draw["ply"], draw["played"]) for draw in draws] != plies:
        raise Unverifiable("the list of draws is not that of this record")
    undone = any(text == "undo" for _, text in record.plies)
    for index, draw in enumerate(draws):
        number = draw["number"]
        if record.dealing == 1:
            expected = draw["ply"] - 1
        else:
            # An undo strikes out draws, and which ones needs the rules. A number can never be greater than the count.
            expected = min(number, index) if undone else index
        if number != expected:
            raise Dishonest(f"ply {draw['ply']} was not dealt with the number {expected}")
        if not draw["moves"]:
            raise Unverifiable(f"ply {draw['ply']} has no possible draws")
        left = below(chacha8(seed, number)[0], sum(weight for _, weight in draw["moves"]))
        for move, weight in draw["moves"]:
            if left < weight:
                break
            left -= weight
        if move != draw["played"]:
            raise Dishonest(f"ply {draw['ply']} is `{draw['played']}`, but the seed gives `{move}`")
    return len(draws)


def trial(lines) -> int:
    """Compares the verdict about each generated game with the truth; returns the number of wrong ones."""
    games, wrong = 0, 0
    for line in lines:
        game = json.loads(line)
        games += 1
        try:
            check(Record(game["record"]), game["draws"])
            honest = True
        except Dishonest:
            honest = False
        except Unverifiable:
            honest = None
        wrong += honest != game["honest"]
    print(f"{games} games, {wrong} wrong verdicts")
    return wrong


def main(arguments: list[str]) -> int:
    if arguments == ["--trial"]:
        return 1 if trial(sys.stdin) else 0
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            record = Record(file.read())
        with open(arguments[1], encoding="utf-8") as file:
            draws = json.loads(file.readline())["draws"]
        count = check(record, draws)
    except Dishonest as why:
        print(f"not honest: {why}")
        return 1
    except (Unverifiable, ValueError, KeyError, IndexError, TypeError, OSError) as why:
        print(f"cannot be verified: {why}")
        return 2
    print(f"honest: {count} draws follow from the seed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
