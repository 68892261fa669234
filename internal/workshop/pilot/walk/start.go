//go:build !js

package walk

import (
	"os"
	"path/filepath"
	"testing"

	"runehall/internal/workshop/pilot"
)

// Five is a set-up of people and computer players.
const Five = `{"seats":[
	{"name":"Astrid","driver":"person","colour":0,"emblem":0},
	{"name":"Ingrid","driver":"person","colour":1,"emblem":1},
	{"name":"Bjarne","driver":"adept","colour":2,"emblem":2},
	{"name":"Skald","driver":"person","colour":3,"emblem":3},
	{"name":"Runa","driver":"novice","colour":4,"emblem":4}],"starts":0}`

// Start starts the program with a set-up of Rituals in its data, at its highest speed.
func Start(t *testing.T, width, height int, lang, scale, seats string) *pilot.App {
	t.Helper()
	return StartGame(t, width, height, lang, scale, "ritual", seats)
}

// StartGame is Start with a set-up of any game; with "" for the seats nobody has set one up.
func StartGame(t *testing.T, width, height int, lang, scale, game, seats string) *pilot.App {
	t.Helper()
	data := t.TempDir()
	settings := filepath.Join(data, "settings")
	if err := os.MkdirAll(settings, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"seating." + game: seats, "settings": `{"speed":2}`} {
		if text == "" {
			continue
		}
		if err := os.WriteFile(filepath.Join(settings, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	app := pilot.Start(t, pilot.Options{
		Binary: pilot.Build(t, "runehall"), Width: width, Height: height,
		Args: []string{"--probe", "--silent", "--data", data, "--lang", lang, "--scale", scale, "--seed", "7"},
	})
	app.Settle()
	return app
}

// Clause opens the rulebook at a clause from its list, to which the open book leads where there is no room for both.
func Clause(app *pilot.App, id string) {
	if app.Has("rules.contents") {
		app.Tap("rules.contents")
		app.Settle()
	}
	app.FocusOn("rules." + id)
	app.Tap("rules." + id)
}
