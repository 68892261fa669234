package ui

import (
	"strings"
	"testing"
)

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
			t.Errorf("%q and %q give %q with the cursor at %d and %d changes, want %+v", c.before, c.after, f.Text,
				f.cursor, changes, c)
		}
	}
	f.cursor = 99
	if before, after := f.around(); before != "" || after != "" {
		t.Errorf("round a cursor beyond the end stand %q and %q", before, after)
	}
}

// TestALongTextIsShownInPart: a link has thousands of letters, and the cursor stays in sight.
func TestALongTextIsShownInPart(t *testing.T) {
	long := strings.Repeat("abcdefghij", 500)
	for _, c := range []struct {
		text          string
		cursor        int
		shown, before string
	}{
		{"short", 2, "short", "sh"}, {"short", 99, "short", "short"}, {"", 0, "", ""},
		{long, 0, long[:mostShown] + "…", ""},
		{long, len(long), "…" + long[len(long)-mostShown:], "…" + long[len(long)-mostShown:]},
		{long, 100, "…" + long[80:120] + "…", "…" + long[80:100]},
	} {
		f := &TextField{Text: c.text, cursor: c.cursor}
		if text, before := f.shown(mostShown); text != c.shown || before != c.before {
			t.Errorf("cursor %d: %q, %q", c.cursor, text, before)
		}
	}
}

// TestPastedTextIsTyped, within its bound, in the next tick, and once.
func TestPastedTextIsTyped(t *testing.T) {
	s := NewSource()
	s.Type("a\nb")
	s.Type(strings.Repeat("ö", mostTyped))
	s.read()
	if len(s.snap.Runes) != mostTyped || string(s.snap.Runes[:4]) != "a\nbö" {
		t.Errorf("%d letters typed", len(s.snap.Runes))
	}
	if s.read(); len(s.snap.Runes) != 0 {
		t.Errorf("then %d more", len(s.snap.Runes))
	}
}

// TestALongTextIsLargeEnoughToRead: at 150 % on a small phone fewer letters are shown, not smaller ones; a name is
// shown whole.
func TestALongTextIsLargeEnoughToRead(t *testing.T) {
	k, err := NewKit(Look{Interface: 1.5})
	if err != nil {
		t.Fatal(err)
	}
	const width = 288
	for _, cursor := range []int{0, 100, 5000} {
		f := &TextField{Text: strings.Repeat("GwsDCyNLYw", 500), MaxRunes: 5000, cursor: cursor}
		text, before := f.shown(f.letters(k, k.Type.Body, width))
		if size := width / k.Measure(text, k.Type.Body, 0).W; size < leastSize {
			t.Errorf("cursor %d: %q is drawn at %.2f of its size", cursor, text, size)
		}
		if !strings.HasPrefix(text, before) {
			t.Errorf("cursor %d: %q does not begin with %q", cursor, text, before)
		}
	}
	name := strings.Repeat("W", maxRunes)
	f := &TextField{Text: name, cursor: 3}
	if text, _ := f.shown(f.letters(k, k.Type.Body, width)); text != name {
		t.Errorf("of a name %q is shown", text)
	}
}
