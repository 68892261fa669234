package boardtest

import (
	"fmt"
	"slices"
	"strings"

	"runehall/games"
	"runehall/ui"
)

// act does one of the things that persons do at a board. Which one depends only on the chance of the turn and on what
// can be pressed.
func (w *transcript[C, M, E, V, B]) act() {
	w.T.Helper()
	all, places := w.names()
	n := w.chance.IntN(100)
	if _, ready := w.Draft(); ready && n < 45 {
		w.step("the golden button", w.Golden)
		return
	}
	kind := []ui.PointerKind{ui.Mouse, ui.Touch}[w.chance.IntN(2)]
	switch {
	case n < 60 && len(all) > 0:
		name := w.likely(all)
		w.step(fmt.Sprintf("%s taps %s", device(kind), w.short(name)), func() { w.Tap(kind, places[name].Center()) })
	case n < 68:
		in, out := w.sides(all, places)
		if len(out) == 0 {
			w.keys()
			return
		}
		name, to := w.likely(out), w.somewhere()
		if len(in) > 0 && w.chance.IntN(3) > 0 {
			to = places[in[w.chance.IntN(len(in))]].Center()
		}
		w.point(fmt.Sprintf("%s drags %s to", device(kind), w.short(name)), to, func() {
			w.Drag(kind, places[name].Center(), to)
		})
	case n < 74:
		at := w.somewhere()
		w.point(device(kind)+" taps at", at, func() { w.Tap(kind, at) })
	case n < 80:
		w.hint()
	case n < 90:
		w.keys()
	default:
		w.camera(n%5, kind)
	}
}

// likely chooses a target, preferring things to choose from to seats and corners, which are always there.
func (w *transcript[C, M, E, V, B]) likely(all []string) string {
	name := all[w.chance.IntN(len(all))]
	for range 3 {
		if !strings.Contains(name, ".seat.") && !strings.HasSuffix(name, ".centre") {
			break
		}
		name = all[w.chance.IntN(len(all))]
	}
	return name
}

// sides sorts targets into those in the field and the others.
func (w *transcript[C, M, E, V, B]) sides(all []string, places map[string]ui.Rect) (in, out []string) {
	field := w.field()
	for _, name := range all {
		if field.Has(places[name].Center()) {
			in = append(in, name)
		} else {
			out = append(out, name)
		}
	}
	return in, out
}

func (w *transcript[C, M, E, V, B]) keys() {
	w.T.Helper()
	keys := []ui.Action{
		ui.Left, ui.Right, ui.Up, ui.Down, ui.Next, ui.Previous, ui.Confirm, ui.RotateLeft, ui.RotateRight, ui.ZoomIn,
		ui.ZoomOut, ui.Centre,
	}
	letter := rune('1' + w.chance.IntN(3))
	var strikes []ui.Action
	what := []string{"keys", string(letter)}
	for range 1 + w.chance.IntN(3) {
		a := keys[w.chance.IntN(len(keys))]
		strikes = append(strikes, a)
		what = append(what, a.String())
	}
	w.step(strings.Join(what, " "), func() {
		w.Letter(letter)
		for _, a := range strikes {
			w.Key(a)
		}
	})
}

// hint lights a move of the seat that acts.
func (w *transcript[C, M, E, V, B]) hint() {
	w.T.Helper()
	acting := w.Match.Play.Core().AppendActing(nil)
	moves := w.Match.Play.Def().AppendCandidates(nil, w.Match.Play.Core(), acting[0].Seat, &w.chance, 1)
	if len(moves) == 0 {
		return
	}
	move := moves[w.chance.IntN(len(moves))]
	w.step("hint "+w.Match.Play.Def().Moves.Text(move), func() { w.answer(fmt.Sprint("lit: ", w.Board.Hint(move))) })
}

// camera moves the board about, or looks at it closely.
func (w *transcript[C, M, E, V, B]) camera(way int, kind ui.PointerKind) {
	w.T.Helper()
	mid := w.field().Center()
	switch way {
	case 0:
		by := ui.Pt(float64(w.chance.IntN(81)-40), float64(w.chance.IntN(81)-40))
		w.pull(fmt.Sprintf("%s pulls the board", device(kind)), fmt.Sprintf(" by %.0f,%.0f", by.X, by.Y), func() {
			w.Drag(kind, w.beside(), w.beside().Add(by))
		})
	case 1:
		far := ui.Pt(w.screen.W*float64(1-2*w.chance.IntN(2)), w.screen.H*float64(1-2*w.chance.IntN(2)))
		w.pull(fmt.Sprintf("%s pulls the board as far as it goes", device(kind)),
			fmt.Sprintf(", to %.0f,%.0f", far.X, far.Y), func() {
				for range 4 {
					w.Drag(kind, w.beside(), w.beside().Add(far))
				}
			})
	case 2:
		n := float64(w.chance.IntN(7) - 3)
		w.step(fmt.Sprintf("wheel by %.0f", n), func() { w.Wheel(mid, n) })
	case 3:
		to := float64(10 + w.chance.IntN(80))
		w.step(fmt.Sprintf("two fingers 40 apart go to %.0f", to), func() {
			for _, phase := range []ui.Phase{ui.Press, ui.Drag, ui.Release} {
				d := ui.Pt(to/2, 0)
				if phase == ui.Press {
					d = ui.Pt(20, 0)
				}
				w.Pointer(ui.Touch, 1, phase, ui.LeftButton, mid.Sub(d))
				w.Pointer(ui.Touch, 2, phase, ui.LeftButton, mid.Add(d))
			}
		})
	default:
		told := w.Match.Play.Told()
		for _, t := range slices.Backward(told) {
			if e, known := w.Match.Play.Def().Redact(t.Event, w.Reader); known {
				w.step("the log leads to "+games.EventName(e), func() {
					w.answer(fmt.Sprint("there: ", w.Board.Show(e)))
				})
				return
			}
		}
	}
}

// pull is a step in which the board is pulled about.
func (w *transcript[C, M, E, V, B]) pull(what, by string, do func()) {
	w.T.Helper()
	w.hurry(deed{what: what, where: by}, do, func() { w.Settle() })
}

// somewhere returns a random point of the field.
func (w *transcript[C, M, E, V, B]) somewhere() ui.Point {
	f := w.field()
	return ui.Pt(f.X+f.W*float64(1+w.chance.IntN(15))/16, f.Y+f.H*float64(1+w.chance.IntN(15))/16)
}

// beside returns a corner of the field, where a drag takes the board and not a draft on it.
func (w *transcript[C, M, E, V, B]) beside() ui.Point { return w.field().Min().Add(ui.Pt(6, 6)) }

func (w *transcript[C, M, E, V, B]) field() ui.Rect { return w.frame().Field }

func device(kind ui.PointerKind) string {
	return map[ui.PointerKind]string{ui.Mouse: "mouse", ui.Touch: "finger"}[kind]
}
