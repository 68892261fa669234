package masters

import (
	"slices"

	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

func (p *player) wire() {
	tap := func(t thing) { p.Press(gesture{Kind: boards.Tap, On: t}) }
	p.choices.Wire(func(m rules.Move) { tap(things.Nth(choice, slices.Index(p.choices.Moves, m))) })
	p.curtain.OnTap = func() { p.Press(gesture{Kind: boards.OpenHand}) }
	p.deck.OnTap = func() { tap(deckThing) }
	for i, icon := range [...]ui.Icon{ui.IconBack, ui.IconForward} {
		p.leaves[i] = ui.Button{Kind: ui.SlateButton, Icon: icon, OnTap: func() { tap(things.Nth(leaf, i)) }}
	}
}

// placeButtons places the buttons that stay where they are whatever is chosen.
func (p *player) placeButtons() {
	k, panel := p.Given.Frame.Kit, &p.places.panel
	p.Corners.Place(k, p.places.ledge.left, p.places.ledge.right, panel.centre)
	p.leaves[0].Layout(k, panel.back)
	p.leaves[1].Layout(k, panel.next)
	p.deck.Layout(k, p.places.deck)
}

// placeChoices offers the moves that are chosen by buttons, and the button that opens the curtain, and places them.
func (p *player) placeChoices() {
	k, say := p.Given.Frame.Kit, p.Given.Frame.Say
	var moves []rules.Move
	// what can be chosen next is not offered before the picture has caught up
	if !p.Given.Bare && p.Shown() && p.places.panel.there() {
		moves = choices(nil, p.options, &p.Sel)
	}
	var curtain *ui.Button
	if p.curtain.Layout(k, ui.Rect{}); p.AsksCurtain() {
		curtain, p.curtain.Text = &p.curtain, say(key("masters.board.open-hand"))
	}
	widths := p.choices.Offer(k, moves, func(m rules.Move) string { return say(key(choiceKey(m))) }, curtain)
	panel := p.places.panel
	row := panel.choices(k, widths, p.worded())
	p.chooser = len(row) > 1 || len(row) == 1 && panel.solo.Empty()
	p.turned = len(row) == 1 && row[0].Overlaps(p.places.ledge.left)
	p.choices.Place(k, row)
}

// updateButtons hands the tick to the buttons that can be pressed now, and finds out whether the table has the focus
// (keyed).
func (p *player) updateButtons(c *ui.Context) {
	p.choices.Update(c)
	p.keyed = false
	if stop := p.Owner(things.The(plane)); c.RingShown() && c.Focused(stop) {
		p.keyed = true
	}
	p.Corners.Update(c, p.turns(), p.centres())
	if p.stepping() {
		for i := range p.leaves {
			p.leaves[i].Update(c)
		}
	}
	if p.draws() {
		p.deck.Update(c)
	}
	if n := &p.choices; len(n.Moves) > 1 && n.Moves[0].Kind == rules.Ignore {
		n.Pair(c) // the arrow keys pass from one to the other, and do not move the draft
	}
}

// worded reports whether the panel has words about what is chosen.
func (p *player) worded() bool { return p.verdict.on || p.Sel.pick }

// centres reports whether the button that brings the whole table into sight is shown. The buttons of a choice take its
// place.
func (p *player) centres() bool { return !p.chooser }

// stepping reports whether the buttons that lead from one lit place to the next are shown.
func (p *player) stepping() bool {
	if p.chooser || p.Given.Bare || p.options.actor < 0 || !p.Shown() {
		return false
	}
	_, n := p.options.candidates(&p.Sel)
	return n > 0
}

// draws reports whether the deck is a button: a card may be drawn from it.
func (p *player) draws() bool {
	_, ok := p.options.drawMove()
	return ok && !p.Given.Bare
}
