package aloud

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

func ids(things []Thing) string {
	var list []string
	for _, t := range things {
		list = append(list, t.ID)
	}
	return strings.Join(list, " ")
}

// TestOrder checks the order in which things are read: column by column, in each column row by row from left to right;
// cells by row and column.
func TestOrder(t *testing.T) {
	at := func(id string, x, y, w, h float64) Thing { return Thing{ID: id, Rect: [4]float64{x, y, w, h}} }
	cell := func(id string, row, column int) Thing { return Thing{ID: id, Row: row, Column: column} }
	for what, c := range map[string]struct {
		things []Thing
		want   string
	}{
		"a row": {[]Thing{at("c", 200, 0, 50, 50), at("a", 0, 0, 50, 50), at("b", 100, 4, 50, 40)}, "a b c"},
		"rows": {[]Thing{at("d", 60, 60, 50, 50), at("c", 0, 60, 50, 50), at("b", 60, 0, 50, 50),
			at("a", 0, 0, 50, 50)}, "a b c d"},
		"columns": {[]Thing{at("d", 300, 70, 90, 50), at("b", 0, 55, 90, 50), at("c", 300, 0, 90, 40),
			at("a", 0, 0, 90, 50)}, "a b c d"},
		"what touches":  {[]Thing{at("b", 50, 0, 50, 50), at("c", 0, 50, 100, 50), at("a", 0, 0, 50, 50)}, "a b c"},
		"what overlaps": {[]Thing{at("b", 30, 5, 50, 50), at("a", 0, 0, 50, 50), at("c", 10, 30, 60, 50)}, "a b c"},
		"a bar over two columns": {[]Thing{at("d", 300, 60, 90, 200), at("c", 0, 160, 90, 100), at("b", 0, 60, 90, 98),
			at("a", 0, 0, 390, 20)}, "a b c d"},
		"cells": {[]Thing{cell("d", 2, 2), cell("b", 1, 2), cell("c", 2, 1), cell("a", 1, 1)}, "a b c d"},
		"cells among others": {[]Thing{at("d", 0, 50, 9, 9), cell("b", 2, 1), at("c", 0, 0, 9, 9), cell("a", 1, 3)},
			"a b c d"},
		"one":  {[]Thing{at("a", 0, 0, 1, 1)}, "a"},
		"none": {nil, ""},
	} {
		if Order(c.things); ids(c.things) != c.want {
			t.Errorf("%s: %s, want %s", what, ids(c.things), c.want)
		}
	}
}

// TestTellerTells passes descriptions from one goroutine to another. Each is told once, and none while nobody listens.
func TestTellerTells(t *testing.T) {
	wakes := 0
	teller := NewTeller(func() { wakes++ })
	if teller.Heard() || teller.Latest() != nil || teller.Version() != 0 {
		t.Fatal("somebody listens before anybody does")
	}
	teller.Listen()
	if !teller.Heard() || wakes != 1 {
		t.Fatalf("heard %v, %d wakes", teller.Heard(), wakes)
	}
	teller.Tell(&Screen{Scene: "title"})
	first := teller.Version()
	teller.Tell(&Screen{Scene: "title"})
	if teller.Version() != first || first == 0 {
		t.Errorf("the same description has another version: %d, %d", first, teller.Version())
	}
	var got *Screen
	var wait sync.WaitGroup
	wait.Go(func() { got, _ = teller.Next(t.Context(), first) })
	teller.Tell(&Screen{Scene: "table", Things: []Thing{{ID: "x", Label: "y"}}})
	if wait.Wait(); got == nil || got.Scene != "table" || got.Version <= first {
		t.Errorf("the next description is %+v", got)
	}
	if x, ok := got.Find("x"); !ok || x.Label != "y" {
		t.Errorf("found %+v, %v", x, ok)
	}
	if _, ok := got.Find("z"); ok {
		t.Error("found what is not there")
	}
	gone, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	if s, err := teller.Next(gone, teller.Version()); err == nil {
		t.Errorf("a next description that is none: %+v", s)
	}
	teller.Hush()
	if teller.Heard() || teller.Latest() != nil {
		t.Error("what was told is kept after everybody has gone")
	}
	teller.Listen()
	if teller.Tell(&Screen{Scene: "table"}); teller.Version() <= got.Version {
		t.Error("versions begin anew")
	}
}

// TestTellerActs passes acts to the program in their order. What is asked for while nobody listens, or by somebody who
// has gone, is dropped.
func TestTellerActs(t *testing.T) {
	teller := NewTeller(nil)
	teller.Do(Act{Kind: Press, ID: "lost"})
	if acts := teller.Acts(); len(acts) != 0 {
		t.Errorf("nobody listens, and still %v is asked for", acts)
	}
	teller.Listen()
	if acts := teller.Acts(); len(acts) != 0 {
		t.Errorf("what was asked for while nobody listened is done later: %v", acts)
	}
	teller.Do(Act{Kind: Press, ID: "late"})
	teller.Hush()
	teller.Listen()
	if acts := teller.Acts(); len(acts) != 0 {
		t.Errorf("what somebody asked for who has gone is done later: %v", acts)
	}
	teller.Do(Act{Kind: Press, ID: "a"})
	teller.Do(Act{Kind: Write, ID: "b", Text: "c"})
	if acts := teller.Acts(); !slices.Equal(acts, []Act{{Press, "a", ""}, {Write, "b", "c"}}) {
		t.Errorf("acts %v", acts)
	}
	if acts := teller.Acts(); len(acts) != 0 {
		t.Errorf("acts are told twice: %v", acts)
	}
	for range 10 * actLimit {
		teller.Do(Act{Kind: Press})
	}
	if n := len(teller.Acts()); n != actLimit {
		t.Errorf("%d acts wait", n)
	}
	var none *Teller
	if none.Heard() || none.Acts() != nil {
		t.Error("somebody listens to nobody")
	}
}

func TestActNames(t *testing.T) {
	for k := Press; k <= Back; k++ {
		if got, ok := ActNamed(k.String()); !ok || got != k {
			t.Errorf("%s is %v, %v", k, got, ok)
		}
	}
	if _, ok := ActNamed("dance"); ok {
		t.Error("an act that is none has a name")
	}
}

// TestSame checks that descriptions are the same if only their versions differ.
func TestSame(t *testing.T) {
	full := func() *Screen {
		return &Screen{
			Version: 3, Lang: "en", Scene: "s", Title: "t", Size: [2]int{1, 2}, Focus: "f", Groups: []Group{{ID: "g"}},
			Things: []Thing{{ID: "x"}},
			Said:   []Line{{Serial: 1}},
		}
	}
	other := full()
	if other.Version = 9; !full().Same(other) {
		t.Error("versions make a difference")
	}
	for what, change := range map[string]func(s *Screen){
		"language": func(s *Screen) { s.Lang = "de" },
		"scene":    func(s *Screen) { s.Scene = "" },
		"title":    func(s *Screen) { s.Title = "" },
		"size":     func(s *Screen) { s.Size[0]++ },
		"focus":    func(s *Screen) { s.Focus = "" },
		"group":    func(s *Screen) { s.Groups[0].Label = "l" },
		"thing":    func(s *Screen) { s.Things[0].Lit = true },
		"line":     func(s *Screen) { s.Said[0].Text = "x" },
		"count":    func(s *Screen) { s.Things = nil },
	} {
		s := full()
		if change(s); s.Same(full()) {
			t.Errorf("another %s is no difference", what)
		}
	}
	if full().Same(nil) || !(*Screen)(nil).Same(nil) {
		t.Error("none is the same as some")
	}
}

// TestJSON checks that states are fields of the thing itself, as the page expects them.
func TestJSON(t *testing.T) {
	text, err := json.Marshal(Thing{ID: "x", Role: Switch, Label: "l", State: State{Checked: true}, Group: "g"})
	if want := `{"id":"x","role":"switch","label":"l","checked":true,"group":"g","rect":[0,0,0,0]}`; err != nil ||
		string(text) != want {
		t.Errorf("%s, %v, want %s", text, err, want)
	}
}
