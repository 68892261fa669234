package boards

import (
	"strconv"
	"strings"

	"runehall/scenes/things"
	"runehall/ui"
)

// Find returns where a thing lies that is called so in reports, whether it can be pressed or not, or else the highest
// of those whose names begin so. What lies outside the screen, or under a sheet, is nowhere.
func (b *Board[M, E, V, Model, Sel, K]) Find(name string) (at ui.Rect, ok bool) {
	if b.covered() {
		return at, false
	}
	screen := b.Given.Frame.Screen
	if t, there := b.cell(name); there {
		at = b.Things.At(t).Intersect(b.Given.Frame.Field)
		return at, !at.Empty()
	}
	exact := false
	for t, r := range b.Things.All {
		called := b.Name(t)
		if !strings.HasPrefix(called, name) || !r.Overlaps(screen) || exact && called != name {
			continue
		}
		if higher := r.Y < at.Y || r.Y == at.Y && r.X < at.X; !ok || higher || called == name && !exact {
			at, ok = r.Intersect(screen), true
		}
		exact = exact || called == name
	}
	return at, ok
}

// Bring brings things of the plane into sight together if the field does not show all of each, and reports whether it
// does. Again says that they were there before: then a plane that a person has moved since stays.
func (b *Board[M, E, V, Model, Sel, K]) Bring(names []string, again bool) bool {
	if again && b.Eye.Free {
		return false
	}
	var part ui.Rect
	for _, name := range names {
		for one := range strings.SplitSeq(name, "/") {
			if t, there := b.cell(one); there {
				at := b.Things.At(t)
				from, to := b.Eye.Under(at.Min()), b.Eye.Under(ui.Pt(at.Right(), at.Bottom()))
				part = part.Union(ui.Rc(from.X, from.Y, to.X-from.X, to.Y-from.Y))
				break
			}
		}
	}
	return !part.Empty() && b.Eye.Reveal(part)
}

// AppendShown appends where the pieces of a plane lie together, and where the board says something.
func (b *Board[M, E, V, Model, Sel, K]) AppendShown(dst []ui.Rect) []ui.Rect {
	if p := b.def.Plane; p != nil {
		if at := b.Eye.Rect(p.Pieces()).Intersect(b.Given.Frame.Field); !at.Empty() {
			dst = append(dst, at)
		}
	}
	if at := b.Says(); !at.Empty() {
		dst = append(dst, at)
	}
	return b.AppendKept(dst)
}

// AppendKept appends the places that the game's board wants to keep in sight.
func (b *Board[M, E, V, Model, Sel, K]) AppendKept(dst []ui.Rect) []ui.Rect {
	if b.def.Words.Spare != nil {
		dst = b.def.Words.Spare(dst)
	}
	return dst
}

// AppendHintedNames appends the names of the things that are lit for a proposed move.
func (b *Board[M, E, V, Model, Sel, K]) AppendHintedNames(dst []string) []string {
	if !b.Proposed.On {
		return dst
	}
	if b.def.Plane != nil { // on which nothing is marked
		for _, t := range b.def.About.Move(b.Given.View, b.Proposed.Move) {
			dst = append(dst, b.Name(t))
		}
		return dst
	}
	for t := range b.Things.Each {
		if b.mark(t)&Hinted != 0 {
			dst = append(dst, b.Name(t))
		}
	}
	return dst
}

// Says returns where the board says what can be done.
func (b *Board[M, E, V, Model, Sel, K]) Says() ui.Rect {
	if b.def.Words.At == nil {
		return ui.Rect{}
	}
	return b.def.Words.At()
}

// cell returns the thing of a plane that is called so, and false if that is no name of one.
func (b *Board[M, E, V, Model, Sel, K]) cell(name string) (t things.Thing[K], ok bool) {
	if b.def.Plane == nil {
		return t, false
	}
	for k := range b.def.Kinds.Of {
		rest, named := strings.CutPrefix(name, b.def.Kinds.Game+"."+b.def.Kinds.Of[k].Name+".")
		n, m, two := strings.Cut(rest, ".")
		x, err := strconv.ParseInt(n, 10, 16)
		y, err2 := strconv.ParseInt(m, 10, 16)
		if t = (things.Thing[K]{Kind: K(k), N: int16(x), M: int16(y)}); named && two && err == nil && err2 == nil &&
			b.lies(t) && b.Name(t) == name {
			return t, true
		}
	}
	return t, false
}
