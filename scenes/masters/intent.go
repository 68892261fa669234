package masters

import (
	"slices"

	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

// intent returns the selection that follows from a gesture and, if the last result is true, a move to be made. That
// move may be illegal: its refusal then tells the person why.
func intent(o *options, s selection, g gesture) (selection, rules.Move, bool) {
	switch g.Kind {
	case boards.Tap:
		return tapIntent(o, s, g)
	case boards.Key, boards.Grab:
		return cardIntent(o, s, g)
	case boards.Turn:
		s.spin(g.Steps)
	case boards.Drop:
		if !isSection(g.On) {
			s.draft = false
		} else if s.card != rules.Hidden && o.laying() {
			return layIntent(o, s, g.At)
		}
	case boards.Confirm:
		m, ok := ready(o, &s)
		return s, m, ok
	case boards.Move:
		return cursorIntent(o, s, g.Way), rules.Move{}, false
	case boards.Enter:
		if o.laying() {
			m, ok := ready(o, &s)
			return s, m, ok
		}
		return pickIntent(o, s, s.cursor)
	case boards.Beneath:
		s.peek, s.peeked = true, g.On
	case boards.BeneathEnd:
		s.peek = false
	}
	return s, rules.Move{}, false
}

// tapIntent handles a tap on a card of the hand, on the table, on the deck, or on a button.
func tapIntent(o *options, s selection, g gesture) (selection, rules.Move, bool) {
	switch n := int(g.On.N); g.On.Kind {
	case hand:
		return cardIntent(o, s, g)
	case section:
		return fieldIntent(o, s, g.At)
	case deck:
		return s, o.drawMeant(), o.actor >= 0
	case choice:
		if list := choices(nil, o, &s); n < len(list) {
			return s, list[n], true
		}
	case leaf:
		return o.further(s, 2*n-1), rules.Move{}, false
	}
	return s, rules.Move{}, false
}

// untimely handles a hand card that is tapped when no card is to be chosen. It makes a move that is refused: the
// refusal says what is to be done instead.
func untimely(o *options, s selection, index int) (selection, rules.Move, bool) {
	cards := o.view.Hand(o.actor)
	if index < 0 || index >= len(cards) || cards[index] == rules.Hidden {
		return s, rules.Move{}, false
	}
	return s, rules.Move{Kind: rules.Play, Card: cards[index]}, true
}

// turned turns a card that was just chosen until it fits somewhere. A card that fits nowhere stays as it is.
func (o *options) turned(s selection) selection {
	if !slices.Contains(o.fits, s.card) {
		return s
	}
	for len(o.placesFor(s.card, s.turn())) == 0 {
		s.spin(1)
	}
	return s
}

// cardIntent handles a gesture on a hand card: it is chosen or, if it is the chosen one and was tapped, turned. By a
// key it becomes a draft at the nearest place, and the arrow keys move it on.
func cardIntent(o *options, s selection, g gesture) (selection, rules.Move, bool) {
	if o.actor >= 0 && !o.choosing() {
		return untimely(o, s, int(g.On.N))
	}
	cards, index := o.hand(), int(g.On.N)
	if index < 0 || index >= len(cards) || cards[index] == rules.Hidden {
		return s, rules.Move{}, false
	}
	card := cards[index]
	if card == s.card && g.Kind != boards.Grab && o.laying() && (s.draft || g.Kind == boards.Tap) {
		s.spin(1)
		return s, rules.Move{}, false
	}
	fresh := card != s.card
	if fresh {
		s.draft = false
	}
	if s.card, s.pick = card, false; fresh {
		s = o.turned(s)
	}
	if g.Kind == boards.Key && o.laying() {
		if l, ok := o.nearest(card, s.turn(), s.cursor); ok {
			s.turns[card] = l.Turn
			s.draft, s.cell, s.cursor = true, l.Cell, l.Cell
		}
	}
	return s, rules.Move{}, false
}

// fieldIntent handles a tap on the table. On the ring of a lit place it lays the chosen card there, even if a draft
// covers the ring; on a draft it turns the draft; elsewhere it lays the card, or picks a rune.
func fieldIntent(o *options, s selection, at ui.Point) (selection, rules.Move, bool) {
	c := cellAt(at)
	if l, ok := o.aimed(&s, at); ok {
		return layIntent(o, s, area(l).Center())
	}
	switch {
	case s.draft && covers(s.laid(), c):
		s.spin(1)
	case s.card != rules.Hidden && o.laying():
		return layIntent(o, s, at)
	case o.naming():
		return pickIntent(o, s, c)
	}
	return s, rules.Move{}, false
}

// layIntent lays the chosen card with its middle at a point: as a draft or, where there are none, at once. A draft may
// lie where the card may not: its marks show why.
func layIntent(o *options, s selection, at ui.Point) (selection, rules.Move, bool) {
	cell := o.snap(s.card, s.turn(), at)
	l := rules.Laid{Card: s.card, Cell: cell, Turn: s.turn()}
	m, legal := o.play(l)
	if legal && !o.drafts {
		return s, m, true
	}
	if !legal && !o.touches(l) {
		s.draft = false
		return s, m, true // the refusal tells that it covers nothing
	}
	s.draft, s.cell, s.cursor = true, cell, cell
	return s, rules.Move{}, false
}

// pickIntent handles a rune that is named for a master or token. The first time it is picked; the second time the move
// is made.
func pickIntent(o *options, s selection, c rules.Cell) (selection, rules.Move, bool) {
	if !o.naming() {
		return s, rules.Move{}, false
	}
	if o.phase == rules.TokenPhase {
		at := slices.IndexFunc(o.tokens, func(m rules.Move) bool { return m.Cell == c })
		switch {
		case at < 0:
			other := rules.Blue // name a colour other than the rune's own, so that the refusal is about the rune
			if r, ok := o.view.At(c); ok && r.Colour == rules.Blue {
				other = rules.Green
			}
			return s, rules.Move{Kind: rules.PlaceToken, Cell: c, Colour: other}, true
		case s.pick && s.picked == c && len(o.tokensOn(c)) == 1:
			return s, o.tokens[at], true
		}
	} else if s.pick && s.picked == c || !o.drafts || !slices.Contains(o.cells, c) {
		return s, rules.Move{Kind: rules.PlaceMaster, Cell: c}, true
	}
	s.pick, s.picked, s.cursor = true, c, c
	return s, rules.Move{}, false
}

// cursorIntent handles an arrow key: it moves the draft by one cell, or the cursor to the next rune that can be named.
func cursorIntent(o *options, s selection, way ui.Point) selection {
	if o.laying() {
		to := s.laid()
		to.Cell = rules.Cell{X: s.cell.X + int8(way.X), Y: s.cell.Y + int8(way.Y)}
		if s.draft && o.touches(to) {
			s.cell, s.cursor = to.Cell, to.Cell
		}
		return s
	}
	if c, ok := ahead(s.cursor, o.cells, way); ok {
		s.cursor = c
	}
	return s
}
