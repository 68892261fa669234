package table

import (
	"testing"

	"runehall/games"
	"runehall/ui"
)

// TestToastOnTheLedge lights everything above the ledge of a small portrait screen: what is said lies on the ledge then, above the golden button, and
// in the field again when only a little is lit there.
func TestToastOnTheLedge(t *testing.T) {
	for _, size := range []ui.Size{{W: 360, H: 640}, {W: 412, H: 915}} {
		h := newHall(t, ritualKind.Def, games.Setup{Seats: 2, Seed: 3}, games.Person, "greedy")
		h.settle()
		h.size = size
		screen := ui.Rect{W: size.W, H: size.H}
		h.table.Layout(screen, screen)
		p := &h.table.places
		above := ui.Rc(0, p.top.Bottom(), size.W, p.toast.Bottom()-p.top.Bottom())
		h.board.lit = []ui.Rect{above}
		h.table.notify(ui.IconHint, h.stage.Text("table.unstored"), h.stage.Kit.Palette.Moss, ui.Button{})
		h.tick()
		h.tick()
		toast := h.table.toast.Rect()
		if toast.Overlaps(above) || toast.Overlaps(p.primary) || !screen.Holds(toast.Grow(-.1)) || toast.Empty() {
			t.Errorf("%v: the toast %v lies over what is lit, %v, or over the golden button, %v", size, toast, above, p.primary)
		}
		h.table.toast.Hide()
		h.board.lit = []ui.Rect{p.field.Place(ui.Sz(40, 20), .5, 0)}
		h.table.notify(ui.IconHint, h.stage.Text("table.unstored"), h.stage.Kit.Palette.Moss, ui.Button{})
		h.tick()
		h.tick()
		if toast := h.table.toast.Rect(); !p.toast.Holds(toast.Grow(-.1)) {
			t.Errorf("%v: the toast %v is not in the field, %v, where nothing but %v is lit", size, toast, p.toast, h.board.lit)
		}
	}
}
