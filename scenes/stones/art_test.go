package stones

import (
	"math"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

type printed struct {
	card rules.Card
	face rules.Face
}

// printedCards returns every card of the table, the druids of all seats, and some cards that only an owner's table
// could have.
func printedCards(tb testing.TB) (list []printed) {
	tb.Helper()
	deck, err := rules.StandardDeck()
	if err != nil {
		tb.Fatal(err)
	}
	for card := rules.FirstCreature; card <= rules.LastCreature; card++ {
		list = append(list, printed{card, *deck.Face(0, card)})
	}
	for seat := range games.Seat(4) {
		for card := rules.FirstDruid; card <= rules.LastDruid; card++ {
			list = append(list, printed{card, *deck.Face(seat, card)})
		}
	}
	every := rules.Gems{rules.Green: 15, rules.Red: 15, rules.Blue: 15, rules.Yellow: 15, rules.White: 15}
	return append(list,
		printed{11, rules.Face{Colour: rules.Blue, Of: rules.Blue, Magic: 9, Kind: rules.ExchangeAbility,
			Give: rules.Gems{rules.Red: 1, rules.Green: 2, rules.Blue: 2, rules.Yellow: 2, rules.White: 1}, Get: every,
			Points: 20}},
		printed{107, rules.Face{Of: rules.White, Magic: 9, Kind: rules.ExchangeAbility,
			Give: rules.Gems{rules.White: 8}, Get: rules.Gems{rules.White: 15}}},
	)
}

// TestALineSaysAllOfAnAbility reads every ability back from its line of icons.
func TestALineSaysAllOfAnAbility(t *testing.T) {
	for _, p := range printedCards(t) {
		l := lineOf(&p.face)
		got := rules.Face{Kind: rules.BasicAbility}
		gems, icons := &got.Give, 0
		for _, it := range l.items[:l.n] {
			switch it.kind {
			case arrowItem:
				got.Kind, gems = rules.ExchangeAbility, &got.Get
			case slashItem:
				got.Kind = rules.ChoiceAbility
			case pointsItem:
				got.Points += int8(it.points)
			case iconItem:
				if p.face.Kind != rules.ExchangeAbility {
					got.Icons[icons] = it.icon
					icons++
				} else {
					gems[it.icon.Colour] += int8(max(1, it.times))
				}
			}
		}
		want := p.face
		want.Colour, want.Of, want.Magic = 0, 0, 0
		if got != want {
			t.Errorf("the line of card %v says %+v, not %+v", p.card, got, want)
		}
	}
}

// TestPlacesChooseForms gives cards the sizes that they have on screens.
func TestPlacesChooseForms(t *testing.T) {
	for _, device := range []float64{1, 2} {
		kit, err := ui.NewKit(ui.Look{Device: device})
		if err != nil {
			t.Fatal(err)
		}
		for size, want := range map[ui.Size]*cardForm{
			{W: 132, H: 190}: &tallForm, {W: 252, H: 363}: &tallForm, {W: 86, H: 124}: &smallForm,
			{W: 63, H: 91}:   &smallForm,
			{W: 126, H: 106}: &wideForm, {W: 114, H: 96}: &wideForm, {W: 106, H: 58}: &lyingForm,
		} {
			if got := formOf(kit, ui.Rc(0, 0, size.W*device, size.H*device)); got != want {
				t.Errorf("a card of %v at %v pixels per dp has the form %+v", size, device, got)
			}
		}
	}
}

// TestPicturesAreBounded draws every card, one in each frame.
func TestPicturesAreBounded(t *testing.T) {
	a := newPainter(boardtest.Kit(t))
	boardtest.PicturesAreBounded(t, artPixels, a.Pixels, 50, 450, 1.37, func(size float64, drawn func(int)) {
		for _, p := range printedCards(t) {
			a.Frame()
			key := pictureKey{kind: cardPicture, card: p.card, face: p.face}
			drawn(a.Picture(key, ui.Rc(0, 0, size, size*1.44)).Pixels())
		}
	})
}

// TestStarsAreEven measures the corners of stars: far and near ones take turns, in equal angles, the first at the top.
func TestStarsAreEven(t *testing.T) {
	for _, n := range []int{4, 8} {
		const r, inner = 100, .5
		corners := starCorners(n, r, inner)
		if len(corners) != 2*n {
			t.Fatalf("a star of %d has %d corners", n, len(corners))
		}
		for i, p := range corners {
			angle, far := -math.Pi/2+float64(i)*math.Pi/float64(n), float64(r)
			if i%2 == 1 {
				far = r * inner
			}
			if p.Sub(ui.Polar(angle, far)).Len() > 1e-6 {
				t.Errorf("corner %d of a star of %d is at %v", i, n, p)
			}
		}
	}
}
