package cli

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"log/slog"
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

// screen keeps the screen on, because of some words, and lets it go dark for "". end lets it go dark for good.
type screen struct {
	keep func(why string)
	end  func()
}

// defaultSize is the size that the window has the first time without --size, if there is room for it.
var defaultSize = size{1280, 720}

// run opens the window and plays until it is closed.
func (o *windowFlags) run(c console) error {
	config, err := o.config(c)
	if err != nil {
		return err
	}
	dismiss, err := o.seatProgram(&config, c)
	if err != nil {
		return err
	}
	defer dismiss()
	if err := display(c.getenv); err != nil {
		return cmp.Or(o.unopened(&config, c), c.noWindow(nil, o.lang, err))
	}
	var app *scenes.App
	kept := store.Open(store.Config{Dir: o.data, Wake: config.Pace.Wake, Failed: func(err error) {
		config.Log.Error("a stored move may not be on the disk yet", "error", err)
	}, Forgets: func(why error) { app.SetForgetful(why) }}) // called within a tick, when app exists
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
	defer screen.end()
	config.Awake, config.Buzz, config.Summon = screen.keep, buzz, summon
	config.Hidden, config.Notices, config.AskNotices = hidden, notices, askNotices
	config.Speaks, config.OpenPage = tellLanguage, pageOpener()
	hosts := newHosting(o.data, config.Log)
	config.StartHost, config.CanHost = hosts.start, hosts.can
	config.Aloud = aloud.NewTeller(config.Pace.Wake)
	app, err = scenes.New(config)
	if err != nil {
		return errors.Join(err, kept.Close())
	}
	ebiten.SetWindowTitle(windowTitle)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	usePads(c.getenv, config.Log)
	blind := seeGamepads(config.Pace, config.Log)
	deaf := wishes.Listen(func(w wishes.Wishes) { app.SetWishes(stage.Wishes(w)) })
	window := openFramed(shell(app, config.Aloud), app, kept, o.size, config.Pace.Wake, config.Log)
	var game ebiten.Game = window
	if o.stats {
		game = stats.Wrap(game, app.Ready, c.in, c.err)
	}
	err = ebiten.RunGameWithOptions(game, dress(config.Log))
	blind()
	deaf()
	window.close()
	hosts.close()
	closed := kept.Close()
	if err != nil {
		err = c.noWindow(app.Words(), o.lang, err)
	}
	return errors.Join(err, closed)
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
	}
	if o.probe {
		config.Report = func(line []byte) { report(c, line) }
	}
	return config, nil
}
