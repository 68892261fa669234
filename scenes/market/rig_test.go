package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
)

// match is a random match under way, and rig is a board that shows it without a screen.
type (
	match = boardtest.Match[*rules.Game, rules.Move, rules.Event, rules.View]
	bench = boardtest.Rig[*rules.Game, rules.Move, rules.Event, rules.View, *Board]
	rig   struct{ *bench }
)

// newMatch begins a match. Half of the time its random moves leave out the common ones if they can: the end of a turn,
// waste, challenges, thefts and payments with runes. So rare things happen, and the match ends before long.
func newMatch(t testing.TB, seats int, options map[string]string, seed uint64, drivers ...string) *match {
	t.Helper()
	m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: seats, Seed: seed, Options: options}, drivers...)
	m.Common = func(m rules.Move) bool {
		switch m.Kind {
		case rules.End, rules.Waste, rules.Duel, rules.Rob, rules.GiveUp, rules.OutpostForRunes,
			rules.CollectorForRunes, rules.RansomForRunes:
			return true
		}
		return false
	}
	return m
}

func newRig(m *match, s boardtest.Screen, reader games.Seat) *rig {
	m.T.Helper()
	return &rig{boardtest.NewRig(m, New(), s, reader)}
}
