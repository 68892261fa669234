package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
)

// match is a random match in progress; bench is a board that shows it without a screen.
type (
	match = boardtest.Match[*rules.Game, rules.Move, rules.Event, rules.View]
	bench = boardtest.Rig[*rules.Game, rules.Move, rules.Event, rules.View, *Board]
)

func newMatch(t testing.TB, way string, seats int, seed uint64) *match {
	t.Helper()
	return boardtest.NewMatch(t, rules.Def,
		games.Setup{Seats: seats, Seed: seed, Options: map[string]string{rules.OptionWay: way}})
}

func newRig(m *match, s boardtest.Screen, reader games.Seat) *bench {
	m.T.Helper()
	return boardtest.NewRig(m, New(), s, reader)
}

// placed returns the places of a board that shows nothing yet, in a frame.
func placed(f table.Frame, l layout, a arrangement) *places {
	p := &New().places
	p.Given.Frame, p.layout, p.made = f, l, a
	return p
}
