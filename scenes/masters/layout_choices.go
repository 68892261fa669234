package masters

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// leastShrink is how far a button may be narrower than its words are wide, which shrink with it.
const leastShrink = .85

// arrangeChoices places buttons of some widths at the foot of the field; above the words about a card where those are shown
// there.
func arrangeChoices(k *ui.Kit, p *layout, widths []float64, worded bool) []ui.Rect {
	gap, room, align := k.Gap.S, p.foot, .5
	if worded {
		if !p.aloft {
			room.H = -gap
		}
		return boards.Row(k, room, p.field.Y, widths, align)
	}
	all := boards.Breadth(k, widths)
	between := p.centre.X - p.deck.Right() - 2*gap // a low field has one row for all
	if len(widths) == 1 && all > between && all*leastShrink <= between {
		widths, all = []float64{between}, between
	}
	if all <= between {
		room = ui.Rc(p.deck.Right()+gap, room.Y, between, p.field.Bottom()-gap-room.Y)
		if k.InDp(p.field.H) < 320 { // the cards lie down to the edge there: the buttons stand aside, beside the deck
			align = 0
		}
	}
	return boards.Row(k, room, p.field.Y, widths, align)
}
