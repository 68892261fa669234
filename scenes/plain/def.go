package plain

import (
	"runehall/games"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// Kind is a kind of thing on a plain board. Those of a game are counted from First.
type Kind uint8

// The kinds of every plain board.
const (
	nothing Kind = iota
	Offer        // a move that can be made
	First
)

// Thing is a thing on a plain board.
type Thing = things.Thing[Kind]

// Plate is a thing and what stands on it.
type Plate struct {
	Thing Thing
	Text  games.Phrase
}

// Row is things side by side, and what they are together.
type Row struct {
	Title  games.Phrase
	Plates []Plate
}

// View is what a plain board asks the view of its game.
type View[M any] interface {
	boards.View[M]
	// AppendMoves appends the moves that a seat can make, as far as the reader knows.
	AppendMoves(dst []M, s games.Seat) []M
}

// Def is a plain board of a game.
type Def[M comparable, E any, V View[M]] struct {
	Game  string              // the id
	Kinds []things.Kind[Kind] // of its things, from First on

	// Rows returns what lies on the table, and what on the ledge of the seat in front, which may be games.Nobody.
	Rows func(v V, front games.Seat) (table, ledge []Row)
	// About returns the things that a move is about, each once, and Of those that an event is about.
	About func(v V, m M) []Thing
	Of    func(e E) []Thing
	// Does says what a move does.
	Does func(m M) games.Phrase
	// Headline says where the match stands, and who is to do what.
	Headline func(v V) (match, turn games.Phrase)
}
