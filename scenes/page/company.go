package page

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// Company lists on parchment who sits at a table, each with a large coin.
type Company struct {
	Sitters []stage.Sitter

	rect ui.Rect
}

// row is how high the line of a seat is.
func (w *Company) row(k *ui.Kit) float64 { return max(k.Dp(54), k.LineHeight(k.Type.Name)) }

// Measure returns the height of all lines.
func (w *Company) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, w.row(k)*float64(len(w.Sitters)))
}

// Layout gives the seats their place.
func (w *Company) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Update does nothing: nobody can be pressed.
func (w *Company) Update(*ui.Context) {}

// Draw draws coins and names.
func (w *Company) Draw(c *ui.Canvas) {
	rest := w.rect
	for _, s := range w.Sitters {
		var line ui.Rect
		line, rest = rest.CutTop(w.row(c.Kit), 0)
		coin, name := line.CutLeft(line.H, c.Gap.M)
		c.Coin(s.Look, coin.Center(), coin.H*.42)
		c.TextIn(s.Name, c.Type.Name.In(c.Palette.ParchmentInk), name, ui.AlignLeft|ui.AlignMiddle)
	}
}
