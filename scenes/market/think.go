package market

import (
	"slices"

	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// think finds out what options and selection come to, and marks the things on the board. It does nothing if all is as
// it was.
func (p *player) think() {
	if !p.Given.Synced {
		return
	}
	p.now = p.upshot(p.Sel)
	of := thought{p.now, p.Proposed.On, p.Proposed.Move}
	if of == p.of {
		return
	}
	p.of, p.marks = of, marksOf(p.now)
	if of.hinted {
		for _, t := range about(p.options.view, of.hint) {
			p.marks.Set(t, boards.Hinted, true)
		}
		if i, ok := otherOffer(p.now, of.hint); ok {
			p.marks.Set(things.Nth(offer, i), boards.Hinted, true)
		}
	}
}

// upshot returns what a selection comes to; for the selection of the board that is known already.
func (p *player) upshot(s selection) *upshot {
	if p.now.options == p.options && p.now.sel == s {
		return p.now
	}
	return upshotOf(p.options, s)
}

// otherOffer returns the offer to which a proposed move belongs, unless that offer is meant already. For instance, a
// chosen main store means to lay it, and somebody who wants to discard it for thefts has to say so.
func otherOffer(n *upshot, m rules.Move) (int, bool) {
	f, ok := offerOf(n.options, &n.sel, &m)
	i := slices.Index(n.offers, f)
	return i, ok && i >= 0 && f != n.meant
}
