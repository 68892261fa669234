package scenes

import (
	"errors"
	"log/slog"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/internal/store"
	"runehall/ui"
)

// TestForgettingIsSaid checks that the program says once that nothing can be kept, in words that can be put away and do
// not come back without a reason.
func TestForgettingIsSaid(t *testing.T) {
	d := launch(t, ui.Sz(360, 640), Config{Lang: "en", Log: slog.New(slog.DiscardHandler)})
	d.app.started = false // as if its language had not come
	d.app.SetForgetful(errors.New("SecurityError"))
	d.tick()
	if text := d.app.missing.toast.Text(); text != "" {
		t.Errorf("said before its language is there is %q", text)
	}
	d.app.openTitle()
	d.settle()
	if text, _ := d.line.State["missing"].(string); !strings.Contains(text, "cannot keep anything") {
		t.Errorf("said is %q", text)
	}
	if _, there := d.line.Targets["missing.again"]; there {
		t.Error("there is nothing to fetch again")
	}
	d.tap("title.play")
	d.want("setup")
	d.key(ui.Back)
	d.app.SetMissing(0, nil)
	d.settle()
	if text := d.line.State["missing"]; text != nil {
		t.Errorf("put away, it is said again: %v", text)
	}
}

// TestForgettingSaysWhyAndWhere checks that it names the folder and what is wrong with it, in each language.
func TestForgettingSaysWhyAndWhere(t *testing.T) {
	for _, tag := range lang.Tags() {
		d := launch(t, ui.Sz(360, 640), Config{Lang: tag, Log: slog.New(slog.DiscardHandler)})
		said := map[string]bool{}
		for _, why := range []error{store.ErrDenied, store.ErrFull, errors.New("a loop")} {
			d.app.SetForgetful(&store.PlaceError{Place: "/home/ada/data", Err: why})
			d.settle()
			text, _ := d.line.State["missing"].(string)
			if said[text] || !strings.Contains(text, "/home/ada/data") {
				t.Errorf("%s: of %v is said %q", tag, why, text)
			}
			said[text] = true
		}
		d.app.SetForgetful(&store.PlaceError{Err: store.ErrDenied})
		d.settle()
		if text, _ := d.line.State["missing"].(string); said[text] || !strings.Contains(text, homeVariable()) {
			t.Errorf("%s: without a folder is said %q", tag, text)
		}
	}
}

// TestForgettingStays checks that the title says that nothing is kept, each time somebody comes there. A match begins
// all the same; its menu says so too and saves the match as a file. Once everything is kept after all, none of this is
// left.
func TestForgettingStays(t *testing.T) {
	d := launch(t, ui.Sz(412, 915), Config{Lang: "en", Log: slog.New(slog.DiscardHandler)})
	d.app.SetForgetful(&store.PlaceError{Place: "/home/ada/data", Err: store.ErrDenied})
	d.settle()
	words, _ := d.line.State["missing"].(string)
	said := func(where string, want any) {
		t.Helper()
		d.settle()
		if got := d.line.State["missing"]; got != want {
			t.Errorf("%s is said %v, not %v", where, got, want)
		}
	}
	for range 1000 {
		d.tick()
	}
	said("on the title after a while", words)
	d.key(ui.Back)
	said("put away", nil)
	d.tap("title.play")
	d.key(ui.Back)
	d.want("title")
	said("back on the title", words)
	d.tap("title.play")
	d.tap("setup.begin")
	d.want("table")
	said("at the table", nil)
	d.tap("table.pause")
	got, _ := d.line.State["forgets"].(string)
	if hint := d.app.stage.Text("store.forgets.save"); words != got+" "+hint {
		t.Errorf("the menu, which has the button, says %q, and the title %q", got, words)
	}
	r := d.line.Targets["pause.save"]
	d.touch(ui.Pt(r[0]+r[2]/2, r[1]+r[3]/2))
	d.tick() // the store has then answered
	if got, _ := d.line.State["toast"].(string); !strings.Contains(got, "Saved to ") {
		t.Errorf("after that is said %q", got)
	}
	d.tap("pause.leave")
	d.want("title")
	said("back on the title", words)
	d.app.SetForgetful(nil)
	said("once all is kept", nil)
	d.tap("title.continue.0")
	d.tap("table.pause")
	if _, there := d.line.Targets["pause.save"]; there || d.line.State["forgets"] != nil {
		t.Error("the menu still says it")
	}
}

// TestForgettingAtTheTable checks that a table that has just been opened says so, if that was found out on opening it.
func TestForgettingAtTheTable(t *testing.T) {
	d := launch(t, ui.Sz(412, 915), Config{Lang: "en", Log: slog.New(slog.DiscardHandler)})
	d.tap("title.play")
	d.tap("setup.begin")
	d.want("table")
	d.app.SetForgetful(&store.PlaceError{Place: "/home/ada/data", Err: store.ErrFull})
	d.settle()
	if text, _ := d.line.State["missing"].(string); !strings.Contains(text, "/home/ada/data") {
		t.Errorf("said is %q", text)
	}
}

// TestTitleMakesRoom checks that the title lies below the line that says what is missing, and goes back to its place
// once the line is put away.
func TestTitleMakesRoom(t *testing.T) {
	for _, size := range []ui.Size{ui.Sz(360, 640), ui.Sz(640, 360), ui.Sz(1280, 720)} {
		d := launch(t, size, Config{Lang: "de", Log: slog.New(slog.DiscardHandler)})
		d.settle()
		free := d.place("name").Union(d.place("ledge"))
		d.app.SetForgetful(errors.New("SecurityError"))
		d.settle()
		if high := d.app.missing.toast.Measure(d.app.stage.Kit, d.size).H; d.place("name").Y < high ||
			d.place("ledge").Bottom() != free.Bottom() {
			t.Errorf("%v: a line of %.0f pixels lies over %v", size, high, d.place("name"))
		}
		d.key(ui.Back)
		d.settle()
		if now := d.place("name").Union(d.place("ledge")); now != free {
			t.Errorf("%v: without the line the title has %v, not %v", size, now, free)
		}
	}
}

// TestMissingFilesAreSaid checks that every screen says in plain words that files are missing, until they have come.
func TestMissingFilesAreSaid(t *testing.T) {
	asked := 0
	d := launch(t, ui.Sz(412, 915), Config{Lang: "de", Log: slog.New(slog.DiscardHandler), FetchAgain: func() {
		asked++
	}})
	fail := func() { d.app.SetMissing(2, errors.New("fetch rules/ritual/de.json: TypeError: Failed to fetch")) }
	want := func(text string) {
		t.Helper()
		d.settle()
		if got, _ := d.line.State["missing"].(string); got != text {
			t.Errorf("at the %s is said %q, not %q", d.line.Scene, got, text)
		}
	}
	const words = "Einige Dateien konnten nicht geholt werden. Steht die Verbindung?"
	for _, way := range []string{"title.play", "setup.begin", "table.pause"} {
		want("")
		fail()
		want(words)
		d.tap("missing.again")
		d.settle()
		d.tap(way)
	}
	if asked != 3 {
		t.Errorf("%d times was asked once more, not 3", asked)
	}
	fail()
	want(words)
	d.key(ui.Back)
	d.want("pause")
	want("")
	fail()
	want(words)
	r := d.line.Targets["missing.again"]
	d.touch(ui.Pt(200, r[1]-12)) // on the words
	want("")
	fail()
	d.app.SetMissing(1, nil)
	want(words)
	d.app.SetMissing(0, nil)
	d.settle()
	want("")
}
