package cli

import (
	"encoding/json"
	"testing"
)

// manyMonitors are sizes of monitors in device-independent pixels: common ones, the same with a scale, and absurd ones.
var manyMonitors = []monitor{
	{"netbook", 1024, 600}, {"full HD at 150 %", 1280, 720}, {"full HD at 200 %", 960, 540}, {"full HD", 1920, 1080},
	{"old", 800, 600}, {"very old", 640, 480},
	{"wide", 3440, 1440}, {"super wide", 5120, 1440}, {"4K", 3840, 2160}, {"4K at 300 %", 1280, 720},
	{"upright", 1080, 1920}, {"upright at 200 %", 540, 960},
	{"HD ready", 1366, 768}, {"MacBook", 1440, 900}, {"handheld", 1280, 800}, {"phone", 360, 640}, {"tiny", 320, 200},
	{"strip", 1920, 240}, {"speck", 100, 100},
	{"virtual", 20000, 1000},
}

// inSight reports whether a window is wholly on its monitor. If the monitor is large enough, there must also be room
// for the window's title bar and the desktop's task bar.
func inSight(f frame, m monitor) bool {
	roomy := m.H >= minSize+titleBar+taskBar && m.W >= minSize+sideFrames
	return f.W > 0 && f.H > 0 && f.W <= m.W && f.H <= m.H &&
		(!roomy || f.W <= m.W-sideFrames && f.H <= m.H-titleBar-taskBar) &&
		(!f.Placed || f.X >= 0 && f.Y >= 0 && f.X+f.W <= m.W && f.Y+f.H <= m.H && (!roomy || f.Y >= titleBar))
}

// TestTheFirstWindowFitsTheScreen opens a window for the first time: it fits every monitor, and has its default size
// where there is room.
func TestTheFirstWindowFitsTheScreen(t *testing.T) {
	for _, m := range manyMonitors {
		f, at := resume(nil, defaultSize, []monitor{m})
		if at != 0 || !inSight(f, m) || f.Placed || f.Maximised {
			t.Errorf("%+v: %+v", m, f)
		}
		if m.W >= 1400 && m.H >= 900 && (f.W != defaultSize.width || f.H != defaultSize.height) {
			t.Errorf("%+v has room, and the window is %d×%d", m, f.W, f.H)
		}
	}
	for m, want := range map[monitor]size{{"", 1024, 600}: {1008, 500}, {"", 1280, 720}: {1264, 620},
		{"", 960, 540}: {944, 440}} {
		if f, _ := resume(nil, defaultSize, []monitor{m}); (size{f.W, f.H}) != want {
			t.Errorf("%+v: %+v, want %v", m, f, want)
		}
	}
	if f, at := resume(nil, defaultSize, nil); at != -1 || f.W != defaultSize.width || f.H != defaultSize.height {
		t.Errorf("without a monitor: %+v at %d", f, at)
	}
}

// TestAWindowComesBackIntoSight reopens windows of many places and sizes, each on every monitor: they must be in sight,
// and keep their place only if the monitor is the same.
func TestAWindowComesBackIntoSight(t *testing.T) {
	for _, was := range manyMonitors {
		for _, is := range manyMonitors {
			for _, x := range []int{-30000, -100, 0, 40, was.W - 100, was.W, 30000} {
				for _, y := range []int{-30000, -20, 0, 36, was.H - 100, was.H, 30000} {
					for _, wanted := range []size{{200, 200}, {1280, 720}, {16384, 16384}, {300, 4000}} {
						last := &frame{X: x, Y: y, W: wanted.width, H: wanted.height, Placed: true, Maximised: true,
							Monitor: was}
						f, at := resume(last, defaultSize, []monitor{is, {"second", 1920, 1080}})
						if at != 0 || !inSight(f, is) || !f.Maximised {
							t.Fatalf("%+v on %+v: %+v", *last, is, f)
						}
						if f.Placed != (was == is) {
							t.Fatalf("%+v on %+v: placed %v", *last, is, f.Placed)
						}
					}
				}
			}
		}
	}
}

// TestAWindowThatIsInSightStaysWhereItIs reopens a window while its monitor is still there, has gone, or has become
// smaller.
func TestAWindowThatIsInSightStaysWhereItIs(t *testing.T) {
	first, second := monitor{"DP-1", 1920, 1080}, monitor{"DP-2", 2560, 1440}
	last := &frame{X: 1200, Y: 300, W: 1280, H: 720, Placed: true, Monitor: second}
	for _, monitors := range [][]monitor{{first, second}, {second, first}, {second}} {
		if f, at := resume(last, defaultSize, monitors); f != *last || monitors[at] != second {
			t.Errorf("%v: %+v on %d", monitors, f, at)
		}
	}
	if f, at := resume(last, defaultSize, []monitor{first}); at != 0 || f.Placed || f.Monitor != first || f.W != 1280 ||
		f.H != 720 {
		t.Errorf("unplugged: %+v on %d", f, at)
	}
	smaller := second
	smaller.W, smaller.H = 1280, 720
	if f, at := resume(last, defaultSize, []monitor{smaller}); at != 0 || !inSight(f, smaller) {
		t.Errorf("another resolution: %+v on %d", f, at)
	}
}

// TestFramesAreStored writes a window's place and size and reads it again. What no window can have is refused.
func TestFramesAreStored(t *testing.T) {
	f := frame{X: -5, Y: 40, W: 1000, H: 700, Placed: true, Maximised: true, Monitor: monitor{"DP-1", 1920, 1080}}
	text, err := f.text()
	if err != nil {
		t.Fatal(err)
	}
	if got, err := readFrame(text); err != nil || *got != f {
		t.Errorf("%s is read as %+v, %v", text, got, err)
	}
	for _, text := range []string{"", "null", "{}", "[]", `{"w":1e99,"h":5}`, `{"w":199,"h":720}`,
		`{"w":-1280,"h":720}`, `{"w":1280,"h":720,"x":9999999}`, "\x00\xff", `{"w":"wide"}`} {
		if got, err := readFrame([]byte(text)); err == nil {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
	if !json.Valid(text) {
		t.Errorf("%s", text)
	}
}
