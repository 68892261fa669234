package sysfont

import (
	"slices"
	"strings"
	"testing"
)

func TestVisual(t *testing.T) {
	for text, want := range map[string]string{
		"abc":       "abc",
		"李か":        "李か",
		"אבג":       "גבא",
		"אב גד":     "דג בא",
		"אב 12 גד":  "דג 12 בא",
		"אב 1.5 ג":  "ג 1.5 בא",
		"א12":       "12א",
		"אב (גד) ה": "ה (דג) בא",
		"א\u05b8ב":  "בא\u05b8",
		"אabcב":     "בabcא",
		"":          "",
	} {
		if got := strings.Join(visual(text), ""); got != want {
			t.Errorf("%q stands as %q, want %q", text, got, want)
		}
	}
}

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

// TestJoin compares with the forms as the Unicode chart names them.
func TestJoin(t *testing.T) {
	for text, want := range map[string]string{
		"محمد":     "\ufee3\ufea4\ufee4\ufeaa",             // initial, medial, medial, final
		"سلام":     "\ufeb3\ufefc\ufee1",                   // lam and alef are one, and join to nothing behind
		"لا":       "\ufefb",                               //
		"دار":      "\ufea9\ufe8d\ufead",                   // none joins to what follows
		"ب":        "\ufe8f",                               //
		"بَب":      "\ufe91\u064e\ufe90",                   // a vowel between them does not part them
		"بء":       "\ufe8f\ufe80",                         // hamza joins to nothing
		"نازنین":   "\ufee7\ufe8e\ufeaf\ufee7\ufbff\ufee6", // Persian
		"پ ب":      "\ufb56 \ufe8f",                        //
		"ب\u200cب": "\ufe8f\u200c\ufe8f",                   // what keeps apart
		"ب\u200d":  "\ufe91\u200d",                         //
		"Runehall": "Runehall",
		"שלום":     "שלום",
		"ـب":       "ـ\ufe90",
	} {
		if got := join(text); got != want {
			t.Errorf("%q is joined as %+q, want %+q", text, got, want)
		}
	}
}
