package masters

import "runehall/ui"

// Lengths of the steps, in ticks.
var (
	layTicks    = ui.Ticks(420) // a card is carried and comes down
	pressTicks  = ui.Ticks(160) // a card that lies there already is only pressed down
	cardTicks   = ui.Ticks(340)
	carryTicks  = ui.Ticks(320) // a master is carried over its cell
	masterTicks = carryTicks + ui.Ticks(220)
	tokenTicks  = ui.Ticks(320)
	ringTicks   = ui.Ticks(400)
	squashTicks = ui.Ticks(140)
	refuseTicks = ui.Ticks(600)
	shakeTicks  = ui.Ticks(200)
	countTicks  = ui.Ticks(300)
	noteTicks   = ui.Ticks(400)
	dustTicks   = ui.Ticks(260)
	glowTicks   = ui.Ticks(900)
	areaTicks   = ui.Ticks(260)
)
