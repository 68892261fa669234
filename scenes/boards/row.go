package boards

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// Row returns places for buttons of some widths on the lower edge of a room: side by side, at a share of the room that they
// leave free (.5 is its middle), or one above the other where they have no room. Rows that would rise above top move closer
// together than looks good, but stay large enough to press.
func Row(k *ui.Kit, room ui.Rect, top float64, widths []float64, align float64) (places []ui.Rect) {
	gap, high, bottom := k.Gap.S, k.Button, room.Bottom()
	all := Breadth(k, widths)
	if all <= room.W {
		x := room.X + (room.W-all)*align
		for _, w := range widths {
			places = append(places, ui.Rc(x, bottom-high, w, high))
			x += w + gap
		}
		return places
	}
	rows := float64(len(widths))
	high = min(high, max(stage.MinTouch(k), (bottom-top-rows*gap)/rows))
	y := bottom - rows*high - (rows-1)*gap
	for _, w := range widths {
		w = min(w, room.W)
		places = append(places, ui.Rc(room.X+(room.W-w)/2, y, w, high))
		y += high + gap
	}
	return places
}

// Breadth returns how wide buttons are side by side.
func Breadth(k *ui.Kit, widths []float64) float64 {
	all := -k.Gap.S
	for _, w := range widths {
		all += w + k.Gap.S
	}
	return all
}

// Slots returns places for pieces of a size side by side in the middle of a room, as far apart as this allows but no further
// than a gap.
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
