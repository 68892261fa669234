package stones

import rules "runehall/games/stones"

// gestureKind is what a person does, whatever the device.
type gestureKind uint8

const (
	tap    gestureKind = iota + 1 // on a target
	peekAt                        // a target is held: it is explained
	peekEnd
	confirm  // the golden button
	openHand // the hand of a seat that is not the reader's: its curtain
)

// gesture is one thing that a person does.
type gesture struct {
	kind gestureKind
	on   target
}

// intent decides what a gesture means: it returns the selection that follows and, with true, the moves to be made one after another. It
// is pure. A move may be one that the core refuses; then the refusal tells the person why.
func intent(o *options, s selection, g gesture) (selection, plan, bool) { return s, plan{}, false }

// plan is a few moves that follow one another, each once the one before it has been made and shown.
type plan struct {
	moves [2*rules.ManyCards + 1]rules.Move // up to the first without a kind
}

// next returns the first move, and false if there is none.
func (p *plan) next() (rules.Move, bool) { return p.moves[0], p.moves[0].Kind != 0 }
