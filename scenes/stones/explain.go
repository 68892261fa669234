package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// explanation says what a thing is; one without a picture shows the sign of its first line.
type explanation struct{ boards.Explanation[sign] }

// tell adds a line whose words are a message and, with ".text", a second one.
func (e *explanation) tell(s sign, k string, args ...games.Arg) {
	e.Tell(s, "stones.explain."+k, args...)
}

// explained returns a phrase of the explanations.
func explained(k string, args ...games.Arg) games.Phrase {
	return games.Phrase{Key: "stones.explain." + k, Args: args}
}

// counted fills the placeholder that chooses the plural.
func counted(n int) games.Arg { return number("n", n) }

// explainer explains what is on the screen: which things lie where it takes from the picture, what they are from the view. It tells
// nothing that the reader may not know.
type explainer struct {
	view  rules.View
	model *model
	front games.Seat
	tiles tiles // what gems are chosen from, or paid with
}

// explainers explain what is of a kind by its index, as far as those go.
var explainers = [targetKinds]struct {
	most    int
	explain func(x explainer, index int) explanation
}{
	onTab:      {int(actions), explainer.action},
	onSmithy:   {int(rules.Smithies), explainer.smithy},
	onStone:    {int(rules.Stones), explainer.stone},
	onOwnStone: {int(rules.Stones), explainer.stone},
	onField:    {int(rules.Rows) * fields, explainer.field},
	onRow:      {int(rules.Rows), explainer.row},
	onPurse:    {purseSize, explainer.purse},
	onIcon:     {2, explainer.icon},
	onChoice:   {maxTiles, explainer.tile},
	onPayWay:   {2, explainer.way},
	onDie:      {1, explainer.die},
	onPile:     {1, explainer.pile},
	onSeat:     {games.MaxSeats, explainer.seat},
	onTrack:    {1, explainer.track},
}

// explain says what a target is; one that says nothing of its own has no notes.
func (x explainer) explain(t target) (e explanation) {
	switch of := explainers[t.kind]; {
	case t.kind == onSlot, t.kind == onHand, t.kind == onPlayed, t.kind == onCard:
		e = x.explainCard(t)
	case pile(t):
		e = x.explainCards(t)
	case t.index >= 0 && t.index < of.most:
		e = of.explain(x, t.index)
	}
	if len(e.Lines) > 0 && e.Picture.kind == noSign {
		e.Picture = e.Lines[0].Sign
	}
	return e
}

// card returns the card that a target is, with its owner and the slot of the display in which it lies, or Hidden.
func (x explainer) card(t target) (c rules.Card, seat games.Seat, slot int) {
	m := x.model
	switch {
	case t.kind == onSlot && t.index >= 1 && t.index <= rules.Slots:
		return m.display[t.index-1], 0, t.index
	case t.kind == onHand && x.front >= 0 && t.index < len(m.who[x.front].hand):
		return m.who[x.front].hand[t.index], x.front, 0
	case t.kind == onPlayed && t.index < len(m.played):
		return m.played[t.index], m.onTurn, 0
	case t.kind == onCard:
		c, seat = cardAt(t)
		return c, seat, 0
	}
	return rules.Hidden, games.Nobody, 0
}

// neighbour returns what the sheet leads to, one on or back: the next card of the display, the next page of a pile. It is false where
// there is nothing.
func (h *hand) neighbour(by int) (target, bool) {
	t := h.sel.about
	switch {
	case h.sel.sheet == pileSheet:
		h.tell()
		n := page(t) + by
		if per := len(h.places.sheet.Items); n >= 0 && per > 0 && n*per < len(h.sheets.cards) {
			return turned(t, by), true
		}
		return target{}, false
	case h.sel.sheet != explainSheet:
		return target{}, false
	case t.kind == onCard:
		return h.besideCard(t, by)
	}
	x := h.explainer()
	for n := t.index + by; n >= 0 && n < mostNeighbours; n += by {
		next := target{t.kind, n}
		if hasNeighbours(t.kind) && len(x.explain(next).Lines) > 0 {
			return next, true
		}
	}
	return target{}, false
}

// leads reports whether the sheet leads back (0) or on (1).
func (h *hand) leads(way int) bool {
	if h.sel.sheet == pileSheet { // whose pages are made by the layout
		_, ok := h.neighbour(2*way - 1)
		return ok
	}
	return h.sheets.ways[way]
}

// mostNeighbours is more than there are things of a kind.
const mostNeighbours = 2 * fields

// hasNeighbours reports whether the index of a kind of target counts things that lie beside each other.
func hasNeighbours(k targetKind) bool {
	switch k {
	case onTab, onHand, onSlot, onSmithy, onStone, onField, onPurse, onPlayed, onCard:
		return true
	}
	return false
}

// besideCard returns the neighbour of a card in the pile in which it lies.
func (h *hand) besideCard(t target, by int) (target, bool) {
	c, _ := cardAt(t)
	pile := pileAt(t)
	list, seat := h.explainer().pileCards(pile)
	n := slices.Index(list, c) + by
	if n < 0 || n >= len(list) {
		return target{}, false
	}
	return cardTarget(list[n], seat, pile), true
}
