package table

import (
	"testing"

	"runehall/scenes/stage"
	"runehall/ui"
)

// TestControlsOfAReplayHaveRoom lays out the controls of a replay at all widths and scales. On a wide strip the play
// button holds the longer of its two words and nothing overlaps; on a narrow one the button is as large as a finger.
func TestControlsOfAReplayHaveRoom(t *testing.T) {
	const play, halt = "Відтворити", "Зупинити показ"
	for _, scale := range []float64{1, 1.5, 2} {
		k, err := ui.NewKit(ui.Look{Interface: scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		worded := 0
		for wide := 300.; wide <= 1920; wide += 45 {
			var w controls
			w.wire(stage.Names{})
			strip := ui.Rc(0, 0, wide*scale, k.Touch+2*k.Gap.XS)
			w.layout(k, strip, play, halt)
			if w.worded {
				worded++
				for _, word := range []string{play, halt} {
					if want := (&ui.Button{
						Kind: ui.PrimaryButton, Icon: ui.IconPlay, Text: word,
					}).Measure(k, ui.Size{}).W; w.play.Rect().W < want {
						t.Errorf("%v at %v: %q needs %v, and has %v", wide, scale, word, want, w.play.Rect().W)
					}
				}
			} else if w.play.Rect().W < k.Touch {
				t.Errorf("%v at %v: the button that plays is %v wide", wide, scale, w.play.Rect().W)
			}
			all := []ui.Rect{w.before.Rect(), w.play.Rect(), w.after.Rect(), w.place}
			for i, r := range all {
				for _, other := range all[:i] {
					if r.Overlaps(other) {
						t.Errorf("%v at %v: %v lies over %v", wide, scale, r, other)
					}
				}
				if !r.Empty() && r.Intersect(strip) != r {
					t.Errorf("%v at %v: %v lies outside of %v", wide, scale, r, strip)
				}
			}
		}
		if worded == 0 {
			t.Errorf("at %v no width has words", scale)
		}
	}
}
