package stones

import (
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/things"
)

// match is a random match under way, and rig is a board that shows it without a screen.
type (
	match = boardtest.Match[*rules.Game, rules.Move, rules.Event, rules.View]
	bench = boardtest.Rig[*rules.Game, rules.Move, rules.Event, rules.View, *Board]
	rig   struct{ *bench }
)

// newMatch begins a match. In half of its random moves nobody passes, ends or leaves anything out, or summons, if
// something else can be done.
func newMatch(t testing.TB, seats int, options map[string]string, seed uint64, drivers ...string) *match {
	t.Helper()
	m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: seats, Seed: seed, Options: options}, drivers...)
	m.Common = func(m rules.Move) bool {
		switch m.Kind {
		case rules.Leave, rules.Decline, rules.Done, rules.Pass, rules.End, rules.Lay, rules.Buy, rules.SwapGem,
			rules.SwapOre:
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

// mine returns a thing of the seat in front.
func (b *Board) mine(k kind, n int) thing { return things.OwnNth(k, b.Given.Front, n) }
