package aloud

import "slices"

// Order sorts things into reading order by their places. The gaps between things divide them into rows and columns, the
// widest gap first, so that columns are read one after the other, and rows from left to right. Cells come first, by row
// and column.
func Order(things []Thing) {
	slices.SortStableFunc(things, func(a, b Thing) int {
		switch {
		case a.Row == 0 && b.Row == 0:
			return 0
		case a.Row == 0:
			return 1
		case b.Row == 0:
			return -1
		case a.Row != b.Row:
			return a.Row - b.Row
		}
		return a.Column - b.Column
	})
	cells := slices.IndexFunc(things, func(t Thing) bool { return t.Row == 0 })
	if cells >= 0 {
		cut(things[cells:])
	}
}

// divide orders first the things before a place along an axis, and then the rest.
type span struct{ from, to float64 }

// cut divides things at the widest gap between them, and each part in the same way.
func cut(things []Thing) {
	if len(things) < 2 {
		return
	}
	down, across := gap(things, 1), gap(things, 0)
	switch {
	case down.to-down.from <= 0 && across.to-across.from <= 0: // they overlap
		lines(things)
		return
	case down.to-down.from >= across.to-across.from:
		divide(things, 1, down.from)
	default:
		divide(things, 0, across.from)
	}
}

// lines orders things line by line: a thing belongs to a line if its middle is beside the line's first thing.
func lines(things []Thing) {
	slices.SortStableFunc(things, func(a, b Thing) int { return sign(middle(a, 1) - middle(b, 1)) })
	for len(things) > 0 {
		first, n := things[0].Rect, 1
		for n < len(things) && middle(things[n], 1) < first[1]+first[3] {
			n++
		}
		slices.SortStableFunc(things[:n], func(a, b Thing) int { return sign(middle(a, 0) - middle(b, 0)) })
		things = things[n:]
	}
}

// divide orders first what lies before a place along an axis, and then the rest.
func divide(things []Thing, axis int, at float64) {
	slices.SortStableFunc(things, func(a, b Thing) int { return side(a, axis, at) - side(b, axis, at) })
	n := 0
	for n < len(things) && side(things[n], axis, at) == 0 {
		n++
	}
	if n == 0 || n == len(things) {
		return
	}
	cut(things[:n])
	cut(things[n:])
}

func side(t Thing, axis int, at float64) int {
	if middle(t, axis) <= at {
		return 0
	}
	return 1
}

func middle(t Thing, axis int) float64 { return t.Rect[axis] + t.Rect[axis+2]/2 }

func sign(d float64) int {
	switch {
	case d < 0:
		return -1
	case d > 0:
		return 1
	}
	return 0
}

// slack is how far things may reach into each other and still lie apart.
const slack = 2

// gap returns the widest room along an axis in which nothing lies, between things.
func gap(things []Thing, axis int) (widest span) {
	spans := make([]span, len(things))
	for i, t := range things {
		spans[i] = span{t.Rect[axis] + slack, max(t.Rect[axis]+t.Rect[axis+2]-slack, t.Rect[axis]+slack)}
	}
	slices.SortFunc(spans, func(a, b span) int { return sign(a.from - b.from) })
	reach := spans[0].to
	for _, s := range spans[1:] {
		if s.from-reach > widest.to-widest.from {
			widest = span{reach, s.from}
		}
		reach = max(reach, s.to)
	}
	return widest
}
