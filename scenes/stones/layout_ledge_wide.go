package stones

import (
	rules "runehall/games/stones"
	"runehall/ui"
)

// wideLedge places what the seat in front has at the left: its rows, its purse and its stones; and what it does at the right of it.
func (s *setter) wideLedge(in ui.Rect) {
	k, dp, touch := s.k, s.k.Dp, s.touch
	left, middle := in.CutLeft(min(max(in.W*.36, fields*touch+dp(64)), dp(460)), k.Gap.L)
	var head, rows, purse, own ui.Rect
	least, keep := 2*dp(34), 8
	if s.a.mode == paying || s.a.mode == trading {
		least, keep = 2*touch, 12
	}
	bands(left, k.Gap.XS,
		band{&head, dp(26), dp(40), 3}, band{&rows, least + k.Gap.XS, 2*dp(72) + k.Gap.XS, keep},
		band{&purse, dp(32), max(dp(46), touch), 7}, band{&own, touch, dp(96), 5},
	)
	if s.a.mode == trading {
		s.ledge.trade.head = head
	} else if !head.Empty() {
		s.ledge.badge, s.ledge.name = head.CutLeft(head.H, k.Gap.S)
	}
	s.ranks(rows)
	s.purse(purse)
	if !own.Empty() {
		copy(s.ledge.own[:], own.Grid(rules.MaxStones, rules.MaxStones, k.Gap.S))
	}
	hand := s.doing(middle)
	s.misses(rows, purse, hand)
	s.gone[doorStones] = s.gone[doorStones] || own.Empty() && s.lackable()
}

// lackable reports whether there are doors in this mode.
func (s *setter) lackable() bool { return s.a.mode != paying && s.a.mode != trading }

// doing places what the seat in front does, and returns where its hand is.
func (s *setter) doing(in ui.Rect) (hand ui.Rect) {
	k, dp, touch := s.k, s.k.Dp, s.touch
	t := &s.ledge.trade
	var tabs, under, line, stage, step, pay, stones, doorway ui.Rect
	card := dp(84)
	small := band{&hand, max(dp(44), touch), dp(100), 3}
	var list []band
	switch s.a.mode {
	case watching:
		list = []band{{&stage, dp(64), dp(150), 8}, {&hand, card, dp(240), 9}}
	case choosing:
		list = []band{{&tabs, touch, max(touch, dp(48)), 11}, {&hand, card, dp(260), 12}, {&under, dp(24), dp(30), 10}}
		if s.a.action == useAbilities {
			list = append(list, band{&line, dp(24), dp(30), 2})
		}
	case stepping:
		list = []band{{&step, dp(118), dp(280), 12}}
		if s.a.hand > 0 {
			list = append(list, small)
		}
	case paying:
		list = []band{{&pay, 2*touch + k.Gap.XS, dp(260), 12}}
		if s.a.hand > 0 {
			list = append(list, small)
		}
	case trading:
		list = []band{{&t.asks, dp(24), dp(34), 4}, {&stones, 2*touch + k.Gap.XS, dp(400), 12}, {&t.sum, dp(24), dp(32), 10}}
	}
	if s.lacks() {
		list = append(list, band{&doorway, touch, max(touch, dp(46)), 9})
	}
	bands(in, k.Gap.S, list...)
	s.tabs(tabs)
	s.handed(hand, under)
	if s.a.mode == choosing && s.a.action == useAbilities {
		s.ledge.line = first(line, s.ledge.line)
	}
	s.staged(stage)
	s.steps(step)
	s.pays(pay)
	s.kinds(stones)
	s.doorways(doorway)
	return hand
}
