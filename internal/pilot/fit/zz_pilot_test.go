//go:build pilot

package fit

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"runehall/internal/pilot"
)

func TestZZNames(t *testing.T) {
	for _, c := range []struct{ w, h int; scale, lang string }{{360, 640, "1.5", "de"}, {1440, 900, "1", "en"}} {
		dir := t.TempDir()
		if err := os.CopyFS(dir, os.DirFS("/tmp/names")); err != nil {
			t.Fatal(err)
		}
		os.WriteFile(dir+"/settings/seating.ritual", []byte(fmt.Sprintf(`{"seats":[{"name":"%s","driver":"person","colour":2,"emblem":2},{"name":"%s","driver":"person","colour":4,"emblem":4},{"name":"%s","driver":"person","colour":1,"emblem":1}],"starts":0}`, strings.Repeat("W", 24), strings.Repeat("鬱", 24), strings.Repeat("ﷺ", 24))), 0o600)
		args := []string{"--probe", "--silent", "--data", dir, "--lang", c.lang, "--scale", c.scale, "--seed", "7", "--size", fmt.Sprintf("%dx%d", c.w, c.h)}
		app := pilot.Start(t, pilot.Options{Binary: pilot.Build(t, "runehall"), Args: args, Width: c.w, Height: c.h})
		n := 0
		save := func(name string) {
			app.Settle()
			app.Save(fmt.Sprintf("%d-%02d-%s", c.w, n, name))
			r := app.Probe()
			t.Log(c.w, name, r.Scene, r.State["cramped"])
			n++
		}
		has := func(name string) bool { _, ok := app.Probe().Targets[name]; return ok }
		save("title")
		if has("title.continue.0") {
			app.Tap("title.continue.0")
			save("table")
			if has("table.pause") {
				app.Tap("table.pause")
				save("pause")
				app.Tap("pause.leave")
			}
		}
		app.Settle()
		app.Tap("title.play")
		save("setup")
		if has("setup.begin") {
			app.Tap("setup.begin")
			save("curtain")
			app.Tap("table.pause")
			app.Settle()
			app.Tap("pause.leave")
		}
		app.Settle()
		for i := 0; i < 40 && !has("title.archive"); i++ {
			app.Key(48) // Tab
			app.Settle()
		}
		if has("title.archive") {
			app.Tap("title.archive")
			save("archive")
			if has("archive.match.0") {
				app.Tap("archive.match.0")
				save("results")
				if has("results.replay") {
					app.Tap("results.replay")
					save("replay")
				app.Tap("replay.back")
				}
				app.Settle()
				app.Tap("results.back")
				app.Settle()
			}
			app.Tap("archive.statistics")
			save("statistics")
			if has("statistics.person") {
				app.Tap("statistics.person")
				save("who")
			}
		}
		app.Close()
	}
}

func TestZZHostile(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("/tmp/hostile")); err != nil {
		t.Fatal(err)
	}
	for start := range 2 {
		args := []string{"--probe", "--silent", "--data", dir, "--lang", "de", "--scale", "1.5", "--seed", "7", "--size", "360x640"}
		app := pilot.Start(t, pilot.Options{Binary: pilot.Build(t, "runehall"), Args: args, Width: 360, Height: 640})
		ticks := 0
		for ; app.Probe().Scene != "title" || app.Probe().Busy; ticks++ {
			app.Tick(1)
			if ticks == 100 {
				app.Save(fmt.Sprintf("hostile-%d", start))
			}
			if ticks > 5000 {
				break
			}
		}
		t.Log("start", start, "is at rest after", ticks, "ticks", app.Probe().State["unread"], app.Probe().State["matches"])
		app.Settle()
		app.Save(fmt.Sprintf("hostile-%d-done", start))
		app.Close()
	}
}
