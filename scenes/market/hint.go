package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// propose lights a move, and changes nothing that is chosen. What depends on a hand that the reader does not see is not lit.
func (p *player) propose(m rules.Move) bool {
	v, s := p.given.View, acting(p.given.View)
	if s >= 0 && v.Reader() != s && v.Reader() != games.All && (v.Phase() == rules.ThrowPhase || v.Hand(s).Size() < v.HandSize(s)) {
		return false
	}
	p.hint.Light(m)
	return true
}

// appendHinted appends where a proposed move is lit.
func (p *player) appendHinted(dst []ui.Rect) []ui.Rect {
	if !p.hint.On {
		return dst
	}
	for t, at := range p.places.things.Each {
		if p.mark(t)&boards.Hinted != 0 {
			dst = append(dst, at)
		}
	}
	return dst
}
