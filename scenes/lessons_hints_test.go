package scenes

import (
	"testing"

	"runehall/assets/learn"
	"runehall/internal/store"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestTheMatchAfterTheLastLessonHasHintsOn plays the last lesson of each game. In the match that follows, a hint lights
// a move and says why, and the tips of a first match are said, though the lesson had none.
func TestTheMatchAfterTheLastLessonHasHintsOn(t *testing.T) {
	for _, door := range shelves.Doors() {
		game := door.Info().ID
		t.Run(game, func(t *testing.T) {
			ids := learn.IDs(game)
			last := ids[len(ids)-1]
			p := newPupil(t, last, ui.Sz(412, 915), "en", 1)
			p.driver = startWithTips(t, ui.Sz(412, 915), Config{Store: store.Memory(store.Config{}), Desktop: true})
			p.app.apply(stage.Drafts.Set(p.app.stage.Settings, true))
			p.tick()
			p.app.stage.Push(learnOf(p.app.stage, game))
			p.tick()
			p.settle()
			p.tap("learn.lesson." + last)
			p.settle()
			if tip, there := p.line.State["tip"]; there {
				t.Errorf("in the lesson the tip %v is said", tip)
			}
			p.learns()
			p.settle()
			if p.line.Scene != "table" || p.line.State["lesson"] != nil {
				t.Fatalf("behind it stands %s: %v", p.line.Scene, p.line.State)
			}
			if p.line.State["tip"] == nil {
				t.Errorf("the match says no tip: %v", p.line.State)
			}
			p.touch(p.middle("table.hint"))
			for n := 0; p.line.State["toast"] == nil && n < 3000; n++ {
				p.tick()
			}
			if p.line.State["toast"] == nil && game != "toss" { // a throw has no reason
				t.Errorf("the hint says nothing: %v", p.line.State)
			}
		})
	}
}

// TestLessonsAndDaysLieSideBySide checks that the lessons of a game and the days of a week lie side by side everywhere,
// and the lessons of two games where there is room; on a phone these lie below each other.
func TestLessonsAndDaysLieSideBySide(t *testing.T) {
	for size, beside := range map[ui.Size]bool{{W: 412, H: 915}: false, {W: 360, H: 640}: false,
		{W: 1440, H: 900}: true} {
		d := launch(t, size, Config{})
		d.tap("title.learn")
		d.settle()
		apart := func(one, other string, beside bool) {
			t.Helper()
			a, ok := d.line.Targets[one]
			b, ok2 := d.line.Targets[other]
			if !ok || !ok2 {
				if beside {
					t.Errorf("%v: %s and %s are not both in sight", size, one, other)
				}
				return
			}
			if side := a[1] == b[1] && a[0] != b[0]; side != beside {
				t.Errorf("%v: %s lies at %v and %s at %v", size, one, a, other, b)
			}
		}
		apart("learn.lesson.ritual.1", "learn.lesson.masters.1", beside)
		apart("learn.lesson.ritual.1", "learn.lesson.ritual.2", true)
		d.tap("learn.today")
		d.settle()
		for n := range 8 { // two days in a row that are no Sunday and Monday
			if one, other := d.line.Targets[page.Numbered("day.past.", n)],
				d.line.Targets[page.Numbered("day.past.", n+1)]; one[0] > other[0] {
				apart(page.Numbered("day.past.", n), page.Numbered("day.past.", n+1), true)
			}
		}
	}
}
