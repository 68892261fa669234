package scenes

import (
	"log/slog"
	"slices"
	"testing"

	"runehall/internal/store"
	"runehall/ui"
)

// TestTornAwayComesBack notes the match on the table and none elsewhere, and starts there again as the match was left.
func TestTornAwayComesBack(t *testing.T) {
	kept := store.Memory(store.Config{})
	var noted []string
	d := launch(t, ui.Sz(915, 412), Config{Store: kept, KeepMatch: func(name string) { noted = append(noted, name) }})
	d.tap("title.play")
	d.tap("setup.begin")
	d.want("table")
	moves := d.line.State["moves"]
	d.tap("table.pause")
	d.tap("pause.rules")
	if len(noted) != 1 || noted[0] == "" {
		t.Fatalf("at the table were noted %q", noted)
	}
	name := noted[0]

	// Another window has the match: this one begins at the title.
	launch(t, ui.Sz(915, 412), Config{Store: kept, Match: name, Log: slog.New(slog.DiscardHandler)}).want("title")

	d.key(ui.Back)
	d.tap("pause.leave")
	if !slices.Equal(noted, []string{name, ""}) {
		t.Errorf("after leaving were noted %q", noted)
	}
	again := launch(t, ui.Sz(915, 412), Config{Store: kept, Match: name, KeepMatch: func(name string) { noted = append(noted, name) }})
	if again.want("table"); again.line.State["moves"] != moves {
		t.Errorf("%v moves, %v when it was left", again.line.State["moves"], moves)
	}
	if !slices.Equal(noted, []string{name, "", name}) {
		t.Errorf("back at the table were noted %q", noted)
	}
	again.tap("table.back")
	if again.want("title"); again.line.State["matches"] != 1.0 {
		t.Errorf("%v matches under way", again.line.State["matches"])
	}
}

// TestNothingToComeBackTo begins at the title where the match is over, damaged, no match or gone, and leaves its record as it is.
func TestNothingToComeBackTo(t *testing.T) {
	for what, text := range map[string][]byte{
		"over": ended(t), "damaged": append(beginning(t, 1), "0 nothing ~00000000\n"...), "no record": []byte("no record\n"), "gone": nil,
	} {
		kept := store.Memory(store.Config{})
		name := "ritual-20260101-120000"
		if text != nil {
			kept.Import("ritual", text, func(id string, err error) {
				if name = id; err != nil {
					t.Fatal(err)
				}
			})
			kept.Poll()
		}
		d := launch(t, ui.Sz(915, 412), Config{Store: kept, Match: name, Log: slog.New(slog.DiscardHandler)})
		d.want("title")
		kept.Read(name, func(after []byte, _ error) {
			if !slices.Equal(after, text) {
				t.Errorf("%s: the record is another one", what)
			}
		})
		kept.Poll()
	}
}
