package ritual

import (
	"testing"

	rules "runehall/games/ritual"
)

// TestOnlyADraftIsHastened tells events: the tile that was a draft does not fly again, whether it was placed or built
// over another. All other events take their time.
func TestOnlyADraftIsHastened(t *testing.T) {
	m := model{untold: &placed{tile: 7}}
	for _, c := range []struct {
		event rules.Event
		want  bool
	}{
		{rules.Placed{Tile: 7}, true}, {rules.BuiltOver{Tile: 7}, true},
		{rules.Placed{Tile: 8}, false}, {rules.BuiltOver{Tile: 8}, false}, {rules.TurnBegan{}, false},
	} {
		list := m.hastened(c.event, []step{{Ticks: 999}, {Ticks: 5}})
		if hastened := list[0].Ticks == dropTicks; hastened != c.want || list[0].Ticks != 999 && !c.want ||
			list[1].Ticks != 5 {
			t.Errorf("%#v takes %d and %d ticks", c.event, list[0].Ticks, list[1].Ticks)
		}
	}
	m.untold = nil
	if list := m.hastened(rules.Placed{Tile: 7}, []step{{Ticks: 999}}); list[0].Ticks != 999 {
		t.Error("a tile that was no draft is hastened")
	}
}
