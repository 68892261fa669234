package gallery

import "runehall/ui"

// seats shows how seats look: their coins in every colour with every emblem, large and small, and as choices.
func (b bench) seats() []ui.Widget {
	choices := &ui.Segment{Choices: []ui.Choice{{Icon: ui.IconDie}}}
	for i := range b.k.Seats {
		choices.Choices = append(choices.Choices, ui.Choice{Seat: &b.k.Seats[i]})
	}
	return []ui.Widget{
		choices,
		&Picture{Size: ui.Sz(0, coinRow*float64(ui.EmblemCount)), Paint: paintCoins},
		&Picture{Size: ui.Sz(0, 3*smallRow), Paint: paintSmallCoins},
	}
}

// The heights of rows of coins, in dp, and the radii of a coin and of a bare emblem as parts of that.
const (
	coinRow     = 56
	smallRow    = 30
	coinShare   = .44
	emblemShare = .26
)

// paintCoins draws a column for each colour and a row for each emblem.
func paintCoins(c *ui.Canvas, r ui.Rect) {
	for e, row := range r.Grid(int(ui.EmblemCount), 1, 0) {
		for i, cell := range row.Grid(len(c.Seats), len(c.Seats), 0) {
			look := ui.SeatLook{Color: c.Seats[i].Color, Emblem: (c.Seats[i].Emblem + ui.Emblem(e)) % ui.EmblemCount}
			c.Coin(look, cell.Center(), coinShare*min(cell.W, cell.H))
		}
	}
}

// paintSmallCoins draws the seats as small as they get: as coins, as smaller coins, and as emblems in the seat's
// colour.
func paintSmallCoins(c *ui.Canvas, r ui.Rect) {
	rows := r.Grid(3, 1, 0)
	for i, look := range c.Seats {
		at := func(row int) ui.Point { return rows[row].Grid(len(c.Seats), len(c.Seats), 0)[i].Center() }
		c.Coin(look, at(0), coinShare*rows[0].H)
		c.Coin(look, at(1), emblemShare*rows[1].H)
		c.Emblem(look.Emblem, at(2), emblemShare*rows[2].H, look.Color)
	}
}
