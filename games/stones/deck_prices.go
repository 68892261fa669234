package stones

import (
	"maps"
	"slices"
)

// slots reads the prices of the display (STO-3). The price of the right slot must be 1. Every card has a magic point,
// and the right slot is never empty while others hold cards, so a seat that lays a card can always buy one. Nobody gets
// stuck in a summoning, and everybody can see who may act.
func (r *deckReader) slots(prices []int) {
	if prices == nil {
		r.wrong("the prices of the display are missing")
		return
	}
	if len(prices) != Slots {
		r.wrong("the display has %d slots, not %d", Slots, len(prices))
		return
	}
	for i, n := range prices {
		switch {
		case i == 0 && n != 1:
			r.wrong("the right slot costs 1, not %d", n)
		case n < 1 || n > maxSlotPrice:
			r.wrong("slot %d from the right costs %d, not 1 to %d", i+1, n, maxSlotPrice)
		default:
			r.deck.slots[i] = int8(n)
		}
	}
}

// smithies reads how many gems each smithy takes (STO-4).
func (r *deckReader) smithies(prices map[string]int) {
	if prices == nil {
		r.wrong("the prices of the smithies are missing")
		return
	}
	for at := range Smithies {
		n, ok := prices[at.String()]
		switch {
		case !ok:
			r.wrong("the price of the smithy %s is missing", at)
		case n < 1 || n > maxSmithyPrice:
			r.wrong("the smithy %s takes %d gems, not 1 to %d", at, n, maxSmithyPrice)
		default:
			r.deck.smithies[at] = int8(n)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(prices)) {
		if !slices.Contains(smithyIDs[:], id) {
			r.wrong("there is no smithy %q", id)
		}
	}
}
