package aloud

// Screen describes the screen at one moment. It never changes once it has been told, and may be read on any goroutine.
// Lengths are device-independent pixels from the window's upper left corner.
type Screen struct {
	// Version counts up with each description that differs from the one before, from 1.
	Version uint64 `json:"version"`
	// Lang is the tag of the language that all words are in, such as "de".
	Lang string `json:"lang"`
	// Scene is the stable name of the scene: "title", "table".
	Scene string `json:"scene"`
	// Title is the name of the screen.
	Title string `json:"title"`
	Size  [2]int `json:"size"`
	// Groups are the parts of the screen, in reading order.
	Groups []Group `json:"groups"`
	// Things are everything that can be read or pressed, in reading order. The things of a group stand together, in the
	// order of Groups.
	Things []Thing `json:"things"`
	// Focus is the id of the thing that has the keyboard's focus and shows it, or empty.
	Focus string `json:"focus,omitempty"`
	// Said are the last things that happened and are to be read out once, the newest last. Whoever has read up to a
	// serial number reads those with a higher one.
	Said []Line `json:"said"`
}

// Line is something to be read out once.
type Line struct {
	// Serial counts up from 1 through the whole run.
	Serial uint64 `json:"serial"`
	Text   string `json:"text"`
	// Urgent says that the text answers something the person has just done, such as a refusal. It is read at once.
	Urgent bool `json:"urgent,omitempty"`
}

// Group is a part of the screen: a landmark, a list, a grid of cells.
type Group struct {
	ID string `json:"id"`
	// Label names the group. It may be empty if the things speak for themselves.
	Label string    `json:"label"`
	Kind  GroupKind `json:"kind"`
}

// GroupKind is the kind of a group.
type GroupKind string

// The kinds of groups.
const (
	Region  GroupKind = "region"
	Toolbar GroupKind = "toolbar"
	Grid    GroupKind = "grid" // its things are cells with rows and columns
	List    GroupKind = "list"
	// lies over everything else; of the covered things hardly any are told that cannot be pressed
	Dialog GroupKind = "dialog"
)

// Thing is something on the screen.
type Thing struct {
	// ID is its stable name, as in the reports for tests: "title.play". Texts have ids too, which say nothing.
	ID   string `json:"id"`
	Role Role   `json:"role"`
	// Label names the thing, as briefly as possible. It is never empty.
	Label string `json:"label"`
	// Value is the value of a slider or a field.
	Value string `json:"value,omitempty"`
	// Note says more about it, to be read after the rest or on demand.
	Note string `json:"note,omitempty"`
	State
	// Group is the id of the group that it belongs to.
	Group string `json:"group"`
	// Rect is its place: x, y, width, height. It is empty for a thing that a scroll hides; such a thing can be pressed
	// all the same.
	Rect [4]float64 `json:"rect"`
	// Level is the level of a heading, from 1.
	Level int `json:"level,omitempty"`
	// Row and Column are the place of a cell, from 1.
	Row    int `json:"row,omitempty"`
	Column int `json:"column,omitempty"`
	// Least, Most and Now are the bounds and the value of a slider.
	Least float64 `json:"least,omitempty"`
	Most  float64 `json:"most,omitempty"`
	Now   float64 `json:"now,omitempty"`
}

// State is what holds of a thing.
type State struct {
	// Disabled says that it cannot be pressed now.
	Disabled bool `json:"disabled,omitempty"`
	// Checked says of a switch that it is on, of an option that it is the chosen one.
	Checked bool `json:"checked,omitempty"`
	// Selected says that the person has chosen it for a move that is yet to be made.
	Selected bool `json:"selected,omitempty"`
	// Lit says that the thing can be chosen now; the screen shows that by light.
	Lit bool `json:"lit,omitempty"`
	// Held says that pressing it means holding it down for a while.
	Held bool `json:"held,omitempty"`
}

// Role is the kind of a thing.
type Role string

// The roles.
const (
	Text    Role = "text"
	Heading Role = "heading"
	Button  Role = "button"
	Switch  Role = "switch" // on or off
	Option  Role = "option" // one out of a few
	Slider  Role = "slider"
	Field   Role = "field" // to type in
	Cell    Role = "cell"  // a cell of a board
	// Nothing is never told: it is a place to press about which there is nothing to say.
	Nothing Role = "nothing"
)

// Pressable reports whether things of the role are there to be pressed.
func (r Role) Pressable() bool { return r != Text && r != Heading && r != Nothing }

// Find returns the thing with an id, and false if there is none.
func (s *Screen) Find(id string) (Thing, bool) {
	for _, t := range s.Things {
		if t.ID == id {
			return t, true
		}
	}
	return Thing{}, false
}

// Same reports whether two descriptions say the same, whatever their versions.
func (s *Screen) Same(o *Screen) bool {
	if s == nil || o == nil {
		return s == o
	}
	return s.Lang == o.Lang && s.Scene == o.Scene && s.Title == o.Title && s.Size == o.Size && s.Focus == o.Focus &&
		same(s.Groups, o.Groups) && same(s.Things, o.Things) && same(s.Said, o.Said)
}

func same[T comparable](a, b []T) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}
