//go:build pilot

package desk_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"runehall/internal/workshop/pilot/desk"
	"runehall/internal/workshop/pilot/probe"
	"runehall/internal/workshop/pilot/programs"
)

// patience bounds every wait. It is far longer than a busy machine needs.
const patience = 5 * time.Minute

// The paths of the programs under test: a toy, and the real program.
var toy, program string

func TestMain(m *testing.M) {
	build := func(pkg string) string {
		path, err := programs.Build(pkg, programs.Window)
		if err != nil {
			panic(err)
		}
		return path
	}
	toy, program = build("runehall/internal/workshop/pilot/internal/toy"), build("runehall")
	code := programs.Shown(m.Run)
	if err := programs.Remove(); err != nil {
		panic(err)
	}
	os.Exit(code)
}

func start(t *testing.T, args ...string) *desk.Program {
	t.Helper()
	p, err := desk.Start(toy, append([]string{"--data", t.TempDir(), "--stats"}, args...)...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { must(t, p.Kill()) })
	return p
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestMouseKeysFocusAndSizeReachTheWindow(t *testing.T) {
	p := start(t)
	must(t, p.Tap("toy.left"))
	must(t, p.Tap("toy.right"))
	_, err := p.Until("pressed", func(r probe.Report) bool {
		left, _ := r.Number("left")
		right, _ := r.Number("right")
		return left == 1 && right == 1
	})
	must(t, err)
	must(t, p.Press(desk.Tab))
	_, err = p.Until("focused", func(r probe.Report) bool { return r.Text("focus") == "toy.left" && r.Is("active") })
	must(t, err)
	must(t, p.Unfocus())
	_, err = p.Until("inactive", func(r probe.Report) bool { return !r.Is("active") })
	must(t, err)
	must(t, p.Focus())
	_, err = p.Until("active again", func(r probe.Report) bool { return r.Is("active") })
	must(t, err)
	must(t, p.Resize(500, 400))
	_, err = p.Until("resized", func(r probe.Report) bool { return r.Size == [2]float64{500, 400} })
	must(t, err)
	must(t, p.Close())
	if log := p.Log(); log != "toy: hello\n" {
		t.Errorf("log = %q", log)
	}
}

func TestFiguresOfARunningProgram(t *testing.T) {
	p := start(t)
	first, err := p.First()
	must(t, err)
	before, err := p.Figures()
	must(t, err)
	cpu, err := p.CPU()
	must(t, err)
	resident, err := p.Resident()
	must(t, err)
	if first <= 0 || before.Draws < 1 || before.Mallocs < 1 || resident < 1<<20 {
		t.Errorf("first frame after %v, figures %+v, %d bytes", first, before, resident)
	}
	for end := time.Now().Add(patience); ; time.Sleep(time.Second / 10) {
		after, err := p.Figures()
		must(t, err)
		later, err := p.CPU()
		must(t, err)
		if after.Updates > before.Updates && after.Draws > before.Draws &&
			after.Mallocs > before.Mallocs && later > cpu {
			break
		}
		if time.Now().After(end) {
			t.Fatalf("figures %+v and processor time %v stay at %+v and %v", before, cpu, after, later)
		}
	}
}

func TestAProgramThatEndsIsAnError(t *testing.T) {
	if _, err := desk.Start(toy, "--nonsense"); err == nil || !strings.Contains(err.Error(), "not defined") {
		t.Errorf("Start with an unknown flag: %v", err)
	}
	p := start(t, "--crash")
	if _, err := p.Probe(); err != nil {
		t.Fatal(err)
	}
	must(t, p.Press(desk.Tab))
	if err := p.Press(desk.Enter); err == nil || !strings.Contains(err.Error(), "the toy breaks") {
		t.Errorf("Press that ends the program: %v", err)
	}
	if _, err := p.Until("nothing", func(probe.Report) bool { return false }); err == nil ||
		!strings.Contains(err.Error(), "the toy breaks") {
		t.Errorf("Until after a panic: %v", err)
	}
	if p := start(t); p.Kill() != nil || p.Close() == nil {
		t.Error("Close of a killed program gives no error")
	}
}
