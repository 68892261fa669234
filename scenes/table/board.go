package table

import (
	"runehall/assets/sound"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Board shows one match of one game and turns input into moves. The table calls it, never the other way round:
//
//	Need, Layout     when the size, the scale, the insets, the language, the theme or a setting changed, and when a curtain or its
//	                 recap leaves the board another room
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
	// Layout places everything within a frame. It is pure but for keeping the places: the same frame, the same places.
	Layout(f Frame)

	// Sync makes the display model from a view, clears the timeline, and forgets a draft or selection that the view does
	// not allow.
	Sync(v V)
	// Tell appends the steps that show the events of one move to the timeline, one function per type of event. The view
	// is the view after the move. When all steps have ended, the display model equals the one that Sync(v) makes.
	Tell(events []E, v V)
	// Step plays one tick of the timeline and of whatever else moves by itself.
	Step()
	// Shown reports whether every move told has been shown; flourishes may still play. Until then no computer player is asked.
	Shown() bool
	// Finish completes the picture: every move told has been shown.
	Finish()
	// Moving reports whether the picture will change without any input: the timeline, a tween, a board that glides on.
	Moving() bool

	// Update reads the input of a tick and returns what the person wants. Things that can be pressed claim their pointers
	// and their focus from the context; the rest is in c.Rest(). Selection and draft are the board's own; what input
	// means is decided by the package's pure function intent(view, selection, input).
	Update(c *ui.Context, s State) Want[M]
	// Draw draws field, seats and ledge into the places of the frame, with the state of the last Update. The grounds
	// under them are the table's.
	Draw(c *ui.Canvas)

	// Headline returns the words of the top bar: where the match stands ("Round 7, 24 tiles left"), and whose turn it is and
	// for what ("Astrid's turn: place a tile").
	Headline() (match, turn games.Phrase)
	// Draft returns what the golden button would do, and whether it can be done now. With an empty phrase there is no
	// golden button.
	Draft() (label games.Phrase, ready bool)
	// Drop forgets draft and selection, as Back does, and reports whether there was one.
	Drop() bool
	// Drops reports whether there is anything that Drop would forget and that a person has chosen. What the board has chosen by itself Drop forgets
	// too, but nobody needs to take it back.
	Drops() bool
	// Show leads to the place on the board that an event is about, and false if there is none.
	Show(event E) bool
	// Hint lights a move that the table proposes until something is pressed or told. It returns false, and lights nothing, if the
	// move would give away something that the reader may not know.
	Hint(m M) bool
	// AppendHinted appends the places on the screen where a proposed move is lit now, so that the table's words about it cover none of them.
	AppendHinted(dst []ui.Rect) []ui.Rect
	// Report names the places that can be pressed now ("ritual.cell.3.-2") and facts that the reader may know.
	Report(r *Report)
}

// Asker is a board of a game whose core asks seats one after another for an answer. The table then puts up a public bar. It never
// depends on what a seat holds.
type Asker[M comparable, V any] interface {
	// Question returns the question that is open in a public view.
	Question(public V) (Question[M], bool)
}

// Question asks seats, in their order, whether they answer.
type Question[M comparable] struct {
	// By is the seat whose move is asked about. It is never asked.
	By games.Seat
	// Seats are asked one after another, in this order, all of them whoever holds what.
	Seats []games.Seat
	// Ask is the question in words ("Does anybody answer?"). What it is about the board shows.
	Ask games.Phrase
	// About is what the question is about ("Skald reveals Skip against Bjarne"); two questions differ in it.
	About games.Phrase
	// Decline is the move of a seat that does not answer.
	Decline M
	// Declines names not answering on the golden button, where only one seat is asked ("Give up"). Without it the table uses words of its own.
	Declines games.Phrase
	// Looks says that the only seat that is asked has to look itself: its answers follow from things that it alone sees, so nobody can decline
	// for it.
	Looks bool
}

// Secret is a board of a game in which a seat must sometimes act on its own secrets. The table then lowers that seat's
// curtain by itself.
type Secret[V any] interface {
	// Private reports whether a seat that must act needs its own view for it. The answer must follow from the public view.
	Private(public V, s games.Seat) bool
}

// Chooser is a board of a game in which seats decide at the same moment ([games.Def].Joint). What such a seat wants is a decision: the
// table keeps it, shows it to nobody else, and makes one move of all when the last one stands.
//
// None of today's boards is one: the seats of Rune Toss, the only game of this kind, decide on a clock ([Clocked]), or are computer players. It
// stays, with State.Deciding, State.Decided and Want.Unmade, for games whose seats decide in secret and take their time, such as the toy bids, with
// which it is tested, and for tables whose persons sit at devices of their own.
type Chooser[M comparable] interface {
	// Chosen is called before each Update in such a moment, with the reader's own decision; stands is false if it has none, and
	// whenever everybody looks.
	Chosen(m M, stands bool)
}

// Clocked is a board of a game in which hands act on a running clock. The table starts the clock once everything that led to such
// a phase is Shown (so a board can count down). From then on every Update is a tick of it, and its Want says what hands did. What
// happens is told in the same tick, but it becomes part of the match only when the phase has ended, as one write. When the program
// is left, the menu opens or something covers the board, Sync leads back to the start of the phase, which begins again as soon as
// the board is in view. A phase that a computer player plays in private (see [Secret]) has no clock.
type Clocked[M comparable, V any] interface {
	// Clock reports whether a position belongs to a timed phase, with the phase's number and the tick up to which it is settled (0
	// at its start). The phase ends when Clock reports false, or another number.
	Clock(public V) (number, tick int, on bool)
	// Tick returns the tick in which a move takes place, or 0 for a move that is made as soon as it is decided, such as "done".
	// Once made, a move must not be legal again in the same tick.
	Tick(m M) int
}

// Firm is a board that shows things which nobody may skip, such as the playback of a race.
type Firm interface {
	// Firm reports whether the motion on show must be seen to its end. On a clock, and on the way to one, it always must.
	Firm() bool
}

// Leaving is a board whose draft can be to leave off, as "done" is while hands snatch: the button for it is then not golden.
type Leaving interface {
	// Leaves reports whether what the golden button would do leaves out something that could still be done.
	Leaves() bool
}

// Illustrated is a board that draws small what an event is about, beside the words of its line in the log.
type Illustrated[E any] interface {
	// Picture returns what draws that into a square; nil: nothing is drawn. The event is one that everybody may know.
	Picture(event E) func(c *ui.Canvas, r ui.Rect)
}

// Standing is a board that says how a seat does, in a few words that everybody may know ("14 coins left").
type Standing interface {
	Standing(s games.Seat) games.Phrase
}

// Covering is a board that opens sheets over its field. On the smallest screens a sheet covers the golden button's place. There is then no
// golden button, and the sheet has its own way back.
type Covering interface {
	// Covers reports whether a sheet that is open lies over [Frame].Primary.
	Covers() bool
}

// Handy is a board that shows a hand alone on a phone, while another screen shows the table.
type Handy interface {
	// Hands reports whether there is anything to hold in this game.
	Hands() bool
	// Afield reports whether the next step is made on the field, or on what lies over it.
	Afield() bool
}

// Room is what a board may take into account when it says what it needs.
type Room struct {
	Kit      *ui.Kit
	Screen   ui.Size // without the insets
	Portrait bool
	Low      bool // so low that a rail may stand in for the ledge, see [Need.Rail]
	Seats    int  // at the table
	Hand     bool // see [Frame.Hand]
	// Primary is the size of the golden button, which stands in the lower right corner of the ledge.
	Primary ui.Size
}

// Need is the room that a board wants, in pixels. The table gives it as long as the field keeps half of the screen.
type Need struct {
	Seats float64 // width of the column of seats (landscape) or height of the strip (portrait)
	Ledge float64 // height of the ledge
	Dock  ui.Size // of one seat, upright, when the seats sit round the table
	// Rail is the width of a rail at the right edge that takes the place of the ledge on a low screen, in the full height of the
	// screen; 0 keeps the ledge. Then Seats is the width of a column at the left: as wide as four tools or more it holds the bar's
	// things too, and the field has the full height. With no Seats the board shows the seats in the rail.
	Rail float64
	// Golden is the width of the golden button in a rail; 0 is all of it.
	Golden float64
	// About is how much of the ledge shows at most what a public question is about, while that covers the rest: its width where the
	// golden button lies beside it, its height where that lies below.
	About ui.Size
}

// Frame is the places that a board has. All lie within the safe area, in pixels, and do not overlap, except for Primary.
type Frame struct {
	Kit      *ui.Kit
	Portrait bool
	Rail     bool    // the ledge is a rail at the right edge: higher than wide
	Hand     bool    // the ledge has nearly all of the screen: its things are as large as they can be, and the field is only looked at
	Screen   ui.Rect // the whole screen, for grounds and for things that fly
	Field    ui.Rect // the board itself; clip to it
	Seats    ui.Rect // the seats: a column on the left, or a strip above the field; empty with docks, and in a rail
	// Docks are the places of the seats other than the one in front, clockwise from it, when they sit round the table:
	// each lies at its own edge of the screen and is turned towards it. Otherwise there are none.
	Docks   []ui.Turned
	Ledge   ui.Rect // the things of the seat in front
	Code    ui.Rect // the code of a room, at the left of the ledge; empty where there is none
	Primary ui.Rect // the golden button, in the ledge's lower right corner: keep it clear
	Asked   ui.Rect // what the public question takes while State.Bare says so: the ledge, or more where that is low
	About   ui.Rect // what it then leaves of the ledge, see [Need.About]; empty where it takes all
	// Say puts a phrase into the words of the language, with the names of the seats.
	Say func(p games.Phrase) string
	// Speed is the speed of the animation; 1 is as designed.
	Speed float64
	// Sitters are those at the table, by seat.
	Sitters []Sitter
	// Sound lets an effect be heard from a place on the screen; nil: nobody listens. Only what the reader may know
	// may be heard, at a time and from a place that tell no more.
	Sound func(e sound.Effect, from ui.Point)
}

// Across returns the ledge with all that stands on it: between its sides a board may lay out its field.
func (f *Frame) Across() ui.Rect {
	if f.Code.Empty() {
		return f.Ledge
	}
	return f.Ledge.Union(f.Code)
}

// Tempo returns how fast things move that follow a hand.
func (f *Frame) Tempo() ui.Tempo { return ui.Tempo{Speed: f.Speed, Reduced: f.Kit.Look.ReducedMotion} }

// Sitter is who sits at a seat.
type Sitter = stage.Sitter

// State is what the table tells the board in each tick.
type State struct {
	// Reader is who looks: the views and events are this reader's.
	Reader games.Seat
	// Front is the seat whose things lie on the ledge.
	Front games.Seat
	// Movers are the persons whose moves are taken now, persons that must act first; empty while a computer player
	// thinks, a move is being stored, or something else is asked.
	Movers []games.Seat
	// Thinking is the computer player that is being waited for, or games.Nobody.
	Thinking games.Seat
	// Answering says that the seat in front is asked for an answer: its answers are to be lit.
	Answering bool
	// Bare says that the table covers the ledge: there is nothing to press on it.
	Bare bool
	// Far says that the match is kept elsewhere: a move is told some time after it was wanted. Sent says that a move of the movers is on its way to where the match is kept, and no other is taken: what was chosen for it stays as it is.
	Far, Sent bool
	// Drafts says that a move that cannot be undone is first a draft, to be made by a second act.
	Drafts bool
	// Stays says that no move of the match can be undone, not even one that reveals nothing.
	Stays bool
	// Confirm says that the golden button or its key was pressed: make the draft.
	Confirm bool
	// AsksWhy says that the golden button was pressed while it cannot be: the board says why its draft cannot be made, if it has one.
	AsksWhy bool
	// Deciding says that the movers decide at the same moment: nobody is shown what they want before all have decided.
	Deciding bool
	// Decided are the persons whose decisions stand. Until all do, these can be changed and taken back. The slice does not change.
	Decided []games.Seat
	// Clocked says that a clock runs. Tick is the present tick of that clock, counted from 1: the movers' hands act in it.
	Clocked bool
	Tick    int
	// Controls says that several persons' hands act on the clock: [Sitter.Controls] names each seat's keys or gamepad, the board reads them
	// from [ui.Input.Controls], and no other action comes to it.
	Controls bool
}

// Actor returns the seat whose moves a reader makes now: the reader or, with the curtain shut, the person who must move, as far
// as the moves use nothing hidden. It is games.Nobody while no moves are taken.
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
	// Hands are the moves of further seats on a clock. A seat has one hand: of its moves in one tick ([Clocked].Tick) only the first counts.
	// A move of a later tick waits for that tick.
	Hands []games.Chosen[M]
	// Undecided says that in a timed phase a hand has reached for something, and it is not known yet whose hand it is. Nothing is settled
	// until then, so that nobody who came later is served first.
	Undecided bool
	// Unmade says that Seat takes its decision back.
	Unmade bool
	// Why is the refusal to show for what was pressed at At, with the way to its clause.
	Why *games.Refusal
	At  ui.Rect
	// Opens asks for the curtain of Open, to look at what only that seat may see.
	Opens bool
	Open  games.Seat
	// Considers says that the person is thinking about acting out of turn. While it is true, computer players wait.
	Considers bool
}

// Make asks the table to make a seat's move, which is about a place on the screen. If why says that the move is not legal, the table
// shows the refusal at that place instead. It reports whether the move is legal.
func (w *Want[M]) Make(s games.Seat, m M, why *games.Refusal, about ui.Rect) (legal bool) {
	w.Seat, w.Move, w.Made = s, m, why == nil
	if why != nil {
		w.Why, w.At = why, about
	}
	return w.Made
}

// Finding is a board that finds its things by the names that they have in reports.
type Finding interface {
	// Find returns where a thing lies, whether it can be pressed or not, or else the highest of those whose names begin so; false: none does.
	Find(name string) (ui.Rect, bool)
	// AppendShown appends places that the table's words leave free where they can, besides what can be pressed: pieces on the field, and what the
	// board says itself.
	AppendShown(dst []ui.Rect) []ui.Rect
	// AppendKept appends those of them that whoever is about to move looks at: what has been revealed, which way something will go, what is said of it.
	AppendKept(dst []ui.Rect) []ui.Rect
	// AppendHintedNames appends the names of what a proposed move is about.
	AppendHintedNames(dst []string) []string
	// Says returns where the board says what can be done: a hint stands there while it lasts. Empty: nowhere.
	Says() ui.Rect
}
