package toss

import (
	"runehall/ui"
)

// settle ends the glide of the lens.
func (p *places) settle() { p.lens, p.glides = p.aim, 0 }

// step plays one tick of the glide.
func (p *places) step() {
	if p.glides == 0 {
		return
	}
	p.glides = max(0, p.glides-max(.01, p.Given.Frame.Speed))
	if p.lens = p.from.lerp(p.aim, ui.InOutCubic(1-p.glides/float64(glideTicks))); p.glides == 0 {
		p.lens = p.aim
	}
}

var glideTicks = ui.Ticks(400)

func (p *places) moving() bool { return p.glides > 0 }
