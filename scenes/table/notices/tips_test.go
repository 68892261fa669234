package notices

import (
	"strconv"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// dishes are two targets of the same kind, one for each of two seats. The other seat's lies higher on the screen.
var dishes = map[string]ui.Rect{"toy.dish.0": ui.Rc(10, 500, 40, 40), "toy.dish.1": ui.Rc(10, 100, 40, 40)}

// TestATipPointsAtTheReadersOwn: a tip about one's own thing points at the reader's, and waits while the reader has
// none.
func TestATipPointsAtTheReadersOwn(t *testing.T) {
	tip := Tip{ID: "own", At: "toy.dish.", Own: true}
	for seat := range games.Seat(2) {
		if at, ok := tip.Points(Targets{All: dishes}, seat); !ok || at != dishes["toy.dish."+strconv.Itoa(int(seat))] {
			t.Errorf("for seat %d it points at %v", seat, at)
		}
	}
	if _, ok := tip.Points(Targets{All: dishes}, 2); ok {
		t.Error("it points at another seat's")
	}
	tip.Own = false
	if at, ok := tip.Points(Targets{All: dishes}, 0); !ok || at != dishes["toy.dish.1"] {
		t.Errorf("one about any points at %v, not at the highest", at)
	}
}

// TestATipWaitsUntilItsThingCanBeChosen: of two dishes only the lower one can be chosen, so a tip about choosing points
// at it.
func TestATipWaitsUntilItsThingCanBeChosen(t *testing.T) {
	tip, there := Tip{ID: "choose", At: "toy.dish.", Lit: true}, Targets{All: dishes}
	if at, ok := tip.Points(there, 0); ok {
		t.Errorf("before anything can be chosen it points at %v", at)
	}
	there.Lit = map[string]ui.Rect{"toy.dish.0": dishes["toy.dish.0"]}
	if at, ok := tip.Points(there, 0); !ok || at != dishes["toy.dish.0"] {
		t.Errorf("it points at %v, not at what can be chosen", at)
	}
}

// TestATipWaitsForItsUse: a tip about a tab is shown only while the board is used for that tab.
func TestATipWaitsForItsUse(t *testing.T) {
	tip := Tip{ID: "forge", At: "toy.dish.", While: "forge"}
	for use, want := range map[string]bool{"": false, "summon": false, "forge": true} {
		if _, ok := tip.Points(Targets{All: dishes, Use: use}, 0); ok != want {
			t.Errorf("while the board is used for %q it is said: %v", use, ok)
		}
	}
}

// TestTipsWaitWhereTheyWerePutAway puts a tip away: other tips that could be said then wait for the next move.
func TestTipsWaitWhereTheyWerePutAway(t *testing.T) {
	var tips Tips
	tips.Init("toy", []Tip{{ID: "goal"}, {ID: "dish", At: "toy.dish."}, {ID: "cup", At: "toy.cup"}}, Table{})
	seen := map[string]bool{}
	next := func() string {
		n, _ := tips.find(func(key string) bool { return seen[key] }, Targets{All: dishes}, 0)
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

// TestATipSparesWhatCanBeChosen points at something between things of which only one row can be chosen: the tip lies on
// the others.
func TestATipSparesWhatCanBeChosen(t *testing.T) {
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	room := Room{
		Screen: ui.Rc(0, 0, 1440, 900), Area: ui.Rc(8, 64, 1424, 700), Field: ui.Rc(290, 64, 1140, 620),
		Seats: ui.Rc(8, 64, 272, 620),
	}
	at := ui.RectAround(room.Area.Center(), ui.Sz(40, 20))
	small := ui.Rc(0, at.Bottom()+10, room.Screen.W, 80)
	above, below := ui.Rc(0, 0, room.Screen.W, at.Y-1), ui.Rc(0, small.Bottom()+4, room.Screen.W, room.Screen.H)
	there := Targets{
		All: map[string]ui.Rect{"ritual.above": above, "ritual.below": below, "ritual.small": small},
		Lit: map[string]ui.Rect{"ritual.small": small},
	}
	var tips Tips
	tips.Init("ritual", []Tip{{ID: "goal"}}, Table{
		Stage: &stage.Stage{Book: book, Kit: k}, Room: func() Room { return room },
		Reader: func() games.Seat { return 0 },
	})
	tips.say(k, 0, at, there)
	if r := tips.Rect(); r.Empty() || r.Overlaps(small) {
		t.Errorf("the tip at %v lies on what can be chosen, at %v", r, small)
	}
}

// TestATipThatWasShownIsSeen shows a tip for long enough to be read. Its moment then passes without a move, as that of
// a settlement does: it does not come again. Beneath a sheet that somebody opens it waits.
func TestATipThatWasShownIsSeen(t *testing.T) {
	for _, c := range []struct {
		ticks   int
		covered bool
		seen    bool
	}{{tipTicks + 1, false, true}, {tipTicks + 1, true, false}, {tipTicks / 2, false, false}} {
		book, err := lang.Load("en")
		if err != nil {
			t.Fatal(err)
		}
		k, err := ui.NewKit(ui.Look{})
		if err != nil {
			t.Fatal(err)
		}
		st := &stage.Stage{Book: book, Kit: k}
		st.Apply = func(set stage.Settings) { st.Settings = set }
		screen := ui.Rc(0, 0, 412, 915)
		var tips Tips
		tips.Init("toss", []Tip{{ID: "settle"}}, Table{
			Stage: st, Room: func() Room { return Room{Screen: screen, Area: screen, Field: screen} },
			Reader: func() games.Seat { return 0 }, Moves: func() int { return 4 },
			Look: func() Targets { return Targets{} },
		})
		root := ui.NewRoot(k)
		tick := func(now Moment) {
			in := ui.Input{}
			frame := root.Begin(&in)
			tips.Update(frame, now)
			root.End(frame)
		}
		for range c.ticks {
			tick(Moment{Says: true, Moving: true})
		}
		if !tips.Shown() {
			t.Fatal("it is not shown")
		}
		tick(Moment{Covered: c.covered})
		if got := st.Settings.TipSeen("toss.settle"); got != c.seen {
			t.Errorf("after %d ticks, covered %v, it counts as seen: %v", c.ticks, c.covered, got)
		}
	}
}
