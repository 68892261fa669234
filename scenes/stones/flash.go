package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/motion"
)

// flash is something that lights up for a moment besides the events.
type flash struct {
	motion.Glow
	kind  flashKind
	at    spot
	seat  games.Seat
	stone rules.Stone
}

// flashKind is a kind of decoration.
type flashKind uint8

const (
	flashSpot    flashKind = iota // a place: somebody asked where it is, or something has come there
	flashSeat                     // the chip of seat
	flashSparks                   // the forge
	flashThrone                   // somebody reached the throne
	flashStone                    // a rune stone of seat rises at its place
	flashRefused                  // what was refused shakes
)

// lit is a flourish of some ticks that begins together with the step before it.
func lit(f flash, ticks int) step {
	return motion.Lit(func(m *model) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

// flashed returns how strongly a seat's chip is lit.
func (m *model) flashed(s games.Seat) float64 {
	return motion.Light(&m.flashes, func(f *flash) bool { return f.kind == flashSeat && f.seat == s })
}

// shaken returns how far what lies at a spot is off its place because it was refused, from -1 to 1.
func (m *model) shaken(at spot) float64 {
	return motion.Shaken(&m.flashes, shakeTicks, func(f *flash) bool { return f.kind == flashRefused && f.at == at })
}
