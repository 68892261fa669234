package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// setter places everything once: the field, then the ledge, then a sheet.
type setter struct {
	layout
	f     *table.Frame
	k     *ui.Kit
	a     arrangement
	touch float64
	tight bool // the ledge is so low that words stand beside what can be done, not above it
}

func arrange(f *table.Frame, a arrangement) layout {
	s := setter{layout: layout{field: f.Field}, f: f, k: f.Kit, a: a, touch: stage.MinTouch(f.Kit)}
	s.ledge.rect = f.Ledge
	in := f.Field
	if !f.Rail { // as wide as the ledge
		x := max(in.X, f.Ledge.X)
		in.X, in.W = x, max(0, min(in.Right(), f.Ledge.Right())-x)
	} else {
		in = in.Inset(ui.Sides(s.k.Gap.S, 0))
	}
	in = in.Inset(ui.Sides(0, min(s.k.Gap.XS, in.H*.02)))
	if s.k.InDp(in.W) >= 640 && !f.Portrait && !f.Rail {
		s.wideField(in)
	} else {
		s.highField(in)
	}
	if s.docked() {
		for _, at := range boards.InDocks(f.Docks, a.seats, a.front) {
			s.seat(at)
		}
	}
	s.lay()
	s.ask()
	s.openSheet()
	return s.layout
}

// need returns the room that seats and ledge want. The table adds its own band and borders to the ledge. The seats lie on the field.
func need(r table.Room) table.Need {
	th := &r.Kit.Theme
	n := table.Need{Dock: ui.Sz(th.Dp(300), th.Dp(118)), About: ui.Sz(min(th.Dp(860), r.Screen.W*.56), th.Dp(250))}
	w, h := th.InDp(r.Screen.W), th.InDp(r.Screen.H)
	switch {
	case r.Low:
		n.Rail = min(th.Dp(390), r.Screen.W*.44)
		n.Golden = max(th.Dp(92), min(th.Dp(190), n.Rail*.5))
	case r.Portrait:
		n.Ledge = th.Dp(max(300, min(.44*h-26, 470)))
		if h < 780 {
			n.Ledge = th.Dp(min(300, .52*h))
		}
	default:
		n.Ledge = th.Dp(max(170, min(.44*h-30, 420)))
		if w < 640 {
			n.Ledge = th.Dp(.5 * h)
		}
	}
	return n
}

func (s *setter) docked() bool { return len(s.f.Docks) > 0 }

// aims reports whether things of other seats are chosen, for which they need room.
func (s *setter) aims() bool { return s.a.mode == aiming || s.a.mode == taking }

func (s *setter) others() int {
	if s.docked() {
		return 0
	}
	return len(boards.Others(s.a.seats, s.a.front))
}

// list returns the places of the stores and piles that a seat has.
func (h holding) list() []rules.Place {
	var list []rules.Place
	for at := rules.RedMain; at < rules.Places; at++ {
		if h.has(at) {
			list = append(list, at)
		}
	}
	return list
}

// row places stores side by side in a room, each no larger than the store in it and no smaller than a finger; Loose stands for the place
// of another one, where it is chosen, none is there or one has room beside the first. Where it is high they may lie in two rows.
func (s *setter) row(room ui.Rect, h holding, another, high bool) (places [rules.Places]ui.Rect) {
	list := h.list()
	if n := float64(len(list) + 1); len(list) == 0 || another || n < 3 && room.W/n >= max(1.6*s.touch, room.H) { // two stores at most
		list = append(list, rules.Loose)
	}
	columns := len(list)
	if half := (columns + 1) / 2; high && room.H > 2*s.touch && room.H/2*storeShape.Most > room.W/float64(columns) {
		columns = half
		room = room.Place(ui.Sz(room.W, min(room.H, 2*room.W/float64(columns)/storeShape.Most+s.k.Gap.M)), .5, .5)
	}
	n := float64(columns)
	wide := min(room.W/n, room.H*storeShape.Most)
	shape := boards.Shape{Least: min(storeShape.Most, wide/s.touch), Most: storeShape.Most}
	for i, r := range boards.Even(room, len(list), columns, min(s.k.Gap.S, max(0, room.W/n-wide)), shape) {
		if list[i] == rules.Loose {
			r = r.Place(ui.Sz(max(min(r.W, s.touch), r.W*.7), max(min(r.H, s.touch), r.H*.7)), .5, .5)
		}
		places[list[i]] = r
	}
	return places
}

// The shapes of stores with all that can be on them, and of cards.
var (
	storeShape = boards.Shape{Least: .9, Most: storeWide / float64(storeHigh)}
	cardShape  = boards.Shape{Least: .66, Most: .72}
)
