package ceremony

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// Lengths of the beginning, in ticks: the seats come in one after another, and then the darkness lifts from the table.
var (
	dealSeat = ui.Ticks(160) // from one seat to the next
	dealRise = ui.Ticks(320)
	dealHold = ui.Ticks(360)
	dealLift = ui.Ticks(520)
)

// Dealing shows the beginning of a match in which nobody has moved yet: the players come in out of the dark, and then
// the table lies there. Nothing waits for it. Any press ends it, and counts as a press on the table too.
type Dealing struct {
	On    bool
	ticks int
}

func (d *Dealing) length(seats int) int { return d.lifts(seats) + dealLift }

// lifts returns in which tick the darkness begins to lift.
func (d *Dealing) lifts(seats int) int { return (seats-1)*dealSeat + dealRise + dealHold }

// Update counts one tick of the beginning, for a number of seats. With reduced motion there is no beginning.
func (d *Dealing) Update(c *ui.Context, seats int, pressed bool) {
	if !d.On {
		return
	}
	d.ticks++
	if pressed || c.Look.ReducedMotion || d.ticks >= d.length(seats) {
		d.On = false
	}
	c.Moves(true)
}

// Draw draws the darkness and, within it, the title of the game and those who sit down to play it.
func (d *Dealing) Draw(c *ui.Canvas, screen, safe ui.Rect, game string, sitters []stage.Sitter) {
	if !d.On {
		return
	}
	p, seats := &c.Palette, len(sitters)
	lifted := ui.InOutCubic(max(0, min(1, float64(d.ticks-d.lifts(seats))/float64(dealLift))))
	c.Rect(screen, p.Ink.Fade(.9*(1-lifted)))
	c.Glow(ui.Pt(screen.Center().X, screen.Y+screen.H*.42), max(screen.W, screen.H)*.5, p.Ember.Fade(.13*(1-lifted)))
	defer c.Unfade(c.Fade(1 - lifted))
	in := safe.Inset(ui.Sides(c.Gap.L, c.Gap.L))
	radius := min(c.Dp(68), in.W/float64(seats)/3, in.H/6)
	high := c.LineHeight(c.Type.Title) + 2.6*radius + c.LineHeight(c.Type.Name)
	in = in.Place(ui.Sz(min(in.W, float64(seats)*max(3.4*radius, c.Dp(150))), high), .5, .42)
	title, row := in.CutTop(c.LineHeight(c.Type.Title), 0)
	title.X, title.W = safe.X, safe.W
	c.TextIn(game, c.Type.Title.In(p.GoldText), title, ui.AlignCenter|ui.AlignMiddle)
	for i, at := range row.Grid(seats, seats, c.Gap.S) {
		come := max(0, min(1, float64(d.ticks-i*dealSeat)/float64(dealRise)))
		before := c.Fade(min(1, 2*come))
		coin, name := at.CutTop(2.6*radius, 0)
		mid := coin.Center().Add(ui.Pt(0, (1-ui.OutBack(come))*radius))
		c.Medallion(sitters[i].Look, ui.RectAround(mid, ui.Sz(2*radius, 2*radius)))
		c.TextIn(sitters[i].Name, c.Type.Name.In(p.Cream), name, ui.AlignCenter|ui.AlignMiddle)
		c.Unfade(before)
	}
}
