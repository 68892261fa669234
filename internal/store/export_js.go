package store

import "syscall/js"

// export offers the record as a download.
func (b *browser) export(id string, text []byte) (string, error) {
	name := id + extension
	err := try(func() error {
		blob := js.Global().Get("Blob").New([]any{toJS(text)}, map[string]any{"type": "text/plain"})
		url := js.Global().Get("URL").Call("createObjectURL", blob)
		link := js.Global().Get("document").Call("createElement", "a")
		link.Set("href", url)
		link.Set("download", name)
		link.Call("click")
		// The URL must stay valid after the click; the blob is small.
		js.Global().Call("setTimeout", js.Global().Get("URL").Get("revokeObjectURL").Call("bind", js.Null(), url), 60_000)
		return nil
	})
	return name, err
}
