package boards

import (
	"runehall/games"
	"runehall/internal/aloud"
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

// Def defines a board as a table of functions, as [games.Def] defines rules. [Board] calls the functions, and does
// everything else that a table needs from a board. A Def names the moves M, events E and views V of a game. Model is
// the display model. Sel is the selection, which has not become a move yet: a small value, and equal selections mean
// the same. K are the kinds of things on the board.
//
// The functions stand in groups. A group whose comment says what a board without it does may be left out, and so may a
// function whose comment says what nil means.
//
// Functions that take parameters depend on these alone and change nothing, so they can be tested without a board.
// Functions without parameters work on the board that the Def was made for.
type Def[M comparable, E any, V View[M], Model any, Sel comparable, K ~uint8] struct {
	Kinds    *things.Kinds[K]
	About    About[M, E, V, Model, K]
	Places   Places[K]
	Sheets   Sheets[K]
	Telling  Telling[M, E, V, Model, K]
	Motion   Motion[Model]
	Choosing Choosing[M, Sel, K]
	Secrets  Secrets[V, K]
	Hands    Hands[M, K]
	Pointing Pointing[K]
	Focus    Focus[K]
	Buttons  Buttons
	Words    Words
	Reports  Reports[K]
	Artist   Artist
	Plane    *Plane[Sel, K]
	Picture  *Picture[M, V]
}

// About says which things moves and events are about. Every board has it: what a hint lights, what shakes when a move
// is refused and what lights up with a line of the log follow from it.
type About[M, E, V, Model any, K ~uint8] struct {
	// Move returns the things that a move is about, and Event those that an event is about, in their present places.
	Move  func(v V, m M) []things.Thing[K]
	Event func(m *Model, e E) []things.Thing[K]
	// Knows reports whether the reader may know the things of a proposed move.
	Knows func(m M) bool
}

// Places says where everything lies. Every board has it.
type Places[K ~uint8] struct {
	// Need returns how much room the board wants for seats and ledge.
	Need func(r table.Room) table.Need
	// Arrange lays everything out again if something that has to be placed has changed, and reports whether that was
	// so. Spread then enters the places into [Board.Things]; nil: Arrange has done that. Forget forgets what is laid
	// out, since the frame has changed.
	Arrange func() bool
	Spread  func()
	Forget  func()
	// Aim returns where to say why a move about some things is refused.
	Aim func(about []things.Thing[K]) ui.Rect
	// Expose brings the thing of a proposed move into sight; nil: nothing is ever out of sight.
	Expose func(t things.Thing[K])
}

// Sheets are what lies over the board to be read. Without them nothing ever does.
type Sheets[K ~uint8] struct {
	// Open returns the sheet that lies over the board; its Rect is empty if none does. Says returns its title, and what
	// it explains.
	Open func() *Sheet
	Says func() (title string, notes []Note)
	// Stands returns what an item of a sheet stands for; nil: sheets have no items.
	Stands func(t things.Thing[K]) things.Thing[K]
}

// Buttons are the board's own buttons, besides the things on it. A board without them has none.
type Buttons struct {
	// Update lets them read a tick. Place gives them their places after everything was laid out again, and Write their
	// words and what they are for now, each time before [Words].Write. nil: there is nothing to do then.
	Update       func(c *ui.Context)
	Place, Write func()
}

// Words are what the board says in words. Every board has a headline and a golden button.
type Words struct {
	// Layout composes the words that change with the language only, and Write those that change in a match. nil: there
	// are none.
	Layout, Write func()
	// Headline returns how the match stands, and who has to do what. It is asked after Write.
	Headline func() (match, turn games.Phrase)
	// Golden returns what the golden button would do, and whether it can be pressed.
	Golden func() (label games.Phrase, ready bool)
	// At returns the place where the board says what can be done; hints stand there, and tips avoid it. nil: there is
	// none. Spare appends further places that the table's words avoid if possible; nil: none.
	At    func() ui.Rect
	Spare func(dst []ui.Rect) []ui.Rect
}

// Reports are what screen readers, tests and tools are told of the board. Every board has them.
type Reports[K ~uint8] struct {
	// Add adds facts that the reader may know, and the board's own buttons. Unlit leaves lights out of the facts.
	Add   func(r *table.Report)
	Unlit bool
	// Use returns what a board that has several uses is used for now, such as one of its tabs; nil: it has one use.
	Use func() string
	// Name returns a thing's name; nil: it is made from its kind.
	Name func(t things.Thing[K]) string
	// Says describes a thing to screen readers. Tells adds what the board says at the moment; nil: nothing.
	Says  func(h *stage.Heard, t things.Thing[K]) aloud.Thing
	Tells func(h *stage.Heard)
}

// Artist draws the board. Every board has one.
type Artist struct {
	// Layout makes the pictures for a new frame, which is in [Board.Given]; nil: there are none.
	Layout func()
	// Draw draws everything.
	Draw func(c *ui.Canvas)
	// Dims reports whether the board is dimmed behind something that lies over it; nil: never.
	Dims func() bool
}
