package boardtest

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/gamestest"
	"runehall/scenes/table"
	"runehall/ui"
)

// transcript plays a match on a board and writes down what can be seen and heard of it from outside, through the interface of
// [table.Board] alone: the same text before and after a change inside the board means that nobody at the table has noticed it.
//
// Each step is a block. Its first line says what was done, and in how many ticks every move had been shown and nothing moved any
// more; the lines below tell what has changed since the step before. The last three are left out where a move is made in one of the
// many turns in which nothing is tried out; what follows such a turn tells what is new since.
//
//	head      where the match stands | who is to do what, as messages; @n: n ticks after the step began
//	golden    what the golden button would do
//	says      messages that the board puts into words and did not in the step before
//	wants     what the board wants of the table: a move, a refusal to be shown, a curtain to be opened
//	heard     effects, from where, and when
//	targets   what can be pressed: + new, - gone, ~ moved; as x,y,w,h in whole pixels. Of many only their bounds and a checksum
//	          of all places are told.
//	state     facts from the report
type transcript[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]] struct {
	*Rig[C, M, E, V, B]
	out    bytes.Buffer
	chance games.Chance // of the present turn
	shared bool         // persons share the screen: between their turns the curtain is shut
	opens  games.Seat   // whose curtain the board wants to be opened
	every  int          // turns, of which one is tried out
	brief  bool         // what can be pressed, facts and messages are not told
	steps  int
	began  int // tick at which the present step began
	before sighting
	notes  []string // lines of the present step
	shown  int      // tick of the present step at which every move had been shown
}

// Transcribe plays the rest of the rig's match and compares what is seen and heard of it with the golden files "testdata/name.1.golden"
// and so on, as [gamestest.Golden] does. In the first turns and then in every n-th one persons try all kinds of inputs before they
// move. The reader of a rig whose persons share the screen is games.Public.
func (r *Rig[C, M, E, V, B]) Transcribe(t *testing.T, name string, every int) {
	t.Helper()
	r.T, r.Match.T = t, t
	w := &transcript[C, M, E, V, B]{Rig: r, shared: r.Reader < 0, every: every, opens: games.Nobody, before: sighting{state: map[string]string{}, targets: map[string]ui.Rect{}, said: map[string]bool{}}}
	r.said = map[string]bool{}
	r.Heard = nil
	r.watch = w.sample
	r.Board.Layout(r.frame())
	setup := r.Match.Play.Record().Setup
	fmt.Fprintf(&w.out, "%s, seed %d, %d seats, on %v x %v at %v, for reader %d\n", r.Match.Play.Def().ID, setup.Seed, setup.Seats, r.screen.W, r.screen.H, r.screen.Scale, r.Reader)
	w.step("at first", func() { r.Tick(ui.Input{}) })
	for turn := 0; w.turn(turn); turn++ {
		if turn > 400 {
			t.Fatal("the match does not end")
		}
	}
	w.end()
	for n := 1; w.out.Len() > 0; n++ {
		gamestest.Golden(t, fmt.Sprintf("testdata/%s.%d.golden", name, n), w.part())
	}
}

// partBytes is how long a file of a transcript should be, and mostBytes how long it may be.
const (
	partBytes = 29_500
	mostBytes = 30_000
)

// part takes the next part of the text, which ends with a step.
func (w *transcript[C, M, E, V, B]) part() []byte {
	text := w.out.Bytes()
	if len(text) <= partBytes {
		return w.out.Next(len(text))
	}
	end := bytes.LastIndex(text[:partBytes], []byte("\n   "))
	for end+1 < len(text) && text[end+1] == ' ' {
		end += 1 + bytes.IndexByte(text[end+1:], '\n')
	}
	if end >= mostBytes { // the step is too long for this file: it begins the next one
		for end = bytes.LastIndexByte(text[:partBytes], '\n'); text[end+1] == ' '; {
			end = bytes.LastIndexByte(text[:end], '\n')
		}
	}
	return w.out.Next(end + 1)
}

// step does something, waits until nothing moves, and writes what came of it.
func (w *transcript[C, M, E, V, B]) step(what string, do func()) {
	w.T.Helper()
	w.hurry(what, do, func() { w.Settle() })
}

// hurry is a step with a wait of its own.
func (w *transcript[C, M, E, V, B]) hurry(what string, do, wait func()) {
	w.T.Helper()
	w.steps++
	w.began, w.shown, w.notes = w.ticks, -1, nil
	w.Heard = w.Heard[:0]
	clear(w.said)
	do()
	wait()
	still := w.ticks - w.began
	fmt.Fprintf(&w.out, "%d. %s", w.steps, what)
	if still > 2 {
		fmt.Fprintf(&w.out, " [%d/%d]", w.shown, still)
	}
	fmt.Fprintln(&w.out)
	for _, n := range w.notes {
		fmt.Fprintf(&w.out, "   %s\n", w.short(n))
	}
	if heard := w.heard(); len(heard) > 0 {
		fmt.Fprintf(&w.out, "   heard   %s\n", strings.Join(heard, "; "))
	}
	if w.brief {
		return // the next step that is told at length tells what is new since
	}
	now := w.sight()
	for _, line := range w.before.changes(now) {
		fmt.Fprintf(&w.out, "   %s\n", line)
	}
	if len(now.said) == 0 {
		now.said = w.before.said
	}
	w.before = now
}

// sample looks at what may change in every tick.
func (w *transcript[C, M, E, V, B]) sample() {
	at := w.ticks - w.began
	if w.Board.Shown() && w.shown < 0 {
		w.shown = at
	} else if !w.Board.Shown() {
		w.shown = -1
	}
	match, turn := w.Board.Headline()
	if head := phrase(match) + " | " + phrase(turn); head != w.before.head {
		w.note(at, "head    "+head)
		w.before.head = head
	}
	label, ready := w.Draft()
	golden := phrase(label)
	if ready {
		golden += ", ready"
	}
	if golden != w.before.golden {
		w.note(at, "golden  "+golden)
		w.before.golden = golden
	}
	switch want := &w.Last; {
	case want.Why != nil:
		w.note(at, fmt.Sprintf("wants   why: %v at %s", want.Why, place(want.At)))
	case want.Opens:
		w.opens = want.Open
		w.note(at, fmt.Sprintf("wants   the curtain of seat %d", want.Open))
	case want.Made:
		w.note(at, fmt.Sprintf("wants   seat %d %s", want.Seat, w.Match.Play.Def().Moves.Text(want.Move)))
	}
	if w.Last.Considers != w.before.considers {
		w.before.considers = w.Last.Considers
		w.note(at, fmt.Sprintf("wants   others to wait: %v", w.Last.Considers))
	}
	w.Last = table.Want[M]{Considers: w.Last.Considers}
}

func (w *transcript[C, M, E, V, B]) note(at int, what string) {
	w.notes = append(w.notes, fmt.Sprintf("%s @%d", what, at))
}

// sight looks at what is compared once a step.
func (w *transcript[C, M, E, V, B]) sight() sighting {
	report := table.Report{Targets: map[string]ui.Rect{}, State: map[string]any{}, Root: w.Root}
	w.Board.Report(&report)
	now := sighting{head: w.before.head, golden: w.before.golden, considers: w.before.considers, state: map[string]string{}, targets: map[string]ui.Rect{}, said: map[string]bool{}}
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

// short leaves the game out of names: all of them are this game's.
func (w *transcript[C, M, E, V, B]) short(text string) string {
	game := w.Match.Play.Def().ID + "."
	return strings.ReplaceAll(strings.ReplaceAll(text, game+"board.", ""), game, "")
}

// heard tells the effects of the step.
func (w *transcript[C, M, E, V, B]) heard() (list []string) {
	for _, h := range w.Heard {
		list = append(list, fmt.Sprintf("%v %.0f,%.0f @%d", h.Effect, h.At.X, h.At.Y, h.Tick-w.began))
	}
	return list
}

// TranscribeEndings transcribes the last moves of matches: of persons round one screen, with the seats beside the board and round it, and
// of one among computer players.
func TranscribeEndings[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]](t *testing.T,
	begin func(seats int, seed uint64, drivers ...string) *Match[C, M, E, V], rig func(m *Match[C, M, E, V], s Screen, reader games.Seat) *Rig[C, M, E, V, B],
) {
	shared := rig(ending(80, func() *Match[C, M, E, V] { return begin(3, 31) }), Screen{W: 915, H: 412, Scale: 1}, games.Public)
	shared.Transcribe(t, "shared", 9)
	round := rig(ending(24, func() *Match[C, M, E, V] { return begin(4, 34) }), Screen{W: 768, H: 1024, Scale: 1}, games.Public)
	round.SitRound()
	round.Transcribe(t, "round", 9)
	alone := rig(ending(80, func() *Match[C, M, E, V] { return begin(2, 32, games.Person, "greedy") }), Screen{W: 412, H: 915, Scale: 1}, 0)
	alone.Transcribe(t, "alone", 9)
}

// ending returns a random match so many moves before its end; begin begins it.
func ending[C games.Core[C, M, E], M comparable, E any, V any](moves int, begin func() *Match[C, M, E, V]) *Match[C, M, E, V] {
	whole, all := begin(), 0
	for _, on := whole.Random(); on; _, on = whole.Random() {
		all++
	}
	m := begin()
	m.Randoms(all - moves)
	m.Text = nil
	return m
}
