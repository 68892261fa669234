//go:build !js

package scenes

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/matches"
	"runehall/scenes/table"
	"runehall/ui"
)

// lines returns how many matches a program has counted.
func (d *driver) lines() int {
	d.settle()
	return d.app.stage.Ledger.Book.Len()
}

// TestMatchesCountOnce checks that a match counts even if it ended while nobody watched, but not if it is from
// elsewhere or of computer players only. None counts twice, whether the program starts anew, its results are opened, or
// its record is brought in.
func TestMatchesCountOnce(t *testing.T) {
	dir := t.TempDir()
	kept := store.Open(store.Config{Dir: dir})
	own := pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben"))
	pagetest.Adopt(t, kept, 1, own)
	pagetest.Adopt(t, kept, 2, pagetest.Finished(t, "masters", 2, games.Player{Driver: "random", Name: "Bjarne"},
		games.Player{Driver: "greedy", Name: "Runa"}))
	for _, record := range []*games.Record{pagetest.Finished(t, "masters", 3, pagetest.Person("Zoë"),
		pagetest.Person("Ben")), own} {
		kept.Import(record.Game, record.Text(), func(_ string, err error) {
			if err != nil {
				t.Error(err)
			}
		})
	}
	for range 2 {
		d := launch(t, ui.Sz(1440, 900), Config{Store: kept, Lang: "en"})
		if n := d.lines(); n != 1 {
			t.Fatalf("%d matches count", n)
		}
		l := d.app.stage.Ledger.Book.Lines("")[0]
		if l.Match != ledger.Key(own) || len(l.Seats) != 2 || l.Seats[0].Name != "Ada" ||
			l.Options["variant"] != "adventurers" || l.Moves == 0 {
			t.Errorf("the line is %+v", l)
		}
	}
	text, err := os.ReadFile(dir + "/journals/ledger")
	if err != nil || bytes.Count(text, []byte("\n")) != 1 {
		t.Errorf("the journal is %q, %v", text, err)
	}
}

// TestStatisticsOutliveRecords deletes the only match: it still counts.
func TestStatisticsOutliveRecords(t *testing.T) {
	kept := store.Memory(store.Config{})
	pagetest.Adopt(t, kept, 1,
		pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), games.Player{Driver: "greedy", Name: "Bjarne"}))
	d := launch(t, ui.Sz(1440, 900), Config{Store: kept, Lang: "en"})
	d.tap("title.archive")
	d.tap("archive.delete.0")
	d.tap("dialog.ok")
	if n := len(d.names("archive.match.")); n != 0 {
		t.Fatalf("%d matches are left", n)
	}
	d = launch(t, ui.Sz(1440, 900), Config{Store: kept, Lang: "en"})
	d.tap("title.archive")
	d.tap("archive.statistics")
	d.want("statistics")
	if d.line.State["lines"] != 1.0 || d.line.State["person"] != "Ada" {
		t.Errorf("the page says %v", d.line.State)
	}
	d.key(ui.Back)
	d.want("archive")
}

// TestAnyNumberOfPersons has a ledger of thousands of names: those who played most can be chosen.
func TestAnyNumberOfPersons(t *testing.T) {
	kept := store.Memory(store.Config{})
	pagetest.Adopt(t, kept, 1, pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben")))
	d := launch(t, ui.Sz(412, 915), Config{Store: kept, Lang: "en"})
	d.tap("title.archive")
	lines := d.app.stage.Ledger.Book.Lines("")
	if len(lines) != 1 {
		t.Fatalf("%d lines", len(lines))
	}
	for i := range 3000 {
		line := lines[0]
		line.Match = fmt.Sprintf("%016x", i)
		line.Seats = slices.Clone(line.Seats)
		line.Seats[1].Name = fmt.Sprint("P", i)
		if d.app.stage.Ledger.Add(line) != 1 {
			t.Fatalf("line %d is not added", i)
		}
	}
	d.tap("archive.statistics")
	d.want("statistics")
	d.tap("statistics.person")
	if n := d.line.State["persons"]; n != 200.0 {
		t.Errorf("%v persons can be chosen", n)
	}
	if d.line.State["person"] != "Ada" {
		t.Errorf("shown is %v", d.line.State["person"])
	}
}

// TestStatisticsByKeysAlone goes from the title to every achievement of a game, and from person to person.
func TestStatisticsByKeysAlone(t *testing.T) {
	kept := store.Memory(store.Config{})
	pagetest.Adopt(t, kept, 1, pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben")))
	pagetest.Adopt(t, kept, 2,
		pagetest.Finished(t, "ritual", 2, pagetest.Person("Ada"), games.Player{Driver: "greedy", Name: "Bjarne"}))
	d := launch(t, ui.Sz(412, 915), Config{Store: kept, Lang: "en"})
	d.focusOn("title.archive")
	d.key(ui.Confirm)
	d.focusOn("archive.statistics")
	d.key(ui.Confirm)
	d.want("statistics")
	d.focusOn("statistics.game.ritual")
	d.key(ui.Confirm)
	if d.line.State["game"] != "ritual" || d.line.State["person"] != "Ada" {
		t.Fatalf("the page says %v", d.line.State)
	}
	g, _ := shelves.Game("ritual")
	for _, f := range g.Feats {
		d.focusOn("statistics.feat." + f.ID)
		if _, seen := d.line.Targets["statistics.feat."+f.ID]; !seen {
			t.Errorf("%s is not in sight", f.ID)
		}
	}
	d.focusOn("statistics.person")
	d.key(ui.Confirm)
	if d.line.State["overlay"] != "dialog" {
		t.Fatalf("nobody asks who: %v", d.line.State)
	}
	d.focusOn("statistics.person.1")
	d.key(ui.Confirm)
	if d.line.State["person"] != "Ben" {
		t.Errorf("the page says %v", d.line.State)
	}
	d.key(ui.Back)
	d.want("archive")
}

// TestEverythingTravels writes everything into a file and brings it in on another device, twice: what that device has
// stays, nothing counts twice, and matches from elsewhere stay from elsewhere.
func TestEverythingTravels(t *testing.T) {
	first, second := store.Open(store.Config{Dir: t.TempDir()}), store.Open(store.Config{Dir: t.TempDir()})
	shared := pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben"))
	guest := pagetest.Finished(t, "masters", 3, pagetest.Person("Zoë"), pagetest.Person("Ben"))
	pagetest.Adopt(t, first, 1, shared)
	pagetest.Adopt(t, first, 2, pagetest.Finished(t, "ritual", 2, pagetest.Person("Ada"), pagetest.Person("Ben")))
	first.Import("masters", guest.Text(), func(_ string, err error) {
		if err != nil {
			t.Error(err)
		}
	})
	pagetest.Adopt(t, second, 1, shared)
	d := launch(t, ui.Sz(1440, 900), Config{Store: first, Lang: "en"})
	d.tap("title.archive")
	d.tap("archive.statistics")
	d.tap("statistics.export")
	d.tap("dialog.ok")
	var text []byte
	matches.GiveOut(d.app.stage, &shelves, func(place string, err error) {
		if err == nil {
			text, err = os.ReadFile(place)
		}
		if err != nil {
			t.Error(err)
		}
	}, nil)
	d.settle()
	all, err := ledger.ReadCollection(text)
	if err != nil || len(all.Records) != 3 {
		t.Fatalf("it holds %d records, %v", len(all.Records), err)
	}
	for n, want := range []string{"2 matches were imported.", "0 matches were imported."} {
		d = launch(t, ui.Sz(1440, 900), Config{Store: second, Lang: "en"})
		openText(d.app.stage, text)
		d.settle()
		d.want("statistics")
		if d.line.State["came"] != want || d.lines() != 2 {
			t.Errorf("time %d: %v, %d lines", n, d.line.State["came"], d.lines())
		}
		items := 0
		second.List(func(list []store.Item, err error) { items = len(list) })
		for second.Busy() {
			second.Poll()
		}
		if items != 3 {
			t.Errorf("time %d: %d records are there", n, items)
		}
	}
	d = launch(t, ui.Sz(1440, 900), Config{Store: second, Lang: "en"})
	if n := d.lines(); n != 2 {
		t.Errorf("after a restart %d matches count", n)
	}
}

// TestADamagedCollection takes in what is whole, and says that something is not.
func TestADamagedCollection(t *testing.T) {
	all := ledger.Collection{Records: []ledger.Kept{{ID: "ritual-20260301-120000",
		Text: pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben")).Text()}}}
	text := all.Text()
	d := launch(t, ui.Sz(915, 412), Config{Lang: "en"})
	openText(d.app.stage, text[:len(text)-2])
	d.settle()
	if d.line.State["came"] != "The file is damaged. 1 match could be read." {
		t.Errorf("it says %v", d.line.State["came"])
	}
}

// slowJudge is a judge that needs five steps.
type slowJudge struct{ asked []int }

func (j *slowJudge) Step(n int) bool {
	j.asked = append(j.asked, n)
	return len(j.asked) == 5
}

func (j *slowJudge) Earned() [][]string { return [][]string{{"line"}, nil} }

// TestJudgingTakesTicks judges a match a step each tick, and remembers the result at the end. Nothing of that happens
// in the tick in which the match ends.
func TestJudgingTakesTicks(t *testing.T) {
	d := launch(t, ui.Sz(412, 915), Config{Lang: "en"})
	st := d.app.stage
	sitting, err := sittingIn(pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben")).Text())
	if err != nil {
		t.Fatal(err)
	}
	var judge slowJudge
	o := sitting.Outcome(st)
	o.Judge = func() table.Judge { return &judge }
	told := 0
	matches.Remember(st, &shelves, "ritual-20260301-120000", o.Ended, time.Now(), func(fresh [games.MaxSeats][]string) {
		if told++; !slices.Equal(fresh[0], []string{"line"}) || fresh[1] != nil {
			t.Errorf("new are %v", fresh)
		}
	})
	for tick := range 5 {
		if len(judge.asked) != tick || told != 0 || !d.app.active() {
			t.Fatalf("tick %d: the judge was asked %v, told %d times", tick, judge.asked, told)
		}
		d.tick()
	}
	if told != 1 || st.Ledger.Book.Len() != 1 || st.Working() {
		t.Errorf("told %d times, %d lines", told, st.Ledger.Book.Len())
	}
	for _, n := range judge.asked {
		if n > 5000 {
			t.Errorf("a step of %d events", n)
		}
	}
}

// TestStatisticsByArrowsAlone walks through the statistics of all games and of one with the arrows of a gamepad:
// everything that can be pressed or read gets the focus.
func TestStatisticsByArrowsAlone(t *testing.T) {
	kept := store.Memory(store.Config{})
	pagetest.Adopt(t, kept, 1, pagetest.Finished(t, "ritual", 1, pagetest.Person("Ada"), pagetest.Person("Ben")))
	pagetest.Adopt(t, kept, 2,
		pagetest.Finished(t, "ritual", 2, pagetest.Person("Ada"), games.Player{Driver: "greedy", Name: "Bjarne"}))
	for _, size := range []ui.Size{ui.Sz(412, 915), ui.Sz(915, 412), ui.Sz(1440, 900)} {
		d := launch(t, size, Config{Store: kept, Lang: "en", ChooseFile: func(func([]byte, error)) {}})
		d.focusOn("title.archive")
		d.key(ui.Confirm)
		d.focusOn("archive.statistics")
		d.key(ui.Confirm)
		for _, game := range []string{"", "ritual"} {
			tab := "statistics.all"
			if game != "" {
				tab = "statistics.game." + game
			}
			d.focusOn(tab)
			d.key(ui.Confirm)
			if got := d.line.State["game"]; got != game {
				t.Fatalf("shown is %q, not %q", got, game)
			}
			missing := map[string]bool{}
			for name := range d.app.ask(d.app.stack.top()).Heard.Owners {
				missing[name] = !strings.HasPrefix(name, "statistics.panel.") // panels are for screen readers
			}
			maps.DeleteFunc(missing, func(_ string, wanted bool) bool { return !wanted })
			way, chance := ui.Down, rand.New(rand.NewPCG(1, 1))
			for n := 0; len(missing) > 0 && n < 1500; n++ {
				before, _ := d.line.State["focus"].(string)
				delete(missing, before)
				d.arrow(way)
				if now := d.line.State["focus"]; now == before || chance.IntN(6) == 0 {
					way = []ui.Action{ui.Up, ui.Down, ui.Down, ui.Left, ui.Right}[chance.IntN(5)]
				}
			}
			if len(missing) > 0 {
				t.Errorf("%v, game %q: no arrow leads to %v", size, game, missing)
			}
		}
	}
}

// arrow presses an arrow of a gamepad.
func (d *driver) arrow(a ui.Action) {
	d.t.Helper()
	d.in.Device = ui.PadDevice
	d.in.Pressed, d.in.Held = ui.ActionSet(a), ui.ActionSet(a)
	d.tick()
	d.settle()
}
