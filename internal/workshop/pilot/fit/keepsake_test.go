//go:build pilot

package fit

import (
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/internal/workshop/pilot"
)

// over returns the record of a finished match with these persons: the first match of the game in the list of those in
// which somebody reached a feat.
func over(t *testing.T, game string, names ...string) *games.Record {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "..", "games", "feats", "testdata", "reached.txt"))
	if err != nil {
		t.Fatal(err)
	}
	entry, _ := all.Entry(game)
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		if words[0] != game {
			continue
		}
		link, err := games.ParseLink(words[3])
		if err != nil {
			t.Fatal(err)
		}
		played, err := entry.Unlink(link)
		if err != nil {
			t.Fatal(err)
		}
		players := make([]games.Player, len(played.Players))
		for i := range players {
			players[i] = games.Player{
				Driver: games.Person, Name: names[i],
				Colour: []string{"amber", "sky", "jade", "rose", "violet"}[i],
				Emblem: []string{"circle", "diamond", "triangle", "square", "star"}[i],
			}
		}
		record, err := games.NewRecord(entry.Info(), played.Setup, players)
		if err != nil {
			t.Fatal(err)
		}
		for _, step := range played.Steps {
			record.Add(step)
		}
		return record
	}
	t.Fatalf("no match of %s", game)
	return nil
}

// TestKeepsakes saves the picture of a finished match of each game, and reads the file. Each language occurs.
func TestKeepsakes(t *testing.T) {
	tags := []string{"de", "en", "fr", "uk"}
	for i, game := range []string{"ritual", "masters", "stones", "toss", "market"} {
		l := looks[[]int{4, 0, 1, 2, 3}[i]]
		lang := tags[i%len(tags)]
		t.Run(game, func(t *testing.T) {
			data := t.TempDir()
			matches := filepath.Join(data, "matches")
			if err := os.MkdirAll(matches, 0o755); err != nil {
				t.Fatal(err)
			}
			record := over(t, game, "Astrid", "Wolfgang-Amadeus", "Zoë", "Ґалина", "Ben")
			if err := os.WriteFile(filepath.Join(matches, game+"-20260304-153000.runehall"),
				record.Text(), 0o644); err != nil {
				t.Fatal(err)
			}
			app := pilot.Start(t, pilot.Options{
				Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
				Args: []string{"--probe", "--silent", "--data", data, "--lang", lang, "--scale", l.scale, "--seed", "7"},
			})
			app.Settle()
			app.Press("title.archive")
			app.Press("archive.match.0")
			app.Tick(30)
			app.Save(fmt.Sprintf("keepsake-results-%s-%dx%d-%s", game, l.width, l.height, lang))
			app.Press("results.picture")
			app.Tick(30)
			app.Save(fmt.Sprintf("keepsake-page-%s-%dx%d-%s", game, l.width, l.height, lang))
			if on := app.Probe().State["whole"]; on != true {
				t.Errorf("the picture lacks something: %v", app.Probe().State)
			}
			app.Press("keepsake.save")
			place := filepath.Join(data, "exports", game+"-20260304-153000.png")
			file, err := os.Open(place)
			if err != nil {
				t.Fatal(err)
			}
			defer file.Close()
			picture, err := png.Decode(file)
			if err != nil {
				t.Fatal(err)
			}
			if b := picture.Bounds(); b.Dx() != 1200 || b.Dy() != 1500 {
				t.Errorf("it is %v", b)
			}
			pixels := image.NewRGBA(picture.Bounds())
			draw.Draw(pixels, pixels.Rect, picture, image.Point{}, draw.Src)
			pilot.Keep(t, "keepsake-"+game, pixels)
		})
	}
}
