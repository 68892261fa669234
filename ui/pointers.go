package ui

import "slices"

// touches follows the fingers of a tick.
func (t *Translator) touches(s *Snapshot, in *Input, away bool) {
	t.blocked = slices.DeleteFunc(t.blocked, func(raw int) bool { return s.touch(raw) == nil })
	keep := t.fingers[:0]
	for _, f := range t.fingers {
		raw := s.touch(f.raw)
		p := &f.pointer
		switch {
		case away:
			p.step(p.At, Cancel, in.Scale)
			if raw != nil {
				t.blocked = append(t.blocked, f.raw)
			}
		case raw == nil, raw.At.Dist(p.At) > touchJump*in.Scale:
			p.step(p.At, Release, in.Scale)
		default:
			p.step(raw.At, Drag, in.Scale)
			keep = append(keep, f)
		}
		in.Pointers = append(in.Pointers, *p)
	}
	t.fingers = keep
	for _, raw := range s.Touches {
		t.device = TouchDevice
		if away {
			if !slices.Contains(t.blocked, raw.ID) {
				t.blocked = append(t.blocked, raw.ID)
			}
			continue
		}
		if slices.Contains(t.blocked, raw.ID) || t.followed(raw.ID) {
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

// freeID returns the lowest id of a finger that no pointer of the tick has.
func freeID(pointers []Pointer) PointerID {
	for id := MousePointer + 1; ; id++ {
		if !slices.ContainsFunc(pointers, func(p Pointer) bool { return p.ID == id }) {
			return id
		}
	}
}

// mouseTick follows the mouse: one button at a time, the first that went down.
func (t *Translator) mouseTick(s *Snapshot, in *Input, away bool) {
	moved := t.seen && s.Cursor != t.cursor
	p := &t.mouse
	p.ID, p.Kind = MousePointer, Mouse
	any := s.Buttons != [3]bool{}
	if any || moved && len(s.Touches) == 0 {
		t.mouseSeen = true
		t.device = MouseDevice
	}
	pressed, ok := LeftButton, false
	for b := range s.Buttons {
		if s.Buttons[b] && !t.mouseHeld[b] && !ok {
			pressed, ok = MouseButton(b), true
		}
	}
	switch {
	case t.mouseDown && away:
		p.step(p.At, Cancel, in.Scale)
		t.mouseDown = false
	case t.mouseDown && !s.Buttons[p.Button]:
		p.step(s.Cursor, Release, in.Scale)
		t.mouseDown = false
	case t.mouseDown:
		p.step(s.Cursor, Drag, in.Scale)
	case ok && !away:
		p.press(s.Cursor, pressed)
		t.mouseDown = true
	case t.mouseSeen && (Rect{W: s.Size.W, H: s.Size.H}).Has(s.Cursor):
		*p = Pointer{ID: MousePointer, Kind: Mouse, At: s.Cursor, Start: s.Cursor, Last: t.cursor}
	default:
		t.cursor, t.mouseHeld = s.Cursor, s.Buttons
		return
	}
	t.cursor, t.mouseHeld = s.Cursor, s.Buttons
	in.Pointers = append(in.Pointers, *p)
}

func (s *Snapshot) touch(raw int) *RawTouch {
	for i := range s.Touches {
		if s.Touches[i].ID == raw {
			return &s.Touches[i]
		}
	}
	return nil
}

// press begins a pointer's life.
func (p *Pointer) press(at Point, b MouseButton) {
	*p = Pointer{ID: p.ID, Kind: p.Kind, Phase: Press, Button: b, At: at, Start: at, Last: at}
}

// step goes one tick further in a life that has begun; scale is in pixels per dp.
func (p *Pointer) step(at Point, phase Phase, scale float64) {
	slack := mouseSlack
	if p.Kind == Touch {
		slack = touchSlack
	}
	p.Last, p.At, p.Phase = p.At, at, phase
	p.Age++
	p.Moved = p.Moved || p.At.Dist(p.Start) > slack*scale
}
