package boards

import (
	"math"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Chip is the ground of a seat that is not in front.
type Chip struct {
	Acting bool // it glows
	Edge   ui.Color
	Width  float64 // the width of the edge, in pixels
	Light  float64 // how strongly it is lit for a moment, from 0 to 1
}

// ColouredChip returns the ground of a seat whose edge has its colour, stronger while the seat is acting.
func ColouredChip(c *ui.Canvas, colour ui.Color, acting bool, light float64) Chip {
	if acting {
		return Chip{Acting: true, Edge: colour, Width: max(c.Outline*.9, c.Hairline*2), Light: light}
	}
	return Chip{Edge: colour.Fade(.55), Width: c.Hairline, Light: light}
}

// Draw draws the chip into r. Where r is empty, as beside a hand that stands alone, nothing glows either.
func (h Chip) Draw(c *ui.Canvas, r ui.Rect) {
	if r.Empty() {
		return
	}
	p, round := &c.Palette, c.Radius.Panel
	if h.Acting {
		c.Shadow(r, round, c.Dp(14), p.Ember.Fade(.35))
	}
	c.Box(r, round, ui.Shade(p.SlateTop, p.Slate))
	c.Frame(r, round, h.Width, ui.Flat(h.Edge))
	if h.Light > 0 {
		c.Box(r, round, ui.Flat(p.Gold.Fade(.25*h.Light)))
	}
}

// Others returns the seats that are not in front, in turn order beginning after the one that is. If none is in front,
// it returns all seats.
func Others(seats int, front games.Seat) (others []games.Seat) {
	for i := range seats {
		if s := games.Seat((max(0, int(front)) + i) % seats); s != front {
			others = append(others, s)
		}
	}
	return others
}

// SeatPlace is the place of a seat's chip, for a seat that is not in front. A board embeds it in a type with the places
// of what its chips show.
type SeatPlace struct {
	Seat   games.Seat
	Turned ui.Turned // how the chip lies on the screen; all places are given before turning
	Chip   ui.Rect
}

// Place returns where the chip is on the screen.
func (p *SeatPlace) Place() ui.Rect { return p.Turned.OutRect(p.Chip) }

// InGrid places the seats that are not in front in the columns of a room, in turn order from the one after it.
func InGrid(room ui.Rect, columns int, gap float64, seats int, front games.Seat) (places []SeatPlace) {
	others := Others(seats, front)
	for i, cell := range room.Grid(len(others), columns, gap) {
		places = append(places, SeatPlace{Seat: others[i], Chip: cell})
	}
	return places
}

// InDocks places the seats that are not in front round the table, clockwise from it.
func InDocks(docks []ui.Turned, seats int, front games.Seat) (places []SeatPlace) {
	others := Others(seats, max(0, front))
	for i, dock := range docks {
		places = append(places, SeatPlace{others[i], dock, ui.Rect{W: dock.Size().W, H: dock.Size().H}})
	}
	return places
}

// CutBadge cuts the square place of a badge off the left of a room, in the middle of its height.
func CutBadge(room ui.Rect, side, gap float64) (badge, rest ui.Rect) {
	badge, rest = room.CutLeft(side, gap)
	return badge.Place(ui.Sz(badge.W, badge.W), .5, .5), rest
}

// Badge draws a seat's colour and emblem on a coin as large as r allows.
func Badge(c *ui.Canvas, sitters []stage.Sitter, s games.Seat, r ui.Rect) {
	if !r.Empty() && s >= 0 && int(s) < len(sitters) {
		c.Coin(sitters[s].Look, r.Center(), math.Round(min(r.W, r.H)*.46))
	}
}

// Tag draws a dark tag with an edge and round ends. ink is how opaque it is.
func Tag(c *ui.Canvas, r ui.Rect, ink, width float64, edge ui.Color) {
	c.Box(r, r.H/2, ui.Flat(c.Palette.Ink.Fade(ink)))
	c.Frame(r, r.H/2, width, ui.Flat(edge))
}

// Score writes points at the right end of r, after a cup if there is room for one: the cup tells points from other
// numbers of a seat.
func Score(c *ui.Canvas, points int, style ui.TextStyle, r ui.Rect) {
	text := ui.Digits(points)
	wide, side := c.Measure(text, style, 0).W, min(r.H, style.Size*.8)
	c.TextIn(text, style, r, ui.AlignRight|ui.AlignMiddle)
	if x := r.Right() - wide - side*1.2; x >= r.X {
		c.Icon(ui.IconTrophy, ui.Rc(x, r.Center().Y-side/2, side, side), side*.9, c.Palette.Brass)
	}
}
