//go:build linux && !android

package atspi

import (
	"github.com/godbus/dbus/v5"

	"runehall/internal/aloud"
)

// properties lists the properties of each interface.
var properties = map[string]map[string]func(c *call) any{
	accessibleName: {
		"Name":         func(c *call) any { return c.node.name },
		"Description":  func(c *call) any { return c.node.note },
		"Parent":       func(c *call) any { return c.parent(c.node) },
		"ChildCount":   func(c *call) any { return int32(len(c.node.kids)) },
		"Locale":       func(c *call) any { return c.tree.lang },
		"AccessibleId": func(c *call) any { return clean(c.node.thing.ID) },
		"HelpText":     func(*call) any { return "" },
	},
	applicationName: {
		"ToolkitName":    func(*call) any { return program },
		"Version":        func(c *call) any { return c.version },
		"ToolkitVersion": func(c *call) any { return c.version },
		"AtspiVersion":   func(*call) any { return "2.1" },
		"Id":             func(c *call) any { return c.id.Load() },
	},
	actionName: {"NActions": func(c *call) any { return int32(len(c.node.actions)) }},
	valueName: {
		"MinimumValue":     func(c *call) any { return c.node.thing.Least },
		"MaximumValue":     func(c *call) any { return c.node.thing.Most },
		"MinimumIncrement": func(*call) any { return 0. },
		"CurrentValue":     func(c *call) any { return c.node.thing.Now },
		"Text":             func(c *call) any { return c.node.thing.Value },
	},
	textName: {
		"CharacterCount": func(c *call) any { return int32(len(c.runes())) },
		"CaretOffset":    func(c *call) any { return int32(len(c.runes())) }, // nothing tells it; one writes at the end
	},
	tableName:     tableProperties,
	tableCellName: tableCellProperties,
}

var propertyMethods = answers{
	"Get": func(c *call) []any {
		of, name := arg[string](c, 0), arg[string](c, 1)
		if get := c.property(of, name); get != nil {
			return []any{dbus.MakeVariant(get(c))}
		}
		panic(wrong{"no property " + name + " of " + of})
	},
	"GetAll": func(c *call) []any {
		of, all := arg[string](c, 0), map[string]dbus.Variant{}
		for name := range properties[of] {
			if get := c.property(of, name); get != nil {
				all[name] = dbus.MakeVariant(get(c))
			}
		}
		return []any{all}
	},
	"Set": func(c *call) []any {
		of, name, to := arg[string](c, 0), arg[string](c, 1), arg[dbus.Variant](c, 2).Value()
		switch {
		case c.property(of, name) == nil:
		case of == applicationName && name == "Id":
			if id, ok := to.(int32); ok {
				c.id.Store(id)
				return nil
			}
		case of == valueName && name == "CurrentValue":
			if v, ok := to.(float64); ok {
				c.turn(v)
				return nil
			}
		}
		panic(wrong{"no property " + name + " of " + of + " that can be set to that"})
	},
}

// property returns the function for a property, or nil if the object has no such property.
func (c *call) property(of, name string) func(*call) any {
	if !c.node.has(of) {
		return nil
	}
	return properties[of][name]
}

// turn moves a slider a step towards a value; how far a step goes, the slider decides.
func (c *call) turn(to float64) {
	t := &c.node.thing
	switch {
	case t.Disabled:
	case to < t.Now:
		c.do(aloud.Act{Kind: aloud.Less, ID: t.ID})
	case to > t.Now:
		c.do(aloud.Act{Kind: aloud.More, ID: t.ID})
	}
}
