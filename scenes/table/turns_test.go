package table

import (
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/bids"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/curtain"
	"runehall/scenes/table/past"
	"runehall/ui"
)

// recapOf opens a seat's curtain, and returns the lines of its recap, which stays open.
func recapOf(h *ritualHall, s games.Seat) (lines []string) {
	h.t.Helper()
	h.settle()
	h.board.want = Want[ritualMove]{Opens: true, Open: s}
	h.tick()
	h.tick()
	h.hold("curtain.open", curtain.HoldTicks+5)
	if h.table.recap.Open {
		for _, r := range h.table.recap.Rows {
			lines = append(lines, r.Text)
		}
	}
	return lines
}

// TestRecapHasALineForEachTurn: each turn of the others has one line, with whose it was, what they did, and what came
// of it.
func TestRecapHasALineForEachTurn(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person, games.Person)
	for range 3 {
		h.settle()
		place(h)
	}
	lines := recapOf(h, 0)
	if len(lines) != 2 {
		t.Fatalf("the turns of two others are told in %q", lines)
	}
	for i, line := range lines {
		row := h.table.recap.Rows[i]
		if name := h.table.teller.Name(games.Seat(i + 1)); !strings.HasPrefix(line, name+" places a ") ||
			strings.Count(line, name) != 1 {
			t.Errorf("the turn of %s is told as %q", name, line)
		}
		if row.Look != h.table.teller.Sitters[i+1].Look {
			t.Errorf("line %d bears the coin %v", i, row.Look)
		}
		if len(row.Comes) != 1 || row.Comes[0].Other || !strings.HasSuffix(row.Comes[0].Text, " down") {
			t.Errorf("of turn %d comes %+v", i, row.Comes)
		}
	}
}

// TestRecapLeavesOutWhatWasSeen: a recap tells neither what the seat did itself, nor what came before that, nor what
// its last recap told.
func TestRecapLeavesOutWhatWasSeen(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	for range 7 { // seat 1 is on turn
		h.settle()
		place(h)
	}
	if lines := recapOf(h, 0); lines != nil {
		t.Errorf("the seat that moved last is told %q", lines)
	}
	h.tap("table.back")
	lines := recapOf(h, 1)
	if len(lines) != 1 || !strings.HasPrefix(lines[0], "P0 ") || h.table.recap.Note != "" {
		t.Errorf("after one turn of the other one %q is told, and %q", lines, h.table.recap.Note)
	}
	h.tap("recap.close")
	h.tap("table.back")
	if lines := recapOf(h, 1); lines != nil {
		t.Errorf("what was told is told again: %q", lines)
	}
}

// TestRecapAfterAResumption: a seat has seen its own moves, even if the program was left since.
func TestRecapAfterAResumption(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	for range 7 {
		h.settle()
		place(h)
	}
	h.settle()
	h = h.resumed(func(b *ritualBoard) anyRitual { return ritualMirror{mirror: b} })
	if lines := recapOf(h, 1); len(lines) != 1 {
		t.Errorf("told are %q", lines)
	}
}

// TestLastTurnsOnly: of many turns a recap tells the last few, and how many came before.
func TestLastTurnsOnly(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person, games.Person)
	const made = 9
	for range made {
		h.settle()
		place(h)
	}
	for i := range h.table.play.past.Origins {
		h.table.play.past.Origins[i] = past.Table // none is seat 0's own move now, so it has seen none
	}
	lines := recapOf(h, 0)
	others := made - made/3
	if want := h.stage.Text("table.recap.earlier",
		lang.Num("n", others-chronicle.RecapLines)); len(lines) != chronicle.RecapLines || h.table.recap.Note != want {
		t.Errorf("%d lines, and %q, not %q", len(lines), h.table.recap.Note, want)
	}
	if !strings.HasPrefix(lines[chronicle.RecapLines-1], "P2 ") {
		t.Errorf("the last line is %q", lines[chronicle.RecapLines-1])
	}
}

// TestShowLeadsThroughTheLines lights one line after another, and leads to its place each time. The recap stays open.
func TestShowLeadsThroughTheLines(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person, games.Person)
	for range 3 {
		h.settle()
		place(h)
	}
	recapOf(h, 0)
	h.tap("recap.show")
	var lit []int
	for range 3 * ui.Ticks(1500) {
		if n := h.table.recap.Lit; len(lit) == 0 || lit[len(lit)-1] != n {
			lit = append(lit, n)
		}
		h.tick()
	}
	if !slices.Equal(lit, []int{0, 1, -1}) || len(h.board.shown) != 2 || !h.table.recap.Open {
		t.Errorf("lit are %v, shown %v, open %v", lit, h.board.shown, h.table.recap.Open)
	}
	h.tap("recap.line.1")
	if len(h.board.shown) != 3 || !h.table.recap.Open {
		t.Errorf("a line leads to %v, open %v", h.board.shown, h.table.recap.Open)
	}
}

// TestRecapCoversNothing opens a recap for somebody who asked to look, and one for a turn, on all kinds of screens.
// Neither recap nor cloth may lie over field or ledge, and the field keeps a part of the screen.
func TestRecapCoversNothing(t *testing.T) {
	want := func(k *ui.Kit) func(float64) float64 {
		return func(float64) float64 { return k.Dp(48 * 5) }
	}
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		for seats := 2; seats <= 5; seats++ {
			for _, s := range []sight{
				{open: true}, {open: true, recap: want(k)}, {open: true, aside: true, recap: want(k)},
			} {
				p := arrange(k, screen, safe, seats, false, greedyNeed(seats), s)
				parts := map[string]ui.Rect{"field": p.field, "ledge": p.ledge, "turn": p.turn}
				if !p.recap.Empty() {
					parts["recap"] = p.recap
				} else if s.recap != nil && (!s.aside || p.portrait) && safe.H > k.Dp(380) {
					t.Errorf("%+v: there is no recap", s)
				}
				if !p.seats.Empty() {
					parts["seats"] = p.seats
				}
				disjoint(t, safe, parts)
				top := curtain.HungWidth(k, p.curtain)
				if p.tied {
					top = curtain.TiedWidth(p.curtain)
				}
				if p.field.X < p.curtain.X+top-.01 || p.field.Right() > p.curtain.Right()-top+.01 {
					t.Errorf("%+v: halves of %v lie over the field %v", s, top, p.field)
				}
				if p.field.H < safe.H*.1 {
					t.Errorf("%+v leaves the field %v", s, p.field)
				}
			}
		}
	})
}

// TestRecapBesideARailCoversNothing opens a recap on low screens, where the ledge is a rail: the board has the rest of
// its field.
func TestRecapBesideARailCoversNothing(t *testing.T) {
	k, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range []ui.Size{{W: 915, H: 412}, {W: 568, H: 320}, {W: 480, H: 260}} {
		for _, seats := range []float64{0, 180} {
			screen := ui.Rc(0, 0, size.W, size.H)
			need := func(Room) Need { return Need{Rail: 300, Seats: seats} }
			p := arrange(k, screen, screen, 3, false, need, sight{
				open: true, recap: func(float64) float64 { return 190 },
			})
			if p.recap.H < chronicle.LeastHigh(k) {
				t.Errorf("at %v the recap is %v", size, p.recap)
			}
			disjoint(t, screen, map[string]ui.Rect{"field": p.field, "ledge": p.ledge, "recap": p.recap})
			if p.field.H < size.H*.2 {
				t.Errorf("at %v the field is %v", size, p.field)
			}
		}
	}
}

// TestCurtainIsTiedBack: the halves hang at the sides while somebody looks, further in while the recap is read, and go
// with the curtain. The board has the room between them.
func TestCurtainIsTiedBack(t *testing.T) {
	h := atBids(t, curtainedBids, games.Person, games.Person)
	wide := h.board.frame.Field
	decideBehind(h, 0, 3)
	h.until("the curtain falls", func() bool { return h.table.eyes.Seat == 1 })
	h.ticks(40)
	if got := h.table.curtain.Shown.Value(); got != curtain.Shut {
		t.Errorf("shut, it hangs at %v", got)
	}
	h.hold("curtain.open", curtain.HoldTicks+5)
	h.ticks(40)
	tied, small := h.table.curtain.Shown.Value(), h.board.frame.Field
	h.closeRecap()
	h.ticks(40)
	hung, field := h.table.curtain.Shown.Value(), h.board.frame.Field
	if tied != curtain.Tied || hung != curtain.Hung {
		t.Errorf("it hangs at %v with the recap and at %v after it", tied, hung)
	}
	if small.H >= field.H || field.W >= wide.W {
		t.Errorf("the field is %v, %v with the recap and %v behind the curtain", wide, small, field)
	}
	h.tap("table.back")
	h.ticks(40)
	if got := h.table.curtain.Shown.Value(); got != curtain.Away || h.board.frame.Field != wide {
		t.Errorf("it stays at %v, and the field is %v", got, h.board.frame.Field)
	}
}

// TestPressBesideTheRecapClosesIt: the board also gets the press if it was on the ledge, but not on a field that is
// about to move.
func TestPressBesideTheRecapClosesIt(t *testing.T) {
	for _, c := range []struct {
		at    func(p *places) ui.Point
		hands bool
	}{
		{func(p *places) ui.Point { return p.ledge.Min().Add(ui.Pt(5, 5)) }, true},
		{func(p *places) ui.Point { return p.field.Center() }, false},
	} {
		h := atBids(t, curtainedBids, games.Person, games.Person)
		decideBehind(h, 0, 3)
		h.until("the curtain falls", func() bool { return h.table.eyes.Seat == 1 })
		h.ticks(30)
		h.hold("curtain.open", curtain.HoldTicks+5)
		h.board.state = State{Reader: games.Nobody}
		h.ticks(3)
		if !h.table.recap.Open || h.board.state.Reader != games.Nobody {
			t.Fatal("the board has the input while the recap is open")
		}
		h.pointer(ui.Press, c.at(&h.table.places))
		h.tick()
		if h.table.recap.Open || (h.board.state.Reader != games.Nobody) != c.hands {
			t.Errorf("open %v, and the board has the press: %v",
				h.table.recap.Open, h.board.state.Reader != games.Nobody)
		}
	}
}

// TestADraftIsMadeBesideTheRecap presses the golden button beside a recap that stands in the place of the seats: the
// recap closes, and the board is told.
func TestADraftIsMadeBesideTheRecap(t *testing.T) {
	h := atBids(t, curtainedBids, games.Person, games.Person)
	decideBehind(h, 0, 3)
	h.until("the curtain falls", func() bool { return h.table.eyes.Seat == 1 })
	h.ticks(30)
	h.hold("curtain.open", curtain.HoldTicks+5)
	h.table.recap.Aside = true
	h.board.label, h.board.ready = games.Phrase{Key: "title.line"}, true
	h.ticks(2)
	told := false
	h.board.wants = func(s State) (none Want[bids.Move]) {
		told = told || s.Confirm
		return none
	}
	h.tap("table.confirm")
	if h.table.recap.Open || !told || h.table.confirm {
		t.Errorf("recap %v, the board is told %v, still to be told %v", h.table.recap.Open, told, h.table.confirm)
	}
}

// TestCaptionStaysAsLongAsOneReads: the caption of a computer player's turn stays for a time that depends only on its
// words, or until a press. A person's move has none.
func TestCaptionStaysAsLongAsOneReads(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, "greedy")
	h.settle()
	place(h)
	if h.table.caption.Stands() {
		t.Error("a person's move has a caption")
	}
	h.until("the computer player moves", func() bool { return h.made() == 2 })
	text := h.table.caption.Text
	if !strings.HasPrefix(text, "P1 places a ") || h.table.turn != text ||
		h.table.whose != &h.table.teller.Sitters[1].Look {
		t.Fatalf("the caption is %q, and the bar says %q", text, h.table.turn)
	}
	n := 0
	for ; h.table.turn == text; n++ {
		h.tick()
	}
	if n < 130 || n > 240 {
		t.Errorf("%d letters stay for %d ticks", len(text), n)
	}
	place(h)
	h.until("the computer player moves", func() bool { return h.made() == 4 })
	h.pointer(ui.Press, ui.Pt(700, 400))
	h.tick()
	if h.table.caption.Stands() || h.table.captioned() {
		t.Error("a press does not end the caption")
	}
}
