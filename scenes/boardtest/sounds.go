package boardtest

import (
	"slices"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// Heard is an effect that a board let be heard.
type Heard struct {
	// Tick counts the steps of the board.
	Tick   int
	Effect sound.Effect
	At     ui.Point
}

func (r *Rig[C, M, E, V, B]) hear(e sound.Effect, at ui.Point) {
	r.Heard = append(r.Heard, Heard{r.ticks, e, at})
}

// Effects returns the effects heard since Heard was emptied.
func (r *Rig[C, M, E, V, B]) Effects() []sound.Effect {
	var list []sound.Effect
	for _, h := range r.Heard {
		list = append(list, h.Effect)
	}
	return list
}

// Hears wants to have heard exactly these effects since it was last asked.
func (r *Rig[C, M, E, V, B]) Hears(want ...sound.Effect) {
	r.T.Helper()
	if got := r.Effects(); !slices.Equal(got, want) {
		r.T.Errorf("heard %v, want %v", got, want)
	}
	r.Heard = nil
}

// MakesQuietly makes the draft, whose piece was heard when it was laid: now it is not heard again.
func (r *Rig[C, M, E, V, B]) MakesQuietly(piece sound.Effect) {
	r.T.Helper()
	made := r.Made
	r.Golden()
	r.Settle()
	if r.Made == made {
		r.T.Fatal("the draft was not made")
	}
	if slices.Contains(r.Effects(), piece) {
		r.T.Errorf("the piece is heard again: %v", r.Effects())
	}
}

// TellAlone tells the board one event, lets it play out, and wants to hear exactly so many effects.
func (r *Rig[C, M, E, V, B]) TellAlone(e E, v V, want []sound.Effect) {
	r.T.Helper()
	before := len(r.Heard)
	r.Board.Tell([]E{e}, v)
	for n := 0; r.Board.Moving(); n++ {
		r.step()
		if n > 5000 {
			r.T.Fatalf("%T never ends", e)
		}
	}
	if got := r.Effects()[before:]; !slices.Equal(got, want) {
		r.T.Errorf("%T sounds like %v, want %v", e, got, want)
	}
}

// EventsSound plays the matches of some rigs before everybody's eyes: each event lets exactly the effects be heard that are wanted of
// it, while the picture shows it and from within the screen, and each of the effects is heard some time.
func EventsSound[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]](
	t *testing.T, rigs func(seed uint64) *Rig[C, M, E, V, B], wanted func(E) []sound.Effect, effects ...sound.Effect,
) {
	heard := map[sound.Effect]int{}
	for seed := range uint64(6) {
		r := rigs(seed)
		for {
			events, more := r.Match.Random()
			if !more {
				break
			}
			view := r.Match.Play.View(games.Public)
			for _, e := range events {
				if e, known := r.Match.Play.Def().Redact(e, games.Public); known {
					r.TellAlone(e, view, wanted(e))
				}
			}
		}
		for _, h := range r.Heard {
			heard[h.Effect]++
			if !ui.Rc(0, 0, r.screen.W, r.screen.H).Has(h.At) {
				t.Errorf("%v is heard from %v", h.Effect, h.At)
			}
		}
	}
	for _, e := range effects {
		if heard[e] == 0 {
			t.Errorf("%v was never heard", e)
		}
	}
}

// TellMatch tells a whole match at once and completes the picture.
func (r *Rig[C, M, E, V, B]) TellMatch() {
	for {
		events, more := r.Match.Random()
		if !more {
			break
		}
		r.Board.Tell(events, r.Match.Play.View(games.Public))
	}
	r.step()
	r.Board.Finish()
}

func (r *Rig[C, M, E, V, B]) step() {
	r.ticks++
	r.Board.Step()
}
