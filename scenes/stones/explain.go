package stones

import rules "runehall/games/stones"

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
