package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
)

// options are the legal moves of the actor, sorted by what a person points at to make them.
type options struct {
	view   rules.View
	reader games.Seat
	actor  games.Seat // whose moves these are; games.Nobody: there are none
	phase  rules.Phase
	drafts bool // whether a tap lays a draft first, and does not make the move at once

	placements []placement // by tile, then cell
	picks      []rules.Cell
	takes      []rules.TileID
	cards      []cardOption // the rituals that the reader holds and may use, one for each kind
	choices    []rules.Move // moves that are chosen by a button
}

// placement is a cell where a hand tile can be laid, with the coins that it takes in each rotation; -1 for a rotation
// that is not legal.
type placement struct {
	tile   rules.TileID
	cell   rules.Cell
	covers bool // whether the tile covers another
	coins  [rules.Dirs]int8
	bonus  int8 // further coins, for the lines and circles that it completes
	home   int8 // the actor's own coins on the tile that it covers: they come home first
}

// best returns the rotation that takes the most coins; among equal ones the first, clockwise from a rotation.
func (l *placement) best(from uint8) uint8 {
	turn, most := from, int8(-1)
	for i := range uint8(rules.Dirs) {
		if t := (from + i) % rules.Dirs; l.coins[t] > most {
			turn, most = t, l.coins[t]
		}
	}
	return turn
}

// lies reports whether the tile fits in a rotation, and no other takes more coins.
func (l *placement) lies(turn uint8) bool { return l.best(turn) == turn }

// gains returns by how much the actor's tray grows lighter in a rotation, without the lines and circles.
func (l *placement) gains(turn uint8) int8 { return l.coins[turn] - l.home }

// all returns what the placement brings in a rotation, with the lines and circles that it completes.
func (l *placement) all(turn uint8) int { return int(l.gains(turn) + l.bonus) }

// move returns the move that lays the tile in a rotation.
func (l *placement) move(turn uint8) rules.Move {
	m := rules.Move{Kind: rules.Place, Tile: l.tile, Cell: l.cell, Turn: turn}
	if l.covers {
		m.Kind = rules.BuildOver
	}
	return m
}

// cardOption is a ritual of the reader's hand that can be used now.
type cardOption struct {
	card    rules.Card
	plain   bool         // whether it can be revealed without a target
	putOut  bool         // whether it can be put out of the match (RIT-30)
	targets []games.Seat // the seats that it can name
}

func newOptions(v rules.View, actor games.Seat, drafts bool) *options {
	o := &options{view: v, reader: v.Reader(), actor: actor, drafts: drafts, phase: v.Phase()}
	if actor < 0 {
		return o
	}
	for _, m := range v.AppendMoves(nil, actor) {
		o.add(m)
	}
	return o
}

func (o *options) add(m rules.Move) {
	switch m.Kind {
	case rules.Place, rules.BuildOver:
		if o.placement(m.Tile, m.Cell) == nil {
			o.placements = append(o.placements, placement{tile: m.Tile, cell: m.Cell, covers: m.Kind == rules.BuildOver,
				coins: [rules.Dirs]int8{-1, -1, -1, -1, -1, -1}})
		}
		l, p := o.placement(m.Tile, m.Cell), o.view.Preview(o.actor, m.Tile, m.Turn, m.Cell)
		l.coins[m.Turn], l.bonus = int8(p.Coins), int8(p.Bonus)
		if at, laid := o.view.At(m.Cell); laid && at.Owner == o.actor {
			l.home = int8(at.Coins)
		}
	case rules.PickCell:
		o.picks = append(o.picks, m.Cell)
	case rules.TakeTile:
		o.takes = append(o.takes, m.Tile)
	case rules.Reveal:
		o.card(m.Card).plain = true
	case rules.RevealAt:
		c := o.card(m.Card)
		c.targets = append(c.targets, m.Target)
	case rules.Answer:
		o.card(m.Card)
	case rules.PutOut:
		o.card(m.Card).putOut = true
	case rules.Pass, rules.Decline, rules.SkipNext, rules.SkipNow, rules.Forgo:
		o.choices = append(o.choices, m)
	}
}

// card returns the entry of a kind of card, which it adds if there is none.
func (o *options) card(c rules.Card) *cardOption {
	if o.usable(c) == nil {
		o.cards = append(o.cards, cardOption{card: c})
	}
	return o.usable(c)
}

func (o *options) usable(c rules.Card) *cardOption {
	for i := range o.cards {
		if o.cards[i].card == c {
			return &o.cards[i]
		}
	}
	return nil
}

func (o *options) placement(t rules.TileID, c rules.Cell) *placement {
	for i := range o.placements {
		if o.placements[i].tile == t && o.placements[i].cell == c {
			return &o.placements[i]
		}
	}
	return nil
}

// bestOn returns the hand tile that takes the most coins on an empty cell, or rules.NoTile if none fits there.
func (o *options) bestOn(c rules.Cell) (t rules.TileID) {
	t, most := rules.NoTile, int8(-1)
	for i := range o.placements {
		if l := &o.placements[i]; l.cell == c && !l.covers && l.coins[l.best(0)] > most {
			t, most = l.tile, l.coins[l.best(0)]
		}
	}
	return t
}

func (o *options) held() []rules.Card {
	if o.reader < 0 {
		return nil
	}
	return o.view.Rituals(o.reader)
}

func (o *options) laying() bool { return len(o.placements) > 0 }

// coversOnly reports whether tiles can be laid, but only on top of others.
func (o *options) coversOnly() bool {
	return o.laying() && !slices.ContainsFunc(o.placements, func(l placement) bool { return !l.covers })
}

// wants returns what kind of thing the reader is to choose now, as reports name it, and the kind of move that this
// makes; 0 if there are several.
func (o *options) wants() (thing string, move rules.MoveKind) {
	switch {
	case o.laying():
		return "tile", rules.Place
	case len(o.takes) > 0:
		return "hand tile", rules.TakeTile
	case len(o.picks) > 0:
		return "cell", rules.PickCell
	case len(o.choices) > 0:
		return "choice", 0
	}
	return "", 0
}
