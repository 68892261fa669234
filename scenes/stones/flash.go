package stones

import (
	"runehall/games"
	"runehall/scenes/motion"
)

// flash is something that lights up for a moment besides the events.
type flash struct {
	motion.Glow
	kind flashKind
	at   thing
}

// flashKind is a kind of decoration.
type flashKind uint8

const (
	flashThing   flashKind = iota // somebody asked where it is, or it has just come there
	flashChip                     // the chip of a seat
	flashSparks                   // the forge
	flashThrone                   // somebody reached the throne
	flashStone                    // a rune stone of a seat rises at its place
	flashRefused                  // what was refused shakes
)

// lit is a flourish of some ticks that begins together with the step before it.
func lit(f flash, ticks int) step {
	return motion.Lit(func(m *model) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

func (m *model) flashed(s games.Seat) float64 {
	return motion.Light(&m.flashes, func(f *flash) bool { return f.kind == flashChip && f.at.Seat == s })
}

// shaken returns how far a thing is off its place because it was refused, from -1 to 1.
func (m *model) shaken(t thing) float64 {
	return motion.Shaken(&m.flashes, shakeTicks, func(f *flash) bool { return f.kind == flashRefused && f.at == t })
}
