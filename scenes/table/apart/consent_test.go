package apart

import (
	"testing"

	"runehall/scenes/stage"
	"runehall/ui"
)

// TestWhatIsAskedHasRoom asks in few words and in many, at all widths: the words must have room, and the buttons below
// or beside them must be as large as fingers.
func TestWhatIsAskedHasRoom(t *testing.T) {
	for _, scale := range []float64{1, 1.5} {
		k, err := ui.NewKit(ui.Look{Interface: scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{
			"Ingrid asks.", "Maximiliane möchte, dass die Partie jetzt ohne ein Ergebnis zu Ende geht.",
		} {
			for _, wide := range []float64{200, 320, 412, 600, 1000, 1800} {
				w := Consent{Text: text, Yes: ui.Button{Text: "Einverstanden"}, No: ui.Button{Text: "Nein"}}
				area := ui.Rc(10, 50, wide*scale, w.High(k, wide*scale))
				w.Fit(k, area)
				if k.Measure(text, w.style, w.words.W).H > w.words.H+1 || w.Rect().Bottom() > area.Bottom()+1 {
					t.Errorf("%v wide: %q has no room in %v", wide, text, w.words)
				}
				if w.Yes.Rect().Overlaps(w.No.Rect()) || w.words.Overlaps(w.No.Rect()) ||
					w.Yes.Rect().H < stage.MinTouch(k)-1 {
					t.Errorf("%v wide: %v, %v and the words %v", wide, w.Yes.Rect(), w.No.Rect(), w.words)
				}
			}
		}
	}
}
