package cli

import (
	"log/slog"
	"sync/atomic"
	"syscall/js"

	"runehall/scenes/stage"
)

// hoster returns what makes rooms where the page came from, and whether that is a host of rooms: it is asked once, while the title is there.
func hoster(string, *slog.Logger) (start func(started func(*stage.Host, error)), can func() bool) {
	var there atomic.Bool
	global := js.Global()
	asked := global.Get("fetch").Type() == js.TypeFunction
	if asked {
		then(global.Call("fetch", "host.json", map[string]any{"cache": "no-store"}), func(answer js.Value) {
			if answer.Get("ok").Bool() {
				then(answer.Call("json"), func(said js.Value) { there.Store(said.Type() == js.TypeObject && said.Get("rooms").Truthy()) })
			}
		})
	}
	at := address()
	return func(started func(*stage.Host, error)) {
		started(&stage.Host{Local: at, Addresses: func() []string { return []string{at} }, Close: func() {}}, nil)
	}, there.Load
}

// then calls done with what a promise gives. What comes of a broken one is as if it had not been asked for.
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
