package scenes

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
	"runehall/scenes/library"
	marketboard "runehall/scenes/market"
	mastersboard "runehall/scenes/masters"
	ritualboard "runehall/scenes/ritual"
	stonesboard "runehall/scenes/stones"
	"runehall/scenes/table"
	tossboard "runehall/scenes/toss"
	"runehall/ui"
)

// wheel makes moves at the board of a game in place of a person.
type wheel[M comparable] struct{ want *M }

// steer returns what a board wants, or the move of the wheel in its place.
func (w *wheel[M]) steer(want table.Want[M], s table.State) table.Want[M] {
	if w.want == nil || len(s.Movers) == 0 {
		return want
	}
	want, w.want = table.Want[M]{Made: true, Seat: s.Movers[0], Move: *w.want}, nil
	return want
}

// Boards of the games, each with a wheel.
type (
	steeredRitual struct {
		*ritualboard.Board
		*wheel[ritual.Move]
	}
	steeredMasters struct {
		*mastersboard.Board
		*wheel[masters.Move]
	}
	steeredStones struct {
		*stonesboard.Board
		*wheel[stones.Move]
	}
	steeredToss struct {
		*tossboard.Board
		*wheel[toss.Move]
	}
	steeredMarket struct {
		*marketboard.Board
		*wheel[market.Move]
	}
)

func (b steeredRitual) Update(c *ui.Context, s table.State) table.Want[ritual.Move] {
	return b.steer(b.Board.Update(c, s), s)
}

func (b steeredMasters) Update(c *ui.Context, s table.State) table.Want[masters.Move] {
	return b.steer(b.Board.Update(c, s), s)
}

func (b steeredStones) Update(c *ui.Context, s table.State) table.Want[stones.Move] {
	return b.steer(b.Board.Update(c, s), s)
}

func (b steeredToss) Update(c *ui.Context, s table.State) table.Want[toss.Move] {
	return b.steer(b.Board.Update(c, s), s)
}

func (b steeredMarket) Update(c *ui.Context, s table.State) table.Want[market.Move] {
	return b.steer(b.Board.Update(c, s), s)
}

// steering is a wheel and the legal moves at its table, for callers that do not know the game: moves are given as
// texts.
type steering struct {
	makes func(move string)
	legal func(record []byte, s games.Seat) []string
}

// steered puts a wheel on the boards of all games, until the test ends.
func steered(t *testing.T) map[string]steering {
	t.Helper()
	before := shelves
	t.Cleanup(func() { shelves = before })
	shelves.Games = append([]library.Game(nil), shelves.Games...)
	wheels := map[string]steering{}
	steer(t, wheels, ritual.Def, func(w *wheel[ritual.Move]) table.Board[ritual.Move, ritual.Event, ritual.View] {
		return steeredRitual{ritualboard.New(), w}
	})
	steer(t, wheels, masters.Def, func(w *wheel[masters.Move]) table.Board[masters.Move, masters.Event, masters.View] {
		return steeredMasters{mastersboard.New(), w}
	})
	steer(t, wheels, stones.Def, func(w *wheel[stones.Move]) table.Board[stones.Move, stones.Event, stones.View] {
		return steeredStones{stonesboard.New(), w}
	})
	steer(t, wheels, toss.Def, func(w *wheel[toss.Move]) table.Board[toss.Move, toss.Event, toss.View] {
		return steeredToss{tossboard.New(), w}
	})
	steer(t, wheels, market.Def, func(w *wheel[market.Move]) table.Board[market.Move, market.Event, market.View] {
		return steeredMarket{marketboard.New(), w}
	})
	return wheels
}

// steer puts a wheel on the board of a game.
func steer[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, wheels map[string]steering,
	def *games.Def[C, M, E, V], board func(*wheel[M]) table.Board[M, E, V]) {
	w := &wheel[M]{}
	for i := range shelves.Games {
		if shelves.Games[i].ID == def.ID {
			shelves.Games[i].Door = table.NewDoor(table.Kind[C, M, E, V]{
				Def: def, Levels: bots.Ladder(def), Former: bots.Former(def),
				Board: func() table.Board[M, E, V] { return board(w) }, Tips: shelves.Games[i].Tips,
			})
		}
	}
	wheels[def.ID] = steering{
		makes: func(move string) {
			m, err := def.Moves.Parse(move)
			if err != nil {
				t.Fatal(err)
			}
			w.want = &m
		},
		legal: func(text []byte, s games.Seat) (list []string) {
			record, err := games.ParseRecord(text)
			if err != nil {
				t.Fatal(err)
			}
			match, err := games.Resume(def, record)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range match.Core().AppendMoves(nil, s) {
				list = append(list, def.Moves.Text(m))
			}
			return list
		},
	}
}
