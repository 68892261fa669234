//go:build linux && !android

package atspi

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"

	"runehall/assets/lang"
	"runehall/internal/aloud"
)

// front is a window with the keyboard focus.
var front = Window{Focused: true, X: 100, Y: 50, Scale: 2}

// table returns a description of a screen with a thing of each kind.
func table() *aloud.Screen {
	at := func(x, y, w, h float64) [4]float64 { return [4]float64{x, y, w, h} }
	return &aloud.Screen{
		Version: 1, Lang: "en", Scene: "table", Title: "Rituals", Size: [2]int{640, 360}, Focus: "play",
		Groups: []aloud.Group{
			{ID: "bar", Label: "Bar", Kind: aloud.Toolbar}, {ID: "field", Label: "Board", Kind: aloud.Grid},
			{ID: "ask", Kind: aloud.Dialog},
			{ID: "odd", Kind: "something new"},
		},
		Things: []aloud.Thing{
			{ID: "text.0", Role: aloud.Heading, Label: "Rituals", Level: 2, Group: "bar", Rect: at(0, 0, 100, 20)},
			{ID: "play", Role: aloud.Button, Label: "Play", Note: "begins", Group: "bar", Rect: at(100, 0, 50, 20)},
			{ID: "cell.1", Role: aloud.Cell, Label: "Tile", Value: "2 coins", Group: "field", Row: 1, Column: 1,
				Rect: at(0, 100, 40, 40), State: aloud.State{Selected: true}},
			{ID: "cell.2", Role: aloud.Cell, Label: "Free", Group: "field", Row: 2, Column: 3,
				Rect: at(80, 140, 40, 40)},
			{ID: "still", Role: aloud.Switch, Label: "Still", Group: "ask", State: aloud.State{Checked: true},
				Rect: at(0, 200, 40, 20)},
			{ID: "one", Role: aloud.Option, Label: "One", Group: "ask"},
			{ID: "music", Role: aloud.Slider, Label: "Music", Value: "50 %", Most: 1, Now: .5, Group: "ask",
				Rect: at(0, 220, 40, 20)},
			{ID: "name", Role: aloud.Field, Label: "Name", Value: "Älva", Group: "ask", Rect: at(0, 240, 40, 20)},
			{ID: "gone", Role: aloud.Button, Label: "Gone", Group: "nowhere", State: aloud.State{Disabled: true}},
			{ID: "text.1", Role: aloud.Text, Label: "a\x00b\xff", Group: "odd"},
		},
		Said: []aloud.Line{{Serial: 1, Text: "first"}, {Serial: 2, Text: "no", Urgent: true}},
	}
}

// sitting returns a session with the tree of a description, without a bus.
func sitting(t *testing.T, s *aloud.Screen, w Window) *session {
	t.Helper()
	teller := aloud.NewTeller(nil)
	teller.Listen()
	session := &session{Bridge: &Bridge{teller: teller, version: "1"}, name: ":1.7"}
	session.grower.texts = messages()
	session.tree.Store(session.grower.grow(s, w))
	return session
}

// outline writes a tree as lines of role and name, indented.
func outline(n *node, depth int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s%s %s\n", strings.Repeat(" ", depth), n.role.name, n.name)
	for _, k := range n.kids {
		b.WriteString(outline(k, depth+1))
	}
	return b.String()
}

func TestTree(t *testing.T) {
	tree := sitting(t, table(), front).tree.Load()
	want := `application Runehall
 frame Rituals
  tool bar Bar
   heading Rituals
   push button Play
  table Board
   table cell Tile, 2 coins
   table cell Free
  dialog 
   check box Still
   radio button One
   slider Music
   entry Name
  panel 
   label ab
  push button Gone
`
	if got := outline(tree.root, 0); got != want {
		t.Errorf("the tree is\n%s\nwant\n%s", got, want)
	}
	for _, n := range tree.nodes {
		if n.parent != nil && n.parent.kids[n.index] != n || tree.byPath[n.path] != n || !n.path.IsValid() {
			t.Errorf("%s %q is lost at %s", n.role.name, n.name, n.path)
		}
		if n.roleText == "" || strings.Contains(n.roleText, "⟦") {
			t.Errorf("%s is called %q", n.role.name, n.roleText)
		}
		for _, a := range n.actions {
			if a.text == "" || strings.Contains(a.text, "⟦") {
				t.Errorf("%s is called %q", a.name, a.text)
			}
		}
	}
	if tree.focus != tree.byID["play"] {
		t.Errorf("the focus is on %v", tree.focus)
	}
	for id, want := range map[string][]state{
		"play":   {enabled, sensitive, focusable, showing, visible, focused},
		"cell.1": {enabled, sensitive, focusable, showing, visible, selectable, selected},
		"still":  {enabled, sensitive, focusable, showing, visible, checkable, checked},
		"one":    {enabled, sensitive, focusable, visible, checkable},
		"music":  {enabled, sensitive, focusable, showing, visible, horizontal},
		"name":   {enabled, sensitive, focusable, showing, visible, editable, singleLine},
		"gone":   {visible},
	} {
		if got := tree.byID[id].states; got != states(0).with(want...) {
			t.Errorf("%s has the states %b", id, got)
		}
	}
	if got := states(0).with(active, checkable).words(); !slices.Equal(got, []uint32{1 << 1, 1 << 9}) {
		t.Errorf("states are sent as %v", got)
	}
}

// TestNoFocus has no focus, and a thing with an empty id: the thing must not have the focus.
func TestNoFocus(t *testing.T) {
	s := table()
	s.Focus, s.Things[1].ID = "", ""
	if n := sitting(t, s, front).tree.Load().focus; n != nil {
		t.Errorf("the focus is on %q", n.name)
	}
}

// TestEveryRoleIsThere checks that each role of things and each kind of group has a role of the protocol, named in
// every language.
func TestEveryRoleIsThere(t *testing.T) {
	for _, r := range []aloud.Role{aloud.Text, aloud.Heading, aloud.Button, aloud.Switch, aloud.Option, aloud.Slider,
		aloud.Field, aloud.Cell} {
		if thingRoles[r].number == 0 {
			t.Errorf("%s has no role", r)
		}
	}
	for _, k := range []aloud.GroupKind{aloud.Region, aloud.Toolbar, aloud.Grid, aloud.List, aloud.Dialog} {
		if groupRoles[k].number == 0 {
			t.Errorf("%s has no role", k)
		}
	}
	keys := map[string]bool{"atspi.press": true, "atspi.explain": true, "atspi.less": true, "atspi.more": true,
		"atspi.back": true}
	for _, r := range []role{
		roleApplication, roleWindow, rolePart, roleBar, roleBoard, roleList, roleDialog, roleText, roleHeading,
		roleButton, roleSwitch, roleOption, roleSlider, roleField, roleCell, roleNotice,
	} {
		keys[r.key] = true
	}
	for _, tag := range lang.Tags() {
		book, err := lang.Load(tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range book.Keys() {
			if strings.HasPrefix(key, "atspi.") && !keys[key] {
				t.Errorf("%s: nobody says %s", tag, key)
			}
		}
		for key := range keys {
			if !book.Has(key) {
				t.Errorf("%s: there is no message %s", tag, key)
			}
		}
	}
}

func paths(t *tree) map[string]dbus.ObjectPath {
	all := map[string]dbus.ObjectPath{}
	for id, n := range t.byID {
		all[id] = n.path
	}
	return all
}

// TestPathsStay checks that a thing keeps its path as long as it is there, in the same order and role, and that no path
// is used again for another thing.
func TestPathsStay(t *testing.T) {
	s := sitting(t, table(), front)
	first := paths(s.tree.Load())
	change := func(what string, change func(*aloud.Screen), others ...string) map[string]dbus.ObjectPath {
		t.Helper()
		next := table()
		change(next)
		now := paths(s.grower.grow(next, front))
		for id, path := range first {
			if was, there := now[id]; there && (was != path) != slices.Contains(others, id) {
				t.Errorf("%s: %s was %s and is %s", what, id, path, was)
			}
		}
		s.grower.last = s.tree.Load()
		return now
	}
	change("nothing", func(*aloud.Screen) {})
	change("another text", func(s *aloud.Screen) { s.Things[0].Label = "Masters" })
	change("another name", func(s *aloud.Screen) { s.Things[1].Label = "Go on"; s.Things[1].Disabled = true })
	change("one less", func(s *aloud.Screen) { s.Things = slices.Delete(s.Things, 2, 3) })
	change("another role", func(s *aloud.Screen) { s.Things[1].Role = aloud.Switch }, "play")
	change("another order", func(s *aloud.Screen) { s.Things[2], s.Things[3] = s.Things[3], s.Things[2] }, "cell.1")
	change("another part", func(s *aloud.Screen) { s.Things[8].Group = "odd" }, "gone")
	change("another scene", func(s *aloud.Screen) { s.Scene = "title" }, "play", "cell.1", "cell.2", "still", "one",
		"music", "name")
	used := map[dbus.ObjectPath]bool{}
	for range 3 {
		for _, gone := range []bool{false, true} {
			next := table()
			if gone {
				next.Things = nil
			}
			for id, path := range paths(s.grower.grow(next, front)) {
				if used[path] {
					t.Errorf("%s has a path that was another's: %s", id, path)
				}
				used[path] = true
			}
		}
	}
}
