package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
)

// words are the texts on the board. They are put together when something has changed, and not while drawing.
type words struct {
	parts
	player  *player
	onTable string                 // the words in the slot of a card that lies on the table
	seat    [games.MaxSeats]string // the second line of the seat in front
	said    said                   // the words in the panel
	told    boards.Told            // the words about what is held
	goal    string                 // how the match is won
	count   string                 // which of the lit places is chosen, or how many there are
	which   string                 // the same in numbers alone, once one is chosen
	halves  [2]string              // the two halves of a turn
	half    int                    // which half is to be done, from 1; 0 for neither
	now     string                 // a note that points may still change
}

// said is what the panel says while no card hovers.
type said struct {
	head, note string
	counts     bool   // whether it is about points
	sum        string // how points change
	goal       bool   // whether it says how the match is won, and nothing else
}

// layout puts the words that never change into the language of a new frame.
func (w *words) layout() {
	say := w.Given.Frame.Say
	w.goal, w.now = say(key("masters.board.goal")), say(key("masters.board.now"))
	w.onTable, w.player.deck.Hint = say(key("masters.board.on-table")), say(key("masters.board.deck-name"))
}

func (w *words) seatState(s games.Seat) string {
	m := &w.Model
	switch {
	case w.Given.Thinking == s:
		return "masters.board.state.thinking"
	case m.ended, m.left[s] == 0 && w.Given.View.Phase() != rules.SidePhase && m.onTurn != s:
		return "masters.board.state.over"
	case m.onTurn == s:
		return "masters.board.state.on-turn"
	}
	return "masters.board.state.waiting"
}
