package gallery

import "runehall/ui"

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
