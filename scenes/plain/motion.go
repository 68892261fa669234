package plain

import (
	"slices"

	"runehall/assets/sound"
	"runehall/scenes/motion"
	"runehall/ui"
)

// flash is a thing that lights up, or shakes.
type flash struct {
	motion.Glow
	at      Thing
	refused bool
}

// flight is a plate that flies from a place to a thing. One that comes is that thing, and is not seen there before; one
// that glides only makes room, or takes it.
type flight struct {
	motion.Way
	plate
	to           Thing
	comes, glide bool
}

// Course brings the plate to part u of its way.
func (f *flight) Course(u float64) {
	f.Arc(u)
	if f.glide {
		f.High = 0
	}
}

// Lengths of the steps, in ticks.
var (
	eventTicks  = ui.Ticks(250)
	glowTicks   = ui.Ticks(900)
	refuseTicks = ui.Ticks(600)
	shakeTicks  = ui.Ticks(200)
	flyTicks    = ui.Ticks(420)
	apartTicks  = ui.Ticks(140)
)

type step[V any] = ui.Step[model[V]]

func lit[V any](f flash, ticks int) step[V] {
	return motion.Lit(func(m *model[V]) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

// shown returns what is seen of an event: what the game says, or else what follows from the things that it is about.
func (b *Board[M, E, V]) shown(e E, v V) (list []Step) {
	if b.plain.Event != nil {
		list = b.plain.Event(e, v)
	}
	if list != nil {
		return list
	}
	of := b.plain.Of(e)
	if len(of) == 2 {
		return []Step{Flies(of[0], of[1]).Sounds(sound.CardPlay)}
	}
	for _, t := range of {
		list = append(list, Lights(t))
	}
	return list
}

// steps show a move: lights of what came before it, then all that flies, one after another, while the view becomes the
// one after the move, and then the other lights.
func (b *Board[M, E, V]) steps(events []E, v V) []step[V] {
	var before, after []step[V]
	var fly []Step
	for _, e := range events {
		list := b.shown(e, v)
		lights := []step[V]{motion.Pause[model[V]](eventTicks)}
		for _, s := range list {
			if s.to != (Thing{}) {
				fly = append(fly, s)
				continue
			}
			lights = append(lights, lit[V](flash{at: s.from}, glowTicks))
			if s.heard {
				lights = motion.Sounding(lights, 0, func(m *model[V]) { m.noises.Make(s.effect, s.from) })
			}
		}
		switch {
		case len(lights) == 1 && len(list) > 0: // all of it flies
		case len(fly) == 0:
			before = append(before, lights...)
		default:
			after = append(after, lights...)
		}
	}
	return slices.Concat(before, b.flown(v, fly), after)
}

// flown lets things fly into the view after a move, and what lies elsewhere then go there beside them.
func (b *Board[M, E, V]) flown(v V, fly []Step) []step[V] {
	var was []plate
	list := []step[V]{motion.Flown(motion.Flying[model[V], flight]{
		Ticks: motion.Lasting(len(fly), flyTicks, apartTicks),
		Of:    func(m *model[V]) *motion.Flights[flight] { return &m.flights },
		Take: func(m *model[V]) (out []flight) {
			was = slices.Clone(b.places.plates)
			for _, s := range fly {
				out = append(out, flight{plate: plate{at: b.Things.At(s.from)}, to: s.to})
			}
			m.view = &v
			b.Arrange()
			for i, s := range fly {
				b.dress(&out[i], s, was)
			}
			return motion.InTurn(out, apartTicks)
		},
		Land: func(m *model[V]) { m.view = &v },
	})}
	for i, s := range fly {
		if s.heard {
			noise := motion.Pause[model[V]](i*apartTicks + flyTicks)
			noise.With, noise.SoundAt, noise.Sound = true, .9, func(m *model[V]) { m.noises.Make(s.effect, s.to) }
			list = append(list, noise)
		}
	}
	glide := motion.Flown(motion.Flying[model[V], flight]{
		Ticks: flyTicks,
		Of:    func(m *model[V]) *motion.Flights[flight] { return &m.flights },
		Take:  func(m *model[V]) []flight { return b.glides(m, was) },
		Land:  func(*model[V]) {},
	})
	glide.With, glide.Class = true, ui.FlourishStep
	return append(list, glide)
}

// dress gives a flight the looks of what flies: of what comes, where that is drawn, or else of what leaves.
func (b *Board[M, E, V]) dress(f *flight, s Step, was []plate) {
	from, to := find(was, s.from), find(b.places.plates, s.to)
	f.comes = to >= 0 && find(was, s.to) < 0 && s.as == Thing{}
	at := f.at
	switch as := find(b.places.plates, s.as); {
	case s.as != Thing{} && as >= 0:
		f.plate = b.places.plates[as]
	case to >= 0 && b.drawn(b.places.plates[to].Plate) && !b.stays(s.to):
		f.plate = b.places.plates[to]
	case from >= 0 && !b.stays(s.from):
		f.plate = was[from]
	}
	f.at, f.Count = at, 1
}

// stays reports whether each seat has one such thing, such as its place at the table. It stays where it is: other
// things fly from it and to it.
func (b *Board[M, E, V]) stays(t Thing) bool {
	kind := &b.catalogue.Of[t.Kind]
	return kind.Seated && kind.Single
}

// glides returns what lies elsewhere than it did, but for what flies.
func (b *Board[M, E, V]) glides(m *model[V], was []plate) (list []flight) {
	for _, l := range b.places.plates {
		i := find(was, l.Thing)
		flies := slices.ContainsFunc(m.flights.All, func(f flight) bool { return f.comes && f.to == l.Thing })
		if i >= 0 && !flies && l.Thing.Kind >= First && was[i].at != l.at {
			l.at = was[i].at
			list = append(list, flight{plate: l, to: l.Thing, comes: true, glide: true})
		}
	}
	return list
}

// onWay reports whether a thing flies to its place.
func (b *Board[M, E, V]) onWay(t Thing) bool {
	for f := range b.Model.flights.Each() {
		if f.comes && f.to == t && !f.Come {
			return true
		}
	}
	return false
}

// drawFlight draws what flies. Whoever wants less motion sees it appear where it comes to.
func (b *Board[M, E, V]) drawFlight(c *ui.Canvas, f *flight) {
	to := b.Things.At(f.to)
	if f.at.Empty() || to.Empty() || f.Come {
		return
	}
	l := f.plate
	l.at = f.at.Lerp(to, f.Made())
	if f.glide {
		b.drawPlate(c, &l)
		return
	}
	defer c.Unfade(c.Fade(f.Strength()))
	if !b.drawn(l.Plate) {
		l.text = ""
		l.at = l.at.Fit(ui.Sz(1.4, 1)).Intersect(ui.RectAround(l.at.Center(), ui.Sz(c.Dp(56), c.Dp(40))))
	}
	l.at = l.at.Grow(f.High * c.Dp(6))
	b.drawPlate(c, &l)
}
