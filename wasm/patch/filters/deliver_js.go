package main

import "syscall/js"

// deliver hands the pixels to the page, as filtersDrawn, by their names.
func (h *hand) deliver() {
	drawn := js.Global().Get("Object").New()
	for i, name := range h.names {
		pixels := js.Global().Get("Uint8Array").New(len(h.pixels[i]))
		js.CopyBytesToJS(pixels, h.pixels[i])
		drawn.Set(name, pixels)
	}
	js.Global().Set("filtersDrawn", drawn)
}
