//go:build linux && !android

package atspi

import (
	"context"
	"sync/atomic"

	"github.com/godbus/dbus/v5"

	"runehall/assets/lang"
	"runehall/internal/aloud"
)

// Bridge leads from the program to screen readers.
type Bridge struct {
	teller  *aloud.Teller
	version string
	window  atomic.Pointer[Window]
	moved   chan struct{} // holds one when the window is elsewhere
}

// Start watches whether a screen reader listens, and tells it of the screen from then on, until the context ends. It
// returns at once. version is the program's. Nothing that happens on a bus is an error to the program.
func Start(ctx context.Context, teller *aloud.Teller, version string) *Bridge {
	b := &Bridge{teller: teller, version: version, moved: make(chan struct{}, 1)}
	go b.watch(ctx)
	return b
}

// Heard reports whether a screen reader listens, so that it is of use to say where the window is.
func (b *Bridge) Heard() bool { return b.teller.Heard() }

// Move says where the window is. The program's loop calls it, and never waits there.
func (b *Bridge) Move(w Window) {
	if old := b.window.Load(); old != nil && *old == w {
		return
	}
	b.window.Store(&w)
	select {
	case b.moved <- struct{}{}:
	default: // a move has been noticed already
	}
}

func (b *Bridge) place() Window {
	if w := b.window.Load(); w != nil {
		return *w
	}
	return Window{Scale: 1}
}

// What says whether anybody listens.
const (
	launcher   = "org.a11y.Bus"
	launchPath = dbus.ObjectPath("/org/a11y/bus")
	statusName = "org.a11y.Status"
)

// nobody answers no calls: nothing is asked of the program on the desktop's bus.
type nobody struct{}

// LookupObject implements [dbus.Handler].
func (nobody) LookupObject(dbus.ObjectPath) (dbus.ServerObject, bool) { return nil, false }

// ownerOf matches the signal that somebody has taken a name, or lost it.
func ownerOf(name string) []dbus.MatchOption {
	return []dbus.MatchOption{
		dbus.WithMatchSender("org.freedesktop.DBus"), dbus.WithMatchInterface("org.freedesktop.DBus"),
		dbus.WithMatchMember("NameOwnerChanged"), dbus.WithMatchArg(0, name),
	}
}

// newOwner returns the new owner of a bus name, "" for nobody, if that is what the signal tells.
func newOwner(signal *dbus.Signal, name string) (owner string, ok bool) {
	if signal.Name != "org.freedesktop.DBus.NameOwnerChanged" || len(signal.Body) != 3 || signal.Body[0] != name {
		return "", false
	}
	owner, ok = signal.Body[2].(string)
	return owner, ok
}

// watch follows the two properties until the context or the desktop's bus ends. It waits for signals, and for nothing
// else.
func (b *Bridge) watch(ctx context.Context) {
	conn, err := dial(ctx, dbus.SessionBusPrivateNoAutoStartup, nobody{})
	if err != nil {
		return // there is no desktop that could have a screen reader
	}
	defer func() { _ = conn.Close() }() // it is closed for good, whatever that says
	signals := make(chan *dbus.Signal, 16)
	conn.Signal(signals)
	for _, rule := range [][]dbus.MatchOption{
		ownerOf(launcher),
		{dbus.WithMatchObjectPath(launchPath), dbus.WithMatchInterface(propertiesName),
			dbus.WithMatchMember("PropertiesChanged"), dbus.WithMatchArg(0, statusName)},
	} {
		if conn.AddMatchSignalContext(ctx, rule...) != nil {
			return
		}
	}
	var t talk
	defer func() { t.end() }()
	for {
		switch listened := wanted(ctx, conn); {
		case listened && !t.goes():
			t = b.talk(ctx, conn)
		case !listened && t.goes():
			t.end()
		}
		select {
		case <-ctx.Done():
			return
		case _, open := <-signals:
			if !open {
				return
			}
			for len(signals) > 0 { // they all ask the same question
				<-signals
			}
		}
	}
}

// wanted asks whether anybody listens. It does not cause a screen reader to be started.
func wanted(ctx context.Context, conn *dbus.Conn) bool {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	var status map[string]dbus.Variant
	at := conn.Object(launcher, launchPath)
	if at.CallWithContext(ctx, propertiesName+".GetAll", dbus.FlagNoAutoStart, statusName).Store(&status) != nil {
		return false
	}
	return status["IsEnabled"].Value() == true || status["ScreenReaderEnabled"].Value() == true
}

// talk is a session that goes on beside the watch. The zero value has ended.
type talk struct {
	stop context.CancelFunc
	done chan struct{} // closed at the end
}

// goes reports whether it has not ended yet.
func (t talk) goes() bool {
	if t.done == nil {
		return false
	}
	select {
	case <-t.done:
		return false
	default:
		return true
	}
}

// end ends it, and returns when that has happened.
func (t talk) end() {
	if t.done != nil {
		t.stop()
		<-t.done
	}
}

// talk begins a session on the accessibility's bus. Whatever ends it, it is begun again the next time that the
// properties are told.
func (b *Bridge) talk(ctx context.Context, desktop *dbus.Conn) talk {
	ctx, cancel := context.WithCancel(ctx)
	t := talk{cancel, make(chan struct{})}
	go func() {
		defer close(t.done)
		defer cancel()
		var address string
		at := desktop.Object(launcher, launchPath)
		if at.CallWithContext(ctx, launcher+".GetAddress", dbus.FlagNoAutoStart).Store(&address) != nil {
			return
		}
		s := &session{Bridge: b}
		s.grower.texts = messages()
		_ = s.run(ctx, address) // a reader that has gone is no fault of the program
	}()
	return t
}

// messages returns a function that finds the messages of a language. It loads each language once.
func messages() func(tag string) func(key string) string {
	books := map[string]*lang.Book{}
	return func(tag string) func(string) string {
		if books[tag] == nil {
			book, err := lang.Load(tag)
			if err != nil {
				return func(string) string { return "" } // names of roles are told by their numbers too
			}
			books[tag] = book
		}
		return func(key string) string { return books[tag].Text(key) }
	}
}
