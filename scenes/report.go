package scenes

import (
	"bytes"
	"encoding/json"
	"maps"
	"math"
	"strings"

	"runehall/scenes/stage"
	"runehall/ui"
)

// reportLine is the description of the screen for tests. Lengths are in device-independent pixels.
type reportLine struct {
	Scene   string                `json:"scene"`
	Size    [2]float64            `json:"size"`
	Busy    bool                  `json:"busy"`
	Targets map[string][4]float64 `json:"targets"`
	State   map[string]any        `json:"state"`
}

// report passes the description of the screen on if it has changed.
func (a *App) report() {
	if a.config.Report == nil && !a.config.ShowPlaces {
		return
	}
	seen := a.describe()
	if a.config.ShowPlaces && !maps.Equal(seen.Targets, a.places) {
		a.places = seen.Targets
		a.pace.Repaint()
	}
	if a.config.Report == nil {
		return
	}
	line, err := json.Marshal(seen)
	if err != nil {
		a.stage.Log.Error("the report of the screen", "error", err)
		return
	}
	if bytes.Equal(line, a.last) {
		return
	}
	a.last = line
	a.config.Report(line)
}

func (a *App) describe() reportLine {
	scale := a.input.Scale
	line := reportLine{
		Scene: "start", Busy: true, Size: [2]float64{round(a.screen.W / scale), round(a.screen.H / scale)},
		Targets: map[string][4]float64{}, State: map[string]any{"lang": a.stage.Book.Tag()},
	}
	for e, n := range a.heard {
		line.State["sound."+e.String()] = n
	}
	top := a.stack.top()
	if top == nil {
		return line
	}
	r := stage.Report{Root: top.root, Targets: map[string]ui.Rect{}, State: line.State}
	line.Scene = top.scene.Name()
	line.Busy = a.stirs(top)
	if line.Busy && a.stack.fade.on() {
		return line
	}
	top.scene.Report(&r)
	a.missing.report(&r)
	a.feelings.report(&r)
	a.pads.report(&r, &a.missing)
	if cramped := a.stage.Kit.Cramped(); len(cramped) > 0 {
		r.State["cramped"] = strings.Join(cramped, "\n")
	}
	pictures := a.artWanted && !a.shelf.Loading() // all that were asked for have arrived
	line.State["pictures"] = pictures
	line.Busy = line.Busy || r.Busy || !pictures && !(a.artWanted && a.missing.some())
	bounds := ui.Rect{W: a.screen.W, H: a.screen.H}
	for name, t := range r.Targets {
		if t = t.Intersect(bounds); !t.Empty() {
			line.Targets[name] = [4]float64{round(t.X / scale), round(t.Y / scale), round(t.W / scale),
				round(t.H / scale)}
		}
	}
	return line
}

// stirs reports whether the screen is busy, whatever its scene says about itself.
func (a *App) stirs(top *layer) bool {
	// The effect of an input can be seen only in the next tick.
	return a.input.Active() || a.stack.fade.on() || top.root.Moving() || a.stage.Store.Busy() ||
		a.stage.Working() || a.failed.is()
}

// round rounds to a tenth: it keeps lines short, and equal pictures have equal lines.
func round(v float64) float64 { return math.Round(v*10) / 10 }
