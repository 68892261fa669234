//go:build linux && !android

package awake

import (
	"strings"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"runehall/internal/workshop/bustest"
)

// desk is a bus of its own, on which the test answers for the desktop.
type desk struct {
	bus  *dbus.Conn
	done chan string
}

// holder is what the desktop offers. Its methods are those that programs call.
type holder struct{ *desk }

// Inhibit is the portal's.
func (d holder) Inhibit(_ dbus.Sender, window string, flags uint32, options map[string]dbus.Variant) (dbus.ObjectPath,
	*dbus.Error) {
	d.done <- strings.Join([]string{"portal", window, string(rune('0' + flags)),
		options["reason"].Value().(string)}, " ")
	return "/request/1", nil
}

// Close is the portal's, of a request.
func (d holder) Close() *dbus.Error {
	d.done <- "closed"
	return nil
}

// oldSaver is the screen saver's side.
type oldSaver struct{ *desk }

// Inhibit is the screen saver's.
func (d oldSaver) Inhibit(program, why string) (uint32, *dbus.Error) {
	d.done <- "saver " + program + " " + why
	return 7, nil
}

// UnInhibit is the screen saver's.
func (d oldSaver) UnInhibit(cookie uint32) *dbus.Error {
	d.done <- "saver lets go " + string(rune('0'+cookie))
	return nil
}

func newDesk(t *testing.T) *desk {
	t.Helper()
	return &desk{bus: bustest.Start(t), done: make(chan string, 10)}
}

func (d *desk) offers(t *testing.T, v any, at dbus.ObjectPath, what, name string) {
	t.Helper()
	bustest.Offer(t, d.bus, v, at, what, name)
}

func (d *desk) wants(t *testing.T, want string) {
	t.Helper()
	select {
	case got := <-d.done:
		if got != want {
			t.Fatalf("asked %q, want %q", got, want)
		}
	case <-time.After(time.Minute):
		t.Fatalf("nobody is asked, want %q", want)
	}
}

// TestThePortalKeepsTheScreenOn keeps a screen on by a portal, and lets it go dark again. At the end nothing holds it.
func TestThePortalKeepsTheScreenOn(t *testing.T) {
	d := newDesk(t)
	d.offers(t, holder{d}, path, "org.freedesktop.portal.Inhibit", portal)
	d.offers(t, holder{d}, "/request/1", "org.freedesktop.portal.Request", portal)
	d.offers(t, oldSaver{d}, saverPath, saver, saver)
	k := New()
	k.Keep("A match is on")
	d.wants(t, "portal  8 A match is on")
	k.Keep("")
	d.wants(t, "closed")
	k.Keep("Another one")
	d.wants(t, "portal  8 Another one")
	k.End()
	d.wants(t, "closed")
}

// TestTheScreenSaverIsAskedWithoutAPortal does the same on a desktop that has only the older way, and on one that has
// none.
func TestTheScreenSaverIsAskedWithoutAPortal(t *testing.T) {
	d := newDesk(t)
	if hold("nobody is there") != nil {
		t.Error("nobody keeps the screen on")
	}
	d.offers(t, oldSaver{d}, saverPath, saver, saver)
	k := New()
	k.Keep("A match is on")
	d.wants(t, "saver Runehall A match is on")
	k.Keep("")
	d.wants(t, "saver lets go 7")
	k.End()
}

// TestCan: without a bus of the session nobody can be asked to keep the screen on, and with one somebody may be there.
func TestCan(t *testing.T) {
	for _, c := range []struct {
		bus, dir string
		can      bool
	}{{"", "", false}, {"unix:path=/nowhere", "", true}, {"", "/run/user/0", true}} {
		t.Setenv("DBUS_SESSION_BUS_ADDRESS", c.bus)
		t.Setenv("XDG_RUNTIME_DIR", c.dir)
		if Can() != c.can {
			t.Errorf("bus %q, folder %q: %v", c.bus, c.dir, Can())
		}
	}
}
