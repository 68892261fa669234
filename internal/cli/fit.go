package cli

import (
	"encoding/json"
	"errors"
)

// monitor is a monitor, or its visible part, in device-independent pixels.
type monitor struct {
	Name string `json:"name,omitempty"`
	W    int    `json:"w"`
	H    int    `json:"h"`
}

// frame is the inside of a window, in device-independent pixels from the corner of its monitor.
type frame struct {
	X         int     `json:"x"`
	Y         int     `json:"y"`
	W         int     `json:"w"`
	H         int     `json:"h"`
	Placed    bool    `json:"placed"` // the system tells where its windows are, and this one has been there
	Maximised bool    `json:"maximised,omitempty"`
	Monitor   monitor `json:"monitor"`
}

// Parts of a monitor that the inside of a window cannot use: a title bar above it, frames at its sides, and a bar of
// the desktop, which is usually at the lower edge. Their real sizes are unknown until the window exists.
const (
	titleBar   = 36
	taskBar    = 64
	sideFrames = 16
)

// fit returns the frame of a window that wants a size and possibly a place, within a monitor. The window is as large as
// it wants, or as there is room. It keeps a remembered place as far as the whole window with its title bar stays in
// sight. A monitor without a size sets no bounds.
func fit(want frame, in monitor) frame {
	f := want
	f.Monitor = in
	f.W, f.H = max(want.W, minSize), max(want.H, minSize)
	if in.W <= 0 || in.H <= 0 {
		f.Placed = false
		return f
	}
	f.W = max(min(f.W, in.W-sideFrames), min(minSize, in.W))
	f.H = max(min(f.H, in.H-titleBar-taskBar), min(minSize, in.H))
	if !f.Placed {
		f.X, f.Y = 0, 0
		return f
	}
	f.X = max(min(f.X, in.W-f.W), 0)
	f.Y = max(min(f.Y, in.H-f.H), min(titleBar, in.H-f.H), 0)
	return f
}

// resume returns the frame that a window begins with, and the index of its monitor; monitors begins with the main one.
// last is the window's frame when it was closed; nil: this is the first start. If its monitor is gone or has another
// size, its place means nothing any more, and the window comes to the middle.
func resume(last *frame, wanted size, monitors []monitor) (f frame, at int) {
	want := frame{W: wanted.width, H: wanted.height}
	if last != nil {
		want = *last
		if at = found(last.Monitor, monitors); at < 0 {
			at, want.Placed = 0, false
		}
	}
	if len(monitors) == 0 {
		return fit(want, monitor{}), -1
	}
	return fit(want, monitors[at]), at
}

// found returns the index of a monitor among others, or -1.
func found(m monitor, monitors []monitor) int {
	for i, other := range monitors {
		if other == m {
			return i
		}
	}
	return -1
}

// readFrame parses a stored frame. It returns an error for sizes and places that no window has.
func readFrame(text []byte) (*frame, error) {
	var f frame
	if err := json.Unmarshal(text, &f); err != nil {
		return nil, err
	}
	const far = 1 << 20
	for _, v := range []int{f.X, f.Y, f.W, f.H} {
		if v < -far || v > far {
			return nil, errors.New("a window cannot be there")
		}
	}
	if f.W < minSize || f.H < minSize {
		return nil, errors.New("a window cannot be so small")
	}
	return &f, nil
}

func (f frame) text() ([]byte, error) { return json.Marshal(f) }
