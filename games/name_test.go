package games_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"pgregory.net/rapid"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
)

func TestCleanName(t *testing.T) {
	family := "👨‍👩‍👧‍👦"
	for name, test := range map[string]struct{ raw, want string }{
		"nothing":              {"", ""},
		"a name":               {"Ada", "Ada"},
		"two words":            {"Ada of York", "Ada of York"},
		"spaces around":        {"  Ada \t of\n\nYork  ", "Ada of York"},
		"other spaces":         {"Ada\u00a0\u3000\u2028York\u2029", "Ada York"},
		"24 letters":           {"abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwx"},
		"25 letters":           {"abcdefghijklmnopqrstuvwxy", "abcdefghijklmnopqrstuvwx"},
		"a space at the bound": {"abcdefghijklmnopqrstuvw xyz", "abcdefghijklmnopqrstuvw"},
		"5,000 letters":        {strings.Repeat("ab", 2500), strings.Repeat("ab", 12)},
		"a million letters":    {strings.Repeat("ä", 1_000_000), strings.Repeat("ä", 24)},
		"a million spaces":     {strings.Repeat(" ", 1_000_000) + "Ada", ""},
		"controls":             {"A\x00d\x1b[31ma\x7f\u0085", "Ad[31ma"},
		"a direction":          {"\u202eadA\u202c \u2067x\u2069\u200f\u061c", "adA x"},
		"zero width":           {"A\u200bd\u2060a\ufeff\u00ad", "Ada"},
		"not UTF-8":            {"A\xffd\xc3a", "Ada"},
		"a private letter":     {"A\ue000\U000f0000da\ufff9", "Ada"},
		"accents":              {strings.Repeat("e\u0301", 30), strings.Repeat("e\u0301", 24)},
		"Vietnamese":           {"Nguyễn Thị Ánh Tuyết", "Nguyễn Thị Ánh Tuyết"},
		"far too many accents": {"Z" + strings.Repeat("\u0336\u0321\u0489", 300) + "algo",
			"Z\u0336\u0321\u0489\u0336algo"},
		"only accents": {strings.Repeat("\u0301", 100), ""},
		"a family":     {strings.Repeat(family, 30), strings.Repeat(family, 24)},
		"a flag":       {strings.Repeat("🇺🇦", 30), strings.Repeat("🇺🇦", 24)},
		"a flag of England": {"🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f Ada",
			"🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f Ada"},
		"tags without a flag": {"A\U000e0067\U000e0062da", "Ada"},
		"a thumb":             {strings.Repeat("👍🏽", 25), strings.Repeat("👍🏽", 24)},
		"a keycap":            {"1\ufe0f\u20e3", "1\ufe0f\u20e3"},
		"endless joining":     {"👩" + strings.Repeat("\u200d👩", 500), "👩" + strings.Repeat("\u200d👩", 5)},
		"joiners alone":       {"\u200d\u200d\u200c\u200c", ""},
		"Persian":             {"می\u200cخواهم", "می\u200cخواهم"},
		"Korean, composed":    {strings.Repeat("각", 30), strings.Repeat("각", 24)},
		"Korean, in parts":    {strings.Repeat("\u1100\u1161\u11a8", 30), strings.Repeat("\u1100\u1161\u11a8", 24)},
		"Hangul fillers":      {"\u3164\u115f\u1160\uffa0", ""},
		"Devanagari":          {"क्षत्रिय", "क्षत्रिय"},
		"Thai":                {"ปิ่นเกล้า", "ปิ่นเกล้า"},
		"Chinese":             {"李小龙", "李小龙"},
	} {
		if got := games.CleanName(test.raw); got != test.want {
			t.Errorf("%s: %.100q becomes %+q, not %+q", name, test.raw, got, test.want)
		}
	}
}

// TestCleanNamesAreBounded cleans arbitrary text: a clean name is short, cannot affect the text around it, and cleaning
// it again changes nothing.
func TestCleanNamesAreBounded(t *testing.T) {
	strange := []rune("a \u0301\u200d\u200c👩🇺🏽\u1100\u1161\u11a8가\u202e\u2066\n\t\u00ad\U000e0067🏴\ufe0f\u0e34\u3164\u0600Ω")
	rapid.Check(t, func(t *rapid.T) {
		raw := rapid.OneOf(rapid.String(), rapid.StringOfN(rapid.SampledFrom(strange), 0, 200, -1)).Draw(t, "name")
		clean := games.CleanName(raw)
		if again := games.CleanName(clean); again != clean {
			t.Fatalf("%+q is cleaned once more, into %+q", clean, again)
		}
		typed := games.TypedName(raw)
		if again := games.TypedName(typed); again != typed || games.CleanName(typed) != clean {
			t.Fatalf("%+q stands as %+q while it is typed, then as %+q, and is %+q in the end", raw, typed, again,
				games.CleanName(typed))
		}
		if n := utf8.RuneCountInString(clean); n > 24*12 || len(clean) > 24*12*4 || !utf8.ValidString(clean) {
			t.Fatalf("%+q has %d code points", clean, n)
		}
		if strings.TrimSpace(clean) != clean || strings.Contains(clean, "  ") {
			t.Fatalf("%+q has spaces around or in a row", clean)
		}
		for _, c := range clean {
			if unicode.IsControl(c) || c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069 || c == 0x200e ||
				c == 0x200f || c == 0x61c || c == 0x2028 {
				t.Fatalf("%+q has %U in it", clean, c)
			}
		}
	})
}

// TestLongNamesStayAMatch resumes a record with names that a new match would not accept, plays on, and reads the
// result: such old records keep their names.
func TestLongNamesStayAMatch(t *testing.T) {
	for _, name := range []string{strings.Repeat("ab", 10_000), "A\nd\u202ea", "Z" + strings.Repeat("\u0336", 500),
		"\x1b[31m", " "} {
		match := begin(t, cards.Def, games.Setup{Seats: 2, Seed: 1})
		play(t, match, 4, 1)
		lines := unseal(match.Record().Text())
		lines[3] = "seat person amber circle " + strconv.Quote(name)
		text := seal(lines...)
		got := resume(t, cards.Def, text)
		if string(got.Record().Text()) != string(text) {
			t.Errorf("%.40q: resumed, the record is another text", name)
		}
		if shown := got.Record().Players[0].Name; shown != games.CleanName(name) {
			t.Errorf("%.40q is shown as %q", name, shown)
		}
		play(t, got, 3, 2)
		again := resume(t, cards.Def, got.Record().Text())
		if again.Core().Hash() != got.Core().Hash() || !strings.HasPrefix(string(got.Record().Text()), string(text)) {
			t.Errorf("%.40q: it cannot be gone on with", name)
		}
		link, err := games.WriteLink(cards.Def, again.Record())
		if err != nil || len(link) > 300 {
			t.Fatalf("%.40q: a link of %d characters, %v", name, len(link), err)
		}
		parsed, err := games.ParseLink(link)
		if err != nil {
			t.Fatal(err)
		}
		linked, err := games.ReadLink(cards.Def, parsed)
		if err != nil || linked.Players[0].Name != games.CleanName(name) ||
			len(linked.Steps) != len(again.Record().Steps) {
			t.Errorf("%.40q: the link holds %v, %v", name, linked, err)
		}
	}
}

// TestNewMatchesHaveCleanNames: NewMatch cleans names itself, so that its callers need not.
func TestNewMatchesHaveCleanNames(t *testing.T) {
	players := []games.Player{people[0], people[1]}
	players[0].Name = strings.Repeat("x", 1000) + "\n"
	record, err := games.NewRecord(&cards.Def.Info, games.Setup{Seats: 2}, players)
	if err != nil || record.Players[0].Name != strings.Repeat("x", 24) ||
		strings.Contains(string(record.Text()), strings.Repeat("x", 25)) {
		t.Errorf("%s, %v", record.Text(), err)
	}
}

// TestTheNameOfThreeThousand reads a handmade record with a very long name.
func TestTheNameOfThreeThousand(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "name-3000.runehall"))
	if err != nil {
		t.Fatal(err)
	}
	record, err := games.ParseRecord(text)
	if err != nil || len([]rune(record.Players[0].Name)) > 24 || string(record.Text()) != string(text) {
		t.Errorf("%v", err)
	}
}
