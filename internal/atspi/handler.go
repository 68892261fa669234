//go:build linux && !android

package atspi

import (
	"fmt"
	"log/slog"
	"slices"

	"github.com/godbus/dbus/v5"
)

// The interfaces of the protocol.
const (
	accessibleName   = "org.a11y.atspi.Accessible"
	applicationName  = "org.a11y.atspi.Application"
	componentName    = "org.a11y.atspi.Component"
	actionName       = "org.a11y.atspi.Action"
	valueName        = "org.a11y.atspi.Value"
	textName         = "org.a11y.atspi.Text"
	editableTextName = "org.a11y.atspi.EditableText"
	tableName        = "org.a11y.atspi.Table"
	tableCellName    = "org.a11y.atspi.TableCell"
	cacheName        = "org.a11y.atspi.Cache"
	propertiesName   = "org.freedesktop.DBus.Properties"
)

// call is a question about an object, with its arguments.
type call struct {
	*session
	tree *tree
	node *node
	args []any
}

// answers are the methods of an interface. Each returns its results.
type answers map[string]func(c *call) []any

// methods has all interfaces but the one of properties.
var methods = map[string]answers{
	accessibleName: accessibleMethods, applicationName: applicationMethods, componentName: componentMethods,
	actionName: actionMethods, textName: textMethods, editableTextName: editableTextMethods, tableName: tableMethods,
	tableCellName: tableCellMethods,
}

// wrong is the panic of a method whose arguments have wrong types.
type wrong struct{ what string }

func arg[T any](c *call, i int) T {
	if i < len(c.args) {
		if v, ok := c.args[i].(T); ok {
			return v
		}
	}
	var want T
	panic(wrong{fmt.Sprintf("argument %d is no %T", i, want)})
}

func (n *node) interfaces() []string {
	list := []string{accessibleName, componentName}
	if n.role == roleApplication {
		list = append(list, applicationName)
	}
	if len(n.actions) > 0 {
		list = append(list, actionName)
	}
	switch n.role {
	case roleSlider:
		list = append(list, valueName)
	case roleField:
		list = append(list, textName, editableTextName)
	case roleBoard:
		list = append(list, tableName)
	case roleCell:
		if n.parent.role == roleBoard {
			list = append(list, tableCellName)
		}
	}
	return list
}

func (n *node) has(name string) bool {
	return slices.Contains(n.interfaces(), name)
}

// LookupObject implements [dbus.Handler]: it finds an object of the latest tree.
func (s *session) LookupObject(path dbus.ObjectPath) (dbus.ServerObject, bool) {
	t := s.tree.Load()
	if t == nil {
		return nil, false
	}
	if path == cachePath {
		return object{call{session: s, tree: t}}, true
	}
	n := t.byPath[path]
	return object{call{session: s, tree: t, node: n}}, n != nil
}

// object is an object that is asked something; one without a node is the list of all.
type object struct{ call call }

// LookupInterface implements [dbus.ServerObject].
func (o object) LookupInterface(name string) (dbus.Interface, bool) {
	switch n := o.call.node; {
	case n == nil:
		return asked{o.call, cacheMethods}, name == cacheName
	case name == propertiesName:
		return asked{o.call, propertyMethods}, true
	default:
		return asked{o.call, methods[name]}, n.has(name)
	}
}

// asked is an interface of an object that is asked something.
type asked struct {
	call    call
	answers answers
}

// LookupMethod implements [dbus.Interface].
func (a asked) LookupMethod(name string) (dbus.Method, bool) {
	answer, ok := a.answers[name]
	return method{a.call, answer}, ok
}

// method is a method of an object that is asked something.
type method struct {
	call   call
	answer func(*call) []any
}

// DecodeArguments implements [dbus.ArgumentDecoder]: each method checks its own.
func (m method) DecodeArguments(_ *dbus.Conn, _ string, _ *dbus.Message, body []any) ([]any, error) {
	return body, nil
}

// Call implements [dbus.Method].
func (m method) Call(args ...any) (out []any, err error) {
	defer func() {
		switch fault := recover().(type) {
		case nil:
		case wrong:
			err = dbus.NewError("org.freedesktop.DBus.Error.InvalidArgs", []any{fault.what})
		default: // a screen reader must not end a match
			slog.Error("a question of a screen reader cannot be answered", "error", fault)
			err = dbus.NewError("org.freedesktop.DBus.Error.Failed", []any{"the question cannot be answered"})
		}
	}()
	m.call.args = args
	return m.answer(&m.call), nil
}

// NumArguments, NumReturns, ArgumentValue and ReturnValue complete [dbus.Method]; nothing asks for them where a method
// decodes for itself.

// NumArguments implements [dbus.Method].
func (m method) NumArguments() int { return 0 }

// NumReturns implements [dbus.Method].
func (m method) NumReturns() int { return 0 }

// ArgumentValue implements [dbus.Method].
func (m method) ArgumentValue(int) any { return nil }

// ReturnValue implements [dbus.Method].
func (m method) ReturnValue(int) any { return nil }
