package table

import (
	"slices"
	"strconv"
	"strings"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/thinkers"
	"runehall/ui"
)

// Replay is the scene in which a match is watched again, forwards, backwards or playing by itself. Once the match is
// over nothing is secret any more, and the board shows everything. Before that it shows what everybody may see.
type Replay[C games.Core[C, M, E], M comparable, E any, V any] struct {
	chrome
	stage   *stage.Stage
	kind    *Kind[C, M, E, V]
	board   Board[M, E, V]
	record  *games.Record
	made    []games.Made[M]
	told    []games.Told[E] // of the whole match
	sitters []Sitter

	reader     games.Seat
	core       C
	at         int // how many moves have been made in core
	next       int // index in told of the first event after these moves
	playing    bool
	waited     int // ticks since everything told was shown
	phaseClock phaseClock
	speed      float64
	events     []E
	lines      []logLine // by move: the first line of the log about it
	control    controls
	better     proposal[M]
}

// logLine is a line of the log about a move, and the seat that it is about, or [games.Nobody].
type logLine struct {
	text string
	seat games.Seat
}

// newReplay returns the scene for a match, after a number of its moves.
func newReplay[C games.Core[C, M, E], M comparable, E any, V any](
	st *stage.Stage, kind *Kind[C, M, E, V], m *games.Match[C, M, E, V], at int,
) *Replay[C, M, E, V] {
	s := &Replay[C, M, E, V]{
		stage: st, kind: kind, board: kind.Board(), record: m.Record(), made: m.Made(), told: m.Told(),
		reader: games.All,
	}
	if _, over := m.Core().Result(); !over {
		s.reader = games.Public
	}
	s.chrome.init(len(s.record.Players), kind.ground())
	s.back.OnTap = st.Pop
	s.control.wire(s.names)
	s.control.slider.Max, s.control.slider.Step = float64(len(s.made)), 1
	s.control.slider.OnChange = func(v float64) { s.stop(); s.jump(int(v)) }
	s.control.play.OnTap = s.toggle
	s.control.before.OnTap = func() { s.stop(); s.jump(s.at - 1) }
	s.control.after.OnTap = func() { s.stop(); s.forward() }
	s.seek(min(max(at, 0), len(s.made)))
	return s
}

// Name returns "replay".
func (s *Replay[C, M, E, V]) Name() string { return "replay" }

// At returns how many moves have been made in the position on show.
func (s *Replay[C, M, E, V]) At() int { return s.at }

// Music returns the game's music.
func (s *Replay[C, M, E, V]) Music() sound.Music { return s.kind.Music }

// Pictures returns the pictures of the game's table.
func (s *Replay[C, M, E, V]) Pictures(portrait bool) []art.ID { return s.kind.pictures(portrait) }

// Enter gives the play button the focus.
func (s *Replay[C, M, E, V]) Enter(root *ui.Root) { root.Focus(&s.control.play) }

// seek works out the position after a number of moves, without showing it.
func (s *Replay[C, M, E, V]) seek(at int) {
	if s.at > at || s.next == 0 {
		s.core, s.at = s.kind.Def.New(s.record.Setup, nil), 0
	}
	for s.at < at {
		s.make()
	}
	for s.next = 0; s.next < len(s.told) && s.told[s.next].Move <= at; {
		s.next++
	}
	s.phaseClock = phaseClock{}
}

// make makes the next move of the match in core.
func (s *Replay[C, M, E, V]) make() {
	s.kind.Def.Again(s.core, s.made[s.at])
	s.at++
}

// jump shows the position after a number of moves, without the way there.
func (s *Replay[C, M, E, V]) jump(at int) {
	s.seek(min(max(at, 0), len(s.made)))
	s.show()
}

func (s *Replay[C, M, E, V]) show() {
	s.waited = 0
	s.board.Sync(s.view())
	if s.better.on && s.better.at == s.at {
		s.board.Hint(s.better.move)
	}
	s.words()
}

func (s *Replay[C, M, E, V]) view() V { return s.kind.Def.View(s.core, s.reader) }

// forward plays the next move on the board.
func (s *Replay[C, M, E, V]) forward() {
	if s.at == len(s.made) {
		return
	}
	s.board.Finish()
	s.phaseClock = phaseClock{}
	s.tell()
}

// tell makes the next move, and tells the board what happened.
func (s *Replay[C, M, E, V]) tell() {
	s.make()
	s.events = s.events[:0]
	for ; s.next < len(s.told) && s.told[s.next].Move <= s.at; s.next++ {
		if event, ok := s.seen(s.told[s.next].Event); ok {
			s.events = append(s.events, event)
		}
	}
	s.waited = 0
	s.board.Tell(s.events, s.view())
	s.words()
}

// seen returns an event as the person who watches may know it, or false if they may not know of it.
func (s *Replay[C, M, E, V]) seen(event E) (E, bool) {
	if s.reader == games.All {
		return event, true
	}
	return s.kind.Def.Redact(event, s.reader)
}

func (s *Replay[C, M, E, V]) stop() { s.playing = false }

// toggle plays or stops. At the end of the match it starts from the beginning.
func (s *Replay[C, M, E, V]) toggle() {
	if s.playing = !s.playing; s.playing && s.at == len(s.made) {
		s.jump(0)
	}
	s.words()
}

// Layout places the board as at the table, above a strip with the controls.
func (s *Replay[C, M, E, V]) Layout(screen, safe ui.Rect) {
	k := s.stage.Kit
	s.sitters = s.stage.Sitters(s.record.Players)
	room, strip := s.control.cut(k, safe)
	p := arrange(k, screen, room, len(s.sitters), stage.Seats.Of(s.stage.Settings) == stage.SeatsRound,
		s.board.Need, sight{})
	p.bare()
	f := p.frame(k, screen)
	s.speed = s.stage.Settings.Speed()
	f.Speed, f.Sitters, f.Sound = s.speed, s.sitters, s.stage.Sound
	f.Say = func(p games.Phrase) string { return s.stage.Say(p, s.sitters) }
	s.board.Layout(f)
	s.title = s.stage.Text("game." + s.kind.Def.ID)
	s.speak()
	s.show()
	s.chrome.layout(k, screen, room, p)
	s.control.layout(k, strip, s.stage.Text("watch.play"), s.stage.Text("watch.halt"))
	s.words() // again, now that their places are known
}

// speak finds for each move the first line that the log has about it.
func (s *Replay[C, M, E, V]) speak() {
	s.lines = make([]logLine, len(s.made)+1)
	for _, t := range s.told {
		if s.lines[t.Move].text != "" {
			continue
		}
		if event, ok := s.kind.Def.Redact(t.Event, games.Public); ok {
			if phrase, ok := s.kind.Def.Say(event); ok {
				s.lines[t.Move] = logLine{s.stage.Say(phrase, s.sitters), chronicle.Subject(phrase)}
			}
		}
	}
}

// words says which move is shown, and sets the controls for it.
func (s *Replay[C, M, E, V]) words() {
	w := &s.control
	w.slider.Value = float64(s.at)
	w.text = strconv.Itoa(s.at) + " / " + strconv.Itoa(len(s.made))
	w.before.Disabled, w.after.Disabled = s.at == 0, s.at == len(s.made)
	w.before.Label, w.after.Label = s.stage.Text("watch.before"), s.stage.Text("watch.after")
	w.play.Icon, w.play.Label = ui.IconPlay, s.stage.Text("watch.play")
	if s.playing {
		w.play.Icon, w.play.Label = ui.IconPause, s.stage.Text("watch.halt")
	}
	w.play.Text = ""
	if w.worded {
		w.play.Text = w.play.Label
	}
	s.line = s.stage.Text("watch.line", lang.Num("n", s.at), lang.Num("of", len(s.made)))
	s.turn, s.whose = "", nil
	if s.at < len(s.lines) {
		line := s.lines[s.at]
		if s.turn = s.brief(line.text); line.text != "" && line.seat >= 0 {
			s.whose = &s.sitters[line.seat].Look
		}
	}
}

// brief shortens a line of the log if it does not fit beside the title: it then tells what was done, without what came
// of it. In the log's lines a colon stands between the two.
func (s *Replay[C, M, E, V]) brief(line string) string {
	done, _, more := strings.Cut(line, ": ")
	named := slices.ContainsFunc(s.sitters, func(one Sitter) bool { return one.Name == done })
	if !more || named || fitsTurn(s.stage.Kit, s.places.turn, line) {
		return line
	}
	return done
}

// Update runs a tick. While the replay plays, the next move follows when the last one has been shown.
func (s *Replay[C, M, E, V]) Update(c *ui.Context) {
	s.chrome.back.Update(c)
	if c.Action(ui.Back) {
		s.stage.Pop()
	}
	s.control.update(c)
	for action, at := range map[ui.Action]int{ui.Undo: s.at - 1, ui.Home: 0, ui.End: len(s.made)} {
		if c.Action(action) {
			s.stop()
			s.jump(at)
		}
	}
	if c.Action(ui.Redo) {
		s.stop()
		s.forward()
	}
	if c.Action(ui.Skip) {
		s.board.Finish()
	}
	s.board.Update(c, State{
		Reader: s.reader, Front: s.inFront(), Thinking: games.Nobody, Clocked: s.playing && s.phaseClock.on,
		Tick: int(s.phaseClock.tick),
	})
	s.board.Step()
	s.advance()
	c.Moves(s.playing || s.board.Moving())
}

// advance plays the next move when the last picture has stood for as long as a computer player takes for a turn, or, in
// a timed phase, in its recorded tick.
func (s *Replay[C, M, E, V]) advance() {
	if !s.playing || s.runPhase() || !s.board.Shown() {
		return
	}
	if s.at == len(s.made) {
		s.stop()
		s.words()
		return
	}
	if s.waited++; float64(s.waited)*max(s.speed, .1) >= thinkers.TurnWindow {
		s.forward()
	}
}

// inFront returns the seat whose things lie on the ledge. As at the table it is a person's: the person who moved last
// or, before any has moved, the first who will. Where only computer players sit, it is the seat that made the move on
// show. Where a better move is lit, it is the seat that could have made it.
func (s *Replay[C, M, E, V]) inFront() games.Seat {
	if s.better.on && s.better.at == s.at {
		return s.better.seat
	}
	persons := slices.ContainsFunc(s.record.Players, func(p games.Player) bool { return p.Driver == games.Person })
	takes := func(m games.Made[M]) bool { return !persons || s.record.Players[m.Seat].Driver == games.Person }
	for at := s.at - 1; at >= 0; at-- {
		if takes(s.made[at]) {
			return s.made[at].Seat
		}
	}
	if at := slices.IndexFunc(s.made, takes); at >= 0 {
		return s.made[at].Seat
	}
	return 0
}

// Draw draws the board, what stands round it, and the controls.
func (s *Replay[C, M, E, V]) Draw(c *ui.Canvas) {
	s.drawGrounds(c)
	s.board.Draw(c)
	s.drawAbove(c)
	s.control.draw(c)
}

// Report says what can be pressed, and which move is shown.
func (s *Replay[C, M, E, V]) Report(r *Report) {
	s.names.Report(r)
	s.board.Report(r)
	r.State["game"] = s.kind.Def.ID
	r.State["moves"] = s.at
	r.State["of"] = len(s.made)
	r.State["playing"] = s.playing
	if s.better.on {
		r.State["lit"] = len(s.board.AppendHinted(nil)) // how many places of the better move are lit
	}
	r.Busy = r.Busy || s.board.Moving() || s.playing
}
