package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games/all"
)

const assets = "../../assets/art"

// filled returns what is written into the page, and its whole text.
func filled(t *testing.T) (f front, page string) {
	t.Helper()
	dir := t.TempDir()
	path := filepath.Join(dir, "index.html")
	text, err := os.ReadFile("../page/index.html")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := fill(dir, assets); err != nil {
		t.Fatal(err)
	}
	if text, err = os.ReadFile(path); err != nil {
		t.Fatal(err)
	}
	if err := fill(dir, assets); err == nil {
		t.Error("what is filled in is filled in again")
	}
	page = string(text)
	_, rest, _ := strings.Cut(page, `<script id="front" type="application/json">`)
	written, _, _ := strings.Cut(rest, "</script>")
	if err := json.Unmarshal([]byte(written), &f); err != nil {
		t.Fatal(err)
	}
	return f, page
}

// TestTitleIsWrittenIntoThePage finds the words of each language, and a picture for each game.
func TestTitleIsWrittenIntoThePage(t *testing.T) {
	f, page := filled(t)
	if strings.Join(f.Games, " ") != strings.Join(all.IDs(), " ") {
		t.Errorf("the games are %v", f.Games)
	}
	for _, tag := range lang.Tags() {
		if f.Words[tag]["title.settings"] == "" || f.Words[tag]["game.market"] == "" {
			t.Errorf("%s: %v", tag, f.Words[tag])
		}
	}
	if de := f.Words["de"]["title.play"]; de != "Spielen" {
		t.Errorf("in German one presses %q", de)
	}
	for _, id := range append([]string{"hall", "hall.portrait", "name", "ledge"},
		"table."+f.Games[0], "table."+f.Games[4]) {
		p, ok := f.Pictures[id]
		if !ok || p.Rect[0]+p.Rect[2] > p.Sheet[0] || p.Rect[1]+p.Rect[3] > p.Sheet[1] {
			t.Errorf("%s lies at %v", id, p)
		}
		if _, err := os.Stat(filepath.Join(assets, strings.TrimPrefix(p.File, "art/"))); err != nil {
			t.Error(err)
		}
	}
	if strings.Count(page, "</script>") != strings.Count(page, "<script") {
		t.Error("something in the words ends the script")
	}
}

// TestIconsOfThePageAreThoseOfTheProgram holds the page's own strokes to those of package ui.
func TestIconsOfThePageAreThoseOfTheProgram(t *testing.T) {
	page, err := os.ReadFile("../page/titledraw.js")
	if err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile("../../ui/shape_icon.go")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.SplitSeq(string(page), "\n") {
		if _, rest, is := strings.Cut(line, ": 'M"); is {
			n++
			if path := "M" + strings.TrimSuffix(rest, "',"); !strings.Contains(string(program), `"`+path+`"`) {
				t.Errorf("no icon is %s", path)
			}
		}
	}
	if n != 5 {
		t.Errorf("the page has %d icons", n)
	}
}

// TestWhatIsMissingIsSaid builds no page without its pictures.
func TestWhatIsMissingIsSaid(t *testing.T) {
	if _, err := pictures(t.TempDir(), all.IDs()); err == nil {
		t.Error("there are pictures in an empty folder")
	}
	if _, err := pictures(assets, []string{"chess"}); err == nil || !strings.Contains(err.Error(), "table.chess") {
		t.Errorf("a game without a table: %v", err)
	}
	if err := fill(t.TempDir(), assets); err == nil {
		t.Error("a page that is not there is filled in")
	}
}
