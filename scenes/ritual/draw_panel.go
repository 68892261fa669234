package ritual

import (
	"math"
	"slices"

	rules "runehall/games/ritual"
	"runehall/ui"
)

func (a *artist) drawPanel(c *ui.Canvas) {
	p := &a.places.panel
	if a.Sel.panel == noPanel {
		if len(p.choices) > 0 {
			c.Box(p.rect, c.Radius.Panel, ui.Flat(c.Palette.Ink.Fade(.75)))
		}
		a.player.choices.Draw(c)
		return
	}
	c.Panel(p.rect)
	if !p.title.Empty() {
		c.TextIn(a.words.title, c.Type.Section, p.title, ui.AlignLeft|ui.AlignMiddle)
	}
	a.player.close.Draw(c)
	switch a.Sel.panel {
	case handPanel:
		a.drawOpenHand(c)
	case cardPanel:
		a.drawOpenCards(c)
	case pilePanel:
		a.drawDiscards(c)
	}
	a.player.choices.Draw(c)
}

// drawOpenHand draws a seat's hand tiles large, with rings round those that a ritual can take.
func (a *artist) drawOpenHand(c *ui.Canvas) {
	tiles := a.Model.hands[a.Sel.seat]
	r := math.Floor(a.places.panel.radius)
	for i, place := range a.places.panel.items {
		if i >= len(tiles) {
			return
		}
		t, at := tiles[i], place.Center()
		a.painter.draw(c, pictureKey{kind: shadowPicture}, at, r, r, ui.White)
		a.painter.drawTile(c, t, a.Sel.turns[t], at, r, r, 1)
		switch {
		case a.Sel.take == t || a.player.proposes(openTile(a.Sel.seat, t)):
			a.painter.draw(c, pictureKey{kind: targetPicture}, at, r, r, ui.White)
		case slices.Contains(a.player.options.takes, t):
			a.painter.draw(c, pictureKey{kind: ringPicture}, at, r, r, ui.White)
		}
	}
}

func (a *artist) drawOpenCards(c *ui.Canvas) {
	form := cardFull
	if !a.places.panel.texts {
		form = cardName
		if len(a.places.panel.items) > 0 && c.InDp(a.places.panel.items[0].W) < 84 {
			form = cardSign
		}
	}
	if read := a.player.enlarged(); !a.places.panel.sheet.Empty() && read != rules.Hidden {
		a.drawCard(c, a.places.panel.sheet, read, cardFull, true)
	}
	for i, r := range a.places.panel.items {
		if i >= len(a.Model.held) {
			return
		}
		card := a.Model.held[i]
		usable := a.player.options.usable(card) != nil
		chosen := card == a.Sel.card && (i == 0 || a.Model.held[i-1] != card) // of equal cards only the first
		if chosen {
			c.Selected(r.Grow(c.Dp(3)), r.W*.07)
		} else if a.player.proposes(ritualAt(i, card)) {
			c.Selected(r.Grow(c.Dp(2)), r.W*.07)
		}
		a.drawCard(c, r, card, form, usable)
	}
	style := c.Type.Small
	if a.words.wrong {
		style = style.In(c.Palette.Blood.Mix(c.Palette.Cream, .5))
	}
	c.TextIn(a.words.info, style, a.places.panel.info, ui.AlignCenter|ui.AlignMiddle)
}
