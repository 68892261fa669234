package stones

import rules "runehall/games/stones"

// markSmithies marks which smithies can be forged at.
func (w *words) markSmithies(m *stances) {
	o, sel := w.hand.options, &w.hand.sel
	for at := range rules.Smithies {
		switch {
		case sel.forges && sel.smithy == at:
			m.smithies[at] = standsChosen
		case !w.forges(at):
			m.smithies[at] = standsDim
		case o.phase != rules.PlacePhase && !sel.forges:
			m.smithies[at] = standsLit
		}
	}
}

// forges reports whether the seat that acts can forge at a smithy now.
func (w *words) forges(at rules.Smithy) bool {
	return w.hand.options.any(func(m rules.Move) bool {
		return (m.Kind == rules.Forge || m.Kind == rules.ForgeOre) && m.Smithy == at
	})
}

// markFields marks where the artifact may be placed.
func (w *words) markFields(m *stances) {
	o, sel := w.hand.options, &w.hand.sel
	for _, at := range freeFields(o, sel) {
		m.fields[fieldAt(at).index()] = standsLit
	}
	if at, ok := place(o, sel); ok && artifact(o, sel) != rules.NoColour {
		m.fields[at.index()] = standsChosen
	}
}
