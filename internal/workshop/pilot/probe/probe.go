// Package probe reads what the program says about its own screen when it is
// started with --probe, so that a test can name what it wants to touch instead
// of hunting for pixels.
//
// The desktop program writes a line on stderr at the end of each tick whose
// report differs from the last one written:
//
//	probe {"scene":"title","size":[915,412],"busy":false,"targets":{"title.play":[402,300,110,48]},"state":{"focus":"title.play"}}
//
// The page in the browser, opened with ?probe, puts the same JSON as a string
// on window.runehallProbe.
//
//   - scene is the name of the scene on top of the stack: title, setup, table,
//     pause, results, settings and so on, and start before the first; overlays
//     of the table are in state.overlay.
//   - size is the outside size that the layout was made for.
//   - busy is true while the picture still changes by itself or something is
//     awaited: a fade, a timeline, the store, a computer player. Endless
//     decoration is not busy.
//   - targets are the things that can be activated now, each with the rectangle
//     [x, y, width, height] of its visible part. A press on its middle hits it.
//   - state is a flat object of strings, numbers and booleans which tells no
//     more than the public view while a curtain is closed. state.focus is the
//     name of the target with the keyboard's focus.
//
// All lengths are device-independent pixels from the window's top left corner.
package probe

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// Report is one probe line.
type Report struct {
	Scene   string          `json:"scene"`
	Size    [2]float64      `json:"size"`
	Busy    bool            `json:"busy"`
	Targets map[string]Rect `json:"targets"`
	State   map[string]any  `json:"state"`
}

// Rect is x, y, width and height in device-independent pixels.
type Rect [4]float64

// Middle returns the point at which a press hits the target.
func (r Rect) Middle() (x, y float64) { return r[0] + r[2]/2, r[1] + r[3]/2 }

// Text returns state[key] when it is a string, and "" otherwise.
func (r Report) Text(key string) string {
	s, _ := r.State[key].(string)
	return s
}

// Number returns state[key] when it is a number, and whether it is one.
func (r Report) Number(key string) (float64, bool) {
	f, ok := r.State[key].(float64)
	return f, ok
}

// Is reports whether state[key] is the boolean true.
func (r Report) Is(key string) bool {
	b, _ := r.State[key].(bool)
	return b
}

var prefix = []byte("probe ")

// Split takes what a program wrote on stderr apart: its last complete report
// and everything else. It returns an error for a probe line that is not a
// report; a line without its end is left in rest.
func Split(stderr []byte) (last Report, found bool, rest []byte, err error) {
	var newest []byte
	for line := range bytes.Lines(stderr) {
		if !bytes.HasPrefix(line, prefix) || !bytes.HasSuffix(line, []byte("\n")) {
			rest = append(rest, line...)
			continue
		}
		newest = line
	}
	if newest == nil {
		return Report{}, false, rest, nil
	}
	last, err = Parse(bytes.TrimPrefix(newest, prefix))
	return last, err == nil, rest, err
}

// Parse reads the JSON of one report.
func Parse(text []byte) (Report, error) {
	var r Report
	if err := json.Unmarshal(text, &r); err != nil {
		return Report{}, fmt.Errorf("probe line %q: %w", text, err)
	}
	if r.Scene == "" {
		return Report{}, fmt.Errorf("probe line %q names no scene", text)
	}
	return r, nil
}
