package scenes

import (
	"math"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/sound"
	rules "runehall/games/ritual"
	"runehall/internal/mixer"
	"runehall/internal/store"
	"runehall/internal/workshop/gamestest"
	"runehall/scenes/rulebook"
	"runehall/scenes/stage"
	"runehall/ui"
)

// phone starts the program as a phone's shell does: everything from the shell comes through the source.
func phone(t *testing.T, config Config) *driver {
	t.Helper()
	d := start(t, ui.Sz(412, 915), config)
	d.app.read = func(in *ui.Input) {
		d.app.source.Read(in)
		in.Size, in.Scale = d.size, 1
		in.Pointers, in.Device = append(in.Pointers, d.in.Pointers...), d.in.Device
	}
	return d
}

// TestInsetsMoveTheLayout checks that nothing that can be pressed lies in unsafe borders, and that their room is used
// again once they are gone.
func TestInsetsMoveTheLayout(t *testing.T) {
	d := phone(t, Config{})
	d.settle()
	free := d.line.Targets["title.play"]
	in := ui.Insets{Top: 48, Right: 12, Bottom: 34, Left: 12}
	d.app.SetInsets(in)
	for _, scene := range []string{"title", "setup", "table", "pause"} {
		d.settle()
		d.want(scene)
		for name, r := range d.line.Targets {
			if r[0] < in.Left || r[1] < in.Top || r[0]+r[2] > d.size.W-in.Right || r[1]+r[3] > d.size.H-in.Bottom {
				t.Errorf("%s: %s at %v is not safe", scene, name, r)
			}
		}
		if next := map[string]string{"title": "title.play", "setup": "setup.begin", "table": "table.pause",
			"pause": "pause.leave"}[scene]; next != "" {
			d.tap(next)
		}
	}
	d.app.SetInsets(ui.Insets{})
	d.settle()
	// With a match to go on with, the golden word is longer and grows to the left.
	if again := d.line.Targets["title.play"]; math.Abs(again[0]+again[2]-free[0]-free[2]) > .2 || again[1] != free[1] ||
		again[3] != free[3] {
		t.Errorf("without insets Play is at %v, at first it was at %v", again, free)
	}
}

// TestBackGoesBack checks that Back does what Escape does, one step each time, and leaves the program at the title.
func TestBackGoesBack(t *testing.T) {
	left := 0
	var deep []bool
	d := phone(t, Config{Leave: func() { left++ }, Deep: func(is bool) { deep = append(deep, is) }})
	d.tap("title.play")
	d.tap("setup.begin")
	d.tap("table.log")
	for _, want := range []string{"table", "pause", "table", "pause"} {
		d.app.GoBack()
		d.settle()
		d.want(want)
	}
	d.tap("pause.leave")
	d.tap("title.delete.0")
	d.app.GoBack()
	d.settle()
	if d.line.State["overlay"] == "dialog" || left != 0 {
		t.Errorf("back closes no dialog: %v, left %d times", d.line.State["overlay"], left)
	}
	if want := []bool{false, true, false, true, false}; !slices.Equal(deep, want) {
		t.Errorf("at the title, at the table, back, with a question and without it there was a way back: %v", deep)
	}
	d.app.GoBack()
	d.settle()
	if d.want("title"); left != 1 || d.app.quit {
		t.Errorf("back at the title: left %d times, ended %v", left, d.app.quit)
	}
}

// private returns a match in which the seat on turn holds a ritual, behind its curtain.
func private(t *testing.T) []byte {
	t.Helper()
	reveals := func(m rules.Move) bool { return m.Kind == rules.RevealAt }
	return gamestest.Until(t, rules.Def, 2, reveals, func(v rules.View) bool {
		return v.Phase() == rules.TurnPhase && v.RitualCount(v.OnTurn()) > 0
	}).Record().Text()
}

func (d *driver) openCurtain() {
	d.t.Helper()
	d.tap("ritual.cards")
	r := d.line.Targets["curtain.open"]
	at := ui.Pt(r[0]+r[2]/2, r[1]+r[3]/2)
	d.point(ui.Press, at, 1)
	d.point(ui.Drag, at, 90)
	d.point(ui.Release, at, 1)
	d.settle()
	if v, ok := d.line.State["viewer"].(float64); !ok || v < 0 {
		d.t.Fatalf("the curtain does not open: %v", d.line.State)
	}
}

// TestPauseShutsTheCurtain leaves the program with a seat's secrets on the screen, alone or under another screen: the
// curtain shuts.
func TestPauseShutsTheCurtain(t *testing.T) {
	for name, leave := range map[string]func(d *driver){
		"pause": func(d *driver) { d.app.Pause() },
		"away and back between two ticks": func(d *driver) {
			d.app.Pause()
			d.app.Resume()
		},
		"focus": func(d *driver) {
			read := d.app.read
			d.app.read = func(in *ui.Input) {
				read(in)
				in.FocusLost = true
				d.app.read = read
			}
		},
		"under the rules": func(d *driver) {
			d.app.stage.Push(rulebook.New(d.app.stage, &shelves, "ritual", "", ""))
			d.settle()
			d.want("rules")
			d.app.Pause()
			d.tick()
			d.app.Resume()
			d.tick()
			d.app.GoBack()
			d.settle()
		},
	} {
		t.Run(name, func(t *testing.T) {
			d := phone(t, Config{Open: private(t)})
			d.openCurtain()
			leave(d)
			d.tick()
			d.settle()
			d.want("table")
			if v, ok := d.line.State["viewer"].(float64); !ok || v >= 0 {
				t.Errorf("after that seat %v looks", d.line.State["viewer"])
			}
			for _, target := range d.names("ritual.card.") {
				t.Errorf("%s can still be pressed", target)
			}
		})
	}
}

// TestPauseIsSettledOncePainted waits until the shut curtain is on the screen, but no longer than asked for.
func TestPauseIsSettledOncePainted(t *testing.T) {
	d := phone(t, Config{Open: private(t)})
	d.openCurtain()
	screen := ebiten.NewImage(int(d.size.W), int(d.size.H))
	d.app.Draw(screen)
	d.tick()
	d.app.Pause()
	if d.app.Draw(screen); d.app.Settled(0) {
		t.Error("settled by the picture of a tick before it")
	}
	if d.tick(); d.app.Settled(0) {
		t.Error("settled before a picture")
	}
	if d.app.Draw(screen); !d.app.Settled(10 * time.Minute) {
		t.Error("not settled after the picture")
	}
	// A pause that nobody waited for does not count for the next one.
	for range 2 {
		d.app.Resume()
		d.tick()
		d.app.Pause()
		d.tick()
		d.app.Draw(screen)
	}
	d.app.Resume()
	d.tick()
	if d.app.Pause(); d.app.Settled(0) {
		t.Error("settled by an earlier pause")
	}
}

// TestPauseStores ends the process in the background without a warning: the match is there with all its moves.
func TestPauseStores(t *testing.T) {
	dir := t.TempDir()
	kept := store.Open(store.Config{Dir: dir})
	t.Cleanup(func() {
		if err := kept.Close(); err != nil {
			t.Error(err)
		}
	})
	d := phone(t, Config{Store: kept})
	d.tap("title.play")
	d.tap("setup.begin")
	d.settle()
	want := d.app.stack.top().scene.(recorder).Record()
	d.app.Pause()
	d.tick()
	var got []byte
	other := store.Open(store.Config{Dir: dir})
	other.List(func(items []store.Item, err error) {
		if err != nil || len(items) != 1 {
			t.Fatalf("%d records, %v", len(items), err)
		}
		other.Read(items[0].ID, func(text []byte, err error) {
			if err != nil {
				t.Error(err)
			}
			got = text
		})
	})
	for other.Busy() {
		other.Poll()
	}
	if err := other.Close(); err != nil {
		t.Error(err)
	}
	if string(got) != string(want) {
		t.Errorf("stored is\n%s\nand the match is\n%s", got, want)
	}
}

// TestExportIsShared gives an exported match to the phone's own ways of sending, as a path leads nowhere there.
func TestExportIsShared(t *testing.T) {
	kept := store.Open(store.Config{Dir: t.TempDir()})
	t.Cleanup(func() {
		if err := kept.Close(); err != nil {
			t.Error(err)
		}
	})
	shared := ""
	d := phone(t, Config{Store: kept, Share: func(path string) { shared = path }})
	d.tap("title.play")
	d.tap("setup.begin")
	d.tap("table.pause")
	d.tap("pause.share")
	d.tap("dialog.ok")
	d.want("share")
	if text := d.button("share.file").Text; text != d.app.stage.Text("share.give") {
		t.Errorf("the button that shares says %q", text)
	}
	d.tap("share.file")
	if _, err := os.Stat(shared); err != nil {
		t.Errorf("shared was %q: %v", shared, err)
	}
}

// TestFocusOfSoundIsHandedOn loses the focus of sound and gets it back: the mixer is told without a tick.
func TestFocusOfSoundIsHandedOn(t *testing.T) {
	d := phone(t, Config{})
	d.app.mixer.Wake()
	heard := func(e sound.Effect) bool {
		before := d.app.heard[e]
		d.app.sound(e, ui.Point{})
		return d.app.heard[e] > before
	}
	if d.app.SetFocus(mixer.FocusLost); heard(sound.Coin) {
		t.Error("an effect is heard without the focus")
	}
	if d.app.SetFocus(mixer.FocusFull); !heard(sound.Die) {
		t.Error("nothing is heard with the focus")
	}
	if d.app.Pause(); heard(sound.Turn) {
		t.Error("an effect is heard in the background")
	}
}

// TestLocaleFollowsTheSystem changes the system's language under the running program: it is used unless a language was
// chosen.
func TestLocaleFollowsTheSystem(t *testing.T) {
	d := phone(t, Config{Locale: "en-GB"})
	d.settle()
	d.app.SetLocale("de-AT")
	d.settle()
	if d.line.State["lang"] != "de" || d.button("title.settings").Text != d.app.stage.Text("title.settings") {
		t.Errorf("the language is %v, with %q", d.line.State["lang"], d.button("title.settings").Text)
	}
	d.tap("title.settings")
	d.tap("settings.language.en")
	d.app.SetLocale("de-CH")
	d.settle()
	if d.line.State["lang"] != "en" {
		t.Errorf("over a choice the language is %v", d.line.State["lang"])
	}
}

// TestWishesOfTheSystem has the system ask for less motion and more contrast while the program runs: that is done until
// somebody chooses otherwise.
func TestWishesOfTheSystem(t *testing.T) {
	d := launch(t, ui.Sz(1440, 1700), Config{Lang: "en", Wishes: stage.Wishes{Still: true}})
	d.settle()
	want := func(what string, still, contrast bool) {
		t.Helper()
		if look := d.app.stage.Kit.Look; look.ReducedMotion != still || look.HighContrast != contrast {
			t.Errorf("%s: the look is %+v", what, look)
		}
	}
	want("at the start", true, false)
	d.app.SetWishes(stage.Wishes{Contrast: true})
	d.settle()
	want("while it runs", false, true)
	d.tap("title.settings")
	d.tap("settings.still.on")
	d.tap("settings.contrast.off")
	d.settle()
	want("with a choice", true, false)
	d.app.SetWishes(stage.Wishes{})
	d.settle()
	want("with the choice that stays", true, false)
	d.tap("settings.still.system")
	d.settle()
	want("left to the system again", false, false)
}

// TestRecordFromOutside opens a match from another program, and says what is wrong with a text that is none.
func TestRecordFromOutside(t *testing.T) {
	d := phone(t, Config{})
	d.app.Open(private(t))
	d.tick()
	d.settle()
	d.want("table")
	d.app.Open([]byte(strings.Repeat("no record\n", 3)))
	d.tick()
	d.settle()
	d.want("error")
}
