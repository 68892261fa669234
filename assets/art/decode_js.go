package art

import (
	"errors"
	"fmt"
	"image"
	"syscall/js"
)

// folder is where the files are, beside the page.
const folder = "art/"

// decode fetches a file and lets the browser decode it; it hands it over later, from within the browser's event loop.
func decode(path string, done func(*image.RGBA, error)) {
	var steps []js.Func
	step := func(f func(js.Value) any) js.Func {
		g := js.FuncOf(func(_ js.Value, args []js.Value) any { return f(args[0]) })
		steps = append(steps, g)
		return g
	}
	end := func(sheet *image.RGBA, err error) {
		for _, s := range steps {
			s.Release()
		}
		done(sheet, err)
	}
	got := step(func(response js.Value) any {
		if !response.Get("ok").Bool() {
			return js.Global().Get("Promise").Call("reject", fmt.Sprintf("status %d", response.Get("status").Int()))
		}
		return response.Call("blob")
	})
	blob := step(func(blob js.Value) any { return js.Global().Call("createImageBitmap", blob) })
	bitmap := step(func(bitmap js.Value) any {
		end(pixels(bitmap), nil)
		return nil
	})
	failed := step(func(reason js.Value) any {
		end(nil, errors.New(js.Global().Call("String", reason).String()))
		return nil
	})
	js.Global().Call("fetch", folder+path).Call("then", got).Call("then", blob).Call("then", bitmap).Call("catch", failed)
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
