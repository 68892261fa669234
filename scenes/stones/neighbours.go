package stones

import "slices"

// neighbour returns what the sheet leads to, one on or back: the next card of the display, the next page of a pile. It is false where
// there is nothing.
func (h *hand) neighbour(by int) (target, bool) {
	t := h.sel.about
	switch {
	case h.sel.sheet == pileSheet:
		h.tell()
		n := page(t) + by
		if per := len(h.places.sheet.Items); n >= 0 && per > 0 && n*per < len(h.sheets.cards) {
			return turned(t, by), true
		}
		return target{}, false
	case h.sel.sheet != explainSheet:
		return target{}, false
	case t.kind == onCard:
		return h.besideCard(t, by)
	}
	x := h.explainer()
	for n := t.index + by; n >= 0 && n < mostNeighbours; n += by {
		next := target{t.kind, n}
		if hasNeighbours(t.kind) && len(x.explain(next).Lines) > 0 {
			return next, true
		}
	}
	return target{}, false
}

// leads reports whether the sheet leads back (0) or on (1).
func (h *hand) leads(way int) bool {
	if h.sel.sheet == pileSheet { // whose pages are made by the layout
		_, ok := h.neighbour(2*way - 1)
		return ok
	}
	return h.sheets.ways[way]
}

// mostNeighbours is more than there are things of a kind.
const mostNeighbours = 2 * fields

// hasNeighbours reports whether the index of a kind of target counts things that lie beside each other.
func hasNeighbours(k targetKind) bool {
	switch k {
	case onTab, onHand, onSlot, onSmithy, onStone, onField, onPurse, onPlayed, onCard:
		return true
	}
	return false
}

// besideCard returns the neighbour of a card in the pile in which it lies.
func (h *hand) besideCard(t target, by int) (target, bool) {
	c, _ := cardAt(t)
	pile := pileAt(t)
	list, seat := h.explainer().pileCards(pile)
	n := slices.Index(list, c) + by
	if n < 0 || n >= len(list) {
		return target{}, false
	}
	return cardTarget(list[n], seat, pile), true
}
