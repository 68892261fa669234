package fonts

import "syscall/js"

// cut are the subsets of the typefaces, which the page has fetched before it starts the program
// (wasm/page/typefaces.js). A page that passes none leaves them empty, and whoever reads them reports that.
var cut = func() (cut [Count][]byte) {
	const handed = "runehallTypefaces"
	buffers := js.Global().Get(handed)
	if buffers.Type() != js.TypeObject || buffers.Length() != len(cut) {
		return cut
	}
	for id := range cut {
		bytes := js.Global().Get("Uint8Array").New(buffers.Index(id))
		cut[id] = make([]byte, bytes.Length())
		js.CopyBytesToGo(cut[id], bytes)
	}
	js.Global().Delete(handed)
	return cut
}()
