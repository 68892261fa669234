//go:build !js

package scenes

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/matches"
	"runehall/scenes/stage"
	"runehall/scenes/title"
	"runehall/ui"
)

// sealed returns the text of a record with these lines, adding a check to each.
func sealed(lines ...string) []byte {
	var text []byte
	for _, line := range lines {
		text = append(text, line...)
		text = fmt.Appendf(text, " ~%08x\n", crc32.ChecksumIEEE(text))
	}
	return text
}

// linesOf returns the lines of a record without their checks, and the number of head lines.
func linesOf(record *games.Record) (lines []string, head int) {
	for raw := range bytes.Lines(record.Text()) {
		line := string(raw[:bytes.LastIndex(raw, []byte(" ~"))])
		if lines = append(lines, line); line == "moves" {
			head = len(lines)
		}
	}
	return lines, head
}

// hostile returns n records that are made to be a nuisance, each under a name that says how.
func hostile(t *testing.T, n int) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	for _, game := range []string{"ritual", "toss"} {
		match := pagetest.Finished(t, game, 5, pagetest.Person("Ada"), pagetest.Person("Ben"))
		lines, head := linesOf(match)
		moves := slices.DeleteFunc(slices.Clone(lines[head:]), func(l string) bool {
			return strings.HasPrefix(l, "sum ")
		})
		moves = moves[:min(len(moves), 60)]
		bomb := slices.Clone(lines[:head])
		for range 200 {
			bomb = append(append(bomb, moves...), "undo 0")
		}
		all[game+": played and taken back 200 times"] = sealed(bomb...)
		bomb = slices.Clone(lines[:head])
		bomb = append(bomb, moves...)
		for range 4000 {
			bomb = append(bomb, fmt.Sprint("undo ", len(moves)-1), moves[len(moves)-1])
		}
		all[game+": the last move taken back 4000 times"] = sealed(bomb...)
		bomb = append(slices.Clone(lines[:head]), moves...)
		for range 4000 {
			bomb = append(bomb, fmt.Sprint("undo ", len(moves)))
		}
		all[game+": nothing taken back 4000 times"] = sealed(bomb...)
		all[game+": an undo too far"] = sealed(append(slices.Clone(lines[:head]), "undo 9")...)
		all[game+": damaged at its end"] = append(slices.Clone(match.Text()[:len(match.Text())-20]),
			bytes.Repeat([]byte("x"), 20)...)
		all[game+": another version"] = sealed(append([]string{lines[0], "game " + game + " 99"}, lines[2:]...)...)
		all[game+": CR LF"] = bytes.ReplaceAll(match.Text(), []byte("\n"), []byte("\r\n"))
		named := slices.Clone(lines)
		for i := range head {
			named[i] = strings.ReplaceAll(named[i], `"Ada"`, `"`+strings.Repeat("ﷺ", 5000)+`"`)
		}
		all[game+": a name of 5000 letters"] = sealed(named...)
	}
	all["no game"] = sealed("runehall 1", "game chess 1", "seed 1", `seat person amber circle "A"`, "moves")
	all["no record"] = bytes.Repeat([]byte("A\n"), 50_000)
	all["one line"] = bytes.Repeat([]byte("A"), 700_000)
	options := []string{"runehall 1", "game ritual 1", "seed 1"}
	for i := range 20_000 {
		options = append(options, fmt.Sprint("option o", i, " x"))
	}
	all["20,000 options"] = sealed(append(options, "moves")...)
	names := slices.Sorted(func(yield func(string) bool) {
		for name := range all {
			if !yield(name) {
				return
			}
		}
	})
	for i := 0; len(all) < n; i++ {
		all[fmt.Sprint(names[i%len(names)], " (", i, ")")] = all[names[i%len(names)]]
	}
	return all
}

// hostileFolder returns a folder with n such records and an older, honest one, and the id of the honest one.
func hostileFolder(t *testing.T, n int) (dir, honest string) {
	t.Helper()
	dir, honest = t.TempDir(), "ritual-20260101-120000"
	if err := os.MkdirAll(filepath.Join(dir, "matches"), 0o700); err != nil {
		t.Fatal(err)
	}
	put := func(id string, text []byte) {
		if err := os.WriteFile(filepath.Join(dir, "matches", id+".runehall"), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	i := 0
	for what, text := range hostile(t, n) {
		put(fmt.Sprintf("ritual-20260301-%06d", i), text)
		t.Logf("ritual-20260301-%06d: %s, %d bytes", i, what, len(text))
		i++
	}
	put(honest, beginning(t, 1))
	return dir, honest
}

// glances is a clock that advances three milliseconds each time it is read.
type glances struct{ n int }

func (l *glances) now() time.Duration {
	l.n++
	return time.Duration(l.n) * 3 * time.Millisecond
}

// hostileTitle starts the program over a folder, and runs ticks until all records there have been read. It returns how
// many ticks that took, and the most readings of the clock in one tick.
func hostileTitle(t *testing.T, dir string, look func(d *driver, s *title.Scene)) (d *driver, ticks, most int) {
	t.Helper()
	clock := &glances{}
	kept := store.Open(store.Config{Dir: dir})
	t.Cleanup(func() { _ = kept.Close() })
	config := Config{Store: kept, Log: slog.New(slog.DiscardHandler), Clock: clock.now, Desktop: true,
		NoTips: true, Lang: "en"}
	d = idle(t, ui.Sz(412, 915), config)
	for d.app.stack.top() == nil {
		d.tick()
	}
	s := d.app.stack.top().scene.(*title.Scene)
	for s.Matches().Reading() {
		before := clock.n
		d.tick()
		most = max(most, clock.n-before)
		if d.line.State["unread"] == nil { // reading the folder takes real time
			time.Sleep(time.Millisecond)
			continue
		}
		if ticks++; look != nil {
			look(d, s)
		}
		if ticks > 100_000 {
			t.Fatal("it reads for ever")
		}
	}
	return d, ticks, most
}

// TestHostileRecordsHoldNobodyUp opens a folder with 40 hostile records: the title comes at once, no tick reads more
// than a frame has time for, and meanwhile a match can be begun and the settings opened.
func TestHostileRecordsHoldNobodyUp(t *testing.T) {
	dir, _ := hostileFolder(t, 39)
	tapped := false
	d, ticks, most := hostileTitle(t, dir, func(d *driver, s *title.Scene) {
		if tapped || s.Matches().Line() == "" {
			return
		}
		if tapped = true; d.line.State["unread"] == nil {
			t.Errorf("nobody is told that it still reads: %v", d.line.State)
		}
		if s.Busy() {
			t.Error("what waits for the title waits for all of it")
		}
		r := d.button("title.settings").Rect().Center()
		d.touch(r)
		for range 30 {
			d.tick()
		}
		d.want("settings")
		d.key(ui.Back)
		d.want("title")
	})
	if !tapped {
		t.Fatalf("all is read after %d ticks: nothing was tried", ticks)
	}
	if most > 4 {
		t.Errorf("in a tick were %d looks at the clock", most)
	}
	s := d.app.stack.top().scene.(*title.Scene)
	if got := len(s.Matches().UnderWay()) + len(s.Matches().Past()); got != 40 {
		t.Errorf("%d of 40 records are listed", got)
	}
	t.Logf("first start: read in %d ticks, at most %d looks at the clock in one", ticks, most)
}

// TestNothingIsReadTwice starts a second time over the same folder: everything is on the title at once, although no
// record can be read any more.
func TestNothingIsReadTwice(t *testing.T) {
	dir, honest := hostileFolder(t, 39)
	d, first, most := hostileTitle(t, dir, nil)
	if most > 4 {
		t.Errorf("in a tick were %d looks at the clock", most)
	}
	list := func(d *driver) (lines []string) {
		s := d.app.stack.top().scene.(*title.Scene)
		for _, m := range append(s.Matches().UnderWay(), s.Matches().Past()...) {
			lines = append(lines, fmt.Sprint(m.ID, m.Title(d.app.stage), m.Line(d.app.stage), m.Damaged, m.Points))
		}
		slices.Sort(lines) // records of the same match count once, and from then on have the same end
		return lines
	}
	before := list(d)
	d.settle()
	if err := d.app.stage.Store.Close(); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(filepath.Join(dir, "matches"))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		path := filepath.Join(dir, "matches", e.Name())
		info, err := e.Info()
		if err == nil {
			err = os.WriteFile(path, bytes.Repeat([]byte{'x'}, int(info.Size())), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	d, second, _ := hostileTitle(t, dir, nil)
	s := d.app.stack.top().scene.(*title.Scene)
	after := list(d)
	for i := range max(len(before), len(after)) {
		if i >= len(before) || i >= len(after) || before[i] != after[i] {
			t.Fatalf("from match %d on the title shows\n%q\nand before it did\n%q", i, after[i:], before[i:])
		}
	}
	if second > 0 {
		t.Errorf("the first start read in %d ticks, the second in %d", first, second)
	}
	// A match never goes on from what is remembered of its record.
	i := slices.IndexFunc(s.Matches().UnderWay(), func(m matches.Match) bool { return m.ID == honest })
	s.GoOn(s.Matches().UnderWay()[i])
	for range 60 {
		d.tick()
	}
	d.want("error")
}

// TestChangedRecordsAreReadAgain checks what is read at a second start: records that are longer than before, that other
// rules read, or that are new; and all of them where nothing is remembered.
func TestChangedRecordsAreReadAgain(t *testing.T) {
	kept := keep(t, 3, 1, 1)
	quiet := slog.New(slog.DiscardHandler)
	open := func() (*driver, *matches.List) {
		d := launch(t, ui.Sz(412, 915), Config{Store: kept, Log: quiet})
		return d, d.app.stack.top().scene.(*title.Scene).Matches()
	}
	// reads returns what a second program has to read after a change.
	reads := func(change func(d *driver, s *matches.List)) (ids []string) {
		d, s := open()
		change(d, s)
		d.app.stage.Known.Save(nil)
		d.settle()
		st := launch(t, ui.Sz(412, 915), Config{Store: store.Memory(store.Config{}), Log: quiet}).app.stage
		st.Store, st.Known, st.Ledger = kept, stage.NewKnowledge(kept, quiet), d.app.stage.Ledger
		again := matches.NewList(st, &shelves)
		again.Read()
		kept.Poll()
		return again.Unread()
	}
	if got := reads(func(*driver, *matches.List) {}); len(got) > 0 {
		t.Errorf("nothing has changed, and %v are read", got)
	}
	var id string
	got := reads(func(d *driver, s *matches.List) {
		id = s.UnderWay()[0].ID
		known := d.app.stage.Known.Of(id)
		known.Rules = "format 1, ritual 0"
		d.app.stage.Known.Learn(known)
	})
	if !slices.Equal(got, []string{id}) {
		t.Errorf("read by other rules was %s, and %v are read", id, got)
	}
	got = reads(func(d *driver, s *matches.List) {
		id = s.Past()[0].ID
		d.app.stage.Store.Open(id, func(w *store.Writer, _ []byte, err error) {
			if err != nil {
				t.Fatal(err)
			}
			w.Append([]byte("more\n"), nil)
			w.Close()
		})
		kept.Poll()
	})
	if !slices.Equal(got, []string{id}) {
		t.Errorf("%s is longer than it was, and %v are read", id, got)
	}
	for name, text := range map[string]string{
		"nothing": "", "an older form": "runehall-known 0\n", "garbage": "\x00\xff",
		"half a line": "runehall-known 1\n{\"id\":\"x\"",
	} {
		got := reads(func(d *driver, _ *matches.List) { kept.SetSetting("known", []byte(text), nil) })
		if len(got) != 5 {
			t.Errorf("where %s is known, %v are read", name, got)
		}
		if _, s := open(); len(s.UnderWay()) != 4 || len(s.Past()) != 1 {
			t.Errorf("after %s was known, %d and %d matches are shown", name, len(s.UnderWay()), len(s.Past()))
		}
	}
}
