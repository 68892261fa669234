package market

import (
	"runehall/games"
	"runehall/scenes/motion"
)

// flash is something that lights up for a moment besides the events.
type flash struct {
	motion.Glow
	kind flashKind
	at   thing
	to   thing
}

// flashKind is a kind of decoration.
type flashKind uint8

const (
	flashThing   flashKind = iota // somebody asked where it is, or something has come there
	flashSeat                     // the chip of a seat
	flashFox                      // the streak before something stolen, from at to to
	flashClash                    // swords between the cards of the ring
	flashChain                    // a chain that is wrapped round the store at
	flashRefused                  // what was refused shakes
)

// lit is a flourish of some ticks that begins together with the step before it.
func lit(f flash, ticks int) step {
	return motion.Lit(func(m *model) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

// flashed returns how strongly a seat's place is lit.
func (m *model) flashed(s games.Seat) float64 {
	return motion.Light(&m.flashes, func(f *flash) bool { return f.kind == flashSeat && f.at.Seat == s })
}

// shaken returns how far a thing is off its place because it was refused, from -1 to 1.
func (m *model) shaken(at thing) float64 {
	return motion.Shaken(&m.flashes, shakeTicks, func(f *flash) bool { return f.kind == flashRefused && f.at == at })
}
