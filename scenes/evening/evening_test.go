package evening

import (
	"fmt"
	"slices"
	"testing"

	"runehall/assets/art"
	"runehall/games"
	"runehall/games/ledger"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// played adds the matches of an evening to the ledger of a stage: "game name:rank:points …", one an hour.
func played(st *stage.Stage, day string, lines ...[]string) {
	for i, l := range lines {
		m := ledger.Line{Match: fmt.Sprint(day, "-", i), Game: l[0], Version: 1,
			Ended: fmt.Sprintf("%sT%02d:30:00Z", day, 16+i), Moves: 40, Clause: "X-1"}
		for n, text := range l[1:] {
			s := ledger.Seat{Driver: games.Person, Colour: stage.Colours[n], Emblem: stage.Emblems[n]}
			if _, err := fmt.Sscan(text, &s.Name, &s.Rank, &s.Points); err != nil {
				panic(err)
			}
			if s.Name == "Bjarne" {
				s.Driver = "adept"
			}
			m.Seats = append(m.Seats, s)
		}
		st.Ledger.Add(m)
	}
}

// family is an evening of three games: one alone, one shared, and one that the computer won.
func family(st *stage.Stage) {
	played(st, "2026-11-28",
		[]string{"masters", "Ada 1 34", "Ben 2 28"},
		[]string{"ritual", "Ben 2 5", "Ada 1 12"})
	played(st, "2026-11-29",
		[]string{"market", "Großmutter 2 7", "Ada 1 12", "Bjarne 3 4", "Maximilian 4 3", "Zoë 5 2"},
		[]string{"toss", "ada 1 9", "Maximilian 1 9", "Zoë 3 4", "Ґалина 4 2", "Großmutter 5 1"},
		[]string{"stones", "Großmutter 2 101", "Zoë 3 77", "Bjarne 1 120"})
}

// remember adds the evenings to the ledger of a bench, once it is read.
func remember(b *pagetest.Bench) {
	done := false
	b.Stage.Ledger.Then(func() { family(b.Stage); done = true })
	for !done {
		b.Tick()
	}
}

// TestEveningsInTurn shows the last evening and the one before: the persons with their wins, whoever won most first,
// and the games with who won each.
func TestEveningsInTurn(t *testing.T) {
	b := pagetest.NewBench(t, ui.Sz(1440, 900), "en", 1)
	remember(b)
	evenings, at := Found(b.Stage, "2026-11-28-1")
	if len(evenings) != 2 || at != 0 {
		t.Fatalf("%d evenings, the match is of evening %d", len(evenings), at)
	}
	if _, at := Found(b.Stage, "nothing"); at != -1 {
		t.Errorf("a match that was not played belongs to evening %d", at)
	}
	sheet := New(b.Stage, evenings, 1)
	if list := sheet.Pictures(true); len(list) != 5 || !slices.Contains(list, art.Table("toss")) {
		t.Errorf("the sheet waits for %v, and five games were played", list)
	}
	b.Open(sheet)
	b.Want("evening")
	people := []string{"1. ada: won 2 of 2", "2. Maximilian: won 1 of 2", "3. Ґалина: won 0 of 1",
		"3. Großmutter: won 0 of 3", "3. Zoë: won 0 of 3"}
	matches := []string{
		"1. Rune Market: ada 12, won, Maximilian 3, Großmutter 7, Zoë 2",
		"2. Rune Toss: ada 9, won, Maximilian 9, won, Ґалина 2, Großmutter 1, Zoë 4",
		"3. Menhirs: Großmutter 101, Zoë 77 Won by the computer: Bjarne",
	}
	if got, _ := b.State["evening.people"].([]string); !slices.Equal(got, people) {
		t.Errorf("the persons are\n%q, want\n%q", got, people)
	}
	if got, _ := b.State["evening.matches"].([]string); !slices.Equal(got, matches) {
		t.Errorf("the matches are\n%q, want\n%q", got, matches)
	}
	b.Tap("evening.earlier")
	if got, _ := b.State["evening.people"].([]string); b.State["evening"] != 0 ||
		!slices.Equal(got, []string{"1. ada: won 2 of 2", "2. Ben: won 0 of 2"}) {
		t.Errorf("before it was evening %v of %q", b.State["evening"], got)
	}
	b.Tap("evening.later")
	if b.State["evening"] != 1 {
		t.Errorf("after it is evening %v", b.State["evening"])
	}
}

// TestTurningAgainAndAgain turns two evenings back and forth with one button alone, as keys and pads do: after each
// turn the focus is on the arrow that still turns.
func TestTurningAgainAndAgain(t *testing.T) {
	b := pagetest.NewBench(t, ui.Sz(1440, 900), "en", 1)
	remember(b)
	evenings, _ := Found(b.Stage, "")
	s := New(b.Stage, evenings, 1)
	b.Open(s)
	s.root.Focus(&s.earlier)
	for _, want := range []int{0, 1, 0} {
		b.Key(ui.Confirm)
		b.Settle()
		if b.State["evening"] != want {
			t.Fatalf("it is evening %v, want %d", b.State["evening"], want)
		}
	}
}

// TestTheSheetClosesForTheNextMatch opens an evening over results that are to go over to the next match: it closes by
// itself when it is time, and not before.
func TestTheSheetClosesForTheNextMatch(t *testing.T) {
	b := pagetest.NewBench(t, ui.Sz(1440, 900), "en", 1)
	remember(b)
	evenings, _ := Found(b.Stage, "")
	below, s, due := New(b.Stage, evenings, 0), New(b.Stage, evenings, 1), false
	s.Due = func(*ui.Context) bool { return due }
	b.Open(below)
	b.Open(s)
	if b.Settle(); b.Top() != s {
		t.Fatal("the sheet has closed before the next match")
	}
	due = true
	if b.Settle(); b.Top() != below {
		t.Error("the sheet stays although the next match has begun")
	}
}

// TestTheSheetHasRoom lays an evening of five persons out at all sizes: everything lies within the sheet, nothing over
// something else, and the points have room in their columns.
func TestTheSheetHasRoom(t *testing.T) {
	for _, c := range []struct {
		tag   string
		scale float64
		size  ui.Size
	}{
		{"de", 1.5, ui.Sz(360, 640)}, {"uk", 1.5, ui.Sz(360, 640)}, {"fr", 1.5, ui.Sz(360, 640)}, {"de", 1, ui.Sz(412, 915)},
		{"de", 1, ui.Sz(915, 412)}, {"de", 1, ui.Sz(1440, 900)}, {"de", 1, ui.Sz(3840, 2160)},
	} {
		b := pagetest.NewBench(t, c.size, c.tag, c.scale)
		remember(b)
		evenings, _ := Found(b.Stage, "")
		s := New(b.Stage, evenings, 1)
		b.Open(s)
		name := fmt.Sprintf("%s at %v", c.tag, c.size)
		k, w := b.Stage.Kit, &s.sheet
		var parts []ui.Rect
		for i := range w.people {
			parts = append(parts, w.people[i].rect)
		}
		for _, r := range w.rows {
			parts = append(parts, r.rect)
		}
		for i, r := range parts {
			if r.Empty() || r.Union(w.rect) != w.rect {
				t.Errorf("%s: part %d lies at %v, the sheet at %v", name, i, r, w.rect)
			}
			for _, o := range parts[:i] {
				if r.Grow(-1).Overlaps(o) {
					t.Errorf("%s: %v lies over %v", name, r, o)
				}
			}
		}
		d := w.widths(k, w.rect.W)
		for _, r := range w.rows {
			for _, cell := range r.cells {
				if wants := k.Measure(cell.points, k.Type.Body.Bold(), 0).W; wants > d.cell {
					t.Errorf("%s: %q wants %.0f of %.0f", name, cell.points, wants, d.cell)
				}
			}
		}
		for _, button := range s.Buttons {
			pagetest.Touchable(t, k, name+" "+button.Text, button.Rect())
		}
	}
}
