package table

import (
	"testing"

	"runehall/games"
	"runehall/ui"
)

// dishes are two targets alike of two seats, the other's higher on the screen.
var dishes = map[string]ui.Rect{"toy.dish.0": ui.Rc(10, 500, 40, 40), "toy.dish.1": ui.Rc(10, 100, 40, 40)}

// TestATipPointsAtTheReadersOwn has a thing of each seat: a tip about one's own points at that of whoever reads it, and waits where there is none.
func TestATipPointsAtTheReadersOwn(t *testing.T) {
	tip := Tip{ID: "own", At: "toy.dish.", Own: true}
	for seat := range games.Seat(2) {
		if at, ok := tip.points(pointable{all: dishes}, seat); !ok || at != dishes[seatName("toy.dish.", seat)] {
			t.Errorf("for seat %d it points at %v", seat, at)
		}
	}
	if _, ok := tip.points(pointable{all: dishes}, 2); ok {
		t.Error("it points at another seat's")
	}
	tip.Own = false
	if at, ok := tip.points(pointable{all: dishes}, 0); !ok || at != dishes["toy.dish.1"] {
		t.Errorf("one about any points at %v, not at the highest", at)
	}
}

// TestATipWaitsUntilItsThingCanBeChosen has two dishes, of which the lower one can be chosen: a tip about choosing one points at that.
func TestATipWaitsUntilItsThingCanBeChosen(t *testing.T) {
	tip, there := Tip{ID: "choose", At: "toy.dish.", Lit: true}, pointable{all: dishes}
	if at, ok := tip.points(there, 0); ok {
		t.Errorf("before anything can be chosen it points at %v", at)
	}
	there.lit = map[string]ui.Rect{"toy.dish.0": dishes["toy.dish.0"]}
	if at, ok := tip.points(there, 0); !ok || at != dishes["toy.dish.0"] {
		t.Errorf("it points at %v, not at what can be chosen", at)
	}
}

// TestATipWaitsForItsUse has a tip about a tab: it is said while the board is used for that.
func TestATipWaitsForItsUse(t *testing.T) {
	tip := Tip{ID: "forge", At: "toy.dish.", While: "forge"}
	for use, want := range map[string]bool{"": false, "summon": false, "forge": true} {
		if _, ok := tip.points(pointable{all: dishes, use: use}, 0); ok != want {
			t.Errorf("while the board is used for %q it is said: %v", use, ok)
		}
	}
}

// TestTipsWaitWhereTheyWerePutAway puts a tip away: those that could be said beside it wait for the next move.
func TestTipsWaitWhereTheyWerePutAway(t *testing.T) {
	var tips tips
	tips.init("toy", []Tip{{ID: "goal"}, {ID: "dish", At: "toy.dish."}, {ID: "cup", At: "toy.cup"}})
	seen := map[string]bool{}
	next := func() string {
		n, _ := tips.find(func(key string) bool { return seen[key] }, pointable{all: dishes}, 0)
		if n < 0 {
			return ""
		}
		return tips.list[n].ID
	}
	seen["toy.goal"] = true
	if got := next(); got != "dish" {
		t.Fatalf("the next one is %q", got)
	}
	tips.held["dish"] = true
	if got := next(); got != "" {
		t.Errorf("put away, the next one is %q", got)
	}
	clear(tips.held)
	if got := next(); got != "dish" {
		t.Errorf("after the next move it is %q", got)
	}
}

// TestASecondTapMeansWhatStoodThere lets the golden button say something else under a finger that has just pressed it: for a moment it does nothing,
// and elsewhere a finger has not to wait.
func TestASecondTapMeansWhatStoodThere(t *testing.T) {
	for _, beside := range []bool{false, true} {
		h := atTable(t, "explorers", 3, games.Person, "greedy")
		h.settle()
		at := h.table.places.primary.Center()
		if beside {
			at = h.table.places.field.Center()
		}
		h.pointer(ui.Press, at)
		h.tick()
		h.pointer(ui.Release, at)
		h.tick()
		h.board.label, h.board.ready = games.Phrase{Key: "title.line"}, true
		h.ticks(2)
		if !h.table.golden {
			t.Fatal("there is no golden button")
		}
		h.table.press()
		if made := h.table.confirm; made != beside {
			t.Errorf("pressed beside it before: %v; a draft is made: %v", beside, made)
		}
		h.table.confirm = false
		h.ticks(restTicks + 2)
		if h.table.press(); !h.table.confirm {
			t.Error("later it does nothing either")
		}
	}
}

// TestATipSparesWhatCanBeChosen points at something between things of which only a row can be chosen: the tip rather lies on the others.
func TestATipSparesWhatCanBeChosen(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, "greedy")
	h.settle()
	s, room := h.table, h.table.places.tips()
	at := ui.RectAround(room.Center(), ui.Sz(40, 20))
	small := ui.Rc(0, at.Bottom()+10, h.table.screen.W, 80)
	above, below := ui.Rc(0, 0, h.table.screen.W, at.Y-1), ui.Rc(0, small.Bottom()+4, h.table.screen.W, h.table.screen.H)
	there := pointable{
		all: map[string]ui.Rect{"ritual.above": above, "ritual.below": below, "ritual.small": small},
		lit: map[string]ui.Rect{"ritual.small": small},
	}
	s.tips.init("ritual", []Tip{{ID: "goal"}})
	c := h.root.Begin(&h.input)
	s.sayTip(c, 0, at, there)
	h.root.End(c)
	if r := s.tips.bubble.Rect(); r.Empty() || r.Overlaps(small) {
		t.Errorf("the tip at %v lies on what can be chosen, at %v", r, small)
	}
}
