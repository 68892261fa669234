package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// artist draws all of the board.
type artist struct {
	parts
	player  *player
	words   *words
	painter *painter
	names   map[nameKey]string // names of seats, as short as they must be
}

// caption is the style of a few words about a thing. They are larger on a tablet, which has room.
func (a *artist) caption(k *ui.Kit) ui.TextStyle {
	if table.Tablet(k, a.Given.Frame.Screen.Size()) {
		return k.Type.Small
	}
	return k.Type.Label
}

// stand marks a thing that has been drawn into r: as lit, as chosen, or whatever else the player says of it.
func (a *artist) stand(c *ui.Canvas, t thing, r ui.Rect, radius float64) {
	a.player.mark(t).Draw(c, r, radius, a.Proposed.Breath())
}

// offered draws the edge of something that can be taken from another seat: a dashed one, or a solid one if it is
// chosen.
func (a *artist) offered(c *ui.Canvas, t thing, r ui.Rect) {
	if m := a.player.mark(t); m&boards.Lit == 0 || m&(boards.Chosen|boards.Hinted) != 0 {
		a.stand(c, t, r, c.Radius.Chip)
		return
	}
	c.Box(r, c.Radius.Chip, ui.Flat(c.Palette.Gold.Fade(.08)))
	boards.Dash{Width: max(c.Hairline, ui.Whole(c.Dp(1.5))), Long: max(2, c.Dp(6)), Gap: max(2, c.Dp(4)),
		Color: c.Palette.Gold}.Frame(c, r.Grow(-c.Dp(1)).Snap())
}

// dashed draws a dashed edge a little inside r: the place of something that is not there.
func dashed(c *ui.Canvas, r ui.Rect, col ui.Color) {
	r = r.Grow(-ui.Whole(min(r.W, r.H) * .08)).Snap()
	boards.Dash{Width: max(1, c.Hairline), Long: max(2, c.Dp(6)), Gap: max(2, c.Dp(5)), Color: col}.Frame(c, r)
}

// rim is the colour of the edge round a count of runes.
func rim(c *ui.Canvas, colour rules.Colour) ui.Color {
	switch colour {
	case rules.Red:
		return c.Palette.Kin.Red.Light
	case rules.Blue:
		return c.Palette.Kin.Blue.Light
	}
	return c.Palette.Gold
}

// counted writes how many there are of something into the lower right corner of r.
func (a *artist) counted(c *ui.Canvas, n int, col ui.Color, r ui.Rect) {
	side := ui.Whole(min(max(r.H*.3, c.Dp(18)), c.Dp(34)))
	a.painter.count(c, n, col, ui.Pt(r.Right()-side*.5, r.Bottom()-side*.5), side)
}

// nameKey is a name and the width into which it is shortened.
type nameKey struct {
	name string
	wide float64
}

func (a *artist) aims() bool { return a.places.made.mode == aiming || a.places.made.mode == taking }
