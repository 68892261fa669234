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

// wheel steers a board: it wants a move in place of whoever touches it.
type wheel[M comparable, V interface {
	AppendMoves(dst []M, s games.Seat) []M
}] struct {
	codec  games.Codec[M]
	view   V
	want   string // the text of a move to be made; "": none
	hinted string // the move that was lit last
}

// steering is a wheel for callers that do not know its game.
type steering interface {
	makes(move string)
	lit() string
	legal(s games.Seat) []string
}

func (w *wheel[M, V]) makes(move string) { w.want, w.hinted = move, "" }
func (w *wheel[M, V]) lit() string       { return w.hinted }

func (w *wheel[M, V]) legal(s games.Seat) (list []string) {
	for _, m := range w.view.AppendMoves(nil, s) {
		list = append(list, w.codec.Text(m))
	}
	return list
}

// steer puts the move that is wanted in place of what a board wants.
func (w *wheel[M, V]) steer(want table.Want[M], s table.State) table.Want[M] {
	if w.want == "" || len(s.Movers) == 0 {
		return want
	}
	m, err := w.codec.Parse(w.want)
	if err != nil {
		panic(err)
	}
	w.want = ""
	return table.Want[M]{Made: true, Seat: s.Movers[0], Move: m}
}

// The boards of the games, each with a wheel.
type (
	steeredRitual struct {
		*ritualboard.Board
		*wheel[ritual.Move, ritual.View]
	}
	steeredMasters struct {
		*mastersboard.Board
		*wheel[masters.Move, masters.View]
	}
	steeredStones struct {
		*stonesboard.Board
		*wheel[stones.Move, stones.View]
	}
	steeredToss struct {
		*tossboard.Board
		*wheel[toss.Move, toss.View]
	}
	steeredMarket struct {
		*marketboard.Board
		*wheel[market.Move, market.View]
	}
)

func (b steeredRitual) Update(c *ui.Context, s table.State) table.Want[ritual.Move] {
	return b.steer(b.Board.Update(c, s), s)
}
func (b steeredRitual) Sync(v ritual.View) { b.view = v; b.Board.Sync(v) }
func (b steeredRitual) Tell(e []ritual.Event, v ritual.View) {
	b.view = v
	b.Board.Tell(e, v)
}
func (b steeredRitual) Hint(m ritual.Move) bool {
	b.hinted = b.codec.Text(m)
	return b.Board.Hint(m)
}

func (b steeredMasters) Update(c *ui.Context, s table.State) table.Want[masters.Move] {
	return b.steer(b.Board.Update(c, s), s)
}
func (b steeredMasters) Sync(v masters.View) { b.view = v; b.Board.Sync(v) }
func (b steeredMasters) Tell(e []masters.Event, v masters.View) {
	b.view = v
	b.Board.Tell(e, v)
}
func (b steeredMasters) Hint(m masters.Move) bool {
	b.hinted = b.codec.Text(m)
	return b.Board.Hint(m)
}

func (b steeredStones) Update(c *ui.Context, s table.State) table.Want[stones.Move] {
	return b.steer(b.Board.Update(c, s), s)
}
func (b steeredStones) Sync(v stones.View) { b.view = v; b.Board.Sync(v) }
func (b steeredStones) Tell(e []stones.Event, v stones.View) {
	b.view = v
	b.Board.Tell(e, v)
}
func (b steeredStones) Hint(m stones.Move) bool {
	b.hinted = b.codec.Text(m)
	return b.Board.Hint(m)
}

func (b steeredToss) Update(c *ui.Context, s table.State) table.Want[toss.Move] {
	return b.steer(b.Board.Update(c, s), s)
}
func (b steeredToss) Sync(v toss.View) { b.view = v; b.Board.Sync(v) }
func (b steeredToss) Tell(e []toss.Event, v toss.View) {
	b.view = v
	b.Board.Tell(e, v)
}
func (b steeredToss) Hint(m toss.Move) bool {
	b.hinted = b.codec.Text(m)
	return b.Board.Hint(m)
}

func (b steeredMarket) Update(c *ui.Context, s table.State) table.Want[market.Move] {
	return b.steer(b.Board.Update(c, s), s)
}
func (b steeredMarket) Sync(v market.View) { b.view = v; b.Board.Sync(v) }
func (b steeredMarket) Tell(e []market.Event, v market.View) {
	b.view = v
	b.Board.Tell(e, v)
}
func (b steeredMarket) Hint(m market.Move) bool {
	b.hinted = b.codec.Text(m)
	return b.Board.Hint(m)
}

// steered puts a wheel on the boards of all games, until the test ends, and returns that of the board that was opened last.
func steered(t *testing.T) (now func() steering) {
	t.Helper()
	var last steering
	before := shelves
	t.Cleanup(func() { shelves = before })
	shelves.Games = append([]library.Game(nil), shelves.Games...)
	doors := map[string]table.Door{
		"ritual": table.NewDoor(steeredKind(ritual.Def, func() table.Board[ritual.Move, ritual.Event, ritual.View] {
			b := steeredRitual{ritualboard.New(), &wheel[ritual.Move, ritual.View]{codec: ritual.Def.Moves}}
			last = b
			return b
		})),
		"masters": table.NewDoor(steeredKind(masters.Def, func() table.Board[masters.Move, masters.Event, masters.View] {
			b := steeredMasters{mastersboard.New(), &wheel[masters.Move, masters.View]{codec: masters.Def.Moves}}
			last = b
			return b
		})),
		"stones": table.NewDoor(steeredKind(stones.Def, func() table.Board[stones.Move, stones.Event, stones.View] {
			b := steeredStones{stonesboard.New(), &wheel[stones.Move, stones.View]{codec: stones.Def.Moves}}
			last = b
			return b
		})),
		"toss": table.NewDoor(steeredKind(toss.Def, func() table.Board[toss.Move, toss.Event, toss.View] {
			b := steeredToss{tossboard.New(), &wheel[toss.Move, toss.View]{codec: toss.Def.Moves}}
			last = b
			return b
		})),
		"market": table.NewDoor(steeredKind(market.Def, func() table.Board[market.Move, market.Event, market.View] {
			b := steeredMarket{marketboard.New(), &wheel[market.Move, market.View]{codec: market.Def.Moves}}
			last = b
			return b
		})),
	}
	for i := range shelves.Games {
		shelves.Games[i].Door = doors[shelves.Games[i].ID]
	}
	return func() steering { return last }
}

func steeredKind[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], board func() table.Board[M, E, V]) table.Kind[C, M, E, V] {
	return table.Kind[C, M, E, V]{Def: def, Levels: bots.Ladder(def), Former: bots.Levels(def), Board: board}
}
