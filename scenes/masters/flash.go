package masters

import (
	"math"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/motion"
)

// flashKind is a kind of decoration.
type flashKind uint8

const (
	flashCard    flashKind = iota // a card has come down
	flashCell                     // a cell: somebody asked where it is, or a master came to stand there
	flashSeat                     // the chip of seat
	flashAreas                    // the areas of seat have changed their worth
	flashIgnore                   // the rune of cell is ignored
	flashMaster                   // a master of seat has come to stand on cell
	flashRefused                  // laid, or with a hidden card cell, was refused
)

// flash is something that lights up for a moment besides the events.
type flash struct {
	motion.Glow
	kind flashKind
	cell rules.Cell
	laid rules.Laid
	seat games.Seat
}

// lit is a flourish of some ticks that begins together with the step before it.
func lit(f flash, ticks int) step {
	return motion.Lit(func(m *model) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

// flashed returns how strongly a seat's chip, or its areas, are lit.
func (m *model) flashed(kind flashKind, s games.Seat) float64 {
	return motion.Light(&m.flashes, func(f *flash) bool { return f.kind == kind && f.seat == s })
}

// squash is how much of its height a master loses for a moment when it comes down.
const squash = .08

// squashed returns how tall the master on a cell is now, in shares of its height.
func (m *model) squashed(cell rules.Cell) float64 {
	for f := range m.flashes.Each() {
		if f.kind == flashMaster && f.cell == cell && !f.Still {
			return 1 - squash*math.Sin(math.Pi*min(1, f.Elapsed()/float64(squashTicks)))
		}
	}
	return 1
}

// shaken returns how far a draft is off its place because it was refused, from -1 to 1.
func (m *model) shaken(l rules.Laid) float64 {
	return motion.Shaken(&m.flashes, shakeTicks, func(f *flash) bool { return f.kind == flashRefused && f.laid == l })
}
