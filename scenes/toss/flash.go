package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/motion"
	"runehall/ui"
)

// flash is a decoration that lights up for a moment. No step waits for it.
type flash struct {
	motion.Glow
	kind flashKind
	at   thing
	to   thing
	seat games.Seat
	rune rules.Rune
	soon bool // whether the shadow of a hand comes from its seat first; otherwise it begins at the rune
}

// reached returns where the shadow of a reaching hand is, 0 at its seat and 1 at the rune, and how dark. The hand goes
// home with the rune.
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
	flashPlace   flashKind = iota // a place that somebody asked for, or where something has come
	flashMissed                   // seat was too late for the rune that lay at
	flashReach                    // the shadow of seat's hand takes the rune at, and pulls it home
	flashDone                     // seat snatches no more, or passes
	flashRefused                  // something refused shakes
	flashRobbed                   // a trembling glow round seat's tray: something is stolen from it
)

type flight struct {
	motion.Way
	from, to thing
	rune     rules.Rune // NoRune: face down
	seat     games.Seat // whose hand carries it, or games.Nobody
}

// Course moves a flight to part u of its time.
func (f *flight) Course(u float64) { f.Arc(u) }
