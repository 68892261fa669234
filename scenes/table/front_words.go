package table

import (
	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/apart"
	"runehall/scenes/table/chronicle"
	"runehall/ui"
)

// openLog shows everything that happened in public, with the last line in view. own is the only person at the screen,
// or games.Nobody.
func (w *front) openLog(own games.Seat, board chronicle.Board) {
	w.teller.Fill(&w.log, w.chronicle.Lines, own, board)
	w.placeSheets(w.stage.Kit)
	w.log.ToEnd()
	w.root.Focus(&w.log.Close)
}

// openRecap tells a seat the last of these turns. aside says that the seat has to act, and not only to answer.
func (w *front) openRecap(seat games.Seat, turns []chronicle.Turn, aside bool, board chronicle.Board) {
	note := ""
	if earlier := len(turns) - chronicle.RecapLines; earlier > 0 {
		turns = turns[earlier:]
		note = w.stage.Text("table.recap.earlier", lang.Num("n", earlier))
	}
	w.recap.Shows, w.recap.Aside = w.stage.Text("table.recap.show"), aside
	w.recap.Fill(w.stage.Text("table.recap", nameArg(w.teller.Name(seat))), note, w.teller.Rows(turns, &w.recap, board))
}

// curtainWords writes the words on a seat's curtain.
func (w *front) curtainWords() {
	seat := w.eyes.Seat
	if seat < 0 {
		return
	}
	c, st := &w.curtain, w.stage
	c.Title = st.Text("curtain.title", nameArg(w.teller.Name(seat)))
	c.Note = st.Text("curtain.note", nameArg(w.teller.Name(seat)))
	c.Look = w.teller.Sitters[seat].Look
	c.Line, c.Hold, c.Away.Text = w.line, st.Text("curtain.hold"), st.Text("curtain.away")
	c.Explain = func(p ui.Prompt) string { return st.Text("curtain.key", lang.Str("key", st.Prompt(p))) }
}

// lineWords replaces the words about whose turn it is by news of the connection to the room, if there are any, and
// otherwise adds how much time is left for the turn.
func (w *front) lineWords(a *apart.Line, stored bool, whose games.Seat, acting []games.Acting) {
	key := a.Key(stored)
	if key == "" {
		w.turn, w.clock.Move = a.Timed(w.turn, whose, acting, w.laid.clocks == 0 || w.clock.Brief,
			&w.teller, w.fits(w.stage.Kit))
		return
	}
	w.turn, w.acting = a.Says(key, &w.teller), false
	w.heardTurn = w.turn
	if key != "table.room.sent" {
		w.whose = nil
	}
}

// goldenWords returns the golden button's label. asked is the open question, draft what the board would do, and private
// returns the seat that must act on its own secrets.
func (w *front) goldenWords(act goldenAct, asked *Inquiry, draft games.Phrase, private func() games.Seat) string {
	switch act {
	case goOn:
		return w.guide.Course.LeadsOnWords()
	case showResults:
		return w.stage.Text("table.results")
	case leaveRoom:
		return w.stage.Text("table.room.leave")
	case nextMatch:
		return w.stage.Text("table.room.next")
	case closeRecap:
		return w.stage.Text("table.recap.on")
	case decline:
		return declineWords(asked, &w.teller)
	case declineForGood:
		return w.stage.Text("table.sure", lang.Str("what", declineWords(asked, &w.teller)))
	case openCurtain:
		return w.stage.Text("curtain.open", nameArg(w.teller.Name(private())))
	case makeDraft, leaveOff, awaitDraft:
		return w.spoken[2].say(draft, w.teller.Say)
	}
	return ""
}

// tellRoom shows what is new in the room: that the others declined, whose line is slow, whose hand the host's screen
// has shown, and what the room did not do and why, with the way to the clause. It follows the room to its next match.
func (w *front) tellRoom(a *apart.Line, game string, notify func(ui.Icon, string, ui.Color, ui.Button)) {
	over := w.end.Passed() || a.At.Room.State().End == nil // the results were closed, or this match gave way to another
	if over && a.At.Room.Begun() && w.ways.GoOver != nil {
		w.ways.GoOver()
	}
	declined, refused := a.Tell()
	if declined {
		notify(ui.IconClose, w.stage.Text("table.room.declined"), w.stage.Kit.Palette.Edge, ui.Button{})
	}
	if !refused.On {
		tellUnasked(w, a, notify)
		return
	}
	reason, clause := stage.RefusalKey(w.stage.Book, refused.Reason), refused.Clause
	more := ui.Button{}
	text := w.stage.Text(reason)
	if w.stage.Book.Has("clause." + clause) {
		more = ui.Button{
			Kind: ui.SlateButton, Text: w.stage.Text("table.why"), More: w.stage.Clause(clause),
			OnTap: func() { w.ways.Rules(game, clause, text) },
		}
	}
	notify(ui.IconClose, text, w.stage.Kit.Palette.Blood, more)
	w.stage.Sound(sound.Refuse, w.places.toast.Center())
}

// tellUnasked tells one thing after another that nobody has asked about, while no other toast is there: whose hand the
// host's screen has shown, and whose line is slow, with the way out of it: the match begins again without a race.
func tellUnasked(w *front, a *apart.Line, notify func(ui.Icon, string, ui.Color, ui.Button)) {
	if w.toast.Shown() {
		return
	}
	if s, looked := a.Looked(); looked {
		notify(ui.IconEye, w.stage.Text("table.room.looked", lang.Str("name", w.teller.Name(s))),
			w.stage.Kit.Palette.Ember, ui.Button{})
		return
	}
	if seat, lag, slow := a.TellSlow(); slow {
		text := w.stage.Text("table.room.slow-line", nameArg(w.teller.Name(seat)),
			lang.Num("ms", int(lag.Milliseconds())))
		more := ui.Button{}
		if calm := a.Calms(); calm != nil {
			more = ui.Button{Kind: ui.SlateButton, Text: w.stage.Text("table.room.calm"), OnTap: calm}
		}
		notify(ui.IconClose, text, w.stage.Kit.Palette.Edge, more)
	}
}

// renewCode renews the code of the room, since the addresses of the device may have changed.
func (w *front) renewCode() {
	if !w.laid.code || w.laid.comes == apart.Gone {
		w.late.Write("", "", "")
		return
	}
	w.late.Dim = w.laid.comes == apart.Looks
	w.late.Write(w.ways.Come(!w.late.Dim))
	switch w.laid.comes {
	case apart.Looks:
		w.late.Says = w.stage.Text("room.watch")
	case apart.Returns:
		w.late.Says = w.stage.Text("table.room.returns")
	default:
		w.late.Says = w.stage.Text("table.room.late")
	}
	w.late.Open.OnTap = w.ways.Seats
}
