package desk

import (
	"errors"
	"fmt"
	"sync"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

// display is a connection to the X server that DISPLAY names. Each request is
// answered before its method returns.
type display struct {
	conn *xgb.Conn
	root xproto.Window
}

// theDisplay is one for all programs, and lasts as long as this process: an X server that
// its last client leaves starts anew, and throws out who comes in meanwhile.
var theDisplay = sync.OnceValues(func() (*display, error) {
	conn, err := xgb.NewConn()
	if err != nil {
		return nil, fmt.Errorf("connecting to the X server: %w", err)
	}
	if err := xtest.Init(conn); err != nil {
		conn.Close()
		return nil, fmt.Errorf("connecting to the X server: %w", err)
	}
	return &display{conn, xproto.Setup(conn).DefaultScreen(conn).Root}, nil
})

// atom returns the server's number of a name.
func (d *display) atom(name string) (xproto.Atom, error) {
	answer, err := xproto.InternAtom(d.conn, false, uint16(len(name)), name).Reply()
	if err != nil {
		return 0, fmt.Errorf("asking the X server for the atom %s: %w", name, err)
	}
	return answer.Atom, nil
}

// find returns the window of a process, if it is on the screen already.
func (d *display) find(pid int) (w xproto.Window, found bool, err error) {
	property, err := d.atom("_NET_WM_PID")
	if err != nil {
		return 0, false, err
	}
	tree, err := xproto.QueryTree(d.conn, d.root).Reply()
	if err != nil {
		return 0, false, err
	}
	for _, w := range tree.Children {
		value, err := xproto.GetProperty(d.conn, false, w, property, xproto.GetPropertyTypeAny, 0, 1).Reply()
		if _, gone := errors.AsType[xproto.WindowError](err); gone {
			continue // another program has closed it since
		}
		if err != nil {
			return 0, false, err
		}
		if len(value.Value) < 4 || xgb.Get32(value.Value) != uint32(pid) {
			continue
		}
		attributes, err := xproto.GetWindowAttributes(d.conn, w).Reply()
		if err != nil {
			return 0, false, err
		}
		return w, attributes.MapState == xproto.MapStateViewable, nil
	}
	return 0, false, nil
}

// origin returns where the window's top left corner is on the screen.
func (d *display) origin(w xproto.Window) (x, y int, err error) {
	answer, err := xproto.TranslateCoordinates(d.conn, w, d.root, 0, 0).Reply()
	if err != nil {
		return 0, 0, err
	}
	return int(answer.DstX), int(answer.DstY), nil
}

// resize gives the window another size, in pixels.
func (d *display) resize(w xproto.Window, width, height int) error {
	const size = xproto.ConfigWindowWidth | xproto.ConfigWindowHeight
	return xproto.ConfigureWindowChecked(d.conn, w, size, []uint32{uint32(width), uint32(height)}).Check()
}

// focus gives the keyboard's focus to a window, or with xproto.WindowNone to nobody.
func (d *display) focus(w xproto.Window) error {
	return xproto.SetInputFocusChecked(d.conn, xproto.InputFocusNone, w, xproto.TimeCurrentTime).Check()
}

// askToClose asks the program to close its window, as the cross in its frame does.
func (d *display) askToClose(w xproto.Window) error {
	protocols, err := d.atom("WM_PROTOCOLS")
	if err != nil {
		return err
	}
	closing, err := d.atom("WM_DELETE_WINDOW")
	if err != nil {
		return err
	}
	message := xproto.ClientMessageEvent{
		Format: 32, Window: w, Type: protocols,
		Data: xproto.ClientMessageDataUnionData32New([]uint32{uint32(closing), xproto.TimeCurrentTime, 0, 0, 0}),
	}
	if err := xproto.SendEventChecked(d.conn, false, w, xproto.EventMaskNoEvent,
		string(message.Bytes())).Check(); err != nil {
		return fmt.Errorf("closing the window: %w", err)
	}
	return nil
}

// fake makes an event as if a device had; x and y are of the screen, and count for motion only.
func (d *display) fake(kind, detail byte, x, y int) error {
	return xtest.FakeInputChecked(d.conn, kind, detail, xproto.TimeCurrentTime, d.root, int16(x), int16(y), 0).Check()
}
