package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
)

// words are the texts on the board, put together when something has changed and not while drawing.
type words struct {
	parts
	hand        *hand
	match, turn games.Phrase           // the headline
	onTable     string                 // in the slot of a card that lies on the table
	seat        [games.MaxSeats]string // the second line of the seat in front
}

// layout says what never changes, in the language of a new frame.
func (w *words) layout() {
	say := w.given.Frame.Say
	w.onTable, w.hand.deck.Hint = say(key("masters.board.on-table")), say(key("masters.board.deck-name"))
}

// write puts the words together that change in a match.
func (w *words) write() {
	say := w.given.Frame.Say
	w.match, w.turn = w.headline()
	for s := range games.Seat(w.show.model.seats) {
		w.seat[s] = say(key(w.seatState(s)))
	}
}

// seatState returns the message of what a seat does.
func (w *words) seatState(s games.Seat) string {
	m := &w.show.model
	switch {
	case w.given.Thinking == s:
		return "masters.board.state.thinking"
	case m.ended, m.left[s] == 0 && w.given.View.Phase() != rules.SidePhase && m.onTurn != s:
		return "masters.board.state.over"
	case m.onTurn == s:
		return "masters.board.state.on-turn"
	}
	return "masters.board.state.waiting"
}
