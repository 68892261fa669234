package sound

import (
	"fmt"
	"syscall/js"
)

// folder is where the files are, beside the page.
const folder = "sound/"

// Load fetches a file that the manifest names, and hands it over later, from within the browser's event loop.
func Load(file string, done func(data []byte, err error)) {
	f := &fetch{file: file, done: done}
	f.got = js.FuncOf(f.response)
	f.read = js.FuncOf(f.bytes)
	f.failed = js.FuncOf(f.failure)
	js.Global().Call("fetch", folder+file).Call("then", f.got).Call("then", f.read).Call("catch", f.failed)
}

// fetch is a file on its way.
type fetch struct {
	file              string
	done              func([]byte, error)
	got, read, failed js.Func
}

func (f *fetch) response(_ js.Value, args []js.Value) any {
	if r := args[0]; r.Get("ok").Bool() {
		return r.Call("arrayBuffer")
	}
	return js.Global().Get("Promise").Call("reject", fmt.Sprintf("status %d", args[0].Get("status").Int()))
}

func (f *fetch) bytes(_ js.Value, args []js.Value) any {
	source := js.Global().Get("Uint8Array").New(args[0])
	data := make([]byte, source.Length())
	js.CopyBytesToGo(data, source)
	f.end(data, nil)
	return nil
}

func (f *fetch) failure(_ js.Value, args []js.Value) any {
	f.end(nil, fmt.Errorf("sound: fetch %s: %s", f.file, js.Global().Call("String", args[0]).String()))
	return nil
}

func (f *fetch) end(data []byte, err error) {
	f.got.Release()
	f.read.Release()
	f.failed.Release()
	f.done(data, err)
}
