//go:build unix && !darwin && !android

package wishes

import (
	"context"
	"os"
	"time"

	"github.com/godbus/dbus/v5"
)

// The desktop's portal, which tells programs about settings, inside sandboxes too.
const (
	portal   = "org.freedesktop.portal.Desktop"
	path     = "/org/freedesktop/portal/desktop"
	settings = "org.freedesktop.portal.Settings"
)

// key is a setting of the portal.
type key struct{ space, name string }

// says are the settings that express a wish, with the values that mean it. Desktops from before the first two have
// settings of their own in the same place.
var says = map[key]struct {
	value any
	of    func(*state) *bool
}{
	{"org.freedesktop.appearance", "reduced-motion"}:      {uint32(1), func(s *state) *bool { return &s[0] }},
	{"org.freedesktop.appearance", "contrast"}:            {uint32(1), func(s *state) *bool { return &s[1] }},
	{"org.gnome.desktop.interface", "enable-animations"}:  {false, func(s *state) *bool { return &s[2] }},
	{"org.gnome.desktop.a11y.interface", "high-contrast"}: {true, func(s *state) *bool { return &s[3] }},
	{"org.kde.kdeglobals.KDE", "AnimationDurationFactor"}: {"0", func(s *state) *bool { return &s[4] }},
}

// state says which of the settings express a wish.
type state [5]bool

func (s *state) wishes() Wishes { return Wishes{Still: s[0] || s[2] || s[4], Contrast: s[1] || s[3]} }

// set takes a setting, and reports whether it is one of ours.
func (s *state) set(space, name string, value dbus.Variant) bool {
	of, ok := says[key{space, name}]
	if ok {
		is := value.Value()
		if inner, nested := is.(dbus.Variant); nested {
			is = inner.Value()
		}
		*of.of(s) = is == of.value
	}
	return ok
}

// patience is how long the portal may take to answer: it may have to be started.
const patience = 25 * time.Second

func listen(tell func(Wishes)) (end func()) {
	if os.Getenv("DBUS_SESSION_BUS_ADDRESS") == "" && os.Getenv("XDG_RUNTIME_DIR") == "" {
		return func() {} // asked without them, the library would start a bus
	}
	ctx, cancel := context.WithCancel(context.Background())
	go hear(ctx, tell)
	return cancel
}

// hear reports the wishes until the context ends. Without a bus or a portal there are none, and that is no error.
func hear(ctx context.Context, tell func(Wishes)) {
	bus, err := dbus.ConnectSessionBus(dbus.WithContext(ctx))
	if err != nil {
		return
	}
	defer func() { _ = bus.Close() }()
	signals := make(chan *dbus.Signal, 64)
	bus.Signal(signals)
	if err := bus.AddMatchSignalContext(ctx, dbus.WithMatchObjectPath(path), dbus.WithMatchInterface(settings),
		dbus.WithMatchMember("SettingChanged")); err != nil {
		return
	}
	var now state
	asked, done := context.WithTimeout(ctx, patience)
	defer done()
	var all map[string]map[string]dbus.Variant
	spaces := []string{"org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface",
		"org.kde.kdeglobals.KDE"}
	if err := bus.Object(portal, path).CallWithContext(asked, settings+".ReadAll", 0, spaces).Store(&all); err == nil {
		for space, values := range all {
			for name, value := range values {
				now.set(space, name, value)
			}
		}
		tell(now.wishes())
	}
	for {
		select {
		case <-ctx.Done():
			return
		case s, open := <-signals:
			if !open {
				return
			}
			var space, name string
			var value dbus.Variant
			if s.Name == settings+".SettingChanged" && dbus.Store(s.Body, &space, &name, &value) == nil &&
				now.set(space, name, value) {
				tell(now.wishes())
			}
		}
	}
}
