package market

import (
	"slices"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/motion"
	"runehall/ui"
)

// step is one event on its way to the picture.
type step = ui.Step[model]

// tale is what the board makes of an event: the things that it is about, and how it gets into the picture.
type tale struct {
	about []thing
	steps []step
}

// Lengths of the steps, in ticks. The turn of a computer player is to be followed, and to take two or three seconds.
var (
	runeTicks   = ui.Ticks(190)
	putTicks    = ui.Ticks(130) // a loose rune is put into a store, which is done often
	apartTicks  = ui.Ticks(34)  // between two things that take off one after another
	cardTicks   = ui.Ticks(190)
	buildTicks  = ui.Ticks(300) // an outpost comes, or goes
	lidTicks    = ui.Ticks(140)
	sitTicks    = ui.Ticks(300)
	chainTicks  = ui.Ticks(250)
	frostTicks  = ui.Ticks(350)
	fallTicks   = ui.Ticks(500) // an outpost falls apart, and its pieces go back to the shelf
	theftTicks  = ui.Ticks(340)
	stallTicks  = ui.Ticks(300)
	behindTicks = ui.Ticks(70) // how long after something its consequences begin
	comeTicks   = ui.Ticks(220)
	holdTicks   = ui.Ticks(200) // cards in the ring are looked at
	flipTicks   = ui.Ticks(160)
	clashTicks  = ui.Ticks(180) // the blades stand against each other
	crackTicks  = ui.Ticks(240)
	fadeTicks   = ui.Ticks(130)
	backTicks   = ui.Ticks(150)
	noteTicks   = ui.Ticks(160)
	tickTicks   = ui.Ticks(120) // points count up or down
	glowTicks   = ui.Ticks(900)
	bladesTicks = ui.Ticks(400)
	refuseTicks = ui.Ticks(600)
	shakeTicks  = ui.Ticks(200)
)

// lit returns a flourish of some ticks that begins together with the step before it.
func lit(f flash, ticks int) step {
	return motion.Lit(func(m *model) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

// flown returns a step in which things fly, and which changes the model for good when they have landed. What flies is
// asked when the step starts, of the model as it is then.
func flown(f motion.Flying[model, flight]) step {
	f.Of = func(m *model) *motion.Flights[flight] { return &m.flights }
	return motion.Flown(f)
}

// flies returns a step in which one thing flies.
func flies(ticks int, take func(m *model) flight, land func(m *model)) step {
	return flown(motion.Flying[model, flight]{Ticks: ticks,
		Take: func(m *model) []flight { return []flight{take(m)} }, Land: land})
}

// sounding gives a step a sound, at part t of its way.
func sounding(s step, t float64, e sound.Effect, at thing) step {
	return motion.Sounding([]step{s}, t, func(m *model) { m.noises.Make(e, at) })[0]
}

// runs returns a step in which something of the model goes from 0 to 1, even with reduced motion.
func runs(ticks int, to func(m *model, t float64)) step {
	return step{Ticks: ticks, Run: to, Fade: to, End: func(m *model) { to(m, 1) }}
}

// flashed returns how strongly a seat's place is lit.
func (m *model) flashed(s games.Seat) float64 {
	return motion.Light(&m.flashes, func(f *flash) bool { return f.kind == flashSeat && f.at.Seat == s })
}

// shaken returns how far a thing is off its place because it was refused, from -1 to 1.
func (m *model) shaken(at thing) float64 {
	return motion.Shaken(&m.flashes, shakeTicks, func(f *flash) bool { return f.kind == flashRefused && f.at == at })
}

// noted returns the steps of an event that changes little in the picture: they wait for a moment, with the places of
// seats lit.
func noted(e sound.Effect, at thing, seats ...games.Seat) []step {
	list := []step{sounding(motion.Pause[model](noteTicks), 0, e, at)}
	for _, s := range seats {
		list = append(list, lit(flash{kind: flashSeat, at: chipOf(s)}, glowTicks))
	}
	return list
}

// clash returns the moment in which the blades meet.
func clash() step {
	return sounding(motion.Pause[model](clashTicks), 0, sound.Blades, ringCardAt(answerSide))
}

// cardFlight returns a card on its way, and inTurn lets several take off one after another.
func cardFlight(s games.Seat, c rules.Card, from, to thing) flight {
	return flight{kind: cardCargo, card: c, seat: s, from: from, to: to}
}

func inTurn(fs []flight) []flight {
	for i := range fs {
		fs[i].Ticks = cardTicks
	}
	return motion.InTurn(fs, apartTicks)
}

// leave takes cards out of a hand, and returns them on their way to a spot. Cards that the reader did not know turn
// over.
func (m *model) leave(s games.Seat, to thing, cards ...rules.Card) (fs []flight) {
	for _, c := range cards {
		f := cardFlight(s, c, cardAt(s, m.handIndex(s, c)), to)
		if !slices.Contains(m.who[s].hand, c) {
			f.course = flipCourse
		}
		fs = append(fs, f)
		m.lose(s, c)
	}
	return fs
}
