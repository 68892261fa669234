package page

import (
	"testing"

	"runehall/ui"
)

// TestANarrowNoticeHasNoSign: where a notice is narrow its words have the room of the sign, and need fewer lines.
func TestANarrowNoticeHasNoSign(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	for _, width := range []float64{k.Dp(200), k.Dp(signFrom) - 1, k.Dp(signFrom), k.Dp(500)} {
		w := Notice{Icon: ui.IconTrophy,
			Title: "Wer am Ende die meisten Punkte aus Runen und Außenlagern hat, gewinnt."}
		high := w.Measure(k, ui.Sz(width, 0)).H
		w.Layout(k, ui.Rc(0, 0, width, high))
		narrow := width < k.Dp(signFrom)
		if w.sign.Empty() != narrow {
			t.Errorf("%v wide the sign is at %v", width, w.sign)
		}
		if want := width - 2*k.Gap.L; narrow && w.words.W != want {
			t.Errorf("%v wide the words have %v, not %v", width, w.words.W, want)
		}
		if need := k.Measure(w.Title, k.Type.Strong, w.words.W).H; w.words.H != need || high != need+2*k.Gap.M {
			t.Errorf("%v wide the words at %v need %v in %v", width, w.words, need, high)
		}
	}
}

// TestASlipIsAsHighAsItsWords: in a place that is higher a slip stands in the middle, and is no empty sheet.
func TestASlipIsAsHighAsItsWords(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	w := Slip{}
	w.Write(k, "Runenmeister", []string{"Astrid, Ingrid", "Diese Partie ist noch nicht zu Ende."})
	high := w.Measure(k, ui.Sz(300, 0)).H
	w.Layout(k, ui.Rc(10, 20, 300, high+200))
	if w.rect.H != high || w.rect.Y != 120 {
		t.Errorf("the slip, %v high, lies at %v", high, w.rect)
	}
	if w.Layout(k, ui.Rc(10, 20, 300, high)); w.rect != ui.Rc(10, 20, 300, high) {
		t.Errorf("in its own place it lies at %v", w.rect)
	}
}
