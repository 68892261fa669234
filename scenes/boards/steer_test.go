package boards

import (
	"slices"
	"testing"

	"runehall/scenes/camera"
	"runehall/scenes/hands"
	"runehall/ui"
)

// half is a table of which the left half can be zoomed, and pieces on the right half be turned.
type half bool

func (halves) Role(h half) hands.Role {
	if h {
		return hands.Field
	}
	return hands.Piece
}

type halves struct{}

func (halves) Hit(p ui.Point) half   { return p.X < 400 }
func (halves) Drafted(half) bool     { return false }
func (halves) Bare(half) bool        { return false }
func (halves) Lift() float64         { return 0 }
func (halves) Extent() ui.Rect       { return ui.Rc(0, 0, 4, 3) }
func (halves) Focus() (mid ui.Point) { return }

func TestWheelTurnsOrZoomsAndTheButtonCentres(t *testing.T) {
	k := newKit(t)
	eye := camera.NewEye(camera.Manner{
		Normal: 58, Width: 1, Rows: 8, Sizes: camera.Sizes{Of: func(x float64) float64 { return x },
			Below: func(x float64) float64 { return x }, Near: 1},
	}, halves{})
	eye.Layout(&k.Theme, ui.Tempo{Reduced: true})
	field := ui.Rc(0, 0, 800, 600)
	eye.Place(field, field, field)
	eye.Centre(true)
	var pointers hands.Hands[half]
	still := ui.Input{}
	eye.Wheel(2, field.Center())
	if steer(&still, &pointers, &eye, halves{}, false, nil); !eye.Free {
		t.Error("the board comes into sight though nobody asks for that")
	}
	if steer(&still, &pointers, &eye, halves{}, true, nil); eye.Free {
		t.Error("the button does not bring the board into sight")
	}
	for _, c := range []struct {
		at            ui.Point
		wheel, zoom   float64
		turned, zooms bool
	}{
		{ui.Pt(600, 300), 1, 0, true, false}, {ui.Pt(200, 300), 1, 0, false, true},
		{ui.Pt(600, 300), 0, 1, false, false}, {ui.Pt(200, 300), 0, .3, false, true},
	} {
		in := ui.Input{Pointers: []ui.Pointer{{ID: ui.MousePointer, Kind: ui.Mouse, At: c.at}},
			Wheel: ui.Pt(0, c.wheel), Zoom: c.zoom}
		was := eye.Scale
		steer(&in, &pointers, &eye, halves{}, false, func(on half) bool { return !bool(on) })
		if turned := len(pointers.Gestures) > 0; turned != c.turned || (eye.Scale != was) != c.zooms {
			t.Errorf("at %v: turned %v, zoomed from %v to %v", c.at, turned, was, eye.Scale)
		}
	}
}

func TestPeekKeyIsHeld(t *testing.T) {
	root := ui.NewRoot(newKit(t))
	var k peekKey
	var heard []string
	for _, held := range []ui.Actions{0, ui.ActionSet(ui.Peek), ui.ActionSet(ui.Peek), ui.ActionSet(ui.Peek), 0, 0} {
		tick(root, ui.Input{Device: ui.KeyDevice, Held: held}, func(c *ui.Context) {
			k.Read(c, func() { heard = append(heard, "begin") }, func() { heard = append(heard, "end") })
		})
	}
	if !slices.Equal(heard, []string{"begin", "end"}) {
		t.Errorf("heard %q", heard)
	}
}
