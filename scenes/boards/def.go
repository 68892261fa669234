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
	// Plane is what a board has besides whose field is a plane; nil: it is none.
	Plane *Plane[Sel, K]
	// Picture is what a board has besides that can be shown as a picture; nil: it cannot.
	Picture *Picture[M, V]

	// Need returns how much room the board wants for seats and ledge.
	Need func(r table.Room) table.Need
	// Frame takes a new [table.Frame]: pictures and words of its size and language are made, and Place must place everything anew.
	Frame func()
	// Place places everything, if what there is to place has changed, and reports whether it has. Spread then lays it into [Board.Things].
	Place  func() bool
	Spread func()
	// Sheet returns the sheet that lies over the board; its Rect is empty if there is none. It is nil where sheets never lie there.
	Sheet func() *Sheet

	// Model returns what is on the screen at rest in a view, and Noises where the model keeps what its steps let be heard.
	Model  func(v V) Model
	Noises func(m *Model) *motion.Noises[things.Thing[K]]
	// Event returns how an event of a move gets into the picture, Before and After what is shown of the whole move at its beginning and its end,
	// if anything. The view is the one after the move: when all steps have ended, the model equals Model(v).
	Event         func(e E, v V) []ui.Step[Model]
	Before, After func(v V) ui.Step[Model]
	// Steps does so for all events of a move at once, where they do not simply follow one another; nil: they do.
	Steps func(events []E, v V) []ui.Step[Model]
	// Light returns the flourish that shows where a thing is, and Shake the one of a thing that was refused: one without ticks is none.
	Light, Shake func(t things.Thing[K]) ui.Step[Model]
	// Refused returns the flourishes of a move that was refused, where they show more than Shake does; it may be nil.
	Refused func(v V, m M) []ui.Step[Model]
	// Dims reports whether the board steps back behind what lies over it now; nil: it never does.
	Dims func() bool
	// Draw draws everything.
	Draw func(c *ui.Canvas)

	// What happens besides the timeline. Where such a function is nil, nothing does.

	// Tick plays a tick of all that moves by itself, the timeline too, and reports whether words and buttons no longer fit the picture. Moves
	// reports whether any of it but the timeline is on its way, and Settle brings that to its end.
	Tick   func() (turned bool)
	Moves  func() bool
	Settle func()
	// Waits reports whether Steps has kept back steps of what was told, to be read one after another or until a clock has come to them: Tick plays
	// them in their time. Rest takes them out.
	Waits func() bool
	Rest  func() []ui.Step[Model]

	// About returns the things that a move is about, and Of those that an event is about, where they are now.
	About func(v V, m M) []things.Thing[K]
	Of    func(m *Model, e E) []things.Thing[K]
	// WhyNot returns why the actor cannot make a move that was planned behind a curtain which is away since; nil: the view knows that by itself.
	WhyNot func(m M) *games.Refusal
	// Expose brings into sight what a proposed move is about; nil: nothing is ever out of sight.
	Expose func(t things.Thing[K])
	// Aim returns the place at which it is said why a move about some things is refused.
	Aim func(about []things.Thing[K]) ui.Rect

	// Handed returns what of a selection stays when the board is built anew from a view, perhaps of another reader, whose business it is not.
	Handed func(s Sel, other bool) Sel
	// Renew finds out anew what [Board.Actor] can do in the view, and returns what of a selection can still be chosen.
	Renew func(s Sel) Sel
	// Intent returns what follows from a gesture: what is chosen then, and the moves to be made one after another. A move may be one that the
	// core refuses; its refusal tells the person why.
	Intent func(s Sel, g Gesture[K]) (Sel, Plan[M])
	// Made returns what of a selection stays once its move has been asked for, which is legal, where plans are of one move; nil: all of it, and
	// the plan, until the move is told.
	Made func(s Sel, m M) Sel
	// Considers reports whether the person may be about to act out of turn, for which others wait; nil: nobody ever does.
	Considers func() bool
	// Back returns a selection without what Back forgets next: the uppermost sheet, or else what is chosen.
	Back func(s Sel) Sel
	// Itself reports whether all that a selection holds was chosen by the board itself, so that there is nothing for a person to take back; nil: it
	// never chooses by itself.
	Itself func(s Sel) bool
	// Private reports whether a seat that must act needs its own view for it; nil: none ever does. The answer must follow from the public view.
	Private func(v V, s games.Seat) bool
	// Curtain reports whether a gesture means something behind a curtain, and whether that may be opened: it is that of the seat whose thing is
	// meant, or else of the seat in front. It is nil where nothing lies behind one.
	Curtain func(g Gesture[K]) (means, may bool)
	// Afield reports whether the next step is made on the field, or on what lies over it; nil: a seat has no hand that a phone could show alone.
	Afield func() bool
	// Told returns what stays chosen after a move of a plan was told, and the moves that follow it; nil: all of it.
	Told func(s Sel, m M, next []M) Sel
	// Takes is given each gesture before it means anything for what is chosen, and reports whether it was meant for something else, such as a
	// hand that acts at once. It hurries the picture where that may be hurried. Where it is nil, every gesture but a look does, and a tap does
	// nothing else while the ledge has not changed hands.
	Takes func(g Gesture[K], want *table.Want[M]) bool
	// Reach lets hands act whose ways are more than gestures, after these, and asks for their moves by [Board.Ask]; nil if there are none.
	Reach func(c *ui.Context, want *table.Want[M])
	// Knows reports whether the reader may know what a proposed move is about.
	Knows func(m M) bool
	// Handled returns what the person's own hands let be heard when one selection follows another by a gesture, and false for nothing. It is nil
	// where a choice is silent.
	Handled func(before, after Sel, g Gesture[K]) (sound.Effect, bool)

	// Hit returns what is meant by a point of the screen; nil: what lies there.
	Hit func(at ui.Point) things.Thing[K]
	// Mark returns how a thing stands, Explains whether there is something to say of it, and Stands what an item of a sheet stands for; it is nil
	// where sheets have no items. Where nothing is marked, Mark is nil, and Hinted appends where a proposed move is lit.
	Mark     func(t things.Thing[K]) Mark
	Explains func(t things.Thing[K]) bool
	Stands   func(t things.Thing[K]) things.Thing[K]
	Hinted   func(dst []ui.Rect) []ui.Rect
	// Same returns by which name the focus knows a thing; nil: things of the seat in front are the same whoever sits there. Ring offers the focus a
	// thing in another shape than that of a chip; nil: all have that.
	Same func(t things.Thing[K]) things.Thing[K]
	Ring func(c *ui.Context, stop any, t things.Thing[K], at ui.Rect) bool
	// Focuses reports whether something that can be pointed at has the focus in its turn; buttons have it by themselves. Passes reports whether
	// the focus passes it over for now; nil: it passes nothing over.
	Focuses, Passes func(t things.Thing[K]) bool
	// Beside says that things beside the ledge have the focus even while the table covers that.
	Beside bool
	// Numbered returns what the number keys tap.
	Numbered func() []things.Thing[K]
	// Buttons lets the board's own buttons read a tick.
	Buttons func(c *ui.Context)

	// Write puts all words together anew, and gives buttons their words and places. Then Headline returns where the match stands, and who is to do
	// what.
	Write    func()
	Headline func() (match, turn games.Phrase)
	// Words returns where the board says what can be done: tips leave it free where they can, and hints stand there; nil: nowhere. Spare appends what
	// else the table's words leave free where they can; nil: nothing.
	Words func() ui.Rect
	Spare func(dst []ui.Rect) []ui.Rect
	// Golden returns what the golden button would do, and whether it can be pressed.
	Golden func() (label games.Phrase, ready bool)
	// Report adds facts that the reader may know, and the board's own buttons. Unlit says that what is lit is not among the facts.
	Report func(r *table.Report)
	Unlit  bool
	// Name returns what a thing is called in reports; nil: what its kind says.
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

	// These are made on boards whose field is a plane. A tap there tells its point, too.
	Key        // a thing by keys
	Grab       // a piece of a hand is picked up
	Drop       // the chosen piece is let go, over a thing and a point of the plane; over nothing if the pointer was lost
	Turn       // the chosen piece, by Steps clockwise
	Move       // the cursor, a Way on the screen
	Enter      // the key that presses what has the focus, while that is the plane
	Beneath    // a thing on the plane is held, or has the cursor: what lies beneath it is shown; or a piece is that is told of
	BeneathEnd // it is let go
)

// Gesture is one thing that a person does.
type Gesture[K ~uint8] struct {
	Kind  GestureKind
	On    things.Thing[K]
	At    ui.Point // on the plane
	Steps int
	Way   ui.Point
}

// Looks reports whether a gesture only looks at something for as long as it is held.
func (g *Gesture[K]) Looks() bool { return g.Kind == Peek || g.Kind == PeekEnd || g.Kind == PeekKeep }
