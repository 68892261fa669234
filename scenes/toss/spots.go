package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
)

// spotKind is a kind of place between which runes fly.
type spotKind uint8

const (
	spotTable spotKind = iota // at: a point of the table
	spotHand                  // of seat: the runes it will throw, and the bag when seat is games.Nobody
	spotWell                  // of seat, index: how many lie there before it
	spotDish                  // of seat
	spotLoot                  // of seat, index: a colour
	spotSeat                  // the badge of seat
)

// spot is a place on the board, whatever the layout.
type spot struct {
	kind  spotKind
	seat  games.Seat
	index int
	x, y  float64 // for the table, in millimetres
}

// spot returns where a spot is on the screen: where the rune that flies there begins or ends. What has no place is in the middle of its tray,
// or at the edge of the window.
func (p *places) spot(s spot) ui.Rect {
	side := 2 * p.radius()
	switch {
	case s.kind == spotTable:
		return ui.RectAround(p.lens.Screen(ui.Pt(s.x, s.y)), ui.Sz(side, side))
	case s.kind == spotHand && s.seat == p.made.front && !p.bowl.Empty():
		return p.bowl.Place(ui.Sz(side, side), .5, .5)
	case s.kind == spotHand && s.seat < 0:
		return ui.RectAround(ui.Pt(p.window.Center().X, p.window.Y), ui.Sz(side, side))
	}
	t := p.tray(s.seat)
	if t == nil {
		return ui.RectAround(ui.Pt(p.window.Center().X, p.window.Y), ui.Sz(side, side))
	}
	at := t.badge
	switch s.kind {
	case spotWell:
		at = wellSlot(t.well, s.index, s.index+1)
	case spotDish:
		at = t.dish
	case spotLoot:
		at = t.loot[s.index]
		at = at.Place(ui.Sz(min(at.W, at.H), min(at.W, at.H)), .5, .5)
	}
	if at.Empty() {
		at = t.Chip.Place(ui.Sz(side, side), .5, .5)
	}
	return t.Turned.OutRect(at)
}

// wellSlot returns the place of one of n runes in a well: side by side, overlapping where there are many.
func wellSlot(well ui.Rect, i, n int) ui.Rect {
	side := min(well.H*.86, well.W/3.3)
	step := min(side*1.08, (well.W-side*1.12)/float64(max(1, n-1)))
	return ui.Rc(well.X+side*.06+float64(i)*step, well.Y+(well.H-side)/2, side, side)
}

// about returns where the things are that a move is about.
func (p *places) about(m rules.Move) ui.Rect {
	switch m.Kind {
	case rules.Give, rules.Order:
		if len(p.choice) > 0 {
			return ui.Bounding(p.choice...)
		}
	case rules.Throw:
		if !p.bowl.Empty() {
			return p.bowl
		}
	}
	return p.window.Place(ui.Sz(p.window.W/2, p.window.H/2), .5, .5)
}
