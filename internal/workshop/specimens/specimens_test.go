package specimens

import (
	"bytes"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"runehall/internal/release"
)

var update = flag.Bool("update", false, "write the specimens anew; after 1.0 only those that are not there yet")

// meanings is the file of a folder that says what its specimens mean.
const meanings = "READ.txt"

// frozen reports whether 1.0 is out.
func frozen() bool { return !strings.HasPrefix(release.Next, "0.") }

// TestSpecimensAreReadAsTheyWereMeant reads every specimen, and compares it with what it said when it was written.
func TestSpecimensAreReadAsTheyWereMeant(t *testing.T) {
	for _, k := range kinds {
		t.Run(k.folder, func(t *testing.T) {
			t.Parallel()
			folder := filepath.Join("testdata", "1.0", k.folder)
			if *update {
				k.renew(t, folder)
			}
			said, err := os.ReadFile(filepath.Join(folder, meanings))
			if err != nil {
				t.Fatal(err)
			}
			want := map[string]string{}
			for line := range strings.Lines(string(said)) {
				name, meaning, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
				want[name] = meaning
			}
			files := specimensIn(t, folder)
			if len(files) == 0 || len(files) != len(want) {
				t.Errorf("there are %d specimens and %d meanings", len(files), len(want))
			}
			for name, text := range files {
				got, err := k.read(text)
				if err != nil {
					t.Errorf("%s is not read: %v", name, err)
				} else if got = oneLine(got); got != want[name] {
					t.Errorf("%s is read as\n%s\nand meant\n%s", name, got, want[name])
				}
			}
		})
	}
}

// TestWhatTomorrowWritesLosesNothing reads specimens as a later version may write them. A format either refuses such a
// text with a sentence, or reads what it knows and passes over the rest.
func TestWhatTomorrowWritesLosesNothing(t *testing.T) {
	for _, k := range kinds {
		t.Run(k.folder, func(t *testing.T) {
			t.Parallel()
			for name, text := range specimensIn(t, filepath.Join("testdata", "1.0", k.folder)) {
				later := k.later(slices.Clone(text))
				if bytes.Equal(later, text) {
					t.Fatalf("%s has nothing of a later version", name)
				}
				got, err := k.read(later)
				if k.refuses {
					if err == nil || len(err.Error()) < len("no version 2") {
						t.Errorf("%s of a later version is read as %s, %v", name, got, err)
					}
					continue
				}
				if want, _ := k.read(text); err != nil || got != want {
					t.Errorf("%s of a later version is read as\n%s, %v, not as\n%s", name, got, err, want)
				}
				if k.kept == nil {
					continue
				}
				if again, err := k.kept(later); err != nil || !strings.Contains(string(again), "tomorrow") {
					t.Errorf("%s: what a later version knows is lost: %s, %v", name, again, err)
				}
			}
		})
	}
}

// TestTheProgramStillWritesSpecimens compares what the program writes today with the specimens, until 1.0 is out: they
// are to be those of 1.0, and not of a day before.
func TestTheProgramStillWritesSpecimens(t *testing.T) {
	if frozen() {
		t.Skip("1.0 is out: programs may write other formats now, but have to read these")
	}
	for _, k := range kinds {
		t.Run(k.folder, func(t *testing.T) {
			t.Parallel()
			made, err := k.write()
			if err != nil {
				t.Fatal(err)
			}
			kept := specimensIn(t, filepath.Join("testdata", "1.0", k.folder))
			for name, text := range made {
				if !bytes.Equal(kept[name], text) {
					t.Errorf("%s is written otherwise; -update writes the specimens anew", name)
				}
				delete(kept, name)
			}
			if len(kept) > 0 {
				t.Errorf("nothing writes %v", slices.Sorted(maps.Keys(kept)))
			}
		})
	}
}

// TestRoomsHoldLinesOfEveryKind looks for each first word of a room's lines in the specimens of rooms; "0" is a move.
func TestRoomsHoldLinesOfEveryKind(t *testing.T) {
	words := strings.Fields("host undo sit rise give resign end clock late total spent ask agree refuse wait begin look " +
		"offer again other claim admit deny drop calm 0")
	seen := map[string]bool{}
	for name, text := range specimensIn(t, filepath.Join("testdata", "1.0", "rooms")) {
		lines, err := linesOf(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, line := range lines {
			word, _, _ := strings.Cut(string(line), " ")
			seen[word] = true
		}
	}
	for _, word := range words {
		if !seen[word] {
			t.Errorf("no room has a line %q", word)
		}
	}
}

// specimensIn reads the specimens of a folder.
func specimensIn(t *testing.T, folder string) map[string][]byte {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, e := range entries {
		if e.Name() == meanings {
			continue
		}
		if files[e.Name()], err = os.ReadFile(filepath.Join(folder, e.Name())); err != nil {
			t.Fatal(err)
		}
	}
	return files
}

// renew writes the specimens of a folder, and what they mean. After 1.0 it writes only those that are not there.
func (k *kind) renew(t *testing.T, folder string) {
	t.Helper()
	made, err := k.write()
	if err != nil {
		t.Fatal(err)
	}
	if !frozen() {
		if err := os.RemoveAll(folder); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	kept := specimensIn(t, folder)
	var said strings.Builder
	if old, err := os.ReadFile(filepath.Join(folder, meanings)); err == nil {
		said.Write(old)
	}
	for _, name := range slices.Sorted(maps.Keys(made)) {
		if kept[name] != nil {
			continue
		}
		meaning, err := k.read(made[name])
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		fmt.Fprintf(&said, "%s: %s\n", name, oneLine(meaning))
		if err := os.WriteFile(filepath.Join(folder, name), made[name], 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(folder, meanings), []byte(said.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

func oneLine(text string) string { return strings.ReplaceAll(text, "\n", " | ") }
