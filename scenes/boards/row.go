package boards

import (
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Breadth returns how wide buttons are side by side.
func Breadth(k *ui.Kit, widths []float64) float64 {
	all := -k.Gap.S
	for _, w := range widths {
		all += w + k.Gap.S
	}
	return all
}

// OneRow returns the room in a ledge beside the golden button, how large the buttons in it are, and how far they stand
// from pieces; a ledge that is less wide than roomy, in dp, has the smallest.
func OneRow(f *table.Frame, roomy float64) (room ui.Rect, side, apart float64) {
	k := f.Kit
	room, side, apart = f.Ledge, k.Touch, k.Gap.M
	room.W = f.Primary.X - k.Gap.L - room.X
	if k.InDp(f.Ledge.W) < roomy {
		side, apart = stage.MinTouch(k), k.Gap.XS
	}
	return room, side, apart
}

// Narrow reports whether a ledge has no room for all in one row.
func Narrow(f *table.Frame) bool { return f.Portrait || f.Kit.InDp(f.Ledge.W) < 560 }

// TwoRows cuts a narrow ledge into a row for pieces, and a lower one beside the golden button, as high as the buttons
// that stand there.
func TwoRows(f *table.Frame) (high, low ui.Rect) {
	k, in := f.Kit, f.Ledge
	room := f.Primary.X - k.Gap.S - in.X
	side := max(stage.MinTouch(k), min(k.Touch, f.Primary.H, (room-2*k.Gap.S)/3))
	low = ui.Rc(in.X, f.Primary.Y+(f.Primary.H-side)/2, room, side)
	return ui.Rc(in.X, in.Y, in.W, f.Primary.Y-k.Gap.S-in.Y), low
}

// Flanked places pieces of a width together in the middle of a room, and at their sides the buttons that turn them,
// some way off.
func Flanked(room ui.Rect, width, side, apart float64) (left, pieces, right ui.Rect) {
	group := room.Place(ui.Sz(min(room.W, width+2*(side+apart)), room.H), .5, .5)
	left = ui.Rc(group.X, room.Center().Y-side/2, side, side)
	right = ui.Rc(group.Right()-side, room.Center().Y-side/2, side, side)
	return left, group.Inset(ui.Sides(side+apart, 0)), right
}

// Slots returns places for pieces of a size side by side in the middle of a room, as far apart as this allows but no
// further than a gap.
func Slots(room ui.Rect, n int, size ui.Size, gap float64) (places []ui.Rect) {
	if n > 1 {
		gap = max(0, min(gap, (room.W-float64(n)*size.W)/float64(n-1)))
	}
	x := room.X + (room.W-float64(n)*size.W-float64(max(0, n-1))*gap)/2
	for i := range n {
		places = append(places, ui.Rc(x+float64(i)*(size.W+gap), room.Center().Y-size.H/2, size.W, size.H))
	}
	return places
}

// Slot returns the place of a piece in a row. For a piece that has no place yet, it continues the row after its last
// place.
func Slot(places []ui.Rect, index int) ui.Rect {
	if index < len(places) {
		return places[index]
	}
	last := places[len(places)-1]
	return last.Move(ui.Pt(last.W*float64(index-len(places)+1), 0))
}

// Over returns where a panel of a size floats over a point: some way above it or, where the top is too near, below it,
// and within a field.
func Over(at ui.Point, off float64, size ui.Size, field ui.Rect) ui.Rect {
	r := ui.Rc(at.X-size.W/2, at.Y-off-size.H, size.W, size.H)
	if r.Y < field.Y {
		r.Y = at.Y + off
	}
	return r.Into(field)
}
