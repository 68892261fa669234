package masters

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// TestPlacesShareAnAnchor groups the places of many hands, for eyes far off and close. Each place has one anchor, alone
// if a finger can tell it apart. Tapping one place again and again goes through all places of its anchor.
func TestPlacesShareAnAnchor(t *testing.T) {
	shared := 0
	for seed := range uint64(30) {
		m := newMatch(t, 2+int(seed%2), nil, 800+seed)
		for {
			v := m.Play.View(games.All)
			if v.Phase() == rules.OverPhase {
				break
			}
			o := newOptions(m.Play.View(v.OnTurn()), v.OnTurn(), true)
			for _, side := range []float64{0, 24, 60} {
				if o.finger = 0; side > 0 {
					o.finger = 1 / side
				}
				for _, card := range o.fits {
					s := selection{card: card}
					list := o.lit(&s)
					all := anchored(list, o.finger*anchorApart)
					n := 0
					for _, a := range all {
						n += len(a.places)
						for _, l := range a.places[1:] {
							if far := area(l).Center().Dist(area(a.places[0]).Center()) * side; far >= anchorApart {
								t.Fatalf("seed %d: at %v places share an anchor that are %v dp apart", seed, side, far)
							}
						}
						if len(a.places) > 1 {
							shared++
							goesThrough(t, o, s, a)
						}
					}
					if n != len(list) || side != 24 && len(all) != n {
						t.Fatalf("seed %d: at %v there are %d anchors of %d places, for %d", seed, side,
							len(all), n, len(list))
					}
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	if shared == 0 {
		t.Error("no places shared an anchor")
	}
}

// goesThrough taps the first place of an anchor as often as it has places: each becomes the draft once, and then the
// first one again.
func goesThrough(t *testing.T, o *options, s selection, a anchor) {
	t.Helper()
	var met []rules.Laid
	at := area(a.places[0]).Center()
	for range a.places {
		s, _, _ = intent(o, s, gesture{Kind: boards.Tap, On: things.The(section), At: at})
		if !s.draft || slices.Contains(met, s.laid()) || !slices.Contains(a.places, s.laid()) {
			t.Fatalf("after %v a tap on %v gives %+v", met, a.places, s.laid())
		}
		met, at = append(met, s.laid()), area(s.laid()).Center()
	}
}
