package motion

import (
	"iter"

	"runehall/ui"
)

// Glow is the age of a light that shines for a moment. Boards embed it in a type that says what lights up.
type Glow struct {
	T     float64 // part of its time that has passed
	Still bool    // motion is reduced: it only fades

	ticks int
	id    uint64
}

// Elapsed returns the age of the light, in ticks at normal speed.
func (g *Glow) Elapsed() float64 { return g.T * float64(g.ticks) }

// Lingering returns the strength of a light that fades in its last third only.
func (g *Glow) Lingering() float64 {
	if g.Still {
		return 1 - g.T
	}
	return min(1, 3*(1-g.T))
}

// Shaken returns the offset, from -1 to 1, of a thing that swings a number of times in its first ticks.
func (g *Glow) Shaken(ticks, swings int) float64 {
	t := g.Elapsed() / float64(ticks)
	if g.Still || t >= 1 {
		return 0
	}
	return ui.Shake(t, swings)
}

func (g *Glow) glow() *Glow { return g }

// flash is a pointer to a board's own type of flash, F, which embeds [Glow].
type flash[F any] interface {
	*F
	glow() *Glow
}

// Flashes are the lights that are on, in the order in which they began. They are decoration: no step waits for them,
// and each ends by itself.
type Flashes[F any] struct {
	// All may be read, and its items be changed; only Lit adds and removes.
	All   []F
	begun uint64
}

// Each yields the flashes, to be read or changed.
func (fs *Flashes[F]) Each() iter.Seq[*F] { return each(fs.All) }

// Light returns the strength of the strongest light that is meant, from 0 to 1.
func Light[F any, P flash[F]](fs *Flashes[F], meant func(f *F) bool) float64 {
	light := 0.0
	for f := range fs.Each() {
		if meant(f) {
			light = max(light, 1-P(f).glow().T)
		}
	}
	return light
}

// Shaken returns the offset, from -1 to 1, of a thing that was refused: meant says which flash shakes it.
func Shaken[F any, P flash[F]](fs *Flashes[F], ticks int, meant func(f *F) bool) float64 {
	for f := range fs.Each() {
		if meant(f) {
			return P(f).glow().Shaken(ticks, 2)
		}
	}
	return 0
}

// Lit is a flourish of some ticks that begins together with the step before it; of returns the flashes of a model.
func Lit[M, F any, P flash[F]](of func(m *M) *Flashes[F], f F, ticks int) ui.Step[M] {
	var id uint64
	set := func(m *M, t float64, still bool) {
		all := of(m).All
		for i := range all {
			if g := P(&all[i]).glow(); g.id == id {
				g.T, g.Still = t, still
			}
		}
	}
	return ui.Step[M]{
		Class: ui.FlourishStep, Ticks: ticks, With: true,
		Start: func(m *M) {
			fs := of(m)
			fs.begun++
			id = fs.begun
			*P(&f).glow() = Glow{ticks: ticks, id: id}
			fs.All = append(fs.All, f)
		},
		Run:  func(m *M, t float64) { set(m, t, false) },
		Fade: func(m *M, t float64) { set(m, t, true) },
		End: func(m *M) {
			fs := of(m)
			for i := range fs.All {
				if P(&fs.All[i]).glow().id == id {
					fs.All = append(fs.All[:i], fs.All[i+1:]...)
					return
				}
			}
		},
	}
}
