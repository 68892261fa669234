package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/scenes/stage"
	"runehall/ui"
)

// pilesHigh returns the height of piles side by side, with their names.
func pilesHigh(k *ui.Kit) float64 { return max(stage.MinTouch(k), k.Dp(60)) }

// arrangePiles places the piles in a room: side by side if it is wide, otherwise one above the other. A match without
// rituals has the supply alone. Before the first ritual is discarded the other piles share the room, but the discards
// have their place already, for that ritual to fly to.
func arrangePiles(k *ui.Kit, room ui.Rect, a arrangement) pilePlaces {
	p := pilePlaces{rect: room}
	if room.Empty() {
		return p
	}
	if a.plain {
		p.supply = room
		p.names = room.W >= k.Dp(104)
		return p
	}
	if room.W >= 3*k.Dp(44) {
		cells := room.Grid(3, 3, 0)
		p.supply, p.pile, p.discards = cells[0], cells[1], cells[2]
		if !a.heap {
			cells = room.Grid(2, 2, 0)
			p.supply, p.pile = cells[0], cells[1]
		}
		p.names = room.H >= k.Dp(52) && p.supply.W >= k.Dp(56) || p.supply.W >= k.Dp(104)
		return p
	}
	if room.H < k.Dp(60) {
		cells := room.Grid(2, 1, 0)
		p.supply, p.discards = cells[0], cells[1]
		if !a.heap {
			p.pile = cells[1]
		}
		return p
	}
	cells := room.Grid(3, 1, 0)
	p.supply, p.pile, p.discards = cells[0], cells[1], cells[2]
	if !a.heap {
		cells = room.Grid(2, 1, 0)
		p.supply, p.pile = cells[0], cells[1]
	}
	return p
}

// shapePiles chooses the number of rows at which the discards are largest, and large enough to be touched if that is
// possible. The words stand below them or, in a low room, beside them. Without discards the words need no more than two
// lines.
func shapePiles(k *ui.Kit, count int, room ui.Size, gap float64) panelShape {
	th := &k.Theme
	if count == 0 {
		words := ui.Sz(min(room.W, th.Dp(420)), min(room.H, 2.5*k.LineHeight(k.Type.Small)))
		return panelShape{Size: words, info: words}
	}
	s := panelShape{columns: 1, info: ui.Sz(room.W, min(th.Dp(112), room.H*.45))}
	cards := ui.Sz(room.W, room.H-s.info.H-gap)
	if room.W > 1.7*room.H {
		s.beside = true
		s.info = ui.Sz(min(th.Dp(300), room.W*.4), room.H)
		cards = ui.Sz(room.W-s.info.W-2*gap, room.H)
	}
	least := stage.MinTouch(k)
	var card float64 // its width; what is touched may be wider
	var touched bool
	for columns := 1; columns <= count; columns++ {
		rows := float64((count + columns - 1) / columns)
		high := min(th.Dp(150), (cards.H-(rows-1)*gap)/rows)
		wide := (cards.W - float64(columns-1)*gap) / float64(columns)
		fits := high >= least && wide >= least
		if w := min(high*.7, wide); w > card && fits == touched || fits && !touched {
			card, touched = w, fits
			s.item, s.columns = ui.Sz(min(wide, max(w, least)), min(high, max(w/.7, least))), columns
		}
	}
	rows := float64((count + s.columns - 1) / s.columns)
	all := ui.Sz(float64(s.columns)*s.item.W+float64(s.columns-1)*gap, rows*s.item.H+(rows-1)*gap)
	if s.beside {
		s.info.H = max(all.H, min(room.H, th.Dp(150)))
		s.Size = ui.Sz(all.W+2*gap+s.info.W, s.info.H)
		return s
	}
	s.info.W = max(all.W, min(room.W, th.Dp(420)))
	s.Size = ui.Sz(s.info.W, all.H+gap+s.info.H)
	return s
}

// sortDiscards appends the discards as the pile panel shows them: the topmost first (the last of heap, which a Copy
// would copy), then the others by kind.
func sortDiscards(dst []discarded, heap []rules.Card) []discarded {
	n := len(heap)
	if n == 0 {
		return dst
	}
	dst = append(dst, discarded{heap[n-1], 1})
	rest := slices.Sorted(slices.Values(heap[:n-1]))
	for i, card := range rest {
		if i > 0 && rest[i-1] == card {
			dst[len(dst)-1].copies++
			continue
		}
		dst = append(dst, discarded{card, 1})
	}
	return dst
}
