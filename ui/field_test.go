package ui

import "testing"

// TestFieldTakesWholeTexts replaces what stands round the cursor, as a phone's keyboard does, with words that are still
// being composed, with a correction of earlier ones, and with what does not fit.
func TestFieldTakesWholeTexts(t *testing.T) {
	changes := 0
	f := TextField{Text: "Älva", MaxRunes: 8, OnChange: func(string) { changes++ }}
	f.Open()
	f.cursor = 2
	if before, after := f.around(); before != "Äl" || after != "va" {
		t.Fatalf("round the cursor stand %q and %q", before, after)
	}
	for _, c := range []struct {
		before, after, want string
		cursor, changes     int
	}{
		{"Älo", "va", "Älova", 3, 1},
		{"Älo", "va", "Älova", 3, 0},
		{"Hal", "va", "Halva", 3, 1},
		{"Hallelu", "va", "Hallelva", 6, 1},
		{"H\na\tl", "", "Hal", 3, 1},
		{"", "Hallelujah", "Halleluj", 0, 1},
		{"", "", "", 0, 1},
	} {
		changes = 0
		f.put(c.before, c.after)
		if f.Text != c.want || f.cursor != c.cursor || changes != c.changes {
			t.Errorf("%q and %q give %q with the cursor at %d and %d changes, want %+v", c.before, c.after, f.Text, f.cursor, changes, c)
		}
	}
	f.cursor = 99
	if before, after := f.around(); before != "" || after != "" {
		t.Errorf("round a cursor beyond the end stand %q and %q", before, after)
	}
}
