package boardtest

import (
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/words"
	"runehall/ui"
)

// EachTongue runs a test with what puts phrases into words, in each language.
func EachTongue(t *testing.T, run func(tag string, say func(games.Phrase) string)) {
	t.Helper()
	for _, tag := range sightTags {
		book, err := lang.Load(tag)
		if err != nil {
			t.Fatal(err)
		}
		run(tag, func(p games.Phrase) string {
			return words.Say(book, p, func(s games.Seat) string { return sitters[s].Name })
		})
	}
}

// RoomFor fails the test if a text leaves its room, however small it is made there.
func RoomFor(t testing.TB, k *ui.Kit, what, text string, s ui.TextStyle, room ui.Size) {
	t.Helper()
	fit, wrap := k.FitText(text, s, room)
	width := 0.0
	if wrap {
		width = room.W
	}
	if m := k.Measure(text, fit, width); m.W > room.W+1 || m.H > room.H+1 {
		t.Errorf("%q takes %v of %v", what, m, room)
	}
}
