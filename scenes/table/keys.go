package table

import (
	"runehall/games"
	"runehall/ui"
)

// wire says what the buttons do.
func (s *Table[C, M, E, V]) wire() {
	s.back.OnTap = s.goBack
	s.tools[toolUndo].OnTap = s.undo
	s.tools[toolRedo].OnTap = func() { s.change(s.play.redo) }
	s.tools[toolLog].OnTap = s.openLog
	s.tools[toolHint].OnTap = s.askHint
	s.tools[toolMenu].OnTap = s.pause
	s.primary.OnTap = s.press
	s.question.nobody.OnTap = s.nobody
	for i := range s.question.seats {
		s.question.seats[i].pressed = func() { s.play.choose(games.Seat(i)) }
	}
	s.curtain.away.OnTap = s.sendAway
	s.log.close.OnTap = func() { s.log.open = false }
	s.recap.close.OnTap = func() { s.recap.open = false }
}

// keys reacts to keys and pad buttons that do what a button on the screen does.
func (s *Table[C, M, E, V]) keys(c *ui.Context) {
	if s.log.open {
		return
	}
	if c.Action(ui.Log) {
		s.openLog()
		return
	}
	if c.Action(ui.Menu) {
		s.pause()
		return
	}
	if c.Input().Pressed.Has(ui.Back) && !s.recap.read() && c.Action(ui.Back) {
		s.escape()
		return
	}
	if s.eyes.shut() {
		return
	}
	for _, key := range [...]struct {
		tool   tool
		action ui.Action
	}{{toolUndo, ui.Undo}, {toolRedo, ui.Redo}, {toolHint, ui.Hint}} {
		if b := &s.tools[key.tool]; !b.Disabled && c.Action(key.action) {
			b.OnTap()
		}
	}
	if (s.goes() || s.golden && s.goldenAct() == leaveOff) && c.Action(ui.EndTurn) {
		s.press()
	}
	if c.Action(ui.Skip) {
		s.hurry()
	}
}

// escape goes back a step: it puts a tip away, drops the draft, takes the curtain away, and last opens the menu.
func (s *Table[C, M, E, V]) escape() {
	switch {
	case s.tips.shown >= 0:
		s.holdTips(s.tips.shown)
	case s.course.shown && s.course.bubble.Away.Icon == ui.IconClose && !s.board.Drops():
		s.course.bubble.Away.OnTap()
	case s.eyes.open && s.board.Drop():
	case s.eyes.seat >= 0:
		s.sendAway()
	case s.board.Drop():
	default:
		s.pause()
	}
}

// goBack is what the button in the corner does: it takes an open curtain away, and otherwise leaves the table.
func (s *Table[C, M, E, V]) goBack() {
	if s.eyes.open {
		s.sendAway()
		return
	}
	s.stage.Pop()
}

// pause opens the menu, as if the program were left.
func (s *Table[C, M, E, V]) pause() {
	s.Shut()
	m := Menu{
		Game: s.play.kind.Def.ID, Behind: s.Draw, Fit: s.Layout, Sitters: s.sitters, OnTurn: s.play.must(),
		Match: func() string { match, _ := s.board.Headline(); return s.say(match) },
	}
	switch {
	case s.play.apart != nil:
		m.Room = s.play.apart.at
	case !s.learns():
		m.Sitting = &sitting[C, M, E, V]{s.play.kind, s.play.match}
	}
	if board := s.play.parts.standing; board != nil {
		m.Standing = func(seat games.Seat) string { return s.say(board.Standing(seat)) }
	}
	s.leaving(&m)
	if _, ok := s.play.resetTo(); ok {
		m.Reset = func() { s.change(s.play.reset) }
	}
	if s.play.canRedo() {
		m.Redo = func() { s.change(s.play.redo) }
	}
	s.ways.Pause(m)
}

// undo drops the draft, or else takes back the last decision, or else the last move.
func (s *Table[C, M, E, V]) undo() {
	if s.board.Drops() && s.board.Drop() || s.play.takeBack(s.play.lastDecided(s.reader)) {
		return
	}
	s.change(s.play.undo)
}

// change carries out what takes the match back or forth, and lets everybody look.
func (s *Table[C, M, E, V]) change(do func() error) {
	if err := do(); err != nil {
		s.failed = true
		s.ways.Fail(err)
		return
	}
	s.noteSeen()
	s.eyes.away()
	s.recap.open = false
	s.refresh()
}

// openLog shows everything that happened in public, the last line last.
func (s *Table[C, M, E, V]) openLog() {
	read(&s.chronicle, s.play)
	s.log.fill(s.stage.Text("table.log"), "", s.rows(s.chronicle.lines, &s.log))
	s.log.open = true // even if nothing has happened yet
	s.placeSheets(s.stage.Kit)
	s.log.scroll.ToEnd()
	s.root.Focus(&s.log.close)
}

// hintSeat returns the seat that a hint can be for: the person who looks, or else the person who must move.
func (s *Table[C, M, E, V]) hintSeat() (games.Acting, bool) {
	if s.play.timed.on || s.play.apart != nil { // who has no core cannot think
		return games.Acting{}, false
	}
	for _, a := range s.play.acting {
		if s.play.open(a.Seat) && (a.Seat == s.reader || s.reader == games.Public && a.Must) {
			return a, true
		}
	}
	return games.Acting{}, false
}

func (s *Table[C, M, E, V]) canHint() bool {
	if s.play.leads() {
		return s.play.asks() && s.board.Shown()
	}
	if s.play.apart != nil { // it is said why there is none
		return s.board.Shown() && len(s.play.movers(nil)) > 0
	}
	_, ok := s.hintSeat()
	return ok && !s.hint.on && s.board.Shown() && len(s.play.kind.Levels) > 0
}

// askHint begins to look for a good move; in a lesson it lights what is meant.
func (s *Table[C, M, E, V]) askHint() {
	if s.palm.there {
		s.palm.turn()
		return
	}
	if s.play.leads() && s.play.script.lesson.Riddle {
		s.offerAnswer()
		return
	}
	if s.play.leads() {
		s.showMeant()
		return
	}
	if s.play.apart != nil {
		s.notify(ui.IconHint, s.stage.Text("table.room.no-hint"), s.stage.Kit.Palette.Edge, ui.Button{})
		return
	}
	if s.hint.again(s.play, s.reader) && s.board.Hint(s.hint.told.move) {
		s.hint.told.times++
		s.sayHint()
		return
	}
	if a, ok := s.hintSeat(); ok {
		s.hint.start(s.play, a, s.reader)
	}
}
