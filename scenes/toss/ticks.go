package toss

import (
	"runehall/ui"
)

// Lengths of the steps, in ticks.
var (
	drawTicks   = ui.Ticks(240)
	apartTicks  = ui.Ticks(90) // between two runes that take off one after the other
	wellTicks   = ui.Ticks(220)
	grabTicks   = ui.Ticks(420) // a hand comes, takes a rune, and pulls it home
	flyTicks    = ui.Ticks(520)
	backTicks   = ui.Ticks(360)
	tapeTicks   = ui.Ticks(300)
	missTicks   = ui.Ticks(missTime)
	glowTicks   = ui.Ticks(900)
	doneTicks   = ui.Ticks(600)
	refuseTicks = ui.Ticks(600)
	shakeTicks  = ui.Ticks(200)
)

// missTime is how long the sign stays that somebody came too late, and missFade how long it fades at the end, in
// milliseconds.
const missTime, missFade = 800, 300

const (
	// slowly is the speed of a photo finish, as a share of the usual one.
	slowly = .1
	// Two claims of a rune within closeTicks make a photo finish. The race slows down aheadTicks before it.
	closeTicks = 6
	aheadTicks = 18
	// While the next claim is more than idleTicks away, the clock runs idly times as fast.
	idleTicks = 60
	idly      = 8
)

var (
	photoTicks = float64(ui.Ticks(1500)) // how long a photo finish stays once the late one has come
	startTicks = float64(ui.Ticks(700))  // a pause before a race, and after it
	leadTicks  = comes * float64(grabTicks)
)

// How long things that are told stay, in ticks.
var (
	readTicks   = float64(ui.Ticks(2200)) // an event of the settling
	glanceTicks = float64(ui.Ticks(900))  // an event that happens in every round
	rungTicks   = float64(ui.Ticks(450))  // a step with something to tell
	emptyTicks  = float64(ui.Ticks(150))  // a step with nothing to tell
	// hurriedTicks is for the steps of a round in which nothing could be snatched: the next throw should come soon.
	hurriedTicks = float64(ui.Ticks(60))
)

// comes is the share of a reach in which the shadow comes. In the rest it goes home.
const comes = .3

// callTicks is how long the words stand that start a snatch or a run.
var callTicks = ui.Ticks(900)

// tapeMarks is how many marks are heard while the tape is drawn out.
const tapeMarks = 4

// lastSeconds is how many seconds before the end of a snatch are counted aloud.
const lastSeconds = 5
