package market

import (
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

func (p *player) wire() {
	p.acts.Wire(func(i int) { p.Press(gesture{Kind: boards.Tap, On: things.Nth(act, i)}) }, func() { p.Press(gesture{Kind: boards.OpenHand}) })
}

// putActs says what the buttons beside the golden one are for now, and gives them their places.
func (p *player) putActs() {
	f, l, list := &p.Given.Frame, &p.places.ledge, acts(p.options, &p.Sel)
	asks := p.AsksCurtain() && list[boards.MaxActs-1] == actNone
	for i, kind := range list {
		at := ui.Rect{}
		if kind != actNone {
			at = l.acts[i]
			if other := l.acts[1-i]; list[1-i] == actNone && !asks && other.Y == at.Y { // its words have the room of both
				at = at.Union(other)
			}
			at = p.Free(at)
		}
		p.acts.Offer(f, i, kind, key("market.board."+actNames[kind]), actIcons[kind], at)
	}
	at := ui.Rect{}
	if last := boards.MaxActs - 1; asks {
		at = l.acts[last]
		if list[0] == actNone && l.acts[0].Y == at.Y { // its words need much room
			at = at.Union(l.acts[0])
		}
		at = p.Free(at)
	}
	p.acts.Ask(f, key("market.board.open-hand"), at)
}
