package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

func (h *player) wire() {
	choose := func(m rules.Move) { h.press(gesture{kind: chooseMove, move: m}) }
	h.choices.Wire(choose)
	h.stops.Same = func(t thing) thing { return all.Stop(t, h.given.Front) }
	h.curtain.OnTap = func() { h.press(gesture{kind: openHand}) }
	h.deck.OnTap = func() {
		if m, ok := h.options.draws(); ok {
			choose(m)
		}
	}
	for i, icon := range [...]ui.Icon{ui.IconBack, ui.IconForward} {
		h.steps[i] = ui.Button{Kind: ui.SlateButton, Icon: icon, OnTap: func() { h.press(gesture{kind: stepPlace, steps: 2*i - 1}) }}
	}
	h.corners.Wire(func(steps int) { h.press(gesture{kind: turnCard, steps: steps}) })
}

// place gives the buttons their places that do not depend on what is chosen.
func (h *player) place() {
	k, panel := h.given.Frame.Kit, &h.places.panel
	h.corners.Place(k, h.places.ledge.left, h.places.ledge.right, panel.centre)
	h.steps[0].Layout(k, panel.back)
	h.steps[1].Layout(k, panel.next)
	h.deck.Layout(k, h.places.deck)
}

// offer places the buttons of the present choice.
func (h *player) offer() {
	k, say := h.given.Frame.Kit, h.given.Frame.Say
	var moves []rules.Move
	if !h.given.Bare && h.show.shown() && h.places.panel.there() { // what can be chosen next is shown when the picture has caught up
		moves = choices(nil, h.options, &h.sel)
	}
	var curtain *ui.Button
	if h.curtain.Layout(k, ui.Rect{}); h.asksCurtain() {
		curtain, h.curtain.Text = &h.curtain, say(key("masters.board.open-hand"))
	}
	widths := h.choices.Offer(k, moves, func(m rules.Move) string { return say(key(choiceKey(m))) }, curtain)
	panel := h.places.panel
	row := panel.choices(k, widths, h.worded())
	h.chooser = len(row) > 1 || len(row) == 1 && panel.solo.Empty()
	h.turned = len(row) == 1 && row[0].Overlaps(h.places.ledge.left)
	h.choices.Place(k, row)
}

// choices appends the moves that stand on buttons for a selection. A token that can show two colours is placed by the
// button of the one that is meant; where either of two runes can be ignored, each has its button. A single such move is the
// golden button's.
func choices(dst []rules.Move, o *options, s *selection) []rules.Move {
	if s.draft {
		if list := o.ignores(nil, s.laid()); len(list) > 1 {
			dst = append(dst, list...)
		}
	}
	if s.pick && o.phase == rules.TokenPhase {
		if list := o.tokensOn(s.picked); len(list) > 1 {
			dst = append(dst, list...)
		}
	}
	for _, m := range o.choices {
		if m.Kind != rules.DrawExtra || s.card == rules.Hidden { // the deck offers that too
			dst = append(dst, m)
		}
	}
	return dst
}

func choiceKey(m rules.Move) string {
	switch m.Kind {
	case rules.ChooseSide:
		return "masters.board.side." + m.Side.String()
	case rules.PlaceToken:
		return "masters.board.token." + m.Colour.String()
	case rules.Ignore:
		if covers(laidBy(m), m.Rune) {
			return "masters.board.ignore.under"
		}
		return "masters.board.ignore.beside"
	}
	return doing(m.Kind)
}

// updateButtons lets the buttons that can be pressed now read the tick, and reports whether the whole table is to be shown.
func (h *player) updateButtons(c *ui.Context) (centred bool) {
	h.choices.Update(c)
	centred = h.corners.Update(c, h.turns(), h.centres())
	if h.stepping() {
		for i := range h.steps {
			h.steps[i].Update(c)
		}
	}
	if h.draws() {
		h.deck.Update(c)
	}
	return centred
}

// worded reports whether the panel has to say something about what is chosen.
func (h *player) worded() bool { return h.verdict.on || h.sel.pick }

// centres reports whether the button that brings the whole table into sight is shown: the buttons of a choice take its place.
func (h *player) centres() bool { return !h.chooser }

// stepping reports whether there are buttons that lead from one lit place to the next.
func (h *player) stepping() bool {
	if h.chooser || h.given.Bare || h.options.actor < 0 || !h.show.shown() {
		return false
	}
	_, n := h.options.candidates(&h.sel)
	return n > 0
}

func (h *player) draws() bool {
	_, ok := h.options.draws()
	return ok && !h.given.Bare
}

func key(k string) games.Phrase { return games.Phrase{Key: k} }
