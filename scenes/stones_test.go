package scenes

import (
	"fmt"
	"log/slog"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// atStones returns the record of a match of Menhirs to the low throne, played at random until a condition holds.
func atStones(t *testing.T, drivers []string, seed uint64, until func(rules.View) bool) []byte {
	t.Helper()
	var players []games.Player
	for i, d := range drivers {
		players = append(players, games.Player{
			Driver: d, Name: []string{"Astrid", "Ingrid", "Bjarne"}[i],
			Colour: []string{"amber", "sky", "jade"}[i], Emblem: []string{"circle", "diamond", "triangle"}[i],
		})
	}
	setup := games.Setup{Seats: len(drivers), Seed: seed,
		Options: map[string]string{rules.OptionThrone: rules.ThroneLow}}
	m, err := games.NewMatch(rules.Def, setup, players)
	if err != nil {
		t.Fatal(err)
	}
	chance := games.NewChance(seed, 5)
	for !until(m.View(games.All)) {
		acting := m.Core().AppendActing(nil)
		if len(acting) == 0 {
			t.Fatal("the match ends before that")
		}
		moves := m.Core().AppendMoves(nil, acting[0].Seat)
		if _, why := m.Make(acting[0].Seat, moves[chance.IntN(len(moves))]); why != nil {
			t.Fatal(why)
		}
	}
	return m.Record().Text()
}

// begins reports whether a turn of seat 0 begins with some cards in its hand.
func begins(v rules.View) bool {
	return v.OnTurn() == 0 && v.Phase() == rules.TurnPhase && v.HandSize(0) > 3
}

// asks returns what the board of Menhirs asks for.
func (d *driver) asks() any { return d.line.State["stones.asks"] }

// byHand switches off that steps without a choice make themselves.
func (d *driver) byHand() { d.app.apply(stage.Obvious.Set(d.app.stage.Settings, false)) }

// TestStonesUndo takes back what was laid and used, makes it again, and resets the turn. Once the others have had their
// turns, nothing can be taken back.
func TestStonesUndo(t *testing.T) {
	d := launch(t, ui.Sz(1440, 900), Config{Open: atStones(t, sole, 4, begins)})
	d.byHand()
	d.settle()
	before := d.moves()
	undone := func() {
		t.Helper()
		if d.settle(); d.moves() != before || d.asks() != "action" {
			t.Fatalf("%d moves, not %d: %v", d.moves(), before, d.line.State)
		}
	}
	for _, tab := range []string{"summon", "use"} {
		d.tap("stones.tab." + tab)
		d.tap("stones.hand.0")
		if tab == "use" {
			d.tap("stones.hand.1")
		}
		d.tap("table.confirm")
		if d.settle(); d.moves() != before+1 || d.asks() == "action" {
			t.Fatalf("%s: %v", tab, d.line.State)
		}
		d.tap("table.undo")
		undone()
		d.tap("table.redo")
		if d.settle(); d.moves() != before+1 {
			t.Fatalf("redo: %v", d.line.State)
		}
		d.tap("table.pause")
		d.tap("pause.reset")
		undone()
	}
	d.tap("stones.hand.0")
	d.key(ui.Undo) // what is chosen is dropped first
	undone()
	d.tap("stones.tab.summon")
	d.tap("stones.hand.0")
	for range 9 {
		if d.settle(); d.moves() > before && d.asks() == "action" {
			break
		}
		if !d.can("table.confirm") {
			d.tap("stones.slot.1") // it is bought
		}
		d.tap("table.confirm")
	}
	if d.can("table.undo") || d.moves() < before+4 {
		t.Errorf("after the others' turns undo is offered: %v; %v", d.can("table.undo"), d.line.State)
	}
}

// TestStonesResumesAnywhere plays a match tap by tap, and at the first question of each kind starts anew from the
// store, as after a kill: no move is lost, and the same can be done.
func TestStonesResumesAnywhere(t *testing.T) {
	pagetest.Long(t)
	dir := t.TempDir()
	kept := store.Open(store.Config{Dir: dir})
	d := launch(t, ui.Sz(1440, 900),
		Config{Store: kept, Open: atStones(t, []string{games.Person, "random"}, 8, begins)})
	chance := games.NewChance(3, 3)
	missing := []string{"action", "summon", "forge", "ability", "die", "trade"}
	taps := 0
	for ; len(missing) > 0 && taps < 2000; taps++ {
		d.settle()
		if d.line.Scene != "table" {
			break
		}
		if i := slices.Index(missing, fmt.Sprint(d.asks())); i >= 0 {
			d.resumes(t, copyOf(t, dir))
			missing = slices.Delete(missing, i, i+1)
		}
		names, _ := d.line.State["stones.lit"].([]any)
		switch {
		case d.can("table.confirm") && (len(names) == 0 || chance.IntN(2) > 0):
			d.tap("table.confirm")
		case len(names) > 0:
			d.tap(names[chance.IntN(len(names))].(string))
		default:
			d.tap(d.names("stones.act.")[0])
		}
	}
	if len(missing) > 0 {
		t.Errorf("after %d taps nothing was resumed where the board asks for %v", taps, missing)
	}
	t.Logf("%d taps, %v moves", taps, d.line.State["moves"])
	if err := kept.Close(); err != nil {
		t.Error(err)
	}
}

// resumes starts the program from a copy of a folder, as a process that is killed now leaves it: it has as many moves,
// and the board asks for the same.
func (d *driver) resumes(t *testing.T, dir string) {
	t.Helper()
	copied := store.Open(store.Config{Dir: dir})
	e := launch(t, ui.Sz(1440, 900), Config{Store: copied, Log: slog.New(slog.DiscardHandler)})
	e.tap("title.continue.0")
	e.settle()
	if asks, moves := d.asks(), d.line.State["moves"]; e.line.Scene != "table" || e.line.State["moves"] != moves ||
		e.asks() != asks {
		t.Fatalf("%v moves and %v, after a kill %v and %v", moves, asks, e.line.State["moves"], e.asks())
	}
	if err := copied.Close(); err != nil {
		t.Error(err)
	}
}
