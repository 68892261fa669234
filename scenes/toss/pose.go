package toss

import (
	"math"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// pose prepares the board for a picture: the table with everyone's trays beside it or, in a contest, with how near the
// flicks came. A draft is chosen, or lit among the runes that can be taken.
func (b *Board) pose(v rules.View, draft *rules.Move) {
	if draft != nil {
		b.Sel = drafted(*draft)
		b.Refresh()
	}
	b.Model.contest.pose(v)
	a := b.player.arrangement()
	a.heap = ui.Rect{} // a match that is over shows the whole table
	if _, over := v.Result(); !over {
		a.heap = heap(b.Model.discs, v.Edge(max(0, b.Given.Front)))
	}
	b.places.made, b.places.layout = a, posed(&b.Given.Frame, a)
	b.places.aim = b.places.aim.seen(v.Edge(max(0, b.Given.Front)))
	if c := &b.Model.contest; c.last >= 0 { // close enough to read the tape
		from, to, window := c.flicks[c.last].rest[0], c.flicks[c.last].rest[1], b.places.window
		b.places.aim.mid = ui.Pt(from.x, from.y).Lerp(ui.Pt(to.x, to.y), .5)
		b.places.aim.scale = min(window.W, window.H) / (float64(c.flicks[c.last].distance)/10 + 80)
	}
	b.places.settle()
	b.Respread()
}

// drafted returns the selection that would lead to a move.
func drafted(m rules.Move) selection {
	switch m.Kind {
	case rules.Give:
		return selection{paired: true, pair: m.Pair}
	case rules.Order:
		s := selection{order: m.Order}
		for s.named < len(s.order) && s.order[s.named] != games.Nobody {
			s.named++
		}
		return s
	}
	return selection{lights: true}
}

// pose lays the tape from Destiny to the nearest rune of a contest. A view tells only the distance of that rune, so it
// is shown in the direction of its seat.
func (c *contest) pose(v rules.View) {
	for s := range c.flicks {
		f := &c.flicks[s]
		if !f.there || f.counts == rules.Touched || c.last >= 0 && c.flicks[c.last].counts < f.counts {
			continue
		}
		to, far := v.Edge(games.Seat(s)), 2*float64(rules.DiscRadius)/1000+float64(f.counts)/10
		f.rest[0] = lies(v.Discs()[0])
		f.rest[1] = disc{rune: v.Taken(games.Seat(s))[0], up: true, x: f.rest[0].x + to.X*far,
			y: f.rest[0].y + to.Y*far}
		f.distance, c.last, c.tape = f.counts, games.Seat(s), 1
	}
}

// posed returns the layout of a picture.
func posed(f *table.Frame, a arrangement) layout {
	s := setter{f: f, k: f.Kit, a: a, room: f.Field}
	in := f.Field.Grow(-math.Round(min(f.Field.W, f.Field.H) * .03))
	side, _ := in.CutRight(min(in.W*.46, max(in.W-in.H, in.W*.36)), 0)
	columns, beside := 1, ui.Rect{X: s.room.X, Y: s.room.Y, W: side.X - s.room.X, H: s.room.H}
	if low, above, n := s.under(in); a.heap.Empty() && a.contest == 0 &&
		min(above.W, above.H) > nearly*min(beside.W, beside.H) {
		side, beside, columns = low, above, n
	}
	s.room = beside
	if a.contest > 0 {
		s.flick.ranking = side.Grid(a.contest, 1, s.k.Gap.XS)
	} else {
		for _, at := range boards.InGrid(side, columns, s.k.Gap.XS, a.seats, games.Nobody) {
			t := trayPlaces{SeatPlace: at}
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

// under returns the room for all trays below the table, the room that is left above, and how many trays stand side by
// side.
func (s *setter) under(in ui.Rect) (low, above ui.Rect, columns int) {
	columns = min(s.a.seats, 3)
	if s.a.seats == 4 {
		columns = 2
	}
	rows := float64((s.a.seats + columns - 1) / columns)
	low, above = in.CutBottom(rows*s.k.Dp(trayUnder)+(rows-1)*s.k.Gap.XS, s.k.Gap.S)
	return low, above, columns
}

// trayUnder is the height of a tray below the table, in dp.
const trayUnder = 88

// nearly is the share of its size that the table must keep to have the trays below it. Beside it they would be high and
// mostly empty.
const nearly = .85

// at returns the point of a thing that a note of a picture points at.
func (b *Board) at(on any) ui.Point {
	t, m := on.(thing), &b.Model
	switch t.Kind {
	case piece: // at its edge, since a number on it would hide its sign
		at := b.Things.At(t)
		return at.Center().Add(ui.Pt(.36*at.W, .36*at.W))
	case tape:
		rest := &m.contest.flicks[m.contest.last].rest
		return b.places.disc(&rest[0]).Center().Lerp(b.places.disc(&rest[1]).Center(), .5)
	}
	return b.Things.At(t).Center()
}
