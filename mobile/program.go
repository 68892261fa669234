//go:build !js

// Package mobile is the program as the app of a phone sees it. The tool ebitenmobile generates a Java and an
// Objective-C interface from what is exported here, together with a view that shows the game; the apps that contain
// that view are in android and ios.
//
// It makes no decisions: what the phone reports is passed on to package scenes, and what the program asks for goes to
// the app's
// [Shell]. Its interface is limited to what can cross that border: numbers, texts and bytes.
//
// The app calls [Start] before it shows the view, and then reports whatever happens, from any thread. No call waits for
// a frame, except [Program.Settled].
package mobile

import (
	"log/slog"
	"os"
	"sync"
	"time"

	ebitenmobile "github.com/hajimehoshi/ebiten/v2/mobile"

	"runehall/internal/mixer"
	"runehall/internal/mixer/speaker"
	"runehall/internal/store"
	"runehall/internal/zone"
	"runehall/scenes"
	"runehall/ui"
)

// Program is the running program.
type Program struct {
	app *scenes.App

	mu         sync.Mutex
	shell      Shell
	awake      bool // the screen stays on
	deep, told bool // what the shell was told of the way back, and whether it was
}

// running is the program of this process. Android may create the app's screen anew in the same process, and a process
// has only one game.
var running struct {
	mu      sync.Mutex
	program *Program
}

// Start starts the program, which keeps its matches and settings in the folder dir. The locale is the system's
// language, as in "de-AT". If the program runs already, it goes on with the new shell.
func Start(dir, locale string, shell Shell) (*Program, error) {
	running.mu.Lock()
	defer running.mu.Unlock()
	if p := running.program; p != nil {
		p.attach(shell)
		p.SetLocale(locale)
		return p, nil
	}
	var p *Program
	p, err := newProgram(configuration(dir, locale, func(why error) { p.app.SetForgetful(why) }), shell)
	if err != nil {
		return nil, err
	}
	ebitenmobile.SetGame(p.app)
	running.program = p
	return p, nil
}

// configuration is the configuration on a phone. forgets is called once the program runs, if nothing can be kept. What
// is written to the standard error ends up in the system's log.
func configuration(dir, locale string, forgets func(why error)) scenes.Config {
	log := slog.New(slog.NewTextHandler(os.Stderr, nil))
	pace := ui.NewPace(false)
	kept := store.Open(store.Config{Dir: dir, Wake: pace.Wake, Failed: func(err error) {
		log.Error("a stored move may not be on the disk yet", "error", err)
	}, Forgets: forgets})
	start := time.Now()
	return scenes.Config{
		Store: kept, KeepReport: kept.KeepReport, Pace: pace, Log: log, Locale: locale, Speaker: speaker.Open(),
		Clock: func() time.Duration { return time.Since(start) }, Aside: func(work func()) { go work() }, Here: zone.At,
	}
}

func newProgram(config scenes.Config, shell Shell) (*Program, error) {
	p := &Program{shell: shell}
	p.ask(&config)
	var err error
	p.app, err = scenes.New(config)
	return p, err
}

// ask passes on to the shell what the program asks for.
func (p *Program) ask(config *scenes.Config) {
	config.Leave = func() { p.attached().Leave() }
	config.Deep = p.tellDeep
	config.Awake = func(why string) { p.tellAwake(why != "") }
	config.Buzz = func() { p.attached().Buzz() }
	config.SendLink = func(link string) { p.attached().Send(link) }
	config.Share = func(path string) { p.attached().Share(path) }
	config.ChooseFile = func(func([]byte, error)) { p.attached().Choose() } // the chosen file arrives through Open
}

// SetInsets sets how far bars, cameras and rounded corners reach into the view, in the system's device-independent unit
// (dp, points).
func (p *Program) SetInsets(top, right, bottom, left float64) {
	p.app.SetInsets(ui.Insets{Top: max(top, 0), Right: max(right, 0), Bottom: max(bottom, 0), Left: max(left, 0)})
}

// Back reports that the person wants to go one step back.
func (p *Program) Back() { p.app.GoBack() }

// TakeTouches reports that the system has taken over the touches on the view for a gesture of its own. It is called
// before the view learns that they ended, so that they tap nothing.
func (p *Program) TakeTouches() { p.app.TakeTouches() }

// Pause reports that the app goes into the background, or that the person turns to something in front of it. The sound
// stops; in the next frame all secrets are covered and everything is stored.
func (p *Program) Pause() { p.app.Pause() }

// Settled waits until the frame after Pause is drawn, for so many milliseconds at most, and reports whether it was. It
// is called before the view stops drawing, and never on a thread that drawing needs: on iOS not on the main thread.
func (p *Program) Settled(milliseconds int) bool {
	return p.app.Settled(time.Duration(milliseconds) * time.Millisecond)
}

// Resume reports that the person is back.
func (p *Program) Resume() { p.app.Resume() }

// The kinds of focus of the sound, from the least restricted to none.
const (
	FocusFull    = int(mixer.FocusFull)    // everything may be heard
	FocusDucked  = int(mixer.FocusDucked)  // quieter, for a moment
	FocusEffects = int(mixer.FocusEffects) // no music: another app plays its own
	FocusLost    = int(mixer.FocusLost)    // nothing: there is a call, for instance
)

// SetFocus sets how much other apps leave of the loudspeaker, as one of the kinds above.
func (p *Program) SetFocus(focus int) {
	p.app.SetFocus(mixer.Focus(min(max(focus, FocusFull), FocusLost)))
}

// SetLocale reports that the system's language has changed.
func (p *Program) SetLocale(locale string) { p.app.SetLocale(locale) }

// Open goes to the table of a record that the person chose or that another app passed on, or of a match that came as a
// link: an address with #match= in it, or a text with such an address in it.
func (p *Program) Open(record []byte) {
	// The bytes belong to the caller once this returns.
	p.app.Open(append([]byte{}, record...))
}
