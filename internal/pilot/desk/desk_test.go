//go:build pilot

package desk_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"runehall/internal/pilot/desk"
	"runehall/internal/pilot/probe"
)

// The programs that are tested: a toy, and the real one.
var toy, program string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "desk")
	if err != nil {
		panic(err)
	}
	build := func(name, from string) string {
		to := filepath.Join(dir, name)
		build := exec.Command("go", "build", "-o", to, from)
		build.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := build.CombinedOutput(); err != nil {
			panic(string(out))
		}
		return to
	}
	toy, program = build("toy", "runehall/internal/pilot/internal/toy"), build("runehall", "runehall")
	code := m.Run()
	if err := os.RemoveAll(dir); err != nil {
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
	time.Sleep(time.Second)
	after, err := p.Figures()
	must(t, err)
	later, err := p.CPU()
	must(t, err)
	resident, err := p.Resident()
	must(t, err)
	if first <= 0 || before.Draws < 1 || after.Draws <= before.Draws || after.Mallocs <= before.Mallocs {
		t.Errorf("first frame after %v, figures %+v and a second later %+v", first, before, after)
	}
	if later <= cpu || resident < 1<<20 {
		t.Errorf("processor time %v, then %v; %d bytes", cpu, later, resident)
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
	must(t, p.Press(desk.Enter))
	if _, err := p.Until("nothing", func(probe.Report) bool { return false }); err == nil || !strings.Contains(err.Error(), "the toy breaks") {
		t.Errorf("Until after a panic: %v", err)
	}
	if p := start(t); p.Kill() != nil || p.Close() == nil {
		t.Error("Close of a killed program gives no error")
	}
}
