package scenes

import (
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/ritual"
	"runehall/internal/incoming"
	"runehall/ui"
)

// TestAChosenFileOpens chooses files on the title: a record leads to its table, anything else to what is wrong with it,
// and choosing nothing does nothing.
func TestAChosenFileOpens(t *testing.T) {
	players := []games.Player{{Name: "Astrid", Driver: games.Person, Colour: "amber", Emblem: "circle"},
		{Name: "Skald", Driver: "greedy", Colour: "sky", Emblem: "diamond"}}
	m, err := games.NewMatch(ritual.Def, games.Setup{Seats: 2, Seed: 3}, players)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, scene string
		choose      func(func([]byte, error))
	}{
		{"a record", "table", func(chosen func([]byte, error)) { chosen(m.Record().Text(), nil) }},
		{"something else", "error", func(chosen func([]byte, error)) { chosen([]byte("\x89PNG"), nil) }},
		{"an empty file", "error", func(chosen func([]byte, error)) { chosen([]byte{}, nil) }},
		{"nothing", "open", func(func([]byte, error)) {}},
	} {
		t.Run(c.name, func(t *testing.T) {
			answered := make(chan struct{})
			d := launch(t, ui.Sz(412, 915), Config{ChooseFile: func(chosen func([]byte, error)) {
				go func() { // as a dialog of the system does
					c.choose(chosen)
					close(answered)
				}()
			}})
			d.tap("title.open")
			d.settle()
			d.tap("open.file")
			<-answered
			for range 2000 {
				if d.tick(); d.line.Scene == c.scene {
					break
				}
			}
			d.settle()
			if d.line.Scene != c.scene {
				t.Errorf("it leads to %s", d.line.Scene)
			}
		})
	}
}

// TestWhatCannotBeOpenedIsSaid checks that each reason why something cannot be opened is said, in each language and
// over the title, whether it was given at the start or later; the way home leads to the title.
func TestWhatCannotBeOpenedIsSaid(t *testing.T) {
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	var reasons []incoming.Reason
	for _, key := range book.Keys() {
		if reason, ok := strings.CutPrefix(key, "incoming."); ok && reason != "title" {
			reasons = append(reasons, incoming.Reason(reason))
		}
	}
	if len(reasons) < 12 {
		t.Fatalf("only %d reasons have words", len(reasons))
	}
	for _, tag := range lang.Tags() {
		for _, reason := range reasons {
			err := incoming.Because(reason, "my match", nil)
			d := launch(t, ui.Sz(412, 915), Config{Lang: tag, OpenFailed: err})
			said := func(how string) {
				t.Helper()
				if d.settle(); d.line.Scene != "error" || d.line.State["error"] != err.Text(d.app.stage.Book) ||
					d.app.stage.Book.Tag() != tag {
					t.Errorf("%s, %s, %s: %s says %q", tag, reason, how, d.line.Scene, d.line.State["error"])
				}
				d.tap("error.home")
				if d.settle(); d.line.Scene != "title" {
					t.Errorf("%s, %s, %s: home is %s", tag, reason, how, d.line.Scene)
				}
			}
			said("at the start")
			d.app.handOver(file{err: err})
			said("later")
		}
	}
}

// TestAddressesWithoutAMatchAreSaid checks that links cut off before they hold anything are called that, and not broken
// records.
func TestAddressesWithoutAMatchAreSaid(t *testing.T) {
	d := launch(t, ui.Sz(412, 915), Config{})
	for _, text := range []string{"runehall://open", "runehall:", " RUNEHALL://open#mat\n",
		"https://example.org/runehall/", "http://x", "runehall://open?match=AQ"} {
		d.app.Open([]byte(text))
		d.settle()
		if said, _ := d.line.State["error"].(string); d.line.Scene != "error" ||
			!strings.Contains(said, "holds no match") {
			t.Errorf("%q: %s says %q", text, d.line.Scene, said)
		}
		d.app.stage.Home()
		d.settle()
	}
	for _, text := range [][]byte{nil, {}, []byte(" \n")} {
		d.app.Open(text)
		if d.settle(); d.line.Scene != "error" || d.line.State["error"] != "There is nothing to open." {
			t.Errorf("%q: %s says %q", text, d.line.Scene, d.line.State["error"])
		}
		d.app.stage.Home()
		d.settle()
	}
}
