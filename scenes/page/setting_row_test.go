package page

import (
	"testing"

	"runehall/ui"
)

// TestNotesOfSwitchesHaveRoom lays a switch with a long note out in narrow and wide places: the note has as much room
// as its lines need there.
func TestNotesOfSwitchesHaveRoom(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{Device: 1, Interface: 1.5})
	if err != nil {
		t.Fatal(err)
	}
	for _, width := range []float64{260, 300, 420, 900} {
		w := SettingRow{Note: "Schlichter Grund, helle Schrift, kräftige Ränder.",
			Control: &ui.Toggle{Text: "Hoher Kontrast"}}
		high := w.Measure(kit, ui.Sz(width, 0)).H
		w.Layout(kit, ui.Rc(0, 0, width, high))
		if need := kit.Measure(w.Note, kit.Type.Small, w.low.W).H; w.low.H < need {
			t.Errorf("%.0f wide, the note has a height of %.0f and needs %.0f", width, w.low.H, need)
		}
	}
}

// TestNotesOfSwitchesAreNoColumnOfWords: a note stands beside its switch where several words of a line have room there,
// and otherwise below it, as wide as the row; and where the row is narrow its words have the room of the icon.
func TestNotesOfSwitchesAreNoColumnOfWords(t *testing.T) {
	for _, scale := range []float64{.75, 1, 1.5, 2} {
		kit, err := ui.NewKit(ui.Look{Device: 1, Interface: scale})
		if err != nil {
			t.Fatal(err)
		}
		for width := kit.Dp(150); width < kit.Dp(600); width += kit.Dp(10) {
			w := SettingRow{Icon: ui.IconLantern,
				Note: "Jeder kommt einmal. Schalte sie aus und wieder ein, um alle noch einmal zu sehen.", Control: &ui.Toggle{Text: "Hinweise in der ersten Partie"}}
			w.Layout(kit, ui.Rc(0, 0, width, w.Measure(kit, ui.Sz(width, 0)).H))
			if whole := width - w.head(kit, width); w.low.W < min(whole, kit.Dp(leastBeside)) {
				t.Errorf("scale %v, %.0f dp wide: the note has %.0f dp", scale, kit.InDp(width), kit.InDp(w.low.W))
			}
			if w.low.Bottom() > w.rect.Bottom()+.01 || kit.InDp(width) < 200 && w.low.W < width {
				t.Errorf("scale %v, %.0f dp wide: the note at %v in %v", scale, kit.InDp(width), w.low, w.rect)
			}
		}
	}
}
