package ui_test

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"

	"runehall/ui"
)

func run(snaps ...ui.Snapshot) []ui.Input {
	var tr ui.Translator
	var out []ui.Input
	for i := range snaps {
		var in ui.Input
		tr.Translate(&snaps[i], &in)
		out = append(out, in)
	}
	return out
}

// screen is a snapshot of a screen at two pixels per dp with nothing touched.
func screen() ui.Snapshot {
	return ui.Snapshot{Size: ui.Sz(800, 1600), Scale: 2, Focused: true, Cursor: ui.Pt(-1, -1)}
}

func touching(touches ...ui.RawTouch) ui.Snapshot {
	s := screen()
	s.Touches = touches
	return s
}

func at(id int, x, y float64) ui.RawTouch { return ui.RawTouch{ID: id, At: ui.Pt(x, y)} }

func phases(ins []ui.Input, id ui.PointerID) []string {
	var out []string
	for i := range ins {
		if p, ok := ins[i].Pointer(id); ok {
			s := p.Phase.String()
			if p.Moved {
				s += "+"
			}
			out = append(out, s)
		}
	}
	return out
}

func TestFingerTapsWithinItsSlack(t *testing.T) {
	// 5 dp are 10 pixels here.
	ins := run(screen(), touching(at(7, 100, 100)), touching(at(7, 109, 100)), screen(), screen())
	if got, want := phases(ins, 1), []string{"press", "drag", "release"}; !slices.Equal(got, want) {
		t.Errorf("a trembling finger gives %v, want %v", got, want)
	}
	if p, _ := ins[3].Pointer(1); !p.Tapped() || p.At != ui.Pt(109, 100) || p.Start != ui.Pt(100, 100) || p.Age != 2 {
		t.Errorf("it ends as %+v, want a tap at 109,100 from 100,100 after 2 ticks", p)
	}
	ins = run(touching(at(7, 100, 100)), touching(at(7, 111, 100)), touching(at(7, 100, 100)), screen())
	if got, want := phases(ins, 1), []string{"press", "drag+", "drag+", "release+"}; !slices.Equal(got, want) {
		t.Errorf("a finger that moved and came back gives %v, want %v", got, want)
	}
}

func TestFingerThatJumpsIsLiftedAndPressed(t *testing.T) {
	// 160 dp are 320 pixels here.
	ins := run(touching(at(7, 100, 100)), touching(at(7, 430, 100)), touching(at(7, 430, 100)), screen())
	if got, want := phases(ins, 1), []string{"press", "release"}; !slices.Equal(got, want) {
		t.Errorf("the first finger gives %v, want %v", got, want)
	}
	if p, _ := ins[1].Pointer(1); p.At != ui.Pt(100, 100) {
		t.Errorf("it was lifted at %v, want where it was", p.At)
	}
	if got, want := phases(ins, 2), []string{"press", "drag", "release"}; !slices.Equal(got, want) {
		t.Errorf("the second finger gives %v, want %v", got, want)
	}
}

func TestOrderOfTouchesDecidesNothing(t *testing.T) {
	one, two, three := at(3, 10, 10), at(9, 200, 300), at(5, 400, 20)
	a := run(touching(one, two, three), touching(two, three), screen())
	b := run(touching(three, one, two), touching(three, two), screen())
	if !reflect.DeepEqual(a, b) {
		t.Errorf("another order of the same touches gives\n%+v\nand\n%+v", a, b)
	}
}

func TestLostFocusCancelsAndWaitsForLifting(t *testing.T) {
	held := touching(at(1, 50, 50))
	held.Buttons[0], held.Cursor = true, ui.Pt(300, 300)
	held.Keys = []ebiten.Key{ebiten.KeyArrowUp}
	away := held
	away.Focused = false
	back := held
	free := screen()
	again := touching(at(1, 60, 60))
	again.Keys = []ebiten.Key{ebiten.KeyArrowUp}
	ins := run(screen(), held, away, back, free, again)
	for id, name := range map[ui.PointerID]string{ui.MousePointer: "mouse", 1: "finger"} {
		if p, _ := ins[2].Pointer(id); p.Phase != ui.Cancel {
			t.Errorf("the %s goes through %v when the window loses the focus, want cancel", name, p.Phase)
		}
	}
	if !ins[2].FocusLost || ins[2].Held != 0 || ins[3].Held != 0 {
		t.Errorf("keys held across the loss of the focus count: %v then %v", ins[2].Held, ins[3].Held)
	}
	if _, ok := ins[3].Pointer(1); ok || !ins[3].FocusGained {
		t.Error("a finger that was cancelled came back before it was lifted")
	}
	if p, _ := ins[5].Pointer(1); p.Phase != ui.Press || !ins[5].Pressed.Has(ui.Up) {
		t.Errorf("after lifting, finger %v and keys %b do not count again", p.Phase, ins[5].Pressed)
	}
}

func TestMouseHoversClicksAndLeaves(t *testing.T) {
	move := func(x, y float64, left bool) ui.Snapshot {
		s := screen()
		s.Cursor, s.Buttons[0] = ui.Pt(x, y), left
		return s
	}
	ins := run(screen(), move(10, 10, false), move(10, 10, true), move(11, 10, true), move(14, 10, true),
		move(14, 10, false), move(14, 10, false), move(-5, 10, false))
	want := []string{"hover", "press", "drag", "drag+", "release+", "hover"}
	if got := phases(ins, ui.MousePointer); !slices.Equal(got, want) {
		t.Errorf("the mouse gives %v, want %v", got, want)
	}
	if ins[0].Device != ui.NoDevice || ins[1].Device != ui.MouseDevice {
		t.Errorf("devices %v, %v; a cursor that never moved is no mouse", ins[0].Device, ins[1].Device)
	}
}

func TestKeysRepeat(t *testing.T) {
	var snaps []ui.Snapshot
	for range 45 {
		s := screen()
		s.Keys = []ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyH}
		snaps = append(snaps, s)
	}
	var left, hint []int
	for i, in := range run(snaps...) {
		if in.Pressed.Has(ui.Left) {
			left = append(left, i)
		}
		if in.Pressed.Has(ui.Hint) {
			hint = append(hint, i)
		}
	}
	if want := []int{0, 24, 30, 36, 42}; !slices.Equal(left, want) {
		t.Errorf("a held arrow is pressed at ticks %v, want %v", left, want)
	}
	if want := []int{0}; !slices.Equal(hint, want) {
		t.Errorf("a held letter is pressed at ticks %v, want %v", hint, want)
	}
}

func TestChords(t *testing.T) {
	for _, tc := range []struct {
		keys  []ebiten.Key
		want  ui.Actions
		typed ui.Actions
	}{
		{[]ebiten.Key{ebiten.KeyControlLeft, ebiten.KeyZ}, ui.ActionSet(ui.Undo), 0},
		{[]ebiten.Key{ebiten.KeyMetaLeft, ebiten.KeyZ}, ui.ActionSet(ui.Undo), 0},
		{[]ebiten.Key{ebiten.KeyControlLeft, ebiten.KeyShiftLeft, ebiten.KeyZ}, ui.ActionSet(ui.Redo), 0},
		{[]ebiten.Key{ebiten.KeyZ}, 0, 0},
		{[]ebiten.Key{ebiten.KeyU}, ui.ActionSet(ui.Undo), ui.ActionSet(ui.Undo)},
		{[]ebiten.Key{ebiten.KeyTab}, ui.ActionSet(ui.Next), 0},
		{[]ebiten.Key{ebiten.KeyShiftRight, ebiten.KeyTab}, ui.ActionSet(ui.Previous), 0},
		{[]ebiten.Key{ebiten.KeyAltLeft, ebiten.KeyTab}, 0, 0},
		{[]ebiten.Key{ebiten.KeyAltLeft, ebiten.KeyEnter}, ui.ActionSet(ui.FullScreen), 0},
		{[]ebiten.Key{ebiten.KeyEscape}, ui.ActionSet(ui.Back), 0},
		{[]ebiten.Key{ebiten.KeySpace}, ui.ActionSet(ui.Hold), ui.ActionSet(ui.Hold)},
	} {
		s := screen()
		s.Keys = tc.keys
		in := run(s)[0]
		if in.Pressed != tc.want || in.Typed != tc.typed {
			t.Errorf("%v: pressed %b typed %b, want %b and %b", tc.keys, in.Pressed, in.Typed, tc.want, tc.typed)
		}
	}
}

func TestBackOfThePlatformIsEscape(t *testing.T) {
	s := screen()
	s.Back = true
	ins := run(s, s, screen())
	if !ins[0].Pressed.Has(ui.Back) || !ins[1].Pressed.Has(ui.Back) || ins[2].Held.Has(ui.Back) {
		t.Errorf("two reports in a row are pressed %v and %v, then held %v", ins[0].Pressed, ins[1].Pressed,
			ins[2].Held)
	}
}

// TestPointersLive gives random snapshots and checks the promised life of every pointer.
func TestPointersLive(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		checkLives(t, run(rapid.SliceOfN(snapshots(), 1, 60).Draw(t, "snapshots")...))
	})
}

// FuzzPointers reads snapshots from bytes and checks the promised life of every pointer, and that a
// tape gives the same inputs back.
func FuzzPointers(f *testing.F) {
	f.Add([]byte("\x01\x02\x03\x04\x05\x06\x07\x08"))
	f.Add(bytes.Repeat([]byte{0x11, 0xfe, 0x80}, 40))
	f.Fuzz(func(t *testing.T, data []byte) {
		var seed [32]byte
		copy(seed[:], data)
		r := rand.New(rand.NewChaCha8(seed))
		var snaps []ui.Snapshot
		for _, b := range data[:min(len(data), 400)] {
			s := screen()
			s.Focused, s.Paused = b&0x40 == 0, b&0xc0 == 0xc0
			s.Buttons = [3]bool{b&1 != 0, b&2 != 0, b&0x24 == 0x24}
			s.Cursor = ui.Pt(float64(r.IntN(900)-50), float64(r.IntN(100)))
			for id := range 3 {
				if b>>(2+id)&1 != 0 {
					s.Touches = append(s.Touches, at(id*r.IntN(2), float64(r.IntN(300)), 40))
				}
			}
			snaps = append(snaps, s)
		}
		ins := run(snaps...)
		checkLives(t, ins)
		checkTape(t, ins)
	})
}

type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

// checkLives checks that pointers are sorted, and that each hovers, or presses and then drags in each
// tick until one release or cancel.
func checkLives(t failer, ins []ui.Input) {
	t.Helper()
	down := map[ui.PointerID]ui.Pointer{}
	for i, in := range ins {
		seen := map[ui.PointerID]bool{}
		last := ui.PointerID(-1)
		for _, p := range in.Pointers {
			if p.ID <= last {
				t.Fatalf("tick %d: pointer %d after %d", i, p.ID, last)
			}
			last = p.ID
			seen[p.ID] = true
			was, isDown := down[p.ID]
			switch p.Phase {
			case ui.Hover:
				if isDown || p.Kind != ui.Mouse {
					t.Fatalf("tick %d: pointer %d hovers", i, p.ID)
				}
				continue
			case ui.Press:
				if isDown {
					t.Fatalf("tick %d: pointer %d pressed twice", i, p.ID)
				}
				if p.Start != p.At || p.Age != 0 || p.Moved {
					t.Fatalf("tick %d: pointer %d begins as %+v", i, p.ID, p)
				}
			default:
				if !isDown {
					t.Fatalf("tick %d: pointer %d goes through %v without a press", i, p.ID, p.Phase)
				}
				if p.Age != was.Age+1 || p.Start != was.Start || p.Last != was.At || was.Moved && !p.Moved ||
					p.Button != was.Button {
					t.Fatalf("tick %d: %+v does not follow %+v", i, p, was)
				}
			}
			if p.IsDown() {
				down[p.ID] = p
			} else {
				delete(down, p.ID)
			}
		}
		for id := range down {
			if !seen[id] {
				t.Fatalf("tick %d: pointer %d is gone without a release", i, id)
			}
		}
	}
}

// snapshots generates snapshots with up to four fingers, a mouse and keys.
func snapshots() *rapid.Generator[ui.Snapshot] {
	return rapid.Custom(func(t *rapid.T) ui.Snapshot {
		s := screen()
		s.Focused = rapid.IntRange(0, 9).Draw(t, "focused") > 0
		s.Paused = rapid.IntRange(0, 14).Draw(t, "paused") == 0
		s.Cursor = ui.Pt(rapid.SampledFrom([]float64{-3, 10, 11, 500}).Draw(t, "x"), 20)
		for b := range s.Buttons {
			s.Buttons[b] = rapid.IntRange(0, 3).Draw(t, "button") == 0
		}
		for id := range 4 {
			if rapid.Bool().Draw(t, "touch") {
				s.Touches = append(s.Touches, at(id, rapid.SampledFrom([]float64{10, 12, 30, 200}).Draw(t, "x"), 50))
			}
		}
		s.Keys = rapid.SliceOfN(rapid.SampledFrom([]ebiten.Key{ebiten.KeyArrowUp, ebiten.KeyZ, ebiten.KeyControl,
			ebiten.KeySpace, ebiten.KeyTab}), 0, 3).Draw(t, "keys")
		s.Runes = rapid.SliceOfN(rapid.Rune(), 0, 2).Draw(t, "runes")
		s.Pad = ui.Actions(rapid.IntRange(0, 15).Draw(t, "pad"))
		s.PadKind = ui.PadKind(rapid.IntRange(0, int(ui.SwitchPad)).Draw(t, "pad"))
		s.Places = rapid.SliceOfN(rapid.SampledFrom([]ebiten.Key{ebiten.KeyArrowUp, ebiten.KeyW, ebiten.KeySpace,
			ebiten.KeyNumpad0}), 0, 3).Draw(t, "places")
		s.Pads[rapid.IntRange(0, ui.MaxPads-1).Draw(t, "which")] = ui.Actions(rapid.IntRange(0, 63).Draw(t, "asks"))
		s.Back = rapid.IntRange(0, 9).Draw(t, "back") == 0
		s.Wheel.Y = rapid.SampledFrom([]float64{0, 0, 0, 1, -.125}).Draw(t, "wheel")
		if rapid.IntRange(0, 9).Draw(t, "resized") == 0 {
			s.Size.W, s.Scale, s.Insets.Top = 333.5, 1.25, 40
		}
		return s
	})
}
