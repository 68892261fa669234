package ui

import "math"

// CutTop returns the upper h of r, and the rest, with a gap between them left out.
func (r Rect) CutTop(h, gap float64) (top, rest Rect) {
	h = clamp(h, 0, r.H)
	return Rect{r.X, r.Y, r.W, h}, r.Inset(Insets{Top: h + gap})
}

// CutBottom returns the lower h of r, and the rest, with a gap between them left out.
func (r Rect) CutBottom(h, gap float64) (bottom, rest Rect) {
	h = clamp(h, 0, r.H)
	return Rect{r.X, r.Bottom() - h, r.W, h}, r.Inset(Insets{Bottom: h + gap})
}

// CutLeft returns the left w of r, and the rest, with a gap between them left out.
func (r Rect) CutLeft(w, gap float64) (left, rest Rect) {
	w = clamp(w, 0, r.W)
	return Rect{r.X, r.Y, w, r.H}, r.Inset(Insets{Left: w + gap})
}

// CutRight returns the right w of r, and the rest, with a gap between them left out.
func (r Rect) CutRight(w, gap float64) (right, rest Rect) {
	w = clamp(w, 0, r.W)
	return Rect{r.Right() - w, r.Y, w, r.H}, r.Inset(Insets{Right: w + gap})
}

// Place returns a rectangle of size s within r: ax and ay are its position, from 0 (left, top) through ½ (middle) to
// 1 (right, bottom). It may be larger than r.
func (r Rect) Place(s Size, ax, ay float64) Rect {
	return Rect{r.X + (r.W-s.W)*ax, r.Y + (r.H-s.H)*ay, s.W, s.H}
}

// Fit returns the largest rectangle with the proportions of s that fits in the middle of r.
func (r Rect) Fit(s Size) Rect {
	if s.W <= 0 || s.H <= 0 {
		return r.Place(Size{}, .5, .5)
	}
	f := min(r.W/s.W, r.H/s.H)
	return r.Place(Size{s.W * f, s.H * f}, .5, .5)
}

// Track is the width of a column or the height of a row. It is a fixed length, a share of what is left over, or both: a
// share of at least Px.
type Track struct {
	Px    float64 // least length, in pixels
	Share float64 // weight among the tracks that share what is left over; 0: a fixed length
}

// Fixed returns a track of a fixed length in pixels.
func Fixed(px float64) Track { return Track{Px: px} }

// Share returns a track that gets a share of what is left over, by weight.
func Share(weight float64) Track { return Track{Share: weight} }

// Columns splits r from left to right, with gaps between the columns. If the fixed tracks alone are too wide, all of
// them shrink alike, so that nothing leaves r.
func (r Rect) Columns(gap float64, tracks ...Track) []Rect {
	out := make([]Rect, len(tracks))
	x := r.X
	for i, w := range spans(r.W, gap, tracks) {
		out[i] = Rect{x, r.Y, w, r.H}
		x += w + gap
	}
	return out
}

// Rows splits r from top to bottom as Columns does from left to right.
func (r Rect) Rows(gap float64, tracks ...Track) []Rect {
	out := make([]Rect, len(tracks))
	y := r.Y
	for i, h := range spans(r.H, gap, tracks) {
		out[i] = Rect{r.X, y, r.W, h}
		y += h + gap
	}
	return out
}

// Grid splits r into n cells, row by row, with columns of equal width and rows of equal height.
func (r Rect) Grid(n, columns int, gap float64) []Rect {
	if n <= 0 || columns <= 0 {
		return nil
	}
	rows := (n + columns - 1) / columns
	w := max(0, (r.W-gap*float64(columns-1))/float64(columns))
	h := max(0, (r.H-gap*float64(rows-1))/float64(rows))
	out := make([]Rect, n)
	for i := range out {
		c, row := float64(i%columns), float64(i/columns)
		out[i] = Rect{r.X + c*(w+gap), r.Y + row*(h+gap), w, h}
	}
	return out
}

// GridColumns returns how many columns of at least minWidth fit into width; at least 1.
func GridColumns(width, minWidth, gap float64) int {
	return max(1, int(math.Floor((width+gap)/(minWidth+gap))))
}

// Flow arranges sizes from left to right in lines within width, starting at the origin. Each line is as high as its
// highest item, and the others are centred in it. It returns the places and the total height.
func Flow(width, gap float64, sizes []Size) (places []Rect, height float64) {
	places = make([]Rect, len(sizes))
	var x, y float64
	start := 0
	line := func(end int) {
		var h float64
		for _, s := range sizes[start:end] {
			h = max(h, s.H)
		}
		for i := start; i < end; i++ {
			places[i].Y = y + (h-places[i].H)/2
		}
		height = y + h
		y += h + gap
		x, start = 0, end
	}
	for i, s := range sizes {
		if i > start && x+s.W > width {
			line(i)
		}
		places[i] = Rect{X: x, W: s.W, H: s.H}
		x += s.W + gap
	}
	if start < len(sizes) {
		line(len(sizes))
	}
	return places, height
}

// spans returns the lengths of tracks within length.
func spans(length, gap float64, tracks []Track) []float64 {
	out := make([]float64, len(tracks))
	if len(tracks) == 0 {
		return out
	}
	room := max(0, length-gap*float64(len(tracks)-1))
	var fixed float64
	for i, t := range tracks {
		out[i] = t.Px
		fixed += t.Px
	}
	if fixed > room {
		for i := range out {
			out[i] *= room / fixed
		}
		return out
	}
	// A track whose share would be below its least length gets that length, and shares no more.
	closed := make([]bool, len(tracks))
	for {
		rest, weights := room, 0.0
		for i, t := range tracks {
			if t.Share > 0 && !closed[i] {
				weights += t.Share
			} else {
				rest -= t.Px
			}
		}
		again := false
		for i, t := range tracks {
			if t.Share <= 0 || closed[i] {
				continue
			}
			out[i] = rest * t.Share / weights
			if out[i] < t.Px {
				out[i], closed[i], again = t.Px, true, true
			}
		}
		if !again {
			return out
		}
	}
}

func clamp(v, lo, hi float64) float64 { return max(lo, min(v, hi)) }
