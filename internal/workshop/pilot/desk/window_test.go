//go:build pilot

package desk_test

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"runehall/internal/workshop/pilot/desk"
	"runehall/internal/workshop/pilot/probe"
)

func begin(t *testing.T, args ...string) *desk.Program {
	t.Helper()
	p, err := desk.Start(program, append([]string{"--probe", "--stats", "--silent", "--lang", "en"}, args...)...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { must(t, p.Kill()) })
	return p
}

// TestAWindowOfAnySizeIsSurvived gives the window absurd sizes, as window managers can without asking the program.
func TestAWindowOfAnySizeIsSurvived(t *testing.T) {
	p := begin(t, "--data", t.TempDir())
	// Until then the program itself sets the size of its window.
	_, err := p.Until("the title", func(r probe.Report) bool { return r.Scene == "title" && !r.Busy })
	must(t, err)
	for _, size := range [][2]int{{20000, 300}, {19000, 200}, {300, 20000}, {200, 200}, {1, 1}, {20000, 9000}} {
		must(t, p.Resize(size[0], size[1]))
		must(t, p.Resize(640, 480+size[0]%100))
		_, err := p.Until("a screen again", func(r probe.Report) bool {
			return r.Size == [2]float64{640, float64(480 + size[0]%100)}
		})
		must(t, err)
	}
	must(t, p.Close())
	if log := p.Log(); strings.Contains(log, "panic") {
		t.Error(log)
	}
}

// TestTheWindowComesBackAsItWas resizes the window, closes it, and starts the program again.
func TestTheWindowComesBackAsItWas(t *testing.T) {
	data := t.TempDir()
	for _, size := range [][2]int{{1280, 720}, {800, 620}} {
		p := begin(t, "--data", data)
		_, err := p.Until("its last size", func(r probe.Report) bool {
			return r.Scene == "title" && !r.Busy && r.Size == [2]float64{float64(size[0]), float64(size[1])}
		})
		must(t, err)
		must(t, p.Resize(800, 620))
		_, err = p.Until("resized", func(r probe.Report) bool { return r.Size == [2]float64{800, 620} })
		must(t, err)
		must(t, p.Close())
	}
}

// TestWhatCannotBeOpenedIsSaidInTheWindow opens what is no match. The program must start, and say in its window why it
// cannot be opened; from there a button leads to the title.
func TestWhatCannotBeOpenedIsSaidInTheWindow(t *testing.T) {
	dir := t.TempDir()
	pipe := filepath.Join(dir, "pipe")
	must(t, syscall.Mkfifo(pipe, 0o600))
	for _, c := range []struct{ text, want string }{
		{pipe, "“pipe” is a device"},
		{"/dev/zero", "“zero” is a device"},
		{dir, "is a folder"},
		{filepath.Join(dir, "x#match=AQ.runehall"), "There is no file “x#match=AQ.runehall”"},
		{"runehall://open", "holds no match"},
		{"runehall://open#match=AS9", "damaged"},
		{"file://elsewhere.example/x.runehall", "another computer, elsewhere.example"},
	} {
		p := begin(t, "--data", t.TempDir(), "--open", c.text)
		r, err := p.Until("the reason", func(r probe.Report) bool { return r.Scene == "error" && !r.Busy })
		must(t, err)
		if said := r.Text("error"); !strings.Contains(said, c.want) {
			t.Errorf("%s: %q", c.text, said)
		}
		must(t, p.Tap("error.home"))
		_, err = p.Until("the title", func(r probe.Report) bool { return r.Scene == "title" })
		must(t, err)
		must(t, p.Close())
	}
}
