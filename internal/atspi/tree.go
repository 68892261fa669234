//go:build linux && !android

package atspi

import (
	"strconv"
	"strings"

	"github.com/godbus/dbus/v5"

	"runehall/internal/aloud"
)

// The paths of objects.
const (
	base       = "/org/a11y/atspi/accessible/"
	rootPath   = dbus.ObjectPath(base + "root")
	windowPath = dbus.ObjectPath(base + "window")
	nullPath   = dbus.ObjectPath("/org/a11y/atspi/null")
	cachePath  = dbus.ObjectPath("/org/a11y/atspi/cache")
)

// program is the name of the program.
const program = "Runehall"

// tree is a description as objects. It never changes.
type tree struct {
	root, window *node
	nodes        []*node // parents before their children
	byPath       map[dbus.ObjectPath]*node
	byID         map[string]*node // things only
	lang         string
	place        Window
	focus        *node // the object with the keyboard's focus; nil: none
	serial       uint64
	said         []aloud.Line
	notices      map[uint64]*node // lines as objects, by their serial numbers; see [grower.notices]
}

type node struct {
	path       dbus.ObjectPath
	key        string // the same for the same thing in the next tree, among its siblings
	parent     *node  // nil of the root
	index      int    // among the parent's children
	kids       []*node
	role       role
	roleText   string // the role's name in the language
	name, note string
	states     states
	rect       [4]float64 // in device-independent pixels from the window's corner
	thing      aloud.Thing
	actions    []action
	group      aloud.GroupKind // for a part of the screen; "" for all other objects
}

// grower makes trees from descriptions, one after another.
type grower struct {
	last  *tree
	paths uint64                                   // how many there have been
	texts func(tag string) func(key string) string // the messages of a language
	// notices has the last lines hang from the window, for readers that know no announcements.
	notices bool
}

// grow returns the tree of a description, in which objects that were there before keep their paths.
func (g *grower) grow(s *aloud.Screen, place Window) *tree {
	t := &tree{byPath: map[dbus.ObjectPath]*node{}, byID: map[string]*node{}, lang: s.Lang, place: place}
	words := g.texts(s.Lang)
	size := [4]float64{0, 0, float64(s.Size[0]), float64(s.Size[1])}
	t.root = &node{path: rootPath, role: roleApplication, name: program, rect: size}
	t.root.states = t.root.states.with(enabled, sensitive, showing, visible)
	title := clean(s.Title)
	if title == "" {
		title = program
	}
	t.window = &node{path: windowPath, role: roleWindow, name: title, rect: size, actions: []action{back}}
	t.window.states = t.root.states
	if place.Focused {
		t.window.states = t.window.states.with(active)
	}
	t.hang(t.root, t.window)
	groups := map[string]*node{}
	for i := range s.Groups {
		group := &s.Groups[i]
		n := &node{key: s.Scene + "\x00" + group.ID + "\x00" + string(group.Kind), role: rolePart,
			name: clean(group.Label), group: group.Kind}
		if r, known := groupRoles[group.Kind]; known {
			n.role = r
		}
		n.states = t.root.states
		if group.Kind == aloud.Dialog {
			n.states = n.states.with(modal)
		}
		if groups[group.ID] == nil {
			groups[group.ID] = n
			t.hang(t.window, n)
		}
	}
	same := map[string]int{}
	for i := range s.Things {
		n := leaf(&s.Things[i])
		parent := groups[n.thing.Group]
		if parent == nil {
			parent = t.window
		}
		if n.thing.Role == aloud.Text || n.thing.Role == aloud.Heading { // their ids say nothing
			same[n.name]++
			n.key = "\x00" + n.name + "\x00" + strconv.Itoa(same[n.name])
		} else {
			n.key = n.thing.ID
			t.byID[n.thing.ID] = n
		}
		n.key += "\x00" + n.role.name
		parent.rect = around(parent.rect, n.rect)
		t.hang(parent, n)
		if n.thing.ID == s.Focus && s.Focus != "" {
			t.focus = n
			if place.Focused {
				n.states = n.states.with(focused)
			}
		}
	}
	t.window.rect = size
	t.say(s)
	if g.notices {
		t.notice()
	}
	g.name(t)
	for _, n := range t.nodes {
		n.roleText = words(n.role.key)
		for i := range n.actions {
			n.actions[i].text = words(n.actions[i].key)
		}
		t.byPath[n.path] = n
	}
	g.last = t
	return t
}

func leaf(thing *aloud.Thing) *node {
	n := &node{thing: *thing, role: roleText, name: clean(thing.Label), note: clean(thing.Note),
		states: statesOf(thing), rect: thing.Rect}
	if r, known := thingRoles[thing.Role]; known {
		n.role = r
	}
	n.thing.Value = clean(thing.Value)
	// these have a place of their own for it
	if v := n.thing.Value; v != "" && n.role != roleSlider && n.role != roleField {
		n.name += ", " + v
	}
	n.actions = actionsOf(thing)
	return n
}

func (t *tree) hang(parent, n *node) {
	if len(t.nodes) == 0 {
		t.nodes = append(t.nodes, parent)
	}
	n.parent, n.index = parent, len(parent.kids)
	parent.kids = append(parent.kids, n)
	t.nodes = append(t.nodes, n)
}

// say takes the lines that are to be read out.
func (t *tree) say(s *aloud.Screen) {
	for _, line := range s.Said {
		if line.Text = clean(line.Text); line.Text != "" {
			t.said = append(t.said, line)
		}
		t.serial = max(t.serial, line.Serial)
	}
}

// noticed is how many lines are objects at most.
const noticed = 8

// notice makes objects of the last lines.
func (t *tree) notice() {
	t.notices = map[uint64]*node{}
	for _, line := range t.said[max(0, len(t.said)-noticed):] {
		n := &node{key: "\x00notice " + strconv.FormatUint(line.Serial, 10), role: roleNotice, name: line.Text,
			states: states(0).with(showing, visible)}
		t.hang(t.window, n)
		t.notices[line.Serial] = n
	}
}

// name gives each object its path: the path of the same object in the tree before, if it keeps its order among its
// siblings.
func (g *grower) name(t *tree) {
	before := map[string]*node{}
	if g.last != nil {
		for _, n := range g.last.nodes {
			before[where(n)] = n
		}
	}
	reached := map[*node]int{}
	for _, n := range t.nodes {
		if n.path != "" {
			continue
		}
		if o, was := before[where(n)]; was && n.parent.path == o.parent.path && o.index >= reached[n.parent] {
			reached[n.parent] = o.index + 1
			n.path = o.path
			continue
		}
		g.paths++
		n.path = dbus.ObjectPath(base + strconv.FormatUint(g.paths, 10))
	}
}

// where says which object it is, by the keys on the way to it.
func where(n *node) string {
	if n.parent == nil {
		return n.key
	}
	return where(n.parent) + "\x01" + n.key
}

// around returns the smallest rectangle that contains two others. An empty one counts for nothing.
func around(a, b [4]float64) [4]float64 {
	switch empty := [4]float64{}; {
	case a == empty:
		return b
	case b == empty:
		return a
	}
	x, y := min(a[0], b[0]), min(a[1], b[1])
	return [4]float64{x, y, max(a[0]+a[2], b[0]+b[2]) - x, max(a[1]+a[3], b[1]+b[3]) - y}
}

// longest is how many bytes of a text are told at most.
const longest = 1 << 14

// clean makes a text safe to send: some texts come from other people's records, and invalid UTF-8 would end the
// connection.
func clean(text string) string {
	if len(text) > longest {
		text = text[:longest]
	}
	return strings.ReplaceAll(strings.ToValidUTF8(text, ""), "\x00", "")
}
