package scenes

import (
	"log/slog"
	"slices"
	"testing"
	"time"

	"runehall/games"
	"runehall/internal/workshop/lane"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// FuzzInput gives the program random fingers and keys: whatever they do, no screen fails.
func FuzzInput(f *testing.F) {
	f.Add([]byte("\x00\x80\x80\x01\x80\x80\xff\x10\x20"), uint8(0))
	f.Add([]byte{4, 4, 4, 4, 4, 4, 4, 4, 4, 4}, uint8(1))
	f.Add([]byte{100, 0, 90, 101, 1, 90, 102, 2, 90, 103, 3, 90, 104, 4, 90, 105, 5, 90, 106, 6, 90, 107, 7, 90},
		uint8(3))
	f.Add([]byte{0, 200, 240, 1, 0, 0, 0, 200, 240, 1, 0, 0, 0, 120, 120, 1, 0, 0, 8, 9, 10, 4, 4}, uint8(2))
	f.Fuzz(func(t *testing.T, script []byte, shape uint8) {
		size := pagetest.Sizes[int(shape)%len(pagetest.Sizes)]
		config := Config{Log: slog.New(slog.DiscardHandler), KeepReport: func(_ string, text []byte) (string, error) {
			t.Errorf("a screen failed:\n%s", text)
			return "", nil
		}}
		d := launch(t, size, config)
		for len(script) > 2 {
			what, x, y := script[0], script[1], script[2]
			at := ui.Pt(float64(x)/255*size.W, float64(y)/255*size.H)
			switch {
			case what < 2:
				script = script[3:]
				d.touch(at)
			case what < 2+byte(ui.ActionCount):
				script = script[1:]
				d.in.Device = ui.KeyDevice
				d.in.Pressed = ui.ActionSet(ui.Action(what - 2))
				d.tick()
			case what < 60:
				script = script[2:]
				for range int(x) {
					d.in.Held = ui.ActionSet(ui.Hold)
					d.tick()
				}
			case what < 64:
				script = script[1:]
				d.in.FocusLost, d.in.Pause = what < 62, what == 62
				d.tick()
			case what < 80:
				script = script[1:]
				d.size = pagetest.Sizes[int(what)%len(pagetest.Sizes)]
				d.in.Resized = true
				d.tick()
			case what < 100:
				script = script[1:]
				for range 10 * int(what-79) {
					d.tick()
				}
			default:
				script = script[2:]
				d.tapAny(int(what)*256 + int(x))
			}
			if d.app.quit {
				return
			}
		}
	})
}

// tapAny taps one of the targets offered now, or holds it, since that opens curtains.
func (d *driver) tapAny(n int) {
	d.t.Helper()
	names := d.names("")
	if len(names) == 0 {
		d.tick()
		return
	}
	name := names[n%len(names)]
	if d.line.Scene == "title" && d.line.State["overlay"] == "dialog" {
		name = "dialog.cancel" // the program must go on
	}
	r := d.line.Targets[name]
	at := ui.Pt(r[0]+r[2]/2, r[1]+r[3]/2)
	if name == "curtain.open" {
		d.point(ui.Press, at, 1)
		d.point(ui.Drag, at, 50)
		d.point(ui.Release, at, 1)
		return
	}
	d.touch(at)
	d.tick()
}

// TestRandomTaps taps whatever is offered, for long enough to play matches to their end and to meet every scene.
// Computer players think as fast as the machine lets them, so the taps differ from run to run: the test goes on until
// all scenes were met.
func TestRandomTaps(t *testing.T) {
	scenes := []string{"title", "setup", "table", "pause", "rules", "settings", "results", "replay"}
	seen := map[string]bool{}
	met := func() bool { return !slices.ContainsFunc(scenes, func(s string) bool { return !seen[s] }) }
	seeds, taps := lane.Of[uint64](2, 4), 500
	if testing.Short() {
		seeds, taps, scenes = 1, 120, scenes[:1]
	}
	for seed := uint64(0); seed < seeds || seed < 24 && !met(); seed++ {
		config := Config{Log: slog.New(slog.DiscardHandler), KeepReport: func(_ string, text []byte) (string, error) {
			t.Errorf("seed %d: a screen failed:\n%s", seed, text)
			return "", nil
		}}
		t.Logf("seed %d", seed)
		d := launch(t, pagetest.Sizes[int(seed)%len(pagetest.Sizes)], config)
		d.watches = true // who sits down is chance
		chance := games.NewChance(seed, 3)
		for range taps {
			for tick := 0; d.line.Busy && tick < 400; tick++ {
				for d.app.shelf.Loading() { // pictures take real time, which must not decide what is tapped
					time.Sleep(time.Millisecond)
					d.tick()
				}
				d.tick()
			}
			seen[d.line.Scene] = true
			if d.line.Scene == "setup" && chance.IntN(4) == 0 && slices.Contains(d.names("setup."), "setup.begin") {
				d.tap("setup.begin") // there is so much to set up that random taps rarely begin a match
			}
			if d.line.Scene == "results" && chance.IntN(4) == 0 &&
				slices.Contains(d.names("results."), "results.replay") {
				d.tap("results.replay")
			}
			d.tapAny(chance.IntN(1 << 16))
			if d.app.quit {
				break
			}
		}
	}
	t.Logf("met: %v", seen)
	for _, scene := range scenes {
		if !seen[scene] {
			t.Errorf("the scene %s was never met", scene)
		}
	}
}
