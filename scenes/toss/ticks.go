package toss

import (
	"runehall/ui"
)

// Lengths of the steps, in ticks.
var (
	drawTicks   = ui.Ticks(240)
	apartTicks  = ui.Ticks(90) // between two runes that take off one after another
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

// missTime is how long it is seen that somebody came too late, and missFade how long that fades at its end, in milliseconds.
const missTime, missFade = 800, 300

const (
	// slowly is the speed of a photo finish.
	slowly = .1
	// closeTicks is the largest distance of two claims that make a photo finish, and aheadTicks how long before it the race slows down.
	closeTicks = 6
	aheadTicks = 18
	// While the next claim is more than idleTicks away, the clock runs idly times as fast.
	idleTicks = 60
	idly      = 8
)

var (
	photoTicks = float64(ui.Ticks(1500)) // for which a photo finish stays when the late one has come
	startTicks = float64(ui.Ticks(700))  // before a race begins, and when it is over
	leadTicks  = comes * float64(grabTicks)
)

// How long what is told stays, in ticks.
var (
	readTicks   = float64(ui.Ticks(2200)) // an event of the settling
	glanceTicks = float64(ui.Ticks(900))  // one that comes in every round
	rungTicks   = float64(ui.Ticks(450))  // a step with something to tell
	emptyTicks  = float64(ui.Ticks(150))  // one without
	// hurriedTicks is for a step of a round in which nothing could be snatched: the next throw is soon.
	hurriedTicks = float64(ui.Ticks(60))
)

// comes is the share of a reach in which the shadow comes; in the rest it returns.
const comes = .3

// callTicks is how long the word stands that starts a snatch or a run.
var callTicks = ui.Ticks(900)

// tapeMarks is how many marks of the tape are heard to go by.
const tapeMarks = 4

// lastSeconds is how many seconds before the end of a snatch are counted aloud.
const lastSeconds = 5
