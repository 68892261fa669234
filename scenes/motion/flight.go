package motion

import (
	"iter"
	"math"
	"slices"

	"runehall/ui"
)

// Way is the progress of a thing that flies. Boards embed it in a type that says what flies, from where to where. While
// the thing flies it is at neither end.
type Way struct {
	Wait  int     // ticks until it takes off, counted from the start of its step
	Ticks int     // the length of the flight; 0: as long as its step
	T     float64 // part of the way
	High  float64 // how far over the table it is; 1 is as high as a hand carries
	Gone  bool    // it has taken off
	Come  bool    // it has arrived
	Still bool    // motion is reduced: it does not fly but appears at its end, with strength T

	id uint64
}

// Made returns the part of its way at which the thing is drawn: with reduced motion always the end.
func (w *Way) Made() float64 {
	if w.Still {
		return 1
	}
	return w.T
}

// Strength returns the opacity of the thing: with reduced motion it fades in.
func (w *Way) Strength() float64 {
	if w.Still {
		return w.T
	}
	return 1
}

// Arc brings the thing to part u of a way that rises at once and comes down only at last: so nothing it passes hides
// it.
func (w *Way) Arc(u float64) {
	w.T, w.High = ui.InOutCubic(u), math.Sin(math.Pi*u)
	if u >= 1 {
		w.High = 0
	}
}

func (w *Way) way() *Way { return w }

type onWay interface{ way() *Way }

// flier is a pointer to a board's own type of flight, F, which embeds [Way].
type flier[F any] interface {
	*F
	onWay
	// Course brings the thing to part u of its time in the air: it sets T and High, and further fields of the board's
	// own type.
	Course(u float64)
}

// Flights are the things that are flying, in the order in which they took off.
type Flights[F any] struct {
	// All may be read; only Flown adds and removes.
	All   []F
	begun uint64
}

// Each yields the flights, to be read or changed.
func (fs *Flights[F]) Each() iter.Seq[*F] { return each(fs.All) }

func each[F any](list []F) iter.Seq[*F] {
	return func(yield func(f *F) bool) {
		for i := range list {
			if !yield(&list[i]) {
				return
			}
		}
	}
}

// Flying is a step in which things fly.
type Flying[M, F any] struct {
	Ticks int // until the last one has arrived
	// returns what flies; called when the step starts, with the model of that moment
	Take func(m *M) []F
	Pass func(m *M, gone, come int)       // called with how many have taken off and arrived; may be nil
	Land func(m *M)                       // changes the model for good: all have arrived
	Of   func(m *M) (flights *Flights[F]) // the flights of a model
}

// Flown is a step in which things fly and that changes the model for good when they have landed.
func Flown[M, F any, P flier[F]](fl Flying[M, F]) ui.Step[M] {
	var ids []uint64
	each := func(m *M, do func(w *Way, f P)) {
		all := fl.Of(m).All
		for i := range all {
			f := P(&all[i])
			if w := f.way(); slices.Contains(ids, w.id) {
				do(w, f)
			}
		}
	}
	play := func(m *M, move func(w *Way, f P)) {
		gone, come := 0, 0
		each(m, func(w *Way, f P) {
			move(w, f)
			if w.Gone {
				gone++
			}
			if w.Come {
				come++
			}
		})
		if fl.Pass != nil {
			fl.Pass(m, gone, come)
		}
	}
	return ui.Step[M]{
		Ticks: fl.Ticks,
		Start: func(m *M) {
			fs := fl.Of(m)
			for _, f := range fl.Take(m) {
				fs.begun++
				w := P(&f).way()
				w.id = fs.begun
				if w.Ticks == 0 {
					w.Ticks = fl.Ticks
				}
				ids = append(ids, w.id)
				fs.All = append(fs.All, f)
			}
		},
		Run: func(m *M, t float64) {
			elapsed := t * float64(fl.Ticks)
			play(m, func(w *Way, f P) {
				u := max(0, min((elapsed-float64(w.Wait))/float64(max(1, w.Ticks)), 1))
				w.Gone, w.Come = u > 0, u >= 1
				f.Course(u)
			})
		},
		Fade: func(m *M, t float64) {
			play(m, func(w *Way, _ P) { w.Still, w.T, w.High, w.Gone, w.Come = true, t, 0, true, t >= 1 })
		},
		End: func(m *M) {
			fs := fl.Of(m)
			fs.All = slices.DeleteFunc(fs.All, func(f F) bool { return slices.Contains(ids, P(&f).way().id) })
			fl.Land(m)
		},
	}
}

// InTurn lets things take off one after another, some ticks apart.
func InTurn[F any, P flier[F]](fs []F, apart int) []F {
	for i := range fs {
		P(&fs[i]).way().Wait = i * apart
	}
	return fs
}

// Lasting returns the time of n flights of some ticks each that take off some ticks apart.
func Lasting(n, ticks, apart int) int {
	if n <= 0 {
		return 0
	}
	return ticks + (n-1)*apart
}
