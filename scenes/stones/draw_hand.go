package stones

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawHand draws the hand: chosen cards rise, with their place in the order and what becomes of them.
func (a *artist) drawHand(c *ui.Canvas) {
	hand, l, sel := a.words.frontHand(), &a.places.ledge, &a.hand.sel
	if a.hand.mode() == choosing {
		a.drawLaid(c)
	}
	for i, r := range l.hand {
		if i >= len(hand) {
			break
		}
		at := spot{kind: spotHand, seat: a.given.Front, index: i}
		r = a.shifted(c, r, at)
		if a.show.model.away(at) {
			continue
		}
		mark := a.words.stance(target{onHand, i})
		if mark == standsChosen {
			r = r.Move(ui.Pt(0, -min(c.Dp(6), r.H*.05)))
		}
		r = r.Snap()
		radius := a.drawCard(c, a.given.Front, hand[i], r)
		stand(c, mark, r, radius)
		if mark == standsChosen && a.words.doing() == "use" {
			d := max(c.Dp(9), min(c.Dp(14), r.W*.14, r.H*.2))
			badge(c, sel.indexOf(hand[i])+1, ui.Pt(r.Right()-d*.8, r.Y+d*.1), d)
		}
		a.drawHint(c, target{onHand, i}, r, radius)
		if fate := a.words.marks.fates[i]; fate != noFate {
			a.drawFate(c, fate, a.tagOf(c, i, r))
		}
	}
}

// tagOf returns where stands what becomes of a hand card: in its place below it, or else as a sign in its corner.
func (a *artist) tagOf(c *ui.Canvas, i int, r ui.Rect) ui.Rect {
	if l := &a.places.ledge; i < len(l.tags) && !l.tags[i].Empty() {
		return l.tags[i]
	}
	high := min(c.Dp(22), r.H*.3)
	bottom := r.Bottom()
	if r.W < r.H {
		bottom -= .47 * r.W // above what the card can do
	}
	return ui.Rc(r.X, bottom-high, high*1.4, high)
}

// drawLaid draws the cards that are laid for their magic, at the left of the hand.
func (a *artist) drawLaid(c *ui.Canvas) {
	for i, card := range a.show.model.played {
		if i >= len(a.places.ledge.step.cards) {
			return
		}
		r := a.places.ledge.step.cards[i].Snap()
		if !a.show.model.away(spot{kind: spotPlayed, seat: a.given.Front, index: i}) {
			radius := a.drawCard(c, a.given.Front, card, r)
			boards.Veil(c, r, radius, .3)
		}
	}
}
