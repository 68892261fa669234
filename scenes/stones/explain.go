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

// kindExplained is what of a kind of things is explained. One that is not listed says nothing.
type kindExplained struct {
	explain func(x explainer, t thing) explanation
	most    int  // how far their numbers go
	beside  bool // they are numbered as they lie beside each other: the sheet leads from one to the next
	stands  int  // how many lines say how a thing stands, to those who do not see the board; the others say what it is for
}

// allLines is more lines than an explanation has.
const allLines = 99

var explainers = [kinds]kindExplained{
	tab:         {explainer.action, int(actions), true, 0},
	hand:        {explainer.card, rules.ManyCards, true, allLines},
	slot:        {explainer.card, rules.Slots + 1, true, allLines},
	smithy:      {explainer.smithy, int(rules.Smithies), true, allLines},
	stone:       {explainer.stone, int(rules.Stones), true, allLines},
	ownStone:    {explainer.stone, int(rules.Stones), false, allLines},
	field:       {explainer.field, fields, true, 3},
	row:         {explainer.row, int(rules.Rows), false, 1},
	purse:       {explainer.purse, purseSize, true, 0},
	played:      {explainer.card, rules.ManyCards, true, allLines},
	icon:        {explainer.icon, 2, false, allLines},
	tile:        {explainer.tile, maxTiles, false, 0},
	payWay:      {explainer.way, 2, false, 0},
	die:         {explainer.die, rules.ManyCards, false, allLines},
	pile:        {explainer.pile, 1, false, 1},
	discards:    {explainer.cards, 1, false, 1},
	draw:        {explainer.cards, 1, false, 1},
	ownDiscards: {explainer.cards, 1, false, 1},
	chip:        {explainer.seat, 1, false, allLines},
	track:       {explainer.track, 1, false, allLines},
	card:        {explainer.card, int(rules.LastDruid) + 1, true, allLines},
}

// explain says what a thing is; one that says nothing of its own has no notes.
func (x explainer) explain(t thing) (e explanation) {
	if of := &explainers[t.Kind]; of.explain != nil && t.N >= 0 && int(t.N) < of.most {
		e = of.explain(x, t)
	}
	if len(e.Lines) > 0 && e.Picture.kind == noSign {
		e.Picture = e.Lines[0].Sign
	}
	return e
}

// cardOf returns the card that a thing is, with its owner and the slot of the display in which it lies, or Hidden.
func (x explainer) cardOf(t thing) (c rules.Card, seat games.Seat, shown int) {
	m, n := x.model, int(t.N)
	switch {
	case t.Kind == slot && n >= 1 && n <= rules.Slots:
		return m.display[n-1], 0, n
	case t.Kind == hand && t.Seat >= 0 && n < len(m.who[t.Seat].hand):
		return m.who[t.Seat].hand[n], t.Seat, 0
	case t.Kind == played && n < len(m.played):
		return m.played[n], m.onTurn, 0
	case t.Kind == card:
		return rules.Card(n), t.Seat, 0
	}
	return rules.Hidden, games.Nobody, 0
}

// neighbour returns what the sheet leads to, one on or back, and at which page of it: the next card of the display, the next page of a
// pile. It is false where there is nothing.
func (p *player) neighbour(by int) (next thing, page int, ok bool) {
	t, page := p.Sel.About, p.Sel.page
	switch {
	case p.Sel.Sheet == pileSheet:
		p.tell()
		page += by
		per := len(p.places.sheet.Items)
		return t, page, page >= 0 && per > 0 && page*per < len(p.sheets.cards)
	case p.Sel.Sheet != boards.ExplainSheet || !explainers[t.Kind].beside:
		return thing{}, page, false
	case t.Kind == card:
		next, ok = p.besideCard(t, by)
		return next, page, ok
	}
	x := p.explainer()
	for t = beside(t, int16(by)); t.N >= 0 && int(t.N) < explainers[t.Kind].most; t = beside(t, int16(by)) {
		if len(x.explain(t).Lines) > 0 {
			return t, page, true
		}
	}
	return thing{}, page, false
}

// beside returns the thing that lies next to one, on or back: fields follow on those of the row above.
func beside(t thing, by int16) thing {
	t.N += by
	switch {
	case t.Kind != field:
	case t.N == fields && t.M < int16(rules.Lower):
		t.N, t.M = 0, t.M+1
	case t.N < 0 && t.M > 0:
		t.N, t.M = fields-1, t.M-1
	}
	return t
}

// leads reports whether the sheet leads back (0) or on (1).
func (p *player) leads(way int) bool {
	if p.Sel.Sheet == pileSheet { // whose pages are made by the layout
		_, _, ok := p.neighbour(2*way - 1)
		return ok
	}
	return p.sheets.ways[way]
}

// besideCard returns the neighbour of a card in the pile in which it lies.
func (p *player) besideCard(t thing, by int) (thing, bool) {
	in := pileOf(t)
	list, seat := p.explainer().pileCards(in)
	n := slices.Index(list, rules.Card(t.N)) + by
	if n < 0 || n >= len(list) {
		return thing{}, false
	}
	return cardIn(in, seat, list[n]), true
}

// pileCards lists the cards of a pile, or of a hand, that the reader may know, by number: the order of a pile is nobody's to see. With it goes the seat
// whose cards they are.
func (x explainer) pileCards(t thing) ([]rules.Card, games.Seat) {
	switch s := t.Seat; {
	case t.Kind == discards:
		return x.model.discards.Cards(), 0
	case s < 0:
	case t.Kind == ownDiscards:
		return x.model.who[s].discards.Cards(), s
	case t.Kind == draw:
		return x.view.Unseen(s).Cards(), s
	case t.Kind == hand:
		return x.view.Hand(s).Cards(), s
	}
	return nil, t.Seat
}
