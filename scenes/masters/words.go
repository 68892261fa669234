package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
)

// words are the texts on the board, put together when something has changed and not while drawing.
type words struct {
	parts
	player  *player
	onTable string                 // in the slot of a card that lies on the table
	seat    [games.MaxSeats]string // the second line of the seat in front
	said    said                   // in the panel
	told    boards.Told            // of what is held
	goal    string                 // what wins
	count   string                 // which of the lit places is chosen, or how many there are
	which   string                 // the same, in numbers alone, once one is chosen
	halves  [2]string              // of which parts a turn is made
	half    int                    // which of them is to be done, from 1; 0 for neither
	now     string                 // that points may still change
}

// said is what stands in the panel while nothing is said of a card that hovers.
type said struct {
	head, note string
	counts     bool   // it is about points
	sum        string // how they change
	goal       bool   // it is what wins, and nothing else
}

// layout says what never changes, in the language of a new frame.
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
