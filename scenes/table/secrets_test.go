package table

import (
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/internal/workshop/gamestest"
)

// world returns the description of Rituals with the first moves of a match already made, and with everything dealt anew
// that nobody at the table can see.
func world(
	moves []games.Made[ritualMove], seed uint64,
) *games.Def[*ritual.Game, ritual.Move, ritual.Event, ritual.View] {
	return gamestest.Dealt(ritual.Def, moves, games.Public, seed)
}

// midway plays a match between persons until some of them hold rituals and the table waits for a turn.
func midway(t *testing.T, seed uint64, drivers []string) (games.Setup, []games.Made[ritualMove]) {
	t.Helper()
	all := slices.Repeat([]string{"random"}, len(drivers))
	r := newRig(t, "adventurers", seed, all...)
	r.until("rituals are held", func() bool {
		v := r.match.View(games.Public)
		held := 0
		for s := range games.Seat(len(drivers)) {
			if v.RitualCount(s) > 0 {
				held++
			}
		}
		return r.over() || held > 1 && v.Phase() == ritual.TurnPhase
	})
	if r.over() {
		t.Skip("nobody ever held a ritual")
	}
	return r.match.Record().Setup, slices.Clone(r.match.Made())
}

// publicMove returns a move that depends only on what everybody can see.
func publicMove(h *ritualHall) (games.Seat, ritualMove, bool) {
	v := h.table.play.match.View(games.Public)
	seat := h.table.play.must()
	for _, m := range v.AppendMoves(nil, seat) {
		if m.Kind == ritual.Place || m.Kind == ritual.Pass {
			return seat, m, true
		}
	}
	return 0, ritualMove{}, false
}

// TestNothingHiddenShows runs a match twice with the same input, the second time with everything dealt anew that the
// screen may not tell. Everything shown, said, offered and waited for must be the same, tick by tick, until a rule
// reveals a difference or a computer player acts on what only it sees.
func TestNothingHiddenShows(t *testing.T) {
	seeds, least := 6, 200
	if testing.Short() { // under the race detector hints take long, and races are the same in each match
		seeds, least = 3, 30
	}
	for _, drivers := range [][]string{
		{games.Person, games.Person, games.Person},
		{games.Person, "greedy", games.Person},
		{games.Person, games.Person, "greedy", games.Person},
	} {
		same := 0
		for seed := range uint64(seeds) {
			setup, moves := midway(t, 40+seed, drivers)
			same += compareWorlds(t, drivers, newHall(t, world(moves, 0), setup, drivers...),
				newHall(t, world(moves, 77+seed), setup, drivers...))
		}
		if same < least {
			t.Errorf("%v: only %d ticks were compared", drivers, same)
		}
	}
}

func compareWorlds(t *testing.T, drivers []string, a, b *ritualHall) (same int) {
	t.Helper()
	if !reflect.DeepEqual(a.board.view, b.board.view) {
		t.Fatal("the public views differ at the start")
	}
	for n := range 3000 {
		for _, h := range []*ritualHall{a, b} {
			script(h, n)
			h.tick()
		}
		if one, other := a.seen(), b.seen(); one != other {
			permitted(t, drivers, n, a, b, one, other)
			return n
		}
		if a.table.play.over() {
			return n
		}
	}
	return 3000
}

// script does what the persons do in a tick, by what everybody sees.
func script(h *ritualHall, n int) {
	p := h.table.play
	switch {
	case n%200 == 150 && !p.asked.On:
		h.board.want = Want[ritualMove]{Opens: true, Open: p.persons[n/200%len(p.persons)]}
	case n%200 == 190 && h.table.eyes.Seat >= 0:
		h.table.sendAway()
	case n%50 == 20:
		if h.table.canHint() {
			h.table.askHint()
		}
	case h.table.asking && n%10 == 0:
		p.asked.Choose(games.Nobody)
	case len(h.board.state.Movers) > 0 && n%40 == 30:
		if seat, m, ok := publicMove(h); ok && p.open(seat) {
			h.board.want = Want[ritualMove]{Made: true, Seat: seat, Move: m}
		}
	}
}

// permitted fails unless the rules allow the two worlds to differ.
func permitted(t *testing.T, drivers []string, n int, a, b *ritualHall, one, other string) {
	t.Helper()
	x, y := a.table.play.match.Made(), b.table.play.match.Made()
	last := func(made []games.Made[ritualMove]) games.Made[ritualMove] {
		if len(made) == 0 {
			return games.Made[ritualMove]{Seat: games.Nobody}
		}
		return made[len(made)-1]
	}
	u, v := last(x), last(y)
	revealed := u.Revealed || v.Revealed
	acts := func(m games.Made[ritualMove]) bool { return m.Seat >= 0 && drivers[m.Seat] != games.Person }
	if !revealed && !(len(x) != len(y) || u != v) || !revealed && !acts(u) && !acts(v) {
		t.Errorf("tick %d: the worlds differ after %d and %d moves (%v, %v):\n%s\n%s",
			n, len(x), len(y), u, v, one, other)
	}
}
