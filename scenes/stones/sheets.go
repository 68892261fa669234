package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// sheets keeps what the open sheet says, so that neither placing nor drawing it puts words together.
type sheets struct {
	made            sheetKey
	told            explanation
	title           string
	lines           []boards.Note
	cards           []rules.Card // of a pile, in the order of their numbers
	seat            games.Seat   // whose cards these are, or whose board is seen
	pick            []rules.Move // what can be chosen in the sheet of a rune stone
	labels          []string     // of these
	ways            [2]bool      // whether there is something before and after
	beside          [2]string    // the numbers of the cards there
	draw, own, hand string       // what piles and hand are called
	none            string       // that there are no rune stones, or no cards
}

// sheetKey is what the words of a sheet depend on.
type sheetKey struct {
	kind  boards.SheetKind
	about thing
	page  int
	card  rules.Card
	view  rules.View
	front games.Seat
	tiles tiles
	shown bool
	frame int // another one may speak another language
}

func (p *player) explainer() explainer {
	return explainer{view: p.Given.View, model: &p.Model, front: p.Given.Front, tiles: p.now.choices}
}

// explains reports whether a long press on a thing says anything.
func (p *player) explains(t thing) bool {
	return p.Given.Ready() && len(p.explainer().explain(t).Lines) > 0
}

// sheetSize returns how many lines and items the open sheet has.
func (p *player) sheetSize() (lines, items int) {
	if p.Sel.Sheet == boards.NoSheet || !p.Given.Ready() {
		return 0, 0
	}
	p.tell()
	if p.Sel.Sheet == seatSheet {
		return seatLines, seatItems
	}
	return len(p.sheets.lines), len(p.sheets.cards) + len(p.sheets.pick)
}

// tell puts the open sheet into words, unless it is.
func (p *player) tell() {
	x, s := p.explainer(), &p.sheets
	c, _, _ := x.cardOf(p.Sel.About)
	now := sheetKey{p.Sel.Sheet, p.Sel.About, p.Sel.page, c, p.Given.View, p.Given.Front, x.tiles, p.Shown(), p.Given.Frames}
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

// sheetStones are the rune stones that are used in a sheet.
var sheetStones = map[boards.SheetKind]rules.Stone{swapSheet: rules.SwapStone, jokerSheet: rules.JokerStone}

func (o *options) stoneMoves(k rules.Stone) (list []rules.Move) {
	for _, m := range o.moves {
		swaps := m.Kind == rules.SwapGem || m.Kind == rules.SwapOre
		if k == rules.SwapStone && swaps || k == rules.JokerStone && m.Kind == rules.SetJoker {
			list = append(list, m)
		}
	}
	return list
}

// choiceWords says what a move of a rune stone does.
func choiceWords(m rules.Move) games.Phrase {
	id := map[rules.MoveKind]string{rules.SwapGem: "swap.gem.", rules.SwapOre: "swap.ore.", rules.SetJoker: "joker.set."}[m.Kind]
	return explained(id + m.Colour.String())
}

// choice returns the move that an item of the sheet of a rune stone makes, and false of what makes none.
func (p *player) choice(t thing) (none rules.Move, makes bool) {
	if t.Kind != item {
		return none, false
	}
	if p.tell(); int(t.N) >= len(p.sheets.pick) {
		return none, false
	}
	return p.sheets.pick[t.N], true
}

func (p *player) item(n int) thing {
	p.tell()
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

// seatItem returns what an item of the board of a seat is: a pile, a rune stone, or a card of the hand that the reader knows.
func (p *player) seatItem(s games.Seat, n int) thing {
	w := &p.Model.who[s]
	switch i := n - itemHand; {
	case n == itemDraw:
		return things.Own(draw, s)
	case n == itemOwn:
		return things.Own(ownDiscards, s)
	case n < itemHand && n-itemStones < len(w.stones):
		return things.Nth(stone, w.stones[n-itemStones])
	case i >= 0 && i < len(w.hand) && w.hand[i] != rules.Hidden && !p.hides(s):
		return cardIn(things.The(hand), s, w.hand[i])
	}
	return thing{}
}

// hides reports whether the hand of a seat must not be seen now: the own one, as long as anybody may be looking.
func (p *player) hides(s games.Seat) bool { return p.Given.Bare && s == p.Given.Front }
