package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
)

// panel is what lies open over the hexagons.
type panel uint8

const (
	noPanel   panel = iota
	handPanel       // the open hand of a seat, large
	cardPanel       // the reader's rituals with their texts
	pilePanel       // the discards
)

// selection is what a person has chosen so far. No rule knows it, and no record keeps it.
type selection struct {
	tile   rules.TileID       // the chosen hand tile, or rules.NoTile
	turns  [rules.Tiles]uint8 // how each tile is turned while it is in a hand
	turned bool               // tile was turned by hand since it was chosen, and keeps its rotation where it fits
	draft  bool               // tile lies on cell as a draft
	cell   rules.Cell         // the cell of the draft
	card   rules.Card         // the chosen ritual, or rules.Hidden
	target games.Seat         // the seat named for it, or games.Nobody
	take   rules.TileID       // the tile chosen to be taken, or rules.NoTile
	pick   bool               // picked counts
	picked rules.Cell         // the placed tile chosen for coins
	panel  panel              // what is open
	seat   games.Seat         // whose hand the hand panel shows
	read   int                // the discard whose text is read, from the top
	cursor rules.Cell         // where the keys' cursor is on the board
	peek   bool               // peeked counts
	peeked thing              // what is held, and told of: a tile of the hand, or a cell with all that lies on it
}

// unchosen returns the selection in which nothing is chosen.
func unchosen() selection {
	return selection{tile: rules.NoTile, take: rules.NoTile, target: games.Nobody, seat: games.Nobody}
}

// turn returns how the chosen tile is turned.
func (s *selection) turn() uint8 {
	if s.tile < 0 {
		return 0
	}
	return s.turns[s.tile]
}

// spin turns the chosen tile clockwise by steps.
func (s *selection) spin(steps int) {
	if s.tile >= 0 {
		s.turns[s.tile] = uint8((int(s.turns[s.tile]) + steps%rules.Dirs + rules.Dirs) % rules.Dirs)
		s.turned = true
	}
}

// layable returns the rotation in which the chosen tile comes to lie on a cell: the best one. A tile that was turned by
// hand stays as it is where it fits so.
func (s *selection) layable(l *placement) uint8 {
	if turn := s.turn(); s.turned && l.coins[turn] >= 0 {
		return turn
	}
	return l.best(s.turn())
}

// choose chooses a hand tile; for rules.NoTile it does nothing.
func (s *selection) choose(o *options, t rules.TileID) {
	if t < 0 {
		return
	}
	if t != s.tile {
		s.draft, s.turned = false, false
	}
	s.close()
	s.tile = t
	s.cursor = s.nearest(o)
}

// openCards opens the reader's rituals, or closes them. If the n-th card was pressed, that one is chosen; 0 is none.
func (s *selection) openCards(o *options, n int) {
	held := o.held()
	switch pressed := n > 0 && n <= len(held); {
	case s.panel == cardPanel && (!pressed || s.card == held[n-1]):
		s.close()
	case pressed:
		s.chooseCard(o, held[n-1])
	case len(held) > 0:
		s.panel, s.draft = cardPanel, false
	}
}

// chooseCard chooses a ritual in the open hand, with its target if there is only one.
func (s *selection) chooseCard(o *options, c rules.Card) {
	s.panel, s.draft, s.card, s.target = cardPanel, false, c, games.Nobody
	if u := o.usable(c); u != nil && len(u.targets) == 1 {
		s.target = u.targets[0]
	}
}

// close closes the open panel and forgets the chosen ritual.
func (s *selection) close() { s.panel, s.card, s.target = noPanel, rules.Hidden, games.Nobody }

// cleared returns the selection with nothing chosen. How tiles are turned stays, and so does the cursor.
func (s selection) cleared() selection {
	c := unchosen()
	c.turns, c.cursor = s.turns, s.cursor
	return c
}

// back returns the selection as it is after a step back: with nothing chosen.
func (s selection) back() selection {
	if !s.anything() {
		return s
	}
	return s.cleared()
}

func (s selection) kept(o *options) selection {
	if s.tile >= 0 && !slices.ContainsFunc(o.placements, func(l placement) bool { return l.tile == s.tile }) {
		s.tile, s.draft = rules.NoTile, false
	}
	if s.draft && o.placement(s.tile, s.cell) == nil {
		s.draft = false
	}
	if s.card != rules.Hidden && !slices.Contains(o.held(), s.card) {
		s.card, s.target = rules.Hidden, games.Nobody
	}
	if s.take >= 0 && !slices.Contains(o.takes, s.take) {
		s.take = rules.NoTile
	}
	if s.pick && !slices.Contains(o.picks, s.picked) {
		s.pick = false
	}
	if s.panel == cardPanel && len(o.held()) == 0 {
		s.panel = noPanel
	}
	return s
}

func (s *selection) anything() bool {
	return s.draft || s.card != rules.Hidden || s.take >= 0 || s.pick || s.panel != noPanel
}

// ready returns the move that a selection stands for, and whether it is complete. The move may be illegal: the core
// says why.
func ready(o *options, s *selection) (rules.Move, bool) {
	switch {
	case o.actor < 0:
	case s.card != rules.Hidden:
		return cardMove(o, s)
	case s.draft:
		if l := o.placement(s.tile, s.cell); l != nil {
			return l.move(s.turn()), true
		}
	case s.take >= 0:
		return rules.Move{Kind: rules.TakeTile, Tile: s.take}, true
	case s.pick:
		return rules.Move{Kind: rules.PickCell, Cell: s.picked}, true
	case s.panel == noPanel && slices.Contains(o.choices, rules.Move{Kind: rules.Forgo}):
		return rules.Move{Kind: rules.Forgo}, true
	}
	return rules.Move{}, false
}

// cardMove returns the move of the chosen ritual.
func cardMove(o *options, s *selection) (rules.Move, bool) {
	c := o.usable(s.card)
	switch {
	case o.phase == rules.AnswerPhase:
		return rules.Move{Kind: rules.Answer, Card: s.card}, true
	case c == nil:
		return rules.Move{Kind: rules.Reveal, Card: s.card}, true
	case len(c.targets) > 0:
		return rules.Move{Kind: rules.RevealAt, Card: s.card, Target: s.target}, s.target >= 0
	case !c.plain && c.putOut:
		return rules.Move{Kind: rules.PutOut, Card: s.card}, true
	}
	return rules.Move{Kind: rules.Reveal, Card: s.card}, true
}

// lit appends the cells that can be pointed at: for the chosen tile, or for a choice.
func (s *selection) lit(dst []rules.Cell, o *options) []rules.Cell {
	for _, l := range o.placements {
		if l.tile == s.tile {
			dst = append(dst, l.cell)
		}
	}
	return append(dst, o.picks...)
}

// nearest returns the lit cell nearest to the cursor, or the cursor itself if no cell is lit.
func (s *selection) nearest(o *options) rules.Cell {
	cells := s.lit(nil, o)
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

// piece returns the chosen tile as the shared board carries and turns it, and false if there is none.
func piece(s selection) (boards.Piece, bool) {
	return boards.Piece{ID: int(s.tile), Turn: s.turn(), Draft: s.draft, At: middle(s.cell)}, s.tile >= 0
}

// choices appends the moves that are offered as buttons for a selection. Declining, and drawing none, are on the golden
// button, unless that is taken by a chosen ritual.
func choices(dst []rules.Move, o *options, s *selection) []rules.Move {
	if c := o.usable(s.card); c != nil && c.putOut && (c.plain || len(c.targets) > 0) {
		dst = append(dst, rules.Move{Kind: rules.PutOut, Card: s.card})
	}
	inPlace, _ := ready(o, s)
	for _, m := range o.choices {
		if (m.Kind != rules.Decline || s.card != rules.Hidden) && m != inPlace {
			dst = append(dst, m)
		}
	}
	return dst
}
