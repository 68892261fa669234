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
	kind  sheetKind
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
	return explainer{view: p.given.View, model: &p.show.model, front: p.given.Front, tiles: p.now.choices}
}

// explains reports whether a long press on a thing says anything.
func (p *player) explains(t thing) bool {
	return p.given.Ready() && len(p.explainer().explain(t).Lines) > 0
}

// sheetSize returns how many lines and items the open sheet has.
func (p *player) sheetSize() (lines, items int) {
	if p.sel.sheet == noSheet || !p.given.Ready() {
		return 0, 0
	}
	p.tell()
	if p.sel.sheet == seatSheet {
		return seatLines, seatItems
	}
	return len(p.sheets.lines), len(p.sheets.cards) + len(p.sheets.pick)
}

// tell puts the open sheet into words, unless it is.
func (p *player) tell() {
	x, s := p.explainer(), &p.sheets
	c, _, _ := x.cardOf(p.sel.about)
	now := sheetKey{p.sel.sheet, p.sel.about, p.sel.page, c, p.given.View, p.given.Front, x.tiles, p.show.shown(), p.given.Frames}
	if s.made == now {
		return
	}
	say := p.given.Frame.Say
	*s = sheets{made: now, seat: games.Nobody}
	switch p.sel.sheet {
	case explainSheet:
		s.told = x.explain(p.sel.about)
	case seatSheet:
		s.seat = p.sel.about.Seat
		s.told.Title = explained("board", seatName(s.seat))
		s.draw, s.own, s.hand = say(explained("short.draw")), say(explained("short.own")), say(explained("short.hand"))
		s.none = say(explained("no-stones"))
	case pileSheet:
		s.told.Title = x.explain(p.sel.about).Title
		if s.cards, s.seat = x.pileCards(p.sel.about); len(s.cards) == 0 {
			s.none = say(explained("no-cards"))
		}
	case swapSheet, jokerSheet:
		stone := sheetStones[p.sel.sheet]
		s.told, s.pick = aboutStone(stone), p.options.stoneMoves(stone)
	default:
		s.told.Title = explained(sheetNames[p.sel.sheet])
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
var sheetStones = map[sheetKind]rules.Stone{swapSheet: rules.SwapStone, jokerSheet: rules.JokerStone}

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

// choice returns the move that an item of the sheet of a rune stone makes, and false if it makes none.
func (p *player) choice(item int) (rules.Move, bool) {
	p.tell()
	if item < 0 || item >= len(p.sheets.pick) {
		return rules.Move{}, false
	}
	return p.sheets.pick[item], true
}

func (p *player) item(n int) thing {
	p.tell()
	s := &p.sheets
	switch p.sel.sheet {
	case pileSheet:
		if n += p.sel.page * len(p.places.sheet.Items); n >= 0 && n < len(s.cards) {
			return cardIn(p.sel.about, s.seat, s.cards[n])
		}
	case seatSheet:
		return p.seatItem(s.seat, n)
	}
	return thing{}
}

// seatItem returns what an item of the board of a seat is: a pile, a rune stone, or a card of the hand that the reader knows.
func (p *player) seatItem(s games.Seat, n int) thing {
	w := &p.show.model.who[s]
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
func (p *player) hides(s games.Seat) bool { return p.given.Bare && s == p.given.Front }
