package ritual

import "runehall/ui"

// hinted appends where a proposed move is lit: its cell, the tile or the ritual that it takes, and the seat that it names.
func (p *player) hinted(dst []ui.Rect) []ui.Rect {
	for _, t := range about(p.Given.View, p.Proposed.Move) {
		touched := p.Things.Touched(t)
		if !touched.Empty() {
			dst = append(dst, touched)
		}
		if itself := p.Things.At(t); (isHex(t) || t.Kind == ritual) && !itself.Empty() && itself != touched {
			dst = append(dst, itself)
		}
	}
	return dst
}
