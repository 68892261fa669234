package scenes

import (
	"testing"

	"runehall/internal/store"
	"runehall/scenes/title"
	"runehall/ui"
)

// TestWishesOfThePage hands over what was pressed on the page before the program was there. The wish waits until the
// title has read its matches, is done once, and is dropped if the title is not on top.
func TestWishesOfThePage(t *testing.T) {
	for what, want := range map[string]string{"play": "setup", "settings": "settings", "masters": "setup",
		"nothing": "title"} {
		d := launch(t, ui.Sz(412, 915), Config{})
		d.app.Wish(what)
		d.settle()
		if d.want(want); what == "masters" && d.line.State["game"] != what {
			t.Errorf("the set-up is that of %v", d.line.State["game"])
		}
		if want != "title" {
			d.tap(want + ".back")
		}
		d.want("title")
	}
	d := launch(t, ui.Sz(412, 915), Config{})
	d.tap("title.play")
	d.app.Wish("settings")
	d.settle()
	d.want("setup")
	d.tap("setup.back")
	d.want("title")
}

// TestWishWaitsForTheMatches has a title that still reads its matches: the wish waits.
func TestWishWaitsForTheMatches(t *testing.T) {
	d := launch(t, ui.Sz(412, 915), Config{})
	first := d.app.stack.top().scene.(*title.Scene)
	own, slow := d.app.stage.Store, store.Memory(store.Config{})
	d.app.stage.Store = slow // it answers only when polled
	first.Matches().Read()
	d.app.stage.Store = own
	d.app.Wish("play")
	for range 5 {
		d.tick()
	}
	if d.app.Whole() || d.app.stack.top().scene != first {
		t.Error("the title does not know yet which game was played last")
	}
	slow.Poll()
	d.settle()
	d.want("setup")
}

// TestTitleTellsWhetherAMatchGoesOn checks that the page is told whether there is a match to go on with, so that its
// own title can keep a place free.
func TestTitleTellsWhetherAMatchGoesOn(t *testing.T) {
	var told []bool
	config := Config{KeepGoesOn: func(goesOn bool) { told = append(told, goesOn) }}
	d := launch(t, ui.Sz(412, 915), config)
	if len(told) != 1 || told[0] {
		t.Fatalf("without a match it was told %v", told)
	}
	d.tap("title.play")
	d.tap("setup.begin")
	d.settle()
	if d.want("table"); len(told) != 2 || !told[1] {
		t.Fatalf("at the table it was told %v", told)
	}
	d.tap("table.back")
	d.settle()
	d.tap("title.delete.0")
	d.tap("dialog.ok")
	d.settle()
	if d.want("title"); len(told) != 3 || told[2] {
		t.Fatalf("without its match it was told %v", told)
	}
}
