//go:build !js

package scenes

import (
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/matches"
	"runehall/scenes/setup"
	"runehall/scenes/title"
	"runehall/ui"
)

// TestOrderIsNotThatOfFiles lists matches in the order told by their names, the ledger and this program, whatever the
// times of their files are, as in a copied folder.
func TestOrderIsNotThatOfFiles(t *testing.T) {
	dir := t.TempDir()
	folder := filepath.Join(dir, "matches")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 11, 1, 12, 0, 0, 0, time.UTC)
	put := func(id string, text []byte, changed time.Time) {
		path := filepath.Join(folder, id+".runehall")
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, changed, changed); err != nil {
			t.Fatal(err)
		}
	}
	// The files are in the opposite order.
	var want []string
	for i, id := range []string{
		"ritual-20261015-100000-10", "ritual-20261015-100000-2", "ritual-20261015-100000",
		"ritual.guest-20260903-000000", "ritual-20260715-100000", "ritual-20260615-100000",
	} {
		put(id, beginning(t, uint64(i)), now.Add(time.Duration(i)*time.Hour))
		want = append(want, id)
	}
	put("my-match", beginning(t, 99), now.AddDate(0, -3, 0)) // its name says nothing
	want = slices.Insert(want, 4, "my-match")
	over := pagetest.Finished(t, "ritual", 3, pagetest.Person("Ada"), pagetest.Person("Ben"))
	put("ritual-20260101-100000", over.Text(), now.Add(99*time.Hour))
	look := func() (*driver, *matches.List) {
		kept := store.Open(store.Config{Dir: dir})
		t.Cleanup(func() { _ = kept.Close() })
		d := launch(t, ui.Sz(412, 915), Config{Store: kept, Log: slog.New(slog.DiscardHandler), Lang: "en"})
		return d, d.app.stack.top().scene.(*title.Scene).Matches()
	}
	ids := func(list []matches.Match) (ids []string) {
		for _, m := range list {
			ids = append(ids, m.ID)
		}
		return ids
	}
	d, s := look()
	if got := ids(s.UnderWay()); !slices.Equal(got, want) {
		t.Errorf("under way are\n%v, not\n%v", got, want)
	}
	if when := s.Past()[0].When(d.app.stage); !strings.HasPrefix(when, "1 January 2026") {
		t.Errorf("the match that ended on 1 January ended on %s", when)
	}
	// The match that was gone on with comes first, even in a copy of the folder in which all files are of today.
	all := s.UnderWay()
	d.app.stack.top().scene.(*title.Scene).GoOn(all[slices.IndexFunc(all, func(m matches.Match) bool {
		return m.ID == "ritual-20260615-100000"
	})])
	d.settle()
	d.want("table")
	record := d.app.stack.top().scene.(matched).Match()
	d.app.stage.Known.Played(record, now.AddDate(0, 0, 1))
	d.tap("table.back")
	d.settle()
	if err := d.app.stage.Store.Close(); err != nil {
		t.Fatal(err)
	}
	if err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		return os.Chtimes(path, now, now)
	}); err != nil {
		t.Fatal(err)
	}
	_, s = look()
	want = append([]string{record}, slices.DeleteFunc(want, func(id string) bool { return id == record })...)
	got := ids(s.UnderWay())
	if i := slices.Index(got, "my-match"); i >= 0 { // only its file has a time
		got = slices.Insert(slices.Delete(got, i, i+1), 5, "my-match")
	}
	if !slices.Equal(got, want) {
		t.Errorf("in a copy under way are\n%v, not\n%v", got, want)
	}
}

// TestPlayedIsNoted checks that the time of stored moves is noted while a match of computer players goes on, and known
// to a second program.
func TestPlayedIsNoted(t *testing.T) {
	kept := store.Memory(store.Config{})
	kept.SetSetting("seating.ritual", []byte(`{"seats":[
		{"name":"Bjarne","driver":"novice","colour":2,"emblem":2},
		{"name":"Runa","driver":"novice","colour":4,"emblem":4}],"starts":0}`), nil)
	d := launch(t, ui.Sz(915, 412), Config{Store: kept})
	d.tap("title.play")
	d.settle()
	d.touch(d.app.stack.top().scene.(*setup.Scene).
		Buttons[len(d.app.stack.top().scene.(*setup.Scene).Buttons)-1].Rect().Center())
	d.until("table")
	id := d.app.stack.top().scene.(matched).Match()
	for n := 0; d.app.stage.Known.Of(id).Played == 0; n++ {
		if d.tick(); n > 20_000 {
			t.Fatal("no move is noted")
		}
	}
	d.app.stage.Home()
	d.tick()
	d.settle()
	played := d.app.stage.Known.Of(id).Played
	again := launch(t, ui.Sz(915, 412), Config{Store: kept})
	if got := again.app.stage.Known.Of(id).Played; got != played || time.Since(time.UnixMilli(got)) > time.Hour {
		t.Errorf("it was played at %v, and a second program says %v", played, got)
	}
	if s := again.app.stack.top().scene.(*title.Scene).Matches(); s.UnderWay()[0].ID != id ||
		s.UnderWay()[0].At.UnixMilli() != played {
		t.Errorf("the title says %v", s.UnderWay())
	}
}

// TestOlderMatchesAreNotLost keeps more matches than are listed at first: their number is said, and one press shows
// them.
func TestOlderMatchesAreNotLost(t *testing.T) {
	const listedAtOnce = 40 // matches
	for _, size := range []ui.Size{ui.Sz(412, 915), ui.Sz(1440, 900)} {
		kept := keep(t, 0, 0, 0)
		over := ended(t)
		for i := range listedAtOnce + 25 {
			text := beginning(t, uint64(i))
			if i%2 == 0 {
				text = over
			}
			kept.Adopt(fmt.Sprintf("ritual-202601%02d-0000%02d", 1+i/60, i%60), text, func(_ string, err error) {
				if err != nil {
					t.Fatal(err)
				}
			})
			kept.Poll()
		}
		d := launch(t, size, Config{Store: kept, Lang: "en"})
		if d.line.State["older"] != 25.0 {
			t.Fatalf("there are %v older matches", d.line.State["older"])
		}
		s := d.app.stack.top().scene.(*title.Scene)
		if size.Portrait() { // elsewhere it is among other matches, which are not shown yet
			d.olderButton()
		}
		d.focusOn("title.archive")
		d.key(ui.Confirm)
		d.want("archive")
		d.settle()
		if a, b := d.target("archive.match.0"), d.target("archive.match.1"); (a.Y == b.Y) != (size.W > 1000) ||
			a.Empty() {
			t.Errorf("%v: the first cards lie at %v and %v", size, a, b)
		}
		if d.line.State["older"] != 25.0 {
			t.Errorf("of the past %v are older", d.line.State["older"])
		}
		d.olderButton().OnTap()
		d.settle()
		if n := len(s.Matches().Past()) + len(s.Matches().UnderWay()); n != listedAtOnce+25 ||
			d.line.State["older"] != nil {
			t.Errorf("%d matches are shown, %v are older", n, d.line.State["older"])
		}
		if cards := d.owned("archive.match."); cards != 33 {
			t.Errorf("the archive shows %d", cards)
		}
		d.key(ui.Back)
		d.want("title")
		if len(s.Matches().UnderWay()) != 32 {
			t.Errorf("the title shows %d", len(s.Matches().UnderWay()))
		}
	}
}

// olderButton returns the button that shows 25 older matches.
func (d *driver) olderButton() *ui.Button {
	d.t.Helper()
	for owner := range d.app.stack.top().root.Each {
		if b, ok := owner.(*ui.Button); ok && b.Text == "Show 25 older matches" {
			return b
		}
	}
	d.t.Fatal("no button shows older matches")
	return nil
}
