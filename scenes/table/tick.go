package table

import (
	"runehall/games"
	"runehall/ui"
)

// Update reacts to a tick: first what lies on top, then the board, then the match goes on.
func (s *Table[C, M, E, V]) Update(c *ui.Context) {
	if s.failed || s.root == nil {
		return
	}
	offered := s.offer()
	in := c.Input()
	if in.FocusGained || in.Resume || pressed(in) {
		s.away = false
	}
	s.keys(c)
	s.sheets(c)
	s.updateBar(c)
	if s.eyes.shut() {
		s.rope(c)
		s.toast.Update(c)
	} else {
		s.toast.Update(c) // it lies over the board, which takes every press that is left
		s.updateLedge(c)
		if !s.recap.open {
			s.person(c)
		}
	}
	s.advance(c)
	if m := s.mark(); in.Active() || m != s.marked {
		s.words()
		s.marked = s.mark()
	}
	s.drape.move(c, s.eyes.shut())
	s.toast.Layout(c.Kit, s.places.toast)
	s.enter(c)
	s.stale = offered != s.offer()
	c.Moves(s.stale || s.confirm)
}

// enter lets Enter press the golden button where nothing else took it and no ring shows what it would press.
func (s *Table[C, M, E, V]) enter(c *ui.Context) {
	if s.golden && !s.asking && !s.primary.Disabled && !s.eyes.shut() && !s.root.RingShown() && c.Action(ui.Confirm) {
		s.press()
	}
}

// mark is all that the words round the board depend on, besides the board's own selection, which only an input changes.
// Words are made anew only when it differs, so that a tick of an animation allocates nothing.
type mark struct {
	moves, epoch, passed, stand  int
	must, choice, eyes           games.Seat
	stored, shown, over          bool
	open, log, recap             bool
	asked, thinks, hints, failed bool
	deciding, clocked            bool
	draft                        string
	ready                        bool
}

func (s *Table[C, M, E, V]) mark() mark {
	p := s.play
	draft, ready := s.board.Draft()
	return mark{
		draft: draft.Key, ready: ready,
		moves: len(p.match.Made()), epoch: p.epoch, passed: len(p.asked.passed),
		stand: len(p.moment.persons), deciding: p.moment.on, clocked: p.running(),
		must: p.must(), choice: p.asked.choice, eyes: s.eyes.seat,
		stored: p.stored(), shown: s.board.Shown(), over: p.over(),
		open: s.eyes.open, log: s.log.open, recap: s.recap.open,
		asked: p.asked.on, thinks: p.thought.on, hints: s.hint.on, failed: p.storeErr != nil && !s.toast.Shown(),
	}
}

// offer is what can be pressed round the board.
type offer struct {
	asking, golden, shut, log, recap bool
	disabled                         [toolCount + 1]bool
}

func (s *Table[C, M, E, V]) offer() offer {
	o := offer{asking: s.asking, golden: s.golden, shut: s.eyes.shut(), log: s.log.open, recap: s.recap.open}
	for t := range s.tools {
		o.disabled[t] = s.tools[t].Disabled
	}
	o.disabled[toolCount] = s.primary.Disabled
	return o
}

// sheets updates what lies over the board.
func (s *Table[C, M, E, V]) sheets(c *ui.Context) {
	if s.log.open {
		s.log.update(c)
		if c.Action(ui.Back) || c.Action(ui.Log) || pressedBeside(c.Input(), s.log.rect) {
			s.log.open = false
		}
		c.Modal()
	}
	if s.recap.open && !s.eyes.shut() {
		s.recap.update(c)
		if c.Action(ui.Back) {
			s.recap.open = false
		}
	}
}

// person hands the input that is left to the board, and carries out what came of it. An input first completes the
// picture, and then counts.
func (s *Table[C, M, E, V]) person(c *ui.Context) {
	if pressed(c.Input()) && !s.board.Shown() {
		s.hurry()
	}
	if chooser := s.play.parts.chooser; chooser != nil && s.play.moment.on {
		chooser.Chosen(s.play.decision(s.reader))
	}
	want := s.board.Update(c, s.state())
	s.confirm = false
	s.considers = want.Considers
	switch {
	case s.play.running() && (want.Made || len(want.Hands) > 0):
		s.reach(want)
	case want.Made:
		s.make(want.Seat, want.Move)
	case want.Unmade:
		s.play.takeBack(want.Seat)
	case want.Opens:
		s.drawCurtain(want.Open)
	case want.Why != nil:
		s.refuse(want.Why)
	}
}

// hurry shows at once what is being told, unless it leads to a phase by a clock or is part of one, or the board says that it
// must be seen.
func (s *Table[C, M, E, V]) hurry() {
	if firm := s.play.parts.firm; s.play.timed.on || firm != nil && firm.Firm() {
		return
	}
	s.board.Finish()
}

// reach takes what hands did in a tick of the clock.
func (s *Table[C, M, E, V]) reach(want Want[M]) {
	hands := want.Hands
	if want.Made {
		hands = append([]games.Chosen[M]{{Seat: want.Seat, Move: want.Move}}, hands...)
	}
	for _, h := range hands {
		if refusal := s.play.person(h.Seat, h.Move); refusal != nil {
			s.refuse(refusal)
		}
	}
}

// pressedBeside reports whether a pointer was put down outside r in this tick.
func pressedBeside(in *ui.Input, r ui.Rect) bool {
	for _, p := range in.Pointers {
		if p.Phase == ui.Press && !r.Has(p.At) {
			return true
		}
	}
	return false
}

// pressed reports whether a person begins to do something in this tick.
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

// state is what the board is told in this tick.
func (s *Table[C, M, E, V]) state() State {
	p := s.play
	st := State{
		Reader: s.reader, Front: s.inFront(), Thinking: p.thinker(), Bare: s.asking,
		Drafts: !s.stage.Settings.Direct, Confirm: s.confirm,
	}
	s.movers = s.movers[:0]
	if (s.board.Shown() || p.running()) && !s.asking {
		s.movers = p.movers(s.movers)
	}
	st.Deciding, st.Decided = p.moment.on, p.moment.persons
	if p.running() {
		st.Clocked, st.Tick = true, p.timed.tick
	}
	st.Movers = s.movers
	st.Answering = p.asked.on && len(s.movers) > 0 && (s.eyes.open || s.eyes.home >= 0)
	return st
}

// inFront returns the seat whose things lie on the ledge: who looks, or else the person who must act, or else the one
// who did so last.
func (s *Table[C, M, E, V]) inFront() games.Seat {
	must := s.play.must()
	switch {
	case s.reader >= 0:
		s.front = s.reader
	case must >= 0 && !s.play.asked.on && (s.play.isPerson(must) || len(s.play.persons) == 0):
		s.front = must
	case s.front < 0 && len(s.play.persons) > 0:
		s.front = s.play.persons[0]
	case s.front < 0:
		s.front = 0
	}
	return s.front
}

// make makes a person's move, and shuts the curtain behind which it was chosen.
func (s *Table[C, M, E, V]) make(seat games.Seat, m M) {
	if !s.play.open(seat) {
		return
	}
	if refusal := s.play.match.Core().Check(seat, m); refusal != nil {
		s.refuse(refusal)
		return
	}
	s.leaveCurtain()
	if refusal := s.play.person(seat, m); refusal != nil {
		s.refuse(refusal)
	}
}

// leaveCurtain shuts the open curtain behind which a move was chosen, and lets everybody look.
func (s *Table[C, M, E, V]) leaveCurtain() {
	if !s.eyes.open {
		return
	}
	s.noteSeen()
	s.eyes.away()
	s.recap.open = false
	s.look()
}

// advance lets the match go on and the board catch up.
func (s *Table[C, M, E, V]) advance(c *ui.Context) {
	moves, running := len(s.play.match.Made()), s.play.running()
	if err := s.play.tick(s.board.Shown(), s.free()); err != nil {
		s.failed = true
		s.ways.Fail(err)
		return
	}
	if running && len(s.play.match.Made()) > moves {
		s.leaveCurtain() // the seat behind it has had its turn by the clock
	}
	s.ask()
	s.look()
	s.board.Step()
	s.think()
	s.finish()
	s.call()
	c.Moves(s.board.Moving() || s.play.busy(s.free()) || s.hint.on || s.eyes.held > 0 || s.ends())
}

// free reports whether nobody looks at something of one's own or considers a move, so that computer players go on; by a clock,
// whether those whose hands act see the board and nothing covers it.
func (s *Table[C, M, E, V]) free() bool {
	switch {
	case !s.play.timed.on:
		return !s.considers && s.eyes.seat < 0 && !s.log.open
	case s.away || s.log.open || s.recap.open:
		return false
	}
	if seat := s.private(); seat >= 0 {
		return s.eyes.open && s.eyes.seat == seat
	}
	return s.eyes.seat < 0
}

// think goes on with a hint.
func (s *Table[C, M, E, V]) think() {
	if !s.hint.on {
		return
	}
	m, ok := s.hint.step(s.play)
	switch {
	case ok && s.board.Hint(m):
	case ok || !s.hint.on:
		s.toast.Show(ui.IconHint, s.stage.Text("table.hint.none"), s.stage.Kit.Palette.Edge, nil)
	}
}

// finish shows the results once the last picture has stood for a while.
func (s *Table[C, M, E, V]) finish() {
	if !s.play.over() || !s.board.Shown() || !s.play.stored() || s.ending > resultTicks {
		return
	}
	if s.ending++; s.ending > resultTicks {
		s.results()
	}
}

// ends reports whether the last picture stands and the results are about to come: ticks are needed for that.
func (s *Table[C, M, E, V]) ends() bool { return s.play.over() && s.ending <= resultTicks }

func (s *Table[C, M, E, V]) results() {
	s.ways.Results(outcome(s.stage, s.play.kind, s.play.match))
}
