//go:build linux && !android

package atspi

import (
	"slices"

	"runehall/internal/aloud"
)

// Window is where the program's window is, and whether it has the keyboard.
type Window struct {
	Focused bool
	// X and Y are the upper left corner of its content on the screen, in pixels; a system that does not tell has 0.
	X, Y int
	// Scale is how many pixels a device-independent one has.
	Scale float64
}

// What coordinates are relative to.
const (
	toScreen uint32 = iota
	toWindow
	toParent
)

// The layers of widgets and of windows in the protocol.
const (
	widgetLayer uint32 = 3
	windowLayer uint32 = 7
)

// box is a rectangle in pixels.
type box struct{ X, Y, W, H int32 }

func (b box) holds(x, y int32) bool { return x >= b.X && y >= b.Y && x < b.X+b.W && y < b.Y+b.H }

func (t *tree) box(n *node, relative uint32) box {
	b := t.inWindow(n)
	switch {
	case relative == toScreen:
		b.X, b.Y = b.X+int32(t.place.X), b.Y+int32(t.place.Y)
	case relative == toParent && n.parent != nil:
		o := t.inWindow(n.parent)
		b.X, b.Y = b.X-o.X, b.Y-o.Y
	}
	return b
}

func (t *tree) inWindow(n *node) box {
	scale := t.place.Scale
	if scale <= 0 {
		scale = 1
	}
	px := func(i int) int32 { return int32(n.rect[i]*scale + .5) }
	return box{px(0), px(1), px(2), px(3)}
}

// at returns the innermost object at a place, or nil.
func (t *tree) at(n *node, x, y int32, relative uint32) *node {
	if n.rect == ([4]float64{}) || !t.box(n, relative).holds(x, y) {
		return nil
	}
	for _, kid := range slices.Backward(n.kids) {
		if found := t.at(kid, x, y, relative); found != nil {
			return found
		}
	}
	return n
}

var componentMethods = answers{
	"Contains": func(c *call) []any {
		x, y, relative := arg[int32](c, 0), arg[int32](c, 1), arg[uint32](c, 2)
		return []any{c.tree.box(c.node, relative).holds(x, y)}
	},
	"GetAccessibleAtPoint": func(c *call) []any {
		x, y, relative := arg[int32](c, 0), arg[int32](c, 1), arg[uint32](c, 2)
		if relative == toParent { // the children's rectangles would be relative to something else
			b := c.tree.box(c.node, toParent)
			w := c.tree.box(c.node, toWindow)
			x, y, relative = x-b.X+w.X, y-b.Y+w.Y, toWindow
		}
		return []any{c.ref(c.tree.at(c.node, x, y, relative))}
	},
	"GetExtents": func(c *call) []any { return []any{c.tree.box(c.node, arg[uint32](c, 0))} },
	"GetPosition": func(c *call) []any {
		b := c.tree.box(c.node, arg[uint32](c, 0))
		return []any{b.X, b.Y}
	},
	"GetSize": func(c *call) []any {
		b := c.tree.box(c.node, toWindow)
		return []any{b.W, b.H}
	},
	"GetLayer": func(c *call) []any {
		if c.node.role == roleWindow {
			return []any{windowLayer}
		}
		return []any{widgetLayer}
	},
	"GetMDIZOrder":  func(*call) []any { return []any{int16(-1)} },
	"GetAlpha":      func(*call) []any { return []any{1.} },
	"GrabFocus":     func(c *call) []any { return []any{c.focus()} },
	"ScrollTo":      func(c *call) []any { return []any{c.focus()} }, // what gets the focus is scrolled to
	"ScrollToPoint": no,
	"SetExtents":    no, "SetPosition": no, "SetSize": no,
}

// no is the answer to what cannot be done.
func no(*call) []any { return []any{false} }

// focus asks for the focus, and reports whether the object can have it.
func (c *call) focus() bool {
	if !c.node.states.has(focusable) {
		return false
	}
	c.do(aloud.Act{Kind: aloud.Focus, ID: c.node.thing.ID})
	return true
}

// described is an action in a list of actions. Key is always empty, because actions have no keys.
type described struct{ Name, Description, Key string }

var actionMethods = answers{
	"DoAction": func(c *call) []any {
		a, ok := c.action()
		if ok = ok && c.node.states.has(sensitive); ok {
			c.do(aloud.Act{Kind: a.kind, ID: c.node.thing.ID})
		}
		return []any{ok}
	},
	"GetActions": func(c *call) []any {
		list := []described{}
		for _, a := range c.node.actions {
			list = append(list, described{a.text, "", ""})
		}
		return []any{list}
	},
	"GetName": func(c *call) []any {
		a, _ := c.action()
		return []any{a.name}
	},
	"GetLocalizedName": func(c *call) []any {
		a, _ := c.action()
		return []any{a.text}
	},
	"GetDescription": func(*call) []any { return []any{""} },
	"GetKeyBinding":  func(*call) []any { return []any{""} },
}

// action returns the action that the call is about, and false if there is none.
func (c *call) action() (action, bool) {
	i := arg[int32](c, 0)
	if i < 0 || int(i) >= len(c.node.actions) {
		return action{}, false
	}
	return c.node.actions[i], true
}
