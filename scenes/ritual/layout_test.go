package ritual

import (
	"fmt"
	"testing"
	"unicode/utf8"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// longest returns the longest text of a ritual in any language.
func longest(t *testing.T) (text string) {
	t.Helper()
	for _, book := range boardtest.Books(t) {
		for c := range rules.Cards {
			if s := book.Text("ritual.card." + c.String() + ".text"); utf8.RuneCountInString(s) >
				utf8.RuneCountInString(text) {
				text = s
			}
		}
	}
	return text
}

func eachLayout(t *testing.T, check func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement)) {
	t.Helper()
	boardtest.EachFrame(t, New().Need, 2, games.MaxSeats, func(t *testing.T, f *table.Frame, seats int) {
		for _, tiles := range []int{3, 6} {
			a := arrangement{seats: seats, front: 1, rituals: 3, known: true}
			for i := range seats {
				a.hands[i] = tiles
			}
			t.Run(fmt.Sprintf("%d tiles", tiles), func(t *testing.T) { check(t, f.Kit, f, a) })
			if a.working = tiles == 3 && folds(f); a.working {
				t.Run("a tile is laid", func(t *testing.T) { check(t, f.Kit, f, a) })
			}
		}
	})
}

func TestSeatsLieSideBySide(t *testing.T) {
	eachLayout(t, func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement) {
		p := arrange(f, a)
		if len(p.seats) != a.seats-1 {
			t.Fatalf("%d chips for %d seats", len(p.seats), a.seats)
		}
		for i, s := range p.seats {
			if want := games.Seat((int(a.front) + 1 + i) % a.seats); s.Seat != want {
				t.Errorf("chip %d is that of seat %d, not %d", i, s.Seat, want)
			}
			boardtest.Inside(t, "chip", s.Chip, f.Seats)
			if s.Chip.H < stage.MinTouch(k)-1 || s.Chip.W < stage.MinTouch(k)-1 {
				t.Errorf("chip %v is too small to touch", s.Chip)
			}
			for _, part := range []struct {
				name string
				rect ui.Rect
			}{{"badge", s.badge}, {"name", s.name}, {"state", s.state}, {"coins", s.coins}, {"hand", s.hand},
				{"rituals", s.rituals}} {
				boardtest.Inside(t, part.name, part.rect, s.Chip)
			}
			if s.badge.Overlaps(s.coins.Grow(-1)) || s.coins.Overlaps(s.rituals.Grow(-1)) ||
				s.hand.Overlaps(s.rituals.Grow(-1)) {
				t.Errorf("parts of chip %+v overlap", s)
			}
			if s.form != seatTiny {
				first, last := s.mini(&k.Theme, 0), s.mini(&k.Theme, a.hands[s.Seat]-1)
				boardtest.Inside(t, "first tile", ui.RectAround(first, ui.Sz(s.radius*1.73, 2*s.radius)), s.hand)
				boardtest.Inside(t, "last tile", ui.RectAround(last, ui.Sz(s.radius*1.73, 2*s.radius)), s.hand)
			}
			for _, o := range p.seats[:i] {
				if o.Chip.Overlaps(s.Chip) {
					t.Errorf("chips %v and %v overlap", o.Chip, s.Chip)
				}
			}
		}
		boardtest.Inside(t, "compass", p.compass, f.Seats)
		boardtest.Inside(t, "piles", p.piles.rect, f.Seats)
		if r := p.piles.rect; r.W < stage.MinTouch(k)-1 || r.H < stage.MinTouch(k)-1 || r.Overlaps(p.compass) {
			t.Errorf("piles %v are too small to touch, or lie under %v", r, p.compass)
		}
		for _, s := range p.seats {
			if s.Chip.Grow(-1).Overlaps(p.piles.rect) || s.Chip.Overlaps(p.compass) {
				t.Errorf("chip %v lies under piles %v or %v", s.Chip, p.piles.rect, p.compass)
			}
		}
		for _, r := range []ui.Rect{p.piles.supply, p.piles.pile, p.piles.discards} {
			boardtest.Inside(t, "pile", r, p.piles.rect)
		}
	})
}

func TestLedgeHoldsTheHand(t *testing.T) {
	eachLayout(t, func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement) {
		p := arrange(f, a).ledge
		var places []ui.Rect
		add := func(name string, r ui.Rect, touched bool) {
			if r.Empty() {
				return
			}
			boardtest.Inside(t, name, r, f.Ledge)
			if r.Overlaps(f.Primary.Grow(-1)) {
				t.Errorf("%s %v lies under the golden button %v", name, r, f.Primary)
			}
			for _, o := range places {
				if r.Grow(-1).Overlaps(o) {
					t.Errorf("%s %v overlaps %v", name, r, o)
				}
			}
			if touched && (r.H < stage.MinTouch(k)-1 || r.W < stage.MinTouch(k)-1) {
				t.Errorf("%s %v is too small to touch", name, r)
			}
			places = append(places, r)
		}
		add("badge", p.badge, false)
		add("name", p.name, false)
		add("coins", p.coins, false)
		add("reason", p.reason, false)
		add("turn left", p.left, true)
		add("turn right", p.right, true)
		add("cards", p.cards, true)
		if len(p.hand) != a.hands[a.front] {
			t.Fatalf("%d places for %d hand tiles", len(p.hand), a.hands[a.front])
		}
		for _, r := range p.hand {
			add("hand tile", r, a.hands[a.front] == 3)
		}
	})
}

func TestPanelsStayOnTheStage(t *testing.T) {
	eachLayout(t, func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement) {
		over := arrange(f, a).room
		for _, open := range []panel{noPanel, handPanel, cardPanel} {
			for n := 1; n <= 3; n++ {
				for i, widths := range [][]float64{nil, {k.Dp(120)}, {k.Dp(150), k.Dp(180)}, nil, {k.Dp(120)}} {
					p := arrangePanel(k, over, content{open: open, items: make([]thing, n), widths: widths,
						texts: []string{longest(t)}, reads: i < 3})
					if open == noPanel && len(widths) == 0 {
						continue
					}
					boardtest.Inside(t, "panel", p.rect, over)
					for i, r := range p.items {
						boardtest.Inside(t, "item", r, p.rect)
						if open == cardPanel && (r.W < stage.MinTouch(k)-1 || r.H < stage.MinTouch(k)-1) {
							t.Errorf("with %d buttons card %d of %d is too small to touch: %v", len(widths), i, n, r)
						}
					}
					boardtest.Inside(t, "words", p.info, p.rect)
					if one := arrangePanel(k, over, content{open: pilePanel, items: make([]thing, 1)}); n == 0 &&
						p.rect.H >= one.rect.H {
						t.Errorf("without discards the panel is %v high, with one %v", p.rect.H, one.rect.H)
					}
					for _, r := range p.choices {
						boardtest.Inside(t, "button", r, p.rect)
						for _, o := range p.items {
							if r.Grow(-1).Overlaps(o) {
								t.Errorf("button %v overlaps %v", r, o)
							}
						}
					}
				}
			}
		}
	})
}

// TestRitualsOfWhichNoneIsReadLeaveTheBoardInSight opens three rituals on a phone with none chosen: they show their
// names, in a panel that is a strip over the ledge. It takes more room once one is read.
func TestRitualsOfWhichNoneIsReadLeaveTheBoardInSight(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	f := boardtest.Frame(t, kit, New().Need, boardtest.Screen{W: 412, H: 915, Scale: 1}, 2)
	a := arrangement{seats: 2, front: 1, rituals: 3, known: true}
	room := arrange(&f, a).room
	in := content{open: cardPanel, items: make([]thing, 3), widths: []float64{kit.Dp(120)}, texts: []string{longest(t)}}
	folded := arrangePanel(kit, room, in)
	in.reads = true
	read := arrangePanel(kit, room, in)
	if folded.rect.H > room.H*.55 || folded.items[0].W < kit.Dp(84) ||
		folded.rect.Bottom() < room.Bottom()-2*kit.Gap.S {
		t.Errorf("in %v the panel is %v with cards of %v", room, folded.rect, folded.items[0].Size())
	}
	if read.sheet.H < folded.rect.H*.5 || !folded.sheet.Empty() {
		t.Errorf("the sheet is %v where one is read, %v where none is", read.sheet, folded.sheet)
	}
}

// TestEveryDiscardHasItsPlace lays out discards, up to a card of each kind and one on top.
func TestEveryDiscardHasItsPlace(t *testing.T) {
	eachLayout(t, func(t *testing.T, k *ui.Kit, f *table.Frame, a arrangement) {
		over := arrange(f, a).room
		least := stage.MinTouch(k)
		if f.Screen.H < 400 { // on the lowest screens only the first dozen are as large as fingers need
			least *= .65
		}
		for _, n := range []int{0, 1, 2, 5, 13, int(rules.Cards)} {
			p := arrangePanel(k, over, content{open: pilePanel, items: make([]thing, n)})
			boardtest.Inside(t, "panel", p.rect, over)
			boardtest.Inside(t, "words", p.info, p.rect)
			if one := arrangePanel(k, over, content{open: pilePanel, items: make([]thing, 1)}); n == 0 &&
				p.rect.H >= one.rect.H {
				t.Errorf("without discards the panel is %v high, with one %v", p.rect.H, one.rect.H)
			}
			if len(p.items) != n || p.info.H < k.LineHeight(k.Type.Small) {
				t.Fatalf("%d places for %d discards, words in %v", len(p.items), n, p.info)
			}
			for i, r := range p.items {
				boardtest.Inside(t, "discard", r, p.rect)
				if r.W < least-1 || r.H < least-1 || r.Overlaps(p.info) || i > 0 && r.Grow(-1).Overlaps(p.items[i-1]) {
					t.Errorf("discard %d of %d at %v is too small or lies under something", i, n, r)
				}
			}
		}
	})
}

// TestHexagonsAreLargeEnoughToTap looks at boards on which tiles are laid. While others are asked for answers, nobody
// taps any.
func TestHexagonsAreLargeEnoughToTap(t *testing.T) {
	for _, s := range boardtest.Screens {
		for seats := 2; seats <= games.MaxSeats; seats++ {
			m := newMatch(t, seats, "adventurers", 7)
			for n := 0; n < 12*seats || m.Play.View(games.Public).Phase() == rules.AnswerPhase; n++ {
				if _, on := m.Random(); !on {
					break
				}
			}
			r := newRig(m, s, games.Public)
			if width := r.Board.places.inside(rules.Cell{}).W; width < 43 {
				t.Errorf("%vx%v at %v, %d seats: a hexagon is %v wide", s.W, s.H, s.Scale, seats, width)
			}
		}
	}
}

// TestDiscardsNeedRoom opens the piles where nothing has room: a field between docks may be that low for a moment.
func TestDiscardsNeedRoom(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, room := range []ui.Rect{{}, ui.Rc(10, 10, 300, 12), ui.Rc(10, 10, 12, 300)} {
		if p := arrangePanel(kit, room, content{open: pilePanel, items: make([]thing, 5)}); len(p.items) != 5 {
			t.Errorf("in %v there are %d places for 5 discards", room, len(p.items))
		}
	}
}
