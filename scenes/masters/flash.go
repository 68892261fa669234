package masters

import (
	"math"

	rules "runehall/games/masters"
	"runehall/scenes/motion"
)

type flashKind uint8

const (
	flashLit     flashKind = iota // something is lit: somebody asked where it is, or it has changed
	flashDown                     // a card has come down on a place, or a master
	flashRefused                  // a place for a card, or a section, was refused
)

// flash is a thing that lights up for a moment besides the events.
type flash struct {
	motion.Glow
	kind flashKind
	on   thing
	card rules.Card // that was refused on a place
}

func (f *flash) laid() rules.Laid {
	if f.on.Kind != place {
		return rules.Laid{}
	}
	return laidOn(f.on, f.card)
}

func lit(f flash, ticks int) step {
	return motion.Lit(func(m *model) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

// refused lets shake what may not be done: a card over its place, or the rune that was named.
func refused(v rules.View, m rules.Move) (list []step) {
	for _, t := range about(v, m) {
		if _, there := onPlane(t); there {
			list = append(list, lit(flash{kind: flashRefused, on: t, card: m.Card}, refuseTicks))
		}
	}
	return list
}

// flashed returns how strongly a thing is lit.
func (m *model) flashed(t thing) float64 {
	return motion.Light(&m.flashes, func(f *flash) bool { return f.on == t })
}

// squash is how much of its height a master loses for a moment when it comes down.
const squash = .08

// squashed returns how tall the master on a cell is now, in shares of its height.
func (m *model) squashed(cell rules.Cell) float64 {
	for f := range m.flashes.Each() {
		if f.kind == flashDown && f.on.Kind == standing && cellOf(f.on) == cell && !f.Still {
			return 1 - squash*math.Sin(math.Pi*min(1, f.Elapsed()/float64(squashTicks)))
		}
	}
	return 1
}

// shaken returns how far a draft is off its place because it was refused, from -1 to 1.
func (m *model) shaken(l rules.Laid) float64 {
	return motion.Shaken(&m.flashes, shakeTicks, func(f *flash) bool { return f.kind == flashRefused && f.laid() == l })
}
