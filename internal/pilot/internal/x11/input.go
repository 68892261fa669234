package x11

// Kinds of events that XTEST makes.
const (
	keyPress      = 2
	keyRelease    = 3
	buttonPress   = 4
	buttonRelease = 5
	motion        = 6
)

// Buttons of a mouse.
const (
	ButtonLeft  = 1
	ButtonRight = 3
	WheelUp     = 4
	WheelDown   = 5
)

// Keycode is the number of a key on a keyboard with 105 keys, as X servers under
// Linux count them.
type Keycode byte

// Keycodes of the keys that the tests use.
const (
	KeyEscape Keycode = 9
	KeyTab    Keycode = 23
	KeyEnter  Keycode = 36
	KeySpace  Keycode = 65
	KeyUp     Keycode = 111
	KeyLeft   Keycode = 113
	KeyRight  Keycode = 114
	KeyDown   Keycode = 116
)

// MoveMouse moves the mouse to a point of the screen.
func (s *Server) MoveMouse(x, y int) error { return s.fake(motion, 0, x, y) }

// Button presses or releases a button of the mouse.
func (s *Server) Button(button byte, down bool) error {
	if down {
		return s.fake(buttonPress, button, 0, 0)
	}
	return s.fake(buttonRelease, button, 0, 0)
}

// Key presses or releases a key.
func (s *Server) Key(key Keycode, down bool) error {
	if down {
		return s.fake(keyPress, byte(key), 0, 0)
	}
	return s.fake(keyRelease, byte(key), 0, 0)
}

// fake makes an event as if a device had.
func (s *Server) fake(kind, detail byte, x, y int) error {
	const fakeInput = 2
	body := []byte{kind, detail, 0, 0}
	body = append(body, words(0, uint32(s.root), 0, 0)...)
	body = wire.AppendUint16(body, uint16(int16(x)))
	body = wire.AppendUint16(body, uint16(int16(y)))
	return s.do(s.xtest, fakeInput, append(body, make([]byte, 8)...))
}
