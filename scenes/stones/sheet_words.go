package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

func (p *player) sheetSize() (lines, items int) {
	if p.Sel.Sheet == boards.NoSheet || !p.Given.Ready() {
		return 0, 0
	}
	p.writeSheet()
	if p.Sel.Sheet == seatSheet {
		return seatLines, seatItems
	}
	return len(p.sheets.lines), len(p.sheets.cards) + len(p.sheets.pick)
}

// writeSheet puts the open sheet into words, unless it is written already.
func (p *player) writeSheet() {
	x, s := p.explainer(), &p.sheets
	c, _, _ := x.cardOf(p.Sel.About)
	now := sheetKey{p.Sel.Sheet, p.Sel.About, p.Sel.page, c, p.Given.View, p.Given.Front, x.tiles, p.Shown(),
		p.Given.Frames}
	if s.made == now {
		return
	}
	say := p.Given.Frame.Say
	*s = sheets{made: now, seat: games.Nobody}
	switch p.Sel.Sheet {
	case boards.ExplainSheet:
		s.told = x.explain(p.Sel.About)
	case seatSheet:
		s.seat = p.Sel.About.Seat
		s.told.Title = explained("board", seatName(s.seat))
		s.draw, s.own, s.hand = say(explained("short.draw")), say(explained("short.own")), say(explained("short.hand"))
		s.none = say(explained("no-stones"))
	case pileSheet:
		s.told.Title = x.explain(p.Sel.About).Title
		if s.cards, s.seat = x.pileCards(p.Sel.About); len(s.cards) == 0 {
			s.none = say(explained("no-cards"))
		}
	case swapSheet, jokerSheet:
		stone := sheetStones[p.Sel.Sheet]
		s.told, s.pick = aboutStone(stone), p.options.stoneMoves(stone)
	default:
		s.told.Title = explained(sheetNames[p.Sel.Sheet])
	}
	s.title, s.lines = s.told.Said(say)
	for i := range s.beside {
		if t, _, ok := p.neighbour(2*i - 1); ok {
			s.ways[i] = true
			if c, _, _ := x.cardOf(t); c != rules.Hidden {
				s.beside[i] = c.String()
			}
		}
	}
	for _, m := range s.pick {
		s.labels = append(s.labels, say(choiceWords(m)))
	}
}

func choiceWords(m rules.Move) games.Phrase {
	id := map[rules.MoveKind]string{rules.SwapGem: "swap.gem.", rules.SwapOre: "swap.ore.",
		rules.SetJoker: "joker.set."}[m.Kind]
	return explained(id + m.Colour.String())
}

// choice returns the move that a tap on an item of a rune stone's sheet makes. It returns false for other things.
func (p *player) choice(t thing) (none rules.Move, makes bool) {
	if t.Kind != item {
		return none, false
	}
	if p.writeSheet(); int(t.N) >= len(p.sheets.pick) {
		return none, false
	}
	return p.sheets.pick[t.N], true
}

func (p *player) item(n int) thing {
	p.writeSheet()
	s := &p.sheets
	switch p.Sel.Sheet {
	case pileSheet:
		if n += p.Sel.page * len(p.places.sheet.Items); n >= 0 && n < len(s.cards) {
			return cardIn(p.Sel.About, s.seat, s.cards[n])
		}
	case seatSheet:
		return p.seatItem(s.seat, n)
	}
	return thing{}
}

// seatItem returns what an item of a seat's sheet stands for: a pile, a rune stone, or a hand card that the reader
// knows.
func (p *player) seatItem(s games.Seat, n int) thing {
	w := &p.Model.who[s]
	switch i := n - itemHand; {
	case n == itemDraw:
		return ownPile(s)
	case n == itemOwn:
		return ownDiscardsOf(s)
	case n < itemHand && n-itemStones < len(w.stones):
		return stoneOf(w.stones[n-itemStones])
	case i >= 0 && i < len(w.hand) && w.hand[i] != rules.Hidden && !p.hides(s):
		return cardIn(things.The(hand), s, w.hand[i])
	}
	return thing{}
}

// hides reports whether the hand of a seat must not be seen now. It is the hand of the seat in front, while anybody may
// be looking.
func (p *player) hides(s games.Seat) bool { return p.Given.Bare && s == p.Given.Front }

// neighbour returns what the sheet leads to, on for 1 and back for -1: the next thing, such as the next display card,
// or the next page of a pile. It returns false if there is nothing.
func (p *player) neighbour(by int) (next thing, page int, ok bool) {
	t, page := p.Sel.About, p.Sel.page
	switch {
	case p.Sel.Sheet == pileSheet:
		p.writeSheet()
		page += by
		per := len(p.places.sheet.Items)
		return t, page, page >= 0 && per > 0 && page*per < len(p.sheets.cards)
	case p.Sel.Sheet != boards.ExplainSheet || !sayings[t.Kind].beside:
		return thing{}, page, false
	case t.Kind == card:
		next, ok = p.besideCard(t, by)
		return next, page, ok
	}
	x := p.explainer()
	for t = beside(t, int16(by)); t.N >= 0 && int(t.N) < sayings[t.Kind].most; t = beside(t, int16(by)) {
		if len(x.explain(t).Lines) > 0 {
			return t, page, true
		}
	}
	return thing{}, page, false
}

// leads reports whether the sheet leads back, for way 0, or on, for way 1.
func (p *player) leads(way int) bool {
	if p.Sel.Sheet == pileSheet { // ask again, since the layout makes the pages
		_, _, ok := p.neighbour(2*way - 1)
		return ok
	}
	return p.sheets.ways[way]
}

func (p *player) besideCard(t thing, by int) (thing, bool) {
	in := pileOf(t)
	list, seat := p.explainer().pileCards(in)
	n := slices.Index(list, rules.Card(t.N)) + by
	if n < 0 || n >= len(list) {
		return thing{}, false
	}
	return cardIn(in, seat, list[n]), true
}

// explains reports whether there is something to say about a thing.
func (p *player) explains(t thing) bool {
	return p.Given.Ready() && len(p.explainer().explain(t).Lines) > 0
}
