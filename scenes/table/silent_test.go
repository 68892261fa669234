package table

import (
	"testing"

	"runehall/games"
	"runehall/games/stones"
	"runehall/scenes/stage"
)

// TestMoveWithoutEventsIsTold ends the forging in a match of Menhirs, which no event tells: the board must get the new
// view.
func TestMoveWithoutEventsIsTold(t *testing.T) {
	m, err := games.NewMatch(stones.Def, games.Setup{Seats: 2, Seed: 1}, players([]string{games.Person, games.Person}))
	if err != nil {
		t.Fatal(err)
	}
	chance := games.NewChance(1, 1)
	for m.View(games.All).Phase() != stones.ForgePhase {
		seat := m.View(games.All).OnTurn()
		moves := m.Core().AppendMoves(nil, seat)
		if _, why := m.Make(seat, moves[chance.IntN(len(moves))]); why != nil {
			t.Fatal(why)
		}
	}
	seat, told := m.View(games.All).OnTurn(), len(m.Told())
	type board = mirror[stones.Move, stones.Event, stones.View]
	kind := Kind[*stones.Game, stones.Move, stones.Event, stones.View]{Def: stones.Def}
	h := seatHall(t, &kind, m, func(b *board) Board[stones.Move, stones.Event, stones.View] { return b })
	h.stage.Settings = stage.Obvious.Set(h.stage.Settings, false) // the table would end the forging itself
	h.settle()
	h.board.want = Want[stones.Move]{Made: true, Seat: seat, Move: stones.Move{Kind: stones.Done}}
	h.tick()
	h.tick()
	if m.View(games.All).Phase() != stones.TradePhase || len(m.Told()) > told {
		t.Fatalf("the phase is %v, and events are %v", m.View(games.All).Phase(), m.Told()[told:])
	}
	if h.board.Shown() {
		t.Error("the board does not hear of the move")
	}
}
