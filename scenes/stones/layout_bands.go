package stones

import "runehall/ui"

// band is a strip of a room, in which strips lie one below the other.
type band struct {
	at          *ui.Rect // where its place goes
	least, most float64  // height
	keep        int      // the band with the smallest one goes first where the room is too low for all
}

// bands places strips one below the other, and leaves out those for which there is no room: they stay empty. What is left over widens the
// gaps.
func bands(room ui.Rect, gap float64, list ...band) {
	for i := range list {
		*list[i].at = ui.Rect{}
	}
	for len(list) > 0 && high(gap, list) > room.H {
		last := 0
		for i := range list {
			if list[i].keep < list[last].keep {
				last = i
			}
		}
		if len(list) == 1 && room.H >= .7*list[0].least {
			list[0].least, list[0].most = room.H, room.H
			break
		}
		list = append(list[:last:last], list[last+1:]...)
	}
	if room.Empty() {
		return
	}
	free, wish := max(0, room.H-high(gap, list)), 0.0
	for _, b := range list {
		wish += max(0, b.most-b.least)
	}
	share := min(1, free/max(wish, 1e-9))
	free -= share * wish
	n := float64(len(list))
	more := min(free/n, 2*gap)
	y := room.Y + max(0, free-more*(n-1))/2
	for _, b := range list {
		h := b.least + share*max(0, b.most-b.least)
		*b.at = ui.Rc(room.X, y, room.W, h)
		y += h + gap + more
	}
}

// high returns how high bands are at least.
func high(gap float64, list []band) float64 {
	h := -gap
	for _, b := range list {
		h += b.least + gap
	}
	return h
}

// fill places things in the cells of a room, if there is one.
func fill(things []ui.Rect, room ui.Rect, columns int, gap float64) {
	if !room.Empty() {
		copy(things, room.Grid(len(things), columns, gap))
	}
}

// shape is the range of the proportions of cards, as width to height.
type shape struct{ least, most float64 }

// even places n cells in the columns of a room, each within the proportions of a shape and as large as there is room, the gaps between them
// not much wider than asked.
func even(room ui.Rect, n, columns int, gap float64, in shape) []ui.Rect {
	if n <= 0 || room.Empty() {
		return nil
	}
	columns = min(n, columns)
	rows := (n + columns - 1) / columns
	c, r := float64(columns), float64(rows)
	w, h := max(0, (room.W-(c-1)*gap)/c), max(0, (room.H-(r-1)*gap)/r)
	w, h = min(w, h*in.most), min(h, w/in.least)
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

// most places n cells in as many columns as make the shorter sides of the cells longest.
func most(room ui.Rect, n int, gap float64) (places []ui.Rect) {
	best := 0.0
	for columns := 1; columns <= n; columns++ {
		cells := room.Grid(n, columns, gap)
		if side := min(cells[0].W, cells[0].H); side > best+.5 {
			best, places = side, cells
		}
	}
	return places
}
