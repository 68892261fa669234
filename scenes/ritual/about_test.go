package ritual

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// Things tell apart all moves but these: how a tile is turned is no thing, and buttons ask whether a ritual is revealed
// or put out.
func TestEveryMoveIsPointedAt(t *testing.T) {
	type turned struct {
		on   thing
		turn uint8
	}
	p := boardtest.EveryMoveIsPointedAt(t, rules.Def, func(v rules.View, m rules.Move) (list []turned) {
		for _, on := range about(v, m) {
			list = append(list, turned{on: on})
		}
		if isPlacement(m) {
			list = append(list, turned{turn: m.Turn + 1})
		}
		return list
	})
	if p.Tried < 5000 || 100*p.Alone < 99*p.Tried {
		t.Errorf("%d of %d moves are named alone by their things and turns", p.Alone, p.Tried)
	}
}

// TestAWatcherSeesWhomARitualIsAbout proposes a ritual where nobody reads a hand: it is about the seat that it names.
func TestAWatcherSeesWhomARitualIsAbout(t *testing.T) {
	r := newRig(newMatch(t, 3, "adventurers", 6), boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	for c := range rules.Card(rules.Cards) {
		m := rules.Move{Kind: rules.RevealAt, Card: c, Target: 2}
		if got := about(r.Board.Given.View, m); !slices.Equal(got, []thing{chipOf(2)}) {
			t.Errorf("%v is about %v", c, got)
		}
	}
}

// TestTheLogLeadsToCells asks for the place of each event: exactly its cell is lit; for a line or circle, the one that
// it is counted from.
func TestTheLogLeadsToCells(t *testing.T) {
	c := rules.Cell{Q: 1, R: -1}
	line := rules.Shape{Kind: rules.Line, Length: 4, Cell: c, Owner: 1, Coins: 2}
	for _, e := range []struct {
		event rules.Event
		leads bool
	}{
		{rules.Placed{Cell: c}, true}, {rules.BuiltOver{Cell: c}, true}, {rules.CoinsPlaced{Cell: c}, true},
		{rules.CoinsReturned{Cell: c}, true},
		{rules.ShapePaid{Shape: line}, true}, {rules.ShapeGrew{To: line}, true}, {rules.ShapeBroken{Shape: line}, true},
		{rules.TilesDrawn{}, false}, {rules.RitualDrawn{}, false}, {rules.RitualRevealed{}, false},
		{rules.TurnBegan{}, false},
	} {
		r := newRig(newMatch(t, 3, "adventurers", 6), boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
		leads := r.Board.Show(e.event)
		r.Tick(ui.Input{})
		lit := r.Board.Model.flashes.All
		if leads != e.leads || len(lit) > 0 != e.leads || leads && (lit[0].on != hexAt(c) || lit[0].kind != flashLit) {
			t.Errorf("%T leads somewhere: %v, with %+v", e.event, leads, lit)
		}
	}
}
