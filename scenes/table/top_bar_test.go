package table

import (
	"testing"

	"runehall/ui"
)

// TestALowBarSaysTheWholeHead lays out the bars of low screens. Words about the turn that do not fit into their line
// take the title's place and are whole there; shorter ones leave the title alone.
func TestALowBarSaysTheWholeHead(t *testing.T) {
	const short, long = "Astrid: draw", "Wolfgang-Amadeus: draw a card or place a master"
	taken := 0
	for _, size := range []ui.Size{{W: 667, H: 375}, {W: 568, H: 320}, {W: 915, H: 412}} {
		k, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		safe := ui.Rc(0, 0, size.W, size.H)
		p := arrange(k, safe, safe, 3, false,
			func(r Room) Need { return Need{Seats: k.Dp(120), Ledge: k.Dp(120), Rail: k.Dp(290)} }, sight{})
		w := topBar{turn: short, at: &p}
		if head, alone := w.headRoom(k); alone || head != p.turn {
			t.Errorf("%v: %q stands in %v, alone: %v", size, short, head, alone)
		}
		w.turn = long
		head, alone := w.headRoom(k)
		room := head.Size()
		room.W -= turnCoin(k, p.turn) + k.Gap.S
		style, _ := k.FitText(long, lowTurnStyle(k, p.turn), room)
		if m := k.Measure(long, style, room.W); m.H > room.H || m.W > room.W {
			t.Errorf("%v: %q needs %v, and has %v", size, long, m, room)
		}
		if !alone {
			continue
		}
		taken++
		if head.Overlaps(p.back) || head.Overlaps(p.tools[toolUndo]) || !head.Holds(p.title) {
			t.Errorf("%v: the head %v lies over other things, or not over the title %v", size, head, p.title)
		}
	}
	if taken == 0 {
		t.Error("no head takes the title's place")
	}
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		p := arrange(k, screen, safe, 3, false,
			func(r Room) Need { return Need{Seats: k.Dp(60), Ledge: k.Dp(120), Rail: k.Dp(290)} }, sight{})
		w := topBar{turn: long, at: &p}
		head, _ := w.headRoom(k)
		for i := range p.tools {
			if head.Overlaps(p.tools[i]) || head.Overlaps(p.back) {
				t.Errorf("the head %v lies over tool %d at %v", head, i, p.tools[i])
			}
		}
	})
}

// TestAWordInTheCornerLeavesTheHeadItsRoom lays out low bars with a word on the corner button. The word is shown only
// if the words about the turn are whole beside it.
func TestAWordInTheCornerLeavesTheHeadItsRoom(t *testing.T) {
	said := 0
	for _, size := range []ui.Size{
		{W: 667, H: 375}, {W: 740, H: 360}, {W: 800, H: 360}, {W: 844, H: 390}, {W: 915, H: 412}, {W: 932, H: 430},
	} {
		k, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		safe := ui.Rc(0, 0, size.W, size.H)
		p := arrange(k, safe, safe, 3, false, func(r Room) Need { return Need{Ledge: k.Dp(240), Rail: k.Dp(390)} },
			sight{})
		w := topBar{
			title: "Runenmarkt", turn: "Astrid: Karten ausspielen", word: "Zu", whose: &ui.SeatLook{}, alone: true,
		}
		w.init()
		w.layout(k, p)
		if w.back.Text != "" {
			said++
		}
		head, _ := w.headRoom(k)
		room := head.Size()
		room.W -= 2 * (turnCoin(k, w.at.turn) + k.Gap.S)
		style, _ := k.FitText(w.turn, lowTurnStyle(k, w.at.turn), room)
		if m := k.Measure(w.turn, style, room.W); m.H > room.H || m.W > room.W {
			t.Errorf("%v: beside the word %q the head needs %v, and has %v", size, w.back.Text, m, room)
		}
	}
	if said == 0 {
		t.Error("no bar has room for the word")
	}
}
