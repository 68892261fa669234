package sysfont

import (
	"fmt"
	"image"
	"math"
	"syscall/js"
)

// Lender has the browser draw letters.
type Lender struct {
	asked   bool     // the canvas has been asked for; that happens with the first letter
	context js.Value // the canvas's context; undefined if there is none, as in Node
	widths  map[widthKey]float64
}

type widthKey struct {
	run  string
	size float64
	bold bool
}

// maxWidths bounds how many widths are kept.
const maxWidths = 4096

// New returns a lender. The browser has its letters at once: arrived is never called.
func New(func()) *Lender { return &Lender{widths: map[widthKey]float64{}} }

// canvas reports whether there is a canvas to paint on.
func (l *Lender) canvas() bool {
	if document := js.Global().Get("document"); !l.asked && document.Truthy() {
		l.context = document.Call("createElement", "canvas").Call("getContext", "2d",
			map[string]any{"willReadFrequently": true})
	}
	l.asked = true
	return l.context.Truthy()
}

// use sets the font and direction, and returns how large the run is.
func (l *Lender) use(run string, size float64, bold bool) (metrics js.Value) {
	weight, direction := "400", "ltr"
	if bold {
		weight = "700"
	}
	if RightToLeft(first(run)) {
		direction = "rtl"
	}
	l.context.Set("font", fmt.Sprintf("%s %.2fpx system-ui, sans-serif", weight, size))
	l.context.Set("direction", direction)
	l.context.Set("textAlign", "left")
	l.context.Set("textBaseline", "alphabetic")
	l.context.Set("fillStyle", "#fff")
	return l.context.Call("measureText", run)
}

// Width returns the width of a run of letters in pixels.
func (l *Lender) Width(run string, size float64, bold bool) float64 {
	key := widthKey{run, size, bold}
	if w, ok := l.widths[key]; ok {
		return w
	}
	if len(l.widths) >= maxWidths {
		clear(l.widths)
	}
	f := shrink(size)
	_, w := l.paint(run, size/f, bold)
	w *= f
	l.widths[key] = w
	return w
}

// Paint paints a run of letters.
func (l *Lender) Paint(run string, size float64, bold bool) Painting {
	p, _ := l.paint(run, min(size, MaxSize), bold)
	return p
}

// paint paints a run. A run that the browser's fonts leave invisible becomes marks.
func (l *Lender) paint(run string, size float64, bold bool) (p Painting, width float64) {
	if !l.canvas() {
		return marks(run, size)
	}
	metrics := l.use(run, size, bold)
	width = metrics.Get("width").Float()
	reach := func(side string, least float64) int {
		v := metrics.Get("actualBoundingBox" + side)
		if v.Type() != js.TypeNumber {
			return int(math.Ceil(least))
		}
		return int(math.Ceil(v.Float())) + 1
	}
	left, right := reach("Left", size/4), reach("Right", width+size/4)
	up, down := reach("Ascent", size*1.2), reach("Descent", size/2)
	w, h := min(maxWidth, left+right), min(4*MaxSize, up+down)
	if w <= 0 || h <= 0 {
		return marks(run, size)
	}
	canvas := l.context.Get("canvas")
	canvas.Set("width", w) // which clears it, and forgets the font
	canvas.Set("height", h)
	l.use(run, size, bold)
	l.context.Call("fillText", run, left, up)
	data := l.context.Call("getImageData", 0, 0, w, h).Get("data")
	pix := image.NewRGBA(image.Rect(0, 0, w, h))
	js.CopyBytesToGo(pix.Pix, data)
	p = Painting{Pix: pix, Off: image.Pt(-left, -up)}
	ink := false
	ink, p.Colour = settle(pix.Pix)
	if !ink {
		return marks(run, size)
	}
	return p, width
}

// settle makes of the pixels of a canvas, whose colours are not multiplied by their alpha, pixels as the program has
// them, and reports whether there is anything to see and whether it has colours of its own.
func settle(pix []byte) (ink, colour bool) {
	const (
		faint  = 48  // below this a canvas knows a colour only roughly
		nearly = 225 // white, as canvasses round it
	)
	for i := 0; i+3 < len(pix); i += 4 {
		r, g, b, a := pix[i], pix[i+1], pix[i+2], pix[i+3]
		ink = ink || a > 0
		colour = colour || a >= faint && min(r, g, b) < nearly
		for k := range 3 {
			pix[i+k] = byte(int(pix[i+k]) * int(a) / 255)
		}
	}
	if !colour {
		for i := 0; i+3 < len(pix); i += 4 {
			pix[i], pix[i+1], pix[i+2] = pix[i+3], pix[i+3], pix[i+3]
		}
	}
	return ink, colour
}

// shrink returns the ratio of a size to the largest painted size, at least 1.
func shrink(size float64) float64 { return max(1, size/MaxSize) }
