package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
)

type gesture = boards.Gesture[kind]

// intent decides what a gesture means. It returns the selection that follows and, if the last result is true, a move to
// be made. It is pure. The core may refuse the move; then its refusal tells the person why.
func intent(o *options, s selection, g gesture) (selection, rules.Move, bool) {
	switch g.Kind {
	case boards.Tap, boards.Key:
		return tapIntent(o, s, g.On)
	case boards.Enter:
		return cellIntent(o, s, cellOf(g.On))
	case boards.Grab:
		s.choose(o, o.tileAt(g.On))
	case boards.Turn:
		s.spin(g.Steps)
	case boards.Drop:
		if g.On.Kind == hex {
			return cellDrop(o, s, cellOf(g.On))
		}
		s.draft = false
	case boards.Confirm:
		m, ok := ready(o, &s)
		return s, m, ok
	case boards.Move:
		if c, ok := ahead(s.cursor, s.lit(nil, o), g.Way); ok {
			s.cursor = c
		}
	case boards.Beneath:
		s.peek, s.peeked = true, g.On
	case boards.BeneathEnd:
		s.peek = false
	}
	return s, rules.Move{}, false
}

func tapIntent(o *options, s selection, on thing) (selection, rules.Move, bool) {
	switch on.Kind {
	case hex:
		return cellIntent(o, s, cellOf(on))
	case hand:
		if t := o.tileAt(on); t != s.tile {
			s.choose(o, t)
		} else {
			s.spin(1)
		}
	case chip:
		return seatIntent(o, s, on.Seat)
	case rituals:
		s.openCards(o, int(on.N))
	case open:
		return takeIntent(o, s, rules.TileID(on.N))
	case ritual:
		return cardIntent(o, s, int(on.N))
	case choice:
		if list := choices(nil, o, &s); int(on.N) < len(list) {
			return s, list[on.N], true
		}
	case discards:
		s.close()
		s.panel, s.read, s.draft = pilePanel, 0, false
	case discard:
		s.read = int(on.N)
	case outside:
		s.close()
	}
	return s, rules.Move{}, false
}

// tileAt returns the tile at a place of the hand that tiles are laid from, or rules.NoTile if the hand on the ledge is
// another one.
func (o *options) tileAt(on thing) rules.TileID {
	if tiles := o.hand(); on.Seat == o.actor && int(on.N) < len(tiles) {
		return tiles[on.N]
	}
	return rules.NoTile
}

func (o *options) hand() []rules.TileID {
	if o.actor < 0 || !o.laying() {
		return nil
	}
	return o.view.Hand(o.actor)
}

// cellIntent handles a tap on a cell: it closes an open panel, or else makes or confirms a draft, or picks the tile
// there.
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
	default: // no tile is chosen yet: the one that earns most there is meant
		if t := o.bestOn(c); t >= 0 {
			s.choose(o, t)
			return layIntent(o, s, c)
		}
	}
	return s, rules.Move{}, false
}

// cellDrop handles a tile that is dropped on a cell. A draft that cannot lie there goes back to the hand. A tile that
// was no draft yet is tried nevertheless: the core's refusal says why.
func cellDrop(o *options, s selection, c rules.Cell) (selection, rules.Move, bool) {
	if s.tile < 0 || o.placement(s.tile, c) == nil {
		was := s.draft
		s.draft = false
		if s.tile < 0 || was {
			return s, rules.Move{}, false
		}
	}
	return layIntent(o, s, c)
}

// layIntent lays the chosen tile on a cell: as a draft or, if taps make moves at once, as a move. It turns into
// the best rotation, unless a hand has turned it so that it fits. If it fits in no way, layIntent returns the move
// all the same: the core's refusal says why.
func layIntent(o *options, s selection, c rules.Cell) (selection, rules.Move, bool) {
	l := o.placement(s.tile, c)
	if l == nil {
		m := rules.Move{Kind: rules.Place, Tile: s.tile, Cell: c, Turn: s.turn()}
		if _, laid := o.view.At(c); laid {
			m.Kind = rules.BuildOver
		}
		return s, m, true
	}
	s.turns[s.tile] = s.layable(l)
	if !o.drafts {
		return s, l.move(s.turn()), true
	}
	s.draft, s.cell, s.cursor = true, c, c
	return s, rules.Move{}, false
}

// seatIntent handles a tap on a chip: it names the target of the chosen ritual, or opens and closes the seat's hand.
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

// cardIntent handles a tap on a ritual of the open hand: the first chooses it, the second reveals it.
func cardIntent(o *options, s selection, index int) (selection, rules.Move, bool) {
	held := o.held()
	switch {
	case index >= len(held):
	case s.card == held[index] && s.panel == cardPanel:
		m, ok := ready(o, &s)
		if o.usable(s.card) != nil && !ok {
			s.panel = noPanel // now a seat is to be named
		}
		return s, m, ok
	default:
		s.chooseCard(o, held[index])
	}
	return s, rules.Move{}, false
}

func isPlacement(m rules.Move) bool { return m.Kind == rules.Place || m.Kind == rules.BuildOver }

// secret reports whether a move tells something that only its seat may know.
func secret(m rules.Move) bool {
	switch m.Kind {
	case rules.Reveal, rules.RevealAt, rules.Answer, rules.PutOut, rules.Forgo, rules.Decline:
		return true
	}
	return false
}
