// Package stats counts what a running program does, for make bench: a flag of the program wraps its game with Wrap. It
// does nothing but count until it is asked.
package stats

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"runtime"
	"strings"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Prefix is how each line of figures starts.
const Prefix = "stats "

// Figures are the counts since the start of the program.
type Figures struct {
	First   bool   `json:"first"`   // this line reports that the first ready frame is on the screen
	Updates int64  `json:"updates"` // calls of Update
	Draws   int64  `json:"draws"`   // calls of Draw
	Own     int64  `json:"own"`     // nanoseconds in Update and Draw
	Frames  Frames `json:"frames"`  // frames by the processor time that they took of that
	Mallocs uint64 `json:"mallocs"` // allocations of the whole program
	Memory  uint64 `json:"memory"`  // bytes that Go has taken from the system
	Pressed int64  `json:"pressed"` // keys and buttons of the mouse that the last Update saw held down
}

// Parse reads a line of figures; ok is false for any other line. What a library of the system began to write in the
// same line, as ALSA does on the standard error, may stand before them.
func Parse(line string) (f Figures, ok bool, err error) {
	_, text, ok := strings.Cut(line, Prefix+"{")
	if !ok {
		return Figures{}, false, nil
	}
	text = "{" + text
	if err := json.Unmarshal([]byte(text), &f); err != nil {
		return Figures{}, false, fmt.Errorf("line %q: %w", line, err)
	}
	return f, true, nil
}

// counted is a game whose calls are counted.
type counted struct {
	ebiten.Game
	ready               func() bool
	out                 io.Writer
	updates, draws, own atomic.Int64
	frames              [len(Frames{})]atomic.Int64
	frame               time.Duration // the processor time of the present frame so far
	pressed             atomic.Int64
	keys                []ebiten.Key
	drawn, told         bool // the first ready frame was drawn; its line was written
}

// Wrap returns g with counters. It writes a line of figures to out when the first frame is on the screen, which is in
// the Update after the first Draw for which ready returned true (a nil ready always does), and another one for each
// line read from in. In the browser it returns g unchanged.
func Wrap(g ebiten.Game, ready func() bool, in io.Reader, out io.Writer) ebiten.Game {
	if runtime.GOOS == "js" {
		return g
	}
	c := &counted{Game: g, ready: ready, out: out}
	go func() {
		for lines := bufio.NewScanner(in); lines.Scan(); {
			if c.write(false) != nil {
				return // nobody reads any more
			}
		}
	}()
	return c
}

func (c *counted) write(first bool) error {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	f := Figures{first, c.updates.Load(), c.draws.Load(), c.own.Load(), Frames{}, m.Mallocs, m.Sys, c.pressed.Load()}
	for i := range f.Frames {
		f.Frames[i] = c.frames[i].Load()
	}
	text, err := json.Marshal(f)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.out, "%s%s\n", Prefix, text)
	return err
}

// Update implements [ebiten.Game].
func (c *counted) Update() error {
	c.updates.Add(1)
	c.pressed.Store(c.held())
	if c.drawn && !c.told {
		c.told = true
		if err := c.write(true); err != nil {
			return fmt.Errorf("stats: %w", err)
		}
	}
	defer c.spent(start())
	return c.Game.Update()
}

func (c *counted) held() int64 {
	c.keys = inpututil.AppendPressedKeys(c.keys[:0])
	n := int64(len(c.keys))
	for b := range ebiten.MouseButtonMax + 1 {
		if ebiten.IsMouseButtonPressed(b) {
			n++
		}
	}
	return n
}

// began is when a call began, and the processor time of its thread then.
type began struct {
	at   time.Time
	busy time.Duration
}

// start begins a call. The call stays on its thread until it is spent.
func start() began {
	runtime.LockOSThread()
	return began{time.Now(), busy()}
}

// spent ends a call: it adds its time to the program's own time, and its processor time to the frame's.
func (c *counted) spent(b began) {
	c.own.Add(int64(time.Since(b.at)))
	c.frame += busy() - b.busy
	runtime.UnlockOSThread()
}

func (c *counted) framed() {
	c.frames[slot(c.frame)].Add(1)
	c.frame = 0
}

// Draw implements [ebiten.Game].
func (c *counted) Draw(screen *ebiten.Image) {
	c.draws.Add(1)
	if !c.drawn {
		c.drawn = c.ready == nil || c.ready()
	}
	defer c.framed()
	defer c.spent(start())
	c.Game.Draw(screen)
}

// LayoutF implements [ebiten.LayoutFer]. For a game that does not, it does what Ebitengine would.
func (c *counted) LayoutF(width, height float64) (float64, float64) {
	if l, ok := c.Game.(ebiten.LayoutFer); ok {
		return l.LayoutF(width, height)
	}
	w, h := c.Game.Layout(int(max(width, 1)), int(max(height, 1)))
	return float64(w), float64(h)
}

// DrawFinalScreen implements [ebiten.FinalScreenDrawer].
func (c *counted) DrawFinalScreen(screen ebiten.FinalScreen, offscreen *ebiten.Image, geoM ebiten.GeoM) {
	if d, ok := c.Game.(ebiten.FinalScreenDrawer); ok {
		d.DrawFinalScreen(screen, offscreen, geoM)
		return
	}
	ebiten.DefaultDrawFinalScreen(screen, offscreen, geoM)
}
