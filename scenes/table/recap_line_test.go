package table

import (
	"testing"

	"runehall/games"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/curtain"
	"runehall/ui"
)

// TestAFoldedRecapLeavesTheField opens a curtain on all screens. On phones the recap is one line, high enough for a
// finger, at the head of the field, which keeps the rest of its room and its seats. On tablets and desktops it has its
// own place, and on a phone too once somebody has opened it.
func TestAFoldedRecapLeavesTheField(t *testing.T) {
	folded, whole := 0, 0
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		need := func(r Room) Need { // as boards do
			n := greedyNeed(3)(r)
			if r.Low {
				n.Rail, n.Seats = k.Dp(240), k.Dp(180)
			}
			return n
		}
		s := sight{open: true}
		without := arrange(k, screen, safe, 3, false, need, s)
		s.recap = func(float64) float64 { return k.Dp(200) }
		long := arrange(k, screen, safe, 3, false, need, s)
		s.folds = true
		p := arrange(k, screen, safe, 3, false, need, s)
		phone := p.rail || p.portrait && !Tablet(k, safe.Size())
		if p.folded != phone || long.folded {
			t.Fatalf("it is one line: %v, and opened: %v", p.folded, long.folded)
		}
		if !phone {
			whole++
			if p.recap != long.recap || p.field != long.field {
				t.Errorf("the recap lies at %v beside %v, and not folded at %v beside %v",
					p.recap, p.field, long.recap, long.field)
			}
			return
		}
		folded++
		touchable(t, k, map[string]ui.Rect{"recap": p.recap})
		disjoint(t, screen, map[string]ui.Rect{"recap": p.recap, "field": p.field, "ledge": p.ground})
		if p.seats != without.seats || p.asked != without.asked || p.tied {
			t.Errorf("the seats lie at %v, the question at %v; without a recap at %v and %v",
				p.seats, p.asked, without.seats, without.asked)
		}
		if lost := without.field.H - p.field.H; lost > chronicle.FoldedHigh(k)+2*k.Gap.XS+1 ||
			!without.field.Grow(1).Holds(p.field) {
			t.Errorf("the field %v becomes %v", without.field, p.field)
		}
	})
	if folded == 0 || whole == 0 {
		t.Errorf("on %d screens it is folded, on %d not", folded, whole)
	}
}

// onPhone sits down at a table on a small phone. Two moves have been made since the first seat looked.
func onPhone(t *testing.T) *ritualHall {
	t.Helper()
	h := atTable(t, "explorers", 3, games.Person, games.Person, games.Person)
	h.size = ui.Sz(360, 640)
	area := ui.Rect{W: h.size.W, H: h.size.H}
	h.table.Layout(area, area)
	for range 2 {
		h.settle()
		place(h)
	}
	h.settle()
	h.board.want = Want[ritualMove]{Opens: true, Open: 2}
	h.tick()
	h.settle()
	h.hold("curtain.open", curtain.HoldTicks+5)
	return h
}

// TestAFoldedRecapOpensOnATap opens a curtain on a phone: the board can be used at once, and the golden button is the
// board's. A tap on the line shows all lines in the board's place, with the button that closes them.
func TestAFoldedRecapOpensOnATap(t *testing.T) {
	h := onPhone(t)
	r := &h.table.recap
	if !r.Open || !r.Folded || len(r.Rows) != 2 || r.Brief.More != "+1" || r.Brief.Text == "" {
		t.Fatalf("open %v, folded %v, %d lines; it says %q and %q",
			r.Open, r.Folded, len(r.Rows), r.Brief.Text, r.Brief.More)
	}
	h.table.play.timed.On = true
	if h.table.veil().folds {
		t.Error("it is one line while a clock waits for it to be read")
	}
	h.table.play.timed.On = false
	if over := h.report().State["overlay"]; over != nil {
		t.Errorf("%v lies over the board", over)
	}
	h.board.label, h.board.ready = games.Phrase{Key: "title.line"}, true
	for _, r.Aside = range []bool{false, true} { // it makes no difference whether the seat has to act or only to answer
		h.ticks(2)
		if h.tick(); !h.goldens() || h.table.primary.Text != h.stage.Text("title.line") {
			t.Errorf("aside %v: beside the line the golden button says %q", r.Aside, h.table.primary.Text)
		}
	}
	field, line := h.table.places.field, h.table.places.recap
	h.tap("recap.open")
	if r.Folded || !r.Open || h.report().State["overlay"] != "recap" || h.table.places.recap.H < 1.5*line.H {
		t.Errorf("tapped, it is folded: %v, open: %v, and lies at %v", r.Folded, r.Open, h.table.places.recap)
	}
	h.tap("recap.close")
	if r.Open || h.table.places.field.H <= field.H {
		t.Errorf("closed, it is open: %v, and the field is %v", r.Open, h.table.places.field)
	}
}

// TestAFoldedRecapGoesWithTheNextMove makes a move beside the recap's line, which then goes. When the phone becomes a
// desktop, where there is room, all lines are shown.
func TestAFoldedRecapGoesWithTheNextMove(t *testing.T) {
	h := onPhone(t)
	h.size = ui.Sz(1440, 900)
	area := ui.Rect{W: h.size.W, H: h.size.H}
	h.table.Layout(area, area)
	if r := &h.table.recap; r.Folded || !r.Open {
		t.Errorf("on a desktop it is folded: %v, open: %v", r.Folded, r.Open)
	}
	h = onPhone(t)
	seat, m, ok := publicMove(h)
	if !ok {
		t.Fatal("there is no move")
	}
	h.board.want = Want[ritualMove]{Made: true, Seat: seat, Move: m}
	h.tick()
	if h.table.recap.Open {
		t.Error("the recap stays after a move")
	}
}
