package stones

import (
	"slices"
	"testing"

	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
)

// TestHeadlineSaysWhatIsChosenNext chooses one thing after another. Until the golden button can be pressed, the
// headline must name what is missing. It may never name what the golden button does not do.
func TestHeadlineSaysWhatIsChosenNext(t *testing.T) {
	met := map[string]int{}
	for m, seat := range positions(t, 6) {
		o := newOptions(m.Play.View(seat), seat, true)
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, seat)
		r.Settle()
		says := func(s selection) string {
			r.selects(s)
			_, turn := r.Board.Headline()
			return turn.Key[len("stones.board.turn."):]
		}
		switch o.phase {
		case rules.TurnPhase:
			if len(o.hand) < 2 {
				continue
			}
			s := selection{action: useAbilities}
			for n, want := range [...]string{"cards", "card", "use"} {
				if got := says(s); got != want {
					t.Fatalf("with %d cards chosen it says %s", n, got)
				}
				s.cards[n] = o.hand[min(n, len(o.hand)-1)]
			}
			payable := -1
			for i := range o.forges {
				if o.forges[i].WhyNot == nil {
					payable = i
				}
			}
			got := says(selection{action: forge})
			if want := map[bool]string{true: "smithy", false: "choose"}[payable >= 0]; got != want {
				t.Fatalf("in the forge, a smithy can be paid: %v, it says %s", payable >= 0, got)
			}
			met[got]++
			if payable >= 0 {
				if got := says(selection{action: forge, forges: true, smithy: rules.Smithy(payable)}); got != "forge" {
					t.Fatalf("with a smithy chosen it says %s", got)
				}
			}
			for _, c := range o.hand {
				s := selection{action: summon}
				s.take(c)
				_, gold, ready := planned(o, &s)
				if got := says(s); got != "lay" || gold.does != "lay" || !ready {
					t.Fatalf("with %v chosen it says %s, and gold does %+v, %v", c, got, gold, ready)
				}
				met["lay"]++
			}
		case rules.SummonPhase:
			s := selection{}
			reach := o.view.Summon(o.actor, s.set()).Slots
			if o.legal(rules.Move{Kind: rules.Done}) || !slices.Contains(reach[:], true) {
				continue
			}
			_, gold, ready := planned(o, &s)
			if got := says(s); got != "creature" || gold.does != "summon-none" || ready {
				t.Fatalf("with cards laid that buy %v it says %s, and gold does %+v, %v", reach, got, gold, ready)
			}
			met["creature"]++
			s.slots[slices.Index(reach[:], true)] = true
			if slot, _ := oneMore(o, &s); slot > 0 {
				continue
			}
			if got := says(s); got != "summon" {
				t.Fatalf("with a creature chosen it says %s", got)
			}
			met["summon"]++
		case rules.ForgePhase:
			met[says(selection{action: forge})]++
		case rules.TradePhase:
			_, possible := longest(o)
			got := says(selection{})
			if (got == "trade") != possible {
				t.Fatalf("a row can be traded in: %v, it says %s", possible, got)
			}
			met[got]++
		}
	}
	for _, want := range []string{"smithy", "choose", "lay", "creature", "summon", "again", "trade", "end"} {
		if met[want] == 0 {
			t.Errorf("it never came to %s: %v", want, met)
		}
	}
}
