package camera

import (
	"math"

	"runehall/ui"
)

// View is the part of the plane that a camera sees, and its scale.
type View struct {
	At    ui.Point // the plane point in the middle of the field
	Scale float64  // pixels on the screen for a unit of the plane
}

// Screen returns where a plane point lies on the screen.
func (v View) Screen(field ui.Rect, p ui.Point) ui.Point {
	return field.Center().Add(p.Sub(v.At).Mul(v.Scale))
}

// Plane returns the plane point under a point of the screen.
func (v View) Plane(field ui.Rect, p ui.Point) ui.Point {
	return p.Sub(field.Center()).Mul(1 / v.Scale).Add(v.At)
}

// Panned returns the view after the board was pulled by a distance on the screen.
func (v View) Panned(by ui.Point) View {
	v.At = v.At.Sub(by.Mul(1 / v.Scale))
	return v
}

// Zoomed returns the view after zooming by a factor round a point of the screen.
func (v View) Zoomed(field ui.Rect, under ui.Point, factor float64, l Limits) View {
	keep := v.Plane(field, under)
	v.Scale = l.Clamp(v.Scale * factor)
	v.At = keep.Sub(under.Sub(field.Center()).Mul(1 / v.Scale))
	return v
}

// Pinched returns the view after two fingers moved: the plane point between them stays between them, and the board
// grows as their distance does.
func (v View) Pinched(field ui.Rect, before, after [2]ui.Point, l Limits) View {
	was, is := before[0].Dist(before[1]), after[0].Dist(after[1])
	mid := after[0].Lerp(after[1], .5)
	v = v.Panned(mid.Sub(before[0].Lerp(before[1], .5)))
	if was <= 0 || is <= 0 {
		return v
	}
	return v.Zoomed(field, mid, is/was, l)
}

// Clamped returns the view with its middle moved over the board, which so is never lost from sight.
func (v View) Clamped(board ui.Rect) View {
	v.At.X = max(board.X, min(v.At.X, board.Right()))
	v.At.Y = max(board.Y, min(v.At.Y, board.Bottom()))
	return v
}

// Towards returns the view at part t of the way to another one. The scale changes by factors, which looks even.
func (v View) Towards(o View, t float64) View {
	return View{At: v.At.Lerp(o.At, t), Scale: v.Scale * math.Pow(o.Scale/v.Scale, t)}
}

// Fitted returns the view that shows the whole of a part of the plane, as large as fits but not over a largest scale;
// where that would make units too small for a finger, they keep that size and the focus is in the middle.
func Fitted(field, part ui.Rect, focus ui.Point, largest float64, l Limits) View {
	if field.Empty() || part.Empty() {
		return View{At: part.Center(), Scale: l.Normal}
	}
	v := View{At: part.Center(), Scale: min(field.W/part.W, field.H/part.H, largest)}
	if v.Scale < l.Finger {
		v.Scale = l.Clamp(l.Finger)
		// Only the axis that does not fit follows the focus, and never further than the board's edge needs.
		v.At.X = window(focus.X, part.X, part.Right(), field.W/v.Scale)
		v.At.Y = window(focus.Y, part.Y, part.Bottom(), field.H/v.Scale)
	}
	return v
}

// window returns the middle of a stretch of a length that lies within lo..hi and holds at, or that is centred on lo..hi
// if it is longer.
func window(at, lo, hi, length float64) float64 {
	if hi-lo <= length {
		return (lo + hi) / 2
	}
	return max(lo+length/2, min(at, hi-length/2))
}

// Within returns a part of the plane moved so that it shows no more of the bare table round a board than it must.
func Within(part, board ui.Rect) ui.Rect {
	move := func(lo, length, from, to float64) float64 {
		if to-from <= length {
			return (from + to - length) / 2
		}
		return max(from, min(lo, to-length))
	}
	part.X = move(part.X, part.W, board.X, board.Right())
	part.Y = move(part.Y, part.H, board.Y, board.Bottom())
	return part
}
