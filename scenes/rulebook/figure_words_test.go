package rulebook

import (
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestNoCaptionCutsAWord lays out the captions of all figures in every language, at each scale and in each width that a
// page gives them: whatever is wider than its place is parted with a hyphen (issue 36, row 33).
func TestNoCaptionCutsAWord(t *testing.T) {
	for _, scale := range []float64{.75, 1, 1.5, 2} {
		k, err := ui.NewKit(ui.Look{Interface: scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		for _, tag := range lang.Tags() {
			book := pagetest.Messages(t, tag)
			k.Hyphenate(book.Text("ui.hyphens"))
			captions := 0
			for _, key := range book.Keys() {
				if !strings.Contains(key, ".figure.") {
					continue
				}
				captions++
				checkCaption(t, k, tag, book.Text(key))
			}
			if captions < 30 {
				t.Errorf("%s: %d captions", tag, captions)
			}
		}
	}
}

// checkCaption fails where a caption cuts a word, beside its picture or below it.
func checkCaption(t *testing.T, k *ui.Kit, tag, text string) {
	t.Helper()
	for width := k.Dp(150); width < k.Dp(900); width += k.Dp(6) {
		w := &ruleFigure{notes: []string{text}, points: []ui.Point{{}}}
		place := ui.Rect{W: width - 2*k.Gap.M - w.disc(k) - k.Gap.S}
		if w.aside(k, width) {
			size := w.size(k, width)
			r := ui.Rect{W: width, H: w.height(k, width)}
			place = w.places(k, r, ui.Pt((r.W-size.W)/2, k.Gap.M), size)[0]
		}
		if k.Cuts(text, k.Type.Small, place.W) {
			t.Errorf("%s: %q is cut in %.0f dp of a figure of %.0f dp", tag, text, k.InDp(place.W), k.InDp(width))
			return
		}
	}
}
