package art

import (
	"image"
	"syscall/js"

	"runehall/internal/fetch"
)

// folder is where the files are, beside the page.
const folder = "art/"

// decode fetches a file and lets the browser decode it; it hands it over later, from within the browser's event loop.
func decode(path string, done func(*image.RGBA, error)) {
	bitmap := func(response js.Value) js.Value {
		return response.Call("blob").Call("then", js.Global().Get("createImageBitmap"))
	}
	fetch.File(folder+path, bitmap, func(bitmap js.Value) { done(pixels(bitmap), nil) })
}

// pixels reads a decoded picture back through a canvas, which knows no premultiplied alpha.
func pixels(bitmap js.Value) *image.RGBA {
	w, h := bitmap.Get("width").Int(), bitmap.Get("height").Int()
	canvas := js.Global().Get("document").Call("createElement", "canvas")
	canvas.Set("width", w)
	canvas.Set("height", h)
	context := canvas.Call("getContext", "2d")
	context.Call("drawImage", bitmap, 0, 0)
	bitmap.Call("close")
	data := context.Call("getImageData", 0, 0, w, h).Get("data")
	sheet := image.NewRGBA(image.Rect(0, 0, w, h))
	js.CopyBytesToGo(sheet.Pix, data)
	for i := 0; i < len(sheet.Pix); i += 4 {
		if a := uint32(sheet.Pix[i+3]); a < 255 {
			for k := range 3 {
				sheet.Pix[i+k] = uint8((uint32(sheet.Pix[i+k])*a + 127) / 255)
			}
		}
	}
	return sheet
}
