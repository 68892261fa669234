package gamestest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

// folder writes files to a temporary folder, and makes the folder of a game in it the working directory.
func folder(t *testing.T, files map[string]string) {
	t.Helper()
	root := t.TempDir()
	for name, text := range files {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(filepath.Join(root, "games", "abc"))
}

// wantHeard compares the errors reported with how they should begin.
func wantHeard(t *testing.T, heard *heardT, want ...string) {
	t.Helper()
	same := slices.EqualFunc(heard.errors, want, func(got, want string) bool { return strings.HasPrefix(got, want) })
	if !same {
		t.Errorf("reported: %q, want %q", heard.errors, want)
	}
}

func TestRulebookFindsWhatIsMissing(t *testing.T) {
	info := &games.Info{
		ID: "abc", Clauses: []string{"ABC-1", "ABC-2"},
		Refusals: []*games.Refusal{{Clause: "ABC-1", Reason: "abc.refusal.full"},
			{Clause: "ABC-2", Reason: "abc.refusal.turn"}},
	}
	declared := "\trefuseFull  = refuse(\"ABC-1\", \"full\")\n\trefuseTurn = refuse(\"ABC-2\", \"turn\")\n"
	whole := "func TestABC1_Full(\n\ttb.refused(\"0 put\", refuseFull)\nfunc TestExample2_ABC2_Turn(\n\ttb.refusedMove(0, m, refuseTurn)\n"
	for name, c := range map[string]struct {
		tests, declared string
		info            games.Info
		want            []string
	}{
		"all is there": {whole, declared, *info, nil},
		"a clause without test": {strings.Replace(whole, "ABC2", "ABC1", 1), declared, *info,
			[]string{"no test is named for ABC-2"}},
		"a test without clause": {whole + "func TestABC3_Gone(\n", declared, *info,
			[]string{"tests are named for ABC-3"}},
		"a refusal never met": {strings.Replace(whole, ", refuseTurn", ", refuseFull", 1), declared, *info,
			[]string{"no test meets refuseTurn"}},
		"a refusal not listed": {whole, declared, games.Info{Clauses: info.Clauses, Refusals: info.Refusals[:1]},
			[]string{"2 refusals are declared, 1 are listed"}},
		"listed twice": {
			whole, declared, games.Info{Clauses: info.Clauses,
				Refusals: []*games.Refusal{info.Refusals[0], {Clause: "ABC-1", Reason: "abc.refusal.full"}}},
			[]string{"ABC-1"},
		},
		"a clause of all games": {
			whole, declared, games.Info{Clauses: info.Clauses,
				Refusals: []*games.Refusal{info.Refusals[0], {Clause: "COM-1", Reason: "abc.refusal.turn"}}},
			nil,
		},
		"a strange clause": {
			whole, declared, games.Info{Clauses: info.Clauses,
				Refusals: []*games.Refusal{info.Refusals[0], {Clause: "XYZ-1", Reason: "abc.refusal.turn"}}},
			[]string{"XYZ-1"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder(t, map[string]string{"games/abc/abc_test.go": c.tests, "games/abc/refusal.go": c.declared})
			heard := &heardT{}
			Rulebook(heard, &c.info)
			wantHeard(t, heard, c.want...)
		})
	}
	t.Run("no sources", func(t *testing.T) {
		folder(t, map[string]string{"games/abc/doc.go": ""})
		heard := &heardT{}
		Rulebook(heard, info)
		if len(heard.errors) < 4 {
			t.Errorf("reported: %q", heard.errors)
		}
	})
}

func TestGoldenFindsDifferences(t *testing.T) {
	folder(t, map[string]string{"games/abc/abc.golden": "one\ntwo\n"})
	for text, want := range map[string][]string{
		"one\ntwo\n":        nil,
		"one\n2\n":          {"abc.golden: line 2 is"},
		"one\ntwo\nthree\n": {"abc.golden: line 3 is"},
		"one\ntwo":          {"abc.golden: 2 lines, want 3"},
	} {
		heard := &heardT{}
		Golden(heard, "abc.golden", []byte(text))
		wantHeard(t, heard, want...)
	}
	heard := &heardT{}
	Golden(heard, "none.golden", make([]byte, maxGolden+1))
	wantHeard(t, heard, "the playthrough has", "open none.golden")
}

// Events of the game that the page below describes.
type (
	put  struct{ Seat, Card int }
	left struct{ Seat int }
)

func TestDescribedFindsWhatIsMissing(t *testing.T) {
	folder(t, map[string]string{
		"games/abc/doc.go": "",
		"docs/page.md":     "# Page\n\n## ABC\n\nThe `Seat` has `Card`s.\n\n| `put` | \n\n| event | fields |\n|---|---|\n| `put` | `Seat`, `Card` |\n\n## Other\n\n| `take 3` |\n",
	})
	chapter := Chapter(t, "page.md", "ABC")
	kinds := []string{"put", "take"}
	for name, c := range map[string]struct {
		check func(T)
		want  []string
	}{
		"moves": {func(t T) {
			MovesDescribed(t, chapter, 0, int8(1), func(k int8) string { return kinds[k] })
		}, nil},
		"a move is missing": {func(t T) {
			MovesDescribed(t, chapter, 0, int8(2), func(k int8) string { return kinds[k] })
		}, []string{"no move take"}},
		"fields": {func(t T) { PositionDescribed(t, chapter, put{}) }, nil},
		"a field is missing": {func(t T) { PositionDescribed(t, chapter, struct{ Deck int }{}) },
			[]string{"no field Deck"}},
		"events":            {func(t T) { EventsDescribed(t, chapter, []any{put{}}) }, nil},
		"an event too many": {func(t T) { EventsDescribed(t, chapter, []any{}) }, []string{"put is no event"}},
		"an event twice": {func(t T) {
			EventsDescribed(t, chapter+"| `put` | `Seat`, `Card` |\n", []any{put{}})
		}, []string{"put stands twice"}},
		"an event missing": {func(t T) { EventsDescribed(t, chapter, []any{put{}, left{}}) },
			[]string{"left: no field Seat"}},
		"no such chapter": {func(t T) { Chapter(t, "page.md", "XYZ") }, []string{"page.md has no chapter"}},
		"no such page":    {func(t T) { Chapter(t, "none.md", "ABC") }, []string{"open ../../docs/none.md"}},
	} {
		t.Run(name, func(t *testing.T) {
			heard := &heardT{}
			c.check(heard)
			wantHeard(t, heard, c.want...)
		})
	}
}
