package scenes

import (
	"fmt"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestWhatAHintSaysCoversNothingThatItLights asks for hints in matches of each game, in German with large words, which
// need the most room, and resizes the window meanwhile: the words cover nothing that is lit, and stay on the screen.
func TestWhatAHintSaysCoversNothingThatItLights(t *testing.T) {
	pagetest.Long(t)
	for _, door := range shelves.Doors() {
		game := door.Info().ID
		t.Run(game, func(t *testing.T) {
			looked, lies := 0, map[string]int{}
			defer func() { t.Log(laid(lies)) }()
			for i, part := range []int{1, 3, 5, 8, 11} {
				d := launch(t, ui.Sz(360, 640), Config{Open: midway(t, game, uint64(i), part), Lang: "de", Scale: 1.5})
				at, there := d.line.Targets["table.hint"]
				if !there {
					continue
				}
				d.touch(ui.Pt(at[0]+at[2]/2, at[1]+at[3]/2))
				for n := 0; d.line.State["toast"] == nil && n < 3000; n++ {
					d.tick()
				}
				lit, _ := d.line.State["toast.of"].([]any)
				for _, size := range pagetest.Sizes {
					d.size = size
					for range 3 {
						d.tick()
					}
					toast, there := d.rect("toast.at")
					if !there || len(lit) == 0 {
						continue
					}
					looked++
					d.liesBareAt(fmt.Sprintf("%s, part %d, %v: %v", game, part, size, d.line.State["toast"]), toast,
						d.line.State["toast.bare"] != true, lies)
					if !ui.Rc(0, 0, size.W, size.H).Holds(toast.Grow(-.1)) {
						t.Errorf("part %d, %v: the toast %v leaves the screen", part, size, toast)
					}
					list, _ := d.line.State["toast.of"].([]any)
					for _, each := range list {
						r := rectOf(each)
						if r.Overlaps(toast.Grow(-.1)) {
							t.Errorf("part %d, %v: the toast %v lies over %v, which is lit: %v", part, size, toast, r,
								d.line.State["toast"])
						}
					}
				}
			}
			if looked < 2*len(pagetest.Sizes) {
				t.Errorf("%d toasts with something that is lit", looked)
			}
		})
	}
}

// TestAHintStandsBesideFewTiles asks for hints early in matches of Rituals, while the table has bare room. On tablets
// the words lie below the tiles, not squeezed into a column beside the empty cells; on the smallest screen they lie
// across the edge of the ledge, where they leave hand and coins free.
func TestAHintStandsBesideFewTiles(t *testing.T) {
	looked := 0
	for i, look := range []struct {
		size  ui.Size
		scale float64
		least float64
	}{{ui.Sz(768, 1024), 1, 320}, {ui.Sz(820, 1180), 1, 320}, {ui.Sz(360, 640), 1.5, 200}} {
		for part := range 3 {
			d := launch(t, look.size, Config{Open: midway(t, "ritual", uint64(i), part), Lang: "de", Scale: look.scale})
			if !d.can("table.hint") {
				continue
			}
			d.touch(d.middle("table.hint"))
			for n := 0; d.line.State["toast"] == nil && n < 3000; n++ {
				d.tick()
			}
			toast, there := d.rect("toast.at")
			if !there {
				continue
			}
			looked++
			if toast.W < look.least {
				t.Errorf("%v, part %d: it is squeezed to %v", look.size, part, toast)
			}
			for _, name := range append(d.names("ritual.tile."), "table.confirm") {
				at, there := d.line.Targets[name]
				if r := ui.Rc(at[0], at[1], at[2], at[3]); there && r.Overlaps(toast.Grow(-.1)) {
					t.Errorf("%v, part %d: it lies at %v, over %s", look.size, part, toast, name)
				}
			}
		}
	}
	if looked < 6 {
		t.Errorf("%d hints", looked)
	}
}

// midway returns the record of the first part twelfths of a match between a person and adepts.
func midway(t *testing.T, game string, seed uint64, part int) []byte {
	t.Helper()
	entry, _ := all.Entry(game)
	played := games.SimConfig{
		Setup: games.Setup{Seats: 3, Seed: 60 + seed, Options: map[string]string{}}, Matches: 1,
		Players: []games.Player{
			{Driver: "adept", Name: "A", Colour: "amber", Emblem: "circle"},
			{Driver: "adept", Name: "B", Colour: "amber", Emblem: "circle"},
			{Driver: "adept", Name: "C", Colour: "amber", Emblem: "circle"},
		},
	}
	if game == "toss" {
		played.Setup.Options["way"] = "calm"
	}
	var record *games.Record
	played.Record = func(_ int, r *games.Record) (err error) {
		players := []games.Player{
			{Driver: games.Person, Name: "Wolfgang-Amadeus", Colour: "amber", Emblem: "circle"},
			{Driver: "adept", Name: "Ingrid", Colour: "sky", Emblem: "diamond"},
			{Driver: "adept", Name: "Bjarne", Colour: "jade", Emblem: "triangle"},
		}
		if record, err = games.NewRecord(entry.Info(), r.Setup, players); err != nil {
			return err
		}
		for _, step := range r.Steps[:len(r.Steps)*part/12] {
			record.Add(step)
		}
		return nil
	}
	if _, err := entry.Simulate(played); err != nil {
		t.Fatal(err)
	}
	return record.Text()
}

// rect returns a place from the report.
func (d *driver) rect(name string) (ui.Rect, bool) {
	at, there := d.line.State[name]
	if !there {
		return ui.Rect{}, false
	}
	return rectOf(at), true
}

func rectOf(of any) ui.Rect {
	m := of.(map[string]any)
	n := func(key string) float64 { return m[key].(float64) }
	return ui.Rc(n("X"), n("Y"), n("W"), n("H"))
}

// TestTheFirstHintSaysWhy asks for the first hint of matches of each game that a person begins: it says what to do, and
// a reason.
func TestTheFirstHintSaysWhy(t *testing.T) {
	pagetest.Long(t)
	for _, door := range shelves.Doors() {
		game := door.Info().ID
		if game == "toss" { // the first step is a throw, for which there is no hint
			continue
		}
		t.Run(game, func(t *testing.T) {
			for seed := range uint64(8) {
				sitting, err := door.Begin(games.Setup{Seats: 2, Seed: seed, Starts: []games.Seat{0}}, newcomers)
				if err != nil {
					t.Fatal(err)
				}
				d := launch(t, ui.Sz(412, 915), Config{Open: sitting.Record().Text()})
				d.settle()
				d.touch(d.middle("table.hint"))
				for n := 0; d.line.State["toast"] == nil && n < 3000; n++ {
					d.tick()
				}
				if said, _ := d.line.State["toast"].(string); !strings.Contains(said, " – ") {
					t.Errorf("seed %d: the hint is %q", seed, said)
				}
			}
		})
	}
}
