//go:build pilot

package fit

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	"runehall/games/all"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
)

// doorLooks are the looks in which the screens before a match are tested.
var doorLooks = []look{
	tightest,
	{360, 640, "en", "1"},
	{412, 915, "fr", "1"},
	{915, 412, "uk", "1"},
	{1440, 900, "en", "1"},
}

// atTheDoor starts the program with additional arguments, and waits until it rests.
func atTheDoor(t *testing.T, l look, data string, args ...string) *pilot.App {
	t.Helper()
	app := pilot.Start(t, pilot.Options{
		Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
		Args: append([]string{"--probe", "--silent", "--data", data, "--lang", l.lang, "--scale", l.scale,
			"--seed", "7"}, args...),
	})
	app.Settle()
	return app
}

// saveDoor takes a picture when everything has come to rest.
func saveDoor(app *pilot.App, l look, name string) {
	app.Settle()
	app.Tick(30)
	app.Save(fmt.Sprintf("%s-%dx%d-%s", name, l.width, l.height, l.lang))
}

// TestPicturesOfTheDoor takes pictures of the scenes that open matches from outside, and of those that say why a match
// cannot be opened.
func TestPicturesOfTheDoor(t *testing.T) {
	pilot.ForLooking(t)
	record := recordOf(t, "ritual", "Ada", "Ben")
	dir := t.TempDir()
	put := func(name string, text []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, text, 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	const link = "https://example.org/runehall/#match=AS9CUwEWMzcyM7GwsDCyNLYwNDc2NTI24UIOHlQnQQUNlVDUoIQPVMxIiQsQAAD__w4VE2MdLQIYBg3ljhD"
	damaged := bytes.Clone(record)
	copy(damaged[len(damaged)/2:], "xxxx")
	handed := map[string]string{
		"cut":     link[:90],
		"missing": filepath.Join(dir, "Eine Partie mit einem sehr langen Namen, die es nicht gibt.runehall"),
		"folder":  dir,
		"damaged": put("damaged.runehall", damaged),
		"garbage": put("garbage.runehall", bytes.Repeat([]byte("no record "), 99)),
		"empty":   put("empty.runehall", nil),
		"address": "runehall://open",
		"game": put("game.runehall", sealed("runehall 1", "game chess 1", "seed 1", `seat person amber circle "A"`,
			"moves")),
	}
	for _, l := range doorLooks {
		t.Run(fmt.Sprintf("open %dx%d", l.width, l.height), func(t *testing.T) {
			app := atTheDoor(t, l, t.TempDir())
			saveDoor(app, l, "d1title")
			app.FocusOn("title.open") // on an upright phone it stands below the tables
			app.Tap("title.open")
			saveDoor(app, l, "d1open")
			app.Tap("open.do")
			app.Tick(20)
			app.Save(fmt.Sprintf("d1empty-%dx%d-%s", l.width, l.height, l.lang))
			app.Tap("open.link")
			app.Tick(5)
			app.Type(link[:90])
			saveDoor(app, l, "d1half")
			app.Key(ebiten.KeyEnter)
			saveDoor(app, l, "d1entered")
			if app.Has("open.do") {
				app.Tap("open.do")
				saveDoor(app, l, "d1refused")
			}
		})
		for what, of := range handed {
			t.Run(fmt.Sprintf("handed %s %dx%d", what, l.width, l.height), func(t *testing.T) {
				app := atTheDoor(t, l, t.TempDir(), "--open", of)
				saveDoor(app, l, "d2"+what)
			})
		}
	}
}

// TestPicturesOfMuchToRead takes pictures of the program while it reads a long record, and of the title and the archive
// with many matches.
func TestPicturesOfMuchToRead(t *testing.T) {
	pilot.ForLooking(t)
	long := longRecord(t)
	path := filepath.Join(t.TempDir(), "long.runehall")
	if err := os.WriteFile(path, long, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, l := range doorLooks {
		t.Run(fmt.Sprintf("waiting %dx%d", l.width, l.height), func(t *testing.T) {
			app := pilot.Start(t, pilot.Options{
				Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
				Args: []string{"--probe", "--silent", "--data", t.TempDir(), "--lang", l.lang, "--scale", l.scale, "--open", path},
			})
			app.Until("it reads", func(r probe.Report) bool { return r.Scene == "waiting" })
			app.Tick(60)
			app.Save(fmt.Sprintf("d3waiting-%dx%d-%s", l.width, l.height, l.lang))
		})
		t.Run(fmt.Sprintf("many %dx%d", l.width, l.height), func(t *testing.T) {
			data := t.TempDir()
			if err := os.MkdirAll(filepath.Join(data, "matches"), 0o700); err != nil {
				t.Fatal(err)
			}
			for i := range 60 {
				text := recordOf(t, "ritual", "Ada", "Ben")
				if i%3 == 0 {
					text = long
				}
				if err := os.WriteFile(filepath.Join(data, "matches",
					fmt.Sprintf("ritual-20260301-%06d.runehall", i)), text, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			app := pilot.Start(t, pilot.Options{
				Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
				Args: []string{"--probe", "--silent", "--data", data, "--lang", l.lang, "--scale", l.scale, "--seed", "7"},
			})
			app.Tick(90)
			app.Save(fmt.Sprintf("d4reading-%dx%d-%s", l.width, l.height, l.lang))
			if app.Has("title.more") {
				app.Click(app.Target("title.more").Middle())
				app.Tick(40)
				app.Save(fmt.Sprintf("d4more-%dx%d-%s", l.width, l.height, l.lang))
				app.Key(ebiten.KeyEscape)
				app.Tick(20)
			}
			if app.Has("title.older") {
				app.FocusOn("title.older")
				app.Tick(40)
				app.Save(fmt.Sprintf("d4older-%dx%d-%s", l.width, l.height, l.lang))
			}
			for _, name := range []string{"title.archive", "title.past"} {
				if app.Has(name) {
					app.FocusOn(name)
					app.Key(ebiten.KeyEnter)
					app.Tick(60)
					app.Save(fmt.Sprintf("d4archive-%dx%d-%s", l.width, l.height, l.lang))
					break
				}
			}
		})
	}
}

// longRecord returns a record with very many lines, as if somebody had taken moves back again and again.
func longRecord(t *testing.T) []byte {
	t.Helper()
	var lines []string
	for raw := range bytes.Lines(recordOf(t, "ritual", "Ada", "Ben")) {
		lines = append(lines, string(raw[:bytes.LastIndex(raw, []byte(" ~"))]))
	}
	for range 200_000 {
		lines = append(lines, "undo 0")
	}
	return sealed(lines...)
}

// TestPicturesOfNothingKept takes pictures of what the program says when it cannot store anything.
func TestPicturesOfNothingKept(t *testing.T) {
	pilot.ForLooking(t)
	for _, l := range doorLooks {
		t.Run(fmt.Sprintf("%dx%d", l.width, l.height), func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "file")
			if err := os.WriteFile(file, nil, 0o644); err != nil {
				t.Fatal(err)
			}
			app := atTheDoor(t, l, file)
			saveDoor(app, l, "d5title")
			app.Tap("title.play")
			saveDoor(app, l, "d5setup")
			app.FocusOn("setup.begin")
			app.Tap("setup.begin")
			saveDoor(app, l, "d5table")
			app.Tap("table.pause")
			saveDoor(app, l, "d5pause")
		})
		t.Run(fmt.Sprintf("home %dx%d", l.width, l.height), func(t *testing.T) {
			for _, name := range []string{"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"} {
				t.Setenv(name, "")
			}
			app := pilot.Start(t, pilot.Options{
				Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
				Args: []string{"--probe", "--silent", "--lang", l.lang, "--scale", l.scale, "--seed", "7"},
			})
			saveDoor(app, l, "d5home")
		})
		t.Run(fmt.Sprintf("gone %dx%d", l.width, l.height), func(t *testing.T) {
			data := filepath.Join(t.TempDir(), "data")
			app := atTheDoor(t, l, data)
			app.Tap("title.play")
			app.Settle()
			app.FocusOn("setup.begin")
			app.Tap("setup.begin")
			app.Settle()
			if err := os.RemoveAll(data); err != nil {
				t.Fatal(err)
			}
			app.Tick(30)
			app.Key(ebiten.KeyH)
			app.Tick(60)
			app.Tap("ritual.tile.0")
			app.Tick(30)
			if cells := app.Names("ritual.cell"); len(cells) > 0 {
				app.Tap(cells[0])
				app.Tick(10)
			}
			app.Key(ebiten.KeyEnter)
			app.Tick(60)
			app.Save(fmt.Sprintf("d6gone-%dx%d-%s", l.width, l.height, l.lang))
		})
	}
}

// TestPicturesOfAnUnknownPad takes pictures of the toast about a gamepad with an unknown layout, and of the scene in
// which a person names its buttons.
func TestPicturesOfAnUnknownPad(t *testing.T) {
	pilot.ForLooking(t)
	for _, l := range doorLooks {
		t.Run(fmt.Sprintf("%dx%d", l.width, l.height), func(t *testing.T) {
			app := atTheDoor(t, l, t.TempDir())
			app.UnknownPad(-1)
			app.Tick(30)
			app.Save(fmt.Sprintf("d7toast-%dx%d-%s", l.width, l.height, l.lang))
			app.Tap("pad.say")
			save := func(name string) { // does not wait for rest: the scene never rests while it waits for a button
				app.Tick(60)
				app.Save(fmt.Sprintf("%s-%dx%d-%s", name, l.width, l.height, l.lang))
			}
			save("d7naming")
			for b := range 11 {
				app.UnknownPad(b)
				app.Tick(4)
				app.UnknownPad(-1)
				app.Tick(4)
				if b == 6 {
					save("d7naming7")
				}
			}
			save("d7done")
			app.Tap("pad.done")
			app.Settle()
			app.Tap("title.settings")
			app.Settle()
			app.FocusOn("settings.fullscreen") // in two steps, since FocusOn presses Tab only so often
			app.FocusOn("settings.pad")
			saveDoor(app, l, "d7settings")
		})
	}
}

// recordOf returns the record of a match without moves.
func recordOf(t *testing.T, game string, names ...string) []byte {
	t.Helper()
	entry, _ := all.Entry(game)
	players := make([]games.Player, len(names))
	for s := range players {
		players[s] = games.Player{Driver: games.Person, Name: names[s], Colour: []string{"amber", "sky", "jade"}[s],
			Emblem: []string{"circle", "diamond", "triangle"}[s]}
	}
	record, err := games.NewRecord(entry.Info(), games.Setup{Seats: len(names), Seed: 7}, players)
	if err != nil {
		t.Fatal(err)
	}
	return record.Text()
}

// sealed returns the text of a record with these lines, each followed by its checksum.
func sealed(lines ...string) []byte {
	var text []byte
	for _, line := range lines {
		text = append(text, line...)
		text = fmt.Appendf(text, " ~%08x\n", crc32.ChecksumIEEE(text))
	}
	return text
}

// TestPicturesOfWhatCannotBeCopied takes pictures of a link that is to be copied where there is no clipboard.
func TestPicturesOfWhatCannotBeCopied(t *testing.T) {
	pilot.ForLooking(t)
	pilot.Build(t, "runehall") // before PATH changes, as the build needs it
	record := filepath.Join(t.TempDir(), "match.runehall")
	if err := os.WriteFile(record, recordOf(t, "ritual", "Ada", "Ben"), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", t.TempDir()) // without xclip and the like
	for _, l := range append(doorLooks, look{1920, 1080, "de", "1"}) {
		t.Run(fmt.Sprintf("%dx%d %s", l.width, l.height, l.lang), func(t *testing.T) {
			app := atTheDoor(t, l, t.TempDir(), "--open", record)
			app.Tap("table.pause")
			app.Tap("pause.share")
			app.Settle()
			app.Tap("dialog.ok") // the match goes on, so it asks
			app.Settle()
			app.Tap("share.copy")
			app.Settle()
			saveDoor(app, l, "d4copy")
			app.Tap("dialog.ok")
			app.Tick(20)
			app.Save(fmt.Sprintf("d4unopened-%dx%d-%s", l.width, l.height, l.lang))
		})
	}
}
