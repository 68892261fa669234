package scenes

import (
	"errors"
	"log/slog"
	"testing"

	"runehall/ui"
)

// TestMissingFilesAreSaid says in plain words over each screen that files are missing, and takes that back when they have come.
func TestMissingFilesAreSaid(t *testing.T) {
	asked := 0
	d := launch(t, ui.Sz(412, 915), Config{Lang: "de", Log: slog.New(slog.DiscardHandler), FetchAgain: func() { asked++ }})
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
