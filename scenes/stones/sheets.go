package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
)

// sheets keeps what the open sheet says, so that neither placing nor drawing it puts words together.
type sheets struct {
	made   sheetKey
	said   bool
	told   explanation
	title  string
	lines  []sheetLine
	cards  []rules.Card // of a pile, in the order of their numbers
	seat   games.Seat   // whose cards these are, or whose board is seen
	pick   []rules.Move // what can be chosen in the sheet of a rune stone
	labels []string     // of these
	ways   [2]bool      // whether there is something before and after
	beside [2]string    // the numbers of the cards there
	words  [sheetWords]string
}

// The words on the board of a seat.
const (
	wordDraw = iota
	wordOwn
	wordHand
	wordNoStones
	sheetWords
)

var wordKeys = [sheetWords]string{"short.draw", "short.own", "short.hand", "no-stones"}

// sheetLine is a note in the words of the language.
type sheetLine struct{ title, text string }

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

// explainer explains what is on the screen now.
func (h *hand) explainer() explainer {
	return explainer{view: h.given.View, model: &h.show.model, front: h.given.Front, tiles: h.now.choices}
}

// explains reports whether a long press on a target says anything.
func (h *hand) explains(t target) bool {
	return h.given.Ready() && len(h.explainer().explain(t).notes) > 0
}

// sheetSize returns how many lines and items the open sheet has.
func (h *hand) sheetSize() (lines, items int) {
	if h.sel.sheet == noSheet || !h.given.Ready() {
		return 0, 0
	}
	h.tell()
	s := &h.sheets
	switch h.sel.sheet {
	case explainSheet:
		return len(s.lines), 0
	case seatSheet:
		return seatLines, seatItems
	case pileSheet:
		return 0, len(s.cards)
	case swapSheet, jokerSheet:
		return len(s.lines), len(s.pick)
	}
	return 0, 0
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
		s.told.title = explained("board", seatName(s.seat))
		for i, k := range wordKeys {
			s.words[i] = say(explained(k))
		}
	case pileSheet:
		s.told = x.explainPile(h.sel.about)
		s.cards, s.seat = x.pileCards(h.sel.about)
	case swapSheet, jokerSheet:
		s.told = h.choosing(h.sel.sheet)
	default:
		s.told.title = explained(doorKeys[h.sel.sheet])
	}
	s.title = say(s.told.title)
	for _, n := range s.told.notes {
		s.lines = append(s.lines, sheetLine{say(n.title), say(n.text)})
	}
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

// doorKeys are the titles of what lies behind the doors of small screens.
var doorKeys = map[sheetKind]string{smithySheet: "smithies", rowsSheet: "rows", stonesSheet: "stones", handSheet: "hand"}

// choosing collects what a rune stone can do now, and says what it does.
func (h *hand) choosing(k sheetKind) explanation {
	stone := rules.SwapStone
	if k == jokerSheet {
		stone = rules.JokerStone
	}
	h.sheets.pick = h.options.stoneMoves(stone)
	e := explanation{title: games.Phrase{Key: "stones.stone." + stone.String()}, picture: sign{kind: stoneSign, stone: stone}}
	e.notes = []note{{e.picture, explained("stone.does"), explained("stone." + stone.String())}}
	return e
}

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
	if h.sel.sheet != swapSheet && h.sel.sheet != jokerSheet || item < 0 || item >= len(h.sheets.pick) {
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
		if n += page(h.sel.about) * len(h.places.sheet.items); n >= 0 && n < len(s.cards) {
			return cardTarget(s.cards[n], s.seat, h.sel.about)
		}
	case seatSheet:
		return h.seatItem(s.seat, n)
	}
	return target{}
}

// seatItem returns what an item of the board of a seat is: a pile, or a rune stone.
func (h *hand) seatItem(s games.Seat, n int) target {
	switch {
	case n == itemDraw:
		return pileOf(onDraw, s)
	case n == itemOwn:
		return pileOf(onOwnDiscard, s)
	}
	if stones := h.show.model.who[s].stones; n-itemStones < len(stones) {
		return target{onStone, int(stones[n-itemStones])}
	}
	return target{}
}
