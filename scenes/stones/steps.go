package stones

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/motion"
	"runehall/ui"
)

// step is one event on its way to the picture.
type step = ui.Step[model]

// Lengths of the steps, in ticks. The turn of a computer player is to be followed, and to take about three seconds.
var (
	cardTicks    = ui.Ticks(320)
	apartTicks   = ui.Ticks(60) // between two cards that take off one after another
	slideTicks   = ui.Ticks(220)
	fillTicks    = ui.Ticks(300) // a new card flies to the display, and turns over for 200 of these
	behindTicks  = ui.Ticks(80)  // what follows from an action begins so long after it
	burnTicks    = ui.Ticks(450)
	gemTicks     = ui.Ticks(280)
	hopTicks     = ui.Ticks(40) // between two gems
	dieTicks     = ui.Ticks(600)
	readTicks    = ui.Ticks(500) // the die is read
	runTicks     = ui.Ticks(900) // a pin runs for so long at most
	sinkTicks    = ui.Ticks(200)
	stoneTicks   = ui.Ticks(320)
	riseTicks    = ui.Ticks(350)
	sparkTicks   = ui.Ticks(500)
	heatTicks    = ui.Ticks(260) // an artifact is looked at before it is carried away
	iconTicks    = ui.Ticks(120)
	noteTicks    = ui.Ticks(240)
	throneTicks  = ui.Ticks(600)
	flourishTime = ui.Ticks(1400) // of the throne
	glowTicks    = ui.Ticks(900)
	refuseTicks  = ui.Ticks(600)
	shakeTicks   = ui.Ticks(200)
)

// pinTime is how long a pin goes on for each point, in milliseconds.
const pinTime = 60

// flown is a step in which things fly, and that changes the model for good when they have landed. What flies is asked when the step
// starts, from the model as it then is.
func flown(f motion.Flying[model, flight]) step {
	f.Of = func(m *model) *motion.Flights[flight] { return &m.flights }
	return motion.Flown(f)
}

func flies(ticks int, take func(m *model) flight, land func(m *model)) step {
	return flown(motion.Flying[model, flight]{Ticks: ticks, Take: func(m *model) []flight { return []flight{take(m)} }, Land: land})
}

func lit(f flash, ticks int) step {
	return motion.Lit(func(m *model) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

// sounding gives a step a sound, at part t of its way.
func sounding(s step, t float64, e sound.Effect, at thing) step {
	return motion.Sounding([]step{s}, t, func(m *model) { m.noises.Make(e, at) })[0]
}

func now(change func(m *model)) []step { return []step{motion.Now(change)} }

func opened(change func(m *model)) []step {
	return []step{motion.Now(change), motion.Pause[model](iconTicks)}
}

// tellNote waits a moment with a seat's chip lit: something was said that changes little in the picture.
func tellNote(s games.Seat) []step {
	return []step{motion.Pause[model](noteTicks), lit(flash{kind: flashChip, at: chipOf(s)}, glowTicks)}
}

func cardFlight(s games.Seat, c rules.Card, from, to thing) flight {
	return flight{kind: cardCargo, card: c, seat: s, from: from, to: to, Way: motion.Way{Ticks: cardTicks}}
}

func (m *model) flashed(s games.Seat) float64 {
	return motion.Light(&m.flashes, func(f *flash) bool { return f.kind == flashChip && f.at.Seat == s })
}

// shaken returns how far a thing is off its place because it was refused, from -1 to 1.
func (m *model) shaken(t thing) float64 {
	return motion.Shaken(&m.flashes, shakeTicks, func(f *flash) bool { return f.kind == flashRefused && f.at == t })
}
