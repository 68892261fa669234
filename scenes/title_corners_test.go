package scenes

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestTheTitleLeadsToLanguagesAndRulebooks chooses each language and opens each rulebook from the title, on screens of
// all shapes.
func TestTheTitleLeadsToLanguagesAndRulebooks(t *testing.T) {
	for _, size := range []ui.Size{{W: 360, H: 640}, {W: 915, H: 412}, {W: 768, H: 1024}, {W: 1440, H: 900}} {
		d := start(t, size, Config{Desktop: true})
		for i, tag := range lang.Tags() {
			d.tap("title.language")
			if d.line.State["overlay"] != "dialog" {
				t.Fatalf("%v: languages are not to be chosen", size)
			}
			d.tap(fmt.Sprintf("title.language.%d", i))
			d.settle()
			if got := d.app.stage.Book.Tag(); got != tag || d.line.State["overlay"] != nil {
				t.Errorf("%v: %s is chosen, and %s spoken; over the title is %v", size, tag, got,
					d.line.State["overlay"])
			}
		}
		for i, door := range shelves.Doors() {
			d.tap("title.rules")
			d.tap(fmt.Sprintf("title.rules.%d", i))
			d.want("rules")
			if got := d.line.State["game"]; got != door.Info().ID {
				t.Errorf("%v: the rulebook of %s opens that of %v", size, door.Info().ID, got)
			}
			for d.line.Scene == "rules" {
				d.key(ui.Back)
			}
			d.want("title")
		}
		d.tap("title.rules")
		d.key(ui.Back)
		if d.line.State["overlay"] != nil || d.line.Scene != "title" {
			t.Errorf("%v: going back leaves %v over %s", size, d.line.State["overlay"], d.line.Scene)
		}
	}
}

// TestOtherMatchesAreInSight keeps several matches: at each size, the button that leads to the second one is whole on
// the first screen.
func TestOtherMatchesAreInSight(t *testing.T) {
	for _, size := range pagetest.Sizes {
		for _, running := range []int{2, 3, 6} {
			d := start(t, size, Config{Desktop: true, Store: keep(t, running, 1, 0)})
			d.settle()
			at, there := d.line.Targets["title.more"]
			if !there {
				at, there = d.line.Targets["title.continue.1"]
			}
			if r := ui.Rc(at[0], at[1], at[2], at[3]); !there || r.H < 43 ||
				!ui.Rc(0, 0, size.W, size.H).Holds(r.Grow(-1)) {
				t.Errorf("%v, %d matches: the way to the second one is at %v, there: %v", size, running, r, there)
			}
		}
	}
}
