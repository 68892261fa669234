// Package bustest gives a test a session bus of its own (D-Bus), on which it answers for a desktop.
package bustest

import (
	"bufio"
	"os/exec"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"
)

// Start starts a bus and connects to it. Until the test ends, whatever looks for the session's bus finds this one.
// Without dbus-daemon the test is skipped.
func Start(t *testing.T) *dbus.Conn {
	t.Helper()
	if _, err := exec.LookPath("dbus-daemon"); err != nil {
		t.Skip("there is no dbus-daemon")
	}
	daemon := exec.Command("dbus-daemon", "--session", "--nofork", "--print-address")
	out, err := daemon.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := daemon.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = daemon.Process.Kill() // if it has ended, nothing is left to be killed
		_ = daemon.Wait()         // it was killed
	})
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	address = strings.TrimSpace(address)
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", address)
	bus, err := dbus.Connect(address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = bus.Close() })
	return bus
}

// Offer has v answer under a name of the bus: its methods are those of an interface of the object at a path.
func Offer(t *testing.T, bus *dbus.Conn, v any, at dbus.ObjectPath, iface, name string) {
	t.Helper()
	if err := bus.Export(v, at, iface); err != nil {
		t.Fatal(err)
	}
	if _, err := bus.RequestName(name, 0); err != nil {
		t.Fatal(err)
	}
}
