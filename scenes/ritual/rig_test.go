package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boardtest"
)

// match is a random match under way, and rig a board that shows it without a screen.
type (
	match = boardtest.Match[*rules.Game, rules.Move, rules.Event, rules.View]
	bench = boardtest.Rig[*rules.Game, rules.Move, rules.Event, rules.View, *Board]
	rig   struct{ *bench }
)

func newMatch(t testing.TB, seats int, variant string, seed uint64, drivers ...string) *match {
	t.Helper()
	setup := games.Setup{Seats: seats, Seed: seed, Options: map[string]string{rules.OptionVariant: variant}}
	m := boardtest.NewMatch(t, rules.Def, setup, drivers...)
	m.Common = func(m rules.Move) bool { return m.Kind == rules.Place || m.Kind == rules.BuildOver } // many, while answers and choices are rare
	return m
}

func newRig(m *match, s boardtest.Screen, reader games.Seat) *rig {
	m.T.Helper()
	return &rig{boardtest.NewRig(m, New(), s, reader)}
}
