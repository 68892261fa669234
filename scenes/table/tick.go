package table

import (
	"runehall/games"
	"runehall/scenes/table/lessons"
	"runehall/ui"
)

// Update runs a tick: what lies on top comes first, then the board, and then the match goes on.
func (s *Table[C, M, E, V]) Update(c *ui.Context) {
	if s.failed || s.root == nil {
		return
	}
	offered := s.offer(s.eyes.Shut())
	in := c.Input()
	s.away = s.away && !returned(in)
	s.guide.Course.Decides(in, s.places.primary, !s.root.RingShown() || s.root.Focused() == &s.primary)
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
	if !s.log.Open {
		s.consent.Update(c) // it lies over a curtain too: it tells no secret
	}
	if s.eyes.Shut() {
		s.rope(c)
		s.toast.Update(c)
	} else {
		s.updateOpen(c)
	}
	s.advance(c)
	reword(s, c)
	s.turnPalm(c.Kit)
	s.relay()
	s.curtain.Hang(c, s.hangs())
	if s.toast.Shown() {
		s.toast.Place(c.Kit, toasts(&s.front, c.Kit, s.play.parts.finding, s.board.Draw), s.board.AppendHinted,
			s.board.Moving(), s.guide.Glance.Due || s.stale)
	}
	// Enter presses the golden button, unless something else has taken it or the focus ring shows what it would press.
	if s.goes() && !s.asking && !s.eyes.Shut() && !s.root.RingShown() && c.Action(ui.Confirm) {
		s.press()
	}
	s.stale = offered != s.offer(s.eyes.Shut())
	s.guide.Update(c, lessons.Seen{
		Says: s.teaches(), Stale: s.stale, Moving: s.board.Moving(), Firm: s.play.parts.mustBeSeen(), Toast: s.toast.Shown(),
		Covered: s.overlay(s.play.over()) != "" || s.consent.Asks() || s.toast.Shown(),
	})
	c.Moves(s.stale || s.confirm || s.asksWhy)
}

// reword says what has changed in this tick, and lets what has come under a finger rest.
func reword[C games.Core[C, M, E], M comparable, E any, V any](s *Table[C, M, E, V], c *ui.Context) {
	in := c.Input()
	if s.caption.Update(pressed(in), s.board.Shown()) {
		c.Moves(true)
	}
	if m := s.mark(); in.Active() || m != s.marked {
		s.words()
		s.marked = s.mark()
	}
	s.restAfter(c, s.board.Drops())
	if s.pressesDull(in) && s.goldenAct() == awaitDraft {
		s.asksWhy = true
	}
}

// updateOpen runs a tick of what can be pressed while no shut curtain lies over it: first what lies over the board, and
// then the board.
func (s *Table[C, M, E, V]) updateOpen(c *ui.Context) {
	s.late.Update(c)
	racing := s.play.timed.Running()
	if !racing {
		s.toast.Update(c) // before the board, which takes every press that is left
	}
	s.guide.Press(c)
	s.updateLedge(c)
	if s.reads(c) || s.bare && !s.asking { // the ledge is the board's again, beside a recap
		s.person(c)
	}
	if racing { // hands on a clock reach through it
		s.toast.Update(c)
	}
}

// person hands the remaining input to the board, and carries out what a person wants. A press first completes the
// picture, and then counts.
func (s *Table[C, M, E, V]) person(c *ui.Context) {
	if pressed(c.Input()) && !s.board.Shown() {
		s.hurry()
	}
	want := s.board.Update(c, s.state())
	s.bare = s.asking
	s.confirm, s.asksWhy = false, false
	s.considers, s.play.timed.Undecided = want.Considers, want.Undecided
	if s.play.timed.Running() && (want.Made || len(want.Hands) > 0) { // what hands have done in this tick of the clock
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

// hurry completes the picture, unless it belongs to a phase on a clock, leads to one, or must be seen as the board
// says.
func (s *Table[C, M, E, V]) hurry() {
	if !s.play.timed.On && !s.play.parts.mustBeSeen() {
		s.board.Finish()
	}
}

// returned reports whether somebody is back at the program that was left.
func returned(in *ui.Input) bool { return in.FocusGained || in.Resume || pressed(in) }

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

// carryOut lets a person's move be made, and takes away the curtain behind which it was chosen unless that seat needs
// it for the next one.
func (s *Table[C, M, E, V]) carryOut(seat games.Seat, m M, by func(games.Seat, M) *games.Refusal) {
	if !s.play.open(seat) {
		return
	}
	p := s.play
	alone := p.parts.secret != nil && !p.moment.on && !p.timed.On && p.apart == nil
	if seat != s.eyes.Seat || !alone || !p.kind.staysPrivate(p.match.Core(), p.parts.secret, seat, m) {
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
	s.eyes.Note(s.play.shown.seen)
	s.eyes.Away()
	s.recap.Open = false
	s.refresh()
}

// advance lets the match go on, and the board catch up with it.
func (s *Table[C, M, E, V]) advance(c *ui.Context) {
	moves, running := s.play.known.Moves(), s.play.timed.Running()
	defer func() { s.toast.GoesOn(s.play.known.Moves() > moves) }()
	if err := s.play.tick(s.board.Shown(), s.free()); err != nil {
		s.failed = true
		s.ways.Fail(err)
		return
	}
	if running && s.play.known.Moves() > moves {
		s.leaveCurtain() // the seat behind it has had its turn on the clock
	}
	if !running && s.play.timed.Running() && s.toast.Why.Text != "" {
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
	if s.board.Shown() && !s.play.asked.On && !s.play.timed.Running() { // the picture has got there
		s.call(s.play.over(), s.play.must(), s.play.isPerson)
	}
	c.Moves(s.board.Moving() || s.play.busy(s.free()) || s.awaitsObvious() || s.hint.busy() ||
		s.eyes.Held > 0 || s.ends())
}

// free reports whether the match may go on by itself: all who play have been shown, and nobody is looking at their own
// things, considering a move or reading what befell them. On a clock, those whose hands act must see the board.
func (s *Table[C, M, E, V]) free() bool {
	switch {
	case s.dealing.On || s.caption.Holds(): // what has just been done to somebody here is read first
		return false
	case !s.play.timed.On:
		return !s.considers && s.eyes.Seat < 0 && !s.log.Open
	case s.away || s.log.Open || s.recap.Read():
		return false
	}
	if seat := s.private(); seat >= 0 {
		return s.eyes.Open && s.eyes.Seat == seat
	}
	return s.eyes.Seat < 0
}

// think goes on looking for a hint, and says it once all is known.
func (s *Table[C, M, E, V]) think() {
	if !s.hint.on || !s.hint.step(s.play, s.board.Hint) {
		return
	}
	switch {
	case s.hint.again(s.play, s.hint.reader):
		s.sayHint()
	case s.hint.fails:
		s.notify(ui.IconHint, s.stage.Text("table.room.no-hint"), s.stage.Kit.Palette.Edge, ui.Button{})
	default:
		s.notify(ui.IconHint, s.stage.Text("table.hint.none"), s.stage.Kit.Palette.Edge, ui.Button{})
	}
}
