package market

import (
	"slices"

	"runehall/scenes/boards"
	"runehall/ui"
)

// stack is a ledge of bands, one below the other, above the golden button. A band that a mode does not use stays empty.
type stack struct {
	*setter
	gap float64

	ownBand, chosenBand, handBand boards.Band // as most modes need them

	phasesAt, ownAt, chosenAt, handAt, textAt, takesAt, signsAt ui.Rect
}

// bandsOf lists the bands of each mode, from the top.
var bandsOf = [...]func(b *stack) []boards.Band{
	watching: (*stack).watching, bearing: (*stack).bearing, choosing: (*stack).choosing, aiming: (*stack).aiming,
	taking: (*stack).taking, answering: (*stack).answering, throwing: (*stack).throwing,
}

// highLedge places bands one below the other above the golden button.
func (s *setter) highLedge(in ui.Rect) {
	b := stack{setter: s, gap: s.k.Gap.XS}
	if in.H < s.k.Dp(150) { // hardly any room
		b.gap /= 2
	}
	s.tight = in.H < s.k.Dp(170)
	b.measure(in)
	list := bandsOf[s.a.mode](&b)
	isHand := func(band boards.Band) bool { return band.At == &b.handAt }
	if s.a.hand == 0 && s.a.mode != bearing {
		list = slices.DeleteFunc(list, isHand)
	}
	if s.f.Rail {
		list = slices.Insert(list, 0, b.band(&b.phasesAt, 26, 32, 4))
	}
	var beside ui.Rect
	// The ledge is about as wide as high: the hand lies beside the rest.
	if s.f.Hand && s.f.Rail && len(list) > 1 && slices.ContainsFunc(list, isHand) {
		list = slices.DeleteFunc(list, isHand)
		beside, in = in.CutRight(in.W*.66, s.k.Gap.S)
	}
	boards.Bands(in, b.gap, list...)
	if !beside.Empty() {
		b.handAt = beside
	}
	b.fill()
}

// band returns a band with its heights in dp.
func (b *stack) band(at *ui.Rect, least, most float64, keep int) boards.Band {
	return boards.Band{At: at, Least: b.k.Dp(least), Most: b.k.Dp(most), Keep: keep}
}

// line returns a band for a few words about what is to be done.
func (b *stack) line(most float64, keep int) boards.Band { return b.band(&b.chosenAt, 22, most, keep) }

// measure finds out how high the bands of most modes may be in a room.
func (b *stack) measure(in ui.Rect) {
	k, dp, row := b.k, b.k.Dp, b.touch
	b.ownBand = boards.Band{At: &b.ownAt, Least: row, Most: dp(116), Keep: 10}
	b.handBand = boards.Band{At: &b.handAt, Least: row, Most: dp(190), Keep: 9}
	b.chosenBand = boards.Band{At: &b.chosenAt, Least: row, Most: max(row, dp(54)), Keep: 11}
	if b.stacked(in.W) {
		b.chosenBand.Least, b.chosenBand.Most = row+dp(24)+b.gap, max(row, dp(54))+dp(30)+b.gap
	}
	if float64(b.a.offers+b.a.tiles)*row > in.W { // in two rows
		b.chosenBand.Most += row
		if !b.tight { // where there is hardly any room, narrow cells are better than none
			b.chosenBand.Least += row
		}
	}
	if k.InDp(in.W) >= 600 { // a tablet has room for large ones
		b.ownBand.Most, b.handBand.Most = dp(150), dp(270)
	}
	if b.f.Hand {
		b.ownBand.Most, b.handBand.Most = dp(110), in.H
	}
	if b.a.hand == 0 || b.aims() {
		b.ownBand.Most = dp(170)
	}
}

func (b *stack) watching() []boards.Band {
	if b.tight && b.a.hand > 0 { // the caption says whose turn it is, too
		return []boards.Band{b.ownBand, b.handBand}
	}
	return []boards.Band{b.ownBand, b.line(40, 8), b.handBand}
}

func (b *stack) bearing() []boards.Band {
	b.ownBand.Least, b.ownBand.Most, b.ownBand.Keep = 2*b.touch+b.gap, b.k.Dp(180), 12
	b.handBand.Most = b.k.Dp(110)
	return []boards.Band{b.line(34, 7), b.ownBand, b.handBand}
}

// choosing keeps the cards as large when one is chosen as they were before.
func (b *stack) choosing() []boards.Band {
	chosen := b.a.offers+b.a.tiles > 0
	b.handBand.Keep = 12
	if b.a.where {
		b.ownBand.Keep, b.handBand.Keep = 13, 10
	}
	if !chosen { // words alone
		b.chosenBand.Least, b.chosenBand.Keep = b.k.Dp(22), 9
	}
	switch {
	case b.tight && !chosen && b.a.hand > 0: // the words have no room
		return []boards.Band{b.ownBand, b.handBand}
	case b.tight && chosen && b.a.cards && b.a.tiles == 0 && !b.a.where: // no store is to be pressed
		b.chosenBand.Most = b.chosenBand.Least
		return []boards.Band{b.chosenBand, b.handBand}
	}
	return []boards.Band{b.ownBand, b.chosenBand, b.handBand}
}

func (b *stack) aiming() []boards.Band {
	list := []boards.Band{b.ownBand, b.band(&b.textAt, 40, 150, 11)}
	if b.a.offers+b.a.tiles > 0 {
		list = append(list, b.chosenBand)
	}
	return list
}

func (b *stack) taking() []boards.Band {
	return []boards.Band{b.band(&b.takesAt, 34, 112, 11), b.ownBand, b.handBand}
}

func (b *stack) answering() []boards.Band {
	b.handBand.Keep, b.handBand.Most = 12, b.k.Dp(300)
	list := []boards.Band{b.line(44, 11), b.handBand}
	if !b.tight {
		list = append(list, b.band(&b.textAt, 34, 60, 5))
	}
	return list
}

func (b *stack) throwing() []boards.Band {
	return []boards.Band{b.line(44, 11), {At: &b.signsAt, Least: b.touch, Most: b.k.Dp(160), Keep: 12}}
}

// fill places in each band what lies there. Loose runes lie beside the stores, or beside the hand while interest is
// taken and where many stores leave no room.
func (b *stack) fill() {
	if !b.phasesAt.Empty() {
		head, steps := b.phasesAt.CutLeft(b.phasesAt.W*.3, b.k.Gap.XS)
		b.head(head)
		b.strip(steps)
	}
	var side ui.Rect
	switch n := len(b.a.stores[b.a.front].list()); {
	case b.a.mode == answering: // the cards alone
	case b.a.mode == bearing || !b.handAt.Empty() && float64(n+2)*b.touch > .9*b.ownAt.W:
		side, b.handAt = b.handAt.CutRight(max(2*b.touch, b.handAt.W*.3), b.k.Gap.S)
	default:
		side, b.ownAt = b.ownAt.CutRight(max(b.ownAt.W*.28, min(2*b.touch, b.ownAt.W*.35)), b.k.Gap.S)
		if b.ledge.badge.Empty() && side.H >= b.touch+b.k.Dp(24) {
			var head ui.Rect
			head, side = side.CutTop(b.k.Dp(24), b.gap)
			b.head(head)
		}
	}
	b.loose(side)
	b.own(b.ownAt)
	b.chosen(b.chosenAt)
	b.handed(b.handAt)
	b.takes(b.takesAt)
	b.signs(b.signsAt)
	b.ledge.text = b.textAt
}
