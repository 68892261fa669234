package x11

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strconv"
	"strings"
)

// wire is the byte order that the client asks the server for.
var wire = binary.LittleEndian

// Server is a connection to an X server. Its methods are for one goroutine.
type Server struct {
	conn     net.Conn
	sequence uint16
	root     Window
	xtest    byte // opcode of the extension XTEST
}

// Window is the server's number of a window.
type Window uint32

// Connect connects to the server of a display such as ":99", which is what the
// environment variable DISPLAY holds.
func Connect(display string) (*Server, error) {
	_, number, ok := strings.Cut(display, ":")
	number, _, _ = strings.Cut(number, ".")
	if _, err := strconv.Atoi(number); !ok || err != nil {
		return nil, fmt.Errorf("x11: display %q has no number", display)
	}
	conn, err := net.Dial("unix", "/tmp/.X11-unix/X"+number)
	if err != nil {
		return nil, fmt.Errorf("x11: %w", err)
	}
	s := &Server{conn: conn}
	if err := s.setUp(number); err != nil {
		return nil, errors.Join(fmt.Errorf("x11: %w", err), conn.Close())
	}
	return s, nil
}

// Close ends the connection.
func (s *Server) Close() error { return s.conn.Close() }

// setUp shakes hands and asks for XTEST.
func (s *Server) setUp(number string) error {
	cookie, err := cookieFor(number)
	if err != nil {
		return err
	}
	name := ""
	if cookie != nil {
		name = cookieName
	}
	hello := []byte{'l', 0, 11, 0, 0, 0}
	hello = wire.AppendUint16(hello, uint16(len(name)))
	hello = wire.AppendUint16(hello, uint16(len(cookie)))
	hello = append(hello, 0, 0)
	hello = append(hello, padded([]byte(name))...)
	hello = append(hello, padded(cookie)...)
	if _, err := s.conn.Write(hello); err != nil {
		return err
	}
	head := make([]byte, 8)
	if _, err := io.ReadFull(s.conn, head); err != nil {
		return err
	}
	body := make([]byte, 4*int(wire.Uint16(head[6:])))
	if _, err := io.ReadFull(s.conn, body); err != nil {
		return err
	}
	if head[0] != 1 {
		return fmt.Errorf("the server refuses: %s", body)
	}
	// The fixed part of the answer, the vendor's name, 8 bytes for each pixel format; then
	// the first screen begins with its root window.
	vendor := int(wire.Uint16(body[16:]))
	roots := 32 + (vendor+3)/4*4 + 8*int(body[21])
	s.root = Window(wire.Uint32(body[roots:]))

	const queryExtension = 98
	answer, err := s.ask(queryExtension, 0, append(wire.AppendUint32(nil, 5), padded([]byte("XTEST"))...))
	if err != nil {
		return err
	}
	if answer[8] == 0 {
		return errors.New("the server has no XTEST")
	}
	s.xtest = answer[9]
	return nil
}

const cookieName = "MIT-MAGIC-COOKIE-1"

// cookieFor returns the secret for a display from the file that XAUTHORITY
// names, and nil when there is none: then the server may let everybody in.
func cookieFor(number string) ([]byte, error) {
	path := os.Getenv("XAUTHORITY")
	if path == "" {
		return nil, nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	// Each entry is a family and then four fields, each with its length: the address,
	// the display's number, the name of the kind of secret, the secret.
	for len(text) > 2 {
		text = text[2:]
		var field [4][]byte
		for i := range field {
			if len(text) < 2 || len(text) < 2+int(binary.BigEndian.Uint16(text)) {
				return nil, fmt.Errorf("%s is cut off", path)
			}
			n := int(binary.BigEndian.Uint16(text))
			field[i], text = text[2:2+n], text[2+n:]
		}
		if string(field[1]) == number && string(field[2]) == cookieName {
			return field[3], nil
		}
	}
	return nil, nil
}

// padded returns b with zeros up to a multiple of 4 bytes.
func padded(b []byte) []byte {
	return append(b[:len(b):len(b)], make([]byte, -len(b)&3)...)
}

// send sends a request: its opcode, the byte after it, and the rest.
func (s *Server) send(opcode, detail byte, body []byte) error {
	request := wire.AppendUint16([]byte{opcode, detail}, uint16(1+len(body)/4))
	s.sequence++
	_, err := s.conn.Write(append(request, body...))
	return err
}

// ask sends a request and returns the server's answer to it.
func (s *Server) ask(opcode, detail byte, body []byte) ([]byte, error) {
	if err := s.send(opcode, detail, body); err != nil {
		return nil, err
	}
	for {
		answer := make([]byte, 32)
		if _, err := io.ReadFull(s.conn, answer); err != nil {
			return nil, err
		}
		switch answer[0] {
		case 0:
			return nil, fmt.Errorf("x11: error %d for request %d", answer[1], answer[10])
		case 1:
			rest := make([]byte, 4*int(wire.Uint32(answer[4:])))
			if _, err := io.ReadFull(s.conn, rest); err != nil {
				return nil, err
			}
			if wire.Uint16(answer[2:]) == s.sequence {
				return append(answer, rest...), nil
			}
		}
		// Anything else is an event, and nobody asked for any.
	}
}

// do sends a request that has no answer, and waits until the server has done it.
func (s *Server) do(opcode, detail byte, body []byte) error {
	if err := s.send(opcode, detail, body); err != nil {
		return err
	}
	const getInputFocus = 43
	_, err := s.ask(getInputFocus, 0, nil)
	return err
}

// words puts numbers into a request's body.
func words(values ...uint32) []byte {
	var body []byte
	for _, v := range values {
		body = wire.AppendUint32(body, v)
	}
	return body
}
