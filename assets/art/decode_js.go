package art

import (
	"image"
	"syscall/js"

	"runehall/internal/fetch"
)

// folder is where the files are, beside the page.
const folder = "art/"

// decode fetches a file and lets the browser decode it; it hands its pictures over later, from within the browser's
// event loop.
func decode(path string, at []image.Rectangle, done func([]*image.RGBA, error)) {
	bitmap := func(response js.Value) js.Value {
		return response.Call("blob").Call("then", js.Global().Get("createImageBitmap"))
	}
	fetch.File(folder+path, bitmap, func(bitmap js.Value) { done(cut(bitmap, at), nil) })
}

// cut reads parts of a decoded picture back through a canvas, which does not store premultiplied alpha.
func cut(bitmap js.Value, parts []image.Rectangle) []*image.RGBA {
	canvas := js.Global().Get("document").Call("createElement", "canvas")
	canvas.Set("width", bitmap.Get("width"))
	canvas.Set("height", bitmap.Get("height"))
	// else each part would be fetched from the graphics card
	context := canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true})
	context.Call("drawImage", bitmap, 0, 0)
	bitmap.Call("close")
	out := make([]*image.RGBA, len(parts))
	for i, r := range parts {
		out[i] = image.NewRGBA(r)
		js.CopyBytesToGo(out[i].Pix, context.Call("getImageData", r.Min.X, r.Min.Y, r.Dx(), r.Dy()).Get("data"))
		premultiply(out[i].Pix)
	}
	return out
}

func premultiply(pix []byte) {
	for i := 0; i < len(pix); i += 4 {
		if a := uint32(pix[i+3]); a < 255 {
			for k := range 3 {
				pix[i+k] = uint8((uint32(pix[i+k])*a + 127) / 255)
			}
		}
	}
}
