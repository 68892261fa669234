package ui

import "slices"

// pointers is the state of the mouse and the fingers.
type pointers struct {
	fingers []finger
	blocked []int      // cancelled touches, ignored until they have been lifted
	order   []RawTouch // the touches of a tick, sorted

	mouse        Pointer
	mouseDown    bool
	mouseHovered bool // the mouse hovered in the tick before
	mouseSeen    bool // there is a mouse: a phone reports a cursor that never moves
	mouseHeld    [3]bool
	cursor       Point
}

// finger is a touch that is followed.
type finger struct {
	raw     int
	pointer Pointer
}

// translatePointers follows the fingers and the mouse. away says that the window or the app has just been left, or that
// the platform has taken the touches over.
func (t *Translator) translatePointers(s *Snapshot, in *Input, away bool) {
	t.follow(s, in, away)
	t.begin(s, in, away)
	t.translateMouse(s, in, away)
	order(in.Pointers, func(a, b *Pointer) bool { return a.ID < b.ID })
}

// follow updates the fingers that are down.
func (t *Translator) follow(s *Snapshot, in *Input, away bool) {
	t.blocked = slices.DeleteFunc(t.blocked, func(raw int) bool { return s.touch(raw) == nil })
	keep := t.fingers[:0]
	for _, f := range t.fingers {
		raw := s.touch(f.raw)
		switch p := &f.pointer; {
		case away, slices.Contains(s.Lost, f.raw):
			p.step(p.At, Cancel, in.Scale)
		case raw == nil, raw.At.Dist(p.At) > touchJump*in.Scale:
			p.step(p.At, Release, in.Scale)
		default:
			p.step(raw.At, Drag, in.Scale)
			keep = append(keep, f)
		}
		in.Pointers = append(in.Pointers, f.pointer)
	}
	t.fingers = keep
}

// begin adds the new fingers, in the order of the platform's ids, since the order of its list is random.
func (t *Translator) begin(s *Snapshot, in *Input, away bool) {
	t.order = append(t.order[:0], s.Touches...)
	order(t.order, func(a, b *RawTouch) bool { return a.ID < b.ID })
	for _, raw := range t.order {
		t.device = TouchDevice
		if slices.Contains(t.blocked, raw.ID) || t.followed(raw.ID) {
			continue
		}
		if away || slices.Contains(s.Lost, raw.ID) {
			t.blocked = append(t.blocked, raw.ID)
			continue
		}
		p := Pointer{ID: freeID(in.Pointers), Kind: Touch}
		p.press(raw.At, LeftButton)
		t.fingers = append(t.fingers, finger{raw.ID, p})
		in.Pointers = append(in.Pointers, p)
	}
}

func (t *Translator) followed(raw int) bool {
	return slices.ContainsFunc(t.fingers, func(f finger) bool { return f.raw == raw })
}

// freeID returns the lowest finger id that no pointer of the tick has.
func freeID(pointers []Pointer) PointerID {
	for id := MousePointer + 1; ; id++ {
		if !slices.ContainsFunc(pointers, func(p Pointer) bool { return p.ID == id }) {
			return id
		}
	}
}

// translateMouse follows the mouse. Only the button that was pressed first counts, until it is released.
func (t *Translator) translateMouse(s *Snapshot, in *Input, away bool) {
	if s.Buttons != [3]bool{} || s.Cursor != t.cursor && len(s.Touches) == 0 {
		t.mouseSeen = true
		t.device = MouseDevice
	}
	p := &t.mouse
	button, pressed := t.newButton(s)
	hovering := false
	shown := true
	switch {
	case t.mouseDown && (away || s.MouseLost):
		p.step(p.At, Cancel, in.Scale)
		t.mouseDown = false
	case t.mouseDown && !s.Buttons[p.Button]:
		p.step(s.Cursor, Release, in.Scale)
		t.mouseDown = false
	case t.mouseDown:
		p.step(s.Cursor, Drag, in.Scale)
	case pressed && !away:
		p.press(s.Cursor, button)
		t.mouseDown = true
	case t.mouseSeen && Rect{W: s.Size.W, H: s.Size.H}.Has(s.Cursor):
		*p = Pointer{At: s.Cursor, Start: s.Cursor, Last: s.Cursor}
		if t.mouseHovered {
			p.Last = t.cursor
		}
		hovering = true
	default:
		shown = false
	}
	if shown {
		in.Pointers = append(in.Pointers, *p)
	}
	t.cursor, t.mouseHeld, t.mouseHovered = s.Cursor, s.Buttons, hovering
}

// newButton returns the first button that was pressed in this tick.
func (t *Translator) newButton(s *Snapshot) (MouseButton, bool) {
	for b, held := range s.Buttons {
		if held && !t.mouseHeld[b] {
			return MouseButton(b), true
		}
	}
	return LeftButton, false
}

func (s *Snapshot) touch(raw int) *RawTouch {
	for i := range s.Touches {
		if s.Touches[i].ID == raw {
			return &s.Touches[i]
		}
	}
	return nil
}

// press starts a pointer's life.
func (p *Pointer) press(at Point, b MouseButton) {
	*p = Pointer{ID: p.ID, Kind: p.Kind, Phase: Press, Button: b, At: at, Start: at, Last: at}
}

// step advances a pointer's life by a tick; scale is in pixels per dp.
func (p *Pointer) step(at Point, phase Phase, scale float64) {
	slack := mouseSlack
	if p.Kind == Touch {
		slack = touchSlack
	}
	p.Last, p.At, p.Phase = p.At, at, phase
	p.Age++
	p.Moved = p.Moved || p.At.Dist(p.Start) > slack*scale
}

// order sorts a few items by insertion. It is our own because each type sorted by slices.SortFunc would add 4 kB to the
// browser's download.
func order[T any](list []T, before func(a, b *T) bool) {
	for i := range list {
		for j := i; j > 0 && before(&list[j], &list[j-1]); j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}
