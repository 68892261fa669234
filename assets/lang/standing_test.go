package lang

import (
	"strings"
	"testing"
)

// TestStandingsBeginWithTheirNumber reads how a seat stands, in each game and language: on the plates of a shared
// screen the number stands large before the other words, which so must not have it too.
func TestStandingsBeginWithTheirNumber(t *testing.T) {
	for _, tag := range Tags() {
		book, err := Load(tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, game := range []string{"ritual", "masters", "stones", "market", "toss"} {
			for _, n := range []string{"1", "2", "7"} {
				text := book.Text(game+".board.standing", Num("n", int(n[0]-'0')))
				text = strings.Trim(text, "[]") // pseudo-words stand in brackets
				if rest, ok := strings.CutPrefix(text, n); !ok || strings.TrimLeft(rest, " \u00a0\u202f") == rest ||
					strings.Contains(rest, n) {
					t.Errorf("%s, %s: %q", tag, game, text)
				}
			}
		}
	}
}
