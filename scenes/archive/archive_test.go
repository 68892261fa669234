package archive

import (
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/internal/workshop/pagetest/rituals"
	"runehall/scenes/matches"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestWithoutMatchesTheArchiveSaysSoInTheMiddle opens the archive of somebody who has finished no match yet.
func TestWithoutMatchesTheArchiveSaysSoInTheMiddle(t *testing.T) {
	for _, size := range []ui.Size{{W: 1440, H: 900}, {W: 412, H: 915}} {
		d := pagetest.NewBench(t, size, "en", 1)
		lib := rituals.Library()
		s := New(d.Stage, lib, matches.NewList(d.Stage, lib), Ways{Results: func(table.Outcome, string, func(stage.Scene)) {}, Statistics: func() {}, Evenings: func() func() { return nil }})
		d.Open(s)
		d.Want("archive")
		body, at := s.Places.Body, s.none.Rect()
		if s.none.Title != d.Stage.Text("archive.none") || at.Y < body.Y+body.H*.25 || at.Bottom() > body.Y+body.H*.75 {
			t.Errorf("%v: %q stands at %v in %v", size, s.none.Title, at, body)
		}
	}
}
