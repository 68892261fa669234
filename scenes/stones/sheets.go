package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// sheets keeps what the open sheet says, so that neither placing nor drawing it puts words together.
type sheets struct {
	made            sheetKey
	said            bool
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
	about target
	card  rules.Card
	view  rules.View
	front games.Seat
	tiles tiles
	shown bool
}

func (h *hand) explainer() explainer {
	return explainer{view: h.given.View, model: &h.show.model, front: h.given.Front, tiles: h.now.choices}
}

// explains reports whether a long press on a target says anything.
func (h *hand) explains(t target) bool {
	return h.given.Ready() && len(h.explainer().explain(t).Lines) > 0
}

// sheetSize returns how many lines and items the open sheet has.
func (h *hand) sheetSize() (lines, items int) {
	if h.sel.sheet == noSheet || !h.given.Ready() {
		return 0, 0
	}
	h.tell()
	if h.sel.sheet == seatSheet {
		return seatLines, seatItems
	}
	return len(h.sheets.lines), len(h.sheets.cards) + len(h.sheets.pick)
}

// tell puts the open sheet into words, unless it is.
func (h *hand) tell() {
	x, s := h.explainer(), &h.sheets
	c, _, _ := x.card(h.sel.about)
	now := sheetKey{h.sel.sheet, h.sel.about, c, h.given.View, h.given.Front, x.tiles, h.show.shown()}
	if s.said && s.made == now {
		return
	}
	say := h.given.Frame.Say
	*s = sheets{made: now, said: true, seat: games.Nobody}
	switch h.sel.sheet {
	case explainSheet:
		s.told = x.explain(h.sel.about)
	case seatSheet:
		s.seat = games.Seat(h.sel.about.index)
		s.told.Title = explained("board", seatName(s.seat))
		s.draw, s.own, s.hand = say(explained("short.draw")), say(explained("short.own")), say(explained("short.hand"))
		s.none = say(explained("no-stones"))
	case pileSheet:
		s.told.Title = x.explain(h.sel.about).Title
		if s.cards, s.seat = x.pileCards(h.sel.about); len(s.cards) == 0 {
			s.none = say(explained("no-cards"))
		}
	case swapSheet, jokerSheet:
		stone := sheetStones[h.sel.sheet]
		s.told, s.pick = aboutStone(stone), h.options.stoneMoves(stone)
	default:
		s.told.Title = explained(sheetNames[h.sel.sheet])
	}
	s.title, s.lines = s.told.Said(say)
	for i := range s.beside {
		if t, ok := h.neighbour(2*i - 1); ok {
			s.ways[i] = true
			if c, _, _ := x.card(t); c != rules.Hidden {
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

// stoneMoves returns the moves that use a rune stone by itself.
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
func (h *hand) choice(item int) (rules.Move, bool) {
	h.tell()
	if item < 0 || item >= len(h.sheets.pick) {
		return rules.Move{}, false
	}
	return h.sheets.pick[item], true
}

// item returns what an item of the open sheet is.
func (h *hand) item(n int) target {
	h.tell()
	s := &h.sheets
	switch h.sel.sheet {
	case pileSheet:
		if n += page(h.sel.about) * len(h.places.sheet.Items); n >= 0 && n < len(s.cards) {
			return cardTarget(s.cards[n], s.seat, h.sel.about)
		}
	case seatSheet:
		return h.seatItem(s.seat, n)
	}
	return target{}
}

// seatItem returns what an item of the board of a seat is: a pile, a rune stone, or a card of the hand that the reader knows.
func (h *hand) seatItem(s games.Seat, n int) target {
	w := &h.show.model.who[s]
	switch i := n - itemHand; {
	case n == itemDraw:
		return pileOf(onDraw, s)
	case n == itemOwn:
		return pileOf(onOwnDiscard, s)
	case n < itemHand && n-itemStones < len(w.stones):
		return target{onStone, int(w.stones[n-itemStones])}
	case i >= 0 && i < len(w.hand) && w.hand[i] != rules.Hidden && !h.hides(s):
		return cardTarget(w.hand[i], s, target{kind: onHand})
	}
	return target{}
}

// hides reports whether the hand of a seat must not be seen now: the own one, as long as anybody may be looking.
func (h *hand) hides(s games.Seat) bool { return h.given.Bare && s == h.given.Front }
