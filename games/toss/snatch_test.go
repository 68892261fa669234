package toss

import (
	"testing"

	"runehall/games"
)

func TestTOS7_AllThrowAtOnce(t *testing.T) {
	g := newGame(games.Setup{Seats: 3, Seed: 4, Starts: []games.Seat{1},
		Options: map[string]string{OptionWay: "calm"}}, nil)
	tb := &table{Game: g, t: t}
	tb.Listen(&tb.events)
	tb.wantPhase(ThrowPhase, 0, 1, 2)
	tb.refused("0 pass", refuseThrowFirst)
	tb.refused("0 flick 0 0 3600 0", refuseNoContest)
	tb.play("2 throw 0 0 7000 0 3")
	tb.wantPhase(ThrowPhase, 0, 1)
	tb.refused("2 throw 0 0 7000 0 3", refuseThrown)
	wantEqual(t, "nothing lies there yet", tb.lying, 1)
	tb.play("0 throw 0 0 7000 0 3", "1 throw 0 0 7000 0 3")
	thrown := told[RunesThrown](tb)
	if len(thrown) != 1 || len(thrown[0].Launches) != 13 || len(thrown[0].Rest) != 13 {
		t.Fatalf("told %+v", thrown)
	}
	faces := map[bool]int{}
	for i, l := range thrown[0].Launches[1:] {
		wantEqual(t, "seat", l.Seat, tb.inTurn(games.Seat(i/4)))
		faces[l.Up]++
	}
	tb.refused("0 throw 0 0 7000 0 3", refuseNoThrow)
	if faces[true] == 0 || faces[false] == 0 {
		t.Errorf("faces %v", faces)
	}
}

func TestTOS8_WhatCanBeSnatched(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").lay("w0a w0b b0b g0a -g0b -g1a").fall()
	tb.allowed("0 claims 1 0:w0a", "0 claims 1 0:b0b", "1 claims 1 1:b0b", "0 claims 1 0:g0a")
	tb.refused("0 claims 1 0:g0b", refuseFaceDown)
	tb.refused("0 claims 1 0:g5b", refuseFaceDown)
	tb.refused("0 claims 1 0:b0a", refuseBalance)
	tb.refused("0 claims 1 0:b1a", refuseBalance)
	tb.refused("0 claims 1 0:48", refuseDestiny)
	wantEqual(t, "visible", view(tb.Game, 0).Visible(), []int{0, 16})
	tb.play("0 claims 1 0:g0a 1:w0a")
	tb.wantLoot(0, "g0a")
	tb.wantLoot(1, "w0a")
}

func TestTOS9_TheOwnTwin(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").has(0, "w1a w1b").lay("b0b b1b w0a w0b").fall().play("0 claims 1 0:b0b")
	tb.wantLoot(0, "w1a w1b b0b b0a")
	tb.wantOwn("- b1a")
	tb.refused("1 claims 2 1:b0a", refuseBalance) // it was a Balance rune at the throw
	wantEqual(t, "snatched off the table", position(view(tb.Game, games.All)).(Position).Seats[0].Taken, runes("b0b"))
	// The twin of another seat's Balance rune is set apart, and in no loot yet.
	tb.play("0 claims 2 0:b1b")
	tb.wantLoot(0, "w1a w1b b0b b0a")
	wantEqual(t, "apart", view(tb.Game, 1).Apart(0), []Rune{rune_("b1b")})
	wantEqual(t, "thefts", view(tb.Game, 1).Thefts(),
		[]Theft{{Thief: 0, Victim: 1, Twin: rune_("b1b"), Balance: rune_("b1a")}})
	// A seat without a Balance rune cannot be robbed, and its loot stays.
	tb.play("1 claims 3 0:w0b 1:w0a")
	tb.wantLoot(0, "w1a w1b b0b b0a b1b b1a")
	tb.wantLoot(1, "")
}

func TestTOS9_WithoutABalanceRuneNobodyIsRobbed(t *testing.T) {
	tb := snatch(t, 3).own("b0a b1a w7a").has(0, "b2a b2b").lay("b0b b1b").fall()
	tb.play("0 claims 1 0:b0b", "2 claims 2 2:b1b")
	tb.wantLoot(0, "b2a b2b b0b b0a") // black, but seat 0 is not robbed
	tb.wantLoot(2, "b1b b1a")
}

func TestTOS10_TheSnatchEnds(t *testing.T) {
	// It ends right after the throw if there is no visible pair.
	tb := snatch(t, 2).own("b0a b1a").lay("w0a w1a -w0b").fall()
	tb.wantPhase(ThrowPhase, 0, 1)
	wantEqual(t, "why", told[SnatchEnded](tb)[0].Why, NoPairs)
	// It ends when the last visible pair is gone. A rune whose partner was snatched still counts.
	tb = snatch(t, 2).own("b0a b1a").lay("w0a w0b w1a").fall().play("0 claims 5 0:w0a")
	tb.wantPhase(SnatchPhase, 0, 1)
	tb.play("0 claims 6 0:w0b")
	tb.wantPhase(ThrowPhase, 0, 1)
	wantEqual(t, "why", told[SnatchEnded](tb)[0].Why, NoPairs)
	// It ends when all are done. A seat that is done snatches no more.
	tb = snatch(t, 2).own("b0a b1a").lay("w0a w0b w1a").fall().play("0 done")
	tb.wantPhase(SnatchPhase, 1)
	tb.refused("0 claims 7 0:w0a", refuseSaidDone)
	tb.refused("0 done", refuseSaidDone)
	tb.refused("1 claims 7 0:w0a 1:w0b", refuseSaidDone)
	tb.play("1 done")
	tb.wantPhase(ThrowPhase, 0, 1)
	wantEqual(t, "why", told[SnatchEnded](tb)[0].Why, AllDone)
	wantEqual(t, "what nobody saw stays", names(tb.up.list()), "w0a w0b w1a")
}

func TestTOS10_TheTimeRunsOut(t *testing.T) {
	tb := sit(t, 2, "time=15").own("b0a b1a").lay("w0a w0b w1a w1b w2a w2b").fall().play("0 claims 899 0:w0a")
	tb.refused("0 claims 901 0:w0b", refuseTimeOver)
	wantEqual(t, "limit", tb.limit, 900)
	// What is touched in the last tick counts.
	tb.play("0 claims 900 0:w0b 1:w1a")
	wantEqual(t, "why", told[SnatchEnded](tb)[0].Why, TimeOver)
	tb.wantPhase(ThrowPhase, 0, 1)
	tb.wantLoot(0, "w0a w0b")
	wantEqual(t, "snatched", len(told[Snatched](tb)), 2)
	tb = sit(t, 2, "time=15").own("b0a b1a").lay("w0a w0b").fall().play("1 time")
	tb.wantPhase(ThrowPhase, 0, 1)
	tb = snatch(t, 2).own("b0a b1a").lay("w0a w0b").fall()
	tb.refused("1 time", refuseNoLimit)
	tb = sit(t, 2, "time=15", "way=calm").own("b0a b1a").lay("w0a w0b").fall()
	tb.refused("0 time", refuseByTurns)
	_, timed := view(tb.Game, 0).Limit()
	wantEqual(t, "calm has no time", timed, false)
}

func TestTOS40_OneTick(t *testing.T) {
	tb := snatch(t, 3).own("b0a b1a b2a").lay("w0a w0b w1a w1b g0a g0b").fall()
	tb.first = 1
	// A tie with equally many runes goes to the earlier one in turn order: 1 before 2 before 0.
	tb.play("0 claims 10 0:w0a 1:w0a 2:w0a")
	tb.wantLoot(1, "w0a")
	wantEqual(t, "missed", told[ClaimMissed](tb), []ClaimMissed{{2, rune_("w0a"), 10}, {0, rune_("w0a"), 10}})
	// Then the seat with fewer gets it: 2 and 0 have none.
	tb.play("0 claims 11 0:w0b 1:w0b")
	tb.wantLoot(0, "w0b")
	// What counts is what they had before the tick, not what they get in it.
	tb.play("2 claims 12 0:w1a 1:w1a 2:w1a")
	tb.wantLoot(2, "w1a")
	// A seat that comes too late gets nothing, but is not refused.
	tb.play("0 claims 13 0:w1a")
	wantEqual(t, "missed", told[ClaimMissed](tb), []ClaimMissed{{0, rune_("w1a"), 13}})
	tb.refused("0 claims 13 0:g0a", refuseTickPast)
	tb.refused("0 claims 12 0:g0a", refuseTickPast)
	tb.refused("0 claims 14 1:g0a", refuseOwnClaim)
	tb.refused("0 take w0a", refuseNotByTurns)
	tb.refused("0 pass", refuseNotByTurns)
}

// Only runes snatched off the table count in a tie, not a Balance rune that came along.
func TestTOS40_BalanceRunesDoNotCountInTies(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").lay("b0b w0a w0b w1a").fall().play("0 claims 1 0:b0b", "1 claims 2 1:w1a")
	wantEqual(t, "got", []int{view(tb.Game, 0).Got(0), view(tb.Game, 0).Got(1)}, []int{1, 1})
	tb.play("0 claims 3 0:w0a 1:w0a")
	tb.wantLoot(0, "b0b b0a w0a")
}

// Only this round counts in ties, and each snatch begins with a new clock.
func TestTOS40_EachRoundCountsAnew(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").lay("w0a w0b")
	// As if left over from the last round.
	tb.got, tb.done, tb.clock, tb.reached = [5]uint8{2, 1}, [5]bool{true, true}, 500, [5]int32{500, 400}
	tb.fall()
	wantEqual(t, "begins anew", []any{view(tb.Game, 0).Got(0), view(tb.Game, 0).Reached(1), view(tb.Game, 0).Clock()},
		[]any{0, 0, 0})
	tb.wantPhase(SnatchPhase, 0, 1)
	tb.play("0 claims 1 0:w0a 1:w0a")
	tb.wantLoot(0, "w0a")
}

func TestTOS40_ComputerPlayersReactInHumanTimes(t *testing.T) {
	skill := games.Skill{Reaction: 30, Wavering: 60, Grasp: 20, Attention: 100}
	for nature := range uint64(200) {
		tb := snatch(t, 2).own("b0a b1a").lay("w0a w0b b1b w1a").fall()
		last := int32(0)
		for tb.phase == SnatchPhase {
			m, ok := tb.deed(0, skill, nature)
			again, _ := tb.deed(0, skill, nature)
			if !ok || m != again || m.Kind != Claims || m.Tick < 30+10 || m.Tick < last+10 || m.Tick > last+30+60+30 {
				t.Fatalf("nature %d: %+v after %d, again %+v", nature, m, last, again)
			}
			last = m.Tick
			if r := tb.Apply(0, m); r != nil {
				t.Fatal(r)
			}
		}
		tb.wantLoot(1, "")
	}
	// A seat that sees nothing is done; one that confuses runes takes runes that look alike.
	tb := snatch(t, 2).own("b0a b1a").lay("w0a w0b g3a w3a g5a").fall()
	blind, _ := tb.deed(0, games.Skill{Grasp: 1}, 1)
	wantEqual(t, "blind", blind.Kind, Done)
	confused, _ := tb.deed(0, games.Skill{Grasp: 1, Confusion: 100}, 1)
	if r := confused.Claims[0]; r != rune_("g3a") && r != rune_("w3a") {
		t.Errorf("%+v", confused)
	}
}

func TestTOS41_GhostRace(t *testing.T) {
	tb := ghost(t, 3).own("b0a b1a b2a").lay("w0a w0b w1a w1b g0a").fall()
	tb.wantPhase(RunPhase, 0)
	tb.refused("1 claims 5 1:w0a", games.NotActing)
	tb.refused("0 claims 5 0:w0a 1:w0b", refuseOwnRun)
	tb.refused("0 pass", refuseOwnRun)
	tb.play("0 claims 50 0:w0a", "0 claims 60 0:w0b")
	tb.refused("0 claims 60 0:w1a", refuseTickPast)
	tb.refused("0 claims 70 0:w0a", refuseHasIt)
	// Reaching takes nothing off the table before the playback.
	wantEqual(t, "on the table", tb.up.size(), 5)
	tb.play("0 claims 80 0:w1a", "0 claims 90 0:w1b")
	tb.refused("0 claims 100 0:g0a", refuseRunOver)
	wantEqual(t, "what is left to do", tb.AppendMoves(nil, 0), []Move{{Kind: Done}})
	tb.play("0 done")
	tb.wantPhase(RunPhase, 1)
	wantEqual(t, "visible to 1", view(tb.Game, 1).RunVisible(1), []int{16, 17})
	tb.play("1 claims 50 1:w0a", "1 claims 55 1:w0b", "1 claims 56 1:w1a", "1 done")
	// All are played back on one clock: 0 and 1 touch w0a in the same tick, and 0 comes first. After that, 1 has fewer.
	tb.play("2 claims 55 2:w0b", "2 claims 200 2:g0a", "2 done")
	var got []Snatched
	for _, e := range told[Snatched](tb) {
		got = append(got, Snatched{e.Seat, e.Rune, e.Tick, 0})
	}
	wantEqual(t, "snatched", got, []Snatched{
		{0, rune_("w0a"), 50, 0}, {1, rune_("w0b"), 55, 0}, {1, rune_("w1a"), 56, 0}, {0, rune_("w1b"), 90, 0},
		// Every claim is carried out, even after the last pair is gone.
		{2, rune_("g0a"), 200, 0},
	})
	wantEqual(t, "missed", len(told[ClaimMissed](tb)), 4)
	wantEqual(t, "revealed", tb.Revealed(), true)
}

// In the playback, ties count what a seat has got, not what it has reached for.
func TestTOS41_TiesCountWhatWasGot(t *testing.T) {
	tb := ghost(t, 2).own("b0a b1a").lay("w0a w0b w1a w1b").fall()
	tb.play("0 claims 10 0:w0a", "0 claims 40 0:w1a", "0 done")
	tb.play("1 claims 20 1:w0a", "1 claims 40 1:w1a", "1 done")
	wantEqual(t, "snatched", told[Snatched](tb)[1].Seat, 1)
}

// The reason for the end says whether a visible pair is left after the playback.
func TestTOS41_WhyTheSnatchEnded(t *testing.T) {
	tb := ghost(t, 2).own("b0a b1a").lay("w0a w0b w1a w1b").fall()
	tb.play("0 claims 10 0:w0a", "0 claims 40 0:w0b", "0 done", "1 claims 20 1:w1a", "1 claims 40 1:w1b", "1 done")
	wantEqual(t, "why", told[SnatchEnded](tb)[0].Why, NoPairs)
	tb = ghost(t, 2).own("b0a b1a").lay("w0a w0b w1a w1b").fall()
	tb.play("0 claims 10 0:w0a", "0 claims 40 0:w0b", "0 done", "1 done")
	wantEqual(t, "why", told[SnatchEnded](tb)[0].Why, AllDone)
}

func TestTOS41_TheTimeOfAnOwnRun(t *testing.T) {
	tb := sit(t, 2, "way=ghost", "time=15").own("b0a b1a").lay("w0a w0b w1a w1b").fall()
	tb.play("0 claims 900 0:w0a")
	tb.refused("0 claims 901 0:w0b", refuseTimeOver)
	tb.refused("0 time", refuseOwnRun)
	tb.play("0 done")
	tb.wantPhase(RunPhase, 1)
	tb.allowed("1 claims 1 1:w0a", "1 done")
}

func TestTOS41_OwnRunsAreSecret(t *testing.T) {
	tb := ghost(t, 2).own("b0a b1a").lay("w0a w0b w1a w1b").fall().play("0 claims 10 0:w0a")
	wantEqual(t, "own", len(view(tb.Game, 0).Run(0)), 1)
	wantEqual(t, "to the other", len(view(tb.Game, 1).Run(0)), 0)
	wantEqual(t, "to all", len(view(tb.Game, games.Public).Run(0)), 0)
	e := tb.events.List()[0]
	if _, ok := redact(e, 1); ok {
		t.Errorf("seat 1 is told %+v", e)
	}
	if seen, ok := redact(e, 0); !ok || seen != e {
		t.Errorf("seat 0 is told %+v", seen)
	}
	wantEqual(t, "revealed", tb.Revealed(), false)
}

func TestTOS42_Calm(t *testing.T) {
	tb := calm(t, 3).own("b0a b1a b2a").lay("w0a w0b b1b g0a w1a w1b").fall()
	tb.first = 0
	tb.wantPhase(CalmPhase, 0)
	tb.allowed("0 take w0a", "0 take b1a", "0 pass", "0 take w1b")
	tb.refused("0 take g0a", refuseWrongTake)
	tb.refused("0 take g7a", refuseWrongTake)
	tb.refused("0 take b0a", refuseWrongTake)
	tb.refused("0 claims 1 0:w0a", refuseByTurns)
	tb.refused("0 done", refuseByTurns)
	tb.refused("1 take w0a", games.NotActing)
	tb.play("0 take w0a")
	tb.wantLoot(0, "w0a w0b")
	tb.play("1 pass", "2 pass", "0 pass")
	// The snatch ends when all have passed one after another, so the seat that took a pair must pass too.
	tb.wantPhase(ThrowPhase, 0, 1, 2)
	wantEqual(t, "why", told[SnatchEnded](tb)[0].Why, AllDone)
}

func TestTOS42_WhoPassedMayTakeLater(t *testing.T) {
	tb := calm(t, 2).own("b0a b1a").lay("w0a w0b w1a w1b w2a w2b").fall()
	tb.play("0 pass", "1 take w0a", "0 take w1a", "1 pass")
	tb.wantPhase(CalmPhase, 0)
	tb.play("0 take w2a")
	tb.wantPhase(ThrowPhase, 0, 1)
	wantEqual(t, "why", told[SnatchEnded](tb)[0].Why, NoPairs)
	tb.wantLoot(0, "w1a w1b w2a w2b")
}

// The first player begins, whoever that is, and passes of an earlier round do not count.
func TestTOS42_TheFirstPlayerBegins(t *testing.T) {
	tb := calm(t, 3).own("b0a b1a b2a").lay("w0a w0b")
	tb.first, tb.passes = 2, 2
	tb.fall()
	tb.wantPhase(CalmPhase, 2)
	tb.play("2 pass", "0 pass")
	tb.wantPhase(CalmPhase, 1)
	tb.play("1 pass")
	tb.wantPhase(ThrowPhase, 0, 1, 2)
}

func TestTOS41_TheFirstPlayerRunsFirst(t *testing.T) {
	tb := ghost(t, 3).own("b0a b1a b2a").lay("w0a w0b")
	tb.first = 2
	tb.fall()
	wantEqual(t, "told", told[RunBegan](tb), []RunBegan{{2}})
	tb.wantPhase(RunPhase, 2)
	tb.play("2 done")
	tb.wantPhase(RunPhase, 0)
	tb.play("0 done")
	tb.wantPhase(RunPhase, 1)
}

// With a head start for persons, computer players reach later by that time, and random ones never sooner than a person
// could.
func TestTOS40_HeadStart(t *testing.T) {
	fall := func(options ...string) *table {
		return sit(t, 2, options...).own("b0a b1a").lay("w0a w0b w1a w1b").fall()
	}
	skill := games.Skill{Reaction: 20, Wavering: 60, Grasp: 30, Attention: 100}
	for _, way := range []string{"way=snatch", "way=ghost"} {
		for choice, ticks := range leads {
			for nature := range uint64(20) {
				soon, _ := fall(way).deed(0, skill, nature)
				late, ok := fall(way, "lead="+choice).deed(0, skill, nature)
				soon.Tick += ticks
				wantEqual(t, "with a head start", late, soon)
				chance := games.NewChance(nature, 3)
				if m, _ := fall(way, "lead="+choice).sample(0, &chance); !ok || m.Tick <= ticks+TicksPerSecond/3 {
					t.Errorf("%s, %s: a random claim at %d", way, choice, m.Tick)
				}
			}
		}
	}
}

// What all hands decide at one moment becomes one move: a seat that is done comes first, then the earliest tick.
func TestTOS40_DecisionsAreJoined(t *testing.T) {
	tb := sit(t, 3, "time=15").own("b0a b1a b2a").lay("w0a w0b w1a w1b").fall()
	chosen := func(lines ...string) []games.Chosen[Move] {
		var list []games.Chosen[Move]
		for _, line := range lines {
			s, m := tb.parse(line)
			list = append(list, games.Chosen[Move]{Seat: s, Move: m})
		}
		return list
	}
	for _, test := range []struct {
		decisions []string
		want      string
	}{
		{[]string{"0 claims 9 0:w0a", "1 done", "2 claims 4 2:w0b"}, "1 done"},
		{[]string{"0 claims 9 0:w0a", "1 time", "2 claims 4 2:w0b"}, "2 claims 4 2:w0b"},
		{[]string{"0 claims 9 0:w0a", "1 claims 9 1:w0a", "2 claims 10 2:w0b"}, "0 claims 9 0:w0a 1:w0a"},
		{[]string{"0 time", "1 time", "2 time"}, "0 time"},
		{[]string{"0 time", "1 claims 900 1:w0a", "2 time"}, "1 claims 900 1:w0a"},
	} {
		s, m := tb.join(chosen(test.decisions...))
		wantS, wantM := tb.parse(test.want)
		if s != wantS || m != wantM || tb.Check(s, m) != nil {
			t.Errorf("%v: %d %s, %v", test.decisions, s, Def.Moves.Text(m), tb.Check(s, m))
		}
	}
	wantEqual(t, "joint", []bool{tb.joint(), newGame(setupOf(2, 1), nil).joint()}, []bool{true, false})
}
