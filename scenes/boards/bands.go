package boards

import "runehall/ui"

// Band is a strip of a room that is divided into strips from top to bottom.
type Band struct {
	At          *ui.Rect // where its place goes
	Least, Most float64  // height, in pixels
	Keep        int      // the band with the smallest one goes first where the room is too low for all
}

// Bands places strips one below the other. Strips for which there is no room get no place. What is left over widens the
// gaps. It reports whether all strips have a place.
func Bands(room ui.Rect, gap float64, list ...Band) (all bool) {
	all = true
	for i := range list {
		*list[i].At = ui.Rect{}
	}
	for len(list) > 0 && high(gap, list) > room.H {
		last := 0
		for i := range list {
			if list[i].Keep < list[last].Keep {
				last = i
			}
		}
		if len(list) == 1 && room.H >= .7*list[0].Least {
			list[0].Least, list[0].Most = room.H, room.H
			break
		}
		list = append(list[:last:last], list[last+1:]...)
		all = false
	}
	if len(list) == 0 || room.Empty() {
		return all && len(list) == 0
	}
	free, wish := max(0, room.H-high(gap, list)), 0.0
	for i := range list {
		wish += max(0, list[i].Most-list[i].Least)
	}
	share := 1.0
	if wish > free {
		share = free / wish
	}
	free -= share * wish
	n := float64(len(list))
	more := min(free/n, 2*gap)
	y := room.Y + max(0, free-more*(n-1))/2
	for i := range list {
		b := &list[i]
		h := b.Least + share*max(0, b.Most-b.Least)
		*b.At = ui.Rc(room.X, y, room.W, h)
		y += h + gap + more
	}
	return all
}

// high returns how high bands are at least.
func high(gap float64, list []Band) float64 {
	h := -gap
	for i := range list {
		h += list[i].Least + gap
	}
	return h
}

// Shape is the range of the proportions of pieces, as width to height.
type Shape struct{ Least, Most float64 }

// Even places n pieces in the columns of a room, each within the proportions of a shape and as large as there is room,
// the gaps between them not much wider than asked.
func Even(room ui.Rect, n, columns int, gap float64, in Shape) []ui.Rect {
	if n <= 0 || room.Empty() {
		return nil
	}
	columns = min(n, columns)
	rows := (n + columns - 1) / columns
	c, r := float64(columns), float64(rows)
	w, h := max(0, (room.W-(c-1)*gap)/c), max(0, (room.H-(r-1)*gap)/r)
	w, h = min(w, h*in.Most), min(h, w/in.Least)
	across, down := gap, gap
	if columns > 1 {
		across = min(2.5*gap, (room.W-c*w)/(c-1))
	}
	if rows > 1 {
		down = min(2.5*gap, (room.H-r*h)/(r-1))
	}
	block := room.Place(ui.Sz(c*w+(c-1)*across, r*h+(r-1)*down), .5, .5)
	var places []ui.Rect
	for i := range n {
		x, y := float64(i%columns), float64(i/columns)
		places = append(places, ui.Rc(block.X+x*(w+across), block.Y+y*(h+down), w, h))
	}
	return places
}

// Largest places n pieces of a shape, in the number of columns that makes them largest. No piece is wider or higher
// than most.
func Largest(room ui.Rect, n int, gap float64, most ui.Size, in Shape) (best []ui.Rect) {
	for columns := 1; columns <= n; columns++ {
		rows := float64((n + columns - 1) / columns)
		size := ui.Sz(float64(columns)*(most.W+gap)-gap, rows*(most.H+gap)-gap)
		cells := Even(room.Place(ui.Sz(min(room.W, size.W), min(room.H, size.H)), .5, .5), n, columns, gap, in)
		if len(best) == 0 || len(cells) > 0 && cells[0].W > best[0].W {
			best = cells
		}
	}
	return best
}
