package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// chord is a key together with the modifiers that must be held. Ctrl (or Command) and Alt must be up unless the chord
// says otherwise, since with them most keys belong to the browser or the system.
type chord struct {
	key       ebiten.Key
	ctrl, alt bool
	shift     modifier
	action    Action
}

// modifier says what a chord demands of Shift.
type modifier uint8

const (
	either modifier = iota
	down
	up
)

func (m modifier) fits(held bool) bool { return m == either || (m == down) == held }

// chords are all key bindings. There are no others.
var chords = [...]chord{
	{key: ebiten.KeyArrowUp, action: Up},
	{key: ebiten.KeyArrowDown, action: Down},
	{key: ebiten.KeyArrowLeft, action: Left},
	{key: ebiten.KeyArrowRight, action: Right},
	{key: ebiten.KeyEnter, action: Confirm},
	{key: ebiten.KeyNumpadEnter, action: Confirm},
	{key: ebiten.KeyEscape, action: Back},
	{key: ebiten.KeyF10, action: Menu},
	{key: ebiten.KeyM, action: Menu},
	{key: ebiten.KeyZ, ctrl: true, shift: up, action: Undo},
	{key: ebiten.KeyU, action: Undo},
	{key: ebiten.KeyY, ctrl: true, action: Redo},
	{key: ebiten.KeyZ, ctrl: true, shift: down, action: Redo},
	{key: ebiten.KeyH, action: Hint},
	{key: ebiten.KeyQ, action: RotateLeft},
	{key: ebiten.KeyComma, action: RotateLeft},
	{key: ebiten.KeyE, action: RotateRight},
	{key: ebiten.KeyPeriod, action: RotateRight},
	{key: ebiten.KeyTab, shift: up, action: Next},
	{key: ebiten.KeyTab, shift: down, action: Previous},
	{key: ebiten.KeyEqual, action: ZoomIn},
	{key: ebiten.KeyNumpadAdd, action: ZoomIn},
	{key: ebiten.KeyMinus, action: ZoomOut},
	{key: ebiten.KeyNumpadSubtract, action: ZoomOut},
	{key: ebiten.KeyC, action: Centre},
	{key: ebiten.KeyV, action: Peek},
	{key: ebiten.KeyL, action: Log},
	{key: ebiten.KeyT, action: EndTurn},
	{key: ebiten.KeyS, action: Skip},
	{key: ebiten.KeySpace, action: Hold},
	{key: ebiten.KeyF1, action: Help},
	{key: ebiten.KeySlash, action: Help},
	{key: ebiten.KeyF11, action: FullScreen},
	{key: ebiten.KeyEnter, alt: true, action: FullScreen},
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

// counts reports whether a key wrote the number of a thing (1 to 9), which boards take as a typed letter.
func counts(wrote string) bool { return len(wrote) == 1 && wrote[0] >= '1' && wrote[0] <= '9' }

// labelled returns the key named in chords whose label is printed on key k, or k itself if there is none.
func labelled(k ebiten.Key, name string) ebiten.Key {
	if len(name) != 1 {
		return k
	}
	switch c := name[0]; {
	case c >= 'a' && c <= 'z':
		return ebiten.KeyA + ebiten.Key(c-'a')
	case c >= 'A' && c <= 'Z': // Shift, or Caps Lock
		return ebiten.KeyA + ebiten.Key(c-'A')
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

type mods struct{ ctrl, shift, alt bool }

// fits reports whether key k with these modifiers strikes the chord.
func (c *chord) fits(k ebiten.Key, m mods) bool {
	return c.key == k && c.ctrl == m.ctrl && c.alt == m.alt && c.shift.fits(m.shift)
}

func (s *Snapshot) mods() mods {
	return mods{
		ctrl: s.key(ebiten.KeyControl) || s.key(ebiten.KeyControlLeft) || s.key(ebiten.KeyControlRight) ||
			s.key(ebiten.KeyMeta) || s.key(ebiten.KeyMetaLeft) || s.key(ebiten.KeyMetaRight),
		shift: s.key(ebiten.KeyShift) || s.key(ebiten.KeyShiftLeft) || s.key(ebiten.KeyShiftRight),
		alt:   s.key(ebiten.KeyAlt) || s.key(ebiten.KeyAltLeft) || s.key(ebiten.KeyAltRight),
	}
}

// pastes reports whether the keys that were struck, with these modifiers, mean "paste".
func pastes(struck []ebiten.Key, m mods) bool {
	return m.ctrl && !m.alt && slices.Contains(struck, ebiten.KeyV) ||
		m.shift && slices.Contains(struck, ebiten.KeyInsert)
}

// keyActions returns the actions whose keys are held, and which of them only letter keys ask for.
func keyActions(s *Snapshot) (held, typed Actions) {
	m := s.mods()
	var plain Actions
	for _, k := range s.Keys {
		for i := range chords {
			c := &chords[i]
			if !c.fits(k, m) {
				continue
			}
			held = held.With(c.action)
			if !m.ctrl && types(c.key) {
				typed = typed.With(c.action)
			} else {
				plain = plain.With(c.action)
			}
		}
	}
	return held, typed.Without(plain)
}
