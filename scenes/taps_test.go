package scenes

import (
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/table"
	"runehall/ui"
)

// leads are targets that lead away from a table: random taps leave them alone most of the time.
var leads = []string{"table.back", "table.pause", "pause.leave", "pause.share", "title.", "rules.", "settings.",
	"setup.", "results."}

// TestRandomTapsAtEveryTable taps whatever is offered at the table of each game, with two persons and all options on,
// until the match is over: no screen fails, and random taps alone play to the end.
func TestRandomTapsAtEveryTable(t *testing.T) {
	most := 14_000
	if testing.Short() { // short tests look for races, not for the end
		most = 80
	}
	for i, door := range shelves.Doors() {
		info, seed := door.Info(), uint64(i)
		seats := min(info.MaxSeats, 2+int(seed)%2)
		config := Config{Log: slog.New(slog.DiscardHandler), Open: tableOf(t, door, seed, seats),
			KeepReport: func(_ string, text []byte) (string, error) {
				t.Errorf("%s, seed %d: a screen failed:\n%s", info.ID, seed, text)
				return "", nil
			}}
		d := launch(t, pagetest.Sizes[int(seed*3+1)%len(pagetest.Sizes)], config)
		chance := games.NewChance(seed, 4)
		taps := 0
		for ; d.line.Scene != "results" && taps < most; taps++ {
			d.tapOn(&chance)
		}
		if d.line.Scene != "results" && !testing.Short() {
			t.Errorf("%s, seed %d: after %d taps the match is not over: %v", info.ID, seed, taps, d.line)
		}
		t.Logf("%s, seed %d: %d taps", info.ID, seed, taps)
	}
}

// tableOf returns the record of a match that begins, of two persons and otherwise computer players, with all options
// on.
func tableOf(t *testing.T, door table.Door, seed uint64, seats int) []byte {
	t.Helper()
	setup := games.Setup{Seats: seats, Seed: seed, Options: map[string]string{}}
	for _, o := range door.Info().Options {
		setup.Options[o.ID] = o.Choices[len(o.Choices)-1]
	}
	var players []games.Player
	for i := range seats {
		driver := games.Person
		if i == 2 {
			driver = "random"
		}
		players = append(players, games.Player{
			Driver: driver, Name: []string{"Astrid", "Ingrid", "Bjarne"}[i],
			Colour: []string{"amber", "sky", "jade"}[i], Emblem: []string{"circle", "diamond", "triangle"}[i],
		})
	}
	sitting, err := door.Begin(setup, players)
	if err != nil {
		t.Fatal(err)
	}
	return sitting.Record().Text()
}

// tapOn taps something that is offered, goes back if a tap has led away from the table, and opens every curtain.
func (d *driver) tapOn(chance *games.Chance) {
	d.t.Helper()
	d.settle()
	switch d.line.Scene {
	case "table":
	case "results":
		return
	case "title":
		if _, there := d.line.Targets["title.continue.0"]; there {
			d.tap("title.continue.0")
			return
		}
		fallthrough
	default:
		d.key(ui.Back)
		return
	}
	d.curtained = d.curtained || d.line.Scene == "table" && d.line.State["viewer"] == -1.
	looks := d.curtained && d.line.State["viewer"] != -1. // the way back then shuts the curtain
	names := slices.DeleteFunc(d.names(""), func(name string) bool {
		leads := slices.ContainsFunc(leads, func(lead string) bool { return strings.HasPrefix(name, lead) })
		if name == "table.tip.away" && d.listens {
			return true
		}
		return chance.IntN(20) > 0 && leads && !(looks && name == "table.back")
	})
	for _, first := range []string{"curtain.open", "recap.close", "log.close", "table.confirm"} {
		waits := first == "table.confirm" && d.line.State["draft"] == false // there is more to choose
		if slices.Contains(names, first) && !waits && chance.IntN(3) > 0 {
			names = []string{first}
		}
	}
	if lit := d.lit(); len(lit) > 0 && len(names) > 1 && chance.IntN(3) > 0 { // what leads on, if a board says so
		names = lit
	}
	if len(names) == 0 {
		return
	}
	name := names[chance.IntN(len(names))]
	if name == "table.back" && !looks || strings.HasPrefix(name, "table.undo") && chance.IntN(4) > 0 {
		return
	}
	r := d.line.Targets[name]
	at := ui.Pt(r[0]+r[2]/2, r[1]+r[3]/2)
	if name == "curtain.open" {
		d.point(ui.Press, at, 1)
		d.point(ui.Drag, at, 90)
		d.point(ui.Release, at, 1)
		return
	}
	d.touch(at)
	d.tick()
}

// lit returns the targets that can be tapped and that the board reports as lit, and its own buttons.
func (d *driver) lit() (names []string) {
	names = d.names(fmt.Sprint(d.line.State["game"], ".act."))
	list, _ := d.line.State[fmt.Sprint(d.line.State["game"], ".lit")].([]any)
	for _, name := range list {
		if name, ok := name.(string); ok {
			if _, there := d.line.Targets[name]; there {
				names = append(names, name)
			}
		}
	}
	return names
}
