package toss

import (
	"math"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

var _ table.Pictured[rules.Move, rules.View] = (*Board)(nil)

// Pose shows a position in the field of a frame: the table with the trays of all beside it or, of a contest, with how near they came. A
// draft is chosen, or lit among the runes that can be taken.
func (b *Board) Pose(f table.Frame, v rules.View, draft *rules.Move) {
	b.given.Pose(v.Reader(), v.OnTurn(), draft != nil)
	b.hand.sel = selection{}
	b.Layout(f)
	b.Sync(v)
	if draft != nil {
		b.hand.sel = drafted(*draft)
		b.refresh()
	}
	a := b.hand.arrangement()
	a.heap = heap(b.show.model.discs, v.Edge(max(0, b.given.Front)))
	b.places.made, b.places.layout = a, posed(&b.given.Frame, a)
	b.places.aim = b.places.aim.seen(v.Edge(max(0, b.given.Front)))
	b.places.look()
	b.given.Note(true)
	b.freshen()
}

// drafted returns the selection from which a move would come.
func drafted(m rules.Move) selection {
	switch m.Kind {
	case rules.Give:
		return selection{given: true, pair: m.Pair}
	case rules.Order:
		s := selection{order: m.Order}
		for s.named < len(s.order) && s.order[s.named] != games.Nobody {
			s.named++
		}
		return s
	}
	return selection{lights: true}
}

// posed places what a picture shows.
func posed(f *table.Frame, a arrangement) layout {
	s := setter{f: f, k: f.Kit, a: a, room: f.Field}
	in := f.Field.Grow(-math.Round(min(f.Field.W, f.Field.H) * .03))
	side, _ := in.CutRight(min(in.W*.46, max(in.W-in.H, in.W*.36)), 0)
	s.room.W = side.X - s.room.X
	if a.contest > 0 {
		tape, list := side.CutBottom(side.H*.34, s.k.Gap.S)
		s.flick.tape, s.flick.ranking = tape, list.Grid(a.contest, 1, s.k.Gap.XS)
	} else {
		for _, at := range boards.InGrid(side, 1, s.k.Gap.XS, a.seats, games.Nobody) {
			t := tray{SeatPlace: at}
			s.fillChip(&t)
			s.trays = append(s.trays, t)
		}
	}
	if a.choices > 0 {
		row, room := s.room.CutBottom(s.room.H*.3, 0)
		s.choice, s.room = row.Grow(-s.k.Gap.S).Grid(a.choices, a.choices, s.k.Gap.XS), room
	}
	s.window = s.room
	s.aim = s.aimed()
	return s.layout
}

// DrawField draws what is posed, and nothing round it.
func (b *Board) DrawField(c *ui.Canvas) { b.artist.draw(c) }

// At returns where a point of a picture lies that names a thing: its kind, and its index; of runes on the table that is their number.
func (b *Board) At(thing ui.Point) ui.Point {
	p, index := &b.places, int(thing.Y)
	switch kind := targetKind(thing.X); kind {
	case onDisc:
		return p.disc(&b.show.model.discs[b.show.model.disc(rules.Rune(index))]).Center()
	case onDish:
		return p.spot(dishSpot(games.Seat(index))).Center()
	case onWell:
		return p.spot(wellSpot(games.Seat(index), 0)).Center()
	case onLoot:
		return p.spot(lootSpot(games.Seat(index/3), rules.Colour(index%3))).Center()
	case onChoice:
		return p.choice[index].Center()
	case onRanking:
		return p.flick.ranking[index].Center()
	}
	return p.flick.tape.Center()
}
