package masters

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

func eachLayout(t *testing.T, check func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement)) {
	t.Helper()
	boardtest.EachFrame(t, New().Need, 2, 3, func(t *testing.T, f *table.Frame, seats int) {
		for _, cards := range []int{1, 3, 4} {
			a := arrangement{seats: seats, front: 1}
			for i := range seats {
				a.hands[i] = cards
			}
			for a.mode = resting; a.mode == resting || short(f) && a.mode <= asking; a.mode++ {
				t.Run(fmt.Sprintf("%d cards, mode %d", cards, a.mode), func(t *testing.T) { check(t, f.Kit, f, a) })
			}
		}
	})
}

// named is a place with its name.
type named struct {
	name string
	rect ui.Rect
}

// apart fails the test if any two places overlap.
func apart(t *testing.T, places []named) {
	t.Helper()
	for i, p := range places {
		for _, o := range places[:i] {
			if !p.rect.Empty() && !o.rect.Empty() && p.rect.Grow(-1).Overlaps(o.rect) {
				t.Errorf("%s %v overlaps %s %v", p.name, p.rect, o.name, o.rect)
			}
		}
	}
}

func TestSeatsLieSideBySide(t *testing.T) {
	eachLayout(t, func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement) {
		p := arrange(f, a)
		all := f.Rail || f.Portrait
		if want := a.seats - 1; len(p.seats) != want && !all || all && len(p.seats) != a.seats {
			t.Fatalf("%d chips for %d seats", len(p.seats), a.seats)
		}
		var chips []named
		for i, s := range p.seats {
			want := games.Seat((int(a.front) + 1 + i) % a.seats)
			if all {
				want = games.Seat(i)
			}
			if s.Seat != want {
				t.Errorf("chip %d is that of seat %d, not %d", i, s.Seat, want)
			}
			if !f.Rail {
				boardtest.Inside(t, "chip", s.Chip, f.Seats)
			}
			parts := []named{{"badge", s.badge}, {"name", s.name}, {"points", s.points}, {"masters", s.masters},
				{"cards", s.cards}, {"extra", s.extra}}
			for _, part := range parts {
				boardtest.Inside(t, part.name, part.rect, s.Chip)
			}
			apart(t, parts)
			chips = append(chips, named{"chip", s.Chip})
		}
		apart(t, append(chips, named{"legend", p.legend}))
	})
}

// TestWhereTheTableIsShared arranges a screen at which nobody plays: its ledge is one pixel high, and below that stand
// the plates of the seats. The button that brings everything into sight lies above them, large enough.
func TestWhereTheTableIsShared(t *testing.T) {
	eachLayout(t, func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement) {
		if a.front = games.Nobody; a.mode != resting || f.Hand {
			return
		}
		shared := *f
		shared.Ledge.H = 1
		shared.Primary = ui.Rc(shared.Ledge.Right(), shared.Ledge.Bottom(), 0, 0)
		at := arrange(&shared, a).panel.centre
		if at.W < stage.MinTouch(k)-1 || at.H < stage.MinTouch(k)-1 {
			t.Errorf("the button is %v", at)
		}
		boardtest.Inside(t, "the button", at, shared.Field)
	})
}

// TestNothingLiesOnTheField arranges everything but cards beside the field, without overlaps and large enough.
func TestNothingLiesOnTheField(t *testing.T) {
	eachLayout(t, func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement) {
		p := arrange(f, a)
		list := []named{
			{"field", p.field}, {"deck", p.deck}, {"words", p.panel.says}, {"back", p.panel.back},
			{"next", p.panel.next}, {"centre", p.panel.centre},
			{"count", p.panel.count}, {"legend", p.legend}, {"golden button", f.Primary}, {"turn left", p.ledge.left},
			{"turn right", p.ledge.right},
		}
		for _, r := range p.ledge.hand {
			list = append(list, named{"card", r})
		}
		for _, s := range p.seats {
			list = append(list, named{"chip", s.Chip})
		}
		apart(t, list)
		lacks := missing(f, a.mode)
		for _, n := range list {
			switch n.name {
			case "back", "next", "centre", "deck", "turn left", "turn right":
				if n.rect.Empty() && slices.Contains(lacks, n.name) {
					continue
				}
				if n.rect.W < stage.MinTouch(k)-1 || n.rect.H < stage.MinTouch(k)-1 {
					t.Errorf("%s %v is too small to touch", n.name, n.rect)
				}
			}
			boardtest.Inside(t, n.name, n.rect, f.Screen)
		}
		if says := p.panel.says; (says.H < k.LineHeight(k.Type.Label) || says.W < k.Dp(70)) &&
			!slices.Contains(lacks, "words") {
			t.Errorf("the words have only %v", says)
		}
		for _, worded := range []bool{false, true} {
			for _, widths := range [][]float64{{k.Dp(150)}, {k.Dp(190), k.Dp(210)}, {k.Dp(260), k.Dp(280)},
				{k.Dp(190), k.Dp(210), k.Dp(180)}} {
				if p.panel.controls.Empty() && len(widths) > 1 || a.mode == laying && len(widths) == 1 {
					continue // so many choices are never offered there
				}
				buttons := []named{{"field", p.field}, {"golden button", f.Primary}, {"deck", p.deck}}
				for _, c := range p.ledge.hand {
					buttons = append(buttons, named{"card", c})
				}
				if worded && !p.panel.count.Empty() {
					buttons = append(buttons, named{"words", p.panel.says})
				}
				for _, r := range p.panel.choices(k, widths, worded) {
					if r.H < stage.MinTouch(k)-1 || r.W < stage.MinTouch(k)-1 {
						t.Errorf("button %v is too small to touch", r)
					}
					buttons = append(buttons, named{"button", r})
				}
				apart(t, buttons)
			}
		}
	})
}

// missing lists what makes room for something else on a phone's ledge.
func missing(f *table.Frame, m mode) []string {
	switch {
	case !short(f):
		if f.Rail {
			return []string{"centre"} // on the lowest screens
		}
		return nil
	case m == resting:
		return []string{"back", "next", "turn left", "turn right", "words"}
	case m == laying:
		return []string{"centre", "deck", "turn left"}
	}
	return []string{"centre", "deck", "turn left", "turn right"}
}

func TestLedgeHoldsTheHand(t *testing.T) {
	eachLayout(t, func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement) {
		p := arrange(f, a).ledge
		list := []named{{"golden button", f.Primary}, {"badge", p.badge}, {"name", p.name}, {"points", p.points},
			{"masters", p.masters}, {"extra", p.extra}, {"turn left", p.left}, {"turn right", p.right}}
		if a.mode == naming && short(f) {
			if len(p.hand) > 0 {
				t.Errorf("%d cards lie where a button draws one", len(p.hand))
			}
			return
		}
		if len(p.hand) != a.hands[a.front] {
			t.Fatalf("%d places for %d cards", len(p.hand), a.hands[a.front])
		}
		for _, r := range p.hand {
			list = append(list, named{"card", r})
			if r.H < stage.MinTouch(k)-1 && f.Screen.H >= 400 {
				t.Errorf("card %v is too small to touch", r)
			}
		}
		apart(t, list)
		for _, n := range list[1:] {
			boardtest.Inside(t, n.name, n.rect, f.Ledge)
		}
		for _, r := range []ui.Rect{p.left, p.right} {
			if r.Empty() && short(f) {
				continue
			}
			if r.W < stage.MinTouch(k)-1 || r.H < stage.MinTouch(k)-1 {
				t.Errorf("button %v is too small to touch", r)
			}
		}
	})
}

func TestSectionsAreLargeEnoughToTap(t *testing.T) {
	for _, s := range boardtest.Screens {
		m := newMatch(t, 3, everything, 7)
		for {
			if _, on := m.Random(); !on {
				break
			}
		}
		r := newRig(m, s, games.Public)
		if side := r.Board.Eye.Scale; side < 23.9 {
			t.Errorf("%vx%v at %v: a section is %v wide", s.W, s.H, s.Scale, side)
		}
	}
}

func TestCardsTurnAboutTheirMiddle(t *testing.T) {
	for turn := range uint8(rules.Turns) {
		c, at := rules.Cell{X: 3, Y: -2}, turn
		for range rules.Turns {
			c = spun(c, at, 1)
			at = (at + 1) % rules.Turns
		}
		if c != (rules.Cell{X: 3, Y: -2}) {
			t.Errorf("turned once round from %d a card lies on %v", turn, c)
		}
	}
}

// TestTheDeckBesideAHandHasItsNameClose makes the ledge as high as on a phone that shows a hand alone.
func TestTheDeckBesideAHandHasItsNameClose(t *testing.T) {
	named := 0
	eachLayout(t, func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement) {
		if !f.Portrait || f.Rail {
			return // the hand has no column there
		}
		f.Hand, f.Ledge = true, ui.Bounding(f.Field, f.Ledge)
		p := places{layout: arrange(f, a), shared: &shared{}}
		p.Given.Frame = *f
		name, card := p.deckName(), p.deckCard()
		if p.deck.Empty() || name.Empty() || a.mode != resting {
			return
		}
		if named++; name.Y < card.Bottom() || name.Y-card.Bottom() > card.H {
			t.Errorf("the name %v of the deck %v", name, card)
		}
	})
	if named == 0 {
		t.Error("no deck has a name")
	}
}

// TestAHintStandsOnAFoldedLedge looks at phones while a place is sought: a hint's words have the whole row of the
// panel's words, and leave the field and the golden button free.
func TestAHintStandsOnAFoldedLedge(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{Interface: 1.5, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	f := boardtest.Frame(t, kit, need, boardtest.Screen{W: 360, H: 640, Scale: 1.5}, 2)
	for _, m := range []mode{laying, naming, asking} {
		p := arrange(&f, arrangement{seats: 2, hands: [games.MaxSeats]int{3, 3}, mode: m})
		if told := p.panel.told; !told.Holds(p.panel.says) || told.H < 3*kit.LineHeight(kit.Type.Body) ||
			told.Overlaps(p.field) || told.Overlaps(f.Primary) {
			t.Errorf("mode %d: a hint stands at %v, the words at %v below the field %v", m, told, p.panel.says, p.field)
		}
	}
}

// TestOneChoiceLeavesTheWords looks for the button of a choice on every screen whose words are in a strip: even where
// the ledge is low, it takes the place of neither the words nor the step buttons.
func TestOneChoiceLeavesTheWords(t *testing.T) {
	spared := 0
	eachLayout(t, func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement) {
		if f.Rail || boards.Narrow(f) {
			return
		}
		p := arrange(f, a)
		row := p.panel.choices(k, []float64{k.Dp(150)}, false)
		if len(row) != 1 {
			t.Fatalf("%d buttons for one choice", len(row))
		}
		words := p.panel.says.Union(p.panel.back).Union(p.panel.next).Union(p.panel.centre)
		if row[0].Grow(-1).Overlaps(words) {
			t.Errorf("the button %v lies on the words %v", row[0], words)
		}
		if row[0].Bottom() <= f.Ledge.Y {
			spared++
		}
	})
	if spared == 0 {
		t.Error("no ledge is so low that the button stands in the strip")
	}
}
