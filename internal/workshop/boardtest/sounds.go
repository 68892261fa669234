package boardtest

import (
	"slices"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// Heard is an effect that a board has played, with its place.
type Heard struct {
	// Tick is the number of the board's step in which it was played.
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

// Hears checks that exactly these effects were heard since Heard was emptied, and empties it.
func (r *Rig[C, M, E, V, B]) Hears(want ...sound.Effect) {
	r.T.Helper()
	if got := r.Effects(); !slices.Equal(got, want) {
		r.T.Errorf("heard %v, want %v", got, want)
	}
	r.Heard = nil
}

// MakesQuietly makes the draft. Its piece was heard when it was laid, so it must not be heard again.
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

// Sound is an event, the effects that it must play, and the part of the screen from which they must come.
type Sound[E any] struct {
	Event E
	Want  []sound.Effect
	At    ui.Rect
}

// Sounds checks the effects of events, each told alone and from the same position.
func (r *Rig[C, M, E, V, B]) Sounds(list []Sound[E]) {
	r.T.Helper()
	v := r.Match.Play.View(r.Reader)
	for _, s := range list {
		r.Board.Sync(v)
		r.Settle()
		r.Heard = nil
		r.TellAlone(s.Event, v)
		if got := r.Effects(); !slices.Equal(got, s.Want) {
			r.T.Errorf("%+v sounds like %v, want %v", s.Event, got, s.Want)
		}
		for _, h := range r.Heard {
			if !s.At.Grow(1).Has(h.At) {
				r.T.Errorf("%+v: %v is heard from %v, not from within %v", s.Event, h.Effect, h.At, s.At)
			}
		}
	}
}

// TellAlone tells the board one event, and shows it to its end.
func (r *Rig[C, M, E, V, B]) TellAlone(e E, v V) {
	r.T.Helper()
	r.Board.Tell([]E{e}, v)
	for n := 0; r.Board.Moving(); n++ {
		r.step()
		if n > 5000 {
			r.T.Fatalf("%T never ends", e)
		}
	}
}

// EventsSound plays matches as everybody sees them. Each of the effects must be heard at some time, and none from
// beyond the screen.
func EventsSound[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]](
	t *testing.T, rigs func(seed uint64) *Rig[C, M, E, V, B], effects ...sound.Effect,
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
					r.TellAlone(e, view)
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

// SoundAlike tells rigs the same events with different hidden things in them. The same must be heard, at the same times
// and from the same places.
func SoundAlike[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]](
	t *testing.T, rig func() *Rig[C, M, E, V, B], worlds ...[]E,
) {
	t.Helper()
	var first []Heard
	for i, events := range worlds {
		r := rig()
		v := r.Match.Play.View(r.Reader)
		for _, e := range events {
			r.TellAlone(e, v)
		}
		switch {
		case len(r.Heard) == 0:
			t.Error("nothing is heard")
		case i == 0:
			first = r.Heard
		case !slices.Equal(r.Heard, first):
			t.Errorf("heard\n%v\n%v", first, r.Heard)
		}
	}
}

// CompletesQuietly tells the rest of the match at once and completes the picture. Besides some chimes hardly anything
// may be heard.
func (r *Rig[C, M, E, V, B]) CompletesQuietly(chimes ...sound.Effect) {
	r.T.Helper()
	r.tellMatch()
	if heard := slices.DeleteFunc(r.Effects(), func(e sound.Effect) bool {
		return slices.Contains(chimes, e)
	}); len(heard) > 1 {
		r.T.Errorf("a completed match sounds like %v", heard)
	}
}

// tellMatch tells the rest of a match at once and completes the picture.
func (r *Rig[C, M, E, V, B]) tellMatch() {
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
