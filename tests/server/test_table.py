"""Tables: who may do what, when; and a table is what its log says."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from santorini.locales.refusals import answered
from santorini.powers.catalog import power
from santorini.server.refusals import Duplicate, Refused
from santorini.server.store import log
from santorini.server.tables import absence, automatic, drafting, news, rematch, seating, takeback
from santorini.server.tables.actions import act
from santorini.server.tables.clocks import Clocks
from santorini.server.tables.steps import decide
from santorini.server.tables.table import Damaged, Table
from santorini.server.wire import schema
from testkit.playing import effort, numbers_of

GROUPS: list[Any] = ["simple", "advanced", "golden fleece", "hero"]
SETUP = ("@b2", "@d4", "@b4", "@d2")


class Sitting:
    """A table with guests `g0`, `g1`, ... at the seats that are not the computer's, and a clock that ticks."""

    def __init__(self, **agreed: Any) -> None:
        players = agreed.get("players", 2)
        options = schema.Options(**{"seats": ["open"] * players, "first": 0, **agreed})
        self.table = Table.create("naxos", options, owner="g0")
        self.rng = random.Random(4)
        self.now = 0
        self.lines: list[log.AnyLine] = []
        for seat, wanted in enumerate(options.seats):
            if wanted != "computer":
                self.lines += seating.sit(self.table, seat, f"g{seat}", f"Guest {seat}", f"key{seat}", self.now)
        self.proceed()

    def proceed(self) -> None:
        while new := automatic.flag(self.table, self.now) or automatic.proceed(self.table, self.now, self.rng):
            self.lines += new

    def act(self, guest: str, action: schema.Action) -> list[log.AnyLine]:
        self.now += 1000
        new = act(self.table, guest, action, self.now)
        self.lines += new
        self.proceed()
        return new

    def steps(self, *texts: str) -> Sitting:
        """Take steps, each by the guest whose turn it is."""
        game = self.table.game
        assert game is not None
        for text in texts:
            legal = {game.write_step(step): step for step in game.legal_steps()}
            action = schema.Step(id=f"step{self.table.version}", version=self.table.version, step=int(legal[text]))
            self.act(f"g{game.decider}", action)
        return self

    def refused(self, guest: str, action: schema.Action) -> str:
        before = msgspec.json.encode(news.table_frame(self.table, "", None, 0, self.now))
        with pytest.raises(Refused) as caught:
            act(self.table, guest, action, self.now)
        assert msgspec.json.encode(news.table_frame(self.table, "", None, 0, self.now)) == before
        return caught.value.code

    def text(self) -> list[str]:
        assert self.table.game is not None
        return [played.text for played in self.table.game.history]


def test_a_step_is_taken_by_the_guest_whose_turn_it_is() -> None:
    sitting = Sitting().steps(*SETUP)
    version, step = sitting.table.version, schema.Step
    assert sitting.refused("g1", step("a", version=version, step=0)) == "not-your-turn"
    assert sitting.refused("stranger", step("a", version=version, step=0)) == "not-seated"
    assert sitting.refused("g0", step("a", version=version - 1, step=0)) == "stale"
    assert sitting.refused("g0", step("a", version=version, step=6 << 5 | 24)) == "not-neighboring"


def test_chat_does_not_make_a_step_stale() -> None:
    sitting = Sitting().steps(*SETUP)
    version = sitting.table.version
    sitting.act("g1", schema.Say("hello", phrase="hello"))
    sitting.act("g0", schema.Step("a", version=version, step=6 << 5 | 12))
    assert sitting.text()[-1] == "b2-c3"


def test_a_repeated_message_is_recognised() -> None:
    sitting = Sitting()
    sitting.act("g1", schema.Say("once", phrase="hello"))
    with pytest.raises(Duplicate):
        act(sitting.table, "g1", schema.Say("once", phrase="hello"), 0)
    again = Table.restore("naxos", sitting.table.options, "g0", sitting.lines)
    with pytest.raises(Duplicate):
        act(again, "g1", schema.Say("once", phrase="hello"), 0)


def test_steps_of_the_turn_can_be_taken_back_until_it_is_over() -> None:
    sitting = Sitting(deal="chosen", powers=numbers_of("Demeter", "Mortal"))
    sitting.steps(*SETUP, "b2-c3", "+c4")  # she may build again
    table = sitting.table
    assert takeback.undoable(table, 0) == 2
    sitting.act("g0", schema.Undo("a", version=table.version))
    assert sitting.text()[-1] == "b2-c3"
    sitting.act("g0", schema.Undo("b", version=table.version, whole=True))
    assert len(sitting.text()) == 4
    sitting.steps("b2-c3", "+c4", ".")
    assert sitting.refused("g0", schema.Undo("c", version=table.version)) == "not-your-turn"


def test_a_step_that_may_have_told_a_secret_cannot_be_taken_back() -> None:
    sitting = Sitting(deal="chosen", powers=numbers_of("Demeter", "Tartarus"))
    sitting.steps(*SETUP, "?e5", "d2-c3")
    assert takeback.undoable(sitting.table, 0) == 0
    assert sitting.refused("g0", schema.Undo("a", version=sitting.table.version)) == "no-undo"
    assert sitting.refused("g0", schema.Ask("b")) == "secret-on-table"


def test_a_step_that_gaea_has_replied_to_cannot_be_taken_back() -> None:
    sitting = Sitting(position="00000/00030/00000/00000/00000 A:a1,e1 X:b2,a5 2 Gaea,Demeter")
    sitting.steps("b2-c3", "+d4")
    assert sitting.table.decider == 0
    assert sitting.refused("g1", schema.Undo("a", version=sitting.table.version)) == "not-your-turn"
    sitting.steps("@d5")
    assert sitting.table.decider == 1  # Demeter may build again
    assert sitting.refused("g1", schema.Undo("b", version=sitting.table.version)) == "no-undo"
    assert sitting.refused("g1", schema.Undo("c", version=sitting.table.version, whole=True)) == "no-undo"
    sitting.steps("+b3")
    assert sitting.table.decider == 0


def test_a_whole_turn_is_taken_back_when_the_others_agree() -> None:
    sitting = Sitting().steps(*SETUP, "b2-c3", "+b2", "b4-b3")
    sitting.act("g0", schema.Ask("ask"))
    assert sitting.table.asking == 0
    assert sitting.refused("g0", schema.Answer("self", yes=True)) == "nothing-asked"
    sitting.act("g1", schema.Answer("no", yes=False))
    assert sitting.table.asking is None
    sitting.act("g0", schema.Ask("again"))
    sitting.act("g1", schema.Answer("yes", yes=True))
    assert sitting.text() == [*SETUP]
    assert sitting.table.asking is None


def test_a_turn_that_has_only_just_ended_is_taken_back_without_asking() -> None:
    sitting = Sitting(clock=schema.Clock("game", seconds=60)).steps(*SETUP, "b2-c3", "+b2")
    sitting.now += takeback.QUICK
    [asked, undone] = sitting.act("g0", schema.Ask("slip", quick=True))
    assert isinstance(asked, log.Asked)
    assert isinstance(undone, log.Undone)
    assert (sitting.text(), sitting.table.asking) == ([*SETUP], None)
    clock = news.info(sitting.table, sitting.now).clock
    assert clock is not None
    assert clock.left == [60_000 - 4_000 - takeback.QUICK - 1_000, 58_000]  # whoever hesitated has paid for it
    restored = Table.restore("naxos", sitting.table.options, "g0", sitting.lines)
    assert news.info(restored, sitting.now) == news.info(sitting.table, sitting.now)


@pytest.mark.parametrize("since", ["a second slip", "a reply", "a reply taken back", "too long ago", "not asked for"])
def test_otherwise_the_others_are_asked(since: str) -> None:
    sitting = Sitting().steps(*SETUP, "b2-c3", "+b2")
    if since == "a second slip":
        sitting.act("g0", schema.Ask("slip", quick=True))
        sitting.steps("b2-c3", "+c2")
    elif since.startswith("a reply"):
        sitting.steps("b4-b3")
        if since.endswith("back"):
            sitting.act("g1", schema.Undo("oops", version=sitting.table.version))
    elif since == "too long ago":
        sitting.now += takeback.QUICK + takeback.LATENCY
    before = sitting.text()
    sitting.act("g0", schema.Ask("please", quick=since != "not asked for"))
    assert (sitting.text(), sitting.table.asking) == (before, 0)


def test_a_turn_played_again_gets_no_new_time() -> None:
    sitting = Sitting(clock=schema.Clock("turn", seconds=30)).steps(*SETUP, "b2-c3")
    sitting.now += 20_000
    sitting.steps("+b2")
    sitting.act("g0", schema.Ask("slip", quick=True))
    assert news.info(sitting.table, sitting.now).clock == schema.ClockInfo([7_000, 30_000], 0)


def test_who_leaves_has_no_say_in_a_take_back() -> None:
    sitting = Sitting().steps(*SETUP, "b2-c3", "+b2")
    sitting.act("g0", schema.Ask("ask"))
    seating.leave(sitting.table, 1, "g1", sitting.now)
    assert sitting.text() == [*SETUP]
    sitting.steps("b2-c3", "+b2")
    sitting.act("g0", schema.Ask("again"))
    assert sitting.text() == [*SETUP]
    seating.sit(sitting.table, 1, "g1", "Guest 1", "", sitting.now)
    sitting.steps("b2-c3", "+b2")
    sitting.act("g0", schema.Ask("once more"))
    seating.leave(sitting.table, 0, "g0", sitting.now)
    assert sitting.table.asking is None
    assert len(sitting.text()) == 6


def test_a_log_has_an_end_but_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting().steps(*SETUP, "b2-c3")
    table = sitting.table
    seating.leave(table, 1, "g1", sitting.now)
    monkeypatch.setattr("santorini.server.tables.table.LONGEST", table.version)
    for action in (schema.Say("a", phrase="hello"), schema.Ask("b"), schema.Undo("c", version=table.version)):
        assert sitting.refused("g0", action) == "enough-said"
    with pytest.raises(Refused, match="enough-said"):
        seating.sit(table, 1, "g1", "Guest 1", "key1", sitting.now)
    with pytest.raises(Refused, match="enough-said"):
        seating.claim(table, 0, "phone", "Guest 0", "key0", sitting.now)
    with pytest.raises(Refused, match="enough-said"):
        seating.leave(table, 0, "g0", sitting.now)
    sitting.steps("+b2")
    sitting.act("g0", schema.Resign("d", seat=0))
    assert table.status == "over"
    assert sitting.refused("g0", schema.Again("e", rematch="same")) == "enough-said"


def test_the_computer_always_agrees_to_a_take_back() -> None:
    sitting = Sitting(seats=["open", "computer"])
    table = sitting.table
    while table.game is not None and table.game.turn < 3:
        seat, steps = table.thinker(), table.game.legal_steps()
        if seat is None:
            sitting.act("g0", schema.Step(str(table.version), version=table.version, step=int(steps[0])))
        else:
            sitting.lines += decide(table, seat, int(steps[0]), table.version, sitting.now)
    sitting.act("g0", schema.Ask("ask"))
    assert table.game is not None
    assert table.game.turn == 1
    assert len(table.game.history) == 4


def test_the_challenger_offers_the_others_pick_and_the_challenger_names_the_first_player() -> None:
    sitting = Sitting(players=3, deal="challenger", first=2)
    table = sitting.table
    assert table.status == "drafting"
    assert sitting.refused("g0", schema.Offer("a", powers=numbers_of("Apollo", "Artemis", "Athena"))) == "not-your-turn"
    assert sitting.refused("g2", schema.Offer("b", powers=numbers_of("Apollo", "Apollo", "Athena"))) == "bad-choice"
    sitting.act("g2", schema.Offer("c", powers=numbers_of("Apollo", "Artemis", "Athena")))
    assert sitting.refused("g1", schema.Pick("d", power=power("Apollo").number)) == "not-your-turn"
    sitting.act("g0", schema.Pick("e", power=power("Artemis").number))
    sitting.act("g1", schema.Pick("f", power=power("Athena").number))
    assert sitting.refused("g0", schema.First("g", seat=0)) == "not-your-turn"
    sitting.act("g2", schema.First("h", seat=1))
    assert table.game is not None
    assert [card.number for card in table.game.cards] == [2, 3, 1]
    assert table.game.first == 1


def test_in_a_draft_random_cards_are_laid_out() -> None:
    sitting = Sitting(deal="draft", groups=["hero"], first=1)
    table = sitting.table
    assert table.draft is not None
    assert {card.group for card in table.draft.offered} == {"hero"}
    sitting.act("g0", schema.Pick("a", power=table.draft.offered[1].number))
    sitting.act("g1", schema.First("b", seat=0))
    assert table.status == "playing"


@pytest.mark.parametrize(
    ("wish", "powers"),
    [("same", numbers_of("Minotaur", "Apollo")), ("swapped", numbers_of("Apollo", "Minotaur"))],
    ids=["same powers", "swapped powers"],
)
def test_a_rematch_needs_everybody(wish: schema.Rematch, powers: list[int]) -> None:
    sitting = Sitting(deal="chosen", powers=numbers_of("Minotaur", "Apollo"))
    assert sitting.refused("g0", schema.Again("early", rematch=wish)) == "not-over"
    sitting.act("g0", schema.Resign("resign", seat=0))
    sitting.act("g0", schema.Again("wish", rematch=wish))
    assert rematch.agreed(sitting.table) is None
    sitting.act("g1", schema.Again("me too", rematch="same"))
    agreed = rematch.agreed(sitting.table)
    assert agreed is not None
    assert (agreed.deal, agreed.powers, agreed.first) == ("chosen", powers, 1)


def test_a_rematch_of_a_game_from_a_position_needs_no_leave_for_its_powers() -> None:
    sitting = Sitting(position="00000/00000/00000/00000/00000 A:b2,d4 X:a1,e5 1 Hades,Pan")  # a forbidden pair
    sitting.act("g0", schema.Resign("resign", seat=0))
    for guest in ("g0", "g1"):
        sitting.act(guest, schema.Again("wish", rematch="same"))
    agreed = rematch.agreed(sitting.table)
    assert agreed is not None
    assert Table.create("delos", agreed, owner="g0").options.powers == numbers_of("Hades", "Pan")


def test_a_rematch_that_cannot_be_dealt_is_refused() -> None:
    sitting = Sitting(deal="chosen", powers=numbers_of("Apollo", "Minotaur"), groups=[])
    sitting.act("g0", schema.Resign("resign", seat=0))
    assert sitting.refused("g0", schema.Again("wish", rematch="draft")) == "bad-options"


def test_whoever_runs_out_of_time_has_lost() -> None:
    sitting = Sitting(clock=schema.Clock("turn", seconds=30)).steps(*SETUP)
    deadline = sitting.table.deadline()
    assert deadline == sitting.now + 30_000
    assert automatic.flag(sitting.table, deadline - 1) == []
    assert automatic.proceed(sitting.table, deadline, sitting.rng) == []  # not before it is sure that steps can be kept
    assert automatic.flag(sitting.table, deadline)
    result = news.view(sitting.table, None).result
    assert result == schema.Result([1], "time")


def test_three_players_cannot_go_on_when_one_is_late_in_the_setup() -> None:
    sitting = Sitting(
        players=3,
        deal="chosen",
        powers=numbers_of("Apollo", "Artemis", "Athena"),
        clock=schema.Clock("turn", seconds=30),
    )
    automatic.flag(sitting.table, 30_000)
    assert sitting.table.status == "over"
    assert news.view(sitting.table, 0).result == schema.Result([], "abandoned")


def test_a_step_after_the_time_is_over_does_not_count() -> None:
    sitting = Sitting(clock=schema.Clock("turn", seconds=30)).steps(*SETUP)
    sitting.now += 30_000
    assert sitting.refused("g0", schema.Step("late", version=sitting.table.version, step=6 << 5 | 12)) == "stale"


def test_whose_turn_it_was_gets_the_increment_once() -> None:
    sitting = Sitting(clock=schema.Clock("game", seconds=60, increment=10)).steps(*SETUP, "b2-c3", "+b2")
    spent = 4_000  # two workers placed, a move, a build
    assert news.info(sitting.table, sitting.now).clock == schema.ClockInfo([60_000 - spent + 10_000, 58_000], 1)
    sitting.act("g0", schema.Ask("ask"))
    sitting.act("g1", schema.Answer("yes", yes=True))
    sitting.steps("b2-c3", "+b2")
    told = news.info(sitting.table, sitting.now).clock
    assert told == schema.ClockInfo([60_000 - spent - 2_000 + 10_000, 58_000 - 2_000], 1)


def test_a_turn_has_its_time_once_though_others_answer_in_it() -> None:
    clocks = Clocks(schema.Clock("turn", seconds=30), 2)
    clocks.run(0, turn=1, mover=0, now=0)
    clocks.run(1, turn=1, mover=0, now=20_000)  # Gaea's answer
    clocks.run(0, turn=1, mover=0, now=25_000)
    assert clocks.info(25_000) == schema.ClockInfo([10_000, 25_000], 0)
    clocks.run(1, turn=2, mover=1, now=26_000)
    assert clocks.info(26_000) == schema.ClockInfo([9_000, 30_000], 1)


def test_clocks_do_not_count_the_time_the_server_was_down() -> None:
    sitting = Sitting(clock=schema.Clock("game", seconds=60)).steps(*SETUP)
    deadline = sitting.table.deadline()
    assert deadline is not None
    automatic.pause(sitting.table, 5000, sitting.now)
    assert sitting.table.deadline() == deadline + 5000


def test_others_may_go_on_without_a_player_who_is_gone() -> None:
    sitting = Sitting(clock=schema.Clock("game", seconds=600)).steps(*SETUP)
    table, left = sitting.table, sitting.now
    absence.note_presence(table, {"g0"}, 0, left)
    assert sitting.refused("g0", schema.Dismiss("a", seat=1)) == "not-absent"
    sitting.now = left + 60_000
    sitting.act("g0", schema.Replace("b", seat=1))
    assert table.seats[1].player == "computer"


@pytest.mark.parametrize(
    ("clock", "patience"), [(schema.Clock(), 300_000), (schema.Clock("days", seconds=86_400), 86_400_000)]
)
def test_others_may_go_on_without_a_player_who_leaves_the_draft(clock: schema.Clock, patience: int) -> None:
    sitting = Sitting(deal="challenger", clock=clock)
    absence.note_presence(sitting.table, {"g1"}, 0, sitting.now)
    assert sitting.refused("g1", schema.Replace("early", seat=0)) == "not-absent"
    sitting.now += patience
    assert sitting.refused("g1", schema.Dismiss("a", seat=0)) == "not-playing"
    sitting.act("g1", schema.Replace("b", seat=0))
    assert drafting.due(sitting.table) == ("pick", 1)  # the computer has offered two powers


def test_the_computer_takes_a_seat_that_nobody_wants() -> None:
    table = Table.create("naxos", schema.Options(seats=["open", "open"]), owner="g0")
    seating.sit(table, 0, "g0", "Ann", "", 0)
    act(table, "g0", schema.Replace("a", seat=1), 0)
    assert automatic.proceed(table, 0, random.Random(0))
    assert table.status == "playing"


def test_whoever_calls_the_computer_says_how_strong_it_plays() -> None:
    table = Table.create("naxos", schema.Options(seats=["open", "open"]), owner="g0")
    seating.sit(table, 0, "g0", "Ann", "", 0)
    with pytest.raises(Refused, match="bad-choice"):
        act(table, "g0", schema.Replace("a", seat=1, level=11), 0)
    act(table, "g0", schema.Replace("b", seat=1, level=9), 0)
    assert [seat.level for seat in news.info(table, 0).seats] == [None, 9]


def test_a_log_from_before_there_were_levels_seats_the_standard_one() -> None:
    line = log.read_line(b'{"kind":"sat","at":1,"seat":1,"computer":true}')
    table = Table.restore("naxos", schema.Options(seats=["open", "computer"]), "g0", [line])
    assert news.info(table, 0).seats[1].level == 5


def test_a_seat_is_claimed_from_another_browser_with_its_key_only() -> None:
    table = Sitting().table
    with pytest.raises(Refused, match="wrong-key"):
        seating.claim(table, 1, "thief", "Thief", "guess", 0)
    assert seating.claim(table, 1, "g1", "Guest 1", "key1", 0) == []
    seating.claim(table, 1, "phone", "Guest 1", "key1", 0)
    assert table.seats_of("phone") == [1]
    assert table.seats_of("g1") == []


def test_a_seat_that_was_left_can_be_taken_by_somebody_else() -> None:
    sitting = Sitting().steps(*SETUP)
    seating.leave(sitting.table, 1, "g1", 0)
    with pytest.raises(Refused, match="seat-taken") as refused:
        seating.sit(sitting.table, 0, "new", "New", "", 0)
    assert refused.value.details == {"seat": 1}  # as people count
    seating.sit(sitting.table, 1, "new", "New", "", 0)
    assert sitting.table.seats_of("new") == [1]


def test_who_has_sat_in_a_game_with_secrets_gets_no_other_seat_of_it() -> None:
    sitting = Sitting(deal="chosen", powers=numbers_of("Demeter", "Tartarus")).steps(*SETUP, "?e5")
    table = sitting.table
    seating.leave(table, 1, "g1", 0)
    with pytest.raises(Refused, match="seat-secret"):
        seating.sit(table, 1, "g0", "Guest 0", "", 0)
    seating.leave(table, 0, "g0", 0)
    with pytest.raises(Refused, match="seat-secret"):  # not by standing up before
        seating.sit(table, 1, "g0", "Guest 0", "", 0)
    seating.sit(table, 0, "g0", "Guest 0", "", 0)  # one's own is another matter
    seating.sit(table, 1, "new", "New", "", 0)
    assert (table.seats_of("g0"), table.seats_of("new")) == ([0], [1])


@pytest.mark.parametrize(
    ("agreed", "told"),
    [
        ({"seats": ["open"]}, "seats"),
        (
            {"deal": "chosen", "powers": numbers_of("Apollo", "Artemis", "Athena")},
            "2 players need as many powers, not 3",
        ),
        (
            {"players": 3, "seats": ["open"] * 3, "deal": "chosen", "powers": numbers_of("Apollo", "Artemis")},
            "need as many powers, not 2",
        ),
        ({"deal": "chosen"}, "need as many powers, not 0"),
        ({"seats": ["computer", "computer"]}, "person"),
        ({"deal": "chosen", "powers": numbers_of("Pan", "Hades")}, "advises against"),
        ({"players": 3, "seats": ["open"] * 3}, "everybody needs a god"),
        ({"players": 4, "seats": ["open"] * 4, "deal": "random", "groups": ["hero"]}, "no legal selection"),
        ({"fleece": power("Athena").number}, "Athena cannot be the power of the Golden Fleece"),
        ({"levels": [5, 0]}, "There is no level 0; the computer plays at levels 1 to 10"),
        ({"levels": [11]}, "There is no level 11"),
        ({"levels": [1, 2, 3]}, "3 levels are too many for 2 seats"),
        ({"clock": schema.Clock("turn")}, "clock"),
        ({"position": "nonsense"}, "a position needs"),
        ({"position": "00000/00000/00000/00000/00000 A:b2,d4 X:a1,e5 1 Mortal,Tartarus"}, "does not show"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(agreed: dict[str, Any], told: str) -> None:
    with pytest.raises(Refused) as caught:
        Table.create("naxos", schema.Options(**agreed), owner="g0")
    assert told in answered(caught.value.code, caught.value.details, "en")


def test_a_game_goes_on_from_a_position() -> None:
    sitting = Sitting(position="00000/00000/00300/00020/00000 A:d2,d4 X:a1,e5 1 Mortal,Pan")
    sitting.steps("d2-c3")
    assert news.view(sitting.table, None).result == schema.Result([0], "climb")


def test_a_table_is_what_its_log_says() -> None:
    rng = random.Random(11)
    for _ in range(effort(12, 1)):
        players = rng.choice((2, 3, 4))
        sitting = Sitting(players=players, deal="random", groups=GROUPS, first=None)
        table = sitting.table
        while table.status == "playing" and table.version < 150:
            game = table.game
            assert game is not None
            undo = takeback.undoable(table, game.decider) and rng.random() < 0.1
            step = int(rng.choice(game.legal_steps()))
            version, number = table.version, str(table.version)
            wanted = schema.Undo(number, version=version) if undo else schema.Step(number, version=version, step=step)
            sitting.act(f"g{game.decider}", wanted)
        kept = [log.read_line(log.write_line(line)) for line in sitting.lines]
        again = Table.restore(table.id, table.options, table.owner, kept)
        for eyes in (*range(players), None):
            frames = [news.table_frame(one, "g0", eyes, 0, sitting.now) for one in (table, again)]
            assert msgspec.json.encode(frames[0]) == msgspec.json.encode(frames[1])


def test_a_log_that_does_not_replay_is_not_trusted() -> None:
    sitting = Sitting().steps(*SETUP)
    *before, last = sitting.lines
    assert isinstance(last, log.Stepped)
    last.events = (0,)
    with pytest.raises(Damaged, match="line 6"):
        Table.restore("naxos", sitting.table.options, "g0", [*before, last])
