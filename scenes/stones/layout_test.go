package stones

import (
	"fmt"
	"testing"

	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/ui"
)

// public returns the places on the field, without places that lie over others.
func (l *layout) public() (list []boardtest.Placed) {
	list = boardtest.Put(list, "track", false, l.track)
	list = boardtest.Put(list, "slot", true, l.display[:]...)
	list = boardtest.Put(list, "smithy", true, l.smithies[:]...)
	list = boardtest.Put(list, "stone", false, l.stones[:]...)
	list = boardtest.Put(list, "pile", false, l.pile)
	list = boardtest.Put(list, "discards", false, l.discards)
	for i := range l.seats {
		list = boardtest.Put(list, "chip", true, l.seats[i].Place())
	}
	return list
}

// private returns the places on the ledge.
func (l *layout) private(m mode) (list []boardtest.Placed) {
	g := &l.ledge
	list = boardtest.Put(list, "stage", false, l.stage[:]...)
	list = boardtest.Put(list, "badge", false, g.badge)
	list = boardtest.Put(list, "name", false, g.name)
	list = boardtest.Put(list, "tab", true, g.tabs[:]...)
	list = boardtest.Put(list, "hand", m == choosing, g.hand...)
	list = boardtest.Put(list, "tag", false, g.tags...)
	list = boardtest.Put(list, "line", false, g.line)
	if m == trading {
		list = boardtest.Put(list, "row", true, g.trade.rows[:]...)
	} else {
		for i := range g.rows {
			list = boardtest.Put(list, fmt.Sprintf("field of row %d", i), m == paying, g.rows[i].fields[:]...)
			list = boardtest.Put(list, "worth of row", false, g.rows[i].worth)
		}
	}
	list = boardtest.Put(list, "purse", false, g.purse[:]...)
	list = boardtest.Put(list, "own stone", false, g.own[:]...)
	list = boardtest.Put(list, "draw", false, g.draw)
	list = boardtest.Put(list, "own discards", false, g.discards)
	list = boardtest.Put(list, "door", true, g.doors[:]...)
	list = boardtest.Put(list, "button", true, g.acts[:]...)
	list = boardtest.Put(list, "played", false, g.step.cards...)
	list = boardtest.Put(list, "played tag", false, g.step.tags...)
	list = boardtest.Put(list, "head", false, g.step.head, g.pay.head, g.trade.head)
	list = boardtest.Put(list, "icon", true, g.step.icons[:]...)
	list = boardtest.Put(list, "choice", true, g.step.choices...)
	list = boardtest.Put(list, "next", false, g.step.next)
	list = boardtest.Put(list, "way", true, g.pay.ways[:]...)
	list = boardtest.Put(list, "tile", true, g.pay.tiles...)
	list = boardtest.Put(list, "bonus", false, g.pay.bonus)
	list = boardtest.Put(list, "sum", false, g.trade.sum)
	return boardtest.Put(list, "eye", true, g.trade.eye)
}

// choice returns the places of the rune stones to pick, which lie over the field or on the ledge.
func (l *layout) choice() (list []boardtest.Placed) {
	list = boardtest.Put(list, "asks", false, l.ledge.trade.asks)
	return boardtest.Put(list, "rune stone", true, l.ledge.trade.stones[:]...)
}

// moments returns arrangements of all modes.
func moments(seats int) (list []arrangement) {
	a := arrangement{seats: seats, front: 1}
	with := func(change func(a *arrangement)) {
		b := a
		change(&b)
		list = append(list, b)
	}
	for hand := 0; hand <= rules.ManyCards; hand++ {
		with(func(a *arrangement) { a.hand = hand })
		with(func(a *arrangement) { a.hand, a.played = hand, rules.ManyCards-hand })
		for action := range actions {
			with(func(a *arrangement) { a.mode, a.action, a.hand = choosing, action, hand })
		}
		with(func(a *arrangement) { a.mode, a.hand, a.played = choosing, hand, rules.ManyCards-hand })
		with(func(a *arrangement) { a.mode, a.hand, a.tiles = paying, hand, min(hand, 4) })
		with(func(a *arrangement) { a.mode, a.hand = trading, hand })
		if hand <= rules.HandCards {
			for tiles := 0; tiles <= 4; tiles++ {
				with(func(a *arrangement) { a.mode, a.hand, a.played, a.tiles = stepping, hand, hand%4, tiles })
			}
		}
	}
	return list
}

func eachLayout(t *testing.T, check func(t *testing.T, f *table.Frame, a arrangement, l *layout)) {
	t.Helper()
	boardtest.EachFrame(t, New().Need, 2, 4, func(t *testing.T, f *table.Frame, seats int) {
		for _, a := range moments(seats) {
			l := arrange(f, a)
			t.Run(fmt.Sprintf("%+v", a), func(t *testing.T) { check(t, f, a, &l) })
			if t.Failed() {
				break
			}
		}
	})
}

// TestEverythingHasItsOwnPlace checks every layout. Nothing may overlap, leave field or ledge, or lie on the golden
// button.
func TestEverythingHasItsOwnPlace(t *testing.T) {
	eachLayout(t, func(t *testing.T, f *table.Frame, a arrangement, l *layout) {
		public, private, choice := l.public(), l.private(a.mode), l.choice()
		for _, p := range public {
			boardtest.Inside(t, p.Name, p.Rect, f.Field)
		}
		for _, p := range private {
			boardtest.Inside(t, p.Name, p.Rect, f.Ledge)
		}
		for _, p := range choice {
			boardtest.Inside(t, p.Name, p.Rect, f.Screen)
		}
		boardtest.Apart(t, public)
		boardtest.Apart(t, append(append(private, choice...),
			boardtest.Placed{Name: "golden button", Rect: f.Primary, Tap: true}))
	})
}

// TestTargetsAreLargeEnough checks that what can be pressed in a mode is as large as a finger.
func TestTargetsAreLargeEnough(t *testing.T) {
	eachLayout(t, func(t *testing.T, f *table.Frame, a arrangement, l *layout) {
		boardtest.Touchable(t, f.Kit, append(append(l.public(), l.private(a.mode)...), l.choice()...))
	})
}

// TestWhatAModeNeedsIsInSight checks in each mode and on every screen that what is chosen, and what it is chosen from,
// has a place. Everything else must have a place or a door.
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
		either := func(what string, door int, rs ...ui.Rect) {
			t.Helper()
			for _, r := range rs {
				if r.Empty() && g.doors[door].Empty() {
					t.Errorf("%s has neither place nor door", what)
				}
			}
		}
		count := func(what string, places []ui.Rect, n int) {
			t.Helper()
			if len(places) != n {
				t.Errorf("%d places for %d %s", len(places), n, what)
			}
		}
		forging := a.mode == paying || a.mode == choosing && a.action == forge
		if !forging {
			need("the display", l.display[:]...)
			need("a price", l.prices[:]...)
		}
		if need("a button", g.acts[0]); a.mode != trading {
			need("a second button", g.acts[1])
		}
		if !g.trade.rect.Empty() {
			need("the eye", g.trade.eye)
		}
		if a.mode != paying && a.mode != trading {
			either("a smithy", doorSmithies, l.smithies[:]...)
			either("a rune stone", doorStones, l.stones[1:]...)
			either("an own stone", doorStones, g.own[:]...)
			either("a field", doorRows, g.rows[0].fields[:]...)
			either("the purse", doorRows, g.purse[:]...)
			if len(g.hand) != a.hand {
				either("the hand", doorHand, ui.Rect{})
			}
		}
		if l.track.Empty() && len(f.Docks) == 0 {
			count("seats", make([]ui.Rect, len(l.seats)), a.seats)
			for i := range l.seats {
				need("a bar", l.seats[i].bar)
			}
		}
		if a.mode == choosing || a.mode == stepping { // players look at their gems while they choose
			need("the purse", g.purse[:]...)
		}
		switch a.mode {
		case watching:
			need("a card that is played", l.stage[:3]...)
			count("cards", g.hand, a.hand)
		case choosing:
			need("a tab", g.tabs[:]...)
			count("cards", g.hand, a.hand)
			if g.line.Empty() && len(g.tags) == 0 {
				t.Error("nothing says what becomes of the cards")
			}
			if forging {
				need("a smithy", l.smithies[:]...)
			}
		case stepping:
			count("played cards", g.step.cards, a.played)
			count("choices", g.step.choices, a.tiles)
			need("an icon", g.step.icons[:]...)
			need("the die", g.step.die)
		case paying:
			need("a smithy", l.smithies[:]...)
			need("gems or ore", g.pay.ways[:]...)
			count("tiles", g.pay.tiles, a.tiles)
			need("a field", append(g.rows[0].fields[:], g.rows[1].fields[:]...)...)
		case trading:
			need("a row", g.trade.rows[:]...)
			need("a rune stone", g.trade.stones[1:]...)
			need("the sum", g.trade.sum)
		}
	})
}
