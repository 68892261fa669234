package learn

import (
	"runehall/assets/art"
	"runehall/ui"
)

// head stands above the lessons of a game: its table in the hall beside its name, and its name alone where the list is narrow.
type head struct {
	ui.Section
	game string

	rect, picture ui.Rect
}

// picturedFrom is how wide a list is at least, in dp, that shows the tables, and headPicture how large they are.
const picturedFrom, headPicture = 350, 62

// Measure returns the height of the name, or of the table.
func (w *head) Measure(k *ui.Kit, room ui.Size) ui.Size {
	size := w.Section.Measure(k, room)
	if k.InDp(room.W) >= picturedFrom {
		size.H = max(size.H, k.Dp(headPicture))
	}
	return size
}

// Layout places both side by side.
func (w *head) Layout(k *ui.Kit, r ui.Rect) {
	w.rect, w.picture = r, ui.Rect{}
	if k.InDp(r.W) >= picturedFrom {
		w.picture, r = r.CutLeft(k.Dp(headPicture), k.Gap.M)
	}
	w.Section.Layout(k, r)
}

// Draw draws the table and the name.
func (w *head) Draw(c *ui.Canvas) {
	if !w.picture.Empty() {
		c.Picture(art.Table(w.game), w.picture.Place(ui.Sz(w.picture.W, w.picture.W), .5, .5), ui.White)
	}
	w.Section.Draw(c)
}
