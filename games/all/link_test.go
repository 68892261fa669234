package all

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

// linked returns the record of a match between computer players of a level.
func linked(t testing.TB, e games.Entry, seats int, level string) *games.Record {
	t.Helper()
	config := games.SimConfig{Setup: games.Setup{Seats: seats, Seed: recordSeed}, Matches: 1}
	names, colours, emblems := []string{"Astrid", "Ingrid", "Bjarne", "Skald", "Runa"},
		[]string{"amber", "sky", "jade", "rose", "vermilion"},
		[]string{"circle", "diamond", "triangle", "square", "star"}
	for i := range seats {
		config.Players = append(config.Players, games.Player{Driver: level, Colour: colours[i], Emblem: emblems[i],
			Name: names[i]})
	}
	var record *games.Record
	config.Record = func(_ int, r *games.Record) error {
		record = r
		return nil
	}
	if _, err := e.Simulate(config); err != nil {
		t.Fatal(err)
	}
	return record
}

const tableHead = "| game | seats | moves | record, bytes | link, characters |\n|---|---|---|---|---|\n"

// TestLinksHoldWholeMatches writes matches of each game and number of seats as links, and reads the same records back.
// The table of lengths in docs/link-format.md is rewritten with -update. A link may be a few characters off what it
// says, since releases of Go do not all compress alike.
func TestLinksHoldWholeMatches(t *testing.T) {
	var table strings.Builder
	table.WriteString(tableHead)
	for _, e := range Entries() {
		info := e.Info()
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			record := linked(t, e, seats, "greedy")
			text, err := e.Link(record)
			if err != nil {
				t.Fatalf("%s: %v", info.ID, err)
			}
			link, err := games.ParseLink(text)
			if err != nil || link.Head.Game != info.ID || len(link.Head.Players) != seats {
				t.Fatalf("%s: the head is %+v, %v", info.ID, link, err)
			}
			got, err := e.Unlink(link)
			if err != nil || string(got.Text()) != string(record.Text()) {
				t.Errorf("%s with %d seats comes back as another record: %v", info.ID, seats, err)
			}
			moves := len(slices.DeleteFunc(slices.Clone(record.Steps),
				func(s games.Step) bool { return s.Kind != games.StepMove }))
			fmt.Fprintf(&table, "| %s | %d | %d | %d | %d |\n", info.ID, seats, moves, len(record.Text()), len(text))
		}
	}
	name := filepath.Join("..", "..", "docs", "link-format.md")
	page, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if sameTable(string(page), table.String()) {
		return
	}
	if !*update {
		t.Errorf("docs/link-format.md has another table than\n%s", table.String())
		return
	}
	head, rest, found := strings.Cut(string(page), tableHead)
	if !found {
		t.Fatal("docs/link-format.md has no table of links")
	}
	if _, rest, found = strings.Cut(rest, "\n\n"); found {
		rest = "\n" + rest
	}
	if err := os.WriteFile(name, []byte(head+table.String()+rest), 0o644); err != nil {
		t.Fatal(err)
	}
}

// sameTable reports whether a page has a table. The last column of its rows may be a few characters off.
func sameTable(page, table string) bool {
	for row := range strings.Lines(table) {
		if strings.Contains(page, row) {
			continue
		}
		cells := strings.Split(row, " | ")
		same, rest := strings.Join(cells[:len(cells)-1], " | ")+" | ", 0
		_, after, found := strings.Cut(page, same)
		if n, err := fmt.Sscanf(cells[len(cells)-1], "%d", &rest); !found || n != 1 || err != nil {
			return false
		}
		var told int
		if n, err := fmt.Sscanf(after, "%d", &told); n != 1 || err != nil || max(told-rest, rest-told) > 4+rest/50 {
			return false
		}
	}
	return true
}

// TestSameTable has rows that differ in the length of a link only, and in others.
func TestSameTable(t *testing.T) {
	const page = "text\n\n| a | b |\n|---|---|\n| ritual | 2 | 1398 | 95 |\n| toss | 2 | 3370 | 927 |\n\nmore"
	for table, same := range map[string]bool{
		"| a | b |\n|---|---|\n| ritual | 2 | 1398 | 95 |\n": true,
		"| ritual | 2 | 1398 | 91 |\n":                       true,
		"| toss | 2 | 3370 | 948 |\n":                        true,
		"| ritual | 2 | 1398 | 89 |\n":                       false,
		"| ritual | 2 | 1399 | 95 |\n":                       false,
		"| ritual | 3 | 1398 | 95 |\n":                       false,
		"| a | c |\n|---|---|\n| ritual | 2 | 1398 | 95 |\n": false,
	} {
		if sameTable(page, table) != same {
			t.Errorf("%q: %v", table, !same)
		}
	}
}

// TestEveryLinkIsRead takes moves back at random in matches of every game, and writes links of them: each must lead to
// the same match.
func TestEveryLinkIsRead(t *testing.T) {
	for _, e := range Entries() {
		info := e.Info()
		for seed := range uint64(12) {
			chance := games.NewChance(seed, 15)
			seats := info.MinSeats + chance.IntN(info.MaxSeats-info.MinSeats+1)
			whole := linked(t, e, seats, "random")
			record, err := games.NewRecord(info, whole.Setup, whole.Players)
			if err != nil {
				t.Fatal(err)
			}
			// Make moves; sometimes go back, and repeat what was taken back.
			var moves []games.Step
			for _, step := range whole.Steps {
				if step.Kind == games.StepMove {
					moves = append(moves, step)
				}
			}
			for at, undos := 0, 0; at < len(moves) && at < 400; at++ {
				record.Add(moves[at])
				if undos < 100 && chance.IntN(5) == 0 {
					undos++
					back := chance.IntN(at + 2)
					record.Add(games.Step{Kind: games.StepUndo, N: back})
					at = back - 1
				}
			}
			text, err := e.Link(record)
			if err != nil {
				t.Fatalf("%s: %v", info.ID, err)
			}
			link, err := games.ParseLink(text)
			if err != nil {
				t.Fatalf("%s: %v", info.ID, err)
			}
			got, err := e.Unlink(link)
			if err != nil {
				t.Fatalf("%s: %v", info.ID, err)
			}
			steps := slices.DeleteFunc(slices.Clone(got.Steps),
				func(s games.Step) bool { return s.Kind == games.StepSum })
			if !slices.Equal(steps, record.Steps) {
				t.Errorf("%s, seed %d: it comes back as another match", info.ID, seed)
			}
		}
	}
}

// TestDamagedLinksAreRefused cuts a link, changes each of its characters, and sends other games and nonsense.
func TestDamagedLinksAreRefused(t *testing.T) {
	e, _ := Entry("ritual")
	other, _ := Entry("masters")
	text, err := e.Link(linked(t, e, 2, "random"))
	if err != nil {
		t.Fatal(err)
	}
	for i := range text {
		c := byte('A')
		if text[i] == c {
			c = 'B'
		}
		for _, bad := range []string{text[:i], text[:i] + string(c) + text[i+1:], text[:i] + text[i+1:]} {
			if _, err := games.ParseLink(bad); !errors.Is(err, games.ErrNotLink) {
				t.Fatalf("%q is read: %v", bad, err)
			}
		}
	}
	for _, bad := range []string{"", "#", text + "A", text + " ", strings.Repeat("A", 1<<17), "AQ",
		"https://example.org"} {
		if _, err := games.ParseLink(bad); !errors.Is(err, games.ErrNotLink) {
			t.Errorf("%.20q is read: %v", bad, err)
		}
	}
	link, err := games.ParseLink(text)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := other.Unlink(link); err == nil {
		t.Error("another game plays it")
	}
}

// kinded fails if an error is of a kind that screens have no words for.
func kinded(t *testing.T, err error) {
	t.Helper()
	if fault, _, ok := games.FaultOf(err); !ok || !slices.Contains(games.Faults(), fault) {
		t.Fatalf("there are no words for %v", err)
	}
}

// FuzzLinkIn looks for links in any text. A link found is no longer than the text, and is found again when it stands
// alone.
func FuzzLinkIn(f *testing.F) {
	f.Add("Your move: <https://example.org/%23match%3D" + aLink + ">.")
	f.Add("#match=" + aLink[:40] + "=\n" + aLink[40:])
	f.Fuzz(func(t *testing.T, text string) {
		link, ok := games.LinkIn(text)
		if len(link) > len(text) || !ok && link != "" {
			t.Fatalf("%q holds %q, %v", text, link, ok)
		}
		if _, err := games.ParseLink(link); err != nil {
			return
		}
		if again, ok := games.LinkIn(games.LinkMark + link); !ok || again != link {
			t.Errorf("%q holds %q, and that %q", text, link, again)
		}
	})
}

// FuzzLinks reads any text as a link: it is refused, or leads to a whole match.
func FuzzLinks(f *testing.F) {
	f.Add("AQ")
	f.Fuzz(func(t *testing.T, text string) {
		link, err := games.ParseLink(text)
		if err != nil {
			kinded(t, err)
			return
		}
		e, ok := Entry(link.Head.Game)
		if !ok {
			return
		}
		record, err := e.Unlink(link)
		if err != nil {
			kinded(t, err)
			return
		}
		again, err := e.Link(record)
		if err != nil {
			t.Fatalf("%q is read, and cannot be written: %v", text, err)
		}
		if link, err = games.ParseLink(again); err != nil {
			t.Fatal(err)
		}
		if got, err := e.Unlink(link); err != nil || string(got.Text()) != string(record.Text()) {
			t.Errorf("%q is written as %q, which is another match: %v", text, again, err)
		}
	})
}
