package voice

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"

	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// teller puts a description together.
type teller struct {
	heard  *stage.Heard
	bounds ui.Rect
	scale  float64
	list   []placed
}

// placed is a thing with its place in pixels: the visible part, the whole, and the scroll that it lies in.
type placed struct {
	aloud.Thing
	at, whole, within ui.Rect
}

// things adds what can be pressed, and what the scene shows besides.
func (b *teller) things(r *stage.Report) {
	add := func(id string, at ui.Rect) {
		t := b.heard.Things[id]
		if s, ok := b.heard.Owners[id].(ui.Speaker); ok {
			t = spoken(t, s.Speak())
		}
		switch t.Role {
		case "":
			t.Role = aloud.Button
		case aloud.Nothing:
			return
		}
		t.ID = id
		if t.Lit {
			t.Value = strings.TrimPrefix(t.Value+", "+b.heard.Text("aloud.lit"), ", ")
		}
		if b.heard.Meant[id] {
			t.Value = strings.TrimPrefix(t.Value+", "+b.heard.Text("aloud.meant"), ", ")
		}
		p := placed{t, at, at, at}
		if o, ok := b.heard.Places[id]; ok && o.Within != o.Whole {
			p.whole, p.within = o.Whole, o.Within
		}
		b.list = append(b.list, p)
	}
	for id, at := range r.Targets {
		add(id, at.Intersect(b.bounds))
	}
	for id := range b.heard.Owners { // what a scroll hides
		if _, there := r.Targets[id]; !there {
			if _, speaks := b.heard.Owners[id].(ui.Speaker); speaks {
				add(id, ui.Rect{})
			}
		}
	}
	for id, at := range b.heard.Rects {
		if _, there := r.Targets[id]; !there {
			t := b.heard.Things[id]
			t.Disabled = t.Disabled || t.Role.Pressable() // it can only be read
			b.heard.Things[id] = t
			add(id, at.Intersect(b.bounds))
		}
	}
}

// spoken returns what a scene says of a thing, and its owner where the scene says nothing.
func spoken(t, own aloud.Thing) aloud.Thing {
	if t.Role == "" {
		t.Role = own.Role
	}
	if t.Label == "" {
		t.Label = own.Label
	}
	if t.Note == "" {
		t.Note = own.Note
	}
	if t.Value == "" {
		t.Value = own.Value
	}
	t.State.Disabled = t.State.Disabled || own.Disabled
	t.State.Checked = t.State.Checked || own.Checked
	t.State.Selected = t.State.Selected || own.Selected
	if t.Level == 0 {
		t.Level = own.Level
	}
	t.Least, t.Most, t.Now = own.Least, own.Most, own.Now
	return t
}

// words adds the words on the screen that no thing tells.
func (b *teller) words(list []ui.Words) {
	things := b.list
	said := map[string]bool{}
	for _, t := range things {
		// what they are stands beside them
		if t.Role == aloud.Slider || t.Role == aloud.Option || t.Role == aloud.Field {
			said[t.Label], said[t.Value], said[t.Note] = true, true, true
		}
	}
	for i, w := range list {
		mid := w.Rect.Center()
		told := slices.ContainsFunc(things, func(t placed) bool { return t.at.Has(mid) })
		text := strings.TrimSpace(strings.ReplaceAll(w.Text, "\n", " "))
		heading := w.Level > 0 && strings.ContainsFunc(text, unicode.IsLetter) // and not a large number
		if told || text == "" || !heading && said[text] {
			continue
		}
		t := aloud.Thing{ID: fmt.Sprintf("text.%d", i), Role: aloud.Text, Label: text}
		if heading {
			t.Role, t.Level = aloud.Heading, w.Level
		}
		b.list = append(b.list, placed{t, w.Rect, w.Rect, w.Rect})
	}
}

// part returns the dialog, or else the smallest part, that holds a point, or -1.
func (b *teller) part(at ui.Point) int {
	best := -1
	for i, p := range b.heard.Parts {
		if p.Kind == aloud.Dialog && p.Rect.Has(at) {
			return i
		}
		if p.Rect.Has(at) && (best < 0 || p.Rect.W*p.Rect.H <= b.heard.Parts[best].Rect.W*b.heard.Parts[best].Rect.H) {
			best = i
		}
	}
	return best
}

// sorted returns the things in reading order, by the parts that they belong to, and those parts.
func (b *teller) sorted() (things []aloud.Thing, groups []aloud.Group) {
	parts := make([][]aloud.Thing, len(b.heard.Parts)+1)
	seen := map[string][4]float64{}
	slices.SortFunc(b.list, func(x, y placed) int { return strings.Compare(x.ID, y.ID) }) // maps have no order
	for _, p := range b.list {
		t, n := p.Thing, -1
		if t.Group != "" {
			n = slices.IndexFunc(b.heard.Parts, func(o stage.Section) bool { return o.ID == t.Group })
		} else if n = b.part(p.within.Center()); n < 0 {
			n = b.part(p.at.Center())
		}
		t.Rect, seen[t.ID] = b.rect(p.whole), b.rect(p.at)
		if n < 0 {
			n = len(b.heard.Parts)
		}
		parts[n] = append(parts[n], t)
	}
	for i, list := range parts {
		if len(list) == 0 {
			continue
		}
		g := aloud.Group{ID: "screen", Kind: aloud.Region}
		if i < len(b.heard.Parts) {
			g = b.heard.Parts[i].Group
		}
		aloud.Order(list)
		for j := range list {
			list[j].Group, list[j].Rect = g.ID, seen[list[j].ID]
		}
		groups, things = append(groups, g), append(things, list...)
	}
	return things, groups
}

// rect returns a rectangle in device-independent pixels; an empty one is nowhere.
func (b *teller) rect(r ui.Rect) (out [4]float64) {
	if r.Empty() {
		return out
	}
	return [4]float64{round(r.X / b.scale), round(r.Y / b.scale), round(r.W / b.scale), round(r.H / b.scale)}
}

// title returns what the screen is called: what the scene says, or the highest heading on it.
func (b *teller) title() string {
	if b.heard.Title != "" {
		return b.heard.Title
	}
	best := aloud.Thing{Level: math.MaxInt}
	for _, p := range b.list {
		if p.Role == aloud.Heading && p.Level < best.Level {
			best = p.Thing
		}
	}
	return best.Label
}

// round rounds to a tenth, so that equal pictures have equal descriptions.
func round(v float64) float64 { return math.Round(v*10) / 10 }
