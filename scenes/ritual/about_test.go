package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// How a tile is turned is no thing, and whether a ritual is revealed or put out is asked by buttons: all else is told apart by things.
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

// TestTheLogLeadsToCells asks for the place of each event: its cell is lit, of a line or circle the one that it is counted from, and
// nothing else.
func TestTheLogLeadsToCells(t *testing.T) {
	c := rules.Cell{Q: 1, R: -1}
	line := rules.Shape{Kind: rules.Line, Length: 4, Cell: c, Owner: 1, Coins: 2}
	for _, e := range []struct {
		event rules.Event
		leads bool
	}{
		{rules.Placed{Cell: c}, true}, {rules.BuiltOver{Cell: c}, true}, {rules.CoinsPlaced{Cell: c}, true}, {rules.CoinsReturned{Cell: c}, true},
		{rules.ShapePaid{Shape: line}, true}, {rules.ShapeGrew{To: line}, true}, {rules.ShapeBroken{Shape: line}, true},
		{rules.TilesDrawn{}, false}, {rules.RitualDrawn{}, false}, {rules.RitualRevealed{}, false}, {rules.TurnBegan{}, false},
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
