package table

import (
	"runehall/games"
	"runehall/scenes/table/lessons"
	"runehall/scenes/table/notices"
	"runehall/ui"
)

// Update runs a tick: what lies on top comes first, then the board, and then the match goes on.
func (s *Table[C, M, E, V]) Update(c *ui.Context) {
	if s.failed || s.root == nil {
		return
	}
	offered := s.offer(s.eyes.Shut())
	in := c.Input()
	if in.FocusGained || in.Resume || pressed(in) {
		s.away = false
	}
	s.toast.Touches(in, s.root)
	if ownControls(s.play, s.reader) {
		c.Only(ui.ActionSet(ui.Back, ui.Menu, ui.Help, ui.FullScreen))
	}
	s.dealing.Update(c, len(s.teller.Sitters), pressed(in))
	s.celebrate(c)
	s.keys(c)
	s.updateSheets(c, s.eyes.Shut())
	s.topBar.update(c)
	s.palm.Update(c)
	if s.eyes.Shut() {
		s.rope(c)
		s.toast.Update(c)
	} else {
		s.consent.Update(c)
		s.late.Update(c)
		racing := s.play.running()
		if !racing {
			s.toast.Update(c) // before the board, which takes every press that is left
		}
		if !s.glance.Aside {
			s.tips.Press(c)
			s.course.Press(c)
		}
		s.tips.Shield(c)
		s.updateLedge(c)
		if s.reads(c) || s.bare && !s.asking { // the ledge is the board's again, beside a recap
			s.person(c)
		}
		if racing { // hands on a clock reach through it
			s.toast.Update(c)
		}
	}
	s.advance(c)
	if s.caption.Update(pressed(in)) {
		c.Moves(true)
	}
	if m := s.mark(); in.Active() || m != s.marked {
		s.words()
		s.marked = s.mark()
	}
	s.restAfter(c)
	if s.pressesDull(in) && s.goldenAct() == awaitDraft {
		s.asksWhy = true
	}
	s.turnPalm(c.Kit)
	s.relay()
	s.curtain.Hang(c, s.hangs())
	if s.toast.Shown() {
		s.toast.Place(c.Kit, s.places.toasts(c.Kit, s.play.parts.finding), s.board.AppendHinted)
	}
	// Enter presses the golden button, unless something else has taken it or the focus ring shows what it would press.
	if s.goes() && !s.asking && !s.eyes.Shut() && !s.root.RingShown() && c.Action(ui.Confirm) {
		s.press()
	}
	s.stale = offered != s.offer(s.eyes.Shut())
	s.glance.Take(c, s.said())
	moving := s.board.Moving()
	s.tips.Update(c, notices.Moment{
		Says: s.teaches(), Changed: s.glance.Due || moving || s.stale, Waits: s.glance.Aside || moving && !s.play.parts.mustBeSeen(),
	})
	s.course.Update(c, lessons.Moment{Changed: s.glance.Due || s.board.Moving() || s.stale, Aside: s.glance.Aside, Toast: s.toast.Shown()})
	c.Moves(s.stale || s.confirm || s.asksWhy)
}

// person hands the remaining input to the board, and carries out what a person wants. A press first completes the picture, and
// then counts.
func (s *Table[C, M, E, V]) person(c *ui.Context) {
	if pressed(c.Input()) && !s.board.Shown() {
		s.hurry()
	}
	want := s.board.Update(c, s.state())
	s.bare = s.asking
	s.confirm, s.asksWhy = false, false
	s.considers, s.play.timed.undecided = want.Considers, want.Undecided
	if s.play.running() && (want.Made || len(want.Hands) > 0) { // what hands have done in this tick of the clock
		if want.Made {
			want.Hands = append([]games.Chosen[M]{{Seat: want.Seat, Move: want.Move}}, want.Hands...)
		}
		for _, h := range want.Hands {
			if refusal := s.play.person(h.Seat, h.Move); refusal != nil {
				s.refuse(refusal, h.Seat, h.Move)
			}
		}
		return
	}
	switch {
	case want.Made:
		s.carryOut(want.Seat, want.Move, s.play.person)
	case want.Opens:
		s.lowerCurtain(want.Open)
	case want.Why != nil:
		s.refuse(want.Why, want.Seat, want.Move)
	}
}

// hurry completes the picture, unless it belongs to a phase on a clock, leads to one, or must be seen as the board says.
func (s *Table[C, M, E, V]) hurry() {
	if !s.play.timed.on && !s.play.parts.mustBeSeen() {
		s.board.Finish()
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

// carryOut lets a person's move be made, and takes away the curtain behind which it was chosen unless that seat needs it for the next one.
func (s *Table[C, M, E, V]) carryOut(seat games.Seat, m M, by func(games.Seat, M) *games.Refusal) {
	if !s.play.open(seat) {
		return
	}
	if seat != s.eyes.Seat || !s.play.staysPrivate(seat, m) {
		s.leaveCurtain() // before the move, which everybody sees
	}
	if refusal := by(seat, m); refusal != nil {
		s.refuse(refusal, seat, m)
		return
	}
	s.recap.Open = false // it is old now
}

// leaveCurtain takes away the open curtain behind which somebody has acted.
func (s *Table[C, M, E, V]) leaveCurtain() {
	if !s.eyes.Open {
		return
	}
	s.eyes.Note(s.play.seenNow)
	s.eyes.Away()
	s.recap.Open = false
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
	if !running && s.play.running() && s.toast.Why.Text != "" {
		s.toast.Hide() // what it offers would lie under the hands
	}
	s.reseat()
	if a := s.play.apart; a != nil {
		s.tellRoom(a, s.play.kind.Def.ID, s.notify)
	}
	s.ask()
	s.refresh()
	s.board.Step()
	s.think()
	s.makeObvious(c.Input())
	if s.ends() && s.board.Shown() && s.play.stored() && s.end.Step() { // the last picture has stood for a while
		s.results()
	}
	if s.board.Shown() && !s.play.asked.on && !s.play.running() { // the picture has got there
		turn := s.play.must()
		if !s.play.isPerson(turn) {
			turn = games.Nobody
		}
		s.call(s.play.over(), turn)
	}
	c.Moves(s.board.Moving() || s.play.busy(s.free()) || s.awaitsObvious() || s.hint.on || s.eyes.Held > 0 || s.ends())
}

// free reports whether the match may go on by itself: nobody is looking at their own things or considering a move. On a clock, those
// whose hands act must see the board.
func (s *Table[C, M, E, V]) free() bool {
	switch {
	case !s.play.timed.on:
		return !s.considers && s.eyes.Seat < 0 && !s.log.Open
	case s.away || s.log.Open || s.recap.Read():
		return false
	}
	if seat := s.private(); seat >= 0 {
		return s.eyes.Open && s.eyes.Seat == seat
	}
	return s.eyes.Seat < 0
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
