package stones

import (
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// opens opens a sheet about a thing.
func (r *rig) opens(k boards.SheetKind, about thing) *boards.Sheet {
	r.Board.Sel.Sheet, r.Board.Sel.About = k, about
	r.Board.Arrange()
	return &r.Board.places.sheet
}

// TestLargeScreensHaveLargeSheets opens explanations. On a large screen they must use the room that is there, and their
// words must grow with them.
func TestLargeScreensHaveLargeSheets(t *testing.T) {
	for _, c := range []struct{ w, h, least float64 }{{915, 412, 1}, {1440, 900, 1.15}, {1920, 1080, 1.5}} {
		m := newMatch(t, 2, nil, 5)
		r := newRig(m, boardtest.Screen{W: c.w, H: c.h, Scale: 1, Tag: "en"}, 0)
		s := r.opens(boards.ExplainSheet, slotAt(1))
		if name, _ := s.Styles(r.Kit, r.Board.player.sheets.lines); s.Size < c.least ||
			c.least > 1 && name.Size <= r.Kit.Type.Name.Size {
			t.Errorf("on %v x %v a sheet is %v times as large, its words %v", c.w, c.h, s.Size, name.Size)
		}
		if c.least > 1 && s.Covers(&r.Board.Given.Frame) {
			t.Errorf("on %v x %v it covers the golden button", c.w, c.h)
		}
	}
}

// TestKnownHandsAreShown looks at the sheets of seats in many positions. Each hand card that the reader knows must be
// an item that leads to its explanation, and no other card may be. The hand of the seat in front may not be shown while
// anybody may look.
func TestKnownHandsAreShown(t *testing.T) {
	known := 0
	for seed := range uint64(6) {
		m := newMatch(t, 2, nil, seed)
		for range 12 {
			m.Randoms(15)
			r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0)
			r.Tick(ui.Input{})
			h, v := &r.Board.player, m.Play.View(0)
			places := r.opens(seatSheet, chipOf(1))
			h.writeSheet()
			n := 0
			for i := range rules.ManyCards {
				on := h.item(itemHand + i)
				if on.Kind == nothing {
					continue
				}
				n++
				c, s := rules.Card(on.N), on.Seat
				if !v.Hand(1).Has(c) || s != 1 || places.Items[itemHand+i].Empty() ||
					len(h.explainer().explain(on).Lines) == 0 {
					t.Errorf("%v of seat %v is shown", c, s)
				}
			}
			if want := v.Hand(1).Size(); n != want {
				t.Errorf("%d cards are shown, %d known", n, want)
			}
			known += n
			if own := h.seatItem(0, itemHand); v.HandSize(0) > 0 && own.Kind != card {
				t.Error("the own hand is not shown")
			}
			r.Board.Given.Bare, r.Board.Given.Front = true, 0
			if on := h.seatItem(0, itemHand); on.Kind != nothing {
				t.Errorf("behind the curtain lies %v", on)
			}
		}
	}
	if known == 0 {
		t.Error("no hand was known")
	}
}

// TestSeatsAndGoalAreExplained asks what a chip and the track are. A chip must explain its seat, and both must say
// where the throne stands.
func TestSeatsAndGoalAreExplained(t *testing.T) {
	m := newMatch(t, 3, map[string]string{rules.OptionThrone: rules.ThroneLow}, 5)
	made := modelOf(m.Play.View(games.All))
	x := explainer{view: m.Play.View(games.All), model: &made, front: 0}
	for _, on := range []thing{chipOf(1), things.The(track)} {
		e := x.explain(on)
		goal := false
		for _, n := range e.Lines {
			goal = goal || n.Sign.kind == throneSign && n.Title.Key == "stones.explain.throne" &&
				n.Title.Args[0].Number == x.view.Throne()
		}
		if !goal {
			t.Errorf("%v says no goal: %+v", on, e)
		}
	}
	if e := x.explain(chipOf(1)); e.Picture.kind != seatSign || e.Picture.seat != 1 {
		t.Errorf("a chip is explained by %+v", e)
	}
	wild := x.explain(smithyOf(rules.WildSmithy))
	if got := wild.Lines[1].Title.Key; got != "stones.explain.pay.white" {
		t.Errorf("the wild smithy asks %q", got)
	}
}

// TestAnEmptyPileSaysSo opens a pile without cards.
func TestAnEmptyPileSaysSo(t *testing.T) {
	m := newMatch(t, 2, nil, 5)
	r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0)
	s := r.opens(pileSheet, theDiscards)
	if r.Board.player.sheets.none == "" || len(s.Lines) != 1 || len(s.Items) != 0 {
		t.Errorf("an empty pile says %q in %v", r.Board.player.sheets.none, s.Lines)
	}
}

// TestAPileIsTurnedPageByPage turns to the second page of a pile, looks at a card there, and comes back to that page.
// When the pile is opened again, it must begin at its first page.
func TestAPileIsTurnedPageByPage(t *testing.T) {
	m := newMatch(t, 4, nil, 5)
	v := m.Play.View(games.All)
	for n := v.Discards(); n.Size() < 24; n = v.Discards() {
		if _, on := m.Random(); !on {
			t.Fatal("the match ends too soon")
		}
		v = m.Play.View(games.All)
	}
	r := newRig(m, boardtest.Screen{W: 640, H: 360, Scale: 1}, v.OnTurn())
	r.Settle()
	p, cards := &r.Board.player, v.Discards().Cards()
	do := func(on thing) {
		g := gesture{Kind: boards.Tap, On: on}
		if of := p.stands(on); of != on {
			g = gesture{Kind: boards.Look, On: of}
		}
		r.Board.Act(g)
		r.Board.Arrange()
	}
	do(theDiscards)
	per := len(r.Board.places.sheet.Items)
	if per == 0 || per >= len(cards) {
		t.Fatalf("%d cards of %d have room", per, len(cards))
	}
	if first := p.item(0); first != cardIn(theDiscards, 0, cards[0]) {
		t.Errorf("the pile begins with %v", first)
	}
	do(things.The(before))
	do(things.The(after))
	second := cardIn(theDiscards, 0, cards[per])
	if got := p.item(0); got != second {
		t.Errorf("the second page begins with %v, want %v", got, second)
	}
	do(things.Nth(item, 0))
	if p.Sel.Sheet != boards.ExplainSheet || p.Sel.About != second {
		t.Errorf("a card of the second page opens %+v", p.Sel.overlay)
	}
	do(things.The(after))
	do(things.The(closer))
	if got := p.item(0); p.Sel.Sheet != pileSheet || got != second {
		t.Errorf("from the card the way back leads to %+v, which begins with %v", p.Sel.overlay, got)
	}
	do(things.The(closer))
	do(theDiscards)
	if got := p.item(0); got.N != int16(cards[0]) {
		t.Errorf("opened anew the pile begins with %v", got)
	}
}
