package scenes

import (
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"sync"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/internal/mixer"
	"runehall/internal/rooms/away"
	"runehall/internal/store"
	"runehall/scenes/gallery"
	"runehall/scenes/matches"
	"runehall/scenes/stage"
	"runehall/scenes/title"
	"runehall/scenes/voice"
	"runehall/ui"
)

// App is the program as Ebitengine runs it.
type App struct {
	config Config
	stage  *stage.Stage
	stack  stack
	source *ui.Source
	read   func(in *ui.Input) // reads the devices, once a tick
	tidy   func()             // gives memory back
	pace   *ui.Pace
	canvas *ui.Canvas
	shelf  *art.Shelf
	mixer  *mixer.Mixer
	heard  map[sound.Effect]int // how often each effect was heard, for the report
	input  ui.Input
	screen ui.Size
	chosen chan file              // a file that the person has chosen
	locale atomic.Pointer[string] // set by the platform since the last tick
	wishes atomic.Pointer[stage.Wishes]
	newer  atomic.Pointer[func(blocked func())]
	wished atomic.Pointer[string]

	ticking sync.Mutex  // held during a tick, seen or unseen
	unseen  atomic.Bool // an unseen tick is about to come
	check   atomic.Bool // the line to the room may have died
	calls   calls
	awake   awake
	closing closing

	stored     stage.Settings // without the overrides of the command line
	layout     int            // counts up whenever scenes must be laid out again
	printed    int            // version of the keyboard's printed letters at that time
	artVersion int            // version of the pictures that the layout was made with
	letters    uint32         // the count of letters that had arrived when the layout was made
	litter     litter         // what newly arrived pictures have left in memory
	entered    bool           // the settings are read, and the first scene is being opened
	started    bool           // the first scene is open
	place      place          // where the person is
	noted      noted
	missing    missing
	pads       padNote
	errands    errands
	feelings   feelings
	claimTold  int // the number of the last claim to a seat that a host was told of; 0: none
	depth      depth
	painted    bool          // something has been drawn on the screen
	leaving    bool          // a pause has been handled but not drawn yet
	settled    chan struct{} // receives a value when a pause has been drawn
	ticks      int           // how many since the start
	artWanted  bool          // pictures are being loaded
	quit       bool
	failed     failure
	voice      voice.Voice
	last       []byte // the last report
	// rectangles of the reported things, in device-independent pixels; only with ShowPlaces
	places map[string][4]float64
}

// New returns the program, ready for ebiten.RunGame.
func New(config Config) (*App, error) {
	if config.Log == nil {
		config.Log = slog.New(slog.DiscardHandler)
	}
	if config.Pace == nil {
		config.Pace = ui.NewPace(false)
	}
	if config.Store == nil {
		config.Store = store.Memory(store.Config{Wake: config.Pace.Wake})
	}
	a := &App{config: config, source: ui.NewSource(), pace: config.Pace, chosen: make(chan file, 1),
		settled: make(chan struct{}, 1)}
	a.read = a.source.Read
	a.source.Listen(a.pace.Wake)
	a.heard = map[sound.Effect]int{}
	a.mixer = mixer.New(mixer.Options{Speaker: config.Speaker, OnCue: a.countCue, Log: config.Log})
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		return nil, fmt.Errorf("scenes: %w", err)
	}
	if config.Report != nil {
		kit.WatchCramped()
		if lang.Foreign != nil {
			kit.WatchForeign(func(text string) bool { return lang.Foreign(a.stage.Book.Tag(), text) })
		}
	}
	log := config.Log // alone: the shelf need not hold all that the program was started with
	a.shelf = art.NewShelf(config.Pace.Wake, func(err error) { log.Error("a picture is missing", "error", err) })
	kit.SetArt(a.shelf)
	a.tidy = func() { giveBackMemory(kit, len(a.stack.layers) == 1) }
	kit.WatchLetters(config.Pace.Wake)
	a.canvas = ui.NewCanvas(kit)
	a.stage = &stage.Stage{
		Kit: kit, Store: config.Store, Log: config.Log, Known: stage.NewKnowledge(config.Store, config.Log),
		Desktop: config.Desktop, Lamp: config.Awake != nil, Tips: !config.NoTips,
		Clock: config.Clock, Aside: config.Aside, Seed: a.seed, Apply: a.apply, OnSound: a.sound, Wake: a.wake, Soon: a.soon,
		Pixels: (*ui.Picture).Read,
		Share:  config.Share, SendLink: config.SendLink, Address: config.address(), Missing: a.missing.some,
		FetchAgain: a.fetchAgain,
		OpenPage:   config.OpenPage, Rival: config.Rival, Diary: stage.NewDiary(config.Store, config.Log),
		Now: config.Now, Zone: config.Here, Dial: config.Dial,
		Lasting: config.Lasting, Hold: config.Hold, OpenFile: config.OpenFile,
		Notices: config.Notices, AskNotices: config.AskNotices,
	}
	a.awake, a.closing = newAwake(), newClosing()
	if config.Dial == nil {
		a.stage.Dial = away.Open
	}
	a.stage.Ledger = stage.NewLedger(config.Store, config.Log, a.stage.Do)
	a.stage.Evening = &matches.Evening{Stage: a.stage, Lib: &shelves}
	a.stage.Caps, a.stage.Pads = a.source.Caps, func() bool { return a.pads.seen }
	a.missing.toast.Lasting, a.missing.again.OnTap = true, a.fetchAgain
	a.stage.Forgets = a.forgetWords
	if config.Copy != nil {
		a.stage.Copy = a.copy
	}
	switch {
	case config.ShowText != nil:
		a.stage.ShowText = func(text string) {
			config.ShowText(text, a.stage.Text("copy.byhand"), a.stage.Text("dialog.done"))
		}
	case config.KeepReport != nil:
		a.stage.KeepText = func(text string) (string, error) {
			return config.KeepReport("copied.txt", []byte(text+"\n"))
		}
	}
	a.stage.OpenText, a.stage.Served = a.Open, config.Served
	if config.StartHost != nil {
		a.stage.StartHost, a.stage.CanHost = a.startHost, config.CanHost
	}
	if config.Paste != nil {
		a.stage.Paste = a.paste
	}
	if config.ChooseFile != nil {
		a.stage.ChooseFile = a.choose
	}
	a.stack.kit = kit
	a.stack.emptied = func() {
		a.quit = config.Desktop
		if config.Leave != nil {
			config.Leave()
		}
	}
	first := lang.Match(config.Locale)
	if !lang.Have(first) {
		first = lang.Tags()[0]
	}
	if err := a.loadLanguage(first); err != nil {
		return nil, err
	}
	ebiten.SetScreenClearedEveryFrame(false)
	if config.CachedSettings != nil {
		var err error
		if len(config.CachedSettings) == 0 {
			err = store.ErrNotFound
		}
		a.begin(config.CachedSettings, err)
	}
	config.Store.Setting(stage.SettingsKey, func(value []byte, err error) {
		a.begin(value, err)
		if err == nil && config.CacheSettings != nil {
			config.CacheSettings(value)
		}
	})
	return a, nil
}

// Ready reports whether the first screen is open: the next Draw shows the title, or the table of Config.Open.
func (a *App) Ready() bool {
	return a.stack.top() != nil && !a.stack.fade.on() && (!a.handedOver() || len(a.stack.layers) > 1)
}

// handedOver reports whether the program was started with something to open, whether that works or not.
func (a *App) handedOver() bool { return a.config.Open != nil || a.config.OpenFailed != nil }

// Words returns the messages in the present language.
func (a *App) Words() *lang.Book { return a.stage.Book }

// begin uses the stored settings, and opens the first scene once its language is loaded.
func (a *App) begin(value []byte, err error) {
	var s stage.Settings
	switch {
	case err == nil:
		if s, err = stage.ReadSettings(value); err != nil {
			a.stage.Log.Error("the settings cannot be read", "error", err)
		}
	case !errors.Is(err, store.ErrNotFound):
		a.stage.Log.Error("the settings cannot be read", "error", err)
	}
	a.stored = s
	if a.config.Lang != "" {
		s = stage.Language.Set(s, lang.Match(a.config.Lang))
	}
	if a.config.Scale != 0 {
		s = stage.Scale.Set(s, a.config.Scale)
	}
	a.useSettings(s)
}

// enter opens the first scene, once: the place that the program was torn away from, or else the title.
func (a *App) enter() {
	if a.entered {
		return
	}
	a.entered = true
	if a.config.Place != "" && !a.handedOver() && !a.config.Gallery {
		a.comeBack(a.config.Place)
		return
	}
	a.openTitle()
}

// openTitle opens the title, and over it whatever the configuration wants to be opened.
func (a *App) openTitle() *title.Scene {
	a.started = true
	first := titleOf(a.stage)
	a.stage.Push(first)
	if a.config.Gallery {
		gallery.Show(a.stage, exhibition())
	}
	switch {
	case a.config.OpenFailed != nil:
		a.stage.Push(matches.NewUnopened(a.stage, &shelves, a.config.OpenFailed))
	case a.config.Open != nil:
		openText(a.stage, a.config.Open)
	}
	if !a.missing.some() {
		a.sayForgetful()
	}
	return first
}

// apply uses and stores new settings. A value that came from the command line is not stored unless it has been changed
// since.
func (a *App) apply(s stage.Settings) {
	before := a.stage.Settings
	a.useSettings(s)
	keep := s
	if a.config.Lang != "" && stage.Language.Of(s) == stage.Language.Of(before) {
		keep = stage.Language.Set(keep, stage.Language.Of(a.stored))
	}
	if a.config.Scale != 0 && stage.Scale.Of(s) == stage.Scale.Of(before) {
		keep = stage.Scale.Set(keep, stage.Scale.Of(a.stored))
	}
	a.stored = keep
	text, err := keep.Text()
	if err != nil {
		a.stage.Log.Error("the settings cannot be stored", "error", err)
		return
	}
	if a.config.CacheSettings != nil {
		a.config.CacheSettings(text)
	}
	a.stage.Store.SetSetting(stage.SettingsKey, text, func(err error) {
		if err != nil {
			a.stage.Log.Error("the settings cannot be stored", "error", err)
		}
	})
}

func (a *App) useSettings(s stage.Settings) {
	full := stage.FullScreen.On(a.stage.Settings)
	a.stage.Settings = s
	a.source.UseMaps(s.PadMaps())
	music, effects := s.Volumes()
	a.mixer.SetVolumes(mixer.Volumes{Music: music, Effects: effects})
	if on := stage.FullScreen.On(s); a.config.Desktop && on != full {
		ebiten.SetFullscreen(on)
	}
	a.layout++
	a.setLanguage(a.enter)
}

// language returns the language that the settings or the system ask for.
func (a *App) language() string {
	if chosen := stage.Language.Of(a.stage.Settings); chosen != "" {
		return lang.Match(chosen)
	}
	return lang.Match(a.config.Locale)
}

// setLanguage changes to the language that is asked for, and then calls then. A page may have to fetch the language
// first.
func (a *App) setLanguage(then func()) {
	tag := a.language()
	if a.stage.Book.Tag() == tag {
		then()
		return
	}
	lang.Fetch(tag, func() {
		if tag == a.language() { // by now another one may be wanted
			if err := a.loadLanguage(tag); err != nil {
				a.stage.Log.Error("the language cannot be loaded", "error", err)
			}
		}
		then()
		a.pace.Wake()
	})
}

// loadLanguage changes to a language whose messages have been loaded.
func (a *App) loadLanguage(tag string) error {
	book, err := shelves.Messages(tag)
	if err != nil {
		return fmt.Errorf("scenes: %w", err)
	}
	a.stage.Book = book
	a.stage.Kit.Hyphenate(book.Text("ui.hyphens"))
	a.layout++
	if a.config.Speaks != nil {
		a.config.Speaks(tag)
	}
	return nil
}

func (a *App) seed() uint64 {
	if a.config.Seed == 0 {
		return rand.Uint64()
	}
	s := a.config.Seed
	a.config.Seed++
	return s
}

// LayoutF implements [ebiten.LayoutFer]: the screen has the device's own pixels.
func (a *App) LayoutF(outsideWidth, outsideHeight float64) (float64, float64) {
	return a.source.LayoutF(outsideWidth, outsideHeight)
}

// Layout exists because [ebiten.Game] demands it. It is never called, since there is LayoutF.
func (a *App) Layout(int, int) (int, int) { panic("scenes: LayoutF answers") }
