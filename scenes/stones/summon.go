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

// afford gives display cards back that the chosen hand cards cannot pay, the dearest first; but not the one to be kept, if any.
func (s *selection) afford(o *options, keep int) {
	for slot := rules.Slots; slot > 0 && s.spent(o) > summoning(o, s).Magic; slot-- {
		s.slots[slot] = s.slots[slot] && slot == keep
	}
}
