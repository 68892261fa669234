package store

import "syscall/js"

// Passing is false: a download lies where the person wants it.
func Passing(string) bool { return false }

// export offers the file as a download.
func (b *browser) export(name, ending string, content []byte) (string, error) {
	name += ending
	kind := "text/plain"
	if ending == pictureEnding {
		kind = "image/png"
	}
	err := try(func() error {
		blob := js.Global().Get("Blob").New([]any{toJS(content)}, map[string]any{"type": kind})
		url := js.Global().Get("URL").Call("createObjectURL", blob)
		link := js.Global().Get("document").Call("createElement", "a")
		link.Set("href", url)
		link.Set("download", name)
		link.Call("click")
		// The URL must stay valid after the click; the blob is small.
		js.Global().Call("setTimeout", js.Global().Get("URL").Get("revokeObjectURL").Call("bind", js.Null(), url),
			60_000)
		return nil
	})
	return name, err
}
