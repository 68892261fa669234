package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/scenes/table"
	"runehall/ui"
)

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
	h.tried = tried{seat: h.options.actor, to: h.destiny(), power: g.Pull()}
	h.Ask(h.options.actor, rules.Move{Kind: rules.Flick, Gesture: g}, want)
}

// destiny returns where Destiny lies.
func (h *handwork) destiny() rules.Disc {
	if discs := h.Given.View.Discs(); len(discs) > 0 {
		return discs[0]
	}
	return rules.Disc{}
}

// pulled follows a pointer. When it is let go, pulled returns how the rune flies, and true: against the pull, or along
// a swipe.
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
