package table

import (
	"runehall/assets/sound"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/ceremony"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/curtain"
	"runehall/scenes/table/hints"
	"runehall/scenes/table/lessons"
	"runehall/ui"
)

// front is the part of a table that needs no types of a game: everything that is shown, but for the board. [Table]
// tells it what to show.
type front struct {
	chrome
	stage *stage.Stage
	root  *ui.Root
	ways  Ways

	teller    chronicle.Teller
	speaker   hints.Speaker
	chronicle chronicle.Chronicle
	caption   chronicle.Caption
	dealing   ceremony.Dealing
	end       ceremony.End
	guide     lessons.Guide
	eyes      curtain.Eyes

	safe      ui.Rect      // the screen without its insets
	laid      veil         // what the table was laid out for
	spoken    [3]spoken    // the words of three things: where the match stands, whose turn it is, the golden button
	heardTurn string       // whose turn it is, as it is read out: without the time that runs
	sure      bool         // a press asked whether to give up: the next one does
	away      bool         // the program was left: no clock starts until somebody is back
	dismissed dismissal    // the last curtain that came by itself and was sent away
	vacated   []games.Seat // seats whose programs are gone, until somebody was told
	called    games.Seat   // the person whose turn was sounded; games.Nobody after a computer player's
	endHeard  bool         // the end was sounded, or the match was over from the start
	stale     bool         // other things can be pressed now than at the start of this tick
}

// Name returns "table" for every game.
func (w *front) Name() string { return "table" }

// Match returns the name of the stored match.
func (w *front) Match() string { return w.ways.Name }

// Room returns the link of the room that keeps the match; "": it is kept here.
func (w *front) Room() string { return w.ways.Room }

// Enter gives the golden button the focus.
func (w *front) Enter(root *ui.Root) {
	w.root, w.away = root, false
	root.Focus(&w.primary)
}

// Private reports whether a curtain is open. Sounds of presses, and of refusals, would tell the others about the hand
// behind it.
func (w *front) Private() bool { return w.eyes.Open || w.eyes.Veiled }

// dismissal is a curtain that was sent away, and after how many moves. It does not come back by itself before the next
// move.
type dismissal struct {
	seat  games.Seat
	moves int
}

// veilBoard hides the board at once, or shows it again, while it has secrets of a seat that no longer looks.
func (w *front) veilBoard(veiled bool) {
	if veiled && !w.eyes.Veiled {
		w.curtain.Shown.Set(curtain.Shut)
		w.curtain.Title, w.curtain.Note, w.curtain.Hold = w.stage.Text("table.room.opening"), "", ""
	}
	w.eyes.Veiled = veiled
}

// hangs returns how far the curtain hangs down, from curtain.Away to curtain.Shut.
func (w *front) hangs() float64 {
	switch {
	case w.eyes.Shut():
		return curtain.Shut
	case !w.eyes.Open || w.laid.open && len(w.places.docks) > 0 && !w.laid.recap:
		return curtain.Away
	case w.places.rail: // at the sides the cloth would hang over the rail and the board
		return curtain.Away
	case w.places.tied:
		return curtain.Tied
	}
	return curtain.Hung
}

// overlay names what covers the board; "": nothing.
func (w *front) overlay(over bool) string {
	switch {
	case w.dealing.On:
		return "dealing"
	case over && w.end.Celebrates():
		return "celebration"
	case w.log.Open:
		return "log"
	case w.eyes.Shut():
		return "curtain"
	case w.recap.Read():
		return "recap"
	case w.asking && !w.consent.Asks():
		return "question"
	}
	return ""
}

// replaced notes that a program has lost its seat to a computer player of ours, so that somebody is told.
func (w *front) replaced(seat games.Seat, why error) {
	w.stage.Log.Warn("a program cannot go on", "seat", seat+1, "did", why)
	w.vacated = append(w.vacated, seat)
}

// call plays a sound when a person's turn begins, and when the match ends.
func (w *front) call(over bool, turn games.Seat, person func(games.Seat) bool) {
	if !person(turn) {
		turn = games.Nobody
	}
	switch {
	case over && !w.endHeard:
		w.endHeard = true
		w.stage.Sound(sound.Win, w.places.turn.Center())
	case over:
	case turn != w.called:
		if w.called = turn; turn >= 0 {
			w.stage.Sound(sound.Turn, w.places.turn.Center())
		}
	}
}

// pressesDull reports whether the golden button is pressed while it is dull, with nothing over it.
func (w *front) pressesDull(in *ui.Input) bool {
	if !w.golden || !w.primary.Disabled || w.rests > 0 || w.asking || w.eyes.Shut() || w.guide.Tips.Guards() {
		return false
	}
	for _, p := range in.Pointers {
		if p.Phase == ui.Press && w.places.primary.Has(p.At) && !w.guide.Rect().Has(p.At) && !w.toast.Rect().Has(p.At) {
			return true
		}
	}
	return false
}
