package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

func (p *player) wire() {
	p.acts.Wire(func(i int) {
		means, _ := p.acts.Means(i)
		p.Press(gesture{Kind: boards.Tap, On: things.Nth(act, means)})
	}, func() {})
}

// putActs finds what the buttons beside the golden one are for now, and places them.
func (p *player) putActs() {
	p.think()
	for i, kind := range p.acting() {
		at := ui.Rect{}
		if kind != actNone {
			at = p.Free(p.places.acts[i])
		}
		p.acts.Offer(&p.Given.Frame, i, kind, key("toss.board.act."+actNames[kind]), actIcons[kind], at)
	}
}

func (p *player) acting() (kinds [boards.MaxActs]actKind) {
	o := p.options
	switch mode := p.tale.mode(); mode {
	case settling, racing, flicking: // never in the place of the button that passes
		if p.tale.firm() {
			kinds[1] = actSkip
		}
		if mode == settling {
			if kinds[0] = actSteps; p.Sel.steps {
				kinds[0] = actLines
			}
		}
	case taking:
		if o.actor < 0 {
			break
		}
		kinds[0], kinds[1] = actPass, actLights
		if p.Sel.lights {
			kinds[1] = actDark
		}
		switch {
		case p.Sel.paired:
			kinds[0] = actClear
		case !o.can(rules.Move{Kind: rules.Pass}):
			kinds[0] = actNone
		}
	case giving, ordering:
		if p.Sel.anything() {
			kinds[0] = actClear
		}
	}
	return kinds
}
