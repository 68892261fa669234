package fetch

import (
	"errors"
	"fmt"
	"syscall/js"
)

// request is a file that was asked for.
type request struct {
	url     string
	read    func(response js.Value) js.Value
	done    func(js.Value)
	started bool
}

// File fetches a file beside the page. read names the promise with which the browser reads the response; done gets what
// it resolves to, later and from within the browser's event loop. A file that cannot be fetched is missing: done is
// called once [Again] has brought it.
func File(url string, read func(response js.Value) js.Value, done func(js.Value)) {
	(&request{url: url, read: read, done: done}).start()
}

// start asks the server, unless an answer is awaited.
func (r *request) start() {
	if r.started {
		return
	}
	r.started = true
	var steps [3]js.Func
	end := func() {
		r.started = false
		for _, s := range steps {
			s.Release()
		}
	}
	steps = [...]js.Func{
		js.FuncOf(func(_ js.Value, args []js.Value) any {
			if response := args[0]; !response.Get("ok").Bool() {
				return js.Global().Get("Promise").Call("reject", fmt.Sprintf("status %d", response.Get("status").Int()))
			}
			return r.read(args[0])
		}),
		js.FuncOf(func(_ js.Value, args []js.Value) any {
			end()
			missing.remove(r)
			r.done(args[0])
			return nil
		}),
		js.FuncOf(func(_ js.Value, args []js.Value) any {
			end()
			missing.add(r, errors.New(js.Global().Call("String", args[0]).String()))
			return nil
		}),
	}
	get(r.url).Call("then", steps[0]).Call("then", steps[1], steps[2])
}

// get requests a file through the page, which shows the progress, or, on pages that cannot do that, by the browser's
// own means.
func get(url string) (promise js.Value) {
	if page := js.Global().Get("runehallFetch"); page.Type() == js.TypeFunction {
		return page.Invoke(url)
	}
	return js.Global().Call("fetch", url)
}

// Bytes fetches a file.
func Bytes(url string, done func([]byte)) {
	read := func(response js.Value) js.Value { return response.Call("arrayBuffer") }
	File(url, read, func(buffer js.Value) {
		source := js.Global().Get("Uint8Array").New(buffer)
		data := make([]byte, source.Length())
		js.CopyBytesToGo(data, source)
		done(data)
	})
}
