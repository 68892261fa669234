package cli

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/aloud"
	"runehall/internal/fetch"
	"runehall/internal/store"
	"runehall/scenes"
)

// desktop says that the program has a window of its own; a page has not.
const desktop = false

// report hands a description of the screen to the page.
func report(_ console, line []byte) { js.Global().Set("runehallProbe", string(line)) }

// failed makes the page show why the program ended, since nobody sees its standard error.
func failed(message string) { tell("runehallFailed", message) }

// keeper returns nil: a page has no files in which the report of a failure could be kept.
func keeper(*store.Store) func(string, []byte) (string, error) { return nil }

// openFile is nil: a page has no files.
var openFile func(place string) error

// fetchAgain asks once more for what could not be fetched.
var fetchAgain = fetch.Again

// pageOpener returns nil: this is the page.
func pageOpener() func() error { return nil }

// tellLanguage lets the page be in the language of the program, for whatever reads or translates it.
func tellLanguage(tag string) { tell("runehallSpeaks", tag) }

// lasting says whether the browser may delete what is stored ([scenes.Config.Lasting]), and hold asks it not to.
func lasting() string {
	f := js.Global().Get("runehallLasting")
	if f.Type() != js.TypeFunction {
		return ""
	}
	return f.Invoke().String()
}

func hold(pressed bool) { tell("runehallHold", pressed) }

// keepScreen has the page keep the screen on, as long as it is seen and the browser can.
func keepScreen() screen {
	if js.Global().Get("runehallAwake").Type() != js.TypeFunction {
		return screen{end: func() {}}
	}
	return screen{keep: func(why string) { tell("runehallAwake", why != "") }, end: func() {}}
}

// hidden reports whether the page is out of sight, so that the browser asks for no frames.
func hidden() bool {
	document := js.Global().Get("document")
	return document.Truthy() && document.Get("hidden").Truthy()
}

// buzz, summon and askNotices are what the page does when a person's turn begins: it vibrates, is called otherwise
// while it is out of sight, and may show a notice. notices returns "yes", "asks" or "".
func buzz()               { tell("runehallBuzz") }
func summon(words string) { tell("runehallSummon", words) }
func askNotices()         { tell("runehallAskNotices") }

func notices() string {
	f := js.Global().Get("runehallNotices")
	if f.Type() != js.TypeFunction {
		return ""
	}
	return f.Invoke().String()
}

// tellDeep lets the page keep the browser's Back for the program.
func tellDeep(deep bool) { tell("runehallDeep", deep) }

// shell tells the page when the first screen is shown, and tells the program which of the page's files could not be
// loaded. They are requested again as soon as the browser is back online.
func shell(app *scenes.App, t *aloud.Teller) ebiten.Game {
	readers(t)
	listenPaste(app)
	fetch.Watch(app.SetMissing)
	js.Global().Call("addEventListener", "online", js.FuncOf(func(js.Value, []js.Value) any {
		fetch.Again()
		app.Check()
		return nil
	}))
	seen := js.FuncOf(func(js.Value, []js.Value) any {
		if !hidden() {
			app.Check()
		}
		return nil
	})
	js.Global().Call("addEventListener", "pageshow", seen)
	js.Global().Get("document").Call("addEventListener", "visibilitychange", seen)
	js.Global().Set("runehallBack", js.FuncOf(func(js.Value, []js.Value) any {
		app.GoBack()
		return nil
	}))
	js.Global().Set("runehallOpen", js.FuncOf(func(_ js.Value, args []js.Value) any {
		app.Open([]byte(args[0].String()))
		return nil
	}))
	// What comes from the address may be no link at all: then there is nothing to open, and nothing to say.
	js.Global().Set("runehallLink", js.FuncOf(func(_ js.Value, args []js.Value) any {
		text := args[0].String()
		ok := isLink(text)
		if ok {
			app.Open([]byte(text))
		}
		return ok
	}))
	js.Global().Set("runehallWish", js.FuncOf(func(_ js.Value, args []js.Value) any {
		app.Wish(args[0].String())
		return nil
	}))
	js.Global().Set("runehallNewer", js.FuncOf(func(_ js.Value, args []js.Value) any {
		renew := args[0]
		app.SetNewer(func(blocked func()) {
			renew.Invoke(js.FuncOf(func(js.Value, []js.Value) any {
				blocked()
				return nil
			}))
		})
		return nil
	}))
	return &page{App: app}
}

type page struct {
	*scenes.App
	drawn, told, whole bool
}

// Update implements [ebiten.Game]. By the time it runs, the frame drawn before it is on the screen.
func (p *page) Update() error {
	if p.drawn && !p.told {
		p.told = true
		tell("runehallStarted")
	}
	return p.App.Update()
}

// Draw implements [ebiten.Game].
func (p *page) Draw(screen *ebiten.Image) {
	ready := p.Ready()
	p.App.Draw(screen)
	p.drawn = p.drawn || ready
	if p.told && !p.whole && p.Whole() {
		p.whole = true
		tell("runehallWhole") // now: when nothing moves, there may be no tick after this picture
	}
}

// tell calls a function of the page if there is one: pages other than ours can embed the program too.
func tell(name string, args ...any) {
	if f := js.Global().Get(name); f.Type() == js.TypeFunction {
		f.Invoke(args...)
	}
}
