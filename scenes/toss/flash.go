package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/motion"
	"runehall/ui"
)

// flash is a decoration that lights up for a moment; no step waits for it.
type flash struct {
	motion.Glow
	kind flashKind
	at   thing
	to   thing
	seat games.Seat
	rune rules.Rune
	soon bool // the shadow comes from its seat first; else it is at the rune already
}

// reached returns the position of a reaching hand's shadow (0 at its seat, 1 at the rune) and its opacity. It returns with the rune.
func (f *flash) reached() (far, depth float64) {
	home, there := f.T, .4
	if f.soon {
		if f.T < comes {
			return ui.OutCubic(f.T / comes), min(1, 8*f.T)
		}
		home, there = f.T-comes, 1
	}
	home *= float64(grabTicks) / float64(wellTicks)
	return 1 - ui.InOutCubic(min(1, home)), min(1, there+8*f.T, max(0, 4*(1.4-home)))
}

type flashKind uint8

const (
	flashPlace   flashKind = iota // a place: somebody asked where it is, or something has come there
	flashMissed                   // seat came too late for the rune that lay at
	flashReach                    // the shadow of seat's hand takes the rune at, and pulls it home
	flashDone                     // seat snatches no more, or lets a turn go by
	flashRefused                  // what was refused shakes
)

type flight struct {
	motion.Way
	from, to thing
	rune     rules.Rune // NoRune: face down
	seat     games.Seat // whose hand carries it, or games.Nobody
}

// Course brings a flight to part u of its time.
func (f *flight) Course(u float64) { f.Arc(u) }
