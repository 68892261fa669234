//go:build !js && !ebitenginevmguest

package cli

import (
	"errors"
	"log/slog"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/store"
	"runehall/scenes"
	"runehall/ui"
)

// frameKey is the key under which the store keeps where the window was.
const frameKey = "window"

// framed is the game in its window. The window begins in its last place, as far as that is in sight.
type framed struct {
	ebiten.Game
	app  *scenes.App
	keep *frameKeeper

	ticks  int
	last   time.Time  // the time of the last tick
	size   [2]float64 // the last size reported by the engine
	sized  bool       // it is a new one
	due    atomic.Bool
	wake   func()
	timer  *time.Timer
	limits int // the largest window
}

// openFramed gives the window its first size and place, and returns the game that remembers them. Windows of a size
// that was asked for are neither placed nor remembered.
func openFramed(game ebiten.Game, app *scenes.App, kept *store.Store, asked size, wake func(),
	log *slog.Logger) *framed {
	g := &framed{Game: game, app: app, wake: wake, limits: -1}
	if asked != (size{}) {
		ebiten.SetWindowSize(asked.width, asked.height)
		return g
	}
	last := lastFrame(kept, log)
	begin := openFrame(last)
	g.keep = newFrameKeeper(last, begin, func(text []byte) {
		kept.SetSetting(frameKey, text, func(err error) {
			if err != nil {
				log.Error("the window's place cannot be stored", "error", err)
			}
		})
	})
	return g
}

// lastFrame reads where the window was, or returns nil.
func lastFrame(kept *store.Store, log *slog.Logger) (last *frame) {
	kept.Setting(frameKey, func(text []byte, err error) {
		if err == nil {
			last, err = readFrame(text)
		}
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			log.Warn("the window's place cannot be read", "error", err)
		}
	})
	kept.Poll() // on a desktop the answer is there at once
	return last
}

// openFrame places the window before it is there.
func openFrame(last *frame) frame {
	screens := ebiten.AppendMonitors(nil)
	monitors := make([]monitor, len(screens))
	for i, m := range screens {
		monitors[i] = monitorOf(m)
	}
	f, at := resume(last, defaultSize, monitors)
	if at > 0 {
		ebiten.SetMonitor(screens[at])
	}
	ebiten.SetWindowSize(f.W, f.H)
	if f.Placed {
		ebiten.SetWindowPosition(f.X, f.Y)
	}
	if f.Maximised {
		ebiten.MaximizeWindow()
	}
	return f
}

func monitorOf(m *ebiten.MonitorType) monitor {
	if m == nil {
		return monitor{}
	}
	w, h := m.Size()
	return monitor{m.Name(), w, h}
}

// Update implements [ebiten.Game].
func (g *framed) Update() error {
	g.bound()
	if g.keep != nil {
		g.look()
	}
	return g.Game.Update()
}

// LayoutF implements [ebiten.LayoutFer].
func (g *framed) LayoutF(width, height float64) (float64, float64) {
	if size := [2]float64{width, height}; size != g.size {
		g.size, g.sized = size, true
	}
	if l, ok := g.Game.(ebiten.LayoutFer); ok {
		return l.LayoutF(width, height)
	}
	return g.app.LayoutF(width, height)
}

// bound tells the system how large the window may become, and shrinks the window if the system ignores that.
func (g *framed) bound() {
	if g.ticks++; g.ticks%looksEvery == 1 {
		if most := ui.MostWindow(); most != g.limits {
			g.limits = most
			ebiten.SetWindowSizeLimits(-1, -1, most, most)
		}
	}
	if g.app.TooLarge() && g.ticks%looksEvery == 1 {
		w, h := ebiten.WindowSize()
		less := g.limits - sideFrames // the engine believes that it has its largest size already
		ebiten.SetWindowSize(min(w, less), min(h, less))
	}
}

const (
	looksEvery = 16                     // ticks
	woken      = 100 * time.Millisecond // after so long without a tick something has happened
	atRest     = time.Second            // a window that has not changed for so long is where it was meant to be
)

// look notices where the window is: in a new size, now and then while the program ticks, with the first tick after a
// rest, and once it was to be at rest.
func (g *framed) look() {
	now := time.Now()
	rested := now.Sub(g.last) > woken
	g.last = now
	due := g.due.Swap(false)
	sized := g.sized
	g.sized = false
	if !due && !rested && !sized && g.ticks%looksEvery != 1 || ebiten.IsFullscreen() || ebiten.IsWindowMinimized() {
		return
	}
	f := frame{Maximised: ebiten.IsWindowMaximized(), Monitor: monitorOf(ebiten.Monitor())}
	f.X, f.Y = ebiten.WindowPosition()
	f.W, f.H = ebiten.WindowSize()
	if g.keep.notice(f, due) {
		g.later()
	}
}

// later has the window looked at once more when it should be at rest, since the last of its changes may come without a
// tick.
func (g *framed) later() {
	if g.timer != nil {
		g.timer.Stop()
	}
	g.timer = time.AfterFunc(atRest, func() {
		g.due.Store(true)
		g.wake()
	})
}

// close stores where the window was at last.
func (g *framed) close() {
	if g.timer != nil {
		g.timer.Stop()
	}
	if g.keep != nil {
		g.keep.close()
	}
}
