package toss

import (
	"math"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// pose places the table with the trays of all beside it or, of a contest, with how near they came. A draft is chosen, or lit among the runes
// that can be taken.
func (b *Board) pose(v rules.View, draft *rules.Move) {
	if draft != nil {
		b.Sel = drafted(*draft)
		b.Refresh()
	}
	b.Model.contest.pose(v)
	a := b.player.arrangement()
	a.heap = ui.Rect{} // of a match that is over the whole table is shown
	if _, over := v.Result(); !over {
		a.heap = heap(b.Model.discs, v.Edge(max(0, b.Given.Front)))
	}
	b.places.made, b.places.layout = a, posed(&b.Given.Frame, a)
	b.places.aim = b.places.aim.seen(v.Edge(max(0, b.Given.Front)))
	if c := &b.Model.contest; c.last >= 0 { // as near as the tape is to be read
		from, to, window := c.flicks[c.last].rest[0], c.flicks[c.last].rest[1], b.places.window
		b.places.aim.mid = ui.Pt(from.x, from.y).Lerp(ui.Pt(to.x, to.y), .5)
		b.places.aim.scale = min(window.W, window.H) / (float64(c.flicks[c.last].distance)/10 + 80)
	}
	b.places.settle()
	b.Respread()
}

// drafted returns the selection from which a move would come.
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

// pose lays the tape from Destiny to the nearest rune of a contest. A view tells its distance only: it is shown in the direction of its seat.
func (c *contest) pose(v rules.View) {
	for s := range c.flicks {
		f := &c.flicks[s]
		if !f.there || f.counts == rules.Touched || c.last >= 0 && c.flicks[c.last].counts < f.counts {
			continue
		}
		to, far := v.Edge(games.Seat(s)), 2*float64(rules.DiscRadius)/1000+float64(f.counts)/10
		f.rest[0] = lies(v.Discs()[0])
		f.rest[1] = disc{rune: v.Taken(games.Seat(s))[0], up: true, x: f.rest[0].x + to.X*far, y: f.rest[0].y + to.Y*far}
		f.distance, c.last, c.tape = f.counts, games.Seat(s), 1
	}
}

// posed places what a picture shows.
func posed(f *table.Frame, a arrangement) layout {
	s := setter{f: f, k: f.Kit, a: a, room: f.Field}
	in := f.Field.Grow(-math.Round(min(f.Field.W, f.Field.H) * .03))
	side, _ := in.CutRight(min(in.W*.46, max(in.W-in.H, in.W*.36)), 0)
	columns, beside := 1, ui.Rect{X: s.room.X, Y: s.room.Y, W: side.X - s.room.X, H: s.room.H}
	if low, above, n := s.under(in); a.heap.Empty() && a.contest == 0 && min(above.W, above.H) > nearly*min(beside.W, beside.H) {
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

// under returns the place of all trays below the table, what they leave to that, and how many stand side by side.
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

// nearly is the share of its size that the table keeps at least with trays below it: beside it they would be high and mostly empty.
const nearly = .85

// at returns where a thing of a picture is pointed at.
func (b *Board) at(on any) ui.Point {
	t, m := on.(thing), &b.Model
	switch t.Kind {
	case piece: // at its edge: a number on it would hide its sign
		at := b.Things.At(t)
		return at.Center().Add(ui.Pt(.36*at.W, .36*at.W))
	case tape:
		rest := &m.contest.flicks[m.contest.last].rest
		return b.places.disc(&rest[0]).Center().Lerp(b.places.disc(&rest[1]).Center(), .5)
	}
	return b.Things.At(t).Center()
}
