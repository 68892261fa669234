//go:build linux && !android

package atspi

import (
	"slices"

	"github.com/godbus/dbus/v5"
)

// event is a signal to send: its object, its name, and its arguments.
type event struct {
	path   dbus.ObjectPath
	name   string
	values []any
}

// Where events belong.
const (
	objectEvent = "org.a11y.atspi.Event.Object."
	windowEvent = "org.a11y.atspi.Event.Window."
	focusEvent  = "org.a11y.atspi.Event.Focus."
)

// newEvent returns an event in the form that all have: what exactly, two numbers, and something more.
func newEvent(n *node, name, detail string, one, two int32, more any) event {
	return event{n.path, name, []any{detail, one, two, dbus.MakeVariant(more), map[string]dbus.Variant{}}}
}

// differences returns the events that lead from one tree to the next; old is nil for a program that nobody knows yet.
func (s *session) differences(old, next *tree) []event {
	d := differ{session: s, old: old, next: next}
	if old == nil {
		d.add(newEvent(next.window, windowEvent+"Create", "", 0, 0, next.window.name))
	} else {
		for _, n := range next.nodes {
			if o := old.byPath[n.path]; o != nil {
				d.children(o, n)
				d.changes(o, n)
			}
		}
	}
	d.activity()
	d.focus()
	d.lines()
	return d.list
}

type differ struct {
	*session
	old, next *tree
	list      []event
}

func (d *differ) add(e event) { d.list = append(d.list, e) }

// children tells which children have gone, and which have come.
func (d *differ) children(o, n *node) {
	for i, k := range slices.Backward(o.kids) {
		if d.next.byPath[k.path] != nil {
			continue
		}
		d.add(newEvent(n, objectEvent+"ChildrenChanged", "remove", int32(i), 0, d.ref(k)))
		k.each(func(gone *node) { d.add(event{cachePath, cacheName + ".RemoveAccessible", []any{d.ref(gone)}}) })
	}
	for i, k := range n.kids {
		if d.old.byPath[k.path] != nil {
			continue
		}
		k.each(func(come *node) { d.add(event{cachePath, cacheName + ".AddAccessible", []any{d.item(d.next, come)}}) })
		d.add(newEvent(n, objectEvent+"ChildrenChanged", "add", int32(i), 0, d.ref(k)))
	}
}

// each calls f with an object and all below it.
func (n *node) each(f func(*node)) {
	f(n)
	for _, k := range n.kids {
		k.each(f)
	}
}

func (d *differ) changes(o, n *node) {
	if o.name != n.name {
		d.add(newEvent(n, objectEvent+"PropertyChange", "accessible-name", 0, 0, n.name))
	}
	if o.note != n.note {
		d.add(newEvent(n, objectEvent+"PropertyChange", "accessible-description", 0, 0, n.note))
	}
	if n.role == roleSlider && (o.thing.Now != n.thing.Now || o.thing.Value != n.thing.Value) {
		d.add(newEvent(n, objectEvent+"PropertyChange", "accessible-value", 0, 0, n.thing.Now))
	}
	if n.role == roleField && o.thing.Value != n.thing.Value {
		d.text(n, []rune(o.thing.Value), []rune(n.thing.Value))
	}
	for _, s := range told {
		if s.state == focused || s.state == active { // these have an order of their own
			continue
		}
		if is := n.states.has(s.state); is != o.states.has(s.state) {
			d.state(n, s.name, is)
		}
	}
}

// state tells that something holds of an object, or no longer does.
func (d *differ) state(n *node, name string, is bool) {
	on := int32(0)
	if is {
		on = 1
	}
	d.add(newEvent(n, objectEvent+"StateChanged", name, on, 0, int32(0)))
}

// text tells what was removed from a field, and what was inserted.
func (d *differ) text(n *node, o, t []rune) {
	from := 0
	for from < min(len(o), len(t)) && o[from] == t[from] {
		from++
	}
	end := 0
	for end < min(len(o), len(t))-from && o[len(o)-1-end] == t[len(t)-1-end] {
		end++
	}
	if gone := o[from : len(o)-end]; len(gone) > 0 {
		d.add(newEvent(n, objectEvent+"TextChanged", "delete", int32(from), int32(len(gone)), string(gone)))
	}
	if come := t[from : len(t)-end]; len(come) > 0 {
		d.add(newEvent(n, objectEvent+"TextChanged", "insert", int32(from), int32(len(come)), string(come)))
	}
	d.add(newEvent(n, objectEvent+"TextCaretMoved", "", int32(len(t)-end), 0, int32(0)))
}

// activity tells whether the window has got the keyboard, or lost it.
func (d *differ) activity() {
	was, w := d.old != nil && d.old.place.Focused, d.next.window
	switch is := d.next.place.Focused; {
	case is && !was:
		d.add(newEvent(w, windowEvent+"Activate", "", 0, 0, w.name))
		d.state(w, "active", true)
	case was && !is:
		d.add(newEvent(w, windowEvent+"Deactivate", "", 0, 0, w.name))
		d.state(w, "active", false)
	}
}

// focus tells which object has the keyboard's focus now, after saying that another one lost it.
func (d *differ) focus() {
	held := func(t *tree) *node {
		if t == nil || !t.place.Focused {
			return nil
		}
		return t.focus
	}
	was, is := held(d.old), held(d.next)
	if was != nil && (is == nil || is.path != was.path) {
		if n := d.next.byPath[was.path]; n != nil {
			d.state(n, "focused", false)
		}
	}
	if is != nil && (was == nil || is.path != was.path) {
		d.state(is, "focused", true)
		d.add(newEvent(is, focusEvent+"Focus", "", 0, 0, int32(0)))
	}
}

// How urgent an announcement is: to be read when there is time, or at once.
const (
	polite    = 1
	assertive = 2
)

// lines has new lines read out.
func (d *differ) lines() {
	for _, line := range d.next.said {
		if line.Serial <= d.heard {
			continue
		}
		if d.next.notices != nil {
			if n := d.next.notices[line.Serial]; n != nil {
				d.state(n, "showing", true)
			}
			continue
		}
		urgency := int32(polite)
		if line.Urgent {
			urgency = assertive
		}
		d.add(newEvent(d.next.window, objectEvent+"Announcement", "", urgency, 0, line.Text))
	}
	d.heard = max(d.heard, d.next.serial)
}
