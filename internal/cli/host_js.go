package cli

import (
	"log/slog"
	"sync/atomic"
	"syscall/js"

	"runehall/scenes/stage"
)

// hosting makes rooms where the page came from, if that is a host of rooms: it is asked once, while the title is there.
type hosting struct{ there atomic.Bool }

func newHosting(string, *slog.Logger) *hosting {
	h := &hosting{}
	if global := js.Global(); global.Get("fetch").Type() == js.TypeFunction {
		then(global.Call("fetch", "host.json", map[string]any{"cache": "no-store"}), func(answer js.Value) {
			if answer.Get("ok").Bool() {
				then(answer.Call("json"), func(said js.Value) {
					h.there.Store(said.Type() == js.TypeObject && said.Get("rooms").Truthy())
				})
			}
		})
	}
	return h
}

func (h *hosting) can() bool { return h.there.Load() }

// served returns what says whether this is the page of a host.
func (h *hosting) served() func() bool { return h.can }

// start has nothing to start.
func (h *hosting) start(started func(*stage.Host, error)) {
	at := address()
	started(&stage.Host{Local: at, Addresses: func() []stage.HostAddress {
		return []stage.HostAddress{{Page: at}}
	}, Close: func() {}}, nil)
}

// close does nothing: the host is elsewhere.
func (*hosting) close() {}

// then calls done with the result of a promise. If the promise is rejected, nothing is called.
func then(promise js.Value, done func(js.Value)) {
	var kept, broken js.Func
	release := func() { kept.Release(); broken.Release() }
	kept = js.FuncOf(func(_ js.Value, args []js.Value) any {
		release()
		done(args[0])
		return nil
	})
	broken = js.FuncOf(func(js.Value, []js.Value) any {
		release()
		return nil
	})
	promise.Call("then", kept, broken)
}
