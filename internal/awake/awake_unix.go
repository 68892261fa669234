//go:build unix && !darwin && !android

package awake

import (
	"context"
	"os"
	"time"

	"github.com/godbus/dbus/v5"
)

// The desktop's portal, which works inside sandboxes too, and the screen saver, which desktops without such a portal
// have.
const (
	portal    = "org.freedesktop.portal.Desktop"
	path      = "/org/freedesktop/portal/desktop"
	inhibit   = "org.freedesktop.portal.Inhibit.Inhibit"
	closes    = "org.freedesktop.portal.Request.Close"
	saver     = "org.freedesktop.ScreenSaver"
	saverPath = "/org/freedesktop/ScreenSaver"
)

// idle is the portal's flag for a screen that goes dark because nobody uses it.
const idle = uint32(8)

// patience is how long a desktop may take to answer: it may have to start something.
const patience = 25 * time.Second

// Can reports whether there may be a desktop that keeps the screen on. Asked without these variables, the library would
// start a bus.
func Can() bool {
	return os.Getenv("DBUS_SESSION_BUS_ADDRESS") != "" || os.Getenv("XDG_RUNTIME_DIR") != ""
}

func keep(wishes <-chan string) { keepWith(wishes, hold) }

// hold keeps the screen on until release is called, or this program ends.
func hold(why string) (release func()) {
	if !Can() {
		return nil
	}
	bus, err := dbus.ConnectSessionBus()
	if err != nil {
		return nil
	}
	ctx, done := context.WithTimeout(context.Background(), patience)
	defer done()
	var request dbus.ObjectPath
	reason := map[string]dbus.Variant{"reason": dbus.MakeVariant(why)}
	if bus.Object(portal, path).CallWithContext(ctx, inhibit, 0, "", idle, reason).Store(&request) == nil {
		return func() {
			bus.Object(portal, request).Call(closes, dbus.FlagNoReplyExpected)
			_ = bus.Close() // which ends it too
		}
	}
	var cookie uint32
	if bus.Object(saver, saverPath).CallWithContext(ctx, saver+".Inhibit", 0, "Runehall", why).Store(&cookie) == nil {
		return func() {
			bus.Object(saver, saverPath).Call(saver+".UnInhibit", dbus.FlagNoReplyExpected, cookie)
			_ = bus.Close()
		}
	}
	_ = bus.Close() // nobody keeps screens on here
	return nil
}
