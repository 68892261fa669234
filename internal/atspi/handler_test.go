//go:build linux && !android

package atspi

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"

	"runehall/internal/aloud"
)

// ask calls a method of an object, as the bus does.
func ask(s *session, path dbus.ObjectPath, of, name string, args ...any) ([]any, error) {
	o, ok := s.LookupObject(path)
	if !ok {
		return nil, fmt.Errorf("no object %s", path)
	}
	i, ok := o.LookupInterface(of)
	if !ok {
		return nil, fmt.Errorf("no interface %s", of)
	}
	m, ok := i.LookupMethod(name)
	if !ok {
		return nil, fmt.Errorf("no method %s", name)
	}
	args, err := m.(dbus.ArgumentDecoder).DecodeArguments(nil, "", nil, args)
	if err != nil {
		return nil, err
	}
	return m.Call(args...)
}

// answered writes an answer, or the error, as text.
func answered(out []any, err error) string {
	if err != nil {
		return "error: " + err.Error()
	}
	var list []string
	for _, v := range out {
		if variant, ok := v.(dbus.Variant); ok {
			v = variant.Value()
		}
		list = append(list, fmt.Sprint(v))
	}
	return strings.Join(list, " ")
}

func TestAnswers(t *testing.T) {
	s := sitting(t, table(), front)
	tree := s.tree.Load()
	s.desktop.Store(&ref{":1.0", rootPath})
	root, window := tree.root, tree.window
	id := func(name string) *node { return tree.byID[name] }
	bar, field := window.kids[0], window.kids[1]
	is := func(n *node) string { return fmt.Sprint(ref{":1.7", n.path}) }
	for _, c := range []struct {
		of   *node
		name string
		args []any
		want string
	}{
		{root, "Accessible.GetChildAtIndex", []any{int32(0)}, is(window)},
		{root, "Accessible.GetChildAtIndex", []any{int32(1)}, fmt.Sprint(null)},
		{root, "Accessible.GetChildAtIndex", []any{int32(-1)}, fmt.Sprint(null)},
		{root, "Accessible.GetChildAtIndex", []any{"0"}, "error: argument 0 is no int32"},
		{root, "Accessible.GetChildAtIndex", nil, "error: argument 0 is no int32"},
		{root, "Accessible.GetIndexInParent", nil, "-1"},
		{field, "Accessible.GetIndexInParent", nil, "1"},
		{field, "Accessible.GetChildren", nil, fmt.Sprintf("[%s %s]", is(id("cell.1")), is(id("cell.2")))},
		{bar, "Accessible.GetRole", nil, "63"},
		{bar, "Accessible.GetRoleName", nil, "tool bar"},
		{id("play"), "Accessible.GetLocalizedRoleName", nil, "button"},
		{id("play"), "Accessible.GetApplication", nil, is(root)},
		{id("cell.1"), "Accessible.GetAttributes", nil, "map[colindex:1 id:cell.1 rowindex:1 toolkit:Runehall]"},
		{bar.kids[0], "Accessible.GetAttributes", nil, "map[id:text.0 level:2 toolkit:Runehall]"},
		{id("play"), "Accessible.GetInterfaces", nil, fmt.Sprint([]string{accessibleName, componentName, actionName})},
		{id("cell.1"), "Accessible.GetInterfaces", nil,
			fmt.Sprint([]string{accessibleName, componentName, actionName, tableCellName})},
		{root, "Application.GetLocale", []any{uint32(0)}, "en"},
		{bar, "Application.GetLocale", []any{uint32(0)}, "error: no interface " + applicationName},
		{id("play"), "Component.GetExtents", []any{uint32(0)}, "{300 50 100 40}"},
		{id("play"), "Component.GetExtents", []any{uint32(1)}, "{200 0 100 40}"},
		{id("cell.2"), "Component.GetExtents", []any{uint32(2)}, "{160 80 80 80}"},
		{id("play"), "Component.GetPosition", []any{uint32(1)}, "200 0"},
		{id("play"), "Component.GetSize", nil, "100 40"},
		{id("play"), "Component.Contains", []any{int32(399), int32(60), uint32(0)}, "true"},
		{id("play"), "Component.Contains", []any{int32(400), int32(60), uint32(0)}, "false"},
		{window, "Component.GetAccessibleAtPoint", []any{int32(310), int32(60), uint32(0)}, is(id("play"))},
		{window, "Component.GetAccessibleAtPoint", []any{int32(210), int32(10), uint32(1)}, is(id("play"))},
		{field, "Component.GetAccessibleAtPoint", []any{int32(10), int32(210), uint32(2)}, is(id("cell.1"))},
		{window, "Component.GetAccessibleAtPoint", []any{int32(-1), int32(60), uint32(1)}, fmt.Sprint(null)},
		{window, "Component.GetLayer", nil, "7"},
		{bar, "Component.GetLayer", nil, "3"},
		{bar.kids[0], "Component.GrabFocus", nil, "false"},
		{id("music"), "Action.GetName", []any{int32(1)}, "decrease"},
		{id("music"), "Action.GetName", []any{int32(9)}, ""},
		{id("cell.1"), "Action.GetActions", nil, "[{Press  } {Explain  }]"},
		{id("play"), "Action.GetLocalizedName", []any{int32(0)}, "Press"},
		{id("gone"), "Action.DoAction", []any{int32(0)}, "false"},
		{bar.kids[0], "Action.DoAction", []any{int32(0)}, "error: no interface " + actionName},
		{id("name"), "Text.GetText", []any{int32(1), int32(-1)}, "lva"},
		{id("name"), "Text.GetText", []any{int32(-5), int32(99)}, "Älva"},
		{id("name"), "Text.GetText", []any{int32(3), int32(1)}, ""},
		{id("name"), "Text.GetCharacterAtOffset", []any{int32(0)}, "196"},
		{id("name"), "Text.GetCharacterAtOffset", []any{int32(4)}, "-1"},
		{id("name"), "Text.GetStringAtOffset", []any{int32(1), uint32(0)}, "l 1 2"},
		{id("name"), "Text.GetStringAtOffset", []any{int32(9), uint32(0)}, " 9 9"},
		{id("name"), "Text.GetStringAtOffset", []any{int32(1), uint32(3)}, "Älva 0 4"},
		{id("name"), "Text.GetCharacterExtents", []any{int32(1), uint32(1)}, "0 480 80 40"},
		{id("name"), "EditableText.InsertText", []any{int32(5), "x", int32(1)}, "false"},
		{id("name"), "EditableText.DeleteText", []any{int32(3), int32(1)}, "false"},
		{id("name"), "EditableText.SetTextContents", []any{strings.Repeat("x", longestInput+1)}, "false"},
		{id("play"), "Text.GetText", []any{int32(0), int32(1)}, "error: no interface " + textName},
		{field, "Table.GetAccessibleAt", []any{int32(1), int32(2)}, is(id("cell.2"))},
		{field, "Table.GetAccessibleAt", []any{int32(0), int32(2)}, fmt.Sprint(null)},
		{field, "Table.GetIndexAt", []any{int32(1), int32(2)}, "1"},
		{field, "Table.GetIndexAt", []any{int32(1), int32(1)}, "-1"},
		{field, "Table.GetRowAtIndex", []any{int32(1)}, "1"},
		{field, "Table.GetColumnAtIndex", []any{int32(1)}, "2"},
		{field, "Table.GetColumnAtIndex", []any{int32(7)}, "-1"},
		{field, "Table.IsSelected", []any{int32(0), int32(0)}, "true"},
		{field, "Table.GetRowColumnExtentsAtIndex", []any{int32(1)}, "true 1 2 1 1 false"},
		{id("cell.2"), "TableCell.GetRowColumnSpan", nil, "true 1 2 1 1"},
		{root, "Nothing.At", nil, "error: no interface org.a11y.atspi.Nothing"},
		{root, "Accessible.Nothing", nil, "error: no method Nothing"},
	} {
		at := strings.LastIndex(c.name, ".")
		if got := answered(ask(s, c.of.path, "org.a11y.atspi."+c.name[:at], c.name[at+1:], c.args...)); got != c.want {
			t.Errorf("%q %s %v: %s, want %s", c.of.name, c.name, c.args, got, c.want)
		}
	}
	for _, c := range []struct {
		of         *node
		name, want string
	}{
		{root, "Accessible.Name", "Runehall"},
		{root, "Accessible.Parent", fmt.Sprint(ref{":1.0", rootPath})},
		{bar, "Accessible.Parent", is(window)},
		{bar, "Accessible.ChildCount", "2"},
		{id("play"), "Accessible.Description", "begins"},
		{id("play"), "Accessible.Locale", "en"},
		{root, "Application.ToolkitName", "Runehall"},
		{root, "Application.Version", "1"},
		{id("play"), "Action.NActions", "2"},
		{id("music"), "Value.CurrentValue", "0.5"},
		{id("music"), "Value.MaximumValue", "1"},
		{id("music"), "Value.Text", "50 %"},
		{id("play"), "Value.CurrentValue", "error: no property CurrentValue of " + valueName},
		{id("name"), "Text.CharacterCount", "4"},
		{field, "Table.NRows", "2"},
		{field, "Table.NColumns", "3"},
		{id("cell.2"), "TableCell.Position", "{1 2}"},
		{id("cell.2"), "TableCell.Table", is(field)},
		{root, "Accessible.Nothing", "error: no property Nothing of " + accessibleName},
	} {
		at := strings.LastIndex(c.name, ".")
		if got := answered(ask(s, c.of.path, propertiesName, "Get", "org.a11y.atspi."+c.name[:at],
			c.name[at+1:])); got != c.want {
			t.Errorf("%q %s: %s, want %s", c.of.name, c.name, got, c.want)
		}
	}
	if got := answered(ask(s, id("music").path, propertiesName, "GetAll", actionName)); got != "map[NActions:2]" {
		t.Errorf("all properties are %s", got)
	}
	if out, err := ask(s, cachePath, cacheName, "GetItems"); err != nil ||
		dbus.SignatureOf(out...).String() != "a((so)(so)(so)iiassusau)" || len(out[0].([]item)) != len(tree.nodes) {
		t.Errorf("the list of all is %v, %v", out, err)
	}
	out, err := ask(s, cachePath, cacheName, "GetItems")
	if err != nil {
		t.Fatal(err)
	}
	for i, n := range tree.nodes {
		if got := out[0].([]item)[i]; got.Self != s.ref(n) || got.Parent != s.parent(n) || got.Index != n.place() ||
			int(got.Kids) != len(n.kids) ||
			got.Name != n.name || got.Role != n.role.number || got.Description != n.note ||
			!slices.Equal(got.States, n.states.words()) {
			t.Errorf("in the list of all %q is %+v", n.name, got)
		}
	}
	if _, err := ask(s, "/nowhere", accessibleName, "GetRole"); err == nil {
		t.Error("an object that is none answers")
	}
	if _, err := ask(&session{}, rootPath, accessibleName, "GetRole"); err == nil {
		t.Error("an object answers before there is any")
	}
}

// TestActs calls methods that ask the program to do something.
func TestActs(t *testing.T) {
	for _, c := range []struct {
		id, of, name string
		args         []any
		want         aloud.Act
	}{
		{"play", actionName, "DoAction", []any{int32(0)}, aloud.Act{Kind: aloud.Press, ID: "play"}},
		{"play", actionName, "DoAction", []any{int32(1)}, aloud.Act{Kind: aloud.Explain, ID: "play"}},
		{"play", componentName, "GrabFocus", nil, aloud.Act{Kind: aloud.Focus, ID: "play"}},
		{"", actionName, "DoAction", []any{int32(0)}, aloud.Act{Kind: aloud.Back}},
		{"music", actionName, "DoAction", []any{int32(0)}, aloud.Act{Kind: aloud.More, ID: "music"}},
		{"music", propertiesName, "Set", []any{valueName, "CurrentValue", dbus.MakeVariant(.2)},
			aloud.Act{Kind: aloud.Less, ID: "music"}},
		{"music", propertiesName, "Set", []any{valueName, "CurrentValue", dbus.MakeVariant(.8)},
			aloud.Act{Kind: aloud.More, ID: "music"}},
		{"name", editableTextName, "SetTextContents", []any{"x\x00y"},
			aloud.Act{Kind: aloud.Write, ID: "name", Text: "xy"}},
		{"name", editableTextName, "InsertText", []any{int32(1), "xyz", int32(2)},
			aloud.Act{Kind: aloud.Write, ID: "name", Text: "Äxylva"}},
		{"name", editableTextName, "DeleteText", []any{int32(0), int32(2)},
			aloud.Act{Kind: aloud.Write, ID: "name", Text: "va"}},
	} {
		s := sitting(t, table(), front)
		s.teller.Acts()
		path := windowPath
		if n := s.tree.Load().byID[c.id]; n != nil {
			path = n.path
		}
		out, err := ask(s, path, c.of, c.name, c.args...)
		if acts := s.teller.Acts(); err != nil || len(acts) != 1 || acts[0] != c.want {
			t.Errorf("%s %s %v answers %v, %v, and does %+v", c.id, c.name, c.args, out, err, acts)
		}
	}
	s := sitting(t, table(), front)
	for _, set := range [][]any{
		{applicationName, "Id", dbus.MakeVariant("x")}, {accessibleName, "Name", dbus.MakeVariant("x")}, {"x"},
		{valueName, "CurrentValue", dbus.MakeVariant(1.)},
	} {
		if out, err := ask(s, rootPath, propertiesName, "Set", set...); err == nil {
			t.Errorf("set to %v: %v", set, out)
		}
	}
	if _, err := ask(s, rootPath, propertiesName, "Set", applicationName, "Id",
		dbus.MakeVariant(int32(5))); err != nil || s.id.Load() != 5 {
		t.Errorf("the program's number is %d, %v", s.id.Load(), err)
	}
}

// TestNoQuestionEndsTheProgram calls all methods of all objects with arguments of all kinds and numbers.
func TestNoQuestionEndsTheProgram(t *testing.T) {
	s := sitting(t, table(), front)
	values := []any{int32(-1 << 31), int32(1<<31 - 1), int32(2), uint32(1<<32 - 1), uint32(1), "", "x",
		dbus.MakeVariant(1.), []string{"x"}, true, null, nil}
	asked := 0
	for _, n := range s.tree.Load().nodes {
		for _, of := range append(n.interfaces(), propertiesName) {
			list := methods[of]
			if of == propertiesName {
				list = propertyMethods
			}
			for name := range list {
				for i, a := range values {
					for _, args := range [][]any{{}, {a}, {a, values[(i*5+2)%len(values)]},
						{a, values[(i*7+2)%len(values)], values[(i*3+4)%len(values)]}} {
						out, err := ask(s, n.path, of, name, args...)
						if err != nil && strings.Contains(err.Error(), "cannot be answered") {
							t.Errorf("%s of %q breaks over %v", name, n.name, args)
						}
						if err == nil && len(out) > 0 && reflect.TypeOf(out[0]) == nil {
							t.Errorf("%s of %q answers nothing to %v", name, n.name, args)
						}
						asked++
					}
				}
			}
			s.teller.Acts()
		}
	}
	if asked < 10_000 {
		t.Errorf("only %d questions", asked)
	}
}

// TestABrokenAnswerIsAnError has a method panic: the bus gets an error.
func TestABrokenAnswerIsAnError(t *testing.T) {
	m := method{answer: func(*call) []any { panic("broken") }}
	if out, err := m.Call(); err == nil || out != nil {
		t.Errorf("it answers %v, %v", out, err)
	}
}
