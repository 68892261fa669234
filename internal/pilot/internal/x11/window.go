package x11

import "fmt"

// Opcodes of the requests.
const (
	getWindowAttributes  = 3
	configureWindow      = 12
	queryTree            = 15
	internAtom           = 16
	getProperty          = 20
	sendEvent            = 25
	translateCoordinates = 40
	setInputFocus        = 42
)

// atom returns the server's number of a name.
func (s *Server) atom(name string) (uint32, error) {
	body := wire.AppendUint16(nil, uint16(len(name)))
	body = append(body, 0, 0)
	answer, err := s.ask(internAtom, 0, append(body, padded([]byte(name))...))
	if err != nil {
		return 0, err
	}
	return wire.Uint32(answer[8:]), nil
}

// Find returns the window of a process, if it is on the screen already.
func (s *Server) Find(pid int) (Window, bool, error) {
	property, err := s.atom("_NET_WM_PID")
	if err != nil {
		return 0, false, err
	}
	tree, err := s.ask(queryTree, 0, words(uint32(s.root)))
	if err != nil {
		return 0, false, err
	}
	for i := range int(wire.Uint16(tree[16:])) {
		w := wire.Uint32(tree[32+4*i:])
		const anyType, longs = 0, 1
		value, err := s.ask(getProperty, 0, words(w, property, anyType, 0, longs))
		if err != nil {
			return 0, false, err
		}
		if len(value) < 36 || wire.Uint32(value[32:]) != uint32(pid) {
			continue
		}
		attributes, err := s.ask(getWindowAttributes, 0, words(w))
		if err != nil {
			return 0, false, err
		}
		const mapState, viewable = 26, 2
		return Window(w), attributes[mapState] == viewable, nil
	}
	return 0, false, nil
}

// Origin returns where the window's top left corner is on the screen.
func (s *Server) Origin(w Window) (x, y int, err error) {
	answer, err := s.ask(translateCoordinates, 0, words(uint32(w), uint32(s.root), 0))
	if err != nil {
		return 0, 0, err
	}
	return int(int16(wire.Uint16(answer[12:]))), int(int16(wire.Uint16(answer[14:]))), nil
}

// Resize gives the window another size, in pixels.
func (s *Server) Resize(w Window, width, height int) error {
	const widthAndHeight = 4 | 8
	return s.do(configureWindow, 0, words(uint32(w), widthAndHeight, uint32(width), uint32(height)))
}

// Focus gives the keyboard's focus to the window.
func (s *Server) Focus(w Window) error { return s.setFocus(uint32(w)) }

// Unfocus takes the focus from every window.
func (s *Server) Unfocus() error {
	const none = 0
	return s.setFocus(none)
}

func (s *Server) setFocus(w uint32) error {
	const revertToNone, now = 0, 0
	return s.do(setInputFocus, revertToNone, words(w, now))
}

// CloseWindow asks the program to close the window, as the cross in its frame
// does.
func (s *Server) CloseWindow(w Window) error {
	protocols, err := s.atom("WM_PROTOCOLS")
	if err != nil {
		return err
	}
	closing, err := s.atom("WM_DELETE_WINDOW")
	if err != nil {
		return err
	}
	const clientMessage, format = 33, 32
	event := []byte{clientMessage, format, 0, 0}
	event = append(event, words(uint32(w), protocols, closing, 0, 0, 0, 0)...)
	if err := s.do(sendEvent, 0, append(words(uint32(w), 0), event...)); err != nil {
		return fmt.Errorf("closing the window: %w", err)
	}
	return nil
}
