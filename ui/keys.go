package ui

import "github.com/hajimehoshi/ebiten/v2"

// chord is a key with the modifiers that must be held with it.
type chord struct {
	key              ebiten.Key
	ctrl, shift, alt modifier
	action           Action
}

// modifier says what a chord demands of a modifier key.
type modifier uint8

const (
	either modifier = iota
	down
	up
)

func (m modifier) fits(held bool) bool { return m == either || (m == down) == held }

// chords are the bindings of the keyboard. Ctrl also stands for Command.
var chords = [...]chord{
	{key: ebiten.KeyArrowUp, action: Up},
	{key: ebiten.KeyArrowDown, action: Down},
	{key: ebiten.KeyArrowLeft, action: Left},
	{key: ebiten.KeyArrowRight, action: Right},
	{key: ebiten.KeyEnter, alt: up, action: Confirm},
	{key: ebiten.KeyNumpadEnter, action: Confirm},
	{key: ebiten.KeyEscape, action: Back},
	{key: ebiten.KeyF10, action: Menu},
	{key: ebiten.KeyM, ctrl: up, action: Menu},
	{key: ebiten.KeyZ, ctrl: down, shift: up, action: Undo},
	{key: ebiten.KeyU, ctrl: up, action: Undo},
	{key: ebiten.KeyY, ctrl: down, action: Redo},
	{key: ebiten.KeyZ, ctrl: down, shift: down, action: Redo},
	{key: ebiten.KeyH, ctrl: up, action: Hint},
	{key: ebiten.KeyQ, ctrl: up, action: RotateLeft},
	{key: ebiten.KeyComma, action: RotateLeft},
	{key: ebiten.KeyE, ctrl: up, action: RotateRight},
	{key: ebiten.KeyPeriod, action: RotateRight},
	{key: ebiten.KeyTab, ctrl: up, shift: up, alt: up, action: Next},
	{key: ebiten.KeyTab, ctrl: up, shift: down, alt: up, action: Previous},
	{key: ebiten.KeyEqual, action: ZoomIn},
	{key: ebiten.KeyNumpadAdd, action: ZoomIn},
	{key: ebiten.KeyMinus, action: ZoomOut},
	{key: ebiten.KeyNumpadSubtract, action: ZoomOut},
	{key: ebiten.KeyC, ctrl: up, action: Centre},
	{key: ebiten.KeyV, ctrl: up, action: Peek},
	{key: ebiten.KeyL, ctrl: up, action: Log},
	{key: ebiten.KeyT, ctrl: up, action: EndTurn},
	{key: ebiten.KeyS, ctrl: up, action: Skip},
	{key: ebiten.KeySpace, action: Hold},
	{key: ebiten.KeyF1, action: Help},
	{key: ebiten.KeySlash, action: Help},
	{key: ebiten.KeyF11, action: FullScreen},
	{key: ebiten.KeyEnter, alt: down, action: FullScreen},
	{key: ebiten.KeyHome, action: Home},
	{key: ebiten.KeyEnd, action: End},
	{key: ebiten.KeyPageUp, action: PageUp},
	{key: ebiten.KeyPageDown, action: PageDown},
	{key: ebiten.KeyBackspace, action: Erase},
	{key: ebiten.KeyDelete, action: EraseNext},
}

// types reports whether a key writes a letter into a text field.
func types(k ebiten.Key) bool {
	return k >= ebiten.KeyA && k <= ebiten.KeyZ || k == ebiten.KeySpace || k == ebiten.KeyComma ||
		k == ebiten.KeyPeriod || k == ebiten.KeyEqual || k == ebiten.KeyMinus || k == ebiten.KeySlash ||
		k == ebiten.KeyNumpadAdd || k == ebiten.KeyNumpadSubtract
}

// labelled returns the key named in chords whose label is printed on key k, or k itself if there is none.
func labelled(k ebiten.Key, name string) ebiten.Key {
	if len(name) != 1 {
		return k
	}
	switch c := name[0]; {
	case c >= 'a' && c <= 'z':
		return ebiten.KeyA + ebiten.Key(c-'a')
	case c == '+', c == '=':
		return ebiten.KeyEqual
	case c == '-':
		return ebiten.KeyMinus
	case c == ',':
		return ebiten.KeyComma
	case c == '.':
		return ebiten.KeyPeriod
	case c == '/':
		return ebiten.KeySlash
	}
	return k
}

// keyActions returns the actions whose keys are held, and those of them that only letter keys ask for.
func keyActions(s *Snapshot) (held, typed Actions) {
	ctrl := s.key(ebiten.KeyControl) || s.key(ebiten.KeyControlLeft) || s.key(ebiten.KeyControlRight) ||
		s.key(ebiten.KeyMeta) || s.key(ebiten.KeyMetaLeft) || s.key(ebiten.KeyMetaRight)
	shift := s.key(ebiten.KeyShift) || s.key(ebiten.KeyShiftLeft) || s.key(ebiten.KeyShiftRight)
	alt := s.key(ebiten.KeyAlt) || s.key(ebiten.KeyAltLeft) || s.key(ebiten.KeyAltRight)
	var plain Actions
	for _, c := range chords {
		if !s.key(c.key) || !c.ctrl.fits(ctrl) || !c.shift.fits(shift) || !c.alt.fits(alt) {
			continue
		}
		held = held.With(c.action)
		if !ctrl && types(c.key) {
			typed = typed.With(c.action)
		} else {
			plain = plain.With(c.action)
		}
	}
	return held, typed.Without(plain)
}
