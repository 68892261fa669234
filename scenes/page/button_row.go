package page

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// ButtonRow is a group of buttons within a page, side by side or one below the other.
type ButtonRow struct{ Buttons []*ui.Button }

// columns is how many of them stand side by side.
func (w *ButtonRow) columns(k *ui.Kit, width float64) int {
	widest := 0.0
	for _, b := range w.Buttons {
		widest = max(widest, b.Measure(k, ui.Size{}).W)
	}
	return min(len(w.Buttons), ui.GridColumns(width, widest, k.Gap.M))
}

// Measure returns the height of all rows.
func (w *ButtonRow) Measure(k *ui.Kit, room ui.Size) ui.Size {
	n := w.columns(k, room.W)
	rows := float64((len(w.Buttons) + n - 1) / n)
	return ui.Sz(room.W, rows*max(k.Button, stage.MinTouch(k))+(rows-1)*k.Gap.M)
}

// widestButton is how wide each is at most, in dp.
const widestButton = 420

// Layout gives all the same size, in the middle of the place.
func (w *ButtonRow) Layout(k *ui.Kit, r ui.Rect) {
	n := float64(w.columns(k, r.W))
	r = r.Place(ui.Sz(min(r.W, n*k.Dp(widestButton)+(n-1)*k.Gap.M), w.Measure(k, r.Size()).H), .5, .5)
	for i, place := range r.Grid(len(w.Buttons), w.columns(k, r.W), k.Gap.M) {
		w.Buttons[i].Layout(k, place)
	}
}

// Update updates the buttons.
func (w *ButtonRow) Update(c *ui.Context) {
	for _, b := range w.Buttons {
		b.Update(c)
	}
}

// Draw draws the buttons.
func (w *ButtonRow) Draw(c *ui.Canvas) {
	for _, b := range w.Buttons {
		b.Draw(c)
	}
}
