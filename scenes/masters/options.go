package masters

import (
	"cmp"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// options is what the actor can do in a view: the legal moves, sorted by what a person points at. It decides nothing
// itself.
type options struct {
	view   rules.View
	reader games.Seat
	actor  games.Seat // whose moves these are; games.Nobody: there are none
	phase  rules.Phase
	drafts bool // whether a tap lays a draft first, and does not make the move at once

	plays   []rules.Move // moves that lay a card; those that ignore a rune come last
	fits    []rules.Card // the cards that can be laid somewhere
	gives   []rules.Move // moves that discard a card or put it beside
	cells   []rules.Cell // where a master or token can stand
	tokens  []rules.Move // moves that place a token on one of cells
	choices []rules.Move // moves that are chosen by a button
	areas   []rules.Area // in the master phase, the areas of cells: free ones first, the most valuable first
	finger  float64      // how many sections a dp of the device measures; 0 where nothing is tapped
}

func newOptions(v rules.View, actor games.Seat, drafts bool) *options {
	o := &options{view: v, reader: v.Reader(), actor: actor, drafts: drafts, phase: v.Phase()}
	if actor < 0 {
		return o
	}
	for _, m := range v.AppendMoves(nil, actor) {
		switch m.Kind {
		case rules.Play, rules.Ignore:
			o.plays = append(o.plays, m)
			if !slices.Contains(o.fits, m.Card) {
				o.fits = append(o.fits, m.Card)
			}
		case rules.Discard, rules.PutBeside:
			o.gives = append(o.gives, m)
		case rules.PlaceMaster:
			o.cells = append(o.cells, m.Cell)
		case rules.PlaceToken:
			o.tokens = append(o.tokens, m)
			if !slices.Contains(o.cells, m.Cell) {
				o.cells = append(o.cells, m.Cell)
			}
		default:
			o.choices = append(o.choices, m)
		}
	}
	if o.phase == rules.MasterPhase {
		o.areas = areasFree(v, o.cells)
	}
	return o
}

func find(list []rules.Move, wanted func(m rules.Move) bool) (rules.Move, bool) {
	if i := slices.IndexFunc(list, wanted); i >= 0 {
		return list[i], true
	}
	return rules.Move{}, false
}

func (o *options) laying() bool { return len(o.plays) > 0 }

// only returns the card that the board chooses by itself: the only one that fits somewhere, if there is nothing else to
// do.
func (o *options) only() (rules.Card, bool) {
	if len(o.fits) != 1 || len(o.choices) > 0 {
		return rules.Hidden, false
	}
	return o.fits[0], true
}

// offers reports whether choosing a card of the hand leads to a move.
func (o *options) offers(c rules.Card) bool {
	if o.laying() {
		return slices.Contains(o.fits, c)
	}
	_, ok := o.give(c)
	return ok
}

func (o *options) choosing() bool { return len(o.plays) > 0 || len(o.gives) > 0 }

func (o *options) hand() []rules.Card {
	if o.actor < 0 || !o.choosing() {
		return nil
	}
	return o.view.Hand(o.actor)
}

// play returns the move that lays a card as l says, and whether it is legal. It ignores a rune if it has to. The view
// says why an illegal one is refused.
func (o *options) play(l rules.Laid) (rules.Move, bool) {
	if m, ok := find(o.plays, func(m rules.Move) bool { return laidBy(m) == l }); ok {
		return m, true
	}
	return o.playMeant(l), false
}

// playMeant returns the move that a person means by laying a card where it may not lie. Someone who can still ignore a
// rune means to ignore the only one that does not agree: then the refusal says more than that runes do not agree.
func (o *options) playMeant(l rules.Laid) rules.Move {
	m := rules.Move{Kind: rules.Play, Card: l.Card, Cell: l.Cell, Turn: l.Turn}
	if o.actor < 0 || o.view.Side(o.actor) != rules.BlueSide {
		return m
	}
	p := o.view.Preview(l)
	if _, used := o.view.Ignored(o.actor); used || p.Under || p.Beside {
		return m
	}
	var odd [2]int // how many runes do not agree: beside, and beneath
	var cells [2]rules.Cell
	for _, t := range p.Touches {
		at := 0
		if t.Under {
			at = 1
		}
		if !t.Agrees {
			odd[at]++
			cells[at] = t.Cell
		}
	}
	for at, n := range odd {
		if n == 1 {
			m.Kind, m.Rune = rules.Ignore, cells[at]
		}
	}
	return m
}

func (o *options) ignores(dst []rules.Move, l rules.Laid) []rules.Move {
	for _, m := range o.plays {
		if m.Kind == rules.Ignore && laidBy(m) == l {
			dst = append(dst, m)
		}
	}
	return dst
}

func (o *options) drawMove() (rules.Move, bool) {
	return find(o.choices, func(m rules.Move) bool { return m.Kind == rules.Draw || m.Kind == rules.DrawExtra })
}

func (o *options) tokensOn(c rules.Cell) (list []rules.Move) {
	for _, m := range o.tokens {
		if m.Cell == c {
			list = append(list, m)
		}
	}
	return list
}

// drawMeant returns the move that a tap on the deck means, legal or not.
func (o *options) drawMeant() rules.Move {
	if m, ok := o.drawMove(); ok {
		return m
	}
	if o.phase == rules.PlayPhase && o.view.Rules().Extra {
		return rules.Move{Kind: rules.DrawExtra}
	}
	return rules.Move{Kind: rules.Draw}
}

// naming reports whether the actor has to name a rune now, even if it may name none.
func (o *options) naming() bool {
	return o.actor >= 0 && (o.phase == rules.MasterPhase || o.phase == rules.TokenPhase)
}

func (o *options) give(c rules.Card) (rules.Move, bool) {
	return find(o.gives, func(m rules.Move) bool { return m.Card == c })
}

// reach is how far a card that is put down moves by itself to a place where it may lie, in sections.
const reach = .8

// snap returns the cell that a card takes when its middle is put down at a point of the plane: the nearest place where
// it may lie as it is turned or, if none is within reach, where it is held.
func (o *options) snap(card rules.Card, turn uint8, at ui.Point) rules.Cell {
	wide, high := extentOf(turn)
	half := ui.Pt(float64(wide)/2, float64(high)/2)
	cell, best := cellAround(at, turn), reach
	for _, m := range o.plays {
		if m.Card != card || m.Turn != turn {
			continue
		}
		if d := corner(m.Cell).Add(half).Dist(at); d < best-1e-9 {
			cell, best = m.Cell, d
		}
	}
	return cell
}

// nearest returns the place closest to a cell where a card may lie; places that fit the card as it is turned come
// before all others.
func (o *options) nearest(card rules.Card, turn uint8, from rules.Cell) (rules.Laid, bool) {
	best, found := 0.0, false
	var to rules.Laid
	for _, m := range o.plays {
		if m.Card != card {
			continue
		}
		d := corner(m.Cell).Dist(corner(from))
		if m.Turn != turn {
			d += 1000
		}
		if !found || d < best-1e-9 {
			best, found, to = d, true, rules.Laid{Card: card, Cell: m.Cell, Turn: m.Turn}
		}
	}
	return to, found
}

// touches reports whether a card would lie on or beside another card. Only there can it be a draft, allowed or not.
func (o *options) touches(l rules.Laid) bool {
	r := area(l).Grow(1)
	return slices.ContainsFunc(o.view.Laid(), func(other rules.Laid) bool { return r.Overlaps(area(other)) })
}

func areasFree(v rules.View, cells []rules.Cell) (list []rules.Area) {
	for _, c := range cells {
		if slices.ContainsFunc(list, func(a rules.Area) bool { return slices.Contains(a.Cells, c) }) {
			continue
		}
		if a, ok := v.Area(c); ok {
			list = append(list, a)
		}
	}
	slices.SortFunc(list, func(a, b rules.Area) int {
		return cmp.Or(cmp.Compare(min(a.Holder, 0), min(b.Holder, 0)), cmp.Compare(b.Points, a.Points),
			before(a.Cells[0], b.Cells[0]))
	})
	return list
}
