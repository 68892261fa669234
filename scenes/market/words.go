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

	// These change with the language only.
	phases [phases]string
	prices [bays]string // of the goods, for this number of seats
	loose  string       // what runes are that lie in no store, where there are none
	cards  [rules.BlueCard + 1]cardWords

	// These change in a match.
	phase              int    // of the turn: how far it has come (MAR-7)
	points             string // of the seat in front, and what they will be
	line               string // the sum, or what is to be done
	short              bool   // what is chosen is not enough
	offers             [maxOffers]string
	bears              [rules.Places]string // beside each own store: what it bears, or why nothing
	switches           [rules.Places]switchWords
	fates              [games.MaxSeats][rules.Places]string // beside stores of others: what a collector does there
	text               []string                             // what the move would bring, line by line
	tags               []string                             // below each hand card: whether it holds
	takings            [2]string
	ringHead, ringLine string
	stakes             string // what the attacker can take
}

// cardWords is what stands on a card that is no number.
type cardWords struct{ name, line string }

// switchWords is what stands on both sides of a switch.
type switchWords struct{ take, leave string }

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
