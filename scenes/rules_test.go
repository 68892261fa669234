package scenes

import (
	"testing"

	"runehall/ui"
)

// TestRulebookLeadsThrough searches, opens a clause from the list, and goes back the way it came.
func TestRulebookLeadsThrough(t *testing.T) {
	for _, size := range []ui.Size{{W: 412, H: 915}, {W: 1440, H: 900}} {
		d := launch(t, size, Config{Lang: "en"})
		d.tap("title.play")
		d.tap("setup.rules")
		if got := d.line.State["clause"]; got != "ritual.page.wins" {
			t.Errorf("the book opens at %v, and not at the game on one page", got)
		}
		if size.Portrait() {
			d.tap("rules.contents")
		}
		d.tap("rules.find")
		for _, r := range "building over" {
			d.in.Runes = append(d.in.Runes, r)
		}
		d.tick()
		d.settle()
		if d.line.State["found"] == "58" || d.line.State["found"] == "0" {
			t.Errorf("%v clauses are found", d.line.State["found"])
		}
		d.tap("rules.RIT-18")
		if d.line.State["clause"] != "RIT-18" {
			t.Errorf("open is %v", d.line.State["clause"])
		}
		if size.Portrait() {
			d.key(ui.Back)
			d.want("rules")
		}
		d.key(ui.Back)
		d.want("setup")
	}
}
