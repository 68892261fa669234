package table

import "runehall/ui"

// roundSide is the least length, in dp at the interface scale, of a screen's short side for seats to sit round it.
const roundSide = 600

// Round reports whether a screen without its insets is large enough for seats round the table.
func Round(k *ui.Kit, screen ui.Size) bool { return min(screen.W, screen.H) >= k.Dp(roundSide) }

// edges lists, by number of docks, at which edges of the screen they lie, clockwise: 1 is left, 2 is top, 3 is right.
// An edge's number is also how many quarter turns its docks are turned, so that their owners read them upright.
var edges = [...][]int{{}, {2}, {1, 3}, {1, 2, 3}, {1, 2, 2, 3}}

// arrangeDocks places n docks round an area. It returns them clockwise, with the field that is left.
func arrangeDocks(k *ui.Kit, area ui.Rect, n int, dock ui.Size) (docks []ui.Turned, field ui.Rect) {
	gap := k.Gap.S
	var strips [4]ui.Rect
	field = area.Inset(ui.Sides(gap, 0))
	taken := [4]int{}
	for _, e := range edges[n] {
		taken[e]++
	}
	// The sides come first, because the top lies between them.
	if taken[1] > 0 {
		strips[1], field = field.CutLeft(dock.H, gap)
	}
	if taken[3] > 0 {
		strips[3], field = field.CutRight(dock.H, gap)
	}
	if taken[2] > 0 {
		strips[2], field = field.CutTop(dock.H, gap)
	}
	for i, e := range edges[n] {
		strip := strips[e]
		if e == 2 {
			if taken[2] > 1 { // the first of two sits on the left
				strip = strip.Grid(2, 2, gap)[i-1]
			}
			docks = append(docks, ui.Turned{
				Rect: strip.Place(ui.Sz(min(dock.W, strip.W), strip.H), .5, .5).Snap(), Turns: e,
			})
			continue
		}
		strip.H -= gap
		docks = append(docks, ui.Turned{
			Rect: strip.Place(ui.Sz(strip.W, min(dock.W, strip.H)), .5, .5).Snap(), Turns: e,
		})
	}
	return docks, field
}
