package masters

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestThingsOfSeatsLieOnTheirChips looks at where cards and masters fly to, on every screen: to the chip of their seat,
// however little that shows.
func TestThingsOfSeatsLieOnTheirChips(t *testing.T) {
	for _, s := range boardtest.Screens {
		for seats := 2; seats <= 3; seats++ {
			p := &newRig(newMatch(t, seats, everything, 6), s, games.Public).Board.places
			for i := range p.seats {
				seat := &p.seats[i]
				for _, k := range []kind{hand, beside, masters} {
					if at := p.Things.At(things.Own(k, seat.Seat)).Center(); seat.Seat != p.Given.Front &&
						!seat.Place().Has(at) {
						t.Errorf("%vx%v: %s of seat %d lies at %v, beside its chip %v", s.W, s.H, catalogue.Of[k].Name,
							seat.Seat, at, seat.Place())
					}
				}
			}
		}
	}
}

// TestWhatIsPointedAt points at the things of the ledge: the deck answers while no card is chosen, and where the table
// covers the ledge there is nothing.
func TestWhatIsPointedAt(t *testing.T) {
	m := newMatch(t, 2, nil, 6)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, m.Play.View(games.All).OnTurn())
	h, p := &r.Board.player, &r.Board.places
	card, stack, cover := p.ledge.hand[1].Center(), p.deck.Center(), things.The(ledge)
	for _, c := range []struct {
		covered bool
		chosen  rules.Card
		card    thing
		deck    thing
	}{
		{false, rules.Hidden, cardAt(h.Given.Front, 1), deckThing},
		{false, h.front()[0], cardAt(h.Given.Front, 1), cover},
		{true, rules.Hidden, thing{}, thing{}},
	} {
		h.Given.Bare, h.Sel.card = c.covered, c.chosen
		if on := h.Hit(card); on != c.card {
			t.Errorf("on the second card, %v chosen, covered %v: %+v", c.chosen, c.covered, on)
		}
		if on := h.Hit(stack); on != c.deck {
			t.Errorf("on the deck, %v chosen, covered %v: %+v", c.chosen, c.covered, on)
		}
	}
	if on, want := h.Hit(p.cell(rules.Cell{X: 1, Y: 1}).Center()), sectionAt(rules.Cell{X: 1, Y: 1}); on != want {
		t.Errorf("on the table lies %+v, want %+v", on, want)
	}
}

// TestWhereRefusalsPoint looks at where the words of a refusal point: to where the card or rune would lie, to the deck,
// or to the ledge.
func TestWhereRefusalsPoint(t *testing.T) {
	r := newRig(newMatch(t, 2, nil, 6), boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
	p, v := &r.Board.places, r.Board.Given.View
	l := rules.Laid{Card: 3, Cell: rules.Cell{X: 2, Y: 1}, Turn: 1}
	for _, c := range []struct {
		move rules.Move
		want any
	}{
		{rules.Move{Kind: rules.Play, Card: l.Card, Cell: l.Cell, Turn: l.Turn}, p.laid(l)},
		{rules.Move{Kind: rules.Ignore, Card: l.Card, Cell: l.Cell, Turn: l.Turn}, p.laid(l)},
		{rules.Move{Kind: rules.PlaceMaster, Cell: l.Cell}, p.cell(l.Cell)},
		{rules.Move{Kind: rules.PlaceToken, Cell: l.Cell, Colour: rules.Blue}, p.cell(l.Cell)},
		{rules.Move{Kind: rules.Draw}, p.deck},
		{rules.Move{Kind: rules.DrawExtra}, p.deck},
		{rules.Move{Kind: rules.Discard, Card: v.Hand(v.OnTurn())[0]}, p.ledge.rect},
		{rules.Move{Kind: rules.KeepToken}, p.ledge.rect},
	} {
		if got := p.aim(about(v, c.move)); any(got) != c.want {
			t.Errorf("%v is refused at %v, want %v", c.move.Kind, got, c.want)
		}
	}
}

// TestAHintToDrawLightsTheDeck proposes drawing a card: the deck is lit, and nothing else.
func TestAHintToDrawLightsTheDeck(t *testing.T) {
	for _, screen := range boardtest.Screens {
		r := newRig(newMatch(t, 2, everything, 6), screen, 0)
		for _, kind := range []rules.MoveKind{rules.Draw, rules.DrawExtra} {
			deck := r.Board.places.deckSpot()
			if list := r.Board.AppendHinted(nil); len(list) != 0 {
				t.Errorf("without a hint %v is lit", list)
			}
			if !r.Board.Hint(rules.Move{Kind: kind}) || !slices.Equal(r.Board.AppendHinted(nil), []ui.Rect{deck}) ||
				deck.Empty() {
				t.Errorf("the hint of %v lights %v, and the deck lies at %v", kind, r.Board.AppendHinted(nil), deck)
			}
			r.Board.Sync(r.Match.Play.View(0))
		}
	}
}
