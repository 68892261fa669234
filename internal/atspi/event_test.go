//go:build linux && !android

package atspi

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"

	"runehall/internal/aloud"
)

// heard writes events as lines: whose, which, and with what values.
func heard(t *tree, old *tree, list []event) (lines []string) {
	for _, e := range list {
		who := string(e.path)
		if n := t.byPath[e.path]; n != nil {
			who = n.name
		}
		name := e.name[strings.LastIndex(e.name, ".")+1:]
		if e.path == cachePath {
			what := ""
			switch v := e.values[0].(type) {
			case item:
				what = v.Name
			case ref:
				what = old.byPath[v.Path].name
			}
			lines = append(lines, name+" "+what)
			continue
		}
		more := e.values[3].(dbus.Variant).Value()
		if r, ok := more.(ref); ok {
			for _, tree := range []*tree{t, old} {
				if n := tree.byPath[r.Path]; n != nil {
					more = n.name
				}
			}
		}
		lines = append(lines, fmt.Sprintf("%s: %s %v %v %v %v", who, name, e.values[0], e.values[1], e.values[2], more))
	}
	return lines
}

// TestDifferences changes a description in many ways, and checks the events that each change causes.
func TestDifferences(t *testing.T) {
	for what, test := range map[string]struct {
		change func(s *aloud.Screen, w *Window)
		want   []string
	}{
		"nothing": {func(*aloud.Screen, *Window) {}, nil},
		"a name and a note": {
			func(s *aloud.Screen, _ *Window) { s.Things[1].Label, s.Things[1].Note = "Go", "on" },
			[]string{"Go: PropertyChange accessible-name 0 0 Go", "Go: PropertyChange accessible-description 0 0 on"},
		},
		"states": {
			func(s *aloud.Screen, _ *Window) {
				s.Things[4].Checked, s.Things[3].Selected, s.Things[1].Disabled = false, true, true
			},
			[]string{
				"Play: StateChanged enabled 0 0 0", "Play: StateChanged sensitive 0 0 0",
				"Free: StateChanged selected 1 0 0", "Still: StateChanged checked 0 0 0",
			},
		},
		"a thing goes and another comes": {
			func(s *aloud.Screen, _ *Window) {
				s.Things[3] = aloud.Thing{ID: "cell.3", Role: aloud.Cell, Label: "Third", Group: "field"}
			},
			[]string{
				"Board: ChildrenChanged remove 1 0 Free", "RemoveAccessible Free", "AddAccessible Third",
				"Board: ChildrenChanged add 1 0 Third",
			},
		},
		"a part goes with its things": {
			func(s *aloud.Screen, _ *Window) { s.Groups, s.Things = s.Groups[:3], s.Things[:9] },
			[]string{"Rituals: ChildrenChanged remove 3 0 ", "RemoveAccessible ", "RemoveAccessible ab"},
		},
		"a slider": {
			func(s *aloud.Screen, _ *Window) { s.Things[6].Now, s.Things[6].Value = .6, "60 %" },
			[]string{"Music: PropertyChange accessible-value 0 0 0.6"},
		},
		"a letter": {
			func(s *aloud.Screen, _ *Window) { s.Things[7].Value = "Älvas" },
			[]string{"Name: TextChanged insert 4 1 s", "Name: TextCaretMoved  5 0 0"},
		},
		"another word": {
			func(s *aloud.Screen, _ *Window) { s.Things[7].Value = "Ära" },
			[]string{"Name: TextChanged delete 1 2 lv", "Name: TextChanged insert 1 1 r",
				"Name: TextCaretMoved  2 0 0"},
		},
		"the focus": {
			func(s *aloud.Screen, _ *Window) { s.Focus = "still" },
			[]string{"Play: StateChanged focused 0 0 0", "Still: StateChanged focused 1 0 0", "Still: Focus  0 0 0"},
		},
		"no focus": {func(s *aloud.Screen, _ *Window) { s.Focus = "" }, []string{"Play: StateChanged focused 0 0 0"}},
		"another window": {
			func(_ *aloud.Screen, w *Window) { w.Focused = false },
			[]string{"Rituals: Deactivate  0 0 Rituals", "Rituals: StateChanged active 0 0 0",
				"Play: StateChanged focused 0 0 0"},
		},
		"the window moves": {func(_ *aloud.Screen, w *Window) { w.X = 7 }, nil},
		"lines": {
			func(s *aloud.Screen, _ *Window) {
				s.Said = append(s.Said[1:], aloud.Line{Serial: 4, Text: "then"},
					aloud.Line{Serial: 5, Text: "refused", Urgent: true})
			},
			[]string{"Rituals: Announcement  1 0 then", "Rituals: Announcement  2 0 refused"},
		},
	} {
		s := sitting(t, table(), front)
		old := s.tree.Load()
		s.differences(nil, old)
		next, w := table(), front
		test.change(next, &w)
		tree := s.grower.grow(next, w)
		if got := heard(tree, old, s.differences(old, tree)); !slices.Equal(got, test.want) {
			t.Errorf("%s: heard\n%s\nwant\n%s", what, strings.Join(got, "\n"), strings.Join(test.want, "\n"))
		}
	}
}

// TestTheFirstTreeIsTold checks what a screen reader hears at first: the window, its focus, and what was said last.
func TestTheFirstTreeIsTold(t *testing.T) {
	s := sitting(t, table(), front)
	tree := s.tree.Load()
	want := []string{
		"Rituals: Create  0 0 Rituals", "Rituals: Activate  0 0 Rituals", "Rituals: StateChanged active 1 0 0",
		"Play: StateChanged focused 1 0 0", "Play: Focus  0 0 0", "Rituals: Announcement  1 0 first",
		"Rituals: Announcement  2 0 no",
	}
	if got := heard(tree, nil, s.differences(nil, tree)); !slices.Equal(got, want) {
		t.Errorf("heard %q, want %q", got, want)
	}
	if got := heard(tree, tree, s.differences(tree, tree)); got != nil {
		t.Errorf("heard twice: %q", got)
	}
}

// TestOlderReadersAreShownNotices has a screen reader that does not know announcements: what is said becomes an object
// that appears.
func TestOlderReadersAreShownNotices(t *testing.T) {
	s := sitting(t, table(), front)
	s.differences(nil, s.tree.Load())
	s.grower.notices = true
	next := table()
	next.Said = append(next.Said, aloud.Line{Serial: 3, Text: "then"})
	tree := s.grower.grow(next, front)
	list := heard(tree, s.tree.Load(), s.differences(s.tree.Load(), tree))
	if n := len(list); n < 3 || list[n-1] != "then: StateChanged showing 1 0 0" ||
		slices.ContainsFunc(list, func(line string) bool { return strings.Contains(line, "Announcement") }) {
		t.Errorf("heard %q", list)
	}
	kids := tree.window.kids
	if last := kids[len(kids)-1]; last.role != roleNotice || last.name != "then" || tree.byPath[last.path] != last {
		t.Errorf("the last notice is %+v", last)
	}
	for range 3 * noticed {
		next.Said = append(next.Said, aloud.Line{Serial: next.Said[len(next.Said)-1].Serial + 1, Text: "more"})
	}
	if n := len(s.grower.grow(next, front).notices); n != noticed {
		t.Errorf("%d notices are kept", n)
	}
	for kind, want := range map[string]bool{
		"object:announcement": true, "Object:Announcement:": true, "object:": true, "object": true, "": true,
		"object:state-changed:focused": false, "window:": false,
	} {
		if covers(kind, "object:announcement") != want {
			t.Errorf("who listens to %q hears announcements: %v", kind, !want)
		}
	}
}

// TestEventsCanBeSent checks that the values of each event have the types of the protocol.
func TestEventsCanBeSent(t *testing.T) {
	s := sitting(t, table(), front)
	old := s.tree.Load()
	next := table()
	next.Things, next.Focus, next.Said = next.Things[4:], "still", append(next.Said, aloud.Line{Serial: 9, Text: "x"})
	next.Things[2].Now, next.Things[3].Value = 0, "y"
	tree := s.grower.grow(next, Window{})
	events := append(s.differences(old, tree), s.differences(tree, old)...)
	for _, e := range events {
		want := "siiva{sv}"
		switch e.name {
		case cacheName + ".AddAccessible":
			want = "((so)(so)(so)iiassusau)"
		case cacheName + ".RemoveAccessible":
			want = "(so)"
		}
		if got := dbus.SignatureOf(e.values...).String(); got != want || !e.path.IsValid() {
			t.Errorf("%s at %s has the form %s, want %s", e.name, e.path, got, want)
		}
	}
	if len(events) < 20 {
		t.Errorf("only %d events", len(events))
	}
}
