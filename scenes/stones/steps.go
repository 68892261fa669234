package stones

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/motion"
	"runehall/ui"
)

// step is a part of the motion that brings an event into the picture.
type step = ui.Step[model]

// How long the steps are, in ticks. The turn of a computer player should be easy to follow, and take about three
// seconds.
var (
	cardTicks    = ui.Ticks(320)
	apartTicks   = ui.Ticks(60)  // between two cards that take off one after another
	riseOfTicks  = ui.Ticks(760) // a creature is summoned
	struckTicks  = ui.Ticks(400) // a pile is struck by the card that comes to it
	slideTicks   = ui.Ticks(220)
	fillTicks    = ui.Ticks(300) // a new card flies to the display, and turns over for 200 of them
	behindTicks  = ui.Ticks(80)  // what follows from an action begins this much later
	burnTicks    = ui.Ticks(450)
	gemTicks     = ui.Ticks(280)
	hopTicks     = ui.Ticks(40) // between two gems that take off one after another
	dieTicks     = ui.Ticks(600)
	readTicks    = ui.Ticks(500) // the die lies still, to be read
	runTicks     = ui.Ticks(900) // a pin runs for so long at most
	sinkTicks    = ui.Ticks(200)
	stoneTicks   = ui.Ticks(320)
	riseTicks    = ui.Ticks(350)
	sparkTicks   = ui.Ticks(500)
	heatTicks    = ui.Ticks(260) // an artifact is looked at before it is carried away
	iconTicks    = ui.Ticks(120)
	noteTicks    = ui.Ticks(240)
	throneTicks  = ui.Ticks(600)
	flourishTime = ui.Ticks(1400) // the light at the throne
	glowTicks    = ui.Ticks(900)
	refuseTicks  = ui.Ticks(600)
	shakeTicks   = ui.Ticks(200)
)

// pinTime is how long a pin runs for each point, in milliseconds.
const pinTime = 60

// flown returns a step in which things fly; it changes the model for good when they have landed. What flies is asked
// when the step starts, of the model at that moment.
func flown(f motion.Flying[model, flight]) step {
	f.Of = func(m *model) *motion.Flights[flight] { return &m.flights }
	return motion.Flown(f)
}

func flies(ticks int, take func(m *model) flight, land func(m *model)) step {
	return flown(motion.Flying[model, flight]{Ticks: ticks, Take: func(m *model) []flight { return []flight{take(m)} },
		Land: land})
}

func lit(f flash, ticks int) step {
	return motion.Lit(func(m *model) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

// sounding gives a step a sound, which is heard when part t of the step is over.
func sounding(s step, t float64, e sound.Effect, at thing) step {
	return motion.Sounding([]step{s}, t, func(m *model) { m.noises.Make(e, at) })[0]
}

func now(change func(m *model)) []step { return []step{motion.Now(change)} }

func opened(change func(m *model)) []step {
	return []step{motion.Now(change), motion.Pause[model](iconTicks)}
}

// tellNote lights the chip of a seat and pauses, for events that change next to nothing in the picture.
func tellNote(s games.Seat) []step {
	return []step{motion.Pause[model](noteTicks), lit(flash{kind: flashChip, at: chipOf(s)}, glowTicks)}
}

func cardFlight(s games.Seat, c rules.Card, from, to thing) flight {
	return flight{kind: cardCargo, card: c, seat: s, from: from, to: to, Way: motion.Way{Ticks: cardTicks}}
}

func (m *model) flashed(s games.Seat) float64 {
	return motion.Light(&m.flashes, func(f *flash) bool { return f.kind == flashChip && f.at.Seat == s })
}

// shaken returns how far a refused thing is off its place, from -1 to 1.
func (m *model) shaken(t thing) float64 {
	return motion.Shaken(&m.flashes, shakeTicks, func(f *flash) bool { return f.kind == flashRefused && f.at == t })
}
