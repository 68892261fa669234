package toss

import (
	"testing"

	"pgregory.net/rapid"
	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// anyMove generates moves that could be legal in some position.
func anyMove(t *rapid.T) Move {
	pick := func(what string, low, high int) int { return rapid.IntRange(low, high).Draw(t, what) }
	m := Move{Kind: MoveKind(pick("kind", int(Throw), int(moveKinds)-1))}
	switch m.Kind {
	case Throw, Flick:
		chance := games.NewChance(rapid.Uint64().Draw(t, "gesture"), 1)
		m.Gesture = anyGesture(m.Kind, &chance)
	case Claims:
		m.Tick, m.Claims = int32(pick("tick", 1, endOfTime)), noClaims
		for range pick("claims", 1, games.MaxSeats) {
			m.Claims[pick("seat", 0, games.MaxSeats-1)] = Rune(pick("rune", 0, int(Destiny)))
		}
	case Take, Give:
		m.Pair = int8(pick("pair", 0, Pairs-1))
	case Order:
		m.Order = noOrder
		for i := range pick("victims", 0, games.MaxSeats) {
			m.Order[i] = games.Seat(pick("victim", 0, games.MaxSeats-1))
		}
	}
	return m
}

func TestMovesSurviveTheirText(t *testing.T) { gamestest.Texts(t, Def.Moves, anyMove) }

func TestMoveTexts(t *testing.T) {
	for text, want := range map[string]Move{
		"throw 10 -200 900 50 3": {Kind: Throw, Gesture: Gesture{10, -200, 900, 50, 3}},
		"flick -5 30 1100 0":     {Kind: Flick, Gesture: Gesture{-5, 30, 1100, 0, 0}},
		"claims 75 0:12 2:30":    {Kind: Claims, Tick: 75, Claims: [5]Rune{12, -1, 30, -1, -1}},
		"done":                   {Kind: Done},
		"time":                   {Kind: TimeUp},
		"take 6":                 {Kind: Take, Pair: 6},
		"pass":                   {Kind: Pass},
		"give 0":                 {Kind: Give},
		"order 2 0":              {Kind: Order, Order: [5]games.Seat{2, 0, -3, -3, -3}},
	} {
		got, err := parseMove(text)
		if err != nil || got != want {
			t.Errorf("%q is read as %+v, %v", text, got, err)
		}
		wantEqual(t, "text", Def.Moves.Text(want), text)
	}
}

func TestTextsThatAreNoMoves(t *testing.T) {
	for _, text := range []string{
		"", " ", "done ", " done", "done 1", "throw", "throw 1 2 3 4", "throw 1 2 3 4 5 6", "flick 1 2 3 4 5",
		"flick 1 2 3", "throw 1 2 3 4 300", "throw 01 2 3 4 5", "throw 1 2 40000 4 5", "claims", "claims 5",
		"claims 0 0:1", "claims 5 0:49", "claims 5 0:-1", "claims 5 5:1", "claims 5 1:1 0:1",
		"claims 5 0:1 0:2", "claims 5 0", "claims 05 0:1", "claims 16777217 0:1", "take", "take 24", "take -1",
		"take 1 2", "give x", "order 5", "order -3", "order 0 1 2 3 4 0", "order 0  1", "pass 0", "time 3", "snatch 1",
	} {
		if m, err := parseMove(text); err == nil {
			t.Errorf("%q is read as %+v", text, m)
		}
	}
}

func FuzzMoveText(f *testing.F) {
	gamestest.FuzzTexts(f, Def.Moves, "throw 10 -200 900 50 3", "flick -5 30 1100 0", "claims 75 0:12 2:30", "take 6",
		"order 2 0", "done")
}
