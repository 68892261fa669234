//go:build pilot

package pilot_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/pilot"
)

const toy = "runehall/internal/workshop/pilot/internal/toy"

func startToy(t testing.TB, args ...string) *pilot.App {
	t.Helper()
	return pilot.Start(t, pilot.Options{
		Binary: pilot.Build(t, toy), Args: append([]string{"--data", t.TempDir()}, args...),
		Width: 400, Height: 300,
	})
}

func TestEveryHandTapsTargets(t *testing.T) {
	for _, hand := range pilot.Hands {
		t.Run(hand.String(), func(t *testing.T) {
			app := startToy(t)
			app.Hand = hand
			app.Tap("toy.left")
			app.Tap("toy.right")
			app.Tap("toy.right")
			app.Settle()
			r := app.Probe()
			if fmt.Sprint(r.State["left"], r.State["right"]) != "1 2" || r.Busy {
				t.Errorf("report %+v, want left 1, right 2, at rest", r)
			}
		})
	}
}

func TestOtherInputArrives(t *testing.T) {
	app := startToy(t)
	app.Twist(200, 250, 50, 150, 1, 10)
	app.Wheel(200, 100, 0, 2)
	app.Type("rūna")
	app.Key(ebiten.KeyControl, ebiten.KeyZ)
	app.Pad(ebiten.StandardGamepadButtonRightBottom)
	app.Unplug()
	r := app.Probe()
	if wheel, _ := r.Number("wheel"); wheel != 2 {
		t.Errorf("wheel = %v", wheel)
	}
	if fingers, _ := r.Number("fingers"); fingers != 2 {
		t.Errorf("%v fingers at once, want 2", fingers)
	}
	if r.Text("text") != "rūna" || !r.Is("undone") || !r.Is("pad") {
		t.Errorf("state = %v", r.State)
	}
}

func TestTwoRunsGiveTheSamePictureAndAPressAnother(t *testing.T) {
	first, second := startToy(t), startToy(t)
	before := first.Frame()
	pilot.Same(t, "start", second.Frame(), before)
	first.Click(100, 75)
	after := first.Frame()
	if n, _ := pilot.Diff(before, after); n != 180*130 {
		t.Errorf("%d pixels have changed, want those of one field, %d", n, 180*130)
	}
	second.Touch(100, 75)
	pilot.Same(t, "pressed", second.Frame(), after)
}

func TestKillLosesNothingAndCloseExitsWell(t *testing.T) {
	app := startToy(t)
	app.Tap("toy.left")
	app.Kill()
	app.Restart()
	app.Tap("toy.left")
	app.Close()
	app.Restart()
	if left, _ := app.Probe().Number("left"); left != 2 {
		t.Errorf("left = %v after a kill and a restart, want 2", left)
	}
	if log := app.Log(); log != strings.Repeat("toy: hello\n", 3) {
		t.Errorf("log = %q", log)
	}
}

func TestExitsAwaitsTheEnd(t *testing.T) {
	app := startToy(t)
	app.Exits(1, func() { app.Key(ebiten.KeyEscape) })
	app.Restart()
	app.Tap("toy.left")
}

func TestResizeLaysOutAnew(t *testing.T) {
	app := startToy(t)
	app.Resize(300, 600)
	if r := app.Probe(); r.Size != [2]float64{300, 600} || r.Targets["toy.right"] != [4]float64{160, 10, 130, 280} {
		t.Errorf("report %+v", r)
	}
	if b := app.Frame().Bounds(); b.Dx() != 300 || b.Dy() != 600 {
		t.Errorf("picture of %v", b)
	}
}
