package masters

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// leastShrink is how far a button may be narrower than its words are wide, which shrink with it.
const leastShrink = .85

// arrangeChoices places buttons of some widths side by side, or one above the other where they have no room, at the foot
// of the field; above the words about a card where those are shown there.
func arrangeChoices(k *ui.Kit, p *layout, widths []float64, over bool) (places []ui.Rect) {
	if len(widths) == 0 {
		return places
	}
	gap, high := k.Gap.S, k.Button
	room := p.foot
	bottom := room.Bottom()
	if over && !p.aloft {
		bottom = room.Y - gap
	}
	all := -gap
	for _, w := range widths {
		all += w + gap
	}
	align := .5
	if between := p.centre.X - p.deck.Right() - 2*gap; !over { // a low field has one row for all
		if len(widths) == 1 && all > between && all*leastShrink <= between {
			widths, all = []float64{between}, between
		}
		if all <= between {
			room.X, room.W = p.deck.Right()+gap, between
			bottom = p.field.Bottom() - gap
			if k.InDp(p.field.H) < 320 { // the cards lie down to the edge there: the buttons stand aside, beside the deck
				align = 0
			}
		}
	}
	if all <= room.W {
		x := room.X + (room.W-all)*align
		for _, w := range widths {
			places = append(places, ui.Rc(x, bottom-high, w, high))
			x += w + gap
		}
		return places
	}
	rows := float64(len(widths))
	// Rows that would leave the field move closer together than looks good, but stay large enough to press.
	high = min(high, max(stage.MinTouch(k), (bottom-p.field.Y-rows*gap)/rows))
	y := bottom - rows*high - (rows-1)*gap
	for _, w := range widths {
		w = min(w, room.W)
		places = append(places, ui.Rc(room.X+(room.W-w)/2, y, w, high))
		y += high + gap
	}
	return places
}
