package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// explanation says what a thing of this board is.
type explanation = boards.Explanation[sign]

// explainer explains what is on the screen. Which things lie where it takes from the model, and what they are from the
// view. It tells nothing that the reader may not know.
type explainer struct {
	view   rules.View
	model  *model
	front  games.Seat
	offers []deal        // for what is chosen
	pay    rules.Payment // the runes that pay
}

func tell(e *explanation, s sign, k string, args ...games.Arg) {
	e.Tell(s, "market.explain."+k, args...)
}

// theft says what a theft takes, and whether it reaches into stores (MAR-17).
func (x explainer) theft(e *explanation, k string) {
	tell(e, aFox, k)
	if x.view.Open() {
		tell(e, sign{kind: emptySign, colour: rules.Red}, "reach.open")
	} else {
		tell(e, sign{kind: emptySign, colour: rules.Red}, "reach")
	}
}

func (x explainer) sums(e *explanation) {
	tell(e, aRune, "sum.rune")
	tell(e, anOutpost, "sum.more")
}
