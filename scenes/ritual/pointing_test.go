package ritual

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestThingsOfSeatsLieOnTheirChips looks at where tiles, coins and rituals fly to, on every screen: to the chip of
// their seat, however little that shows.
func TestThingsOfSeatsLieOnTheirChips(t *testing.T) {
	for _, s := range boardtest.Screens {
		for seats := 2; seats <= games.MaxSeats; seats++ {
			p := &newRig(newMatch(t, seats, "adventurers", 6), s, games.Public).Board.places
			for i := range p.seats {
				seat := &p.seats[i]
				for _, k := range []kind{hand, tray, rituals, chip} {
					if at := p.Things.At(things.Own(k, seat.Seat)).Center(); !seat.Place().Has(at) {
						t.Errorf("%vx%v: %s of seat %d lies at %v, beside its chip %v", s.W, s.H, catalogue.Of[k].Name,
							seat.Seat, at, seat.Place())
					}
				}
			}
		}
	}
}

// TestWhatIsPointedAt points at the ledge, at a chip and at the field, with and without an open panel, and where the
// table covers the ledge.
func TestWhatIsPointedAt(t *testing.T) {
	m := newMatch(t, 3, "adventurers", 6)
	m.Randoms(9)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
	b := r.Board
	h, p := &b.player, &b.places
	seat := &p.seats[0]
	points := map[string]ui.Point{
		"tile": p.ledge.hand[1].Center(), "cards": p.ledge.cards.Center(), "chip": seat.Turned.Out(seat.badge.Center()),
		"rituals": seat.Turned.Out(seat.rituals.Center()), "field": p.field.Min().Add(ui.Pt(3, 3)),
	}
	for name, c := range map[string]struct {
		panel   panel
		covered bool
		want    map[string]thing
	}{
		"at rest": {noPanel, false, map[string]thing{
			"tile": handTile(0, 1), "cards": {Kind: rituals, Seat: 0, N: 1}, "chip": chipOf(seat.Seat),
			"rituals": chipOf(seat.Seat), "field": hexAt(p.cell(points["field"])),
		}},
		"covered": {noPanel, true, map[string]thing{"tile": {}, "cards": {}, "chip": chipOf(seat.Seat)}},
		"open": {handPanel, false,
			map[string]thing{"tile": handTile(0, 1), "chip": chipOf(seat.Seat), "field": {Kind: outside}}},
	} {
		h.Sel.panel, h.Sel.seat = c.panel, seat.Seat
		h.arrangeChoices()
		h.Given.Bare = c.covered
		for what, want := range c.want {
			if on := h.Hit(points[what]); on != want {
				t.Errorf("%s: on the %s lies %+v, want %+v", name, what, on, want)
			}
		}
		if c.panel == noPanel {
			continue
		}
		if on := h.Hit(p.panel.title.Center()); on != (things.The(panelThing)) {
			t.Errorf("%s: on its title lies %+v", name, on)
		}
		for i, id := range b.Model.hands[seat.Seat] {
			if on, want := h.Hit(p.panel.items[i].Center()),
				(thing{Kind: open, Seat: seat.Seat, N: int16(id)}); on != want {
				t.Errorf("%s: on item %d lies %+v, want %+v", name, i, on, want)
			}
		}
	}
}

// TestWhereRefusalsPoint looks at where the words of a refusal point: to a cell, to the seat that was named, to the
// open panel, or to the ledge.
func TestWhereRefusalsPoint(t *testing.T) {
	r := newRig(newMatch(t, 3, "adventurers", 6), boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
	p, v := &r.Board.places, r.Board.Given.View
	c, taken := rules.Cell{Q: 2, R: -1}, v.Hand(1)[0]
	check := func(m rules.Move, want ui.Rect) {
		t.Helper()
		if got := p.aim(about(v, m)); got != want {
			t.Errorf("%v is refused at %v, want %v", m, got, want)
		}
	}
	check(rules.Move{Kind: rules.Place, Tile: v.Hand(0)[0], Cell: c}, p.hexagon(c))
	check(rules.Move{Kind: rules.PickCell, Cell: c}, p.hexagon(c))
	check(rules.Move{Kind: rules.RevealAt, Card: rules.Skip, Target: 1}, p.chip(1).Place())
	check(rules.Move{Kind: rules.TakeTile, Tile: taken}, p.ledge.rect)
	check(rules.Move{Kind: rules.Reveal, Card: rules.Ward}, p.ledge.rect)
	r.Board.Sel.panel, r.Board.Sel.seat = handPanel, 1
	r.Board.player.arrangeChoices()
	check(rules.Move{Kind: rules.TakeTile, Tile: taken}, p.panel.rect)
}

// TestBonusCoinsLieBetweenTiles looks at where the coins of lines and circles lie: each on the border of two neighbours
// in the shape.
func TestBonusCoinsLieBetweenTiles(t *testing.T) {
	for _, s := range []rules.Shape{
		{Kind: rules.Line, Length: 4, Axis: rules.East}, {Kind: rules.Line, Length: 6, Axis: rules.SouthEast},
		{Kind: rules.Line, Length: 5, Axis: rules.SouthWest},
		{Kind: rules.Circle, Length: 6},
	} {
		ends := shapeTiles(s)
		if s.Kind == rules.Line {
			ends--
		}
		for i := range ends {
			on := gap(s, i)
			if cellOf(on) != shapeTile(s, i) || across(on) != shapeTile(s, i+1) {
				t.Errorf("coin %d of %+v lies between %v and %v, want %v and %v", i, s, cellOf(on), across(on),
					shapeTile(s, i), shapeTile(s, i+1))
			}
		}
		if s.Kind == rules.Line && gap(s, ends) != gap(s, 0) {
			t.Errorf("coin %d of %+v does not lie where the first one lies", ends, s)
		}
	}
}

// TestATileGoesHomeFromEverywhere lets go of a tile over every kind of thing: only cells count as the board, and from
// all others it goes home.
func TestATileGoesHomeFromEverywhere(t *testing.T) {
	o := begun(t, games.Public, true)
	l := o.placements[0]
	drafted := unchosen()
	drafted.tile, drafted.draft, drafted.cell = l.tile, true, l.cell
	for k := range kinds {
		on := things.The(k)
		if k == hex {
			on = hexAt(l.cell)
		}
		if s, m, made := intent(o, drafted, gesture{Kind: boards.Drop, On: on}); made || s.tile != l.tile ||
			s.draft != (k == hex) {
			t.Errorf("a tile that is let go over kind %d makes %v, %v of %+v", k, m, made, s)
		}
	}
}

// TestAHintLightsItsRitual proposes each ritual of an open hand: its cards alone are lit, on the ledge and in the
// panel.
func TestAHintLightsItsRitual(t *testing.T) {
	m := newMatch(t, 2, "adventurers", 4)
	for seed := uint64(5); len(m.Play.View(0).Rituals(0)) < 2 ||
		m.Play.View(0).Rituals(0)[0] == m.Play.View(0).Rituals(0)[1]; {
		if _, on := m.Random(); !on {
			m = newMatch(t, 2, "adventurers", seed)
			seed++
		}
	}
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
	h, p := &r.Board.player, &r.Board.places
	h.Sel.panel = cardPanel
	h.arrangeChoices()
	for i, c := range m.Play.View(0).Rituals(0)[:2] {
		r.Board.Hint(rules.Move{Kind: rules.Reveal, Card: c})
		lit := r.Board.AppendHinted(nil)
		if !slices.Contains(lit, p.ledge.faces[i]) || !slices.Contains(lit, p.panel.items[i]) ||
			slices.Contains(lit, p.ledge.faces[1-i]) {
			t.Errorf("the hint of %v lights %v; it lies at %v and %v, the other one at %v", c, lit, p.ledge.faces[i],
				p.panel.items[i], p.ledge.faces[1-i])
		}
	}
}

// TestPilesThatAreNotOnTheScreen looks at where a pile without a place is: on the discards, or beyond the upper edge.
func TestPilesThatAreNotOnTheScreen(t *testing.T) {
	p := &newRig(newMatch(t, 2, "adventurers", 4), boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0).Board.places
	for _, k := range []kind{supply, pile, out, discards} {
		if !p.piles.rect.Has(p.Things.At(things.The(k)).Center()) {
			t.Errorf("%s lies at %v, beside the piles %v", catalogue.Of[k].Name,
				p.Things.At(things.The(k)), p.piles.rect)
		}
	}
	there := p.piles
	p.piles.pile, p.piles.supply = ui.Rect{}, ui.Rect{}
	p.spread(content{})
	for _, k := range []kind{supply, pile, out} {
		if at := p.Things.At(things.The(k)).Center(); at != there.discards.Center() {
			t.Errorf("%s lies at %v, not on the discards", catalogue.Of[k].Name, at)
		}
	}
	p.piles = pilePlaces{}
	p.spread(content{})
	for _, k := range []kind{supply, pile, out, discards} {
		if at, edge := p.Things.At(things.The(k)).Center(), ui.Pt(p.field.Center().X, p.field.Y); at.Dist(edge) > 1e-6 {
			t.Errorf("%s lies at %v, not at the upper edge %v", catalogue.Of[k].Name, at, edge)
		}
	}
}

// TestCardsFlyToTheTopsOfTheirPiles looks at where a ritual lies on the pile, on the discards and on the ledge.
func TestCardsFlyToTheTopsOfTheirPiles(t *testing.T) {
	p := &newRig(newMatch(t, 2, "adventurers", 4), boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0).Board.places
	for on, want := range map[thing]ui.Rect{
		things.The(pile): p.piles.pile, things.The(out): p.piles.pile, things.The(discards): p.piles.discards,
		ritualsOf(0): p.ledge.cards,
	} {
		if at, w := p.cardOn(on); !want.Has(at) || w <= 0 {
			t.Errorf("on %s a card lies at %v, %v wide, not in %v", catalogue.Of[on.Kind].Name, at, w, want)
		}
	}
}

// TestCoinsGoFromTopToTop moves three coins from a stack onto two others: the uppermost first, each onto the one
// before.
func TestCoinsGoFromTopToTop(t *testing.T) {
	from, to := hexAt(rules.Cell{}), hexAt(rules.Cell{Q: 1})
	coins := pour{0, 3, always(from), always(to), 2}
	for i, f := range coins.flights() {
		if want := [2]int{2 - i, 2 + i}; f.under != want || f.from != from || f.to != to {
			t.Errorf("coin %d goes from %+v to %+v with %v others under it, want %v", i, f.from, f.to, f.under, want)
		}
	}
}

// TestFingersHaveRoomAtTheRituals looks at folded rituals on small screens: each is as wide and high as a finger needs.
func TestFingersHaveRoomAtTheRituals(t *testing.T) {
	for _, s := range []boardtest.Screen{{W: 360, H: 640, Scale: 1}, {W: 360, H: 640, Scale: 1.5},
		{W: 412, H: 915, Scale: 1}} {
		m := newMatch(t, 3, "adventurers", 6)
		for m.Play.View(games.All).RitualCount(0) < 3 {
			if _, on := m.Random(); !on {
				t.Fatal("nobody holds three rituals")
			}
		}
		r := newRig(m, s, 0)
		for i, at := range r.Board.places.ledge.faces {
			if at.W < 43.5 || at.H < 43.5 {
				t.Errorf("%vx%v at %v: ritual %d at %v is too small to touch", s.W, s.H, s.Scale, i, at)
			}
		}
	}
}
