package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawRing draws a duel: who challenged whom, their cards with swords between, and how it stands; or a game of
// rock-paper-scissors.
func (a *artist) drawRing(c *ui.Canvas) {
	r, m := &a.places.ring, &a.Model
	if r.rect.Empty() {
		return
	}
	boards.Tray(c, r.rect)
	first, second := m.fight.Seat, m.fight.Target
	if m.plays {
		first, second = m.throws.Seats[0], m.throws.Seats[1]
	}
	for i, s := range [...]games.Seat{first, second} {
		boards.Badge(c, a.Given.Frame.Sitters, s, r.badges[i])
	}
	if m.plays {
		a.drawPicks(c)
	} else {
		a.drawDuel(c)
	}
	head, words := r.line.CutTop(r.line.H*.55, 0)
	style, small := c.Type.Strong.In(c.Palette.GoldText), c.Type.Label
	if title := c.Type.Title.In(c.Palette.GoldText); title.Size <= head.H &&
		c.Measure(a.words.ringHead, title, 0).W <= head.W {
		style, small = title, c.Type.Body
	}
	if !boards.Label(c, a.words.ringHead, style, head, ui.AlignCenter) { // the badges beside the cards say it too
		words = r.line
	}
	c.TextIn(a.words.ringLine, small, words, ui.AlignCenter|ui.AlignMiddle)
	if !r.stakes.Empty() && !m.plays && m.fight.Open {
		a.drawStakes(c, &m.who[second], r.stakes)
	}
}

// drawStakes draws what can be taken from a seat that does not hold: its loose runes, and a card of its hand.
func (a *artist) drawStakes(c *ui.Canvas, who *seatModel, r ui.Rect) {
	side := ui.Whole(min(r.H*.8, c.Dp(44), r.W*.12))
	x := r.X
	for colour := rules.Red; colour <= rules.Blue; colour++ {
		if n := who.loose[colour]; n > 0 {
			a.drawLoose(c, colour, n, ui.Rc(x, r.Y, side*1.15, r.H))
			x += side * 1.2
		}
	}
	if len(who.hand) > 0 {
		a.painter.back(c, ui.RectAround(ui.Pt(x+side*.4, r.Center().Y), ui.Sz(side*.7, side)).Snap())
		x += side
	}
	c.TextIn(a.words.stakes, c.Type.Body, ui.Rc(x+c.Gap.S, r.Y, r.Right()-x-c.Gap.S, r.H), ui.AlignLeft|ui.AlignMiddle)
}

// drawPicks draws the picks of rock-paper-scissors: the picks of the last game, or places for the next ones. A pick
// that has been made lies face down, whatever it is.
func (a *artist) drawPicks(c *ui.Canvas) {
	m := &a.Model
	for i, r := range a.places.ring.cards {
		switch choice := m.throws.Last[i]; {
		case m.throws.Picked && i == 0, choice != rules.NoPick && m.turned < .5 && !m.throws.Picked:
			a.painter.back(c, r.Snap())
		case choice != rules.NoPick && !m.throws.Picked:
			a.painter.sign(c, choice, r.Center(), ui.Whole(min(r.W, r.H)))
		default:
			dashed(c, r, c.Palette.Gold.Fade(.7))
		}
	}
}

// drawAsked draws what a public question is about: the defending seat as everybody sees it, and what everybody may
// know.
func (a *artist) drawAsked(c *ui.Canvas) {
	at := &a.places.asked
	n := len(at.notes.Lines)
	if n == 0 || len(a.words.asked) < n {
		return
	}
	a.drawSeat(c, &at.seat)
	boards.Tray(c, at.tray)
	at.notes.DrawNotes(c, a.words.asked[:n], c.Palette.Cream, c.Palette.Text, func(i int, r ui.Rect, ink ui.Color) {
		a.drawSign(c, &a.words.askedSigns[i], r, ink)
	})
}
