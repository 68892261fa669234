package ritual

import (
	"testing"

	"runehall/games"
	"runehall/scenes/camera"
	"runehall/ui"
)

// FuzzPointer turns bytes into presses, drags, wheels and keys on a board in the middle of a match. Nothing may panic, a
// move that the board makes is legal, and a move that it does not make has a refusal to show.
func FuzzPointer(f *testing.F) {
	f.Add(uint8(2), uint8(3), []byte{0, 10, 10, 2, 10, 10, 0, 200, 90, 2, 200, 90, 7, 3, 0})
	f.Add(uint8(5), uint8(40), []byte{4, 50, 230, 5, 90, 120, 6, 90, 120, 9, 1, 0, 8, 2, 0})
	f.Add(uint8(3), uint8(20), []byte{4, 120, 120, 10, 140, 120, 11, 140, 100, 5, 90, 120, 12, 140, 100, 6, 90, 120})
	f.Fuzz(func(t *testing.T, seats, made uint8, data []byte) {
		m := newMatch(t, 2+int(seats)%4, "adventurers", uint64(seats))
		for range made % 80 {
			if _, on := m.random(); !on {
				return
			}
		}
		reader := games.Public
		if made%2 == 0 {
			reader = 0
		}
		s := testScreens[int(seats/4)%len(testScreens)]
		r := newRig(t, m, s, reader)
		for ; len(data) >= 3 && r.made < 30; data = data[3:] {
			r.fuzz(data[0], ui.Pt(float64(data[1])/255*s.w, float64(data[2])/255*s.h), data[1])
			if _, over := m.play.Core().Result(); over {
				break
			}
			if radius := r.board.cam.Scale; !(radius >= r.board.zoom.Normal*camera.MinZoom-1 && radius <= r.board.zoom.Normal*camera.MaxZoom+1) {
				t.Fatalf("the radius is %v", radius)
			}
		}
		r.board.Finish()
		want := modelOf(m.play.View(reader))
		if !same(&r.board.model, &want) {
			t.Fatalf("the picture is\n%+v, not\n%+v", still(&r.board.model), still(&want))
		}
	})
}

// fuzz does one thing at a point.
func (r *rig) fuzz(what byte, at ui.Point, n byte) {
	pressed := func(id ui.PointerID) bool { _, down := r.down[id]; return down }
	move := func(kind ui.PointerKind, id ui.PointerID, button ui.MouseButton) {
		if pressed(id) {
			r.pointer(kind, id, ui.Drag, button, at)
		} else {
			r.pointer(kind, id, ui.Press, button, at)
		}
	}
	end := func(kind ui.PointerKind, id ui.PointerID, phase ui.Phase) {
		if pressed(id) {
			r.pointer(kind, id, phase, r.down[id].Button, at)
		}
	}
	switch what % 16 {
	case 0, 1:
		move(ui.Mouse, ui.MousePointer, ui.LeftButton)
	case 2:
		end(ui.Mouse, ui.MousePointer, ui.Release)
	case 3:
		if !pressed(ui.MousePointer) {
			r.pointer(ui.Mouse, ui.MousePointer, ui.Hover, ui.LeftButton, at)
		}
	case 4, 5:
		move(ui.Touch, 1, ui.LeftButton)
	case 6:
		end(ui.Touch, 1, ui.Release)
	case 7:
		r.letter(rune('0' + n%10))
	case 8:
		r.key(ui.Action(n) % ui.ActionCount)
	case 9:
		r.state.Confirm = true
		r.tick(ui.Input{})
	case 10, 11:
		move(ui.Touch, 2, ui.LeftButton)
	case 12:
		end(ui.Touch, 2, ui.Release)
	case 13:
		end(ui.Touch, ui.PointerID(1+n%2), ui.Cancel)
	case 14:
		r.wheel(at, float64(n%7)-3)
	case 15:
		if n%2 == 0 {
			r.tap(ui.Touch, at)
		} else {
			move(ui.Mouse, ui.MousePointer, ui.RightButton)
		}
	}
}
