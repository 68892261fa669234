package scenes

import (
	"sync"

	"runehall/scenes/stage"
)

// errands are calls that wait for the next tick. Other goroutines may add some.
type errands struct {
	mu   sync.Mutex
	list []func()
}

// add queues a call for the next tick. The loop must be woken for it; see [App.soon].
func (e *errands) add(do func()) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.list = append(e.list, do)
}

// run makes the calls that were added since the last tick.
func (e *errands) run() {
	e.mu.Lock()
	list := e.list
	e.list = nil
	e.mu.Unlock()
	for _, do := range list {
		do()
	}
}

// soon has something done in the next tick. It may be called from any goroutine.
func (a *App) soon(do func()) {
	a.errands.add(do)
	a.pace.Wake()
}

// copy puts a text on the clipboard, and calls done in a later tick.
func (a *App) copy(text string, done func(err error)) {
	a.config.Copy(text, func(err error) { a.soon(func() { done(err) }) })
}

// startHost starts a host of rooms, and calls started in a later tick.
func (a *App) startHost(started func(*stage.Host, error)) {
	a.config.StartHost(func(h *stage.Host, err error) { a.soon(func() { started(h, err) }) })
}
