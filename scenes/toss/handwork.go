package toss

// handwork is what hands do with runes, whose ways are more than gestures.
type handwork struct {
	*player
	throws  throws  // hands that throw
	grips   grips   // hands that snatch
	cursors cursors // those of keys and gamepads, where there are several
	pull    pull    // the hand that flicks
	drags   drags   // the hand that draws the table about
}

// handed forgets what hands have begun and, where another seat looks now, what was chosen.
func (h *handwork) handed(s selection, other bool) selection {
	h.throws, h.grips, h.pull, h.drags = throws{}, grips{}, pull{}, drags{}
	if other {
		return selection{}
	}
	return s
}

func (h *handwork) step() {
	h.throws.step()
	h.grips.step()
	h.cursors.step(h.Given.Frame.Kit.Look.ReducedMotion)
	h.pull.step()
}

func (h *handwork) moving() bool {
	return h.throws.moving() || h.grips.moving() || h.pull.moving()
}
