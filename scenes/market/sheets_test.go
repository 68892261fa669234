package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestSheetsLieOverOneAnother looks at a seat, then at something of that seat, and closes both again.
func TestSheetsLieOverOneAnother(t *testing.T) {
	m := newMatch(t, 3, nil, 5)
	m.Randoms(60)
	r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0)
	r.Tick(ui.Input{})
	h := &r.Board.player
	do := func(g gesture, want ...boards.SheetKind) {
		t.Helper()
		h.Sel, _, _ = intent(h.upshot(h.Sel), g)
		r.Board.Arrange()
		if got := [...]boards.SheetKind{h.Sel.Sheet, h.Sel.Below}; got[0] != want[0] ||
			len(want) > 1 && got[1] != want[1] {
			t.Fatalf("%v: the sheets are %v, want %v", g, got, want)
		}
	}
	do(gesture{Kind: boards.Peek, On: chipOf(1)}, boards.ExplainSheet)
	do(gesture{Kind: boards.PeekEnd}, boards.NoSheet)
	do(gesture{Kind: boards.Peek, On: things.Nth(act, 0)}, boards.NoSheet) // there is nothing to say of it
	h.Sel.overlay = overlay{Sheet: seatSheet, About: chipOf(1)}
	r.Board.Arrange()
	do(gesture{Kind: boards.Look, On: h.item(itemLoose)}, boards.ExplainSheet, seatSheet)
	do(gesture{Kind: boards.Tap, On: things.The(sheet)}, boards.ExplainSheet, seatSheet)
	do(gesture{Kind: boards.Tap, On: things.The(closer)}, seatSheet, boards.NoSheet)
	do(gesture{Kind: boards.Peek, On: h.item(itemLoose)}, boards.ExplainSheet, seatSheet)
	do(gesture{Kind: boards.PeekKeep}, boards.ExplainSheet, seatSheet)
	do(gesture{Kind: boards.Tap, On: things.The(closer)}, seatSheet)
	do(gesture{Kind: boards.Tap, On: things.The(closer)}, boards.NoSheet)
}

// TestKnownHandsAreShown looks at the sheets of others in many positions: each card that the reader knows is an item
// that leads to its explanation, and no other card is told. While anybody may look, the own hand is not told either.
func TestKnownHandsAreShown(t *testing.T) {
	known := 0
	for seed := range uint64(6) {
		m := newMatch(t, 2, nil, seed)
		for n := 0; ; n++ {
			if _, on := m.Random(); !on {
				break
			} else if n%9 > 0 {
				continue
			}
			r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0)
			b, v := r.Board, m.Play.View(0)
			b.Sel.overlay = overlay{Sheet: seatSheet, About: chipOf(1)}
			b.Arrange()
			var cards []rules.Card
			for n := range b.places.sheet.Items {
				if on := b.player.item(n); on.Kind == face && rules.Card(on.N) != rules.Hidden {
					cards = append(cards, rules.Card(on.N))
				}
			}
			if got := rules.SetOf(cards...); got != v.Hand(1) {
				t.Errorf("%v is shown, %v is known", got, v.Hand(1))
			}
			known += len(cards)
			b.Given.Bare, b.Given.Front = true, 0
			b.Sel.About = chipOf(0)
			b.player.tell()
			for _, c := range b.player.sheets.cards {
				if c != rules.Hidden {
					t.Errorf("behind the curtain lies %v", c)
				}
			}
		}
	}
	if known == 0 {
		t.Error("no hand was known")
	}
}

// TestDiscardsAreCounted opens the discards: all of them lie there, by their kinds. Without any the sheet says so.
func TestDiscardsAreCounted(t *testing.T) {
	for n, want := range map[int]bool{0: false, 60: true} {
		m := newMatch(t, 2, nil, 5)
		m.Randoms(n)
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, games.All)
		b := r.Board
		b.Sel.overlay = overlay{Sheet: heapSheet, About: things.The(heap)}
		b.Arrange()
		sum := 0
		for _, n := range b.player.sheets.counts {
			sum += n
		}
		if s := &b.player.sheets; sum != len(b.Model.discards) || want != (sum > 0) || s.none == "" ||
			len(s.cards) != len(b.places.sheet.Items) {
			t.Errorf("%d discards are shown as %v, %v of them in %v", len(b.Model.discards), s.cards, s.counts,
				b.places.sheet.Items)
		}
	}
}
