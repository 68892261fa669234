package uitest

import "runehall/ui"

// icons shows every icon on a grid.
type icons struct{ rect ui.Rect }

func (i *icons) columns(k *ui.Kit, width float64) int { return ui.GridColumns(width, k.Touch, k.Gap.S) }

func (i *icons) Measure(k *ui.Kit, room ui.Size) ui.Size {
	rows := (int(ui.IconCount) - 2 + i.columns(k, room.W)) / i.columns(k, room.W)
	return ui.Sz(room.W, float64(rows)*(k.Touch+k.Gap.S)-k.Gap.S)
}

func (i *icons) Layout(_ *ui.Kit, r ui.Rect) { i.rect = r }

func (i *icons) Update(*ui.Context) {}

func (i *icons) Draw(c *ui.Canvas) {
	for n, cell := range i.rect.Grid(int(ui.IconCount)-1, i.columns(c.Kit, i.rect.W), c.Gap.S) {
		c.Icon(ui.Icon(n+1), cell, c.Theme.Icon, c.Palette.Text)
	}
}

// signals shows coins, emblems and hexagons as a board would.
type signals struct{ rect ui.Rect }

func (s *signals) Measure(k *ui.Kit, room ui.Size) ui.Size { return ui.Sz(room.W, k.Dp(160)) }

func (s *signals) Layout(_ *ui.Kit, r ui.Rect) { s.rect = r }

func (s *signals) Update(*ui.Context) {}

func (s *signals) Draw(c *ui.Canvas) {
	p := &c.Palette
	top, low := s.rect.CutTop(s.rect.H/2, 0)
	r := top.H * .44
	for i, cell := range top.Grid(5, 5, c.Gap.S) {
		c.Coin(c.Seats[i], cell.Center(), r)
	}
	cells := low.Grid(5, 5, c.Gap.S)
	c.HexLine(cells[0].Center(), r, c.Hairline, p.Gold.Fade(.4))
	c.Glow(cells[1].Center(), r*1.5, p.Gold.Fade(.5))
	c.HexLine(cells[1].Center(), r, c.Outline, p.Gold)
	c.Hex(cells[2].Center(), r, p.Steel)
	c.Emblem(ui.EmblemStar, cells[2].Center(), r*.4, p.Rune.Fehu)
	c.Hex(cells[3].Center(), r, p.Steel)
	h := ui.Hexagon(cells[3].Center(), r)
	c.Line(h[1], h[2], c.Dp(3), p.Rune.Lit)
	c.HexLine(cells[4].Center(), r, c.Outline, p.Blood)
	c.Icon(ui.IconClose, cells[4], c.Theme.Icon, p.Blood)
}
