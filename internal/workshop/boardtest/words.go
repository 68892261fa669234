package boardtest

import (
	"sync"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	every "runehall/games/all"
	"runehall/internal/words"
	"runehall/ui"
)

// EachTongue runs a test in each language. say puts a phrase into words.
func EachTongue(t *testing.T, run func(tag string, say func(games.Phrase) string)) {
	t.Helper()
	for _, tag := range sightTags {
		book := Books(t)[tag]
		run(tag, func(p games.Phrase) string {
			return words.Say(book, p, func(s games.Seat) string { return sitters[s].Name })
		})
	}
}

// books returns the messages of each language. They are read once: boards' tests make thousands of frames.
var books = sync.OnceValues(func() (map[string]*lang.Book, error) {
	all := map[string]*lang.Book{}
	for _, tag := range lang.Tags() {
		var err error
		if all[tag], err = lang.Load(tag); err != nil {
			return nil, err
		}
		for _, e := range every.Entries() {
			all[tag].Know(e.Info().Numbers)
		}
	}
	return all, nil
})

// Books returns the messages of each language.
func Books(t testing.TB) map[string]*lang.Book {
	t.Helper()
	all, err := books()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// HasWords fails the test if a language has no words for a phrase.
func HasWords(t testing.TB, phrases ...games.Phrase) {
	t.Helper()
	for tag, book := range Books(t) {
		for _, p := range phrases {
			if !book.Has(p.Key) {
				t.Errorf("%s has no words for %q", tag, p.Key)
			}
		}
	}
}

// RoomFor fails the test if a text does not fit into its room, even in the smallest letters.
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
