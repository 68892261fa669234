package table

import (
	"runehall/games"
	"runehall/ui"
)

// How long the parts of the beginning last, in ticks: the seats come in one after another, and then the night lifts from the table.
var (
	dealSeat = ui.Ticks(160) // from one seat to the next
	dealRise = ui.Ticks(320)
	dealHold = ui.Ticks(360)
	dealLift = ui.Ticks(520)
)

// dealing is the beginning of a match that nobody has made a move in: those who play come in out of the dark, and then the table lies there. Nothing
// waits for it, and whatever is pressed ends it, and counts.
type dealing struct {
	on    bool
	ticks int
}

// length is how long it takes for so many seats.
func (d *dealing) length(seats int) int { return d.lifts(seats) + dealLift }

// lifts is when the night begins to lift.
func (d *dealing) lifts(seats int) int { return (seats-1)*dealSeat + dealRise + dealHold }

// deal counts the beginning on. With reduced motion there is none.
func (s *Table[C, M, E, V]) deal(c *ui.Context) {
	d := &s.dealing
	if !d.on {
		return
	}
	d.ticks++
	if pressed(c.Input()) || c.Look.ReducedMotion || d.ticks >= d.length(len(s.sitters)) {
		d.on = false
	}
	c.Moves(true)
}

// drawDealing draws the night, and those who sit down in it.
func (s *Table[C, M, E, V]) drawDealing(c *ui.Canvas) {
	d, seats := &s.dealing, len(s.sitters)
	if !d.on {
		return
	}
	p := &c.Palette
	lifted := ui.InOutCubic(max(0, min(1, float64(d.ticks-d.lifts(seats))/float64(dealLift))))
	c.Rect(s.screen, p.Ink.Fade(.9*(1-lifted)))
	c.Glow(ui.Pt(s.screen.Center().X, s.screen.Y+s.screen.H*.42), max(s.screen.W, s.screen.H)*.5, p.Ember.Fade(.13*(1-lifted)))
	defer c.Unfade(c.Fade(1 - lifted))
	in := s.safe.Inset(ui.Sides(c.Gap.L, c.Gap.L))
	radius := min(c.Dp(68), in.W/float64(seats)/3, in.H/6)
	high := c.LineHeight(c.Type.Title) + 2.6*radius + c.LineHeight(c.Type.Name)
	in = in.Place(ui.Sz(min(in.W, float64(seats)*max(3.4*radius, c.Dp(150))), high), .5, .42)
	title, row := in.CutTop(c.LineHeight(c.Type.Title), 0)
	title.X, title.W = s.safe.X, s.safe.W
	c.TextIn(s.title, c.Type.Title.In(p.GoldText), title, ui.AlignCenter|ui.AlignMiddle)
	for i, at := range row.Grid(seats, seats, c.Gap.S) {
		come := max(0, min(1, float64(d.ticks-i*dealSeat)/float64(dealRise)))
		before := c.Fade(min(1, 2*come))
		coin, name := at.CutTop(2.6*radius, 0)
		mid := coin.Center().Add(ui.Pt(0, (1-ui.OutBack(come))*radius))
		c.Medallion(s.sitters[games.Seat(i)].Look, ui.RectAround(mid, ui.Sz(2*radius, 2*radius)))
		c.TextIn(s.sitters[i].Name, c.Type.Name.In(p.Cream), name, ui.AlignCenter|ui.AlignMiddle)
		c.Unfade(before)
	}
}
