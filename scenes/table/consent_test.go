package table

import (
	"testing"

	"runehall/games"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/scenes/table/apart"
	"runehall/scenes/table/notices"
	"runehall/ui"
)

// TestWhatIsAskedMovesNothing asks for consent on all screens, in few words and in many: beside clocks, behind an open
// curtain with its recap, beside a room's code, and on a phone that shows a hand. The sheet lies on the ledge, covers
// the golden button's place whole, has buttons for fingers, and lies over nothing else; some of the hand stays in
// sight.
func TestWhatIsAskedMovesNothing(t *testing.T) {
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		if k.InDp(safe.H) < 320 {
			return // more than such a screen can hold
		}
		need := func(r Room) Need { // as boards do
			n := greedyNeed(3)(r)
			if r.Low {
				n.Rail, n.Seats = k.Dp(240), k.Dp(180)
			}
			return n
		}
		for _, text := range []string{
			"Ingrid asks.", "Maximiliane möchte, dass die Partie jetzt ohne ein Ergebnis zu Ende geht.",
		} {
			w := apart.Consent{Text: text, Yes: ui.Button{Text: "Einverstanden"}, No: ui.Button{Text: "Nein"}}
			for what, s := range map[string]sight{
				"plain": {}, "clocks": {clocks: true}, "open": {open: true}, "hand": {hand: true}, "code": {code: true},
				"recap":       {open: true, recap: func(float64) float64 { return k.Dp(200) }},
				"recap aside": {open: true, aside: true, recap: func(float64) float64 { return k.Dp(200) }},
			} {
				for _, round := range []bool{false, true} {
					p := arrange(k, screen, safe, 3, round, need, s)
					w.Fit(k, p.consent, p.primary)
					at := w.Rect()
					if at.Empty() || !safe.Grow(1).Holds(at) || !p.ground.Grow(1).Holds(at) {
						t.Fatalf("%s: it lies at %v, the ledge at %v", what, at, p.ground)
					}
					if !at.Holds(p.primary) {
						t.Errorf("%s: at %v, it leaves some of the golden button at %v", what, at, p.primary)
					}
					touchable(t, k, map[string]ui.Rect{"yes": w.Yes.Rect(), "no": w.No.Rect()})
					parts := map[string]ui.Rect{
						"bar": p.top, "turn": p.turn, "clocks": p.clocks, "seats": p.seats, "field": p.field, "recap": p.recap,
						"code": p.code,
					}
					for i, d := range p.docks {
						parts[string(rune('a'+i))] = d.Rect
					}
					for name, r := range parts {
						if r.Grow(-1).Overlaps(at) {
							t.Errorf("%s: it lies at %v, over %s at %v", what, at, name, r)
						}
					}
				}
			}
		}
	})
}

// asks has others ask something at a table, or nothing any more.
func asks(h *ritualHall, text string) {
	h.t.Helper()
	h.table.consent.Text, h.table.consent.Yes.Text, h.table.consent.No.Text = text, "Agree", "No"
	h.input.Device = ui.TouchDevice
	h.input.Pressed = ui.ActionSet(ui.Next) // any input has the words written anew
	h.tick()
	h.tick()
}

// TestGoldRestsAfterASheet has a question to all go while there is a draft: the golden button, which comes back in its
// place at any moment, does nothing at first.
func TestGoldRestsAfterASheet(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, "greedy")
	h.settle()
	h.board.label, h.board.ready = games.Phrase{Key: "title.line"}, true
	asks(h, "Ingrid asks.")
	h.settle()
	if h.table.golden {
		t.Fatal("there is gold under a sheet")
	}
	asks(h, "")
	if h.table.press(); !h.table.golden || h.table.confirm {
		t.Errorf("golden: %v; pressed at once: %v", h.table.golden, h.table.confirm)
	}
	h.ticks(notices.RestTicks + 2)
	if h.table.press(); !h.table.confirm {
		t.Error("later it does nothing either")
	}
}

// TestAQuestionWaitsUnderASheet has others ask something while seats are asked for an answer: neither the question nor
// the hand on the covered ledge can be reached until that is settled.
func TestAQuestionWaitsUnderASheet(t *testing.T) {
	drivers := []string{games.Person, games.Person, games.Person}
	r := newRig(t, "adventurers", 11, drivers...)
	r.toQuestion(func(games.Seat) bool { return true })
	h := newHall(t, world(r.match.Made(), 0), r.match.Record().Setup, drivers...)
	h.settle()
	for _, text := range []string{"Ingrid asks.", ""} {
		asks(h, text)
		h.settle()
		targets, asked := h.report().Targets, text != ""
		_, sheet := targets["table.consent.no"]
		_, question := targets["question.nobody"]
		if !h.board.state.Bare || sheet != asked || question == asked {
			t.Errorf("%q: bare %v, the sheet %v, the question %v", text, h.board.state.Bare, sheet, question)
		}
	}
}

// TestASheetLiesOverACurtain has others ask something while a curtain is shut: it can be answered, and is heard. What
// the curtain has to be opened with lies beside the sheet.
func TestASheetLiesOverACurtain(t *testing.T) {
	for _, size := range []ui.Size{{W: 1440, H: 900}, {W: 360, H: 640}, {W: 915, H: 412}, {W: 768, H: 1024}} {
		h := atTable(t, "explorers", 3, games.Person, games.Person)
		h.size = size
		h.board.rail = 240
		area := ui.Rect{W: size.W, H: size.H}
		h.table.Layout(area, area)
		h.settle()
		h.board.want = Want[ritualMove]{Opens: true, Open: 1}
		h.ticks(3)
		h.settle()
		answers := 0
		h.table.consent.No.OnTap = func() { answers++ }
		asks(h, "Maximiliane möchte, dass die Partie jetzt ohne ein Ergebnis zu Ende geht.")
		h.settle()
		if !h.table.eyes.Shut() {
			t.Fatal("the curtain is not shut")
		}
		targets, sheet := h.report().Targets, h.table.consent.Rect()
		for _, name := range []string{"curtain.open", "curtain.away"} {
			if at, there := targets[name]; !there || at.Grow(-1).Overlaps(sheet) {
				t.Errorf("%v: %s lies at %v, the sheet at %v", size, name, at, sheet)
			}
		}
		heard := stage.NewHeard(h.root, h.stage.Book)
		h.table.Hear(heard)
		part, live := false, false
		for _, p := range heard.Parts {
			part = part || p.ID == "consent" && p.Kind == aloud.Dialog && p.Rect == sheet
		}
		for _, l := range heard.Live {
			live = live || l.ID == "consent" && l.Text == h.table.consent.Text && l.Urgent
		}
		if !part || !live {
			t.Errorf("%v: heard as a part: %v, read out: %v", size, part, live)
		}
		if h.tap("table.consent.no"); answers != 1 {
			t.Errorf("%v: answered %d times", size, answers)
		}
	}
}
