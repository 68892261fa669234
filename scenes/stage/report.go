package stage

import (
	"maps"

	"runehall/assets/lang"
	"runehall/internal/aloud"
	"runehall/ui"
)

// Report collects what a screen tells tests and screen readers: what can be pressed, and a few public facts.
type Report struct {
	// Targets are the visible places, in pixels, of everything that can be activated, by stable names such as
	// "table.undo".
	Targets map[string]ui.Rect
	// State holds strings, numbers and booleans.
	State map[string]any
	// Root is the scene's root.
	Root *ui.Root
	// Busy says that the picture still changes by itself, or that the scene waits for something.
	Busy bool
	// Heard collects the words for screen readers; nil: nobody listens, and no words are needed.
	Heard *Heard
}

// Target names something that can be activated, if any of it is visible.
func (r *Report) Target(name string, visible ui.Rect) {
	if !visible.Empty() {
		r.Targets[name] = visible
	}
}

// Focus names something that can have the focus, by its owner in the ui's sense: the report says so while it has it and
// the ring is shown.
func (r *Report) Focus(owner any, name string) {
	if r.Root != nil && r.Root.RingShown() && r.Root.Focused() == owner {
		r.State["focus"] = name
	}
}

// Stop names something that can be activated and can have the focus.
func (r *Report) Stop(owner any, name string, visible ui.Rect) {
	r.Target(name, visible)
	r.Focus(owner, name)
	r.Own(name, owner)
}

// Names gives stable names to the things in a scene that can have the focus, by their owners in package ui.
type Names map[any]string

// Report reports every named thing that could be reached in the last tick, and which one has the focus. Things hidden
// by a dialog or a scroll are left out.
func (n Names) Report(r *Report) {
	for owner, visible := range r.Root.Stops {
		if name, ok := n[owner]; ok {
			r.Target(name, visible)
			r.Own(name, owner)
		}
	}
	if name, ok := n[r.Root.Focused()]; ok && r.Root.RingShown() {
		r.State["focus"] = name
	}
}

// NewHeard returns what somebody hears of a screen with a root, as far as that tells it, in the words of a language.
func NewHeard(root *ui.Root, book *lang.Book) *Heard {
	h := &Heard{
		book:   book,
		Offers: map[any]ui.Offer{}, Owners: map[string]any{}, Places: map[string]ui.Offer{},
		Things: map[string]aloud.Thing{}, Meant: map[string]bool{}, Rects: map[string]ui.Rect{},
	}
	maps.Insert(h.Offers, root.Each)
	return h
}

// Heard is what somebody hears of a screen. Its methods do nothing on nil.
type Heard struct {
	// Offers are where everything lies that could have the focus in the last tick.
	Offers map[any]ui.Offer
	// Owners are the focus owners of named things. Places are their rectangles, whether or not they are in sight.
	Owners map[string]any
	Places map[string]ui.Offer
	// Things are a scene's descriptions of named things. They replace the owners' descriptions, and describe things
	// that cannot be pressed.
	Things map[string]aloud.Thing
	// Meant marks, by name, what a hint or a lesson proposes. On the screen these things are lit.
	Meant map[string]bool
	// Rects are where things lie that are no targets, in pixels.
	Rects map[string]ui.Rect
	// Parts are the parts of the screen, in reading order. A thing belongs to the smallest part that holds its middle,
	// or else to the part that it names.
	Parts []Section
	// Live are texts that are read out when they change.
	Live []Live
	// Title is the name of the screen, if it does not show it itself.
	Title string

	book *lang.Book
}

// Section is a part of the screen.
type Section struct {
	aloud.Group
	Rect ui.Rect
}

// Live is a text that is read out when it changes.
type Live struct {
	ID, Text string
	Urgent   bool
	// Stays says that the text is not to be read out now, even if it differs from the last one.
	Stays bool
	// Each is the number of the text in a series of which every text is read out in turn; 0: it is in no series.
	Each int
}

// Own records, while a screen reader is listening, the focus owner of a named thing.
func (r *Report) Own(name string, owner any) {
	if r.Heard == nil {
		return
	}
	if at, offered := r.Heard.Offers[owner]; offered {
		r.Heard.Owners[name], r.Heard.Places[name] = owner, at
	}
}

// Text returns a message.
func (h *Heard) Text(key string, args ...lang.Arg) string { return h.book.Text(key, args...) }

// Labels sets the label of a named thing.
func (h *Heard) Labels(name, label string) {
	if h != nil {
		t := h.Things[name]
		t.Label = label
		h.Things[name] = t
	}
}

// Says describes a named thing. Fields that it leaves empty come from the thing's owner.
func (h *Heard) Says(name string, t aloud.Thing) {
	if h != nil {
		h.Things[name] = t
	}
}

// Means marks a named thing as proposed by a hint or a lesson.
func (h *Heard) Means(name string) {
	if h != nil {
		h.Meant[name] = true
	}
}

// Shows describes something that cannot be pressed, and its place.
func (h *Heard) Shows(name string, t aloud.Thing, at ui.Rect) {
	if h != nil && !at.Empty() {
		h.Things[name], h.Rects[name] = t, at
	}
}

// Part adds a part of the screen.
func (h *Heard) Part(id, label string, kind aloud.GroupKind, at ui.Rect) {
	if h != nil && !at.Empty() {
		h.Parts = append(h.Parts, Section{Group: aloud.Group{ID: id, Label: label, Kind: kind}, Rect: at})
	}
}

// Tells has a text read out when it is another one than before.
func (h *Heard) Tells(id, text string, urgent bool) {
	if h != nil {
		h.Live = append(h.Live, Live{ID: id, Text: text, Urgent: urgent})
	}
}

// Waits keeps a text as it was told before.
func (h *Heard) Waits(id string) {
	if h != nil {
		h.Live = append(h.Live, Live{ID: id, Stays: true})
	}
}

// Logs has the text with a number read out, unless those up to it have been.
func (h *Heard) Logs(id string, n int, text string) {
	if h != nil {
		h.Live = append(h.Live, Live{ID: id, Text: text, Each: n})
	}
}
