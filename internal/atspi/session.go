//go:build linux && !android

package atspi

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"time"

	"github.com/godbus/dbus/v5"

	"runehall/internal/aloud"
)

// session is the time during which somebody listens: the program is on the accessibility's bus. Questions come on
// goroutines of the bus, and are answered from the latest tree; everything else happens on one goroutine.
type session struct {
	*Bridge
	conn    *dbus.Conn
	name    string // the program's on the bus
	tree    atomic.Pointer[tree]
	desktop atomic.Pointer[ref] // the parent of the program's object
	id      atomic.Int32        // the program's number on the desktop
	grower  grower
	screen  *aloud.Screen
	heard   uint64 // the serial number of the last line that was sent
}

// registry is who knows all programs.
const registry = "org.a11y.atspi.Registry"

// patience is how long the answer of a bus may take. A bus that is slower is treated as none.
const patience = 10 * time.Second

// errNone says that a bus has no address that may be used.
var errNone = errors.New("no address of a socket on this machine")

// run registers with a bus and tells it of the screen until the context ends, or the bus does.
func (s *session) run(ctx context.Context, address string) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	if err := s.connect(ctx, address); err != nil {
		return err
	}
	s.teller.Listen()
	defer s.teller.Hush()
	screen, err := s.teller.Next(ctx, 0)
	if err != nil {
		return err
	}
	s.screen = screen
	s.grower.notices = !s.announces(ctx)
	s.tree.Store(s.grower.grow(s.screen, s.place()))
	signals := make(chan *dbus.Signal, 16)
	s.conn.Signal(signals)
	if err := s.conn.AddMatchSignalContext(ctx, ownerOf(registry)...); err != nil {
		return err
	}
	if err := s.embed(ctx); err != nil {
		return err
	}
	if err := s.send(s.differences(nil, s.tree.Load())); err != nil {
		return err
	}
	screens := s.listen(ctx)
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case screen := <-screens:
			s.screen = screen
		case <-s.moved:
		case signal, open := <-signals:
			if !open {
				return dbus.ErrClosed
			}
			if owner, ok := newOwner(signal, registry); ok && owner != "" { // one that knows nobody
				if err := s.embed(ctx); err != nil {
					return err
				}
			}
			continue
		}
		if err := s.update(ctx); err != nil {
			return err
		}
	}
}

// connect connects to a bus, until the context ends.
func (s *session) connect(ctx context.Context, address string) error {
	address = local(address)
	if address == "" {
		return errNone
	}
	conn, err := dial(ctx, func(opts ...dbus.ConnOption) (*dbus.Conn, error) { return dbus.Dial(address, opts...) }, s)
	if err != nil {
		return err
	}
	s.conn, s.name = conn, conn.Names()[0]
	return nil
}

// dial makes a connection that ends with the context; handler answers the calls that come.
func dial(ctx context.Context, open func(...dbus.ConnOption) (*dbus.Conn, error),
	handler dbus.Handler) (*dbus.Conn, error) {
	conn, err := open(dbus.WithContext(ctx), dbus.WithHandler(handler))
	if err != nil {
		return nil, err
	}
	if err := conn.Auth(nil); err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	if err := conn.Hello(); err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	return conn, nil
}

// local returns the addresses of a list that are sockets on this machine. A desktop's own bus is always one of these.
func local(addresses string) string {
	var list []string
	for one := range strings.SplitSeq(addresses, ";") {
		if strings.HasPrefix(one, "unix:") {
			list = append(list, one)
		}
	}
	return strings.Join(list, ";")
}

// embed hangs the program into the desktop.
func (s *session) embed(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	var desktop ref
	at := s.conn.Object(registry, rootPath)
	if err := at.CallWithContext(ctx, "org.a11y.atspi.Socket.Embed", 0,
		s.ref(s.tree.Load().root)).Store(&desktop); err != nil {
		return err
	}
	s.desktop.Store(&desktop)
	return nil
}

// listen waits for further descriptions, on a goroutine that ends with the context.
func (s *session) listen(ctx context.Context) <-chan *aloud.Screen {
	screens, known := make(chan *aloud.Screen), s.screen.Version
	go func() {
		for {
			screen, err := s.teller.Next(ctx, known)
			if err != nil {
				return
			}
			known = screen.Version
			select {
			case screens <- screen:
			case <-ctx.Done():
				return
			}
		}
	}()
	return screens
}

// update tells of a new description, or of another place of the window.
func (s *session) update(ctx context.Context) error {
	old := s.tree.Load()
	if n := len(s.screen.Said); n > 0 && s.screen.Said[n-1].Serial > s.heard {
		s.grower.notices = !s.announces(ctx)
	}
	next := s.grower.grow(s.screen, s.place())
	s.tree.Store(next) // store it first: questions about the events are answered from it
	return s.send(s.differences(old, next))
}

// announces reports whether any reader listens to announcements. Older ones do not know them, and are shown notices.
func (s *session) announces(ctx context.Context) bool {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	var events []struct{ Program, Event string }
	at := s.conn.Object(registry, "/org/a11y/atspi/registry")
	if at.CallWithContext(ctx, registry+".GetRegisteredEvents", 0).Store(&events) != nil {
		return true
	}
	for _, e := range events {
		if covers(e.Event, "object:announcement") {
			return true
		}
	}
	return len(events) == 0
}

// covers reports whether somebody who listens to events of a kind hears one: kinds may leave out their end.
func covers(kind, event string) bool {
	return strings.HasPrefix(event, strings.TrimRight(strings.ToLower(kind), ":"))
}

func (s *session) send(list []event) error {
	for _, e := range list {
		if err := s.conn.Emit(e.path, e.name, e.values...); err != nil {
			return err
		}
	}
	return nil
}

// do has something done to a thing.
func (s *session) do(act aloud.Act) { s.teller.Do(act) }
