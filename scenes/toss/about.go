package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// about returns what a move is about, as far as it can be pointed at. An order begins with the seat that is robbed first.
func (o *options) about(m rules.Move) (list []thing) {
	switch m.Kind {
	case rules.Take:
		r := rules.Rune(2 * m.Pair)
		list = append(list, things.Nth(piece, r), things.Nth(piece, r.Partner()))
	case rules.Claims:
		for _, r := range m.Claims {
			if r != rules.NoRune {
				list = append(list, things.Nth(piece, r))
			}
		}
	case rules.Give:
		list = append(list, things.Nth(choice, slices.Index(o.give, m.Pair)))
	case rules.Order:
		for _, victim := range m.Order {
			if i := slices.Index(o.rob, victim); i >= 0 {
				list = append(list, things.Nth(choice, i))
			}
		}
	case rules.Throw:
		list = append(list, things.The(bowl))
	case rules.Flick:
		list = append(list, things.The(flicked))
	}
	return list
}

// of returns what an event is about: where its things lie now, or would.
func (m *model) of(e rules.Event) []thing {
	switch e := e.(type) {
	case rules.BalanceDrawn:
		return []thing{things.Own(dish, e.Seat)}
	case rules.BalancePutBack:
		return []thing{things.Own(dish, e.Seat)}
	case rules.BalanceTaken:
		return []thing{things.Own(dish, e.Seat)}
	case rules.BalanceCompleted:
		return []thing{things.OwnNth(loot, e.Seat, e.Rune.Colour())}
	case rules.Snatched:
		return []thing{m.lying(e.Seat, e.Rune)}
	case rules.ClaimMissed:
		return []thing{things.Own(tray, e.Seat)}
	case rules.SaidDone:
		return []thing{things.Own(tray, e.Seat)}
	case rules.Passed:
		return []thing{things.Own(tray, e.Seat)}
	case rules.Gestured:
		return []thing{things.Own(tray, e.Seat)}
	case rules.FalseReturned:
		return []thing{things.Own(tray, e.Seat)}
	case rules.PairGiven:
		return []thing{things.Own(tray, e.Seat)}
	case rules.SplitReturned:
		return []thing{things.Own(tray, e.Seats[0]), things.Own(tray, e.Seats[1])}
	case rules.Stolen:
		return []thing{things.Own(dish, e.Victim), things.OwnNth(loot, e.Thief, e.Balance.Colour())}
	case rules.Flicked:
		return []thing{things.Own(tray, e.Seat)}
	case rules.ContestWon:
		return []thing{things.Own(tray, e.Seat)}
	case rules.OrderNamed:
		return []thing{things.Own(tray, e.Seat)}
	case rules.RunesDrawn:
		return []thing{things.Own(tray, e.Seat)}
	case rules.RunesThrown, rules.FaceDownReturned:
		return []thing{things.The(middle)}
	}
	return nil
}

// point lights what an event is about, and returns false if that is nothing.
func (s *show) point(e rules.Event) bool {
	list := s.model.of(e)
	for _, t := range list {
		s.timeline.Add(lit(flash{kind: flashPlace, at: t}, glowTicks))
	}
	return len(list) > 0
}

// refuse shakes the runes that a refused move is about, and says why: at its things or, where these lie on the table, in the middle of that.
func (h *player) refuse(m rules.Move, why *games.Refusal, want *table.Want[rules.Move]) {
	at := ui.Rect{}
	for _, t := range h.options.about(m) {
		i := h.show.model.index(t)
		switch {
		case i >= 0:
			h.show.timeline.Add(lit(flash{kind: flashRefused, at: h.show.model.spot(h.show.model.discs[i])}, refuseTicks))
		case !onTable(t) && t.Kind != flicked:
			at = at.Union(h.places.things.At(t))
		}
	}
	if w := h.places.window; at.Empty() {
		at = w.Place(ui.Sz(w.W/2, w.H/2), .5, .5)
	}
	want.Why, want.At = why, at
}
