package plain

import (
	"runehall/assets/sound"
	"runehall/games"
	"runehall/scenes/boards"
	"runehall/scenes/plain/choice"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// Kind is a kind of thing on a plain board. Those of a game are counted from First.
type Kind uint8

// The kinds of every plain board.
const (
	nothing Kind = iota
	Offer        // a move that can be made
	More         // the moves for which there is no room
	Closer       // of a sheet, and all beside it
	Sheet        // where nothing is in it
	First
)

// Thing is a thing on a plain board.
type Thing = things.Thing[Kind]

// Plate is a thing, and what it is in words: they stand on it where it is not drawn, and are said of it to those who do
// not see the board.
type Plate struct {
	Thing Thing
	Text  games.Phrase
	// Shape is the shape in which the thing is drawn. A plate without one shows its words.
	Shape boards.Shape
	// Count is how many there are of a thing that is drawn. More than one are drawn as they lie, with their number.
	Count int
}

// Row is things side by side, and what they are together.
type Row struct {
	Title  games.Phrase
	Plates []Plate
	Lies   Lying
}

// Lying is how the equal things of a plate that is drawn lie.
type Lying uint8

// The ways to lie: as one thing with a number on it, one upon another, spread like cards in a hand.
const (
	Single Lying = iota
	Stacked
	Fanned
)

// View is what a plain board asks the view of its game.
type View[M any] interface {
	boards.View[M]
	// AppendMoves appends the moves that a seat can make, as far as the reader knows.
	AppendMoves(dst []M, s games.Seat) []M
}

// Def is a plain board of a game. Its last functions may be nil: then the board does their work. Each is a rung of a
// ladder from words on plates to a board of the game's own, and a game takes the rungs it wants. [boards.Def] stands
// above the last one.
type Def[M comparable, E any, V View[M]] struct {
	Game  string              // the id
	Kinds []things.Kind[Kind] // of its things, from First on

	// Rows returns what lies on the table, and what on the ledge of the seat in front, which may be games.Nobody.
	Rows func(v V, front games.Seat) (table, ledge []Row)
	// About returns the things that a move is about, each once, and Of the things that an event is about.
	About func(v V, m M) []Thing
	Of    func(e E) []Thing
	// Does says what a move does.
	Does func(m M) games.Phrase
	// Headline says where the match stands, and who is to do what.
	Headline func(v V) (match, turn games.Phrase)

	// Draw draws a thing into a place of its Shape, or, as a sign of what is explained, into any; nil: all things are
	// plates with words. How a thing is marked, how many there are of it, and how these lie, is drawn round it. What
	// Field puts that is on no plate is drawn too.
	Draw func(c *ui.Canvas, f *table.Frame, v V, t Thing, at ui.Rect)

	// Field lays what is on the table into the field, in the order in which it is drawn, and what Draw draws besides:
	// such things are of inert kinds. The ledge stays rows. Nil: the table lies in rows too. What the rows of the table
	// name must have a place.
	Field func(f *table.Frame, v V, front games.Seat, s *things.Spread[Kind])
	// Need returns how much room the board wants for seats and ledge; nil: a ledge for two rows.
	Need func(r table.Room) table.Need

	// Event returns what is seen and heard of an event, as the view after its move has it. Nil, or where it returns
	// nil: what the event is about lights up or, if that is two things, flies from where the first was to where the
	// second is. What else lies elsewhere after the move goes there by itself. All flights of a move start shortly
	// after one another; lights come before them or, from the first event that flies on, after them.
	Event func(e E, v V) []Step

	// Explain says what a thing is, in a few lines whose signs are things too, drawn by Draw. Long presses show it, and
	// so does a tap where no move is about the thing; screen readers hear it. Nil, or without lines: nothing is said
	// but what stands on the plate.
	Explain func(v V, t Thing) boards.Explanation[Thing]

	// Intent says what follows from a tap on a thing where "things name the move" is not enough: what is chosen after
	// it, and which moves the golden button then makes, one after another. Without moves, the chosen things name the
	// move. The options know the legal moves, and what a tap would choose by itself. Nil, or false: the board takes the
	// tap; it chooses the thing, and keeps what goes with it.
	Intent func(o *choice.Options[M, Thing], v V, chosen []Thing, t Thing) (after []Thing, plan []M, ok bool)
}

// Step is what is seen and heard of an event: [Lights] or [Flies].
type Step struct {
	from, to, as Thing // to is nothing where from lights up
	effect       sound.Effect
	heard        bool
}

// Lights is a thing that lights up.
func Lights(t Thing) Step { return Step{from: t} }

// Flies is a flight from the place of one thing to the place of another. What is seen flying is the second thing if it
// is drawn, or else the first. A thing without a place of its own, such as a card in a hidden hand, has that of what it
// is in ([things.Kind].In).
func Flies(from, to Thing) Step { return Step{from: from, to: to} }

// As returns the step with another thing flying.
func (s Step) As(t Thing) Step { s.as = t; return s }

// Sounds returns the step with an effect that is heard as it ends.
func (s Step) Sounds(e sound.Effect) Step { s.effect, s.heard = e, true; return s }
