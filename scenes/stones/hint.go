package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/ui"
)

// propose lights a move, and changes nothing that is chosen. Which card is laid or used is shown to its own seat only.
func (p *player) propose(m rules.Move) bool {
	if v := p.given.View; (m.Kind == rules.Lay || m.Kind == rules.Use) && v.Reader() != v.OnTurn() && v.Reader() != games.All {
		return false
	}
	p.hint.Light(m)
	return true
}

func (p *player) appendHinted(dst []ui.Rect) []ui.Rect {
	first := len(dst)
	for _, t := range p.now.hinted {
		at := p.places.at(p.places.way(t))
		if p.hint.On && !at.Empty() && !slices.Contains(dst[first:], at) {
			dst = append(dst, at)
		}
	}
	return dst
}
