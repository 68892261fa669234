//go:build !js

package mobile

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/scenes"
)

// hand is a phone that holds the program: what it was asked for, and what is on its screen.
type hand struct {
	t       *testing.T
	program *Program
	asked   []string
	deep    []bool
	line    struct {
		Scene string         `json:"scene"`
		Busy  bool           `json:"busy"`
		State map[string]any `json:"state"`
	}
}

func (h *hand) Leave()            { h.asked = append(h.asked, "leave") }
func (h *hand) Deep(deep bool)    { h.deep = append(h.deep, deep) }
func (h *hand) Awake(on bool)     { h.asked = append(h.asked, fmt.Sprint("awake ", on)) }
func (h *hand) Buzz()             { h.asked = append(h.asked, "buzz") }
func (h *hand) Choose()           { h.asked = append(h.asked, "choose") }
func (h *hand) Send(link string)  { h.asked = append(h.asked, "send "+link) }
func (h *hand) Share(path string) { h.asked = append(h.asked, "share "+filepath.Base(path)) }

// hold starts a program in a phone without a screen.
func hold(t *testing.T, dir, locale string) *hand {
	t.Helper()
	h := &hand{t: t}
	config := configuration(dir, locale, nil)
	config.Speaker = nil
	config.Log = slog.New(slog.NewTextHandler(t.Output(), nil))
	config.Report = func(line []byte) {
		h.line.State = nil
		if err := json.Unmarshal(line, &h.line); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() {
		if err := config.Store.Close(); err != nil {
			t.Error(err)
		}
	})
	var err error
	if h.program, err = newProgram(config, h); err != nil {
		t.Fatal(err)
	}
	return h
}

// ticks runs some ticks.
func (h *hand) ticks(n int) {
	h.t.Helper()
	for range n {
		if err := h.program.app.Update(); err != nil {
			h.t.Fatal(err)
		}
	}
}

func TestBackLeavesTheFirstScreen(t *testing.T) {
	h := hold(t, t.TempDir(), "en")
	h.ticks(20)
	h.program.Back()
	h.ticks(2)
	if h.line.Scene != "title" || !slices.Equal(h.asked, []string{"leave"}) {
		t.Errorf("at %s the shell was asked to %q", h.line.Scene, h.asked)
	}
}

// TestShellsAreAsked has the program ask for everything, of the shell that is there then.
func TestShellsAreAsked(t *testing.T) {
	first, second := &hand{t: t}, &hand{t: t}
	p := &Program{shell: first}
	var config scenes.Config
	p.ask(&config)
	for _, h := range []*hand{first, second} {
		p.attach(h)
		config.Leave()
		config.ChooseFile(nil)
		config.SendLink("runehall://open#match=x")
		config.Share("/data/exports/ritual.rune")
		config.Deep(true)
		config.Buzz()
		config.Awake("a match is on")
		want := []string{"leave", "choose", "send runehall://open#match=x", "share ritual.rune", "buzz", "awake true"}
		if h == second { // it is told at once that the screen stays on
			want = append([]string{"awake true"}, want...)
		}
		if !slices.Equal(h.asked, want) {
			t.Errorf("the shell was asked to %q", h.asked)
		}
	}
	p.attach(nil)
	config.SendLink("a link without a shell goes nowhere")
	config.Share("as does a file")
	if !slices.Equal(first.deep, []bool{true}) || !slices.Equal(second.deep, []bool{true, true}) {
		t.Errorf("of the way back the shells were told %v and %v", first.deep, second.deep)
	}
}

// TestShellsAreToldOfTheWayBack opens a screen over the title and leaves it again.
func TestShellsAreToldOfTheWayBack(t *testing.T) {
	h := hold(t, t.TempDir(), "en")
	h.ticks(20)
	h.program.Open([]byte("no record\n"))
	h.ticks(40)
	again := &hand{t: t}
	h.program.attach(again)
	h.program.Back()
	h.ticks(40)
	if !slices.Equal(h.deep, []bool{false, true}) || !slices.Equal(again.deep, []bool{true, false}) {
		t.Errorf("the first shell was told %v, the second one %v", h.deep, again.deep)
	}
}

// TestADamagedLinkIsAnswered passes on a text with an address as people share it.
func TestADamagedLinkIsAnswered(t *testing.T) {
	h := hold(t, t.TempDir(), "en")
	h.ticks(20)
	h.program.Open([]byte("Your move: https://example.org/#match=AAAA"))
	h.ticks(40)
	if h.line.Scene != "error" {
		t.Errorf("a damaged link leads to %s", h.line.Scene)
	}
}

func TestLocaleIsThatOfThePhone(t *testing.T) {
	h := hold(t, t.TempDir(), "de-AT")
	h.ticks(3)
	if h.line.State["lang"] != "de" {
		t.Errorf("the language is %v", h.line.State["lang"])
	}
	h.program.SetLocale("en-GB")
	h.ticks(3)
	if h.line.State["lang"] != "en" {
		t.Errorf("after a change the language is %v", h.line.State["lang"])
	}
}

func TestOpenKeepsItsOwnBytes(t *testing.T) {
	h := hold(t, t.TempDir(), "en")
	h.ticks(20)
	text := []byte("no record\n")
	h.program.Open(text)
	clear(text)
	h.ticks(40)
	if h.line.Scene != "error" {
		t.Errorf("a text that is no record leads to %s", h.line.Scene)
	}
}

func TestNoFileIsNoRecord(t *testing.T) {
	h := hold(t, t.TempDir(), "en")
	h.ticks(20)
	h.program.Open(nil)
	h.ticks(40)
	if h.line.Scene != "error" {
		t.Errorf("an empty file leads to %s", h.line.Scene)
	}
}

// TestStartedAgain makes the app's screen anew in the same process: the program goes on, and asks the new one.
func TestStartedAgain(t *testing.T) {
	h, again := hold(t, t.TempDir(), "en"), &hand{t: t}
	running.program = h.program
	t.Cleanup(func() { running.program = nil })
	p, err := Start("elsewhere", "de", again)
	if p != h.program || err != nil {
		t.Fatalf("another program, %v", err)
	}
	h.ticks(20)
	p.Back()
	h.ticks(2)
	if len(h.asked) != 0 || !slices.Equal(again.asked, []string{"leave"}) || h.line.State["lang"] != "de" {
		t.Errorf("the old shell was asked to %q, the new one to %q, in %v", h.asked, again.asked, h.line.State["lang"])
	}
}

// TestPauseSettles waits on one thread, as Android's shell does, while another one draws.
func TestPauseSettles(t *testing.T) {
	h := hold(t, t.TempDir(), "en")
	h.ticks(20)
	if h.program.Pause(); h.program.Settled(1) {
		t.Error("settled though nothing is drawn")
	}
	settled := make(chan bool)
	go func() { settled <- h.program.Settled(int(10 * time.Minute / time.Millisecond)) }()
	screen := ebiten.NewImage(64, 64)
	h.ticks(1)
	h.program.app.Draw(screen)
	if !<-settled {
		t.Error("not settled though it was drawn")
	}
	h.program.Resume()
	h.ticks(2)
}

// TestHandedInFromEverywhere calls everything from threads of its own while the program runs: the race detector looks
// on.
func TestHandedInFromEverywhere(t *testing.T) {
	h := hold(t, t.TempDir(), "en")
	done := make(chan struct{})
	calls := []func(p *Program){
		func(p *Program) { p.SetInsets(20, -3, 30, 0) }, (*Program).Back, (*Program).TakeTouches, (*Program).Pause,
		(*Program).Resume, func(p *Program) { p.SetFocus(FocusLost) }, func(p *Program) { p.SetFocus(99) },
		func(p *Program) { p.SetLocale("de") }, func(p *Program) { p.Open([]byte("no record\n")) },
		func(p *Program) { p.Settled(0) }, func(p *Program) { p.attach(h) },
	}
	for _, call := range calls {
		go func() {
			for range 20 {
				call(h.program)
			}
			done <- struct{}{}
		}()
	}
	for left := len(calls); left > 0; {
		select {
		case <-done:
			left--
		default:
			h.ticks(1)
		}
	}
	h.ticks(40)
}

// TestDataLieInTheFolder stores settings where the shell says.
func TestDataLieInTheFolder(t *testing.T) {
	dir := t.TempDir()
	config := configuration(dir, "en", nil)
	stored := false
	config.Store.SetSetting("settings", []byte("{}"), func(err error) { stored = err == nil })
	if err := config.Store.Close(); err != nil {
		t.Fatal(err)
	}
	config.Store.Poll()
	if _, err := os.Stat(filepath.Join(dir, "settings")); err != nil || !stored {
		t.Errorf("stored %v: %v", stored, err)
	}
}
