package table

import (
	"runehall/assets/lang"
	"runehall/games"
	"runehall/ui"
)

func (s *Table[C, M, E, V]) wire() {
	s.back.OnTap = func() {
		if s.eyes.Open {
			s.sendAway()
			return
		}
		s.stage.Pop()
	}
	s.tools[toolUndo].OnTap = func() {
		if s.board.Drops() && s.board.Drop() {
			return
		}
		if name, others := undoesOthers(s.play, &s.teller); others {
			s.notify(ui.IconUndo, s.stage.Text("table.undo.other", lang.Str("name", name)),
				s.stage.Kit.Palette.Gold, ui.Button{
					Kind: ui.SlateButton, Text: s.stage.Text("table.undo.do"), OnTap: func() { s.change(s.play.undo) },
				})
			return
		}
		s.change(s.play.undo)
	}
	s.tools[toolRedo].OnTap = func() { s.change(s.play.redo) }
	s.tools[toolLog].OnTap = func() {
		own, _ := sole(s.play.persons)
		s.chronicle.Read(s.story, s.play.epoch)
		s.openLog(own, s.story)
	}
	s.tools[toolHint].OnTap = s.askHint
	s.tools[toolMenu].OnTap = s.pause
	s.primary.OnTap = s.press
	s.question.nobody.OnTap = s.nobody
	for i := range s.question.seats {
		s.question.seats[i].pressed = func() { s.play.asked.Choose(games.Seat(i)) }
	}
	s.curtain.Away.OnTap = s.sendAway
	s.log.Close.OnTap = func() { s.log.Open = false }
	s.recap.Close.OnTap = func() { s.recap.Open = false }
}

// keys reacts to keys and pad buttons that stand for a button on the screen.
func (s *Table[C, M, E, V]) keys(c *ui.Context) {
	if s.log.Open {
		return
	}
	if c.Action(ui.Log) {
		s.tools[toolLog].OnTap()
		return
	}
	if c.Action(ui.Menu) {
		s.pause()
		return
	}
	if c.Input().Pressed.Has(ui.Back) && !s.recap.Read() && c.Action(ui.Back) {
		s.escape()
		return
	}
	if s.eyes.Shut() {
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

// escape takes one step back: it puts a tip away, drops the draft, takes the curtain away, or else opens the menu.
func (s *Table[C, M, E, V]) escape() {
	switch {
	case s.guide.Tips.Shown():
		s.guide.Tips.Hold()
	case !s.board.Drops() && s.guide.Course.PutAway():
	case s.eyes.Open && s.board.Drop():
	case s.eyes.Seat >= 0:
		s.sendAway()
	case s.board.Drop():
	default:
		s.pause()
	}
}

// pause opens the menu. The table is covered as if the program were left.
func (s *Table[C, M, E, V]) pause() {
	s.Shut()
	m := Menu{
		Game: s.play.kind.Def.ID, Behind: s.Draw, Fit: s.Layout, Sitters: s.teller.Sitters, OnTurn: s.play.must(),
		Match: func() string { match, _ := s.board.Headline(); return s.teller.Say(match) },
	}
	switch {
	case s.play.apart != nil:
		m.Room = s.play.apart.At
	case !s.guide.Course.On():
		m.Sitting = &sitting[C, M, E, V]{s.play.kind, s.play.match}
	}
	if board := s.play.parts.standing; board != nil {
		m.Standing = func(seat games.Seat) string { return s.teller.Say(board.Standing(seat)) }
	}
	m.leaving(s.play.apart, m.OnTurn)
	if _, ok := s.play.resetTo(); ok {
		m.Reset = func() { s.change(s.play.reset) }
	}
	if s.play.canRedo() {
		m.Redo = func() { s.change(s.play.redo) }
	}
	if s.palm.There && s.canHint() {
		m.Hint = func() {
			if s.palm.Alone { // most moves are lit on the table
				s.palm.Turn()
			}
			if s.hint.seek(s.play, s.reader, s.board.Hint) {
				s.sayHint()
			}
		}
	}
	s.ways.Pause(m)
}

// change carries out an undo or redo, and takes the curtain away, so that everybody may look.
func (s *Table[C, M, E, V]) change(do func() error) {
	if err := do(); err != nil {
		s.failed = true
		s.ways.Fail(err)
		return
	}
	s.eyes.Note(s.play.shown.seen)
	s.eyes.Away()
	s.recap.Open = false
	s.refresh()
}

// hintSeat returns the seat that a hint can be for: the person who looks, or else the person who must move.
func hintSeat[C games.Core[C, M, E], M comparable, E any, V any](
	p *play[C, M, E, V], reader games.Seat,
) (games.Acting, bool) {
	if p.timed.On || p.apart != nil && (p.apart.Sends() || p.apart.State.Reader != reader) {
		return games.Acting{}, false
	}
	for _, a := range p.acting {
		if p.open(a.Seat) && (a.Seat == reader || reader == games.Public && a.Must) {
			return a, true
		}
	}
	return games.Acting{}, false
}

func (s *Table[C, M, E, V]) canHint() bool {
	if s.play.script.Leads() {
		return s.play.script.Asks() && s.board.Shown()
	}
	_, ok := hintSeat(s.play, s.reader)
	return ok && !s.hint.on && s.board.Shown() && len(s.play.kind.Levels) > 0
}

// askHint begins to look for a good move. In a lesson it lights the move that is meant, and on a phone that shows a
// hand alone it leads to the table and back.
func (s *Table[C, M, E, V]) askHint() {
	if s.palm.There {
		s.palm.Turn()
		return
	}
	if s.play.script.Leads() && s.play.script.Lesson.Riddle {
		s.guide.Course.OfferAnswer()
		return
	}
	if s.play.script.Leads() {
		s.guide.Course.ShowMeant()
		return
	}
	if s.hint.seek(s.play, s.reader, s.board.Hint) {
		s.sayHint()
	}
}
