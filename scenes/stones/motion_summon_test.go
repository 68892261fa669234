package stones

import (
	"testing"

	rules "runehall/games/stones"
)

// TestACreatureRisesBeforeItsCardGoes buys a card. The creature rises where its card lies, where nothing else is seen
// meanwhile; only then the card goes to the discards. Display cards beside it give way, and come back.
func TestACreatureRisesBeforeItsCardGoes(t *testing.T) {
	r := newReel(t, 3, 8)
	_, bought := until[rules.CardBought](r)
	rises, goes := 0, 0
	r.Run(func() {
		for f := range r.Model.flights.Each() {
			if f.kind != cardCargo || f.card != bought.Card {
				continue
			}
			switch f.course {
			case riseCourse:
				rises++
				if goes > 0 || f.from != slotAt(bought.Slot) || f.to != f.from || !r.Model.away(f.from) {
					t.Fatalf("it rises at %+v, after %d ticks on the way", f, goes)
				}
				if f.risen < 0 || f.risen > 1 {
					t.Fatalf("part %v of it has risen", f.risen)
				}
			case tumbleCourse:
				goes++
				if f.to != ownDiscardsOf(bought.Seat) {
					t.Fatalf("it goes to %+v", f.to)
				}
			default:
				t.Fatalf("the card flies on course %d", f.course)
			}
		}
	})
	lasts(t, "rising", rises, 760)
	lasts(t, "going", goes, 320)
}
