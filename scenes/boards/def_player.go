package boards

import (
	"runehall/assets/sound"
	"runehall/games"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// Choosing is how a person's gestures become moves. Every board has it.
type Choosing[M comparable, Sel any, K ~uint8] struct {
	// Renew computes again what [Board.Actor] can do, and returns the part of a selection that can still be chosen.
	Renew func(s Sel) Sel
	// Intent returns what a gesture does: the new selection, and the moves to be made one after another. A move may be
	// illegal, so that its refusal tells the person why.
	Intent func(s Sel, g Gesture[K]) (Sel, Plan[M])
	// Handed returns what stays of a selection when the board is rebuilt from a view. other says that the view has
	// another reader, who must not see what the selection gives away.
	Handed func(s Sel, other bool) Sel
	// Made returns what stays of a selection once its legal move has been asked for, for boards whose plans have only
	// one move. nil: everything stays, with the plan, until the move is told.
	Made func(s Sel, m M) Sel
	// Told returns what stays chosen after a move of a plan has been told, given the moves that follow; nil:
	// everything.
	Told func(s Sel, m M, next []M) Sel
	// Back returns a selection without what the action Back removes next: the uppermost sheet, or else the choice.
	Back func(s Sel) Sel
	// Itself reports whether all that a selection holds was chosen by the board itself, so that there is nothing for a
	// person to take back; nil: it never chooses by itself.
	Itself func(s Sel) bool
	// Considers reports whether the person may be about to act out of turn, for which others wait; nil: nobody ever
	// does.
	Considers func() bool
	// WhyNot returns why the actor cannot make a move that was planned behind a curtain which is away since; nil: the
	// view knows that by itself.
	WhyNot func(m M) *games.Refusal
	// Handled returns the sound of the person's own hands when a gesture changes the selection. It returns false for no
	// sound. nil: choosing is silent.
	Handled func(before, after Sel, g Gesture[K]) (sound.Effect, bool)
}

// Secrets are what only one seat may see. On a board without them nobody needs a view of their own to act, nothing
// lies behind a curtain, and a phone never shows a hand alone.
type Secrets[V any, K ~uint8] struct {
	// Private reports whether a seat that must act needs its own view for that; nil: never. The answer must be public
	// knowledge.
	Private func(v V, s games.Seat) bool
	// Curtain reports whether a gesture means something that is behind a curtain, and whether that curtain may be
	// opened: it belongs to the seat of the thing that is meant, or else to the seat in front. nil: nothing lies behind
	// a curtain.
	Curtain func(g Gesture[K]) (means, may bool)
	// Afield reports whether the next step is made on the field, or on what lies over it. nil: seats have no hand that
	// a phone could show alone.
	Afield func() bool
}

// Hands are hands that act at once, or do more than gestures can express. On a board without them a gesture only
// changes the selection: every gesture but a look hurries the picture, and while the ledge has not changed hands, a tap
// does nothing else.
type Hands[M comparable, K ~uint8] struct {
	// Takes sees each gesture before Intent, and reports whether it was meant for something other than the selection.
	// It also hurries the picture where that is allowed. nil: as without hands.
	Takes func(g Gesture[K], want *table.Want[M]) bool
	// Reach handles, after the gestures, what these cannot express, and asks for moves with [Board.Ask]; nil: nothing.
	Reach func(c *ui.Context, want *table.Want[M])
}

// Pointing is how things stand that can be pointed at. On a board without it nothing is lit, chosen or explained, and
// a point of the screen means the thing that lies there.
type Pointing[K ~uint8] struct {
	// Hit returns the thing meant by a point of the screen; nil: the thing that lies there.
	Hit func(at ui.Point) things.Thing[K]
	// Mark returns the state of a thing. Without marks, Mark is nil, and Hinted appends the places that a proposed move
	// lights.
	Mark   func(t things.Thing[K]) Mark
	Hinted func(dst []ui.Rect) []ui.Rect
	// Explains reports whether a thing can be explained; nil: none can.
	Explains func(t things.Thing[K]) bool
}

// Focus is where keys and gamepads can go. Every board has it.
type Focus[K ~uint8] struct {
	// Stops reports whether a thing takes part in the order of the focus; buttons always do. Passes reports whether the
	// focus skips it at present; nil: it skips nothing.
	Stops, Passes func(t things.Thing[K]) bool
	// Numbered returns the things that the number keys tap.
	Numbered func() []things.Thing[K]
	// Same returns the identity of a thing for the focus; nil: the focus stays on the things of the seat in front,
	// whoever sits there.
	Same func(t things.Thing[K]) things.Thing[K]
	// Ring offers the focus in another shape than that of a chip; nil: all things have that shape.
	Ring func(c *ui.Context, stop any, t things.Thing[K], at ui.Rect) bool
	// Beside says that things beside the ledge have the focus even while the table covers that.
	Beside bool
}
