package fetch

import (
	"errors"
	"fmt"
	"syscall/js"
)

// File fetches a file beside the page. read names the promise with which the browser reads the response; done gets what it
// resolves to, or the error, later and from within the browser's event loop.
func File(url string, read func(response js.Value) js.Value, done func(js.Value, error)) {
	var steps [3]js.Func
	end := func(made js.Value, err error) {
		for _, s := range steps {
			s.Release()
		}
		if err != nil {
			err = fmt.Errorf("fetch %s: %w", url, err)
		}
		done(made, err)
	}
	steps = [...]js.Func{
		js.FuncOf(func(_ js.Value, args []js.Value) any {
			if response := args[0]; !response.Get("ok").Bool() {
				return js.Global().Get("Promise").Call("reject", fmt.Sprintf("status %d", response.Get("status").Int()))
			}
			return read(args[0])
		}),
		js.FuncOf(func(_ js.Value, args []js.Value) any {
			end(args[0], nil)
			return nil
		}),
		js.FuncOf(func(_ js.Value, args []js.Value) any {
			end(js.Undefined(), errors.New(js.Global().Call("String", args[0]).String()))
			return nil
		}),
	}
	js.Global().Call("fetch", url).Call("then", steps[0]).Call("then", steps[1], steps[2])
}

// Bytes fetches a file as it is.
func Bytes(url string, done func([]byte, error)) {
	read := func(response js.Value) js.Value { return response.Call("arrayBuffer") }
	File(url, read, func(buffer js.Value, err error) {
		if err != nil {
			done(nil, err)
			return
		}
		source := js.Global().Get("Uint8Array").New(buffer)
		data := make([]byte, source.Length())
		js.CopyBytesToGo(data, source)
		done(data, nil)
	})
}
