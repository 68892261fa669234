package market

import (
	"testing"

	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestOwnPointsAreInSight: whatever the acting seat does, its points are on the ledge or, where that has no room,
// beside the steps of its turn.
func TestOwnPointsAreInSight(t *testing.T) {
	eachLayout(t, func(t *testing.T, f *table.Frame, a arrangement, l *layout) {
		k := f.Kit
		if l.ledge.badge.Empty() && (f.Rail || l.phases[0].Empty() || !f.Portrait) {
			return // the lowest screens
		}
		least := k.Measure("88", k.Type.Number.Sized(k.Legible), 0).W
		if l.ledge.badge.Y < l.ledge.rect.Y { // there a cup stands before them
			least += k.Dp(leastCup + 3)
		}
		if p := l.ledge.points; p.W < least || p.H < k.Legible*.9 {
			t.Errorf("points have only %v", p)
		}
	})
}

// TestCrowdedSeatsAreLegible: on a low narrow field three or four other seats lie in two columns, each with its name,
// its numbers and its goods large enough to be read.
func TestCrowdedSeatsAreLegible(t *testing.T) {
	met := 0
	boardtest.EachFrame(t, New().Need, 4, 5, func(t *testing.T, f *table.Frame, seats int) {
		for _, a := range moments(seats) {
			l, k := arrange(f, a), f.Kit
			s := setter{f: f, k: k, a: a, touch: 44}
			if !s.crowded(len(l.seats), f.Field.W) {
				continue
			}
			met++
			for i := range l.seats {
				p := &l.seats[i]
				for what, r := range map[string]ui.Rect{"name": p.name, "points": p.points, "hand": p.cards,
					"red": p.loose[rules.Red], "blue": p.loose[rules.Blue]} {
					if r.H < k.Legible || r.W < k.Legible*1.2 {
						t.Errorf("%+v: of %s only %v can be seen", a, what, r.Size())
					}
				}
				for _, at := range a.stores[p.Seat].list() {
					if r := p.stores[at]; r.W < 2*k.Legible*.6 || r.H < k.Legible {
						t.Errorf("%+v: of store %v only %v can be seen", a, at, r.Size())
					}
				}
			}
		}
	})
	if met == 0 {
		t.Error("nowhere seats are crowded")
	}
}

// TestCardsKeepTheirSizeWhenOneIsChosen: on the smallest ledge the offers for a chosen card take the place of the
// stores, and leave the cards as large as they are.
func TestCardsKeepTheirSizeWhenOneIsChosen(t *testing.T) {
	met := 0
	boardtest.EachFrame(t, New().Need, 2, 5, func(t *testing.T, f *table.Frame, seats int) {
		a := moments(seats)[0]
		a.mode, a.hand, a.ring, a.offers, a.tiles = choosing, 3, ringNone, 0, 0
		before := arrange(f, a)
		a.cards, a.offers = true, 2
		after := arrange(f, a)
		if f.Rail || !f.Portrait || f.Kit.InDp(f.Screen.H) >= 430 {
			return
		}
		met++
		was, is := before.ledge.hand[0].H, after.ledge.hand[0].H
		if is < .9*was || is > 1.15*was {
			t.Errorf("at %v cards are %v high, and then %v", f.Ledge.Size(), was, is)
		}
	})
	if met == 0 {
		t.Error("no ledge is that low")
	}
}
