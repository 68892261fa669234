package boards

import (
	"runehall/assets/sound"
	"runehall/games"
	"runehall/internal/aloud"
	"runehall/scenes/motion"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// View is what every board asks the view of its game.
type View[M any] interface {
	Reader() games.Seat
	// WhyNot returns why a seat cannot make a move, and nil if it can.
	WhyNot(s games.Seat, m M) *games.Refusal
}

// Def is a board: for pictures what [games.Def] is for rules, a table of functions. [Board] calls them, and does everything else that a
// table wants of a board. A Def names the moves M, events E and views V of a game, what is on the screen (Model), what is chosen and not made
// a move yet (Sel, a small value: equal ones mean the same), and the kinds of things on the board, K.
//
// Functions that take what they need change nothing, and can be tried without a board. Those without arguments look at the board that the
// Def was made for.
type Def[M comparable, E any, V View[M], Model any, Sel comparable, K ~uint8] struct {
	Kinds *things.Kinds[K]

	// Need returns how much room the board wants for seats and ledge.
	Need func(r table.Room) table.Need
	// Frame takes a new [table.Frame]: pictures and words of its size and language are made, and Place must place everything anew.
	Frame func()
	// Place places everything and lays it into [Board.Things], if what there is to place has changed, and reports whether it has.
	Place func() bool
	// Sheet returns the sheet that lies over the board; its Rect is empty if there is none.
	Sheet func() *Sheet

	// Model returns what is on the screen at rest in a view, and Noises where the model keeps what its steps let be heard.
	Model  func(v V) Model
	Noises func(m *Model) *motion.Noises[things.Thing[K]]
	// Steps returns how the events of one move get into the picture. The view is the one after the move: when all steps have ended, the model
	// equals Model(v).
	Steps func(events []E, v V) []ui.Step[Model]
	// Light returns the flourish that shows where a thing is, and Shake the one of a thing that was refused.
	Light, Shake func(t things.Thing[K]) ui.Step[Model]
	// Draw draws everything.
	Draw func(c *ui.Canvas)

	// About returns the things that a move is about, and Of those that an event is about, where they are now.
	About func(v V, m M) []things.Thing[K]
	Of    func(m *Model, e E) []things.Thing[K]
	// Aim returns the place at which it is said why a move about some things is refused.
	Aim func(about []things.Thing[K]) ui.Rect

	// Handed returns what of a selection stays when the board is built anew from a view, perhaps of another reader, whose business it is not.
	Handed func(s Sel, other bool) Sel
	// Renew finds out anew what [Board.Actor] can do in the view, and returns what of a selection can still be chosen.
	Renew func(s Sel) Sel
	// Intent returns what follows from a gesture: what is chosen then, and the moves to be made one after another. A move may be one that the
	// core refuses; its refusal tells the person why.
	Intent func(s Sel, g Gesture[K]) (Sel, Plan[M])
	// Back returns a selection without what Back forgets next: the uppermost sheet, or else what is chosen.
	Back func(s Sel) Sel
	// Curtain reports whether a gesture means something behind the curtain of the seat in front, and whether that may be opened.
	Curtain func(g Gesture[K]) (means, may bool)
	// Knows reports whether the reader may know what a proposed move is about.
	Knows func(m M) bool
	// Handled returns what the person's own hands let be heard when one selection follows another by a gesture, and false for nothing.
	Handled func(before, after Sel, g Gesture[K]) (sound.Effect, bool)

	// Mark returns how a thing stands, Explains whether there is something to say of it, and Stands what an item of a sheet stands for.
	Mark     func(t things.Thing[K]) Mark
	Explains func(t things.Thing[K]) bool
	Stands   func(t things.Thing[K]) things.Thing[K]
	// Focuses reports whether something that can be pointed at has the focus in its turn; buttons have it by themselves.
	Focuses func(t things.Thing[K]) bool
	// Numbered returns what the number keys tap.
	Numbered func() []things.Thing[K]
	// Buttons lets the board's own buttons read a tick.
	Buttons func(c *ui.Context)

	// Write puts all words together anew, and gives buttons their words and places.
	Write func()
	// Headline returns where the match stands, and who is to do what; Golden what the golden button would do, and whether it can be pressed.
	Headline func() (match, turn games.Phrase)
	Golden   func() (label games.Phrase, ready bool)
	// Report adds facts that the reader may know, and the board's own buttons.
	Report func(r *table.Report)
	// Name returns what a thing is called in reports.
	Name func(t things.Thing[K]) string
	// Says returns what a thing is to those who do not see the board, Open the title of the open sheet and what it explains, and Tells adds what
	// the board says of the moment.
	Says  func(h *stage.Heard, t things.Thing[K]) aloud.Thing
	Open  func() (title string, notes []Note)
	Tells func(h *stage.Heard)
}

// GestureKind is what a person does, whatever the device.
type GestureKind uint8

// The gestures.
const (
	Tap      GestureKind = iota + 1 // on a thing
	Peek                            // a thing is held: it is explained
	PeekEnd                         // it is let go
	PeekKeep                        // it is let go by a finger, which would hide it: it is explained until the next tap
	Look                            // a thing in a sheet is tapped: it is explained over that
	Confirm                         // the golden button
	OpenHand                        // the hand of a seat that is not the reader's: its curtain
	Grab                            // a piece is dragged from its hand
	Drop                            // it is let go on a thing of the plane, or beside that
	Turn                            // the chosen piece is turned by Steps, clockwise
	Move                            // the cursor on the plane goes a way
	Enter                           // what is under it is tapped
)

// Gesture is one thing that a person does.
type Gesture[K ~uint8] struct {
	Kind GestureKind
	On   things.Thing[K]

	Steps int
	Way   ui.Point
}

// Looks reports whether a gesture only looks at something for as long as it is held.
func (g *Gesture[K]) Looks() bool { return g.Kind == Peek || g.Kind == PeekEnd || g.Kind == PeekKeep }
