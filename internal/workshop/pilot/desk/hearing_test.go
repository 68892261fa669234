//go:build pilot

package desk_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"

	rules "runehall/games/ritual"
	"runehall/internal/workshop/pilot/desk"
)

// Roles of things, as AT-SPI names them.
const (
	button  = "push button"
	option  = "radio button"
	cell    = "table cell"
	heading = "heading"
)

// announced matches an announcement with this text: an urgent one interrupts the screen reader, another one waits.
func announced(urgent bool, text string) func(event) bool {
	urgency := 1
	if urgent {
		urgency = 2
	}
	return func(e event) bool {
		return e.Event == "object:announcement" && e.One == urgency && strings.Contains(e.Text, text)
	}
}

// gets matches the event that a thing got a state.
func gets(state, name string) func(event) bool {
	return func(e event) bool { return e.Event == "object:state-changed:"+state && e.Name == name && e.One == 1 }
}

// TestAScreenReaderFindsTheProgram has a screen reader start and stop listening while the program runs. While nobody
// listens, the program does nothing for it. The reader reads the title in two languages, and changes settings.
func TestAScreenReaderFindsTheProgram(t *testing.T) {
	session := desktop(t)
	p := runehall(t, t.TempDir()) // before there is a bus for accessibility
	accessibility(t, session)
	r := reads(t)
	quiet(t, p, "with a screen reader that does not listen")
	if s := r.screen(); s != nil {
		t.Errorf("the program is there for nobody: %+v", s)
	}

	listens(t, session, true)
	root := r.until("the title", func(o *thing) bool { return o.find(named(button, "Rituals")) != nil })
	window := root.find(named("frame", "RUNEHALL"))
	if window == nil || root.Role != "application" || !window.is("active") || window.Rect[2] != 1280 ||
		window.Rect[3] != 720 {
		t.Errorf("the program is %+v with %+v", root, window)
	}
	play := root.find(named(button, "Play"))
	if x, y, _ := inside(play.Rect, window.Rect); !x || !y || !play.is("showing") || !play.is("sensitive") ||
		play.Said != "button" {
		t.Errorf("a button is %+v, in a window at %v", play, window.Rect)
	}
	if line := root.find(named(heading, "Rune games at one table or on phones")); line == nil ||
		line.Attributes["level"] != "3" {
		t.Errorf("the line below the name is %+v", line)
	}
	quiet(t, p, "with a screen reader that listens")

	must(t, p.Press(desk.Tab))
	first := r.hears("a focus", func(e event) bool { return e.Event == "object:state-changed:focused" && e.One == 1 })
	if o := r.finds(button, first.Name); !o.is("focused") {
		t.Errorf("what has the focus is %+v", o)
	}
	r.does(order{Do: "focus", Name: "Settings"})
	r.hears("the focus that it moved", gets("focused", "Settings"))
	must(t, p.Press(desk.Enter))

	r.finds(heading, "Settings")
	if music := r.finds("slider", "Music"); !slices.Equal(music.Value, []float64{0, 1, 1}) {
		t.Errorf("a slider is %+v", music)
	}
	r.does(order{Do: "set", Role: "slider", Name: "Music", To: .5})
	r.hears("a lower volume", func(e event) bool {
		return e.Event == "object:property-change:accessible-value" && e.Name == "Music"
	})
	if music := r.finds("slider", "Music"); music.Value[1] != .9 {
		t.Errorf("a step lower is %+v", music)
	}
	for _, setting := range []string{"Reduced motion", "High contrast"} { // each choice must name its setting
		for _, choice := range []string{"Like the system", "On", "Off"} {
			r.until(setting+": "+choice, func(o *thing) bool {
				return o.find(func(o *thing) bool {
					return o.Role == option && o.Name == choice && o.Note == setting
				}) != nil
			})
		}
	}
	still := r.finds("check box", "Tips in a first match")
	r.does(order{Do: "press", Role: still.Role, Name: still.Name})
	r.hears("a switch", func(e event) bool { return e.Event == "object:state-changed:checked" && e.Name == still.Name })
	r.presses(option, "Deutsch")
	r.finds(heading, "Einstellungen")
	r.presses(button, "Fertig")
	if o := r.finds(button, "Einstellungen"); o.Said != "Schaltfläche" {
		t.Errorf("in German a button is %+v", o)
	}
	r.presses(button, "Rituale")
	r.finds(heading, "Plätze")
	name := r.finds("entry", "Name an Platz 1")
	r.does(order{Do: "write", Role: name.Role, Name: name.Name, Text: "Älva"})
	r.hears("the letters of a name", func(e event) bool {
		return e.Event == "object:text-changed:insert" && strings.Contains(e.Text, "lva")
	})
	if name = r.finds("entry", name.Name); name.Text != "Älva" {
		t.Errorf("the field is %+v", name)
	}

	must(t, p.Unfocus())
	r.hears("a window without the keyboard", func(e event) bool { return e.Event == "window:deactivate" })
	must(t, p.Focus())
	r.hears("a window with the keyboard", func(e event) bool { return e.Event == "window:activate" })

	listens(t, session, false)
	r.until("no program", func(o *thing) bool { return o == nil })
	listens(t, session, true)
	r.finds("entry", "Name an Platz 1")
	if log := p.Log(); log != "" {
		t.Errorf("the program complains: %s", log)
	}
}

// inside reports whether a rectangle lies within another one, horizontally, vertically, and both.
func inside(r, in [4]int) (x, y, both bool) {
	x = r[0] >= in[0] && r[0]+r[2] <= in[0]+in[2]
	y = r[1] >= in[1] && r[1]+r[3] <= in[1]+in[3]
	return x, y, x && y
}

// playable matches things of a role that can be chosen now.
func playable(role string) func(*thing) bool {
	return func(o *thing) bool { return o.Role == role && strings.HasSuffix(o.Name, "playable") }
}

// freeCell matches free cells on which a tile can be placed.
func freeCell(o *thing) bool { return playable(cell)(o) && strings.HasPrefix(o.Name, "Free cell") }

// TestAScreenReaderPlays makes moves of Rituals for two persons with a screen reader. It hears what happened, and why a
// move is refused.
func TestAScreenReaderPlays(t *testing.T) {
	session := desktop(t)
	accessibility(t, session)
	r := reads(t)
	listens(t, session, true)
	p := runehall(t, t.TempDir(), "--open", played(t, 2, func(v rules.View) bool {
		return v.Phase() == rules.TurnPhase && v.OnTurn() == 0 && len(v.AppendLaid(nil)) > 4
	}))
	for i, who := range []string{"Astrid", "Ingrid"} {
		r.hears("whose turn it is", announced(false, who))
		tile := r.until("a tile of "+who, func(o *thing) bool {
			return o.find(named(heading, who)) != nil && o.find(playable(button)) != nil
		}).find(playable(button))
		r.does(order{Do: "press", Role: button, Name: tile.Name})
		place := r.until("a cell", func(o *thing) bool { return o.find(freeCell) != nil }).find(freeCell)
		if len(place.Cell) != 2 || place.Note == "" || !slices.Contains(place.Interfaces, "TableCell") {
			t.Errorf("a cell is %+v", place)
		}
		r.does(order{Do: "press", Role: cell, Name: place.Name})
		if i == 0 {
			r.presses(button, "Place")
		} else {
			refused(r)
		}
		r.hears("what happened", announced(false, who))
	}
	must(t, p.Close())
}

// refused turns a draft all the way round. In some direction it must hear why the tile may not lie so; then it places
// the tile in one that is allowed.
func refused(r *reader) {
	draft := func(o *thing) bool { return o.Role == cell && strings.HasPrefix(o.Name, "Draft") }
	turn := func() {
		before := r.until("the draft", func(o *thing) bool { return o.find(draft) != nil }).find(draft).Note
		r.presses(button, "Turn clockwise")
		r.until("a turned draft", func(o *thing) bool { d := o.find(draft); return d != nil && d.Note != before })
	}
	for range rules.Dirs {
		turn()
	}
	r.hears("a refusal", announced(true, ""))
	for r.screen().find(named(button, "Place")) == nil {
		turn()
	}
	r.does(order{Do: "press", Role: button, Name: "Place"})
}

// TestTheBusIsNotTrusted sends the program nonsense over the bus, ends the bus, and starts another one. The program
// must go on.
func TestTheBusIsNotTrusted(t *testing.T) {
	session := desktop(t)
	stop := accessibility(t, session)
	listens(t, session, true)
	p := runehall(t, t.TempDir())
	r := reads(t)
	r.finds(button, "Play")
	var address string
	must(t, session.Object("org.a11y.Bus", "/org/a11y/bus").Call("org.a11y.Bus.GetAddress", 0).Store(&address))
	bus, err := dbus.Connect(address)
	must(t, err)
	defer func() { must(t, bus.Close()) }()
	asked := 0
	for _, name := range names(t, bus) {
		for _, path := range []dbus.ObjectPath{"/org/a11y/atspi/accessible/root", "/org/a11y/atspi/accessible/window",
			"/org/a11y/atspi/accessible/1", "/org/a11y/atspi/cache", "/"} {
			for _, method := range []string{
				"org.a11y.atspi.Accessible.GetChildAtIndex",
				"org.a11y.atspi.Component.GetExtents",
				"org.a11y.atspi.Action.DoAction",
				"org.a11y.atspi.Text.GetText",
				"org.freedesktop.DBus.Properties.Get", "org.freedesktop.DBus.Properties.Set",
				"org.a11y.atspi.Cache.GetItems", "org.a11y.atspi.Nothing.At", "none.None",
			} {
				for _, args := range [][]any{{}, {int32(-1)}, {int32(1 << 30)}, {"x"}, {uint32(77)},
					{"org.a11y.atspi.Accessible", "x", dbus.MakeVariant(3)}, {[]string{"x"}}} {
					_ = bus.Object(name, path).Call(method, 0, args...).Err // other tests check the answers
					asked++
				}
			}
		}
	}
	if asked < 300 {
		t.Fatalf("only %d questions were asked", asked)
	}
	r.finds(button, "Play")

	stop()
	must(t, p.Tap("title.play"))
	must(t, p.Tap("setup.back"))
	accessibility(t, session)
	listens(t, session, true)
	again := reads(t)
	again.finds(button, "Play")
	if log := p.Log(); log != "" {
		t.Errorf("the program complains: %s", log)
	}
}

// names returns the names of our programs on a bus.
func names(t *testing.T, bus *dbus.Conn) (list []string) {
	t.Helper()
	var all []string
	must(t, bus.BusObject().Call("org.freedesktop.DBus.ListNames", 0).Store(&all))
	for _, name := range all {
		v, err := bus.Object(name, "/org/a11y/atspi/accessible/root").GetProperty("org.a11y.atspi.Accessible.Name")
		if err == nil && v.Value() == "Runehall" {
			list = append(list, name)
		}
	}
	return list
}
