//go:build linux && !android

package atspi

import (
	"strconv"

	"github.com/godbus/dbus/v5"
)

// ref is how the protocol names an object: by the bus name of its program, and its path.
type ref struct {
	Name string
	Path dbus.ObjectPath
}

// null names no object.
var null = ref{"", nullPath}

// ref returns the name of an object; for nil the name that stands for no object.
func (s *session) ref(n *node) ref {
	if n == nil {
		return null
	}
	return ref{s.name, n.path}
}

func (s *session) refs(list []*node) []ref {
	refs := make([]ref, 0, len(list))
	for _, n := range list {
		refs = append(refs, s.ref(n))
	}
	return refs
}

// parent returns the name of an object's parent; the root's parent is the desktop.
func (s *session) parent(n *node) ref {
	if n.parent == nil {
		if desktop := s.desktop.Load(); desktop != nil {
			return *desktop
		}
		return null
	}
	return s.ref(n.parent)
}

// related is a relation between objects. Our objects have none.
type related struct {
	Kind    uint32
	Targets []ref
}

var accessibleMethods = answers{
	"GetChildAtIndex": func(c *call) []any {
		if i := arg[int32](c, 0); i >= 0 && int(i) < len(c.node.kids) {
			return []any{c.ref(c.node.kids[i])}
		}
		return []any{null}
	},
	"GetChildren":          func(c *call) []any { return []any{c.refs(c.node.kids)} },
	"GetIndexInParent":     func(c *call) []any { return []any{c.node.place()} },
	"GetRelationSet":       func(*call) []any { return []any{[]related{}} },
	"GetRole":              func(c *call) []any { return []any{c.node.role.number} },
	"GetRoleName":          func(c *call) []any { return []any{c.node.role.name} },
	"GetLocalizedRoleName": func(c *call) []any { return []any{c.node.roleText} },
	"GetState":             func(c *call) []any { return []any{c.node.states.words()} },
	"GetAttributes":        func(c *call) []any { return []any{c.node.attributes()} },
	"GetApplication":       func(c *call) []any { return []any{c.ref(c.tree.root)} },
	"GetInterfaces":        func(c *call) []any { return []any{c.node.interfaces()} },
}

// place returns the object's index among its siblings, or -1.
func (n *node) place() int32 {
	if n.parent == nil {
		return -1
	}
	return int32(n.index)
}

// attributes returns further properties of an object.
func (n *node) attributes() map[string]string {
	list := map[string]string{"toolkit": program}
	t := &n.thing
	if t.ID != "" {
		list["id"] = clean(t.ID)
	}
	if n.role == roleHeading {
		list["level"] = strconv.Itoa(max(1, t.Level))
	}
	if n.role == roleSlider && t.Value != "" {
		list["valuetext"] = t.Value
	}
	if n.role == roleCell && t.Row > 0 {
		list["rowindex"], list["colindex"] = strconv.Itoa(t.Row), strconv.Itoa(t.Column)
	}
	return list
}

var applicationMethods = answers{
	"GetLocale":                func(c *call) []any { return []any{c.tree.lang} },
	"GetApplicationBusAddress": func(*call) []any { return []any{""} }, // only the bus that everybody uses
}
