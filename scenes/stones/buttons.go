package stones

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

func (p *player) wire() {
	p.acts.Wire(func(i int) { p.Press(gesture{Kind: boards.Tap, On: actAt(i)}) },
		func() { p.Press(gesture{Kind: boards.OpenHand}) })
}

// putActs gives the buttons beside the golden one their words and their places.
func (p *player) putActs() {
	p.think()
	f, l, kinds := &p.Given.Frame, &p.places.ledge, acts(p.options, &p.Sel)
	alone := kinds[1] == actNone && !p.AsksCurtain()
	for i, kind := range kinds {
		at := ui.Rect{}
		if kind != actNone {
			at = p.Free(l.act(i, alone))
		}
		p.acts.Offer(f, i, kind, key("stones.board."+actNames[kind]), actIcons[kind], at)
	}
	at := ui.Rect{}
	if last := boards.MaxActs - 1; p.AsksCurtain() && kinds[last] == actNone {
		at = p.Free(l.acts[last])
	}
	p.acts.Ask(f, key("stones.board.open-hand"), at)
}
