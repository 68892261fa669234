package market

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/ui"
)

// public returns the places on the field, without what lies over them.
func (l *layout) public(m mode) (list []boardtest.Placed) {
	list = boardtest.Put(list, "bay", m == choosing || m == watching, l.bays[:]...)
	list = boardtest.Put(list, "tag", false, l.tags[:]...)
	list = boardtest.Put(list, "deck", false, l.deck, l.heap)
	list = boardtest.Put(list, "ring", false, l.ring.rect)
	if g := &l.ledge; g.badge.Y < g.rect.Y {
		list = boardtest.Put(list, "badge", false, g.badge, g.name, g.points)
	}
	for i := range l.seats {
		list = boardtest.Put(list, "seat", true, l.seats[i].Place())
	}
	return list
}

// parts returns the places in the ring.
func (r *ringPlaces) parts() (list []boardtest.Placed) {
	list = boardtest.Put(list, "badge", false, r.badges[:]...)
	list = boardtest.Put(list, "card", false, r.cards[:]...)
	return boardtest.Put(list, "swords, line, stakes", false, r.between, r.line, r.stakes)
}

// of returns the places within a seat.
func (p *seatPlace) of(m mode) (list []boardtest.Placed) {
	list = boardtest.Put(list, "badge", false, p.badge)
	list = boardtest.Put(list, "name", false, p.name)
	list = boardtest.Put(list, "points", false, p.points)
	list = boardtest.Put(list, "store", m == aiming, p.stores[:]...)
	list = boardtest.Put(list, "words", false, p.words[:]...)
	list = boardtest.Put(list, "safe", false, p.safe)
	list = boardtest.Put(list, "cards", m == taking, p.cards)
	return boardtest.Put(list, "loose", m == taking, p.loose[:]...)
}

// private returns the places on the ledge.
func (l *layout) private(m mode) (list []boardtest.Placed) {
	g := &l.ledge
	if g.badge.Y > g.rect.Y { // else it lies beside the steps
		list = boardtest.Put(list, "badge", false, g.badge, g.name, g.points)
	}
	list = boardtest.Put(list, "store", m == choosing, g.stores[:]...)
	list = boardtest.Put(list, "words", false, g.words[:]...)
	list = boardtest.Put(list, "switch", true, g.switches[:]...)
	list = boardtest.Put(list, "loose", m == choosing, g.loose[:]...)
	list = boardtest.Put(list, "words of loose runes", false, g.looseWords)
	list = boardtest.Put(list, "line", false, g.line)
	list = boardtest.Put(list, "offer", true, g.offers...)
	list = boardtest.Put(list, "tile", true, g.tiles...)
	list = boardtest.Put(list, "taking", false, g.takings[:]...)
	list = boardtest.Put(list, "pick", true, g.picks[:]...)
	list = boardtest.Put(list, "text", false, g.text)
	list = boardtest.Put(list, "words under a card", false, g.tags...)
	list = boardtest.Put(list, "edge of a card", false, g.bare...)
	list = boardtest.Put(list, "button", true, g.acts[:]...)
	if len(g.hand) > 0 {
		list = boardtest.Put(list, "hand", m == choosing || m == answering, ui.Bounding(g.hand...))
	}
	return list
}

// moments returns arrangements of all modes, for a number of seats.
func moments(seats int) (list []arrangement) {
	both := holding(1<<rules.RedMain | 1<<rules.BlueMain)
	all := both | 1<<rules.Pile1 | 1<<rules.Pile2
	base := arrangement{seats: seats, front: 1}
	for i := range seats {
		base.stores[i] = [...]holding{both, all, 1 << rules.Post1, 0, 1 << rules.RedMain}[i%5]
	}
	for m := watching; m <= throwing; m++ {
		for _, held := range []int{0, 1, 3, 4, 7} {
			for _, shows := range []bout{ringNone, ringLast, ringOpen} {
				if asks := m == answering || m == throwing; asks != (shows == ringOpen) &&
					!(m == watching && shows == ringOpen) {
					continue
				}
				a := base
				a.mode, a.hand, a.ring = m, held, shows
				if a.asked = m == watching && shows == ringOpen; a.asked {
					a.asks = games.Seat(held % seats)
				}
				if m == choosing {
					a.offers, a.tiles = held%4, []int{0, 4}[shows]
					if a.room = held%2 == 0; a.room {
						a.stores[a.front] = 1<<rules.Post2 | 1<<rules.Pile2
					}
				}
				list = append(list, a)
			}
		}
	}
	return list
}

func eachLayout(t *testing.T, check func(t *testing.T, f *table.Frame, a arrangement, l *layout)) {
	t.Helper()
	boardtest.EachFrame(t, New().Need, 2, 5, func(t *testing.T, f *table.Frame, seats int) {
		for _, a := range moments(seats) {
			l := arrange(f, a)
			t.Run(fmt.Sprintf("%+v", a), func(t *testing.T) { check(t, f, a, &l) })
			if t.Failed() {
				break
			}
		}
	})
}

// TestEverythingHasItsOwnPlace: nothing overlaps, nothing leaves field or ledge, nothing lies on the golden button.
func TestEverythingHasItsOwnPlace(t *testing.T) {
	eachLayout(t, func(t *testing.T, f *table.Frame, a arrangement, l *layout) {
		public, private := l.public(a.mode), l.private(a.mode)
		if phases := boardtest.Put(nil, "phase", false, l.phases[:]...); f.Rail {
			private = append(private, phases...)
		} else {
			public = append(public, phases...)
		}
		for _, p := range public {
			boardtest.Inside(t, p.Name, p.Rect, f.Field)
		}
		for _, p := range private {
			boardtest.Inside(t, p.Name, p.Rect, f.Ledge)
		}
		boardtest.Apart(t, public)
		boardtest.Apart(t, append(private, boardtest.Placed{Name: "golden button", Rect: f.Primary}))
		for _, part := range l.ring.parts() {
			boardtest.Inside(t, part.Name, part.Rect, l.ring.rect)
		}
		boardtest.Apart(t, l.ring.parts())
		boardtest.Inside(t, "the loose runes",
			ui.Bounding(l.ledge.loose[rules.Red], l.ledge.loose[rules.Blue], l.ledge.looseWords), l.ledge.looseRect)
		for at, panel := range l.ledge.panels {
			for _, part := range []ui.Rect{l.ledge.stores[at], l.ledge.switches[at], l.ledge.words[at]} {
				if !panel.Empty() {
					boardtest.Inside(t, "what is in a panel", part, panel)
				}
			}
		}
		for _, p := range append(slices.Clone(l.seats), l.asked.seat) {
			for _, part := range p.of(a.mode) {
				boardtest.Inside(t, part.Name, part.Rect, p.Chip)
			}
			boardtest.Apart(t, p.of(a.mode))
		}
		asked := boardtest.Put(nil, "what is asked about", false, l.asked.seat.Chip, l.asked.tray)
		for _, p := range asked {
			boardtest.Inside(t, p.Name, p.Rect, f.About)
		}
		boardtest.Apart(t, asked)
		for _, r := range l.asked.notes.Lines {
			boardtest.Inside(t, "what is said of it", r, l.asked.tray)
		}
	})
}

// TestTargetsAreLargeEnough: what is pressed in a mode is as large as a finger.
func TestTargetsAreLargeEnough(t *testing.T) {
	eachLayout(t, func(t *testing.T, f *table.Frame, a arrangement, l *layout) {
		boardtest.Touchable(t, f.Kit, append(l.public(a.mode), l.private(a.mode)...))
		for i := range l.seats {
			boardtest.Touchable(t, f.Kit, l.seats[i].of(a.mode))
		}
	})
}

// TestWhatAModeNeedsIsInSight: in each mode, what can be chosen and what is chosen has a place on every screen.
func TestWhatAModeNeedsIsInSight(t *testing.T) {
	eachLayout(t, func(t *testing.T, f *table.Frame, a arrangement, l *layout) {
		g := &l.ledge
		need := func(what string, rs ...ui.Rect) {
			t.Helper()
			for _, r := range rs {
				if r.Empty() {
					t.Errorf("%s has no place", what)
				}
			}
		}
		count := func(what string, places []ui.Rect, n int) {
			t.Helper()
			if len(places) != n {
				t.Errorf("%d places for %d %s", len(places), n, what)
			}
		}
		need("a button", g.acts[:]...)
		if len(l.seats) != a.seats-1 {
			t.Errorf("%d seats of %d others", len(l.seats), a.seats-1)
		}
		for i := range l.seats {
			p := &l.seats[i]
			need("points", p.points)
			for _, at := range a.stores[p.Seat].list() {
				need("a store of another seat", p.stores[at])
			}
			need("a hand", p.cards)
			need("loose runes", p.loose[rules.Red], p.loose[rules.Blue])
			if !f.Rail && f.Kit.InDp(f.Screen.H) >= 420 && len(a.stores[p.Seat].list()) < 3 {
				need("a name", p.name)
			}
		}
		if a.ring == ringOpen {
			need("the ring", l.ring.rect, l.ring.cards[0], l.ring.cards[1])
		}
		if a.asked && !f.About.Empty() {
			need("what is asked about", l.asked.notes.Lines...)
			if wide := f.Kit.InDp(f.About.W) >= askedWide; wide {
				count("things that are said of it", l.asked.notes.Lines, askedNotes)
				need("who is asked", l.asked.seat.name, l.asked.seat.cards)
			}
		}
		own := a.stores[a.front].list()
		switch a.mode {
		case watching, choosing:
			if a.ring != ringOpen { // nothing is bought before a duel is answered
				need("a bay", l.bays[:]...)
			}
			count("cards", g.hand, a.hand)
			if a.mode == choosing {
				need("loose runes", g.loose[rules.Red], g.loose[rules.Blue])
				count("offers", g.offers, a.offers)
				count("tiles", g.tiles, a.tiles)
				smallest := f.Kit.InDp(f.Screen.H) < 430
				// On the smallest screens the cards have the room of the line, as long as nothing is chosen for it to
				// speak of.
				if !smallest || a.offers+a.tiles > 0 {
					need("the sum", g.line)
				}
				if smallest && a.offers+a.tiles > 6 {
					return // so much to choose from takes the room of the stores
				}
				for _, at := range own {
					need("an own store", g.stores[at])
				}
				if a.room {
					need("the place of a new store", g.stores[rules.Loose])
				}
			}
		case bearing:
			for _, at := range own {
				need("a switch", g.switches[at])
			}
		case aiming:
			need("what it does", g.text)
		case taking:
			need("what is taken", g.takings[:]...)
		case answering:
			count("cards", g.hand, a.hand)
		case throwing:
			need("a sign", g.picks[:]...)
		}
	})
}
