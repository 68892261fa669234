package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawStage draws the cards that another seat lays or plays, the open one lit.
func (a *artist) drawStage(c *ui.Canvas) {
	m := &a.show.model
	if m.onTurn == a.given.Front || len(a.places.stage) == 0 || a.places.stage[0].Empty() {
		return
	}
	for i, card := range m.played {
		if i >= len(a.places.stage) {
			break
		}
		a.drawPlayed(c, card, i, a.places.stage[i].Snap(), ui.Rect{})
	}
	if m.die.Die != rules.NoDie {
		last := a.places.stage[min(len(m.played), len(a.places.stage)-1)]
		a.drawDie(c, last, ui.Rect{})
	}
}

// drawPlayed draws a card that is laid or played: lit while its ability is carried out, dark once that is finished.
func (a *artist) drawPlayed(c *ui.Canvas, card rules.Card, i int, r, tag ui.Rect) {
	m := &a.show.model
	if m.away(spot{kind: spotPlayed, seat: m.onTurn, index: i}) {
		return
	}
	radius := a.drawCard(c, m.onTurn, card, r)
	switch {
	case m.finished.Has(card):
		boards.Veil(c, r, radius, boards.VeilReach)
	case card == m.open || card == a.words.step.card && card != rules.Hidden:
		boards.Gild(c, r, radius)
	}
	a.drawHint(c, target{onPlayed, i}, r, radius)
	if n := a.words.step.orders[min(i, rules.ManyCards-1)]; n > 0 && !tag.Empty() {
		d := max(c.Dp(9), min(c.Dp(13), r.W*.16))
		badge(c, n, ui.Pt(r.Center().X, r.Y), d)
	}
	a.drawFate(c, a.words.marks.played[min(i, rules.ManyCards-1)], tag)
}

// drawDie draws the die that lies open, and that it counts twice.
func (a *artist) drawDie(c *ui.Canvas, r, head ui.Rect) {
	m := &a.show.model
	if r.Empty() || m.away(m.dieSpot()) {
		return
	}
	side := ui.Whole(min(r.W, r.H) * dieShare)
	box := r.Place(ui.Sz(side, side), .5, .5).Snap()
	c.Glow(box.Center(), side*.8, c.Palette.Gold.Fade(.3))
	a.painter.die(c, m.die.Die, box)
	a.drawHint(c, target{onDie, 0}, box, side*.2)
	if m.die.Times > 1 {
		badge(c, m.die.Times, ui.Pt(box.Right()-side*.05, box.Y+side*.08), max(c.Dp(10), side*.16))
	}
}
