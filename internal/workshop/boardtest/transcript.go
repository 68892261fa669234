package boardtest

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// transcript plays a match on a board and writes down what can be seen and heard of it from outside, only through
// [table.Board]. The same text before and after a change inside the board means that nobody at the table has noticed
// the change.
//
// A match is played in steps, each of which does one thing. A step ends when every move has been shown and nothing
// moves any more. [tale] decides what of the steps is written.
type transcript[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]] struct {
	*Rig[C, M, E, V, B]
	steps  []step
	chance games.Chance // for the present turn
	shared bool         // persons share the screen: between their turns the curtain is shut
	opens  games.Seat   // the seat whose curtain the board wants to be opened
	every  int          // of so many turns one is tried out
	brief  bool         // the present turn is not tried out
	tried  int          // turns that were tried out
	told   bool         // the present turn is told
	began  int          // tick at which the present step began
	shown  int          // tick of the present step at which every move had been shown
	notes  []note       // of the present step

	head, golden string
	considers    bool
}

// step is one thing that was done, and what came of it.
type step struct {
	deed  deed
	brief bool // nothing is tried out in its turn
	told  bool // the tale tells its turn
	// shown is how many ticks it took until every move had been shown, and still until nothing moved.
	shown, still int
	notes        []note
	heard        []Heard
	sight        sighting // at the step's end
	began        int
}

type deed struct {
	what   string
	where  string // the place, written after what, in whole pixels
	called string // the name of what lies there, written in place of where
}

// note is something that was noticed in a tick of a step.
type note struct {
	at   int // ticks since the step began
	kind string
	text string
	// place is written after the text, in whole pixels; called is the name of what lies there.
	place, called string
}

// Transcribe plays the rest of the rig's match, and compares what is seen and heard with the golden file
// "testdata/name.golden", as [gamestest.GoldenKinds] does; see [tale]. In the first turns, and then in every n-th one,
// persons try all kinds of inputs before they move. If persons share the screen, the rig's reader must be games.Public.
func (r *Rig[C, M, E, V, B]) Transcribe(t *testing.T, name string, every int) {
	t.Helper()
	r.T, r.Match.T = t, t
	w := &transcript[C, M, E, V, B]{Rig: r, shared: r.Reader < 0, every: every, opens: games.Nobody}
	r.said = map[string]bool{}
	r.Heard = nil
	r.watch = w.sample
	r.Board.Layout(r.frame())
	setup := r.Match.Play.Record().Setup
	game := r.Match.Play.Def().ID
	tale := tale{
		game: game,
		title: fmt.Sprintf("%s, seed %d, %d seats, on %v x %v at %v, for reader %d",
			game, setup.Seed, setup.Seats, r.screen.W, r.screen.H, r.screen.Scale, r.Reader),
	}
	w.told = true
	w.step("at first", func() { r.Tick(ui.Input{}) })
	for turn := 0; w.turn(turn); turn++ {
		if turn > 400 {
			t.Fatal("the match does not end")
		}
	}
	w.end()
	tale.steps = w.steps
	tale.compare(t, name)
}

// step does something, waits until nothing moves, and keeps what came of it.
func (w *transcript[C, M, E, V, B]) step(what string, do func()) {
	w.T.Helper()
	w.hurry(deed{what: what}, do, func() { w.Settle() })
}

// point is a step that does something at a place.
func (w *transcript[C, M, E, V, B]) point(what string, at ui.Point, do func()) {
	w.T.Helper()
	w.hurry(deed{what: what, where: fmt.Sprintf(" %.0f,%.0f", at.X, at.Y), called: " " + w.called(at)}, do, func() {
		w.Settle()
	})
}

// hurry is a step with its own way to wait.
func (w *transcript[C, M, E, V, B]) hurry(what deed, do, wait func()) {
	w.T.Helper()
	w.began, w.shown, w.notes = w.ticks, -1, nil
	w.Heard = nil
	clear(w.said)
	do()
	wait()
	w.steps = append(w.steps, step{
		deed: what, brief: w.brief, told: w.told, shown: w.shown, still: w.ticks - w.began, notes: w.notes,
		heard: w.Heard, began: w.began, sight: w.sight(),
	})
}

// sample looks, in every tick, at what may change in any tick.
func (w *transcript[C, M, E, V, B]) sample() {
	if w.Board.Shown() && w.shown < 0 {
		w.shown = w.ticks - w.began
	} else if !w.Board.Shown() {
		w.shown = -1
	}
	match, turn := w.Board.Headline()
	if head := phrase(match) + " | " + phrase(turn); head != w.head {
		w.note(kindHead, head)
		w.head = head
	}
	label, ready := w.Draft()
	golden := phrase(label)
	if ready {
		golden += ", ready"
	}
	if golden != w.golden {
		w.note(kindGolden, golden)
		w.golden = golden
	}
	switch want := &w.Last; {
	case want.Why != nil:
		w.notes = append(w.notes, note{
			at: w.ticks - w.began, kind: kindWants, text: fmt.Sprintf("why: %v at", want.Why),
			place: " " + place(want.At), called: " " + w.called(want.At.Center()),
		})
	case want.Opens:
		w.opens = want.Open
		w.note(kindWants, fmt.Sprintf("the curtain of seat %d", want.Open))
	case want.Made:
		w.note(kindWants, fmt.Sprintf("seat %d %s", want.Seat, w.Match.Play.Def().Moves.Text(want.Move)))
	}
	if w.Last.Considers != w.considers {
		w.considers = w.Last.Considers
		w.note(kindWants, fmt.Sprintf("others to wait: %v", w.Last.Considers))
	}
	w.Last = table.Want[M]{Considers: w.Last.Considers}
}

// note keeps something that is noticed in this tick.
func (w *transcript[C, M, E, V, B]) note(kind, text string) {
	w.notes = append(w.notes, note{at: w.ticks - w.began, kind: kind, text: text})
}

// answer keeps what the board returns, before anything has moved.
func (w *transcript[C, M, E, V, B]) answer(text string) {
	w.notes = append(w.notes, note{kind: kindAnswer, text: text})
}

// called returns the name of the smallest thing that lies at a point and can be pressed.
func (w *transcript[C, M, E, V, B]) called(at ui.Point) string {
	all, places := w.names()
	best := ""
	for _, name := range all {
		if r := places[name]; r.Has(at) && (best == "" || r.W*r.H < places[best].W*places[best].H) {
			best = name
		}
	}
	switch {
	case best != "":
		return best
	case w.field().Has(at):
		return "the field"
	}
	return "nothing"
}

// sight returns what is compared once a step.
func (w *transcript[C, M, E, V, B]) sight() sighting {
	report := table.Report{Targets: map[string]ui.Rect{}, State: map[string]any{}, Root: w.Root}
	w.Board.Report(&report)
	now := sighting{state: map[string]string{}, targets: map[string]ui.Rect{}, said: map[string]bool{}}
	for name, v := range report.State {
		now.state[w.short(name)] = w.short(fmt.Sprint(v))
	}
	for name, r := range report.Targets {
		now.targets[w.short(name)] = r
	}
	for p := range w.said {
		now.said[w.short(p)] = true
	}
	return now
}

// short leaves the game's id out of names: all of them begin with it.
func (w *transcript[C, M, E, V, B]) short(text string) string {
	return short(w.Match.Play.Def().ID, text)
}

// TranscribeEndings transcribes the last moves of three matches: two with persons round one screen, once with the seats
// beside the board and once round it, and one with a person among computer players.
func TranscribeEndings[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]](t *testing.T,
	begin func(seats int, seed uint64, drivers ...string) *Match[C, M, E, V],
	rig func(m *Match[C, M, E, V], s Screen, reader games.Seat) *Rig[C, M, E, V, B],
) {
	shared := rig(ending(80, func() *Match[C, M, E, V] { return begin(3, 31) }),
		Screen{W: 915, H: 412, Scale: 1}, games.Public)
	shared.Transcribe(t, "shared", 9)
	round := rig(ending(24, func() *Match[C, M, E, V] { return begin(4, 34) }),
		Screen{W: 768, H: 1024, Scale: 1}, games.Public)
	round.SitRound()
	round.Transcribe(t, "round", 9)
	alone := rig(ending(80, func() *Match[C, M, E, V] { return begin(2, 32, games.Person, "greedy") }),
		Screen{W: 412, H: 915, Scale: 1}, 0)
	alone.Transcribe(t, "alone", 9)
}

// ending returns a random match so many moves before its end. begin begins the match, always the same one.
func ending[C games.Core[C, M, E], M comparable, E any, V any](
	moves int, begin func() *Match[C, M, E, V],
) *Match[C, M, E, V] {
	whole, all := begin(), 0
	for _, on := whole.Random(); on; _, on = whole.Random() {
		all++
	}
	m := begin()
	m.Randoms(all - moves)
	m.Text = nil
	return m
}
