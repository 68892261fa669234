package gamestest

import (
	"testing"

	"pgregory.net/rapid"
	"runehall/games"
)

// Texts checks a codec with generated moves: each is read back from its text, and no two share one.
func Texts[M comparable](t *testing.T, codec games.Codec[M], anyMove func(*rapid.T) M) {
	t.Helper()
	texts := map[string]M{}
	rapid.Check(t, func(t *rapid.T) {
		m := anyMove(t)
		text := codec.Text(m)
		back, err := codec.Parse(text)
		if err != nil || back != m {
			t.Fatalf("%+v is written %q and read as %+v, %v", m, text, back, err)
		}
		if other, there := texts[text]; there && other != m {
			t.Fatalf("%+v and %+v are both written %q", m, other, text)
		}
		texts[text] = m
	})
}

// FuzzTexts parses any text as a move. If that succeeds, writing the move must give the same text.
func FuzzTexts[M comparable](f *testing.F, codec games.Codec[M], texts ...string) {
	for _, text := range texts {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := codec.Parse(text)
		if err != nil {
			return
		}
		if back := codec.Text(m); back != text {
			t.Errorf("%q is read as %+v, which is written %q", text, m, back)
		}
	})
}
