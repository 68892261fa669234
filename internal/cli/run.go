package cli

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"log/slog"
	"runtime"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/aloud"
	"runehall/internal/mixer/speaker"
	"runehall/internal/stats"
	"runehall/internal/store"
	"runehall/internal/wishes"
	"runehall/internal/zone"
	"runehall/scenes"
	"runehall/scenes/stage"
	"runehall/ui"
)

// windowTitle is the title of the window.
const windowTitle = "Runehall"

// screen keeps the screen on, because of some words, and lets it go dark for "" (keep; nil: nothing here can do that).
// end lets it go dark for good.
type screen struct {
	keep func(why string)
	end  func()
}

// defaultSize is the size that the window has the first time without --size, if there is room for it.
var defaultSize = size{1280, 720}

// run opens the window and plays until it is closed.
func (o *windowFlags) run(c console) error {
	p, err := o.prepare(c)
	if err != nil {
		return err
	}
	game, end, err := obeying(p, c)
	if err != nil {
		return errors.Join(err, p.close())
	}
	err = ebiten.RunGameWithOptions(game, dress(p.log))
	closed := end()
	if err != nil {
		err = c.noWindow(p.app.Words(), o.lang, err)
	}
	return errors.Join(err, closed)
}

// program is what the window shows, and what has to be closed after it.
type program struct {
	game ebiten.Game
	app  *scenes.App
	log  *slog.Logger
	ends []func() error // what was opened first is closed last
}

// atEnd has something closed with the program, before whatever was opened earlier.
func (p *program) atEnd(end func() error) { p.ends = append(p.ends, end) }

// close closes everything that the program has opened.
func (p *program) close() (err error) {
	for _, end := range slices.Backward(p.ends) {
		err = errors.Join(err, end())
	}
	p.ends = nil
	return err
}

// noError is for what cannot fail as it ends.
func noError(end func()) func() error { return func() error { end(); return nil } }

// prepare opens whatever the program works with: the store, the sound, what the system tells. If that fails, nothing
// stays open.
func (o *windowFlags) prepare(c console) (_ *program, err error) {
	config, err := o.config(c)
	if err != nil {
		return nil, err
	}
	p := &program{log: config.Log}
	defer func() {
		if err != nil {
			err = errors.Join(err, p.close())
		}
	}()
	dismiss, err := o.seatProgram(&config, c)
	if err != nil {
		return nil, err
	}
	p.atEnd(noError(dismiss))
	if err := display(c.getenv); err != nil {
		return nil, cmp.Or(o.unopened(&config, c), c.noWindow(nil, o.lang, err))
	}
	kept := store.Open(store.Config{Dir: o.data, Wake: config.Pace.Wake, Failed: func(err error) {
		config.Log.Error("a stored move may not be on the disk yet", "error", err)
	}, Forgets: func(why error) { p.app.SetForgetful(why) }}) // called within a tick, when app exists
	p.atEnd(kept.Close)
	if config.OpenFailed != nil {
		// If the line cannot be written, the window still says it.
		_, _ = fmt.Fprintln(c.err, "runehall: "+oneLine(c.say(o.lang, config.OpenFailed)))
	}
	config.Store = kept
	config.KeepReport, config.OpenFile = keeper(kept), openFile
	if !o.silent {
		config.Speaker = speaker.Open()
	}
	config.CachedSettings, config.CacheSettings = settingsCache(config.Log)
	config.Here = zone.At
	config.FetchAgain, config.Deep = fetchAgain, tellDeep
	config.Address, config.Copy, config.Paste, config.SendLink = address(), copier(), paster(), sender()
	config.ShowText = shower()
	config.Place, config.KeepPlace = placeKept(config.Log)
	config.KeepGoesOn = goesOnKept(config.Log)
	config.Lasting, config.Hold = lasting, hold
	screen := keepScreen()
	p.atEnd(noError(screen.end))
	config.Awake, config.Buzz, config.Summon = screen.keep, buzz, summon
	config.Hidden, config.Notices, config.AskNotices = hidden, notices, askNotices
	config.Speaks, config.OpenPage = tellLanguage, pageOpener()
	hosts := newHosting(o.data, config.Log)
	p.atEnd(noError(hosts.close))
	config.StartHost, config.CanHost = hosts.start, hosts.can
	config.Served = hosts.served()
	config.Aloud = aloud.NewTeller(config.Pace.Wake)
	p.app, err = scenes.New(config)
	if err != nil {
		return nil, err
	}
	ebiten.SetWindowTitle(windowTitle)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	usePads(c.getenv, config.Log)
	app := p.app
	window := openFramed(shell(app, config.Aloud), app, kept, o.size, config.Pace.Wake, config.Log)
	p.atEnd(noError(window.close))
	p.atEnd(noError(wishes.Listen(func(w wishes.Wishes) { app.SetWishes(stage.Wishes(w)) })))
	p.atEnd(noError(seeGamepads(config.Pace, config.Log)))
	p.game = window
	if o.stats {
		p.game = stats.Wrap(p.game, app.Ready, c.in, c.err)
	}
	return p, nil
}

// config reads the files that the flags name.
func (o *windowFlags) config(c console) (scenes.Config, error) {
	config := scenes.Config{
		Pace: ui.NewPace(false), Log: slog.New(slog.NewTextHandler(c.err, nil)), Lang: o.lang, Locale: locale(c.getenv),
		Scale: float64(o.scale), Seed: o.seed, Desktop: desktop, ChooseFile: chooser(), Gallery: o.gallery,
		NoTips: o.probe && !o.tips, ShowPlaces: o.places,
	}
	if err := o.takeIn(&config, c); err != nil {
		return config, err
	}
	if o.input != "" {
		text, err := readFile(o.input, c)
		if err != nil {
			return config, err
		}
		if config.Input, err = ui.ReadTape(bytes.NewReader(text)); err != nil {
			return config, badUsage("%s: %w", o.input, err)
		}
	}
	if !o.probe && o.input == "" { // else it goes by the same ticks on every machine
		start := time.Now()
		config.Clock = func() time.Duration { return time.Since(start) }
		if runtime.GOOS != "js" { // a page has one thread
			config.Aside = func(work func()) { go work() }
		}
	}
	if o.probe {
		config.Report = func(line []byte) { report(c, line) }
	}
	return config, nil
}
