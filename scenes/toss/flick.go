package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/scenes/table"
	"runehall/ui"
)

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

func (h *handwork) flick(c *ui.Context, want *table.Want[rules.Move]) {
	p, s := &h.pull, h.options.actor
	if s < 0 || h.Given.View.Phase() != rules.FlickPhase {
		*p = pull{}
		return
	}
	for _, pointer := range c.Rest().Pointers {
		if g, ok := h.pulled(pointer); ok {
			h.lets(g, want)
		}
	}
	p.aim = max(-1, min(p.aim+h.turns(c)*turnStep, 1))
	if struck := p.struck; struck {
		p.struck = false
		if !p.ring {
			p.ring, p.tick = true, 0
			return
		}
		h.lets(p.drawn(), want)
	}
}

func (h *handwork) lets(g rules.Gesture, want *table.Want[rules.Move]) {
	h.pull = pull{aim: h.pull.aim}
	h.Ask(h.options.actor, rules.Move{Kind: rules.Flick, Gesture: g}, want)
}

// pulled follows a pointer, and returns how the rune flies when it is let go: against a pull, or along a swipe.
func (h *handwork) pulled(at ui.Pointer) (rules.Gesture, bool) {
	p, l, e := &h.pull, h.places.lens, h.Given.View.Edge(h.options.actor)
	switch {
	case at.Phase == ui.Press && !p.on && h.places.window.Has(at.At) && !h.places.sheet.Rect.Has(at.At):
		p.on, p.swipe = true, swipe{at.ID, at.At, []ui.Point{at.At}}
	case !p.on || at.ID != p.id:
	case at.Phase == ui.Drag:
		p.move(at.At)
		right, ahead := from(e, l.way(p.start.Sub(at.At)))
		p.back = 0
		if ahead > 0 {
			p.back = min(1, h.Given.Frame.Kit.InDp(math.Hypot(right, ahead)*l.scale)/furthest)
			p.aim = max(-1, min(right/ahead, 1))
		}
	default:
		p.on = false
		p.move(at.At)
		back := p.back
		p.back = 0
		if at.Phase != ui.Release {
			return rules.Gesture{}, false
		}
		if back > slack {
			p.back = back
			return p.drawn(), true
		}
		g, ok := p.gesture(h.Given.Frame.Kit, l, e, false)
		p.weak = h.Given.Note(!ok && at.Moved)
		return g, ok
	}
	return rules.Gesture{}, false
}
