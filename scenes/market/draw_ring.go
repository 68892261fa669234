package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawRing draws a duel: who challenged whom, their cards with swords between, and how it stands; or rock-paper-scissors.
func (a *artist) drawRing(c *ui.Canvas) {
	r, m := &a.places.ring, &a.show.model
	if r.rect.Empty() {
		return
	}
	boards.Tray(c, r.rect)
	p := &c.Palette
	first, second := m.fight.Seat, m.fight.Target
	if m.plays {
		first, second = m.throws.Seats[0], m.throws.Seats[1]
	}
	for i, s := range [...]games.Seat{first, second} {
		boards.Badge(c, a.given.Frame.Sitters, s, r.badges[i])
	}
	if m.plays {
		a.drawPicks(c)
	} else {
		a.painter.swords(c, r.between.Center(), ui.Whole(min(r.between.W, r.between.H)*1.1))
		a.drawFought(c, m.fight.Card, r.cards[0], !m.fight.Open && m.fight.Shown != rules.Hidden)
		shown := m.fight.Shown
		if own := a.hand.sel.shown; m.fight.Open && own != rules.Hidden {
			shown = own
		}
		if shown != rules.Hidden {
			a.drawFought(c, shown, r.cards[1], false)
		} else {
			dashed(c, r.cards[1], p.Gold.Fade(.7))
		}
	}
	head, line := r.line.CutTop(r.line.H*.5, 0)
	boards.Label(c, a.words.ringHead, c.Type.Strong.In(p.GoldText), head, ui.AlignCenter)
	c.TextIn(a.words.ringLine, c.Type.Label, line, ui.AlignCenter|ui.AlignMiddle)
	if !r.stakes.Empty() {
		c.TextIn(a.words.stakes, c.Type.Body, r.stakes, ui.AlignCenter|ui.AlignMiddle)
	}
}

// drawFought draws a card of a duel; one that is beaten is dark.
func (a *artist) drawFought(c *ui.Canvas, card rules.Card, r ui.Rect, beaten bool) {
	r = r.Snap()
	a.painter.card(c, card, r)
	if beaten {
		boards.Veil(c, r, cardRadius(r), boards.VeilReach)
	}
}

// drawPicks draws the picks of rock-paper-scissors: those of the last game, or places for those that are still secret.
func (a *artist) drawPicks(c *ui.Canvas) {
	t := &a.show.model.throws
	for i, r := range a.places.ring.cards {
		if pick := t.Last[i]; pick != rules.NoPick {
			a.painter.sign(c, pick, r.Center(), ui.Whole(min(r.W, r.H)))
		} else {
			dashed(c, r, c.Palette.Gold.Fade(.7))
		}
	}
}
