package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
)

// words are the texts on the board, put together when something has changed and not while drawing.
type words struct {
	parts
	hand        *hand
	match, turn games.Phrase // the headline
	goal        string       // what wins
}

// layout says what never changes, in the language of a new frame.
func (w *words) layout() {}

// write puts the words together that change in a match.
func (w *words) write() { w.match, w.turn = w.headline() }

// headline puts the headline together.
func (w *words) headline() (match, turn games.Phrase) { return match, turn }

// golden returns what the golden button would do, and whether it can be done now.
func (w *words) golden() (label games.Phrase, ok bool) { return games.Phrase{}, false }

// Standing returns where a seat stands on the power track.
func (b *Board) Standing(s games.Seat) games.Phrase {
	return games.Phrase{Key: "stones.board.standing", Args: []games.Arg{games.NumberArg("n", b.given.View.Points(s))}}
}

// seatName is a seat as an argument of a phrase.
func seatName(s games.Seat) games.Arg { return games.SeatArg("seat", s) }

var _ = rules.Upper
