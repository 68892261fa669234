package ritual

import "runehall/ui"

// Lengths of the steps, in ticks.
var (
	liftTicks    = ui.Ticks(140) // a tile is picked up
	tileTicks    = ui.Ticks(300) // is carried
	dropTicks    = ui.Ticks(160) // comes down
	settleTicks  = ui.Ticks(120) // and bounces
	dustTicks    = ui.Ticks(240)
	edgeTicks    = ui.Ticks(70) // between two edges that ignite
	coinTicks    = ui.Ticks(320)
	staggerTicks = ui.Ticks(60) // between two things that take off one after another
	glintTicks   = ui.Ticks(260)
	cardTicks    = ui.Ticks(320)
	dieTicks     = ui.Ticks(700)
	noteTicks    = ui.Ticks(400)
	glowTicks    = ui.Ticks(900)
	runTicks     = ui.Ticks(90) // light runs from one tile of a line to the next
	turnTicks    = ui.Ticks(250)
	crossTicks   = ui.Ticks(40) // between two crosses on edges that disagree
	shakeTicks   = ui.Ticks(180)
	refuseTicks  = ui.Ticks(1100)
)

func igniteTicks(n int) int { return max(0, n-1) * edgeTicks }
