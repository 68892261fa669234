package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

type gestureKind uint8

const (
	chooseTile gestureKind = iota + 1 // a hand tile of the seat in front; the chosen one again turns it
	grabTile                          // a hand tile is dragged
	turnTile                          // the chosen tile, by steps clockwise
	tapCell                           // a cell of the board
	dropOn                            // the dragged tile, on a cell
	dropOff                           // the dragged tile, beside the board
	tapSeat                           // the chip of a seat
	tapTile                           // a tile that lies open in the hand panel
	openSeat                          // the rituals of a seat that is not the reader's: its curtain
	openCards                         // the rituals on the ledge
	tapCard                           // a card of the card panel
	openPiles                         // the piles
	tapDiscard                        // a card of the pile panel
	closePanel                        // beside a panel
	chooseMove                        // a button that stands for a move
	confirm                           // the golden button
	moveCursor                        // of the keyboard, one cell in a direction of the screen
	tapCursor                         // the cell under the cursor
	peekAt                            // look into the stack on a cell
	peekEnd
)

// gesture is one thing that a person does.
type gesture struct {
	kind  gestureKind
	on    thing
	steps int // of a turn
	move  rules.Move
	way   ui.Point
}

// intent decides what a gesture means: it returns the selection that follows and, with true, a move to be made. It is
// pure. The move may be one that the core refuses; then the refusal tells the person why.
func intent(o *options, s selection, g gesture) (selection, rules.Move, bool) {
	switch g.kind {
	case chooseTile, grabTile, turnTile, dropOn, dropOff:
		return tileIntent(o, s, g)
	case tapCell:
		return cellIntent(o, s, cellOf(g.on))
	case tapCursor:
		return cellIntent(o, s, s.cursor)
	case tapSeat:
		return seatIntent(o, s, g.on.Seat)
	case tapTile:
		return takeIntent(o, s, rules.TileID(g.on.N))
	case openCards, tapCard, closePanel:
		return cardIntent(o, s, g)
	case openPiles:
		s.close()
		s.panel, s.read, s.draft = pilePanel, 0, false
	case tapDiscard:
		s.read = int(g.on.N)
	case chooseMove:
		return s, g.move, true
	case confirm:
		m, ok := ready(o, &s)
		return s, m, ok
	case moveCursor:
		if c, ok := ahead(s.cursor, o.lit(nil, &s), g.way); ok {
			s.cursor = c
		}
	case peekAt:
		s.peek, s.peeked = true, cellOf(g.on)
	case peekEnd:
		s.peek = false
	}
	return s, rules.Move{}, false
}

func tileIntent(o *options, s selection, g gesture) (selection, rules.Move, bool) {
	switch g.kind {
	case turnTile:
		s.spin(g.steps)
	case dropOn:
		return cellDrop(o, s, cellOf(g.on))
	case dropOff:
		s.draft = false
	case chooseTile, grabTile:
		tiles, index := o.hand(), int(g.on.N)
		if index < 0 || index >= len(tiles) {
			break
		}
		tile := tiles[index]
		if tile == s.tile && g.kind == chooseTile {
			s.spin(1)
			break
		}
		if tile != s.tile {
			s.draft = false
		}
		s.close()
		s.tile = tile
		s.cursor = o.nearestLit(&s)
	}
	return s, rules.Move{}, false
}

func (o *options) hand() []rules.TileID {
	if o.actor < 0 || !o.laying() {
		return nil
	}
	return o.view.Hand(o.actor)
}

// nearestLit returns the lit cell nearest to the cursor, or the cursor where none is lit.
func (o *options) nearestLit(s *selection) rules.Cell {
	cells := o.lit(nil, s)
	if len(cells) == 0 {
		return s.cursor
	}
	at := middle(s.cursor)
	return slices.MinFunc(cells, func(a, b rules.Cell) int {
		if middle(a).Dist(at) < middle(b).Dist(at)-1e-9 {
			return -1
		}
		return 1
	})
}

// cellIntent takes a tap on a cell: it makes or confirms a draft, or names a tile for coins.
func cellIntent(o *options, s selection, c rules.Cell) (selection, rules.Move, bool) {
	switch {
	case s.panel != noPanel:
		s.close()
	case s.draft && s.cell == c:
		m, ok := ready(o, &s)
		return s, m, ok
	case len(o.picks) > 0:
		if s.pick && s.picked == c || !o.drafts || !slices.Contains(o.picks, c) {
			return s, rules.Move{Kind: rules.PickCell, Cell: c}, true
		}
		s.pick, s.picked, s.cursor = true, c, c
	case s.tile >= 0:
		return layIntent(o, s, c)
	}
	return s, rules.Move{}, false
}

// cellDrop takes a dragged tile that was dropped on a cell. A draft dropped where it cannot lie goes back to the hand.
func cellDrop(o *options, s selection, c rules.Cell) (selection, rules.Move, bool) {
	if s.tile < 0 || o.lay(s.tile, c) == nil {
		was := s.draft
		s.draft = false
		if s.tile < 0 || was {
			return s, rules.Move{}, false
		}
	}
	return layIntent(o, s, c)
}

// layIntent lays the chosen tile on a cell, as a draft or at once, in its present rotation if that fits and otherwise in the
// best one.
func layIntent(o *options, s selection, c rules.Cell) (selection, rules.Move, bool) {
	l := o.lay(s.tile, c)
	if l == nil {
		m := rules.Move{Kind: rules.Place, Tile: s.tile, Cell: c, Turn: s.turn()}
		if _, laid := o.view.At(c); laid {
			m.Kind = rules.BuildOver
		}
		return s, m, true
	}
	s.turns[s.tile] = l.fitting(s.turn())
	if !o.drafts {
		return s, l.move(s.turn()), true
	}
	s.draft, s.cell, s.cursor = true, c, c
	return s, rules.Move{}, false
}

// seatIntent takes a tap on a chip: it names the target of the chosen ritual, or shows the seat's hand.
func seatIntent(o *options, s selection, seat games.Seat) (selection, rules.Move, bool) {
	c := o.usable(s.card)
	switch {
	case c != nil && len(c.targets) > 0:
		if s.target == seat || !o.drafts || !slices.Contains(c.targets, seat) {
			return s, rules.Move{Kind: rules.RevealAt, Card: s.card, Target: seat}, true
		}
		s.target, s.panel = seat, noPanel
	case s.panel == handPanel && s.seat == seat:
		s.panel = noPanel
	default:
		s.close()
		s.panel, s.seat = handPanel, seat
	}
	return s, rules.Move{}, false
}

func takeIntent(o *options, s selection, tile rules.TileID) (selection, rules.Move, bool) {
	if len(o.takes) == 0 {
		return s, rules.Move{}, false
	}
	if s.take == tile || !o.drafts || !slices.Contains(o.takes, tile) {
		return s, rules.Move{Kind: rules.TakeTile, Tile: tile}, true
	}
	s.take = tile
	return s, rules.Move{}, false
}

// cardIntent opens and closes the rituals and chooses one of them.
func cardIntent(o *options, s selection, g gesture) (selection, rules.Move, bool) {
	held, index := o.held(), int(g.on.N)
	switch {
	case g.kind == closePanel, g.kind == openCards && s.panel == cardPanel:
		s.close()
	case g.kind == openCards:
		if len(held) > 0 {
			s.panel, s.draft = cardPanel, false
		}
	case index < 0 || index >= len(held):
	case s.card == held[index] && s.panel == cardPanel:
		m, ok := ready(o, &s)
		if o.usable(s.card) != nil && !ok {
			s.panel = noPanel // now a seat is to be named
		}
		return s, m, ok
	default:
		s.panel, s.draft, s.card, s.target = cardPanel, false, held[index], games.Nobody
		if c := o.usable(s.card); c != nil && len(c.targets) == 1 {
			s.target = c.targets[0]
		}
	}
	return s, rules.Move{}, false
}

func lays(m rules.Move) bool { return m.Kind == rules.Place || m.Kind == rules.BuildOver }

// secret reports whether a move tells what only its seat may know.
func secret(m rules.Move) bool {
	switch m.Kind {
	case rules.Reveal, rules.RevealAt, rules.Answer, rules.PutOut, rules.Forgo, rules.Decline:
		return true
	}
	return false
}
