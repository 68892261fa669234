package notices

import (
	"maps"
	"slices"
	"strings"

	"runehall/ui"
)

// Targets says where the things lie that words on the table can point at, by their names in reports.
type Targets struct {
	All map[string]ui.Rect
	Lit map[string]ui.Rect // the ones that can be chosen now
	Use string             // see [Finding].Use
}

// At returns the target of a name, or the highest of all targets whose names begin with it.
func At(name string, targets map[string]ui.Rect) (at ui.Rect, ok bool) {
	first := ""
	for other, r := range targets {
		if strings.HasPrefix(other, name) && (!ok || r.Y < at.Y || r.Y == at.Y && other < first) {
			first, at, ok = other, r, true
		}
	}
	return at, ok
}

// Finding is a board that finds its things by their names in reports.
type Finding interface {
	// Find returns where a thing lies, whether it can be pressed or not, or else the highest one whose name begins so;
	// false: there is none.
	Find(name string) (ui.Rect, bool)
	// Bring brings things into sight together that lie outside the field, or are cut by its edge, and reports whether
	// it does. Again says that they were there before: then a field that a person has moved since stays.
	Bring(names []string, again bool) bool
	// AppendLit appends the names of what can be chosen now.
	AppendLit(dst []string) []string
	// Use returns what a board with several uses is used for now, such as one of its tabs; "": it has one use, or none
	// now.
	Use() string
	// AppendShown appends places that the table's words leave free where they can, besides what can be pressed: pieces
	// on the field, and words of the board.
	AppendShown(dst []ui.Rect) []ui.Rect
	// AppendKept appends, of AppendShown's places, the ones that the acting person is reading now: what was revealed,
	// which way something will go, what is said of it.
	AppendKept(dst []ui.Rect) []ui.Rect
	// AppendHintedNames appends the names of the things that a proposed move is about.
	AppendHintedNames(dst []string) []string
	// Says returns where the board says what can be done. A hint stands there while it lasts. Empty: nowhere.
	Says() ui.Rect
}

// Room says where words have room on a table, and what else is to be seen there.
type Room struct {
	Screen ui.Rect
	Area   ui.Rect // bubbles lie within it
	Field  ui.Rect
	Seats  ui.Rect
	Docks  []ui.Turned
	Golden ui.Rect // the golden button; empty: there is none
	Edge   float64 // the height of the ledge's upper edge
	Slot   ui.Rect // the place along that edge which is kept for words; empty: none
	// Drawn finds out what is drawn now, which is slow; nil: nobody knows.
	Drawn func() Drawn
	Board Finding // nil: the board does not find its things
}

// bubbleShare is the largest part of the screen that a bubble covers. It is no larger than fieldBubbleShare of the
// field either.
const bubbleShare, fieldBubbleShare = .25, .5

// smallFieldShare is the part of the screen below which a field is small.
const smallFieldShare = .42

// Small reports whether the field is small, so that words should lie beside it.
func (r *Room) Small() bool { return r.Field.W*r.Field.H < smallFieldShare*r.Screen.W*r.Screen.H }

// Point lays a bubble beside the thing it speaks of, on bare ground. Where nobody knows what is drawn, it covers as
// little as it can: of what can be pressed, the seats, what the board shows, and a small field, which people look at
// more than at anything round it.
func (r *Room) Point(k *ui.Kit, b *ui.Bubble, at ui.Rect, targets map[string]ui.Rect) {
	if !r.Golden.Empty() {
		b.Spare = append(b.Spare, r.Golden)
	}
	if b.Drawn, b.Words, b.Edge, b.Slot = nil, nil, r.Edge, r.Slot; r.Drawn != nil {
		d := r.Drawn()
		b.Drawn, b.Words = d.All, d.Words
	}
	b.Most = min(r.Screen.W*r.Screen.H*bubbleShare, r.Field.W*r.Field.H*fieldBubbleShare)
	all := append(slices.Collect(maps.Values(targets)), r.Seats)
	for _, d := range r.Docks {
		all = append(all, d.Rect)
	}
	if r.Small() {
		all = append(all, r.Field)
	}
	if r.Board != nil {
		all = r.Board.AppendShown(all)
	}
	b.Point(k, r.Area, at, all)
}
