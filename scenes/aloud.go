package scenes

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

// voice tells screen readers what is on the screen, and does what they ask for. It does nothing while nobody listens.
type voice struct {
	heard   ui.Heard
	finger  ui.Finger
	held    string // what the finger holds until it is gone
	acts    []aloud.Act
	waits   int               // ticks that the first act has waited
	live    map[string]string // the last text told, by id
	logged  map[string]int    // the last number told, by id
	said    []aloud.Line
	serial  uint64
	scene   string
	focused bool // the focus was moved by a reader, and its ring stays
	woken   bool // somebody listens
	told    int  // the tick of the last description
}

// In ticks: the length of a press, of a press that explains, the longest hold, the longest wait of an act for its thing, and the
// distance between two descriptions of a screen that moves.
const (
	pressTicks    = 3
	explainTicks  = 45
	longestHold   = 240
	patientTicks  = 90
	describeEvery = 6
)

// saidLines is how many lines that are to be read out are kept.
const saidLines = 24

// listened reports whether anybody hears the screen.
func (a *App) listened() bool { return a.config.Aloud.Heard() }

// hearInput does what readers ask for, as far as that is input.
func (a *App) hearInput() {
	v := &a.voice
	if !a.listened() {
		if v.woken {
			*v = voice{serial: v.serial}
			a.canvas.Hear(nil)
		}
		return
	}
	if !v.woken {
		v.woken, v.live, v.logged = true, map[string]string{}, map[string]int{}
		a.pace.Repaint()
	}
	v.acts = append(v.acts, a.config.Aloud.Acts()...)
	top := a.stack.top()
	if top == nil || a.stack.fade.on() || !a.started {
		return
	}
	if v.finger.Busy() {
		if v.held != "" && !a.offered(top, v.held) {
			v.finger.Lift()
		}
	} else if len(v.acts) > 0 && a.act(top, v.acts[0]) {
		v.acts, v.waits = slices.Delete(v.acts, 0, 1), 0
	} else if len(v.acts) > 0 {
		if v.waits++; v.waits > patientTicks {
			v.acts, v.waits = slices.Delete(v.acts, 0, 1), 0
		}
	}
	v.finger.Touch(&a.input)
	pressed := slices.ContainsFunc(a.input.Pointers, func(p ui.Pointer) bool { return p.Phase != ui.Hover })
	if v.focused = v.focused && (!pressed || v.finger.Busy()); v.focused && !pressed {
		a.input.Device = ui.KeyDevice // whatever was used last
	}
}

func (a *App) offered(top *layer, id string) bool {
	_, there := a.ask(top).Targets[id]
	return there
}

func (a *App) ask(top *layer) *stage.Report {
	r := &stage.Report{Root: top.root, Targets: map[string]ui.Rect{}, State: map[string]any{}, Heard: stage.NewHeard(top.root, a.stage.Book)}
	top.scene.Report(r)
	a.missing.report(r)
	a.pads.report(r, &a.missing)
	if s, ok := top.scene.(stage.Hearing); ok {
		s.Hear(r.Heard)
	}
	return r
}

// act carries out what a reader asks for, and reports whether that is done or can never be.
func (a *App) act(top *layer, act aloud.Act) bool {
	v := &a.voice
	if act.Kind == aloud.Back {
		a.input.Pressed, a.input.Held = a.input.Pressed.With(ui.Back), a.input.Held.With(ui.Back)
		return true
	}
	r := a.ask(top)
	owner := r.Heard.Owners[act.ID]
	at, there := r.Targets[act.ID]
	at = at.Intersect(ui.Rect{W: a.screen.W, H: a.screen.H})
	if there = there && !at.Empty(); !there && owner == nil {
		return false
	}
	switch act.Kind {
	case aloud.Focus:
		if owner != nil {
			top.root.Show(owner)
			v.focused = true
		}
	case aloud.Write:
		if f, ok := owner.(*ui.TextField); ok {
			f.Write(act.Text)
		}
	case aloud.Less, aloud.More:
		if owner == nil {
			return true
		}
		if v.waits == 0 { // the focus first, which the ring must show by the next tick
			top.root.Show(owner)
			v.focused = true
			return false
		}
		way := ui.Left
		if act.Kind == aloud.More {
			way = ui.Right
		}
		a.input.Pressed, a.input.Held = a.input.Pressed.With(way), a.input.Held.With(way)
	default:
		if !there || !a.inSight(at) {
			if owner != nil {
				top.root.Reveal(owner) // it is pressed in a tick after
			}
			return false
		}
		ticks := pressTicks
		switch v.held = ""; {
		case act.Kind == aloud.Explain:
			ticks = explainTicks
		case r.Heard.Things[act.ID].Held:
			ticks, v.held = longestHold, act.ID
		}
		v.finger.Press(at.Center(), ticks)
	}
	return true
}

// inSight reports whether enough of a thing is to be seen for its middle to be its own.
func (a *App) inSight(at ui.Rect) bool { return min(at.W, at.H) > 1 }

// paintHeard has the words of the next picture collected, if somebody listens.
func (a *App) paintHeard() {
	if a.voice.woken {
		a.canvas.Hear(&a.voice.heard)
	}
}

// tellAloud tells readers what has just been painted. Nothing is told before it is seen, or for longer.
func (a *App) tellAloud() {
	v, top := &a.voice, a.stack.top()
	if !v.woken || top == nil || a.stack.fade.on() || a.failed.is() || !a.started {
		return
	}
	if a.active() && a.ticks-v.told < describeEvery {
		return
	}
	v.told = a.ticks
	a.config.Aloud.Tell(a.describeAloud(top))
}

func (a *App) describeAloud(top *layer) *aloud.Screen {
	v, r := &a.voice, a.ask(top)
	scale := a.input.Scale
	s := &aloud.Screen{
		Lang: a.stage.Book.Tag(), Scene: top.scene.Name(), Size: [2]int{int(math.Round(a.screen.W / scale)), int(math.Round(a.screen.H / scale))},
	}
	if s.Scene != v.scene {
		v.scene = s.Scene
		clear(v.live)
	}
	s.Focus, _ = r.State["focus"].(string)
	b := teller{heard: r.Heard, bounds: ui.Rect{W: a.screen.W, H: a.screen.H}, scale: scale}
	b.things(r)
	b.words(v.heard.Words)
	s.Things, s.Groups = b.sorted()
	s.Title = b.title()
	v.listen(r.Heard)
	s.Said = slices.Clone(v.said)
	return s
}

// listen takes the texts to be read out.
func (v *voice) listen(h *stage.Heard) {
	last := map[string]int{}
	for _, l := range h.Live {
		last[l.ID] = max(last[l.ID], l.Each)
	}
	for _, l := range h.Live {
		switch {
		case l.Stays:
			continue
		case l.Each > 0:
			known, begun := v.logged[l.ID]
			if !begun || last[l.ID] < known { // what was before is in the log, and what was taken back is not
				known = last[l.ID]
			}
			if v.logged[l.ID] = max(known, l.Each); l.Each <= known {
				continue
			}
		case v.live[l.ID] == l.Text:
			continue
		default:
			v.live[l.ID] = l.Text
		}
		if text := strings.TrimSpace(l.Text); text != "" {
			v.serial++
			v.said = append(v.said, aloud.Line{Serial: v.serial, Text: text, Urgent: l.Urgent})
		}
	}
	// What is not there any more is news when it comes back.
	for id := range v.live {
		if _, there := last[id]; !there {
			delete(v.live, id)
		}
	}
	if n := len(v.said) - saidLines; n > 0 {
		v.said = slices.Delete(v.said, 0, n)
	}
}

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
		if t.ID = id; t.Lit {
			t.Value = strings.TrimPrefix(t.Value+", "+b.heard.Text("aloud.lit"), ", ")
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
		if t.Role == aloud.Slider || t.Role == aloud.Option || t.Role == aloud.Field { // what they are stands beside them
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
