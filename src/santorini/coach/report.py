"""A review in words: as text, as Markdown with pictures, and as data for programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from santorini.coach.claims import Claim
from santorini.coach.reviews import Moment, Review
from santorini.engine.protocol import write_turns
from santorini.pictures import svg
from santorini.records import write_position
from santorini.rules.position import Position

Say = Callable[..., str]  # a message by its key and arguments
Named = Callable[[str], str]  # what a power is called


@dataclass(frozen=True)
class Speaker:
    """What a language needs to tell a review: its messages, its lists and its names of powers and seats."""

    say: Say
    series: Callable[[Sequence[str]], str]
    power: Named
    seats: Sequence[str]


def turn_text(p: Position, turn: Sequence[int]) -> str:
    """A turn from here as players write it."""
    return write_turns(p, [turn])[0]


def sentence(claim: Claim, speaker: Speaker) -> str:
    """A claim in words."""
    told: dict[str, object] = {}
    for name, value in claim.args.items():
        told[name] = speaker.series(value) if isinstance(value, list) else value
    if "power" in told:
        told["power"] = speaker.power(str(told["power"]))
    return speaker.say(f"review-{claim.name}", **told)


def percent(chance: float) -> str:
    """A chance as players read it."""
    return f"{chance:.0%}"


@dataclass(frozen=True)
class Paragraph:
    """What is said of a moment."""

    heading: str
    lines: tuple[str, ...]


def paragraph(moment: Moment, speaker: Speaker) -> Paragraph:
    """A moment in words."""
    one, say = moment.judged, speaker.say
    decision, p = one.decision, one.position
    played = turn_text(p, decision.steps)
    name = speaker.seats[decision.seat]
    lines = [say("review-played", turn=decision.turn, name=name, played=played)]
    lines += [sentence(claim, speaker) for claim in moment.claims]
    if moment.kind != "find":
        lines.append(say("review-better", better=turn_text(p, one.best)))
        lines += [sentence(claim, speaker) for claim in moment.reasons]
        lines.append(say("review-chances", before=percent(one.before), after=percent(one.after)))
    return Paragraph(say(f"review-kind-{moment.kind}"), tuple(lines))


def accuracies(review: Review, speaker: Speaker) -> list[str]:
    """How well each seat played."""
    return [
        speaker.say("review-accuracy", name=name, accuracy=f"{accuracy:.0f} %")
        for name, accuracy in zip(speaker.seats, review.accuracy, strict=True)
        if accuracy is not None
    ]


def as_text(review: Review, speaker: Speaker) -> Iterator[str]:
    """The review line by line."""
    for moment in review.moments:
        told = paragraph(moment, speaker)
        yield told.heading
        yield from (f"  {line}" for line in told.lines)
        yield ""
    if not review.moments:
        yield speaker.say("review-nothing")
    yield from accuracies(review, speaker)


def as_markdown(review: Review, speaker: Speaker, picture: Callable[[int, str], str]) -> str:
    """The review as a page. `picture` keeps the SVG of a moment and tells where."""
    parts = [f"# {speaker.say('review-title')}"]
    for place, moment in enumerate(review.moments, 1):
        told = paragraph(moment, speaker)
        where = picture(place, drawing(moment))
        parts += [f"## {told.heading}", f"![{told.lines[0]}]({where})", "\n".join(f"- {line}" for line in told.lines)]
    if not review.moments:
        parts.append(speaker.say("review-nothing"))
    parts.append("\n".join(f"- {line}" for line in accuracies(review, speaker)))
    return "\n\n".join(parts) + "\n"


def drawing(moment: Moment) -> str:
    """The position of a moment, with what should have been played as arrows, or what was found."""
    one = moment.judged
    return svg(one.position, last=one.decision.steps if moment.kind == "find" else one.best)


def as_data(review: Review) -> dict[str, object]:
    """The review for programs: everything but words."""
    return {
        "powers": [card.name for card in review.game.cards],
        "done": review.done,
        "total": review.total,
        "accuracy": [None if accuracy is None else round(accuracy, 1) for accuracy in review.accuracy],
        "turns": [
            {
                "step": one.decision.index,
                "turn": one.decision.turn,
                "seat": one.decision.seat,
                "before": round(one.before, 4),
                "after": round(one.after, 4),
                "win_in": one.win_in,
            }
            for one in review.judged
        ],
        "moments": [_moment_data(moment) for moment in review.moments],
    }


def _moment_data(moment: Moment) -> dict[str, object]:
    one = moment.judged
    return {
        "kind": moment.kind,
        "step": one.decision.index,
        "turn": one.decision.turn,
        "seat": one.decision.seat,
        "position": write_position(one.position),
        "played": turn_text(one.position, one.decision.steps),
        "better": turn_text(one.position, one.best),
        "before": round(one.before, 4),
        "after": round(one.after, 4),
        "claims": [_claim_data(claim) for claim in moment.claims],
        "reasons": [_claim_data(claim) for claim in moment.reasons],
    }


def _claim_data(claim: Claim) -> dict[str, object]:
    return {"claim": claim.name, **claim.args}
