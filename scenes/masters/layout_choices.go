package masters

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// leastShrink is how narrow a button may be made, as a share of the width that it wants: its words shrink with it.
const leastShrink = .85

// arrangeChoices places buttons of some widths at the foot of the field, above the verdict if one is shown (worded).
func arrangeChoices(k *ui.Kit, p *layout, widths []float64, worded bool) []ui.Rect {
	gap, room, align := k.Gap.S, p.foot, .5
	if worded {
		if !p.aloft {
			room.H = -gap
		}
		return boards.Row(k, room, p.field.Y, widths, align)
	}
	all := boards.Breadth(k, widths)
	between := p.centre.X - p.deck.Right() - 2*gap // on a low field all stand in one row
	if len(widths) == 1 && all > between && all*leastShrink <= between {
		widths, all = []float64{between}, between
	}
	if all <= between {
		room = ui.Rc(p.deck.Right()+gap, room.Y, between, p.field.Bottom()-gap-room.Y)
		if k.InDp(p.field.H) < 320 { // cards reach down to the edge, so the buttons keep to the side of the deck
			align = 0
		}
	}
	return boards.Row(k, room, p.field.Y, widths, align)
}
