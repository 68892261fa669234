package market

import (
	"math"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// pose places what everybody has or, with a draft, what that move is about.
func (b *Board) pose(_ rules.View, draft *rules.Move) {
	if draft != nil {
		b.Sel = drafted(*draft)
		b.Refresh()
	}
	b.Arrange()
	b.places.layout = posed(&b.Given.Frame, &b.places.made, draft)
	b.Respread()
}

// drafted returns the selection that would lead to a move.
func drafted(m rules.Move) selection {
	s := selection{
		cards: m.Cards, offer: deal{kind: m.Kind, colour: m.Colour}, pay: m.Pay, to: m.To, placed: true,
	}
	switch m.Kind {
	case rules.Interest:
		return selection{}
	case rules.Collector:
		s.at = storeAt(m.Seat, m.Store)
	case rules.Show:
		return selection{shown: m.Card}
	case rules.OutpostForRunes:
		s.thing = bayAt(bayOutposts)
	}
	return s
}

// posed places what a picture shows: the stall with the seats below it or, with a draft, what that move is about.
func posed(f *table.Frame, a *arrangement, draft *rules.Move) layout {
	s := setter{layout: layout{field: f.Field}, f: f, k: f.Kit, a: *a, touch: 0}
	in := f.Field.Grow(-math.Round(min(f.Field.W, f.Field.H) * .03))
	gap, l := s.k.Gap.S, &s.ledge
	if draft == nil {
		parts := in.Rows(gap, ui.Share(1.7), ui.Share(1))
		s.stand(parts[0])
		for _, at := range boards.InGrid(parts[1], a.seats, gap, a.seats, games.Nobody) {
			s.seat(at)
		}
		return s.layout
	}
	switch draft.Kind {
	case rules.Interest, rules.OutpostForRunes:
		low := in.H * .26
		tiles, stores := in.CutBottom(low, gap)
		l.stores = s.row(stores, a.stores[a.front], false, false)
		if draft.Kind == rules.Interest {
			l.switches[draft.Store] = tiles.Place(ui.Sz(min(tiles.W, s.k.Dp(260)), min(tiles.H, s.k.Dp(48))), .5, .5)
			return s.layout
		}
		l.tiles = boards.Slots(tiles, draft.Pay.Size(), ui.Sz(low, low), gap)
	case rules.Show:
		s.a.ring = ringOpen
		s.duel(in)
	case rules.Collector:
		for _, at := range boards.InGrid(in, 1, gap, a.seats, a.front) {
			s.seat(at)
		}
	default:
		held, words := in.CutTop(in.H*.74, gap)
		l.hand = boards.Even(held.Inset(ui.Insets{Top: held.H * .08}), a.hand, a.hand, gap, cardShape)
		l.line = words
	}
	return s.layout
}

// drawField draws what is posed, and nothing round it.
func (b *Board) drawField(c *ui.Canvas) {
	if b.Given.Front >= 0 { // things of a seat are painted for a dark ground
		c.Box(b.places.field, c.Radius.Button, ui.Shade(c.Palette.Oak, c.Palette.Ink))
	}
	b.artist.draw(c)
}

// at returns where a thing lies in a picture.
func (b *Board) at(note any) ui.Point { return b.places.pictured(note.(thing)).Center() }
