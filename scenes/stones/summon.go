package stones

import rules "runehall/games/stones"

func summoning(o *options, s *selection) rules.Summon { return o.view.Summon(o.view.OnTurn(), s.set()) }

func (s *selection) spent(o *options) (n int) {
	for slot, ticked := range s.slots {
		if ticked {
			n += o.view.SlotPrice(slot)
		}
	}
	return n
}

// oneMore returns the slot of the dearest display card that the remaining magic buys, and how much magic remains. The
// slot is 0 if there is none. The magic remains after what is chosen and what has been bought; before a display card is
// chosen or bought, both are 0.
func oneMore(o *options, s *selection) (slot, left int) {
	whole, ticks := summoning(o, s), false
	for _, t := range s.slots {
		ticks = ticks || t
	}
	if !ticks && !o.legal(rules.Move{Kind: rules.Done}) {
		return 0, 0
	}
	left = whole.Magic - s.spent(o)
	for n := rules.Slots; n > 0; n-- {
		if whole.Slots[n] && !s.slots[n] && o.view.SlotPrice(n) <= left {
			return n, left
		}
	}
	return 0, left
}

// afford unticks display cards that the chosen hand cards cannot pay, the dearest first. It does not untick the slot
// keep; 0 keeps none.
func (s *selection) afford(o *options, keep int) {
	for slot := rules.Slots; slot > 0 && s.spent(o) > summoning(o, s).Magic; slot-- {
		s.slots[slot] = s.slots[slot] && slot == keep
	}
}
