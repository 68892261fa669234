package boardtest

import (
	"math"
	"testing"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Rig is a board at a table without a screen. It lays the board out as a table does, feeds it inputs, and makes the
// moves that the board wants.
type Rig[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]] struct {
	T     testing.TB
	Kit   *ui.Kit
	Match *Match[C, M, E, V]
	Board B
	Root  *ui.Root
	// State is what the board is told in each tick.
	State table.State
	// Reader is who looks.
	Reader games.Seat
	// Last is what the board wanted in the last tick.
	Last table.Want[M]
	// Made counts the moves made, and Refused the refusals that the board wanted to show. Why, WhyAt and WhyOf are the
	// last refusal, its place, and its move.
	Made, Refused int
	Why           *games.Refusal
	WhyAt         ui.Rect
	WhyOf         M
	// Tries says that moves are not made, but kept in Wanted.
	Tries  bool
	Wanted []M
	// Heard lists the effects that the board has played.
	Heard []Heard

	screen Screen
	down   map[ui.PointerID]ui.Pointer
	device ui.Device
	ticks  int
	said   map[string]bool // keys of messages that the board puts into words; nil: nobody asks
	watch  func()          // called after each tick
	dress  func(f *table.Frame)

	clock     clock[M]
	clockTick int
}

// NewRig returns a rig for a match. The reader stays the seat in front; games.Public: everybody looks.
func NewRig[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]](
	m *Match[C, M, E, V], board B, s Screen, reader games.Seat,
) *Rig[C, M, E, V, B] {
	m.T.Helper()
	kit, err := ui.NewKit(ui.Look{Interface: s.Scale, Device: 1})
	if err != nil {
		m.T.Fatal(err)
	}
	r := &Rig[C, M, E, V, B]{
		T: m.T, Kit: kit, Match: m, Board: board, Root: ui.NewRoot(kit), Reader: reader, screen: s,
		down: map[ui.PointerID]ui.Pointer{},
	}
	r.Board.Layout(r.frame())
	r.Board.Sync(m.Play.View(reader))
	r.Look()
	r.Tick(ui.Input{})
	return r
}

func (r *Rig[C, M, E, V, B]) frame() table.Frame {
	f := Frame(r.T, r.Kit, r.Board.Need, r.screen, r.Match.Play.Record().Setup.Seats)
	f.Sound = r.hear
	say := f.Say
	f.Say = func(p games.Phrase) string {
		if r.said != nil {
			r.said[phrase(p)] = true
		}
		return say(p)
	}
	for i, p := range r.Match.Play.Record().Players {
		f.Sitters[i].Person = p.Driver == games.Person
	}
	for i, controls := range (stage.Settings{}).Controls(f.Sitters) {
		f.Sitters[i].Controls = controls
	}
	if r.dress != nil {
		r.dress(&f)
	}
	return f
}

// SitRound lays the board out with the seats round the table.
func (r *Rig[C, M, E, V, B]) SitRound() {
	r.T.Helper()
	r.screen.Round = true
	r.Board.Layout(r.frame())
	r.Tick(ui.Input{})
}

// Look works out who can move: the reader, if it is a seat that may act, and if the reader is no seat, all seats that
// must.
func (r *Rig[C, M, E, V, B]) Look() {
	s := table.State{
		Reader: r.Reader, Front: games.Nobody, Thinking: games.Nobody, Drafts: true, Clocked: r.State.Clocked,
		Tick: r.State.Tick,
	}
	for _, a := range r.Match.Play.Core().AppendActing(nil) {
		if a.Must {
			s.Front = a.Seat
		}
		if r.Reader < 0 && a.Must || a.Seat == r.Reader {
			s.Movers = append(s.Movers, a.Seat)
		}
	}
	s.Front = max(s.Front, 0)
	if r.Reader >= 0 {
		s.Front = r.Reader
	}
	r.State = s
}

// Tick runs a tick with an input, and makes the move that the board wants.
func (r *Rig[C, M, E, V, B]) Tick(in ui.Input) {
	r.T.Helper()
	in.Size, in.Scale = ui.Sz(r.screen.W, r.screen.H), 1
	if in.Device == ui.NoDevice {
		in.Device = r.device
	}
	r.device = in.Device
	r.wind()
	c := r.Root.Begin(&in)
	if r.State.Controls { // as at a table
		c.Only(0)
	}
	if !r.Root.RingShown() && c.Action(ui.Confirm) {
		r.State.Confirm = true
	}
	r.Last = r.Board.Update(c, r.State)
	r.State.Confirm = false
	r.Root.End(c)
	r.step()
	switch {
	case r.Last.Made && r.Tries:
		r.Wanted = append(r.Wanted, r.Last.Move)
	case r.Last.Made:
		r.Play(r.Last.Seat, r.Last.Move)
	case r.Last.Why != nil:
		r.Refused++
		r.Why, r.WhyAt, r.WhyOf = r.Last.Why, r.Last.At, r.Last.Move
	}
	r.settle()
	if r.watch != nil {
		r.watch()
	}
}

// Play makes a move, and tells it to the board.
func (r *Rig[C, M, E, V, B]) Play(s games.Seat, m M) {
	r.T.Helper()
	var events []E
	for _, event := range r.Match.Make(s, m) {
		if e, known := r.Match.Play.Def().Redact(event, r.Reader); known {
			events = append(events, e)
		}
	}
	r.Made++
	r.Board.Tell(events, r.Match.Play.View(r.Reader))
	r.Look()
}

// Settle runs ticks until nothing moves.
func (r *Rig[C, M, E, V, B]) Settle() {
	r.T.Helper()
	for n := 0; r.Board.Moving(); n++ {
		r.Tick(ui.Input{})
		if n > 5000 {
			r.T.Fatal("the board never comes to rest")
		}
	}
	r.Tick(ui.Input{})
}

// Targets returns what can be pressed.
func (r *Rig[C, M, E, V, B]) Targets() map[string]ui.Rect {
	report := table.Report{Targets: map[string]ui.Rect{}, State: map[string]any{}, Root: r.Root}
	r.Board.Report(&report)
	return report.Targets
}

// Target returns the middle of something that can be pressed, and fails if it is not there.
func (r *Rig[C, M, E, V, B]) Target(name string) ui.Point {
	r.T.Helper()
	rect, ok := r.Targets()[name]
	if !ok {
		r.T.Fatalf("there is no %q among %v", name, r.Targets())
	}
	return rect.Center()
}

// Lasts runs ticks while so reports true, and returns how many.
func (r *Rig[C, M, E, V, B]) Lasts(so func() bool) (n int) {
	r.T.Helper()
	for ; so(); n++ {
		r.Tick(ui.Input{})
		if n > 1000 {
			r.T.Fatal("it never ends")
		}
	}
	return n
}

// Takes checks that something that a gesture has just begun lasts for some milliseconds, times a scale, less one tick.
// At scale 0 it may be over at once.
func (r *Rig[C, M, E, V, B]) Takes(what string, so func() bool, ms int, scale float64) {
	r.T.Helper()
	got := r.Lasts(so)
	if want := float64(ui.Ticks(ms)) * scale; math.Abs(float64(got+1)-want) > 1 && !(scale == 0 && got == 0) {
		r.T.Errorf("at %v times its length %s takes %d ticks, want %v", scale, what, got+1, want)
	}
}

// Tempos are the speeds at which motions that follow a hand are tested, each with how long the motions then take, as a
// share of their length.
var Tempos = []struct {
	ui.Tempo
	Scale float64
}{{ui.Tempo{Speed: 1}, 1}, {ui.Tempo{Speed: 2}, .5}, {ui.Tempo{Speed: .5}, 2}, {ui.Tempo{Speed: 1, Reduced: true}, 0}}
