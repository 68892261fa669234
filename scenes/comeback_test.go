package scenes

import (
	"log/slog"
	"slices"
	"strings"
	"testing"

	"runehall/internal/store"
	"runehall/ui"
)

// TestTornAwayComesBack checks that the program notes the match on the table, and nothing elsewhere, and starts again
// there, as the match was left.
func TestTornAwayComesBack(t *testing.T) {
	kept := store.Memory(store.Config{})
	var noted []string
	d := launch(t, ui.Sz(915, 412), Config{Store: kept, KeepPlace: func(place string) { noted = append(noted, place) }})
	d.tap("title.play")
	d.tap("setup.begin")
	d.want("table")
	moves := d.line.State["moves"]
	d.tap("table.pause")
	d.tap("pause.rules")
	if len(noted) != 2 || !strings.HasPrefix(noted[0], "setup ritual {") ||
		!strings.HasPrefix(noted[1], "match ritual-") {
		t.Fatalf("on the way to the table were noted %q", noted)
	}
	at := noted[1]
	noted = noted[1:]

	// Another window has the match: this one begins at the title.
	launch(t, ui.Sz(915, 412), Config{Store: kept, Place: at, Log: slog.New(slog.DiscardHandler)}).want("title")

	d.key(ui.Back)
	d.tap("pause.leave")
	if !slices.Equal(noted, []string{at, ""}) {
		t.Errorf("after leaving were noted %q", noted)
	}
	again := launch(t, ui.Sz(915, 412), Config{Store: kept, Place: at, KeepPlace: func(place string) {
		noted = append(noted, place)
	}})
	if again.want("table"); again.line.State["moves"] != moves {
		t.Errorf("%v moves, %v when it was left", again.line.State["moves"], moves)
	}
	if !slices.Equal(noted, []string{at, "", at}) {
		t.Errorf("back at the table were noted %q", noted)
	}
	again.tap("table.back")
	if again.want("title"); again.line.State["matches"] != 1.0 {
		t.Errorf("%v matches under way", again.line.State["matches"])
	}
}

// TestNothingToComeBackTo checks that the program begins at the title if the noted match is over, damaged, no match or
// gone, and leaves its record as it is.
func TestNothingToComeBackTo(t *testing.T) {
	for what, text := range map[string][]byte{
		"over": ended(t), "damaged": append(beginning(t, 1), "0 nothing ~00000000\n"...),
		"no record": []byte("no record\n"), "gone": nil,
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
		d := launch(t, ui.Sz(915, 412), Config{Store: kept, Place: "match " + name, Log: slog.New(slog.DiscardHandler)})
		d.want("title")
		kept.Read(name, func(after []byte, _ error) {
			if !slices.Equal(after, text) {
				t.Errorf("%s: the record is another one", what)
			}
		})
		kept.Poll()
	}
}

// TestTornAwayFromResults comes back to the results of a match, and to the shown move of its replay.
func TestTornAwayFromResults(t *testing.T) {
	kept := store.Memory(store.Config{})
	kept.Import("ritual", ended(t), func(_ string, err error) {
		if err != nil {
			t.Fatal(err)
		}
	})
	kept.Poll()
	var noted []string
	config := Config{Store: kept, KeepPlace: func(place string) { noted = append(noted, place) }}
	again := func() *driver {
		config.Place = noted[len(noted)-1]
		d := launch(t, ui.Sz(1920, 1080), config)
		d.settle()
		return d
	}
	d := launch(t, ui.Sz(1920, 1080), config)
	d.settle()
	d.tap("title.archive")
	d.settle()
	d.tap("archive.match.0")
	d.want("results")
	d = again()
	d.want("results")
	d.tap("results.replay")
	for range 3 {
		d.key(ui.Redo)
		d.settle()
	}
	d.want("replay")
	of := d.line.State["of"]
	d = again()
	if d.want("replay"); d.line.State["moves"] != 3.0 || d.line.State["of"] != of || d.line.State["playing"] != false {
		t.Errorf("the replay stands at %v of %v moves, playing %v", d.line.State["moves"], d.line.State["of"],
			d.line.State["playing"])
	}
	d.key(ui.Undo)
	d.settle()
	if d = again(); d.line.State["moves"] != 2.0 {
		t.Errorf("after a step back it comes back to %v moves", d.line.State["moves"])
	}
	d.key(ui.Back)
	d.settle()
	d.want("results")
	d.key(ui.Back)
	d.settle()
	if d.want("title"); noted[len(noted)-1] != "" {
		t.Errorf("at the title is noted %q", noted[len(noted)-1])
	}
}

// TestTornAwayFromSetup comes back to the choices made in the set-up, whatever the last match had, and fills the rest
// in as usual.
func TestTornAwayFromSetup(t *testing.T) {
	kept := store.Memory(store.Config{})
	var noted []string
	config := Config{Store: kept, KeepPlace: func(place string) { noted = append(noted, place) }}
	d := launch(t, ui.Sz(1440, 900), config)
	d.tap("title.play")
	d.tap("setup.begin") // the last match has two seats
	d.tap("table.back")
	d.tap("title.play")
	d.want("setup")
	last := noted[len(noted)-1]
	d.tap("setup.add")
	d.tap("setup.seat.1.person")
	place := noted[len(noted)-1]
	if place == last {
		t.Fatal("another seat was not noted")
	}
	d.tap("setup.rules")
	if noted[len(noted)-1] != place {
		t.Errorf("in the rules over a set-up is noted %q", noted[len(noted)-1])
	}
	config.Place = place
	d = launch(t, ui.Sz(1440, 900), config)
	d.settle()
	if d.want("setup"); d.line.State["seats"] != 3.0 || noted[len(noted)-1] != place {
		t.Errorf("%v seats have come back, and %q is noted", d.line.State["seats"], noted[len(noted)-1])
	}
	d.tap("setup.begin")
	if d.want("table"); d.line.State["game"] != "ritual" {
		t.Errorf("a match of %v has begun", d.line.State["game"])
	}

	// A choice that the game does not allow is ignored; a game that does not exist leads to the title.
	for at, scene := range map[string]string{
		`setup ritual {"seats":[]}`: "setup", "setup chess {}": "title", "setup": "title", "nowhere": "title",
		"replay ritual-20260101-120000 x": "title",
		"results ritual-20260101-120000":  "title", "match a b": "title",
	} {
		d := launch(t, ui.Sz(1440, 900), Config{Store: kept, Place: at, Log: slog.New(slog.DiscardHandler)})
		d.settle()
		d.want(scene)
		if scene == "setup" && d.line.State["seats"] != 3.0 { // as in the last match
			t.Errorf("%s: %v seats", at, d.line.State["seats"])
		}
	}
}

// TestPlacesAreRead checks that each written place is read as the same place.
func TestPlacesAreRead(t *testing.T) {
	for _, p := range []place{
		{kind: atMatch, id: "toss-20260101-120000"}, {kind: atResults, id: "toss-20260101-120000"},
		{kind: atReplay, id: "toss-20260101-120000", moves: 17},
		{kind: atMatch, id: "Ada and Ben"}, {kind: atResults, id: "100% of – ours"},
		{kind: atReplay, id: "a 12 b 3", moves: 4},
		{kind: atReplay, id: "a%20b+c", moves: 4}, {kind: atMatch, id: "Ляля  і Ґрета"},
		{kind: atSetup, id: "ritual", seating: `{"seats":[{"name":"Ada B"}]}`},
	} {
		if got, err := readPlace(p.String()); err != nil || got != p {
			t.Errorf("%q is read as %+v, %v", p, got, err)
		}
	}
	if text := (place{}).String(); text != "" {
		t.Errorf("the title is written as %q", text)
	}
}
