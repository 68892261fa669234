//go:build !js

package scenes

import (
	"bytes"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// slowly starts the program at the title, with a clock by which a tick has almost no time left.
func slowly(t *testing.T, kept *store.Store) *driver {
	t.Helper()
	d := idle(t, ui.Sz(412, 915),
		Config{Store: kept, Log: slog.New(slog.DiscardHandler), Clock: (&glances{}).now, Lang: "en", NoTips: true})
	d.settle()
	d.want("title")
	return d
}

// until runs ticks until a scene is there, and returns their number.
func (d *driver) until(scene string) (ticks int) {
	d.t.Helper()
	for ; d.line.Scene != scene; ticks++ {
		if d.tick(); ticks > 20_000 {
			d.t.Fatalf("%s does not come: %+v", scene, d.line)
		}
	}
	return ticks
}

// longRecord returns the record of a match in progress that takes long to play.
func longRecord(t *testing.T) []byte { return underWay(t, "toss", 150) }

// underWay returns the record of a match in progress with so many moves.
func underWay(t *testing.T, game string, moves int) []byte {
	t.Helper()
	lines, head := linesOf(pagetest.Finished(t, game, 5, pagetest.Person("Ada"), pagetest.Person("Ben")))
	var text []string
	for i, line := range lines {
		if strings.HasPrefix(line, "sum ") {
			continue
		}
		if text = append(text, line); i == head+moves {
			break
		}
	}
	return sealed(text...)
}

// TestALongRecordSaysThatItIsRead opens a long record in each way that leads to a table: a scene says that it reads,
// and how far it is, and ends at the table. When left by Escape, by its button or by the arrow, it opens nothing and
// does not keep hold of the record.
func TestALongRecordSaysThatItIsRead(t *testing.T) {
	kept := store.Memory(store.Config{})
	d := slowly(t, kept)
	text := longRecord(t)
	var id string
	kept.Adopt("toss-20260101-120000", text, func(name string, err error) {
		if id = name; err != nil {
			t.Fatal(err)
		}
	})
	kept.Poll()
	leave := map[string]func(){
		"Escape":     func() { d.in.Pressed = ui.ActionSet(ui.Back); d.tick() },
		"its button": func() { d.touch(d.middle("waiting.cancel")) },
		"the arrow":  func() { d.touch(d.middle("waiting.back")) },
	}
	for name, by := range leave {
		openMatch(d.app.stage, id)
		if ticks := d.until("waiting"); ticks+1 < page.Patience {
			t.Errorf("it is told after %d ticks", ticks)
		}
		for d.line.State["part"] == 0.0 {
			d.tick()
		}
		if part := d.line.State["part"].(float64); part <= 0 || part >= 100 {
			t.Errorf("%v %% are read", part)
		}
		for d.app.stack.fade.on() {
			d.tick()
		}
		by()
		d.settle()
		if d.line.Scene != "title" || d.app.stage.Working() {
			t.Fatalf("left by %s it is in %s, and works: %v", name, d.line.Scene, d.app.stage.Working())
		}
	}
	openMatch(d.app.stage, id)
	d.until("waiting")
	d.until("table")
	d.settle()
	if moves := d.line.State["moves"].(float64); moves < 100 {
		t.Errorf("the table stands at %v moves", moves)
	}
	if len(d.app.stack.layers) != 2 {
		t.Errorf("%d scenes lie there", len(d.app.stack.layers))
	}
}

// TestEveryWayToALongMatchCanBeLeft leaves each while it reads.
func TestEveryWayToALongMatchCanBeLeft(t *testing.T) {
	kept := store.Memory(store.Config{})
	var ids []string
	for _, text := range [][]byte{longRecord(t),
		pagetest.Finished(t, "toss", 5, pagetest.Person("Ada"), pagetest.Person("Ben")).Text()} {
		kept.Adopt("toss-20260101-120000", text, func(name string, err error) {
			if ids = append(ids, name); err != nil {
				t.Fatal(err)
			}
		})
		kept.Poll()
	}
	d := slowly(t, kept)
	st := d.app.stage
	all := &ledger.Collection{}
	for i := range 200 {
		all.Records = append(all.Records, ledger.Kept{ID: fmt.Sprint("toss-2025-", i), Text: longRecord(t)})
	}
	door, _ := shelves.Door("toss")
	link, err := door.Link(pagetest.Finished(t, "toss", 5, pagetest.Person("Ada"), pagetest.Person("Ben")))
	if err != nil {
		t.Fatal(err)
	}
	for name, open := range map[string]func(){
		"a file":  func() { openText(st, append(bytes.Clone(longRecord(t)), "x"...)) },
		"a link":  func() { openText(st, []byte(games.LinkMark+link)) },
		"a match": func() { openMatch(st, ids[0]) },
		"results": func() {
			archived := func(o table.Outcome, put func(stage.Scene)) { put(resultsOf(st, o, ids[1])) }
			matches.OpenOutcome(st, &shelves, ids[1], nil, archived)
		},
		"a collection": func() { openText(st, all.Text()) },
	} {
		open()
		d.until("waiting")
		st.Pop()
		d.settle()
		if d.line.Scene != "title" || st.Working() || st.GiveUp != nil {
			t.Errorf("%s: it is in %s after it was left, and works: %v", name, d.line.Scene, st.Working())
		}
	}
	if d.line.State["matches"] != 1.0 {
		t.Errorf("%v matches are kept of those that were left", d.line.State["matches"])
	}
}

// TestTheLastWishCounts opens two matches right after each other: only the table of the second opens.
func TestTheLastWishCounts(t *testing.T) {
	kept := store.Memory(store.Config{})
	d := slowly(t, kept)
	var ids []string
	for range 2 {
		kept.Adopt("toss-20260101-120000", longRecord(t), func(name string, err error) {
			if ids = append(ids, name); err != nil {
				t.Fatal(err)
			}
		})
		kept.Poll()
	}
	openMatch(d.app.stage, ids[0])
	d.tick()
	openMatch(d.app.stage, ids[1])
	d.until("table")
	d.settle()
	if top, ok := d.app.stack.top().scene.(matched); !ok || top.Match() != ids[1] || len(d.app.stack.layers) != 2 {
		t.Errorf("%d scenes lie there", len(d.app.stack.layers))
	}
	kept.Open(ids[0], func(_ *store.Writer, _ []byte, err error) {
		if err != nil {
			t.Errorf("the other match is still held: %v", err)
		}
	})
	kept.Poll()
}

// TestReadingIsCounted checks that one step of reading does no more than its share, whatever the text holds.
func TestReadingIsCounted(t *testing.T) {
	for what, text := range hostile(t, 1) {
		r := matches.NewReading(&shelves, text)
		for steps := 0; ; steps++ {
			before := r.Left()
			done := r.Step(stage.UnitsAtOnce)
			if played := before - r.Left(); played > 4 {
				t.Fatalf("%s: %d moves are played at once", what, played)
			}
			if p := r.Part(); p < 0 || p > 1 {
				t.Fatalf("%s: %v is read", what, p)
			}
			if done {
				break
			}
			if steps > 20_000 {
				t.Fatalf("%s: it is never read", what)
			}
		}
		if sitting, err := r.Result(); sitting == nil && err == nil {
			t.Errorf("%s: nothing comes of it, and nobody says why", what)
		}
	}
}

// TestTheBarGrowsWhileLinesAreRead reads a record of very many lines: the progress never stands still for long, and
// never goes back.
func TestTheBarGrowsWhileLinesAreRead(t *testing.T) {
	lines, head := linesOf(pagetest.Finished(t, "ritual", 5, pagetest.Person("Ada"), pagetest.Person("Ben")))
	text := append(append([]string{}, lines[:head]...), lines[head])
	for range 4000 {
		text = append(text, "undo 0", lines[head])
	}
	r := matches.NewReading(&shelves, sealed(text...))
	before, while := 0.0, 0
	for done := false; !done; {
		reads := r.Part() < .5 // afterwards moves are played
		done = r.Step(stage.UnitsAtOnce)
		part := r.Part()
		if part < before || part > 1 {
			t.Fatalf("it goes from %v to %v", before, part)
		}
		if reads && part > before {
			while++
		}
		before = part
	}
	if _, err := r.Result(); err != nil || before != 1 || while < 20 {
		t.Errorf("it ends at %v with %v, and grew %d times while lines were read", before, err, while)
	}
}
