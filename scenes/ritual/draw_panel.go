package ritual

import (
	"math"
	"slices"

	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawPanel draws the open panel and the buttons of a choice.
func (b *Board) drawPanel(c *ui.Canvas) {
	p := &b.over
	if b.sel.panel == noPanel {
		if len(p.choices) > 0 {
			c.Box(p.rect, c.Radius.Panel, ui.Flat(c.Palette.Ink.Fade(.75)))
		}
		b.drawChoices(c)
		return
	}
	c.Panel(p.rect)
	c.TextIn(b.words.title, c.Type.Section, p.title, ui.AlignLeft|ui.AlignMiddle)
	b.buttons.close.Draw(c)
	switch b.sel.panel {
	case handPanel:
		b.drawOpenHand(c)
	case cardPanel:
		b.drawOpenCards(c)
	case pilePanel:
		b.drawDiscards(c)
	}
	b.drawChoices(c)
}

func (b *Board) drawChoices(c *ui.Canvas) {
	for i := range b.buttons.moves {
		b.buttons.choices[i].Draw(c)
	}
	if b.sel.panel == handPanel && !b.buttons.curtain.Rect().Empty() {
		b.buttons.curtain.Draw(c)
	}
}

// drawOpenHand draws a seat's hand tiles, large; those that a ritual can take are ringed.
func (b *Board) drawOpenHand(c *ui.Canvas) {
	hand := b.model.hands[b.sel.seat]
	r := math.Floor(b.over.radius)
	for i, place := range b.over.items {
		if i >= len(hand) {
			return
		}
		t, at := hand[i], place.Center()
		b.art.draw(c, pictureKey{kind: shadowPicture}, at, r, r, white)
		b.drawTile(c, t, b.sel.turns[t], at, r, r, 1)
		switch {
		case b.sel.take == t || b.hinted && b.hint.Kind == rules.TakeTile && b.hint.Tile == t:
			b.art.draw(c, pictureKey{kind: targetPicture}, at, r, r, white)
		case slices.Contains(b.options.takes, t):
			b.art.draw(c, pictureKey{kind: ringPicture}, at, r, r, white)
		}
	}
}

// drawOpenCards draws the reader's rituals with their texts.
func (b *Board) drawOpenCards(c *ui.Canvas) {
	form := cardFull
	if !b.over.texts {
		form = cardName
		if len(b.over.items) > 0 && dps(&c.Theme, b.over.items[0].W) < 84 {
			form = cardSign
		}
	}
	for i, r := range b.over.items {
		if i >= len(b.model.held) {
			return
		}
		card := b.model.held[i]
		usable := b.options.usable(card) != nil
		chosen := card == b.sel.card && (i == 0 || b.model.held[i-1] != card) // one of two equal cards
		if chosen {
			c.Selected(r.Grow(c.Dp(3)), r.W*.07)
		} else if b.hinted && b.hint.Card == card {
			c.Selected(r.Grow(c.Dp(2)), r.W*.07)
		}
		b.drawCard(c, r, card, form, usable)
	}
	style := c.Type.Small
	if b.words.wrong {
		style = style.In(c.Palette.Blood.Mix(c.Palette.Cream, .5))
	}
	c.TextIn(b.words.info, style, b.over.info, ui.AlignCenter|ui.AlignMiddle)
}
