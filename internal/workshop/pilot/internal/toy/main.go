// Toy is the smallest program that the tests of package pilot can drive: it
// counts presses on two fields, keeps the counts in a file, and says in its
// probe what else it was told.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"image/color"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"runehall/internal/stats"
)

// quiet is for how many ticks after a press the toy is busy.
const quiet = 20

// toy is the game. The fields lie left and right, in the upper half.
type toy struct {
	path          string
	width, height int
	presses       [2]int
	focus         int // -1, or a field
	busy          int // ticks
	fingers       int
	wheel         float64
	text          string
	pad, undone   bool
	crash         bool
	said          string
}

func main() {
	data := flag.String("data", "", "folder of the counts")
	crash := flag.Bool("crash", false, "panic at the first press")
	counts := flag.Bool("stats", false, "print figures")
	flag.Parse()
	t := &toy{path: filepath.Join(*data, "presses"), focus: -1, crash: *crash}
	fmt.Fprintln(os.Stderr, "toy: hello")
	if err := t.run(*counts); err != nil {
		fmt.Fprintln(os.Stderr, "toy:", err)
		os.Exit(1)
	}
}

func (t *toy) run(counts bool) error {
	text, err := os.ReadFile(t.path)
	if err == nil {
		err = json.Unmarshal(text, &t.presses)
	}
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	var game ebiten.Game = t
	if counts {
		game = stats.Wrap(t, nil, os.Stdin, os.Stderr)
	}
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	return ebiten.RunGame(game)
}

// field returns x, y, width and height of a field.
func (t *toy) field(i int) (x, y, w, h int) {
	return 10 + i*t.width/2, 10, t.width/2 - 20, t.height/2 - 20
}

// press counts a press on a point.
func (t *toy) press(px, py int) error {
	for i := range t.presses {
		if x, y, w, h := t.field(i); px >= x && py >= y && px < x+w && py < y+h {
			return t.count(i)
		}
	}
	return nil
}

func (t *toy) count(i int) error {
	if t.crash {
		panic("the toy breaks")
	}
	t.presses[i]++
	t.busy = quiet
	text, err := json.Marshal(t.presses)
	if err != nil {
		return err
	}
	return os.WriteFile(t.path, text, 0o666)
}

// Update implements [ebiten.Game].
func (t *toy) Update() error {
	t.busy = max(t.busy-1, 0)
	if inpututil.IsKeyJustPressed(ebiten.KeyEscape) {
		return ebiten.Termination
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		if err := t.press(ebiten.CursorPosition()); err != nil {
			return err
		}
	}
	for _, id := range inpututil.AppendJustPressedTouchIDs(nil) {
		if err := t.press(ebiten.TouchPosition(id)); err != nil {
			return err
		}
	}
	t.fingers = max(t.fingers, len(ebiten.AppendTouchIDs(nil)))
	if inpututil.IsKeyJustPressed(ebiten.KeyTab) {
		t.focus = (t.focus + 1) % len(t.presses)
	}
	if inpututil.IsKeyJustPressed(ebiten.KeyEnter) && t.focus >= 0 {
		if err := t.count(t.focus); err != nil {
			return err
		}
	}
	t.undone = t.undone || ebiten.IsKeyPressed(ebiten.KeyControl) && ebiten.IsKeyPressed(ebiten.KeyZ)
	_, dy := ebiten.Wheel()
	t.wheel += dy
	t.text += string(ebiten.AppendInputChars(nil))
	for _, id := range ebiten.AppendGamepadIDs(nil) {
		t.pad = t.pad || ebiten.IsStandardGamepadButtonPressed(id, ebiten.StandardGamepadButtonRightBottom)
	}
	return t.say()
}

// say prints the probe line when it has changed.
func (t *toy) say() error {
	targets, focus := map[string][4]int{}, ""
	for i, name := range []string{"toy.left", "toy.right"} {
		x, y, w, h := t.field(i)
		targets[name] = [4]int{x, y, w, h}
		if t.focus == i {
			focus = name
		}
	}
	text, err := json.Marshal(map[string]any{
		"scene": "toy", "size": [2]int{t.width, t.height}, "busy": t.busy > 0, "targets": targets,
		"state": map[string]any{
			"left": t.presses[0], "right": t.presses[1], "focus": focus, "fingers": t.fingers,
			"wheel": t.wheel, "text": t.text, "pad": t.pad, "undone": t.undone, "active": ebiten.IsFocused(),
		},
	})
	if err != nil || string(text) == t.said {
		return err
	}
	t.said = string(text)
	_, err = fmt.Fprintf(os.Stderr, "probe %s\n", text)
	return err
}

// Draw implements [ebiten.Game]: a field grows redder with each press.
func (t *toy) Draw(screen *ebiten.Image) {
	for i, n := range t.presses {
		x, y, w, h := t.field(i)
		field := ebiten.NewImage(w, h)
		field.Fill(color.RGBA{uint8(min(40*n, 255)), 80, 160, 255})
		var op ebiten.DrawImageOptions
		op.GeoM.Translate(float64(x), float64(y))
		screen.DrawImage(field, &op)
		field.Deallocate()
	}
}

// Layout implements [ebiten.Game].
func (t *toy) Layout(width, height int) (int, int) {
	t.width, t.height = width, height
	return width, height
}
