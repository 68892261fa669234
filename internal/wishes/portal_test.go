//go:build linux && !android

package wishes

import (
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"runehall/internal/workshop/bustest"
)

// desk is a bus of its own with a settings portal of the test.
type desk struct {
	all map[string]map[string]dbus.Variant
	bus *dbus.Conn
}

// ReadAll is the portal's method that programs call.
func (d *desk) ReadAll(spaces []string) (map[string]map[string]dbus.Variant, *dbus.Error) {
	some := map[string]map[string]dbus.Variant{}
	for _, space := range spaces {
		if values := d.all[space]; values != nil {
			some[space] = values
		}
	}
	return some, nil
}

func newDesk(t *testing.T, all map[string]map[string]dbus.Variant) *desk {
	t.Helper()
	d := &desk{all: all, bus: bustest.Start(t)}
	bustest.Offer(t, d.bus, d, path, settings, portal)
	return d
}

// change has the portal announce a change. As real portals do, it wraps the value in a variant.
func (d *desk) change(t *testing.T, space, name string, value any) {
	t.Helper()
	if err := d.bus.Emit(path, settings+".SettingChanged", space, name, dbus.MakeVariant(value)); err != nil {
		t.Fatal(err)
	}
}

// TestThePortalIsHeard reads the settings that different desktops have, and follows their changes.
func TestThePortalIsHeard(t *testing.T) {
	const appearance, gnome, a11y = "org.freedesktop.appearance", "org.gnome.desktop.interface",
		"org.gnome.desktop.a11y.interface"
	d := newDesk(t, map[string]map[string]dbus.Variant{
		appearance: {"contrast": dbus.MakeVariant(uint32(1)), "color-scheme": dbus.MakeVariant(uint32(1))},
		gnome:      {"enable-animations": dbus.MakeVariant(true)},
	})
	told := make(chan Wishes, 10)
	end := Listen(func(w Wishes) { told <- w })
	defer end()
	want := func(w Wishes) {
		t.Helper()
		select {
		case got := <-told:
			if got != w {
				t.Fatalf("told %+v, want %+v", got, w)
			}
		case <-time.After(20 * time.Second):
			t.Fatalf("nothing is told, want %+v", w)
		}
	}
	want(Wishes{Contrast: true})
	d.change(t, gnome, "enable-animations", false)
	want(Wishes{Still: true, Contrast: true})
	d.change(t, appearance, "color-scheme", uint32(0)) // changes no wish
	d.change(t, appearance, "contrast", uint32(0))
	want(Wishes{Still: true})
	d.change(t, gnome, "enable-animations", true)
	want(Wishes{})
	d.change(t, appearance, "reduced-motion", uint32(1))
	want(Wishes{Still: true})
	d.change(t, a11y, "high-contrast", true)
	want(Wishes{Still: true, Contrast: true})
	d.change(t, appearance, "reduced-motion", "something else") // a type that no portal uses today
	want(Wishes{Contrast: true})
}
