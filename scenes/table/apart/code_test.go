package apart

import (
	"testing"

	"runehall/ui"
)

// TestACodeOnTheLedgeHasWordsWhereTheyFit lays out a code in rooms of several widths: it is square and whole in all of
// them, and the host's address stands beside it from nine tenths of the usual width on.
func TestACodeOnTheLedgeHasWordsWhereTheyFit(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	var w Code
	w.Write("host:1234", "https://host:1234/#room=0123456789abcdefghijkl.0123456789abcdefghijkl", "K7M 4P9")
	for part, words := range map[float64]bool{0: false, .85: false, .95: true, 1: true, 1.5: true} {
		r := ui.Rc(10, 10, k.Dp(MostCode)+k.Gap.M+part*k.Dp(CodeWords), k.Dp(MostCode))
		w.Layout(k, r)
		if !w.there() || w.words.Empty() == words || w.rect.Union(r) != r || w.words.Overlaps(w.code.Rect()) {
			t.Errorf("%v of the width of words: the code %v, the words %v", part, w.rect, w.words)
		}
		if code := w.code.Rect(); code.W < k.Dp(LeastCode) || code.H < k.Dp(LeastCode) {
			t.Errorf("%v of the width of words: a phone cannot read %v", part, code)
		}
	}
	for high, typed := range map[float64]bool{LeastCode: false, MostCode: true} {
		r := ui.Rc(10, 10, k.Dp(MostCode)+k.Gap.M+k.Dp(CodeWords), k.Dp(high))
		if w.Layout(k, r); w.line > 0 != typed || w.rect.Union(r) != r {
			t.Errorf("%v dp high, the code to type is there: %v, and the words lie at %v", high, w.line > 0, w.words)
		}
	}
	if w.Layout(k, ui.Rect{}); w.there() {
		t.Error("there is a code without room")
	}
}
