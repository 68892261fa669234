package table

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/gamestest/toys/bids"
	"runehall/ui"
)

// recapOf opens the curtain of a seat and returns the lines of its recap, which it leaves open.
func recapOf(h *ritualHall, s games.Seat) (lines []string) {
	h.t.Helper()
	h.settle()
	h.board.want = Want[ritualMove]{Opens: true, Open: s}
	h.tick()
	h.tick()
	h.hold("curtain.open", holdTicks+5)
	if h.table.recap.open {
		for _, r := range h.table.recap.rows {
			lines = append(lines, r.text)
		}
	}
	return lines
}

// TestRecapHasALineForEachTurn tells each of the others' turns in one line: whose it was, what they did, and what came of it.
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
		row := h.table.recap.rows[i]
		if name := h.table.name(games.Seat(i + 1)); !strings.HasPrefix(line, name+" places a ") || strings.Count(line, name) != 1 {
			t.Errorf("the turn of %s is told as %q", name, line)
		}
		if row.look != h.table.sitters[i+1].Look {
			t.Errorf("line %d bears the coin %v", i, row.look)
		}
		if len(row.comes) != 1 || row.comes[0].other || !strings.HasSuffix(row.comes[0].text, " down") {
			t.Errorf("of turn %d comes %+v", i, row.comes)
		}
	}
}

// TestRecapLeavesOutWhatWasSeen tells neither what a seat did itself, nor what was before that, nor what its last recap told.
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
	if len(lines) != 1 || !strings.HasPrefix(lines[0], "P0 ") || h.table.recap.note != "" {
		t.Errorf("after one turn of the other one %q is told, and %q", lines, h.table.recap.note)
	}
	h.tap("recap.close")
	h.tap("table.back")
	if lines := recapOf(h, 1); lines != nil {
		t.Errorf("what was told is told again: %q", lines)
	}
}

// TestRecapAfterAResumption counts a seat's own moves as seen although the program was left since.
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

// TestLastTurnsOnly tells the last few turns of many, and how many were before.
func TestLastTurnsOnly(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person, games.Person)
	const made = 9
	for range made {
		h.settle()
		place(h)
	}
	for i := range h.table.play.origins {
		h.table.play.origins[i] = fromTable // as if seat 0 had seen none of it
	}
	lines := recapOf(h, 0)
	others := made - made/3
	if want := h.stage.Text("table.recap.earlier", countArg(others-recapLines)); len(lines) != recapLines || h.table.recap.note != want {
		t.Errorf("%d lines, and %q, not %q", len(lines), h.table.recap.note, want)
	}
	if !strings.HasPrefix(lines[recapLines-1], "P2 ") {
		t.Errorf("the last line is %q", lines[recapLines-1])
	}
}

// TestShowLeadsThroughTheLines lights one line after another, and leads to its place each time; the recap stays open.
func TestShowLeadsThroughTheLines(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person, games.Person)
	for range 3 {
		h.settle()
		place(h)
	}
	recapOf(h, 0)
	h.tap("recap.show")
	var lit []int
	for range 3 * litTicks {
		if n := h.table.recap.lit; len(lit) == 0 || lit[len(lit)-1] != n {
			lit = append(lit, n)
		}
		h.tick()
	}
	if !slices.Equal(lit, []int{0, 1, -1}) || len(h.board.shown) != 2 || !h.table.recap.open {
		t.Errorf("lit are %v, shown %v, open %v", lit, h.board.shown, h.table.recap.open)
	}
	h.tap("recap.line.1")
	if len(h.board.shown) != 3 || !h.table.recap.open {
		t.Errorf("a line leads to %v, open %v", h.board.shown, h.table.recap.open)
	}
}

// TestRecapCoversNothing opens a recap that was asked for and one of a turn, on all kinds of screens: neither recap nor cloth lies
// over field or ledge, and the field keeps a part of the screen.
func TestRecapCoversNothing(t *testing.T) {
	want := func(k *ui.Kit) func(float64) float64 {
		return func(float64) float64 { return k.Dp(48 * 5) }
	}
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		for seats := 2; seats <= 5; seats++ {
			for _, s := range []sight{{open: true}, {open: true, recap: want(k)}, {open: true, aside: true, recap: want(k)}} {
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
				apart(t, safe, parts)
				w := newCloth(k, p.curtain, p.ground.Y)
				fallen := clothHung
				if p.tied {
					fallen = clothTied
				}
				top, _, _ := w.widths(fallen)
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

// TestRecapBesideARailCoversNothing opens a recap on low screens, where the ledge is a rail: the board has the rest of its field.
func TestRecapBesideARailCoversNothing(t *testing.T) {
	k, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range []ui.Size{{W: 915, H: 412}, {W: 568, H: 320}, {W: 480, H: 260}} {
		for _, seats := range []float64{0, 180} {
			screen := ui.Rc(0, 0, size.W, size.H)
			need := func(Room) Need { return Need{Rail: 300, Seats: seats} }
			p := arrange(k, screen, screen, 3, false, need, sight{open: true, recap: func(float64) float64 { return 190 }})
			if p.recap.H < leastRecap(k) {
				t.Errorf("at %v the recap is %v", size, p.recap)
			}
			apart(t, screen, map[string]ui.Rect{"field": p.field, "ledge": p.ledge, "recap": p.recap})
			if p.field.H < size.H*.2 {
				t.Errorf("at %v the field is %v", size, p.field)
			}
		}
	}
}

// TestCurtainIsTiedBack lets the halves hang at the sides while somebody looks, further in while the recap is read, and takes them
// away with the curtain. The board has the room between them.
func TestCurtainIsTiedBack(t *testing.T) {
	h := atBids(t, curtainedBids, games.Person, games.Person)
	wide := h.board.frame.Field
	decideBehind(h, 0, 3)
	h.until("the curtain falls", func() bool { return h.table.eyes.seat == 1 })
	h.ticks(40)
	if got := h.table.curtain.shown.Value(); got != clothShut {
		t.Errorf("shut, it hangs at %v", got)
	}
	h.hold("curtain.open", holdTicks+5)
	h.ticks(40)
	tied, small := h.table.curtain.shown.Value(), h.board.frame.Field
	h.closeRecap()
	h.ticks(40)
	hung, field := h.table.curtain.shown.Value(), h.board.frame.Field
	if tied != clothTied || hung != clothHung {
		t.Errorf("it hangs at %v with the recap and at %v after it", tied, hung)
	}
	if small.H >= field.H || field.W >= wide.W {
		t.Errorf("the field is %v, %v with the recap and %v behind the curtain", wide, small, field)
	}
	h.tap("table.back")
	h.ticks(40)
	if got := h.table.curtain.shown.Value(); got != clothAway || h.board.frame.Field != wide {
		t.Errorf("it stays at %v, and the field is %v", got, h.board.frame.Field)
	}
}

// TestPressBesideTheRecapClosesIt hands a press on the ledge on to the board, and one on a field that is about to move not.
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
		h.until("the curtain falls", func() bool { return h.table.eyes.seat == 1 })
		h.ticks(30)
		h.hold("curtain.open", holdTicks+5)
		h.board.state = State{Reader: games.Nobody}
		h.ticks(3)
		if !h.table.recap.open || h.board.state.Reader != games.Nobody {
			t.Fatal("the board has the input while the recap is open")
		}
		h.pointer(ui.Press, c.at(&h.table.places))
		h.tick()
		if h.table.recap.open || (h.board.state.Reader != games.Nobody) != c.hands {
			t.Errorf("open %v, and the board has the press: %v", h.table.recap.open, h.board.state.Reader != games.Nobody)
		}
	}
}

// TestADraftIsMadeBesideTheRecap presses the golden button beside a recap that leaves the board its place: the recap closes, and the board is
// told.
func TestADraftIsMadeBesideTheRecap(t *testing.T) {
	h := atBids(t, curtainedBids, games.Person, games.Person)
	decideBehind(h, 0, 3)
	h.until("the curtain falls", func() bool { return h.table.eyes.seat == 1 })
	h.ticks(30)
	h.hold("curtain.open", holdTicks+5)
	h.table.recap.aside = true
	h.board.label, h.board.ready = games.Phrase{Key: "title.line"}, true
	h.ticks(2)
	told := false
	h.board.wants = func(s State) (none Want[bids.Move]) {
		told = told || s.Confirm
		return none
	}
	h.tap("table.confirm")
	if h.table.recap.open || !told || h.table.confirm {
		t.Errorf("recap %v, the board is told %v, still to be told %v", h.table.recap.open, told, h.table.confirm)
	}
}

// TestCaptionStaysAsLongAsOneReads says what a computer player did for a time that depends on the words alone, or until something is
// pressed; a person's move has none.
func TestCaptionStaysAsLongAsOneReads(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, "greedy")
	h.settle()
	place(h)
	if h.table.caption.left > 0 {
		t.Error("a person's move has a caption")
	}
	h.until("the computer player moves", func() bool { return h.made() == 2 })
	text := h.table.caption.text
	if !strings.HasPrefix(text, "P1 places a ") || h.table.turn != text || h.table.whose != &h.table.sitters[1].Look {
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
	if h.table.caption.left > 0 || h.table.captioned() {
		t.Error("a press does not end the caption")
	}
}

// TestTurnNamesItsSeatOnce tells a turn in one sentence.
func TestTurnNamesItsSeatOnce(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	one := []games.Arg{games.SeatArg("name", 1)}
	tn := turn{seat: 1, says: []games.Phrase{{Key: "ritual.say.passed", Args: one}, {Key: "ritual.say.ritual-drawn", Args: one}, {Key: "ritual.say.forgone", Args: one}}}
	if got := h.table.tellTurn(tn, 2); got != "P1 passes, draws a ritual" {
		t.Errorf("told is %q", got)
	}
	tn.says = []games.Phrase{tn.says[0], {Key: "title.line"}, tn.says[1]}
	if got, want := h.table.tellTurn(tn, 3), "P1 passes · "+h.stage.Text("title.line")+", draws a ritual"; got != want {
		t.Errorf("told is %q, not %q", got, want)
	}
}

// TestConsequencesOfOthers names those for whom something else came of a turn.
func TestConsequencesOfOthers(t *testing.T) {
	short := func(key string) bool { return strings.Contains(key, "coins") }
	say := func(key string, s games.Seat, n int) games.Phrase {
		return games.Phrase{Key: key, Args: []games.Arg{games.SeatArg("name", s), games.NumberArg("n", n)}}
	}
	var tn turn
	tn.move = 7 // made by seat 0, with which seat 2 goes on
	for _, p := range []games.Phrase{say("coins-returned", 1, 2), say("over", 2, 3), say("coins-placed", 2, 3)} {
		if !tn.goesOn(subject(p), 7) {
			t.Errorf("%v is another turn", p)
		}
		tn.add(p, 7, short)
	}
	if tn.seat != 2 || len(tn.phrases()) != 1 || len(tn.comes) != 2 || tn.comes[0].seat != 1 || tn.comes[1].seat != 2 {
		t.Errorf("the turn is %+v", tn)
	}
	if tn.goesOn(1, 8) || !tn.goesOn(2, 8) {
		t.Error("only the same seat goes on with a turn in another move")
	}
	only := turn{seat: 1, move: 3}
	only.add(say("coins-placed", 1, 2), 3, short)
	if got := only.phrases(); len(got) != 1 || got[0].Key != "coins-placed" {
		t.Errorf("a turn of consequences alone is told as %v", got)
	}
}
