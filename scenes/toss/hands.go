package toss

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
)

// throws are the hands that throw (TOS-7): by swipes from bowls, and by the meter, which keys and taps strike.
type throws struct {
	swipes  []thrower
	waiting []games.Chosen[rules.Move] // throws that wait: one is made at a time
	meter   swing
	struck  bool // the meter was struck in this tick
	weak    bool // whether the last swipe was too weak to throw
}

type thrower struct {
	swipe
	seat games.Seat
}

// swing is the light of the meter, which runs from side to side over three beats. It rests until it is struck for the
// first time; the second time throws.
type swing struct {
	on   bool
	tick int
	aim  float64 // turned by arrows, from -1 to 1
}

const (
	// meterTicks is how long the light runs from one side to the other.
	meterTicks = 72
	// meterRuns is how often the light runs if nobody strikes it. Then it rests at the side, off the beat.
	meterRuns = 8
	// aimStep is how far one press of an arrow turns the aim.
	aimStep = .1
)

// strengths are how strongly each beat of the meter throws, from 0 to 1.
var strengths = [beats]float64{.44, .55, .66}

// at returns where the light is, from 0 to 1.
func (m *swing) at() float64 {
	t := math.Mod(float64(m.tick)/meterTicks, 2)
	return 1 - math.Abs(t-1)
}

// gesture returns the throw of a hand that strikes the meter now. The nearest beat gives the strength, and the distance
// from it turns the throw aside.
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

// lets queues a throw, unless the seat has one in the queue: each throws once.
func (t *throws) lets(s games.Seat, g rules.Gesture) {
	if !slices.ContainsFunc(t.waiting, func(w games.Chosen[rules.Move]) bool { return w.Seat == s }) {
		t.waiting = append(t.waiting,
			games.Chosen[rules.Move]{Seat: s, Move: rules.Move{Kind: rules.Throw, Gesture: g}})
	}
}

// grips are the hands that snatch with pointers (TOS-40).
type grips struct {
	list    []grip
	typed   rules.Rune // the rune that keys reach for in this tick, plus one; 0 for none
	claimed []claimed
}

// claimed is a tick in which a seat has reached for a rune. A seat has one claim in each tick.
type claimed struct {
	seat games.Seat
	tick int
}

type grip struct {
	id   ui.PointerID
	rune rules.Rune
	at   ui.Point
	from ui.Point   // where the rune lay, on the screen
	seat games.Seat // whose hand it is; games.Nobody while that is not known
	tick int        // the tick in which it was touched
	lost bool       // whether somebody else was first
	// races says that a room on another device tells who was first, and got that it was this hand.
	races, got bool
	// waits says that the hand has let go before a room on another device has told who was first. Until then it lies on
	// the rune.
	waits bool
	home  float64 // how far the rune has glided home since it was let go, up to 1; 0 while it is held
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

// holds reports whether a rune is held, or glides into a well.
func (g *grips) holds(r rules.Rune) bool {
	for i := range g.list {
		if p := &g.list[i]; p.rune == r && !p.lost {
			return true
		}
	}
	return false
}

// lifts reports whether a rune is held, or glides home or back. Then it is not drawn on the table.
func (g *grips) lifts(r rules.Rune) bool {
	for i := range g.list {
		if p := &g.list[i]; p.rune == r && (!p.lost || p.home > 0) {
			return true
		}
	}
	return false
}

// cursors are the hands of keys and gamepads where several persons snatch at once (TOS-40). Each seat has one, and
// moves it from rune to rune with its own control.
type cursors [games.MaxSeats]cursor

// cursor is the hand of one seat.
type cursor struct {
	awake bool       // its control has been used; before that it is hidden
	lies  bool       // it lies on the table in this snatch
	done  bool       // it is on the button that says that its seat is done
	rune  rules.Rune // the rune it is on, if that still lies there
	at    ui.Point   // where that is, on the screen
	seen  ui.Point   // where it is drawn, on its way to at
}

// follow is the share of the way left that a cursor goes in a tick.
const follow = .4

// step plays a tick: cursors glide to what they are on, or are there at once if still is set.
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

// rest takes the cursors off the table. Each begins the next snatch at its own seat.
func (cs *cursors) rest() {
	for i := range cs {
		cs[i] = cursor{awake: cs[i].awake}
	}
}

// pull is the hand that flicks (TOS-32). A pointer pulls back and lets go, or swipes; keys turn the aim, and strike a
// ring whose strength runs up and down. On purpose the strength is never shown as a number.
type pull struct {
	swipe
	on     bool // whether a pointer pulls or swipes
	back   float64
	aim    float64 // distance to the right for a distance of 1 ahead
	ring   bool    // whether the ring of power runs
	tick   int
	struck bool
	weak   bool // whether the last pull or swipe was too weak to flick
}

const (
	// ringTicks is how long the ring takes to fill, and to empty again.
	ringTicks = 84
	// ringRuns is how often the ring fills or empties if nobody strikes it. Then it rests, empty.
	ringRuns = 8
	// furthest is how far a pull reaches at most, in dp.
	furthest = 150
	// slack is the share of furthest below which a pull does not count, so that a trembling press does not flick.
	slack = .04
	// turnStep is how far one press of an arrow turns the aim.
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

// tried is the strength of the last flick of a seat towards a place. It is marked only if the same flick is asked for
// again, as in a puzzle after a miss; in a match it never is.
type tried struct {
	seat  games.Seat
	to    rules.Disc // where Destiny lay
	power float64    // 0: nothing was tried
}

// mark returns how strongly a seat has flicked before towards a place; 0: it has not.
func (t *tried) mark(seat games.Seat, to rules.Disc) float64 {
	if t.seat != seat || t.to != to {
		return 0
	}
	return min(t.power, 1)
}

func (p *pull) step() {
	if p.moving() {
		p.tick++
	}
}

func (p *pull) moving() bool { return p.ring && p.tick < ringRuns*ringTicks }

// drawn returns the flick of a hand that lets go now.
func (p *pull) drawn() rules.Gesture {
	return rules.Gesture{Aim: whole(p.aim*1000, rules.MaxAim)}.Pulled(p.power())
}
