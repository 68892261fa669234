package table

import (
	"runehall/games"
	"runehall/ui"
)

// Update runs a tick: what lies on top comes first, then the board, and then the match goes on.
func (s *Table[C, M, E, V]) Update(c *ui.Context) {
	if s.failed || s.root == nil {
		return
	}
	offered := s.offer(s.eyes.shut())
	in := c.Input()
	if in.FocusGained || in.Resume || pressed(in) {
		s.away = false
	}
	s.touches(c)
	s.passHint(in)
	if s.controls() {
		c.Only(ui.ActionSet(ui.Back, ui.Menu, ui.Help, ui.FullScreen))
	}
	s.deal(c)
	s.celebrate(c)
	s.keys(c)
	s.updateSheets(c, s.eyes.shut())
	s.topBar.update(c)
	s.palm.update(c)
	if s.eyes.shut() {
		s.rope(c)
		s.toast.Update(c)
	} else {
		s.consent.update(c)
		s.late.update(c)
		racing := s.play.running()
		if !racing {
			s.toast.Update(c) // before the board, which takes every press that is left
		}
		if s.tips.shown >= 0 && !s.glance.aside {
			s.tips.bubble.Update(c)
		}
		if s.course.shown && !s.glance.aside {
			s.course.bubble.Update(c)
		}
		s.shieldTip(c)
		s.updateLedge(c)
		if s.reads(c) || s.bare && !s.asking { // the ledge is the board's again, beside a recap
			s.person(c)
		}
		if racing { // hands on a clock reach through it
			s.toast.Update(c)
		}
	}
	s.advance(c)
	if s.caption.left > 0 {
		s.caption.left--
		if pressed(in) {
			s.caption.left = 0
		}
		c.Moves(true)
	}
	if m := s.mark(); in.Active() || m != s.marked {
		s.words()
		s.marked = s.mark()
	}
	s.restAfter(c)
	s.askDull(c)
	s.turnPalm(c.Kit)
	s.relay()
	s.curtain.hang(c, s.hangs())
	s.placeToast(c.Kit)
	s.enter(c)
	s.stale = offered != s.offer(s.eyes.shut())
	s.glance.take(c, s.said())
	s.tip(c)
	s.teach(c)
	c.Moves(s.stale || s.confirm || s.asksWhy)
}

// enter lets Enter press the golden button, unless something else has taken it or the focus ring shows what it would press.
func (s *Table[C, M, E, V]) enter(c *ui.Context) {
	if s.goes() && !s.asking && !s.eyes.shut() && !s.root.RingShown() && c.Action(ui.Confirm) {
		s.press()
	}
}

// person hands the remaining input to the board, and carries out what a person wants. A press first completes the picture, and
// then counts.
func (s *Table[C, M, E, V]) person(c *ui.Context) {
	if pressed(c.Input()) && !s.board.Shown() {
		s.hurry()
	}
	if chooser := s.play.parts.chooser; chooser != nil && s.play.moment.on {
		chooser.Chosen(s.play.decision(s.reader))
	}
	want := s.board.Update(c, s.state())
	s.bare = s.asking
	s.confirm, s.asksWhy = false, false
	s.considers, s.play.timed.undecided = want.Considers, want.Undecided
	switch {
	case s.play.running() && (want.Made || len(want.Hands) > 0):
		s.reach(want)
	case want.Made:
		s.make(want.Seat, want.Move)
	case want.Unmade:
		s.play.takeBack(want.Seat)
	case want.Opens:
		s.lowerCurtain(want.Open)
	case want.Why != nil:
		s.refuse(want.Why, want.Seat, want.Move)
	}
}

// hurry completes the picture, unless it belongs to a phase on a clock, leads to one, or must be seen as the board says.
func (s *Table[C, M, E, V]) hurry() {
	if !s.play.timed.on && !s.firm() {
		s.board.Finish()
	}
}

// firm reports whether the board shows what must be seen to its end.
func (s *Table[C, M, E, V]) firm() bool {
	firm := s.play.parts.firm
	return firm != nil && firm.Firm()
}

// reach takes what hands have done in this tick of the clock.
func (s *Table[C, M, E, V]) reach(want Want[M]) {
	hands := want.Hands
	if want.Made {
		hands = append([]games.Chosen[M]{{Seat: want.Seat, Move: want.Move}}, hands...)
	}
	for _, h := range hands {
		if refusal := s.play.person(h.Seat, h.Move); refusal != nil {
			s.refuse(refusal, h.Seat, h.Move)
		}
	}
}

// pressed reports whether a person has pressed something in this tick.
func pressed(in *ui.Input) bool {
	if in.Pressed.Without(in.Repeated) != 0 {
		return true
	}
	for _, p := range in.Pointers {
		if p.Phase == ui.Press {
			return true
		}
	}
	return false
}

// make makes a person's move.
func (s *Table[C, M, E, V]) make(seat games.Seat, m M) { s.carryOut(seat, m, s.play.person) }

// carryOut lets a person's move be made, and takes away the curtain behind which it was chosen unless that seat needs it for the next one.
func (s *Table[C, M, E, V]) carryOut(seat games.Seat, m M, by func(games.Seat, M) *games.Refusal) {
	if !s.play.open(seat) {
		return
	}
	if seat != s.eyes.seat || !s.play.staysPrivate(seat, m) {
		s.leaveCurtain() // before the move, which everybody sees
	}
	if refusal := by(seat, m); refusal != nil {
		s.refuse(refusal, seat, m)
		return
	}
	s.recap.open = false // it is old now
}

// leaveCurtain takes away the open curtain behind which somebody has acted.
func (s *Table[C, M, E, V]) leaveCurtain() {
	if !s.eyes.open {
		return
	}
	s.noteSeen()
	s.eyes.away()
	s.recap.open = false
	s.refresh()
}

// advance lets the match go on, and the board catch up with it.
func (s *Table[C, M, E, V]) advance(c *ui.Context) {
	moves, running := s.play.known.Moves(), s.play.running()
	if err := s.play.tick(s.board.Shown(), s.free()); err != nil {
		s.failed = true
		s.ways.Fail(err)
		return
	}
	if running && s.play.known.Moves() > moves {
		s.leaveCurtain() // the seat behind it has had its turn on the clock
	}
	if !running && s.play.running() && s.why.Text != "" {
		s.toast.Hide() // what it offers would lie under the hands
	}
	s.reseat()
	s.tellRoom()
	s.ask()
	s.refresh()
	s.board.Step()
	s.think()
	s.makeObvious(c.Input())
	s.showEnd()
	s.call()
	c.Moves(s.board.Moving() || s.play.busy(s.free()) || s.awaitsObvious() || s.hint.on || s.eyes.held > 0 || s.ends())
}

// free reports whether the match may go on by itself: nobody is looking at their own things or considering a move. On a clock, those
// whose hands act must see the board.
func (s *Table[C, M, E, V]) free() bool {
	switch {
	case !s.play.timed.on:
		return !s.considers && s.eyes.seat < 0 && !s.log.open
	case s.away || s.log.open || s.recap.read():
		return false
	}
	if seat := s.private(); seat >= 0 {
		return s.eyes.open && s.eyes.seat == seat
	}
	return s.eyes.seat < 0
}

// think goes on looking for a hint, and then for what speaks for it.
func (s *Table[C, M, E, V]) think() {
	if !s.hint.on {
		return
	}
	if s.hint.explains {
		if !s.hint.goOn(&s.play.breath) {
			return
		}
		s.hint.told.on = true
		s.sayHint()
		return
	}
	m, ok := s.hint.step(s.play)
	switch {
	case ok && s.board.Hint(m):
		s.hint.explain(s.play, m)
	case ok || !s.hint.on:
		s.notify(ui.IconHint, s.stage.Text("table.hint.none"), s.stage.Kit.Palette.Edge, ui.Button{})
	}
}
