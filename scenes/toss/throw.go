package toss

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/table"
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

// moving reports whether the light runs.
func (m *swing) moving() bool { return m.on && m.tick < meterRuns*meterTicks }

// moving reports whether anything of it moves.
func (t *throws) moving() bool { return t.meter.moving() || len(t.waiting) > 0 }

// throw reads what hands do with the runes that they are about to throw.
func (h *handwork) throw(c *ui.Context, want *table.Want[rules.Move]) {
	t := &h.throws
	for _, p := range c.Rest().Pointers {
		h.swiped(p)
	}
	if s := h.options.actor; s >= 0 {
		t.meter.aim = max(-1, min(t.meter.aim+h.turns(c)*aimStep, 1))
		if t.struck && !t.meter.on {
			t.meter.on, t.meter.tick = true, 0
		} else if t.struck {
			t.lets(s, t.meter.gesture())
			t.meter = swing{}
		}
	}
	t.struck = false
	if len(t.waiting) > 0 && !want.Made && slices.Contains(h.Given.Movers, t.waiting[0].Seat) { // not while another is stored
		next := t.waiting[0]
		t.waiting = t.waiting[1:]
		h.Ask(next.Seat, next.Move, want)
	}
}

// lets notes a throw; each seat throws once.
func (t *throws) lets(s games.Seat, g rules.Gesture) {
	if !slices.ContainsFunc(t.waiting, func(w games.Chosen[rules.Move]) bool { return w.Seat == s }) {
		t.waiting = append(t.waiting, games.Chosen[rules.Move]{Seat: s, Move: rules.Move{Kind: rules.Throw, Gesture: g}})
	}
}

// swiped follows a pointer that began on the runes of a seat which is to throw, and notes the throw when it is let go.
func (h *handwork) swiped(p ui.Pointer) {
	t := &h.throws
	at := -1
	for i := range t.swipes {
		if t.swipes[i].id == p.ID {
			at = i
		}
	}
	switch {
	case p.Phase == ui.Press:
		t.swipes = slices.DeleteFunc(t.swipes, func(w thrower) bool { return w.id == p.ID })
		if s := h.thrower(p.At); s >= 0 {
			t.swipes = append(t.swipes, thrower{swipe{p.ID, p.At, []ui.Point{p.At}}, s})
		}
	case at < 0:
	case p.Phase == ui.Drag:
		t.swipes[at].move(p.At)
	default:
		w := t.swipes[at]
		t.swipes = slices.Delete(t.swipes, at, at+1)
		w.move(p.At)
		g, ok := w.gesture(h.Given.Frame.Kit, h.places.lens, h.Given.View.Edge(w.seat), true)
		if ok && p.Phase == ui.Release {
			t.lets(w.seat, g)
		}
		t.weak = h.Given.Note(!ok && p.Moved && p.Phase == ui.Release)
	}
}

// thrower returns the person's seat that has yet to throw and whose runes lie under a point, or games.Nobody.
func (h *handwork) thrower(p ui.Point) games.Seat {
	t := h.Things.Hit(p)
	for i := range h.Given.View.Seats() {
		s := games.Seat(i)
		switch {
		case !h.Given.Person(s) || h.Model.who[s].thrown:
		case t.Kind == bowl && s == h.options.actor:
			return s
		case h.Given.Shared() && h.places.tray(s) != nil && h.places.tray(s).Place().Has(p):
			return s
		}
	}
	return games.Nobody
}

// strikes strikes the meter, or the ring of power of a flick, and reports whether there is one: for the golden button, its key and taps.
func (h *handwork) strikes() bool {
	if h.options.actor < 0 || h.Sel.Sheet != boards.NoSheet {
		return false
	}
	switch h.tale.mode() {
	case throwing:
		h.throws.struck = true
	case flicking:
		h.pull.struck = true
	default:
		return false
	}
	return true
}
