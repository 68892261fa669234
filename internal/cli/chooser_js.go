package cli

import (
	"errors"
	"syscall/js"

	"runehall/internal/incoming"
)

// chooser returns a function that asks for a file with the browser's own dialog. Browsers open it only shortly after a
// tap or a key press, which is when the game asks for it.
func chooser() func(func([]byte, error)) {
	return func(chosen func([]byte, error)) {
		input := js.Global().Get("document").Call("createElement", "input")
		input.Set("type", "file")
		listen(input, "change", func() { read(input.Get("files").Index(0), chosen) })
		input.Call("click")
	}
}

// read reads a file and passes its content on.
func read(file js.Value, chosen func([]byte, error)) {
	name := file.Get("name").String()
	switch size := file.Get("size").Float(); {
	case size > incoming.MaxFile:
		chosen(nil, incoming.Because(incoming.Large, name, nil))
		return
	case size == 0:
		chosen(nil, incoming.Because(incoming.Empty, name, nil))
		return
	}
	reader := js.Global().Get("FileReader").New()
	listen(reader, "load", func() {
		bytes := js.Global().Get("Uint8Array").New(reader.Get("result"))
		text := make([]byte, bytes.Length())
		js.CopyBytesToGo(text, bytes)
		chosen(text, nil)
	})
	listen(reader, "error", func() {
		chosen(nil, incoming.Because(incoming.Unread, name, errors.New(reader.Get("error").Get("message").String())))
	})
	reader.Call("readAsArrayBuffer", file)
}

// listen calls do the first time the event happens.
func listen(target js.Value, event string, do func()) {
	var f js.Func
	f = js.FuncOf(func(js.Value, []js.Value) any {
		f.Release()
		do()
		return nil
	})
	target.Call("addEventListener", event, f, map[string]any{"once": true})
}
