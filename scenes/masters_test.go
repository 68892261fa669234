package scenes

import (
	"fmt"
	"log/slog"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// atMasters returns the record of a match of Rune Masters, played at random until a condition holds.
func atMasters(t *testing.T, drivers []string, options map[string]string, seed uint64,
	until func(rules.View) bool) []byte {
	t.Helper()
	var players []games.Player
	for i, d := range drivers {
		players = append(players, games.Player{
			Driver: d, Name: []string{"Astrid", "Ingrid", "Bjarne"}[i],
			Colour: []string{"amber", "sky", "jade"}[i], Emblem: []string{"circle", "diamond", "triangle"}[i],
		})
	}
	m, err := games.NewMatch(rules.Def, games.Setup{Seats: len(drivers), Seed: seed, Options: options}, players)
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

// playing returns the condition that it is seat 0's turn in a phase, with some cards on the table.
func playing(phase rules.Phase) func(rules.View) bool {
	return func(v rules.View) bool { return v.Phase() == phase && v.OnTurn() == 0 && len(v.Laid()) > 3 }
}

var sole = []string{games.Person, "greedy"}

// lay plays a card of the hand with a finger: the first that fits somewhere in sight.
func (d *driver) lay() {
	d.t.Helper()
	d.settle()
	for _, card := range d.names("masters.card.") {
		d.tap(card)
		for range rules.Turns {
			if places := d.names("masters.place."); len(places) > 0 {
				d.tap(places[0])
				d.tap("table.confirm")
				return
			}
			d.tap("masters.turn-right")
		}
	}
	d.t.Fatalf("no card fits anywhere in sight: %v", d.line)
}

// moves returns how many moves were made.
func (d *driver) moves() int { return int(d.line.State["moves"].(float64)) }

func (d *driver) can(name string) bool { return slices.Contains(d.names(name), name) }

// TestMastersUndo takes back a card and a master, makes them again, and resets the turn; a drawn card ends undo.
func TestMastersUndo(t *testing.T) {
	d := launch(t, ui.Sz(1440, 900), Config{Open: atMasters(t, sole, nil, 4, playing(rules.PlayPhase))})
	d.byHand()
	d.settle()
	before := d.moves()
	if d.can("table.undo") && d.can("table.redo") {
		t.Error("there is something to redo before anything was undone")
	}
	d.lay()
	if d.moves() != before+1 {
		t.Fatalf("%d moves, then %d", before, d.moves())
	}
	d.tap("table.undo")
	if d.moves() != before || d.line.State["masters.asks"] != "card" {
		t.Fatalf("after undo there are %d moves, not %d: %v", d.moves(), before, d.line.State)
	}
	d.tap("table.redo")
	if d.moves() != before+1 || d.line.State["masters.asks"] != "cell" {
		t.Fatalf("after redo: %v", d.line.State)
	}
	d.tap("table.pause")
	d.tap("pause.reset")
	d.settle()
	if d.want("table"); d.moves() != before || d.line.State["masters.asks"] != "card" {
		t.Fatalf("after the reset: %v", d.line.State)
	}
	d.lay()
	d.tap(d.names("masters.cell.")[0])
	d.tap("table.confirm")
	d.settle()
	if d.moves() <= before+2 || d.undoes() {
		t.Errorf("after a computer player has shown a card there are %d moves, or undo takes one back", d.moves())
	}
	before = d.moves()
	d.lay()
	d.tap("masters.board.do.draw")
	d.settle()
	if d.moves() <= before+1 || d.undoes() {
		t.Errorf("after a drawn card there are %d moves, or undo takes one back", d.moves())
	}
}

// undoes presses undo, which may only put back what is chosen, and reports whether it took back a move.
func (d *driver) undoes() bool {
	before := d.moves()
	for range 2 {
		if d.can("table.undo") {
			d.tap("table.undo")
			d.settle()
		}
	}
	return d.moves() != before
}

// TestMastersDraftIsDroppedFirst checks that undo and Escape drop a draft before they take back any move.
func TestMastersDraftIsDroppedFirst(t *testing.T) {
	d := launch(t, ui.Sz(1440, 900), Config{Open: atMasters(t, sole, nil, 4, playing(rules.PlayPhase))})
	d.settle()
	before := d.moves()
	for name, drop := range map[string]func(){
		"undo": func() { d.key(ui.Undo) }, "Escape": func() { d.key(ui.Back) },
	} {
		d.tap("masters.card.0")
		d.tap(d.names("masters.place.")[0])
		if d.line.State["masters.draft"] != true {
			t.Fatal("there is no draft")
		}
		drop()
		d.settle()
		if d.line.State["masters.draft"] != false || d.moves() != before {
			t.Errorf("%s leaves %v", name, d.line.State)
		}
		d.want("table")
	}
}

// TestMastersHints plays a person's match to its end by following hints by hand: no hint makes a move by itself.
func TestMastersHints(t *testing.T) {
	full := map[string]string{rules.OptionAdepts: games.Yes, rules.OptionHigh: games.Yes, rules.OptionExtra: games.Yes}
	d := launch(t, ui.Sz(1440, 900), Config{Open: atMasters(t, sole, full, 6, func(rules.View) bool { return true })})
	hints := 0
	for range 80 {
		d.settle()
		if d.line.Scene == "results" {
			break
		}
		before := d.moves()
		d.tap("table.hint")
		d.settle()
		hints++
		if text, is := d.line.State["toast"].(string); is {
			t.Logf("hint %d: %s", hints, text)
		}
		var kind string
		var card, x, y, turn int
		said, _ := d.line.State["masters.hint"].(string)
		if _, err := fmt.Sscan(said, &kind, &card, &x, &y, &turn); err != nil {
			t.Fatalf("hint %d is %q: %v", hints, said, err)
		}
		if d.line.State["masters.draft"] != false || d.moves() != before {
			t.Fatalf("hint %d does something: %v", hints, d.line.State)
		}
		switch lays := kind == rules.Play.String() || kind == rules.Ignore.String(); {
		case card >= 0 && d.can(fmt.Sprint("masters.card.", card)):
			d.tap(fmt.Sprint("masters.card.", card))
			if lays {
				for range turn {
					d.tap("masters.turn-right")
				}
				d.tap(fmt.Sprintf("masters.place.%d.%d", x, y))
			}
			if ignores := d.names("masters.board.ignore."); len(ignores) > 0 {
				d.tap(ignores[0])
			} else {
				d.tap("table.confirm")
			}
		default:
			buttons := d.names("masters.board.")
			cells := d.names("masters.cell.")
			switch {
			case len(buttons) > 0:
				d.tap(buttons[len(buttons)-1])
			case len(cells) > 0:
				d.tap(cells[0])
				d.tap("table.confirm")
			}
		}
		d.settle()
		if d.line.Scene == "table" && d.moves() == before {
			t.Fatalf("after hint %d no move was made: %v, %v", hints, d.line.State, d.names(""))
		}
	}
	d.want("results")
	t.Logf("%d hints", hints)
}

// TestMastersLogLeadsToItsPlace opens the log and follows its lines: one about a place on the table closes the log and
// brings the place into sight; the others do nothing.
func TestMastersLogLeadsToItsPlace(t *testing.T) {
	d := launch(t, ui.Sz(1440, 900), Config{Open: atMasters(t, sole, nil, 4, playing(rules.MasterPhase))})
	d.settle()
	lines, led := 0, 0
	d.tap("table.log")
	names := d.names("log.line.")
	d.key(ui.Back)
	for _, name := range names {
		d.tap("table.log")
		if d.line.State["overlay"] != "log" {
			t.Fatalf("the log is not open: %v", d.line.State)
		}
		d.tap(name)
		lines++
		if d.line.State["overlay"] == nil {
			led++
			continue
		}
		d.key(ui.Back)
	}
	if lines < 3 || led == 0 || led == lines {
		t.Errorf("%d lines of %d lead to the table", led, lines)
	}
}

// TestMastersFocusShutsTheCurtain opens a curtain and leaves the window: the curtain shuts.
func TestMastersFocusShutsTheCurtain(t *testing.T) {
	d := launch(t, ui.Sz(915, 412),
		Config{Open: atMasters(t, []string{games.Person, games.Person}, nil, 4, playing(rules.PlayPhase))})
	for _, leave := range []func(){func() { d.in.FocusLost = true }, func() { d.in.Pause = true }} {
		d.open()
		if cards := d.names("masters.card."); d.line.State["viewer"] != 0.0 || len(cards) == 0 {
			t.Fatalf("the curtain does not open: %v", d.line.State)
		}
		d.tap("masters.card.0")
		leave()
		d.tick()
		d.settle()
		d.want("table")
		if d.line.State["viewer"] != -1.0 || d.line.State["masters.draft"] == true ||
			len(d.names("masters.place.")) > 0 {
			t.Errorf("after that seat %v looks: %v", d.line.State["viewer"], d.names(""))
		}
	}
}

func (d *driver) open() {
	d.t.Helper()
	d.settle()
	if !d.can("curtain.open") {
		d.tap("masters.open-hand")
	}
	r := d.line.Targets["curtain.open"]
	at := ui.Pt(r[0]+r[2]/2, r[1]+r[3]/2)
	d.point(ui.Press, at, 1)
	d.point(ui.Drag, at, 90)
	d.point(ui.Release, at, 1)
	d.settle()
	if d.can("recap.close") {
		d.tap("recap.close")
	}
}

// TestMastersRefusalInEachLanguage names a place where no master may stand, and checks what the table says and that it
// leads to the clause in the rulebook.
func TestMastersRefusalInEachLanguage(t *testing.T) {
	pagetest.Long(t)
	text := atMasters(t, sole, nil, 4, playing(rules.MasterPhase))
	said := map[string]bool{}
	for _, tag := range lang.Tags() {
		book, err := shelves.Messages(tag)
		if err != nil {
			t.Fatal(err)
		}
		d := launch(t, ui.Sz(1440, 900), Config{Lang: tag, Open: text})
		d.settle()
		cells := d.names("masters.cell.")
		top, left, side := math.Inf(1), 0.0, 0.0
		for _, name := range cells {
			if r := d.line.Targets[name]; r[1] < top {
				top, left, side = r[1], r[0], r[3]+2
			}
		}
		before := d.moves()
		d.touch(ui.Pt(left+side/2, top-side/2)) // above the uppermost rune that can be named
		d.tick()
		toast, _ := d.line.State["toast"].(string)
		clause := ""
		for _, why := range rules.Def.Refusals {
			if why.Clause == "MAS-13" && book.Text(why.Reason) == toast {
				clause = why.Clause
			}
		}
		if clause == "" || d.moves() != before {
			t.Fatalf("%s: the table says %q after %d moves", tag, toast, d.moves()-before)
		}
		said[toast] = true
		for range 30 { // until the sentence has come up
			d.tick()
		}
		why, ok := d.line.Targets["table.why"]
		if !ok {
			t.Fatalf("%s: the words lead nowhere: %v", tag, d.names(""))
		}
		d.touch(ui.Pt(why[0]+why[2]/2, why[1]+why[3]/2))
		d.settle()
		d.want("rules")
		if d.line.State["clause"] != clause {
			t.Errorf("%s: the rulebook is open at %v, not at %s", tag, d.line.State["clause"], clause)
		}
		d.key(ui.Back)
		d.want("table")
	}
	if len(said) != len(lang.Tags()) {
		t.Errorf("in %d languages the table says %v", len(lang.Tags()), said)
	}
}

// TestMastersResumesAnywhere plays a match tap by tap, and after each tap starts anew from the store, as after a kill:
// no move is lost, and the same can be done.
func TestMastersResumesAnywhere(t *testing.T) {
	pagetest.Long(t)
	dir := t.TempDir()
	kept := store.Open(store.Config{Dir: dir})
	full := map[string]string{rules.OptionAdepts: games.Yes, rules.OptionHigh: games.Yes, rules.OptionExtra: games.Yes}
	d := launch(t, ui.Sz(1440, 900), Config{Store: kept,
		Open: atMasters(t, []string{games.Person, "random"}, full, 8, func(rules.View) bool { return true })})
	chance := games.NewChance(3, 3)
	resumed := 0
	for step := range 400 {
		d.settle()
		if d.line.Scene == "results" {
			break
		}
		asks, moves := d.line.State["masters.asks"], d.line.State["moves"]
		if step%3 == 0 {
			// The folder is copied as a process that is killed now leaves it.
			copied := store.Open(store.Config{Dir: copyOf(t, dir)})
			e := launch(t, ui.Sz(1440, 900), Config{Store: copied, Log: slog.New(slog.DiscardHandler)})
			e.tap("title.continue.0")
			e.settle()
			if e.want("table"); e.line.State["moves"] != moves || e.line.State["masters.asks"] != asks {
				t.Fatalf("step %d: %v moves and %v, after a kill %v and %v", step, moves, asks, e.line.State["moves"],
					e.line.State["masters.asks"])
			}
			if err := copied.Close(); err != nil {
				t.Error(err)
			}
			resumed++
		}
		names := slices.DeleteFunc(d.names("masters."), func(n string) bool {
			return strings.HasPrefix(n, "masters.turn") && chance.IntN(2) == 0 || n == "masters.centre" ||
				n == "masters.draft"
		})
		if d.can("table.confirm") && chance.IntN(3) > 0 {
			names = []string{"table.confirm"}
		} else if places := d.names("masters.place."); len(places) > 0 {
			names = places
		}
		if len(names) > 0 {
			d.tap(names[chance.IntN(len(names))])
		}
	}
	d.want("results")
	if resumed < 8 {
		t.Errorf("it was resumed %d times", resumed)
	}
	t.Logf("resumed %d times", resumed)
	if err := kept.Close(); err != nil {
		t.Error(err)
	}
}

func copyOf(t *testing.T, dir string) string {
	t.Helper()
	to := t.TempDir()
	if err := os.CopyFS(to, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	return to
}

// TestMastersReplayAndDerivation plays computer players to the end, opens each row of the derivation and follows its
// lines into the replay, and goes through that with the slider.
func TestMastersReplayAndDerivation(t *testing.T) {
	pagetest.Long(t)
	kept := store.Memory(store.Config{})
	kept.SetSetting("seating.masters", []byte(`{"seats":[
		{"name":"Bjarne","driver":"adept","colour":2,"emblem":2},
		{"name":"Runa","driver":"adept","colour":3,"emblem":3},
		{"name":"Skald","driver":"novice","colour":4,"emblem":4}],"starts":0,"options":{"adepts":"yes","high-masters":"yes","extra-draw":"yes"}}`), func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	d := launch(t, ui.Sz(1920, 1080), Config{Store: kept, Lang: "en"})
	d.tap("title.game.masters")
	d.want("setup")
	d.tap("setup.begin")
	d.settle()
	d.want("results")
	of := d.line.State["moves"].(float64)
	rows, followed := d.names("results.row."), 0
	for _, row := range rows {
		d.tap(row)
		lines := slices.DeleteFunc(d.names(row+"."), func(n string) bool { return strings.Count(n, ".") != 3 })
		if len(lines) == 0 {
			t.Errorf("%s opens into nothing", row)
		}
		for _, line := range lines[:min(2, len(lines))] {
			d.tap(line)
			d.want("replay")
			if at := d.line.State["moves"].(float64); at < 1 || at > of || d.line.State["of"] != of {
				t.Errorf("%s leads to move %v of %v", line, at, d.line.State["of"])
			}
			followed++
			d.key(ui.Back)
			d.want("results")
		}
		d.tap(row) // and closes again
		if len(d.names(row+".")) > 0 {
			t.Errorf("%s does not close", row)
		}
	}
	if len(rows) == 0 || followed == 0 {
		t.Fatalf("%d rows, %d lines were followed", len(rows), followed)
	}
	d.tap("results.replay")
	d.want("replay")
	slider := d.line.Targets["replay.slider"]
	seen := map[any]bool{}
	for _, part := range []float64{.95, .5, .25, .75, .05} {
		d.touch(ui.Pt(slider[0]+slider[2]*part, slider[1]+slider[3]/2))
		d.settle()
		at := d.line.State["moves"].(float64)
		if math.Abs(at-of*part) > .12*of {
			t.Errorf("the slider at %v shows move %v of %v", part, at, of)
		}
		seen[at] = true
	}
	if len(seen) != 5 {
		t.Errorf("the slider shows %v", seen)
	}
	at := d.line.State["moves"].(float64)
	d.tap("replay.after")
	d.tap("replay.after")
	d.tap("replay.before")
	if d.line.State["moves"] != at+1 {
		t.Errorf("two on and one back leads from %v to %v", at, d.line.State["moves"])
	}
	d.tap("replay.play")
	for range 60_000 {
		if d.tick(); d.line.State["moves"] == of && d.line.State["playing"] == false {
			break
		}
	}
	if d.line.State["moves"] != of {
		t.Errorf("it plays to %v of %v", d.line.State["moves"], of)
	}
}
