package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
)

// match is a random match in progress; rig is a board that shows it without a screen.
type (
	match = boardtest.Match[*rules.Game, rules.Move, rules.Event, rules.View]
	bench = boardtest.Rig[*rules.Game, rules.Move, rules.Event, rules.View, *Board]
	rig   struct{ *bench }
)

// everything is the options of a match with all expansions.
var everything = map[string]string{rules.OptionAdepts: games.Yes, rules.OptionExtra: games.Yes,
	rules.OptionHigh: games.Yes, rules.OptionDeck: rules.DeckWild}

func newMatch(t testing.TB, seats int, options map[string]string, seed uint64, drivers ...string) *match {
	t.Helper()
	m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: seats, Seed: seed, Options: options}, drivers...)
	m.Common = func(m rules.Move) bool {
		return m.Kind != rules.Ignore && m.Kind != rules.DrawExtra && m.Kind != rules.Draw && m.Kind != rules.PlaceToken
	}
	return m
}

func newRig(m *match, s boardtest.Screen, reader games.Seat) *rig {
	m.T.Helper()
	return &rig{boardtest.NewRig(m, New(), s, reader)}
}
