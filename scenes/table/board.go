package table

import (
	"runehall/assets/sound"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/questions"
	"runehall/scenes/table/timed"
	"runehall/ui"
)

// Board shows one match of one game and turns input into moves. The table calls it, never the other way round:
//
//	Need, Layout     when the size, the scale, the insets, the language, the theme or a setting changed, and when a
//	                 curtain or its recap leaves the board another room
//	Sync             at the start, after an undo, and when somebody else looks; the display model is built from scratch
//	Tell             after a move: what happened becomes steps of the board's timeline
//	Step             once a tick, whatever covers the board
//	Update           once a tick after the table's own widgets, unless something covers the board
//	Draw             reads only
//
// Layout and Sync come first, in either order; everything but Headline waits for both.
//
// Its events and views are the reader's. The reader is [games.Public] while several persons share the screen and no
// curtain is open, the seat behind an open curtain, the only person among computers, or [games.All] after the end.
type Board[M comparable, E any, V any] interface {
	// Need returns how much room the board wants for seats and ledge. It is pure.
	Need(r Room) Need
	// Layout places everything within a frame and keeps the places. The same frame always gives the same places.
	Layout(f Frame)

	// Sync makes the display model from a view, clears the timeline, and forgets a draft or selection that the view
	// does not allow.
	Sync(v V)
	// Tell appends the steps that show the events of one move to the timeline, one function per type of event. The view
	// is the view after the move. When all steps have ended, the display model equals the one that Sync(v) makes.
	// Events of the set-up are not told: a board begins with Sync.
	Tell(events []E, v V)
	// Step plays one tick of the timeline and of whatever else moves by itself.
	Step()
	// Shown reports whether every move told has been shown; flourishes may still play. Until then no computer player is
	// asked.
	Shown() bool
	// Finish completes the picture: every move told has been shown.
	Finish()
	// Moving reports whether the picture will change without any input: the timeline, a tween, a board that glides on.
	Moving() bool

	// Update reads the input of a tick and returns what the person wants. Things that can be pressed claim their
	// pointers and their focus from the context; the rest is in c.Rest(). Selection and draft are the board's own; what
	// input means is decided by the package's pure function intent(view, selection, input).
	Update(c *ui.Context, s State) Want[M]
	// Draw draws field, seats and ledge into the places of the frame, with the state of the last Update. The grounds
	// under them are the table's.
	Draw(c *ui.Canvas)

	// Headline returns the words of the top bar: where the match stands ("Round 7, 24 tiles left"), and whose turn it
	// is and for what ("Astrid's turn: place a tile").
	Headline() (match, turn games.Phrase)
	// Draft returns what the golden button would do, and whether it can be done now. With an empty phrase there is no
	// golden button.
	Draft() (label games.Phrase, ready bool)
	// Drop forgets draft and selection, as Back does, and reports whether there was one.
	Drop() bool
	// Drops reports whether Drop would forget anything that a person has chosen. Drop also forgets what the board has
	// chosen by itself, but nobody needs a button to take that back.
	Drops() bool
	// Show leads to the place on the board that an event is about, and reports whether there is one.
	Show(event E) bool
	// Hint lights a move that the table proposes, until something is pressed or told. It returns false, and lights
	// nothing, if the move would give away something that the reader may not know.
	Hint(m M) bool
	// AppendHinted appends where on the screen a proposed move is lit now. The table's words about it keep clear of
	// these places.
	AppendHinted(dst []ui.Rect) []ui.Rect
	// Report names the places that can be pressed now ("ritual.cell.3.-2") and facts that the reader may know.
	Report(r *Report)
}

// Asker is a board of a game whose core asks seats one after another for an answer. The table then puts up a public
// bar, the same whatever a seat holds.
type Asker[M comparable, V any] interface {
	// Question returns the question that is open in a public view.
	Question(public V) (Question[M], bool)
}

// Question asks seats, in their order, whether they answer.
type Question[M comparable] = questions.Question[M]

// Inquiry is what everybody knows of a question.
type Inquiry = questions.Inquiry

// Secret is a board of a game in which a seat must sometimes act on its own secrets. The table then lowers that seat's
// curtain by itself.
type Secret[V any] interface {
	// Private reports whether a seat that must act needs its own view for it. The answer must follow from the public
	// view.
	Private(public V, s games.Seat) bool
}

// Clocked is a board of a game in which hands act on a running clock.
//
// The table starts the clock once everything that led to such a phase is Shown, so that a board can count down. From
// then on every Update is a tick of the clock, and the Want it returns says what hands did. What happens is told in the
// same tick, but it becomes part of the match only when the phase has ended, as one write.
//
// When somebody leaves the program or opens the menu, or when something covers the board, Sync leads back to the start
// of the phase. It begins again as soon as the board is in view. A phase that a computer player plays in private (see
// [Secret]) has no clock.
type Clocked[M comparable, V any] interface{ timed.Clock[M, V] }

// Firm is a board with motion that nobody may skip, such as the playback of a race.
type Firm interface {
	// Firm reports whether the motion on show must be seen to its end. On a clock, and on the way to one, it always
	// must.
	Firm() bool
}

// Leaving is a board whose golden button sometimes means to stop, as "done" does while hands snatch. The button is then
// not golden.
type Leaving interface {
	// Leaves reports whether the golden button would now give up something that could still be done.
	Leaves() bool
}

// Drafting is a board that says which move its golden button would make.
type Drafting[M comparable] interface {
	// Makes returns the first move that the golden button would make now; false: it would make none.
	Makes() (M, bool)
}

// Illustrated is a board that draws a small picture of an event beside its line in the log.
type Illustrated[E any] interface {
	// Picture returns a function that draws the picture into a square; nil: the event has none. The event is one that
	// everybody may know.
	Picture(event E) func(c *ui.Canvas, r ui.Rect)
}

// Standing is a board that says how a seat does, in a few words that everybody may know ("14 coins left").
type Standing interface {
	Standing(s games.Seat) games.Phrase
}

// Covering is a board that opens sheets over its field. On the smallest screens a sheet covers the golden button's
// place. There is then no golden button, and the sheet has its own way back.
type Covering interface {
	// Covers reports whether an open sheet lies over [Frame].Primary.
	Covers() bool
}

// Handy is a board that can show a hand alone on a phone, while another screen shows the table.
type Handy interface {
	// Hands reports whether players of this game hold anything.
	Hands() bool
	// Afield reports whether the next step is made on the field, or on something that lies over it.
	Afield() bool
}

// Room is what [Board].Need may depend on.
type Room struct {
	Kit      *ui.Kit
	Screen   ui.Size // without the insets
	Portrait bool
	Low      bool // so low that a rail may take the place of the ledge, see [Need.Rail]
	Seats    int  // how many there are
	Hand     bool // see [Frame.Hand]
	// Primary is the size of the golden button, which stands in the lower right corner of the ledge.
	Primary ui.Size
}

// Need is the room that a board wants, in pixels. The table gives it as long as the field keeps half of the screen.
type Need struct {
	Seats float64 // width of the column of seats (landscape) or height of the strip (portrait)
	Ledge float64 // height of the ledge
	Dock  ui.Size // of one seat, upright, when the seats sit round the table
	// Rail is the width of a rail at the right edge that takes the place of the ledge on a low screen, at the full
	// height of the screen; 0 keeps the ledge. Seats is then the width of a column at the left. If it is as wide as
	// four tools or more, it holds the bar's things too, and the field has the full height. With no Seats the board
	// shows the seats in the rail.
	Rail float64
	// Golden is the width of the golden button in a rail; 0: as wide as the rail.
	Golden float64
	// Shared is how much of the ledge's height the board needs where the ledge is nobody's, on a screen that all share;
	// 0: nothing lies there then. The table shows all seats on the rest.
	Shared float64
	// About is how much of the ledge is enough to show what a public question is about, while the question covers the
	// rest. Its width counts where the golden button lies beside it, its height where the button lies below.
	About ui.Size
}

// Frame is the places that a board has. All lie within the safe area, in pixels, and do not overlap, except for
// Primary.
type Frame struct {
	Kit      *ui.Kit
	Portrait bool
	Rail     bool    // the ledge is a rail at the right edge, higher than wide
	Hand     bool    // the ledge has nearly all of the screen for its things, and the field is only looked at
	Screen   ui.Rect // the whole screen, for grounds and for things that fly
	Field    ui.Rect // the board itself; clip to it
	Seats    ui.Rect // the seats: a column on the left, or a strip above the field; empty with docks, and in a rail
	// Docks are the places of the seats other than the one in front, clockwise from it, when they sit round the table:
	// each lies at its own edge of the screen and is turned towards it. Otherwise there are none.
	Docks   []ui.Turned
	Ledge   ui.Rect // the things of the seat in front
	Code    ui.Rect // the code of a room, at the left of the ledge; empty: no code
	Primary ui.Rect // the golden button, in the ledge's lower right corner: keep it clear
	Asked   ui.Rect // what a public question covers while State.Bare says so: the ledge, or more where that is low
	About   ui.Rect // what the question leaves of the ledge, see [Need.About]; empty where it takes all
	// Say writes a phrase in the language of the screen, with the names of the seats.
	Say func(p games.Phrase) string
	// Speed is the speed of the animation; 1 is as designed.
	Speed float64
	// Sitters says who sits at each seat.
	Sitters []Sitter
	// Sound plays an effect as if from a place on the screen; nil: nobody listens. Play only what the reader may know,
	// at a time and from a place that tell no more.
	Sound func(e sound.Effect, from ui.Point)
}

// Across returns the ledge together with the code beside it. A board may use the full width for its field.
func (f *Frame) Across() ui.Rect {
	if f.Code.Empty() {
		return f.Ledge
	}
	return f.Ledge.Union(f.Code)
}

// Tempo returns how fast things move that follow a hand.
func (f *Frame) Tempo() ui.Tempo { return ui.Tempo{Speed: f.Speed, Reduced: f.Kit.Look.ReducedMotion} }

// Sitter is who sits at a seat: name, colours, and who plays it.
type Sitter = stage.Sitter

// State is what the table tells the board in each tick.
type State struct {
	// Reader is who looks. Views and events are made for this reader.
	Reader games.Seat
	// Front is the seat whose things lie on the ledge.
	Front games.Seat
	// Movers are the persons whose moves are taken now, first those who must act. It is empty while a computer player
	// thinks, a move is being stored, or something else is asked.
	Movers []games.Seat
	// Thinking is the computer player that is being waited for, or games.Nobody.
	Thinking games.Seat
	// Answering says that the seat in front is asked for an answer, so its answers are lit.
	Answering bool
	// Bare says that the table covers the ledge, so nothing on it can be pressed.
	Bare bool
	// Far says that the match is kept elsewhere, so that some time passes between a move and its telling. Sent says
	// that a move of the movers is on its way there: no other is taken, and what was chosen for it stays as it is.
	Far, Sent bool
	// Drafts says that a move that cannot be undone is first a draft, and is made by a second act.
	Drafts bool
	// Stays says that no move of the match can be undone, not even one that reveals nothing.
	Stays bool
	// Confirm says that the golden button or its key was pressed: make the draft.
	Confirm bool
	// AsksWhy says that the golden button was pressed while it is dull: the board says why its draft cannot be made, if
	// it has one.
	AsksWhy bool
	// Clocked says that a clock runs, and Tick is the present tick of that clock, counted from 1. The movers' hands act
	// in it.
	Clocked bool
	Tick    int
	// Controls says that several persons' hands act on the clock. [Sitter.Controls] names each seat's keys or gamepad,
	// the board reads them from [ui.Input.Controls], and gets no other action.
	Controls bool
}

// Actor returns the seat whose moves a reader makes now: the reader's own or, with the curtain shut, the person's who
// must move, if such a move uses nothing hidden. It is games.Nobody while no moves are taken.
func (s State) Actor(reader games.Seat) games.Seat {
	for _, m := range s.Movers {
		if m == reader {
			return m
		}
	}
	if reader >= 0 || len(s.Movers) == 0 {
		return games.Nobody
	}
	return s.Movers[0]
}

// Want is what a person wants after the input of a tick. The zero Want is nothing.
type Want[M comparable] struct {
	// Made says that Seat makes Move.
	Made bool
	Seat games.Seat
	Move M
	// Hands are the moves of further seats on a clock. A seat has one hand: of its moves in one tick ([Clocked].Tick)
	// only the first counts. A move of a later tick waits for that tick.
	Hands []games.Chosen[M]
	// Undecided says that in a timed phase a hand has reached for something, and nobody knows yet whose hand it is.
	// Nothing is settled until then, so that nobody who came later is served first.
	Undecided bool
	// Why is the refusal of what was pressed at the place At. The table shows it there, with the way to its clause.
	Why *games.Refusal
	At  ui.Rect
	// Opens asks for the curtain of the seat Open, which wants to look at what only it may see.
	Opens bool
	Open  games.Seat
	// Considers says that the person is thinking about acting out of turn. While it is true, computer players wait.
	Considers bool
}

// Make asks the table to make a seat's move, which is about a place on the screen. If why says that the move is not
// legal, the table shows the refusal at that place instead. It reports whether the move is legal.
func (w *Want[M]) Make(s games.Seat, m M, why *games.Refusal, about ui.Rect) (legal bool) {
	w.Seat, w.Move, w.Made = s, m, why == nil
	if why != nil {
		w.Why, w.At = why, about
	}
	return w.Made
}

// LitState, after the id of a game, is the key in a report's state for the names of what can be chosen on the board.
const LitState = ".lit"

// UseState, after the id of a game, is the key in a report's state for what a board with several uses is used for at
// present, such as one of its tabs.
const UseState = ".use"
