package cli

import (
	"log/slog"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/store"
	"runehall/scenes"
)

// desktop says that the program has a window of its own, which a page has not.
const desktop = false

// report hands a description of the screen to the page.
func report(_ console, line []byte) { js.Global().Set("runehallProbe", string(line)) }

// failed shows why the program ended on the page, where no picture of its own can.
func failed(message string) { tell("runehallFailed", message) }

// keeper returns what keeps a text after a failure: nothing, since a page has no files.
func keeper(*store.Store) func(string, []byte) (string, error) { return nil }

// earlyKey is where the page keeps a copy of the settings.
const earlyKey = "runehall.settings"

// early returns the copy of the settings in the page's localStorage, which can be read at once, while a database takes
// longer to open than the first frame to draw; and what keeps the copy. Without such a place there is none, each time.
func early(log *slog.Logger) (settings []byte, keep func([]byte)) {
	settings = []byte{}
	try := func(what string, do func(storage js.Value)) {
		defer func() {
			if thrown := recover(); thrown != nil {
				log.Warn(what, "error", thrown)
			}
		}()
		do(js.Global().Get("localStorage"))
	}
	try("the copy of the settings cannot be read", func(storage js.Value) {
		if text := storage.Call("getItem", earlyKey); text.Type() == js.TypeString {
			settings = []byte(text.String())
		}
	})
	return settings, func(text []byte) {
		try("the copy of the settings cannot be kept", func(storage js.Value) {
			storage.Call("setItem", earlyKey, string(text))
		})
	}
}

// dataFolder makes nothing: in the browser --data names a database.
func dataFolder(string) error { return nil }

// shell tells the page when the first screen is there.
func shell(app *scenes.App) ebiten.Game { return &page{App: app} }

type page struct {
	*scenes.App
	drawn, told bool
}

// Update implements [ebiten.Game]. What was drawn before it is on the screen.
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
}

// tell calls a function of the page, if it has it: other pages than ours can hold the program too.
func tell(name string, args ...any) {
	if f := js.Global().Get(name); f.Type() == js.TypeFunction {
		f.Invoke(args...)
	}
}
