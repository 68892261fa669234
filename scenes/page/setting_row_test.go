package page

import (
	"testing"

	"runehall/ui"
)

// TestNotesOfSwitchesHaveRoom lays a switch with a long note out in narrow and wide places: the note has as much room as its lines need there.
func TestNotesOfSwitchesHaveRoom(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{Device: 1, Interface: 1.5})
	if err != nil {
		t.Fatal(err)
	}
	for _, width := range []float64{260, 300, 420, 900} {
		w := SettingRow{Note: "Schlichter Grund, helle Schrift, kräftige Ränder.", Control: &ui.Toggle{Text: "Hoher Kontrast"}}
		high := w.Measure(kit, ui.Sz(width, 0)).H
		w.Layout(kit, ui.Rc(0, 0, width, high))
		if need := kit.Measure(w.Note, kit.Type.Small, w.low.W).H; w.low.H < need {
			t.Errorf("%.0f wide, the note has a height of %.0f and needs %.0f", width, w.low.H, need)
		}
	}
}
