package masters

import (
	"cmp"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// options is what can be done in a view by the seat whose moves are meant. It sorts the legal moves by what a person
// points at; nothing in it is decided here.
type options struct {
	view   rules.View
	reader games.Seat
	actor  games.Seat // whose moves these are, or games.Nobody
	phase  rules.Phase
	drafts bool // a move is first a draft

	plays   []rules.Move // cards on the table, those that ignore a rune last
	fits    []rules.Card // cards that can be laid somewhere
	gives   []rules.Move // cards that are discarded or put beside
	cells   []rules.Cell // where a master or token can stand
	tokens  []rules.Move // on those cells
	choices []rules.Move // what is chosen by a button
	areas   []rules.Area // that hold those cells where a master is set: free ones first, of most worth
	finger  float64      // how many sections a dp of the device is now; 0 where nothing is tapped
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

// only returns the card that is chosen by itself: the only one that fits somewhere, where nothing else can be done.
func (o *options) only() (rules.Card, bool) {
	if len(o.fits) != 1 || len(o.choices) > 0 {
		return rules.Hidden, false
	}
	return o.fits[0], true
}

// offers reports whether a card of the hand can be chosen to some purpose.
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

// play returns the move that lays a card at a place, which ignores a rune where it has to, and whether it is legal. The view says why it is not.
func (o *options) play(l rules.Laid) (rules.Move, bool) {
	if m, ok := find(o.plays, func(m rules.Move) bool { return laidBy(m) == l }); ok {
		return m, true
	}
	return o.playMeant(l), false
}

// playMeant returns the move that a person means who lays a card where it may not lie. Who can still ignore a rune means to ignore the only one
// that does not agree: the refusal of that says more than that runes do not agree.
func (o *options) playMeant(l rules.Laid) rules.Move {
	m := rules.Move{Kind: rules.Play, Card: l.Card, Cell: l.Cell, Turn: l.Turn}
	if o.actor < 0 || o.view.Side(o.actor) != rules.BlueSide {
		return m
	}
	p := o.view.Preview(l)
	if _, used := o.view.Ignored(o.actor); used || p.Under || p.Beside {
		return m
	}
	var odd [2]int // runes that do not agree: beside, and beneath
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

// drawMeant returns the move that somebody means who points at the deck.
func (o *options) drawMeant() rules.Move {
	if m, ok := o.drawMove(); ok {
		return m
	}
	if o.phase == rules.PlayPhase && o.view.Rules().Extra {
		return rules.Move{Kind: rules.DrawExtra}
	}
	return rules.Move{Kind: rules.Draw}
}

// naming reports whether the actor names a rune now, even if there is none that it may name.
func (o *options) naming() bool {
	return o.actor >= 0 && (o.phase == rules.MasterPhase || o.phase == rules.TokenPhase)
}

func (o *options) give(c rules.Card) (rules.Move, bool) {
	return find(o.gives, func(m rules.Move) bool { return m.Card == c })
}

// reach is how far, in sections, a card goes from where it is held to a place where it may lie.
const reach = .8

// snap returns the cell of a card whose middle is held over a point of the plane: of the nearest place where it may lie as it is turned, or,
// if none is near, of where it is held.
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

// nearest returns the place nearest to a cell where a card may lie, as it is turned if there is one.
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

// touches reports whether a card would lie on cards, or beside one: there it can be a draft, allowed or not.
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
		return cmp.Or(cmp.Compare(min(a.Holder, 0), min(b.Holder, 0)), cmp.Compare(b.Points, a.Points), before(a.Cells[0], b.Cells[0]))
	})
	return list
}
