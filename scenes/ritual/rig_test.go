package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
)

// match is a random match in progress; rig is a board that shows it without a screen.
type (
	match = boardtest.Match[*rules.Game, rules.Move, rules.Event, rules.View]
	bench = boardtest.Rig[*rules.Game, rules.Move, rules.Event, rules.View, *Board]
	rig   struct{ *bench }
)

func newMatch(t testing.TB, seats int, variant string, seed uint64, drivers ...string) *match {
	t.Helper()
	setup := games.Setup{Seats: seats, Seed: seed, Options: map[string]string{rules.OptionVariant: variant}}
	m := boardtest.NewMatch(t, rules.Def, setup, drivers...)
	// there are many of these; answers and choices are rare
	m.Common = func(m rules.Move) bool { return m.Kind == rules.Place || m.Kind == rules.BuildOver }
	return m
}

func newRig(m *match, s boardtest.Screen, reader games.Seat) *rig {
	m.T.Helper()
	return &rig{boardtest.NewRig(m, New(), s, reader)}
}

// growing returns a match, as wanted, in which the first seat lays its tiles in one row and the others lay theirs
// elsewhere.
func growing(t testing.TB, seats int, variant string, is func(v rules.View) bool, drivers ...string) *match {
	t.Helper()
	for seed := range uint64(60) {
		m := newMatch(t, seats, variant, seed, drivers...)
		for range 60 {
			v := m.Play.View(games.All)
			if is(v) {
				return m
			}
			var best []rules.Move
			for _, move := range v.AppendMoves(nil, v.OnTurn()) {
				if move.Kind == rules.Place && v.Phase() == rules.TurnPhase && (move.Cell.R == 0) == (v.OnTurn() == 0) {
					best = append(best, move)
				}
			}
			if len(best) > 0 {
				m.Make(v.OnTurn(), best[len(best)/2])
			} else if _, on := m.Random(); !on {
				break
			}
		}
	}
	t.Fatal("no match comes to that")
	return nil
}

// closesFor returns a condition for growing: the first seat is on turn, and seat s lacks a single tile for a line. For
// the first seat, it must be able to lay that tile.
func closesFor(s games.Seat) func(v rules.View) bool {
	return func(v rules.View) bool {
		list := v.AppendClosings(nil, s)
		return v.Phase() == rules.TurnPhase && v.OnTurn() == 0 && len(v.Hand(0)) > 1 && len(list) > 0 &&
			(s > 0 || closable(v, list[0].Cell))
	}
}

// closable reports whether the seat on turn can lay a tile on a cell.
func closable(v rules.View, cell rules.Cell) bool {
	for _, m := range v.AppendMoves(nil, v.OnTurn()) {
		if m.Kind == rules.Place && m.Cell == cell {
			return true
		}
	}
	return false
}
