package scenes

import (
	"strings"
	"testing"

	"runehall/internal/aloud"
	"runehall/internal/workshop/learntest"
	"runehall/ui"
)

// TestWhatAHintMeansIsHeard asks for a hint in each game: a screen reader says at the lit thing itself that the hint
// means it.
func TestWhatAHintMeansIsHeard(t *testing.T) {
	for _, at := range []struct{ lesson, key string }{{"ritual.1", "own"}, {"masters.1", "play"}, {"stones.3", "stone"},
		{"toss.2", "steal"}, {"market.2", "own"}} {
		t.Run(at.lesson, func(t *testing.T) {
			record, _ := learntest.Before(t, at.lesson, at.key)
			l := hears(t, ui.Sz(412, 915), Config{Open: record})
			if before := meant(l.hear()); len(before) > 0 {
				t.Fatalf("before anybody asks %v is meant", before)
			}
			l.do(aloud.Press, "table.hint", "")
			screen := l.hear()
			of := meant(screen)
			for n := 0; len(of) == 0; n++ {
				if n > 300 {
					t.Fatalf("nothing is meant among %q: %v", labels(screen), l.line.State)
				}
				l.tick() // the hint is still being sought
				screen = l.hear()
				of = meant(screen)
			}
			for _, name := range of {
				if !strings.HasPrefix(name, l.line.State["game"].(string)+".") {
					t.Errorf("%s is meant", name)
				}
			}
		})
	}
}

// meant returns the things that a screen reader says the hint means.
func meant(s *aloud.Screen) (names []string) {
	for _, t := range s.Things {
		if strings.HasSuffix(t.Value, "suggested") {
			names = append(names, t.ID)
		}
	}
	return names
}
