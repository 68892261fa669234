package things

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/scenes/hands"
	"runehall/ui"
)

// A board of cards: a deck, hands that lie on the chips of seats, stores with two places, a plane of cells, a shelf.
type kind uint8

const (
	nothing kind = iota
	deck
	card
	chip
	store
	cell
	shelf
	coin
	box
	tray
)

type thing = Thing[kind]

var all = Kinds[kind]{Game: "toy", Of: []Kind[kind]{
	deck:  {Name: "deck", Single: true, In: shelf},
	card:  {Name: "card", Seated: true, Theirs: "their-card", In: chip, Role: hands.Piece},
	chip:  {Name: "seat", Seated: true, Single: true, In: shelf},
	store: {Name: "store", Seated: true, Part: Parts("red", "blue"), In: chip},
	cell:  {Name: "cell", Part: func(n, m int) string { return string(rune('a'+n)) + string(rune('0'+m)) }},
	shelf: {Name: "shelf", Single: true, Inert: true},
	coin:  {Name: "coin", In: box, InNth: 2},
	box:   {Name: "box"},
	tray:  {Name: "tray", Single: true, Bed: true},
}}

func at(x, y, w, h float64) ui.Rect { return ui.Rc(x, y, w, h) }

func TestNames(t *testing.T) {
	for _, c := range []struct {
		thing thing
		front games.Seat
		want  string
	}{
		{thing{Kind: deck}, 0, "toy.deck"},
		{thing{Kind: card, Seat: 1, N: 3}, 1, "toy.card.3"},
		{thing{Kind: card, Seat: 1, N: 3}, 0, "toy.their-card.1.3"},
		{thing{Kind: card, Seat: 0, N: 3}, games.Nobody, "toy.their-card.0.3"},
		{thing{Kind: chip, Seat: 2}, 2, "toy.seat.2"},
		{thing{Kind: store, Seat: 2, N: 1}, 2, "toy.store.2.blue"},
		{thing{Kind: cell, N: 2, M: 5}, 0, "toy.cell.c5"},
		{thing{Kind: cell, N: 2, M: 5, Way: 3}, 0, "toy.cell.c5"},
	} {
		if got := all.Name(c.thing, c.front); got != c.want {
			t.Errorf("%v is called %s, want %s", c.thing, got, c.want)
		}
	}
}

func TestThingsInShort(t *testing.T) {
	for got, want := range map[thing]thing{
		The(deck):           {Kind: deck},
		Nth(cell, uint8(5)): {Kind: cell, N: 5},
		Own(chip, 2):        {Kind: chip, Seat: 2},
		OwnNth(card, 2, 3):  {Kind: card, Seat: 2, N: 3},
	} {
		if got != want {
			t.Errorf("it is %v, want %v", got, want)
		}
	}
}

func TestTheFocusStaysWhenTheLedgeChangesHands(t *testing.T) {
	mine, yours := OwnNth(card, 0, 2), OwnNth(card, 1, 2)
	if one, other := all.Stop(mine, 0), all.Stop(yours, 1); one != other {
		t.Errorf("in front they have the focus as %v and %v", one, other)
	}
	if all.Stop(yours, 0) == all.Stop(yours, 1) {
		t.Error("a card of another seat is the same as that in front")
	}
	if on := Own(chip, 1); all.Stop(on, 1) != on || all.Stop(The(deck), 0) != The(deck) {
		t.Error("what has one name for all seats is another thing in front")
	}
}

func TestRoles(t *testing.T) {
	for k, want := range map[kind]hands.Role{nothing: hands.Nothing, deck: hands.Field, card: hands.Piece,
		shelf: hands.Nothing} {
		if got := all.Role(thing{Kind: k}); got != want {
			t.Errorf("kind %d has role %d, want %d", k, got, want)
		}
	}
}

func TestWhatLiesUppermostIsHit(t *testing.T) {
	var s Spread[kind]
	s.Begin(&all)
	s.PutAll(card, 0, 4, at(0, 0, 40, 60), at(30, 0, 40, 60), ui.Rect{}, at(200, 0, 40, 60))
	for x, want := range map[float64]thing{10: {Kind: card, N: 4}, 35: {Kind: card, N: 5}, 90: {},
		210: {Kind: card, N: 7}} {
		if got := s.Hit(ui.Pt(x, 10)); got != want {
			t.Errorf("at %v lies %v, want %v", x, got, want)
		}
	}
	s.Under(func(p ui.Point) thing { return thing{Kind: cell, N: int16(p.X / 10), M: int16(p.Y / 10)} })
	if got, want := s.Hit(ui.Pt(95, 21)), (thing{Kind: cell, N: 9, M: 2}); got != want {
		t.Errorf("on the plane lies %v, want %v", got, want)
	}
	if got, want := s.Hit(ui.Pt(10, 10)), (thing{Kind: card, N: 4}); got != want {
		t.Errorf("over the plane lies %v, want %v", got, want)
	}
}

// TestAFingerHitsSmallThingsBesideTheirPlaces points beside small things: the nearest of them is meant, as far as a
// finger is wide, and only where nothing else lies.
func TestAFingerHitsSmallThingsBesideTheirPlaces(t *testing.T) {
	var s Spread[kind]
	s.Begin(&all)
	s.Finger(44)
	s.Put(thing{Kind: coin, N: 1}, at(100, 100, 20, 20))
	s.Put(thing{Kind: coin, N: 2}, at(130, 100, 20, 20))
	s.Put(thing{Kind: deck}, at(90, 130, 60, 60))
	s.Put(thing{Kind: tray}, at(0, 100, 92, 20))
	for p, want := range map[ui.Point]thing{
		ui.Pt(110, 110): {Kind: coin, N: 1}, ui.Pt(123, 110): {Kind: coin, N: 1}, ui.Pt(127, 110): {Kind: coin, N: 2},
		ui.Pt(110, 90): {Kind: coin, N: 1},
		ui.Pt(110, 86): {}, ui.Pt(110, 131): {Kind: deck}, ui.Pt(90, 110): {Kind: tray},
		ui.Pt(160, 125): {Kind: coin, N: 2}, ui.Pt(163, 110): {},
	} {
		if got := s.Hit(p); got != want {
			t.Errorf("at %v %v is hit, not %v", p, got, want)
		}
	}
	s.Cover()
	if got := s.Hit(ui.Pt(110, 90)); got != (thing{}) {
		t.Errorf("below a sheet %v is hit", got)
	}
	s.Under(func(ui.Point) thing { return thing{Kind: cell} })
	s.Put(thing{Kind: coin, N: 3}, at(100, 100, 20, 20))
	if got := s.Hit(ui.Pt(110, 90)); got.Kind != cell {
		t.Errorf("on the plane beside something %v is hit", got)
	}
}

func TestAPlaceTakenInSeveralWays(t *testing.T) {
	var s Spread[kind]
	s.Begin(&all)
	s.Find(cell, func(t thing) ui.Rect { return at(10*float64(t.N), 10*float64(t.Way), 5, 5) })
	for way := range int8(3) {
		on := thing{Kind: cell, N: 1, Way: way}
		if got, want := s.At(on), at(10, 10*float64(way), 5, 5); got != want {
			t.Errorf("way %d lies at %v, want %v", way, got, want)
		}
		s.Put(on, at(100*float64(way), 0, 50, 50))
	}
	for way := range int8(3) {
		if got := s.Hit(ui.Pt(100*float64(way)+1, 1)); got.Way != way {
			t.Errorf("where way %d lies, %v is hit", way, got)
		}
	}
}

func TestWhatLiesInABedIsMeant(t *testing.T) {
	bed, in := thing{Kind: tray}, thing{Kind: card, N: 1}
	for name, list := range map[string][]thing{"before": {bed, in}, "after": {in, bed}} {
		var s Spread[kind]
		s.Begin(&all)
		for _, on := range list {
			place := at(0, 0, 100, 100)
			if on == in {
				place = at(20, 20, 10, 10)
			}
			s.Put(on, place)
		}
		for x, want := range map[float64]thing{25: in, 60: bed} {
			if got := s.Hit(ui.Pt(x, 25)); got != want {
				t.Errorf("a tray put %s what lies in it: at %v lies %v, want %v", name, x, got, want)
			}
		}
	}
}

func TestWhatIsStrewnIsAskedAnew(t *testing.T) {
	var s Spread[kind]
	s.Begin(&all)
	rolls, x := thing{Kind: cell, N: 3}, 0.0
	s.Put(thing{Kind: deck}, at(0, 0, 100, 100))
	s.Strew(func() int { return 2 }, func(i int) (thing, ui.Rect) {
		if i == 1 { // it has rolled off
			return thing{Kind: cell}, ui.Rect{}
		}
		return rolls, at(x, 0, 10, 10)
	})
	s.Put(thing{Kind: shelf}, at(0, 200, 100, 100))
	for range 3 {
		x += 20
		if got := s.Touched(rolls); got != at(x, 0, 10, 10) {
			t.Errorf("what rolls is at %v, want %v", got, x)
		}
		if got := s.Hit(ui.Pt(x+1, 1)); got.Kind != deck {
			t.Errorf("the place of what rolls is hit: %v", got)
		}
	}
	var order []kind
	for on := range s.Each {
		order = append(order, on.Kind)
	}
	for on := range s.Each { // and nothing for who has seen enough
		if on == rolls {
			break
		}
	}
	if !slices.Equal(order, []kind{deck, cell, shelf}) {
		t.Errorf("kinds %v are yielded", order)
	}
	s.Cover()
	if got, still := s.Touched(rolls), s.At(rolls); !got.Empty() || still != at(x, 0, 10, 10) {
		t.Errorf("below a sheet what rolls can be pointed at in %v, and is at %v", got, still)
	}
}

func TestASheetCoversWhatLiesBelow(t *testing.T) {
	var s Spread[kind]
	s.Begin(&all)
	under := thing{Kind: deck}
	s.Put(under, at(0, 0, 50, 50))
	s.Under(func(ui.Point) thing { return thing{Kind: cell} })
	s.Cover()
	s.Put(thing{Kind: shelf}, at(20, 20, 50, 50))
	if got := s.Hit(ui.Pt(10, 10)); got != (thing{}) {
		t.Errorf("below the sheet %v is hit", got)
	}
	var seen []kind
	for on := range s.Each {
		seen = append(seen, on.Kind)
	}
	if !slices.Equal(seen, []kind{shelf}) {
		t.Errorf("kinds %v can be pointed at, want those of the sheet", seen)
	}
	if got := s.Touched(under); !got.Empty() {
		t.Errorf("what the sheet covers can be pointed at in %v", got)
	}
	if got := s.At(under); got != at(0, 0, 50, 50) || s.Place(under) != got {
		t.Errorf("what the sheet covers is in %v, and was given %v", got, s.Place(under))
	}
}

func TestWhereThingsAre(t *testing.T) {
	var s Spread[kind]
	s.Begin(&all)
	s.Set(thing{Kind: shelf}, at(0, 0, 9, 9))
	s.Put(thing{Kind: chip, Seat: 1}, at(100, 0, 50, 50))
	s.Set(thing{Kind: chip, Seat: 1}, at(110, 10, 20, 20)) // the badge on it
	s.Put(thing{Kind: store, Seat: 1, N: 1}, at(300, 0, 50, 50))
	s.Put(thing{Kind: card, Seat: 1, N: 3}, at(400, 0, 10, 10)) // where Find finds nothing
	s.Put(thing{Kind: box, N: 2}, at(0, 700, 20, 20))
	s.Find(card, func(t thing) ui.Rect {
		if t.Seat != 0 {
			return ui.Rect{}
		}
		return at(float64(t.N)*10, 500, 10, 10)
	})
	for on, want := range map[thing]ui.Rect{
		{}:                           {},
		{Kind: deck}:                 at(0, 0, 9, 9),
		{Kind: chip, Seat: 1}:        at(110, 10, 20, 20),
		{Kind: chip, Seat: 2}:        at(0, 0, 9, 9),
		{Kind: store, Seat: 1, N: 1}: at(300, 0, 50, 50),
		{Kind: store, Seat: 1, N: 0}: at(110, 10, 20, 20),
		{Kind: card, Seat: 0, N: 7}:  at(70, 500, 10, 10),
		{Kind: card, Seat: 1, N: 7}:  at(110, 10, 20, 20),
		{Kind: card, Seat: 1, N: 3}:  at(400, 0, 10, 10),
		{Kind: coin, Seat: 1, N: 9}:  at(0, 700, 20, 20),
	} {
		if got := s.At(on); got != want {
			t.Errorf("%v is in %v, want %v", on, got, want)
		}
	}
	if got := s.Touched(thing{Kind: chip, Seat: 1}); got != at(100, 0, 50, 50) {
		t.Errorf("the chip can be pointed at in %v", got)
	}
	for on, want := range map[thing]ui.Rect{
		The(deck):           {},
		Own(chip, 1):        at(110, 10, 20, 20),
		OwnNth(store, 1, 1): at(300, 0, 50, 50),
		OwnNth(store, 1, 0): {},
		OwnNth(card, 0, 7):  {}, // it is found, and was given no place
	} {
		if got := s.Place(on); got != want {
			t.Errorf("%v was given %v, want %v", on, got, want)
		}
	}
	s.Begin(&all)
	if got := s.At(thing{Kind: deck}); !got.Empty() {
		t.Errorf("after a new begin something is in %v", got)
	}
}
