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
		a.drawDuel(c)
	}
	head, line := r.line.CutTop(r.line.H*.5, 0)
	boards.Label(c, a.words.ringHead, c.Type.Strong.In(c.Palette.GoldText), head, ui.AlignCenter)
	c.TextIn(a.words.ringLine, c.Type.Label, line, ui.AlignCenter|ui.AlignMiddle)
	if !r.stakes.Empty() {
		c.TextIn(a.words.stakes, c.Type.Body, r.stakes, ui.AlignCenter|ui.AlignMiddle)
	}
}

// drawPicks draws the picks of rock-paper-scissors: those of the last game, or places for those that are still secret. A pick that is made
// lies face down, whatever it is.
func (a *artist) drawPicks(c *ui.Canvas) {
	m := &a.show.model
	for i, r := range a.places.ring.cards {
		switch pick := m.throws.Last[i]; {
		case m.throws.Picked && i == 0, pick != rules.NoPick && m.turned < .5 && !m.throws.Picked:
			a.painter.back(c, r.Snap())
		case pick != rules.NoPick && !m.throws.Picked:
			a.painter.sign(c, pick, r.Center(), ui.Whole(min(r.W, r.H)))
		default:
			dashed(c, r, c.Palette.Gold.Fade(.7))
		}
	}
}
