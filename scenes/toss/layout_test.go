package toss

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/ui"
)

// parts returns the places in a tray, as its reader sees them.
func (t *trayPlaces) parts() (list []boardtest.Placed) {
	list = boardtest.Put(list, "badge", false, t.badge)
	list = boardtest.Put(list, "name", false, t.name)
	list = boardtest.Put(list, "state", false, t.state)
	list = boardtest.Put(list, "sum", false, t.sum)
	list = boardtest.Put(list, "dish", false, t.dish, t.bag)
	if !t.shares() {
		list = boardtest.Put(list, "well", false, t.well)
	}
	list = boardtest.Put(list, "loot", false, t.loot[:]...)
	return boardtest.Put(list, "done", true, t.done)
}

// panels returns the places of what lies on the field beside the table.
func (l *layout) panels() (list []boardtest.Placed) {
	list = boardtest.Put(list, "choice", true, l.choice...)
	list = boardtest.Put(list, "parchment", false, l.story.rect)
	list = boardtest.Put(list, "ranking", true, l.flick.ranking...)
	list = boardtest.Put(list, "tape", false, l.flick.tape)
	list = boardtest.Put(list, "line below the tape", false, l.flick.line)
	return boardtest.Put(list, "time line", false, l.race.line)
}

// arrangements returns an arrangement of each mode for a number of seats.
func arrangements(seats int) (list []arrangement) {
	for m := watching; m <= flicking; m++ {
		a := arrangement{seats: seats, front: 1, holds: games.Seat(int(m) % seats), mode: m}
		switch m {
		case throwing:
			a.throws, a.beats = true, true
		case snatching, taking:
			a.heap = ui.Rc(-80, -60, 150, 140)
		case settling:
			a.rung, a.steps = rules.TheftRung, true
		case giving:
			a.choices = 2 * seats
		case ordering:
			a.choices = seats - 1
		case flicking:
			a.contest, a.stones = seats, ui.Rc(-20, -30, 50, 330)
		}
		list = append(list, a)
	}
	return list
}

// TestEverythingHasItsOwnPlace checks on every screen that nothing overlaps, that nothing leaves the field, the ledge
// or its tray, and that what is pressed is as large as a finger.
func TestEverythingHasItsOwnPlace(t *testing.T) {
	boardtest.EachFrame(t, New().Need, 2, games.MaxSeats, func(t *testing.T, f *table.Frame, seats int) {
		for _, a := range arrangements(seats) {
			l := arrange(f, a)
			t.Run(fmt.Sprint("mode ", a.mode), func(t *testing.T) {
				l.check(t, f, seats)
				for _, p := range l.trays { // TOS-5
					if side := min(p.bag.W, p.bag.H); (side >= f.Kit.Dp(11)) != (p.Seat == a.holds) ||
						side > 0 && p.Seat != a.holds {
						t.Errorf("seat %d holds the bag, and at seat %d it lies at %v", a.holds, p.Seat, p.bag)
					}
				}
			})
		}
	})
}

// check fails where places overlap, leave their surroundings or are too small.
func (l *layout) check(t *testing.T, f *table.Frame, seats int) {
	t.Helper()
	panels := append(l.panels(), boardtest.Placed{Name: "window", Rect: l.window})
	field := f.Field
	// the ranking lies where the trays are otherwise
	if (f.Portrait || f.Rail) && len(l.flick.ranking) > 0 && len(f.Docks) == 0 {
		field = ui.Bounding(field, f.Seats)
		seats = 1
	}
	for _, p := range boardtest.Put(panels, "before the table", false, l.bowl, l.help) {
		boardtest.Inside(t, p.Name, p.Rect, field)
	}
	boardtest.Apart(t, boardtest.Put(nil, "before the table", true, l.bowl, l.help))
	if !l.meter.Empty() {
		boardtest.Inside(t, "meter", l.meter, f.Ledge)
	}
	boardtest.Apart(t, panels)
	boardtest.Touchable(t, f.Kit, panels)
	alone := f.Portrait && f.Kit.InDp(f.Field.W) <= 360 && !l.story.rect.Empty() // the steps have all the room
	if side := f.Kit.Dp(36); !alone && (l.window.W < side || l.window.H < side) {
		t.Errorf("the table is seen through %v", l.window)
	}
	private := boardtest.Put(nil, "button", true, l.acts[:]...)
	if len(l.trays) != seats {
		t.Errorf("%d trays for %d seats", len(l.trays), seats)
	}
	for i := range l.trays {
		p := &l.trays[i]
		private = append(private, boardtest.Placed{Name: fmt.Sprint("tray ", p.Seat), Rect: p.Place()})
		if p.badge.Empty() || p.sum.Empty() || p.dish.Empty() {
			t.Errorf("tray %d shows not all that is to be seen: %+v", p.Seat, p)
		}
		for _, part := range p.parts() {
			boardtest.Inside(t, part.Name, part.Rect, p.Chip)
		}
		boardtest.Apart(t, p.parts())
		boardtest.Touchable(t, f.Kit, p.parts())
	}
	boardtest.Touchable(t, f.Kit, private)
	boardtest.Apart(t, append(private, boardtest.Placed{Name: "golden button", Rect: f.Primary}))
	st := &l.story
	parts := boardtest.Put(boardtest.Put(nil, "rung", false, st.rungs[:]...), "words", false, st.title,
		st.words, st.signs, st.changes)
	for _, p := range parts {
		boardtest.Inside(t, p.Name, p.Rect, st.rect)
	}
	boardtest.Apart(t, parts)
}

// TestFourShareATablet arranges all modes for four on tablets held upright: the three others sit in one row, and what
// is chosen from them is larger than on a phone.
func TestFourShareATablet(t *testing.T) {
	for _, s := range []boardtest.Screen{{W: 768, H: 1024, Scale: 1}, {W: 820, H: 1180, Scale: 1}} {
		kit, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		f := boardtest.Frame(t, kit, New().Need, s, 4)
		for _, a := range arrangements(4) {
			l := arrange(&f, a)
			row := -1.0
			for i := range l.trays {
				if tray := &l.trays[i]; tray.Seat != a.front {
					if row >= 0 && tray.Chip.Y != row {
						t.Errorf("%vx%v, mode %d: seat %d sits at %v, others at %v", s.W, s.H, a.mode, tray.Seat,
							tray.Chip.Y, row)
					}
					row = tray.Chip.Y
				}
			}
			if a.mode == ordering && l.choice[0].W < kit.Dp(150) {
				t.Errorf("%vx%v: one of three seats to choose is %v", s.W, s.H, l.choice[0])
			}
		}
	}
}
