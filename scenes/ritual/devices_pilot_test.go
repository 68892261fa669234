//go:build pilot

package ritual

import (
	"fmt"
	"github.com/hajimehoshi/ebiten/v2"
	"math"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
)

// TestTwoFingersZoomAndTurn pulls the board of the real program larger with two fingers, and turns the chosen tile by
// turning them round each other.
func TestTwoFingersZoomAndTurn(t *testing.T) {
	app := boardtest.Open(t, seated(t, []string{games.Person, games.Person}, 3, 12), 412, 915)
	radius := func() float64 { r, _ := app.Probe().Number("ritual.radius"); return r }
	const x, y = 206, 480
	before := radius()
	app.Put(1, x-40, y)
	app.Put(2, x+40, y)
	app.Tick(2)
	for i := range 10 {
		app.Slide(1, x-40-float64(6*i), y)
		app.Slide(2, x+40+float64(6*i), y)
		app.Tick(2)
	}
	app.Lift(1)
	app.Lift(2)
	app.Settle()
	if after := radius(); after < before*1.5 {
		t.Errorf("two fingers that part bring the hexagons from %v to %v", before, after)
	}

	app.Tap("ritual.tile.0")
	app.Settle()
	shown := app.Frame()
	app.Put(1, x-60, y)
	app.Put(2, x+60, y)
	app.Tick(2)
	for i := range 13 {
		sin, cos := math.Sincos(float64(i) * 5 * math.Pi / 180)
		app.Slide(1, x-60*cos, y-60*sin)
		app.Slide(2, x+60*cos, y+60*sin)
		app.Tick(2)
	}
	app.Lift(1)
	app.Lift(2)
	app.Settle()
	tile := app.Target("ritual.tile.0")
	now, changed := app.Frame(), 0
	for py := int(tile[1]); py < int(tile[1]+tile[3]); py++ {
		for px := int(tile[0]); px < int(tile[0]+tile[2]); px++ {
			if now.RGBAAt(px, py) != shown.RGBAAt(px, py) {
				changed++
			}
		}
	}
	if float64(changed) < .05*tile[2]*tile[3] {
		t.Errorf("two fingers that turn by 60° change %d pixels of the chosen tile", changed)
	}
}

// TestAGamepadPlays goes from the title to a placed tile with a gamepad alone.
func TestAGamepadPlays(t *testing.T) {
	const (
		press = ebiten.StandardGamepadButtonRightBottom
		right = ebiten.StandardGamepadButtonLeftRight
		down  = ebiten.StandardGamepadButtonLeftBottom
		left  = ebiten.StandardGamepadButtonLeftLeft
		up    = ebiten.StandardGamepadButtonLeftTop
	)
	app := boardtest.Open(t, seated(t, []string{games.Person, games.Person}, 3, 8), 1440, 900)
	strike := func(b ebiten.StandardGamepadButton) {
		app.Pad(b)
		app.Settle()
	}
	tiles := func() float64 { n, _ := app.Probe().Number("ritual.tiles"); return n }
	focus := func() string { return app.Probe().Text("focus") }
	before := tiles()
	var seen []string
	// seek moves the focus with the pad towards the first target whose name begins so.
	seek := func(name string) bool {
		for range 40 {
			on := focus()
			if strings.HasPrefix(on, name) {
				return true
			}
			seen = append(seen, on)
			toX, toY := app.Target(app.Names(name)[0]).Middle()
			at, there := app.Probe().Targets[on]
			x, y := at.Middle()
			switch {
			case !there || toY > y+30:
				strike(down)
			case toY < y-30:
				strike(up)
			case toX > x:
				strike(right)
			default:
				strike(left)
			}
		}
		return false
	}
	if !seek("ritual.tile.") {
		t.Fatalf("the pad does not lead to a hand tile, only to %v", seen)
	}
	strike(press)
	if !seek("ritual.cell.") {
		t.Fatalf("the pad does not lead to a cell, only to %v", seen)
	}
	strike(press)
	strike(press)
	app.Settle()
	if now := tiles(); now != before+1 {
		t.Errorf("%v tiles before, %v after; focus on %s, %s", before, now, focus(), fmt.Sprint(app.Probe().State))
	}
}
