package market

import rules "runehall/games/market"

// gestureKind is what a person does, whatever the device.
type gestureKind uint8

const (
	tap      gestureKind = iota + 1 // on a target
	peekAt                          // a target is held: it is explained
	peekEnd                         // it is let go
	peekKeep                        // it is let go by a finger, which would hide it: it is explained until the next tap
	confirm                         // the golden button
	openHand                        // the hand of a seat that is not the reader's: its curtain
)

// gesture is one thing that a person does.
type gesture struct {
	kind gestureKind
	on   target
}

// looks reports whether a gesture only looks at something for as long as it is held.
func (g *gesture) looks() bool { return g.kind == peekAt || g.kind == peekEnd || g.kind == peekKeep }

// intent decides what a gesture means: it returns the selection that follows and, with true, the moves to be made one after another. It
// is pure. A move may be one that the core refuses; then the refusal tells the person why.
func intent(o *options, s selection, g gesture) (selection, plan, bool) { return s, plan{}, false }

// planned returns the moves that the golden button makes of what is chosen, what it does in short, and whether that can be done now.
func planned(o *options, s *selection) (plan, doing, bool) { return plan{}, doing{}, false }

var _ rules.Move
