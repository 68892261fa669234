package toss

// handwork is what hands do with runes in ways for which gestures are not enough.
type handwork struct {
	*player
	throws  throws  // hands that throw
	grips   grips   // hands that snatch
	cursors cursors // hands of keys and gamepads, where several persons snatch
	pull    pull    // the hand that flicks
	tried   tried   // how strongly it has flicked from the same place before
	drags   drags   // the finger that draws the table about
}

// handed forgets what hands have begun and, if the device has passed to another seat, the selection.
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
