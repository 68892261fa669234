package sysfont

import (
	"slices"
	"testing"
)

func TestClusters(t *testing.T) {
	for text, want := range map[string][]string{
		"ab":       {"a", "b"},
		"e\u0301b": {"e\u0301", "b"},
		"👩‍👩‍👧x":   {"👩‍👩‍👧", "x"},
		"👍🏽👍":      {"👍🏽", "👍"},
		"🇩🇪🇫🇷🇺":    {"🇩🇪", "🇫🇷", "🇺"},
		"❤️1️⃣":    {"❤️", "1️⃣"},
		"नमस्ते":   {"न", "म", "स्", "ते"},
		"\u200d":   {"\u200d"},
		"a\xffb":   {"a", "\xff", "b"},
	} {
		if got := slices.Collect(Clusters(text)); !slices.Equal(got, want) {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

func TestPictured(t *testing.T) {
	for text, want := range map[string]bool{"🎲": true, "👍🏽": true, "❤\ufe0f": true, "1\ufe0f\u20e3": true, "🇩🇪": true,
		"❤": false, "李": false, "אב": false, "1": false, "": false} {
		if got := Pictured(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
