package scenes

import (
	"testing"

	"runehall/scenes/table"
	"runehall/ui"
)

// TestTheWordsOfAPuzzleLieOnNothingToPress opens the puzzles of twenty days in large letters on the smallest screen,
// and presses the first lit thing: the words never cover the middle of a lit thing, since a press there would press the
// words.
func TestTheWordsOfAPuzzleLieOnNothingToPress(t *testing.T) {
	seen := 0
	for day := firstDay; day < firstDay+20; day++ {
		s := solves(t, ui.Sz(360, 640), "de", 1.5, day, nil)
		s.tap("day.solve")
		s.settle()
		for range 3 {
			if s.line.State["lesson.says"] == nil || s.line.State["lesson.stray"] == true {
				break
			}
			bubble := s.target("table.lesson")
			game, _ := s.line.State["game"].(string)
			names, _ := s.line.State[game+table.LitState].([]any)
			first := ""
			for _, one := range names {
				name, _ := one.(string)
				if !s.can(name) {
					continue
				}
				seen++
				if at := s.target(name); bubble.Has(at.Center()) {
					t.Errorf("%s on day %d: the words at %v lie on %s at %v", game, day, bubble, name, at)
				}
				if first == "" {
					first = name
				}
			}
			if first == "" {
				break
			}
			s.tap(first)
			s.settle()
		}
	}
	if seen < 100 {
		t.Errorf("only %d things were lit", seen)
	}
}
