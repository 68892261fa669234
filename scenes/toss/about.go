package toss

import (
	"slices"

	rules "runehall/games/toss"
	"runehall/scenes/things"
	"runehall/ui"
)

// about returns the things that a move is about, as far as they can be pointed at. An order of thefts begins with the
// seat that is robbed first.
func (o *options) about(m rules.Move) (list []thing) {
	switch m.Kind {
	case rules.Take:
		r := rules.Rune(2 * m.Pair)
		list = append(list, pieceOf(r), pieceOf(r.Partner()))
	case rules.Claims:
		for _, r := range m.Claims {
			if r != rules.NoRune {
				list = append(list, pieceOf(r))
			}
		}
	case rules.Give:
		list = append(list, choiceNth(slices.Index(o.give, m.Pair)))
	case rules.Order:
		for _, victim := range m.Order {
			if i := slices.Index(o.rob, victim); i >= 0 {
				list = append(list, choiceNth(i))
			}
		}
	case rules.Throw:
		list = append(list, things.The(bowl))
	case rules.Flick:
		list = append(list, things.The(flicked))
	}
	return list
}

// of returns the things that an event is about, where they lie now or would lie.
func (m *model) of(e rules.Event) []thing {
	switch e := e.(type) {
	case rules.BalanceDrawn:
		return []thing{dishOf(e.Seat)}
	case rules.BalancePutBack:
		return []thing{dishOf(e.Seat)}
	case rules.BalanceTaken:
		return []thing{dishOf(e.Seat)}
	case rules.BalanceCompleted:
		return []thing{lootOf(e.Seat, e.Rune.Colour())}
	case rules.Snatched:
		return []thing{m.lying(e.Seat, e.Rune)}
	case rules.ClaimMissed:
		return []thing{trayOf(e.Seat)}
	case rules.SaidDone:
		return []thing{trayOf(e.Seat)}
	case rules.Passed:
		return []thing{trayOf(e.Seat)}
	case rules.Gestured:
		return []thing{trayOf(e.Seat)}
	case rules.FalseReturned:
		return []thing{trayOf(e.Seat)}
	case rules.PairGiven:
		return []thing{trayOf(e.Seat)}
	case rules.SplitReturned:
		return []thing{trayOf(e.Seats[0]), trayOf(e.Seats[1])}
	case rules.Stolen:
		return []thing{dishOf(e.Victim), lootOf(e.Thief, e.Balance.Colour())}
	case rules.Flicked:
		return []thing{trayOf(e.Seat)}
	case rules.ContestWon:
		return []thing{trayOf(e.Seat)}
	case rules.OrderNamed:
		return []thing{trayOf(e.Seat)}
	case rules.RunesDrawn:
		return []thing{trayOf(e.Seat)}
	case rules.RunesThrown, rules.FaceDownReturned:
		return []thing{things.The(middle)}
	}
	return nil
}

// shake returns the step that shakes a refused rune where it lies on the table. Other things do not shake.
func (p *places) shake(t thing) step {
	i := p.Model.index(t)
	if i < 0 {
		return step{}
	}
	return lit(flash{kind: flashRefused, at: p.Model.spot(p.Model.discs[i])}, refuseTicks)
}

// aimAt returns where a refusal is told: at the things that it is about or, if they lie on the table, in the middle of
// the table.
func (p *places) aimAt(about []thing) (at ui.Rect) {
	for _, t := range about {
		if !onTable(t) && t.Kind != flicked {
			at = at.Union(p.Things.At(t))
		}
	}
	if w := p.window; at.Empty() {
		at = w.Place(ui.Sz(w.W/2, w.H/2), .5, .5)
	}
	return at
}
