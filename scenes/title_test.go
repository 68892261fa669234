package scenes

import (
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/ritual"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/title"
	"runehall/ui"
)

// keep returns a store with matches in progress, past ones, and unreadable records.
func keep(t *testing.T, running, past, unreadable int) *store.Store {
	t.Helper()
	kept := store.Memory(store.Config{})
	add := func(text []byte) {
		kept.Create("ritual", text, func(w *store.Writer, err error) {
			if err != nil {
				t.Fatal(err)
			}
			w.Close()
		})
		kept.Poll()
	}
	for n := range running {
		add(beginning(t, uint64(n)))
	}
	for range past {
		add(ended(t))
	}
	for range unreadable {
		add([]byte("no record\n"))
	}
	return kept
}

// beginning returns the record of a match of Rituals without a move.
func beginning(t *testing.T, seed uint64) []byte {
	t.Helper()
	players := []games.Player{
		{Driver: "person", Colour: "amber", Emblem: "circle", Name: "Astrid"},
		{Driver: "greedy", Colour: "sky", Emblem: "diamond", Name: "Ingrid"},
	}
	sitting, err := shelves.Doors()[0].Begin(games.Setup{Seats: 2, Seed: seed}, players)
	if err != nil {
		t.Fatal(err)
	}
	return sitting.Record().Text()
}

// ended returns the record of a match of Rituals that random moves have played to its end.
func ended(t *testing.T) []byte {
	t.Helper()
	record, err := games.ParseRecord(beginning(t, 1))
	if err != nil {
		t.Fatal(err)
	}
	match, err := games.Resume(ritual.Def, record)
	if err != nil {
		t.Fatal(err)
	}
	chance := games.NewChance(1, 1)
	for acting := match.Core().AppendActing(nil); len(acting) > 0; acting = match.Core().AppendActing(nil) {
		moves := match.Core().AppendMoves(nil, acting[0].Seat)
		if _, refusal := match.Make(acting[0].Seat, moves[chance.IntN(len(moves))]); refusal != nil {
			t.Fatal(refusal)
		}
	}
	return match.Record().Text()
}

// TestTheHallHasRoomForAll opens the hall with matches in progress, past ones and unreadable files. On every screen the
// match to go on with and every table are in sight, nothing lies under the ledge or on anything else, and the focus
// reaches everything.
func TestTheHallHasRoomForAll(t *testing.T) {
	pagetest.Long(t)
	for _, size := range []ui.Size{{W: 1440, H: 900}, {W: 800, H: 600}, {W: 412, H: 915}, {W: 915, H: 412},
		{W: 360, H: 640}} {
		for _, tag := range lang.Tags() {
			t.Run(fmt.Sprintf("%vx%v %s", size.W, size.H, tag), func(t *testing.T) {
				d := launch(t, size, Config{Lang: tag, Store: keep(t, 2, 1, 4), Log: slog.New(slog.DiscardHandler)})
				ledge := d.place("ledge").Y
				d.fits()
				for name, r := range d.line.Targets {
					if (name == "title.continue.0" || strings.HasPrefix(name, "title.game.")) && r[1]+r[3] > ledge {
						t.Errorf("%s at %v lies under the ledge at %v", name, r, ledge)
					}
				}
				games := shelves.Games
				if size == ui.Sz(915, 412) { // the list is beside the fire, below the match to go on with, and scrolls
					games = games[:3]
				}
				for _, g := range games {
					if r, ok := d.line.Targets["title.game."+g.ID]; !ok || r[1] < 0 {
						t.Errorf("the table of %s at %v is out of sight", g.ID, r)
					}
				}
				if _, ok := d.line.Targets["title.continue.0"]; !ok {
					t.Errorf("the match to go on with is out of sight: %v", d.names(""))
				}
				for _, name := range []string{"title.archive", "title.settings", "title.play"} {
					d.focusOn(name)
				}
			})
		}
	}
}

// TestGoingOnComesFirst checks that the focus is on the match to go on with, and that Play is golden only where there
// is none.
func TestGoingOnComesFirst(t *testing.T) {
	d := launch(t, ui.Sz(412, 915), Config{})
	if s := d.app.stack.top().scene.(*title.Scene); d.button("title.play").Kind != ui.PrimaryButton || s.GoesOn {
		t.Error("without a match Play is not golden")
	}
	d = launch(t, ui.Sz(412, 915), Config{Store: keep(t, 1, 0, 1), Log: slog.New(slog.DiscardHandler)})
	if s := d.app.stack.top().scene.(*title.Scene); d.button("title.play").Kind == ui.PrimaryButton || !s.GoesOn {
		t.Error("beside a match to go on with Play is golden")
	}
	d.key(ui.Confirm)
	d.want("table")
}

// TestOtherMatchesAreListed opens another match than the first, and deletes one, on a screen where the tables stand in
// a row.
func TestOtherMatchesAreListed(t *testing.T) {
	d := launch(t, ui.Sz(1440, 900), Config{Store: keep(t, 3, 0, 0)})
	d.tap("title.more")
	d.fits()
	d.tap("title.delete.2")
	d.tap("dialog.ok")
	d.want("title")
	if d.line.State["matches"] != 2.0 {
		t.Errorf("after deleting one of 3 matches there are %v", d.line.State["matches"])
	}
	d.tap("title.more")
	d.tap("title.continue.1")
	d.want("table")
}

// TestOpenAndLearnHaveWords checks that Open and Learn have words, on the ledge and in the list: nobody knows them by
// their signs.
func TestOpenAndLearnHaveWords(t *testing.T) {
	pagetest.Long(t)
	for _, size := range []ui.Size{{W: 1440, H: 900}, {W: 915, H: 412}, {W: 768, H: 1024}, {W: 412, H: 915},
		{W: 360, H: 640}} {
		for _, tag := range lang.Tags() {
			for _, scale := range []float64{1, 1.5} {
				d := start(t, size, Config{Lang: tag, Scale: scale, ChooseFile: func(func([]byte, error)) {}})
				for _, name := range []string{"title.open", "title.learn"} {
					// large words have no room beside each other there
					if scale > 1 && (size.W > size.H || size.W < 400) {
						continue
					}
					if b := d.button(name); b.Text == "" {
						t.Errorf("%v %s at %v: %s has no words", size, tag, scale, name)
					}
				}
				d.focusOn("title.open")
				d.key(ui.Confirm)
				d.want("open")
			}
		}
	}
}

// TestTablesTellHowFarTheirLessonsHaveCome plays lessons of Rituals: its table says how many are done, and which is
// next; other tables say nothing.
func TestTablesTellHowFarTheirLessonsHaveCome(t *testing.T) {
	for _, size := range []ui.Size{{W: 1440, H: 900}, {W: 360, H: 640}} {
		kept := store.Memory(store.Config{})
		for n, want := range []string{"", "1 of 3 lessons done. Next lesson: Lines and circles",
			"2 of 3 lessons done. Next lesson: Rituals and building over", "3 of 3 lessons done"} {
			d := launch(t, size, Config{Lang: "en", Store: kept})
			if n > 0 {
				d.app.apply(d.app.stage.Settings.WithLearned(fmt.Sprint("ritual.", n)))
				d.tick()
			}
			more := d.button("title.game.ritual").More
			if has := strings.Contains(more, "lessons done"); has != (want != "") || !strings.HasSuffix(more, want) {
				t.Errorf("after %d lessons its table says %q", n, more)
			}
			if more := d.button("title.game.toss").More; strings.Contains(more, "lessons done") {
				t.Errorf("after lessons of another game the table of Rune Toss says %q", more)
			}
		}
	}
}
