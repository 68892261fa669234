package masters

import (
	"strconv"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/table"
)

// words are the texts on the board, put together when something has changed and not while drawing.
type words struct {
	match, turn games.Phrase // the headline
	say         func(games.Phrase) string
	onTable     string // in the slot of a card that lies on the table
	deck        string
	seat        [games.MaxSeats]string // the second line of the seat in front
}

// numbers are the texts of small numbers, from -20.
var numbers = func() (n [220]string) {
	for i := range n {
		n[i] = strconv.Itoa(i + least)
	}
	return n
}()

// least is the smallest number: points fall below nothing by discards (MAS-23).
const least = -20

func number(n int) string { return numbers[max(0, min(n-least, len(numbers)-1))] }

func key(k string) games.Phrase { return games.Phrase{Key: k} }

func newWords(f table.Frame) words {
	return words{say: f.Say, onTable: f.Say(key("masters.board.on-table")), deck: f.Say(key("masters.board.deck-name"))}
}

// write puts the words together that change in a match.
func (b *Board) write() {
	w := &b.words
	w.match, w.turn = b.headline()
	for s := range games.Seat(b.model.seats) {
		w.seat[s] = w.say(key(b.seatState(s)))
	}
	b.buttons.deck.Hint = w.deck
}

// seatState returns the message of what a seat does.
func (b *Board) seatState(s games.Seat) string {
	m := &b.model
	switch {
	case b.state.Thinking == s:
		return "masters.board.state.thinking"
	case m.over, m.left[s] == 0 && b.view.Phase() != rules.SidePhase && m.onTurn != s:
		return "masters.board.state.over"
	case m.onTurn == s:
		return "masters.board.state.on-turn"
	}
	return "masters.board.state.waiting"
}
