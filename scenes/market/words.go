package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

// words are the texts on the board, found out when something has changed and not while drawing.
type words struct {
	parts
	hand        *hand
	match, turn games.Phrase // the headline
	standing    [games.MaxSeats]seatWords
	line        string               // the sum, or what is to be done
	offers      [maxOffers]string    // what can be done with what is chosen
	bears       [rules.Places]string // beside each own store: what it bears, or why nothing
	text        []string             // consequences of what is chosen
	prices      [bays]string         // of the goods
}

// seatWords is what is said of a seat.
type seatWords struct {
	points string
	stores [rules.Places]string // what becomes of each of its stores
}

// layout says what never changes, in the language of a new frame.
func (w *words) layout() {}

// write puts the words together that change in a match.
func (w *words) write() { w.match, w.turn = w.headline() }

// say says a message of the board.
func (w *words) say(k string, args ...games.Arg) string {
	return w.given.Frame.Say(games.Phrase{Key: "market.board." + k, Args: args})
}

// number is a number as an argument of a phrase.
func number(name string, n int) games.Arg { return games.NumberArg(name, n) }

// seatName is a seat as an argument of a phrase.
func seatName(s games.Seat) games.Arg { return games.SeatArg("seat", s) }
