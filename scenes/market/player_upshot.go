package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

type plan = boards.Plan[rules.Move]

// upshot is what options and a selection come to. [upshotOf] makes it once for both, and nothing changes it afterwards.
// The golden button, marks, refusals and words read it, and a gesture is understood from it.
type upshot struct {
	options *options
	sel     selection

	mode    mode
	offers  []deal                // what can be done with what is chosen
	open    map[deal][]rules.Move // the moves that each offer can still become, whatever its target
	meant   deal                  // the offer that is meant, or one without a kind
	pay     rules.Payment         // the runes that pay for it
	changes bool                  // other runes can pay
	stores  map[rules.Place]bool  // the own stores at which the offer can be made; Loose is the place of a new one
	coming  [rules.Places]int     // what interest each own store gets
	plan    plan                  // the moves that the golden button makes, or would once nothing is missing
	doing   doing                 // what they do
	ready   bool                  // it can be pressed
	sale    rules.Sale            // what the chosen number cards can buy
	cheap   rules.Set             // the cheapest set that buys something, proposed while the chosen cards buy nothing
	after   rules.Outcome         // of the first move of the plan
	told    bool                  // after is known
}

// thought is what marks and sheets were made of. While it stays the same, they need not be made anew.
type thought struct {
	now    *upshot
	hinted bool
	hint   rules.Move
}

// doing is what the golden button does, for its words. Its kind says which fields count. While the button cannot be
// pressed, it is the kind of move for which something is still missing.
type doing struct {
	kind   rules.MoveKind   // 0: nothing is chosen
	runes  [colourKinds]int // of interest
	cards  rules.Set
	card   rules.Card // laid, played, shown or discarded
	colour rules.Colour
	store  rules.Place // of the own seat
	to     rules.Place
	seat   games.Seat
	theirs rules.Place
	pick   rules.Pick
}
