package toss

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
)

// throws are the hands that throw: swipes from bowls, and the meter that keys and a tap strike (TOS-7).
type throws struct {
	swipes  []thrower
	waiting []games.Chosen[rules.Move] // throws after the first of a tick: one is made at a time
	meter   swing
	struck  bool // in this tick
	weak    bool // the last swipe was too weak to throw
}

type thrower struct {
	swipe
	seat games.Seat
}

// swing is a light that runs from side to side over three beats. It rests until it is struck for the first time.
type swing struct {
	on   bool
	tick int
	aim  float64 // by arrows, from -1 to 1
}

const (
	// meterTicks is how long the light takes from one side to the other.
	meterTicks = 72
	// meterRuns is how often the light runs if nobody strikes it; afterwards it rests at the side, off the beat.
	meterRuns = 8
	// aimStep is how far an arrow turns the aim.
	aimStep = .1
)

// strengths are how strongly each beat of the meter throws.
var strengths = [beats]float64{.44, .55, .66}

// at returns where the light is, from 0 to 1.
func (m *swing) at() float64 {
	t := math.Mod(float64(m.tick)/meterTicks, 2)
	return 1 - math.Abs(t-1)
}

// gesture returns the throw of a hand that strikes the meter now. The nearest beat gives the strength; the distance from it turns the throw aside.
func (m *swing) gesture() rules.Gesture {
	at, beat := m.at(), 0
	for i := range beats {
		if math.Abs(beatAt(i)-at) < math.Abs(beatAt(beat)-at) {
			beat = i
		}
	}
	off := at - beatAt(beat)
	g := rules.Gesture{Aim: whole((m.aim*.8+off*2.5)*1000, rules.MaxAim), Spin: whole(off*1500, rules.MaxSpin)}
	g.Turns = turning(strengths[beat])
	return g.Pulled(strengths[beat] * (1 - math.Abs(off)))
}

func (t *throws) step() {
	if t.meter.moving() {
		t.meter.tick++
	}
}

func (m *swing) moving() bool { return m.on && m.tick < meterRuns*meterTicks }

func (t *throws) moving() bool { return t.meter.moving() || len(t.waiting) > 0 }

// lets notes a throw; each seat throws once.
func (t *throws) lets(s games.Seat, g rules.Gesture) {
	if !slices.ContainsFunc(t.waiting, func(w games.Chosen[rules.Move]) bool { return w.Seat == s }) {
		t.waiting = append(t.waiting, games.Chosen[rules.Move]{Seat: s, Move: rules.Move{Kind: rules.Throw, Gesture: g}})
	}
}

// grips are the hands that snatch with pointers (TOS-40).
type grips struct {
	list    []grip
	typed   rules.Rune // what keys reach for in this tick, plus one
	claimed []claimed
}

// claimed is a tick in which a seat has reached for a rune: a seat has one claim in a tick.
type claimed struct {
	seat games.Seat
	tick int
}

type grip struct {
	id   ui.PointerID
	rune rules.Rune
	at   ui.Point
	from ui.Point   // where the rune lay on the screen
	seat games.Seat // whose hand it is, or games.Nobody while that is not known
	tick int        // in which it was touched
	lost bool       // somebody else was first
	home float64    // how far the rune has glided into the well since it was let go, up to 1; 0 while it is held
}

func (g *grips) step() {
	keep := g.list[:0]
	for _, p := range g.list {
		if p.home > 0 {
			p.home += 1 / float64(wellTicks)
		}
		if p.home < 1 {
			keep = append(keep, p)
		}
	}
	g.list = keep
}

func (g *grips) moving() bool {
	for i := range g.list {
		if g.list[i].home > 0 {
			return true
		}
	}
	return false
}

// holds reports whether a hand holds a rune, or it glides home.
func (g *grips) holds(r rules.Rune) bool {
	for i := range g.list {
		if p := &g.list[i]; p.rune == r && !p.lost {
			return true
		}
	}
	return false
}

// lifts reports whether a rune is drawn in a hand or gliding from it, home or back, and not on the table.
func (g *grips) lifts(r rules.Rune) bool {
	for i := range g.list {
		if p := &g.list[i]; p.rune == r && (!p.lost || p.home > 0) {
			return true
		}
	}
	return false
}

// cursors are the hands of keys and gamepads where several persons snatch at once (TOS-40): each seat has one, and its own control leads it
// from rune to rune.
type cursors [games.MaxSeats]cursor

// cursor is such a hand.
type cursor struct {
	awake bool       // its control has been used: before, nobody sees it
	lies  bool       // it lies on the table, in this snatch
	done  bool       // it is on the button that says that its seat is done
	rune  rules.Rune // on which it is, if that still lies there
	at    ui.Point   // where that is on the screen
	seen  ui.Point   // where it is drawn, on its way there
}

// follow is the part of its way that a cursor goes in a tick.
const follow = .4

// step plays a tick: cursors go to where they are.
func (cs *cursors) step(still bool) {
	for i := range cs {
		cur := &cs[i]
		switch {
		case !cur.lies:
		case still || cur.seen == ui.Point{} || cur.seen.Dist(cur.at) < 1:
			cur.seen = cur.at
		default:
			cur.seen = cur.seen.Lerp(cur.at, follow)
		}
	}
}

// rest takes hands off the table: each begins the next snatch where its own seat is.
func (cs *cursors) rest() {
	for i := range cs {
		cs[i] = cursor{awake: cs[i].awake}
	}
}

// pull is the hand that flicks (TOS-32): a pointer pulls back and lets go, or swipes; keys aim, and strike a ring whose strength runs up and
// down. The strength is never shown as a number.
type pull struct {
	swipe
	on     bool // a pointer pulls or swipes
	back   float64
	aim    float64 // by arrows: distance to the right for a distance of 1 ahead
	ring   bool    // the ring of power runs
	tick   int
	struck bool
	weak   bool // the last pull or swipe was too weak to flick
}

const (
	// ringTicks is how long the ring takes to fill, or to empty again.
	ringTicks = 84
	// ringRuns is how often the ring fills and empties if nobody strikes it; afterwards it rests, nearly empty.
	ringRuns = 8
	// furthest is how far a pull can be drawn, in dp.
	furthest = 150
	// slack is the share of furthest below which a pull does not count: a trembling press must not flick.
	slack = .04
	// turnStep is how far an arrow turns the aim.
	turnStep = .02
)

// power returns how far the hand is pulled back now, from 0 to 1.
func (p *pull) power() float64 {
	if p.ring {
		t := math.Mod(float64(p.tick)/ringTicks, 2)
		return 1 - math.Abs(t-1)
	}
	return p.back
}

func (p *pull) step() {
	if p.moving() {
		p.tick++
	}
}

func (p *pull) moving() bool { return p.ring && p.tick < ringRuns*ringTicks }

// drawn returns the gesture of the hand as it is pulled now.
func (p *pull) drawn() rules.Gesture {
	return rules.Gesture{Aim: whole(p.aim*1000, rules.MaxAim)}.Pulled(p.power())
}
