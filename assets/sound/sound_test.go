package sound

import (
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// hashes returns the SHA-256 of the files that a pattern names, by their base names.
func hashes(t *testing.T, pattern string) map[string]string {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	sums := map[string]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256(text)
		sums[filepath.Base(file)] = hex.EncodeToString(sum[:])
	}
	return sums
}

// TestResultsAreOfTheirSources fails when a source was changed and make sound was not run, or when a result was changed
// by other means.
func TestResultsAreOfTheirSources(t *testing.T) {
	sources := hashes(t, "../src/sound/*.go")
	maps.DeleteFunc(sources, func(name, _ string) bool { return strings.HasSuffix(name, "_test.go") })
	if m := ReadManifest(); !maps.Equal(sources, m.Sources) {
		t.Errorf("the sources in assets/src/sound are not those of the results: run make sound")
	}
	if results := hashes(t, "*.mp3"); !maps.Equal(results, ReadManifest().Results) {
		t.Errorf("the files %v are not those of the manifest: run make sound", slices.Sorted(maps.Keys(results)))
	}
}

// TestEverySoundIsThere holds the ids against the manifest: each effect has variants, each piece a loop.
func TestEverySoundIsThere(t *testing.T) {
	m := ReadManifest()
	if len(m.Effects) != len(Effects()) || len(m.Music) != int(musicCount)-1 {
		t.Errorf("the manifest has %d effects and %d pieces", len(m.Effects), len(m.Music))
	}
	for _, e := range Effects() {
		if n := len(m.Effects[e.String()]); n < 2 {
			t.Errorf("%v has %d variants, want several", e, n)
		}
	}
	for _, e := range Effects() {
		if m.EffectsFile(e.Home()) == "" {
			t.Errorf("%v has its home at %v, which has no file", e, e.Home())
		}
	}
	for p := Silence + 1; p < musicCount; p++ {
		if l := m.Music[p.String()]; l.Length < 60*Rate || l.Length > 90*Rate {
			t.Errorf("%v lasts %d s, want 60 to 90", p, l.Length/Rate)
		}
	}
}

// TestFilesAreSmall keeps what a page fetches within what was agreed.
func TestFilesAreSmall(t *testing.T) {
	m := ReadManifest()
	for file := range m.Results {
		most := 450_000
		switch {
		case file == m.EffectsFile(Silence):
			most = 150_000
		case slices.Contains(slices.Collect(maps.Values(m.Files)), file):
			most = 75_000
		}
		Load(file, func(data []byte, err error) {
			if err != nil || len(data) > most {
				t.Errorf("%s: %d bytes, want at most %d; error %v", file, len(data), most, err)
			}
		})
	}
	Load("nothing.mp3", func(_ []byte, err error) {
		if err == nil {
			t.Error("a file that is not there was loaded")
		}
	})
}
