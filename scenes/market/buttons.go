package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

func (p *player) wire() {
	p.acts.Wire(func(i int) { p.Press(gesture{Kind: boards.Tap, On: things.Nth(act, i)}) },
		func() { p.Press(gesture{Kind: boards.OpenHand}) })
}

// acts returns what the two buttons beside the golden one are for.
func acts(n *upshot) (list [boards.MaxActs]actKind) {
	switch o := n.options; {
	case o.actor < 0:
	case n.sel.anything():
		list[0] = actClear
	case n.mode == bearing:
		list[0] = actNoInterest
	case o.can(rules.Interest):
		list[0] = actInterest
	}
	if n.options.can(rules.End) && !(n.ready && n.doing.kind == rules.End) {
		list[1] = actEnd
	}
	return list
}

// putActs gives words and places to the buttons beside the golden one, and to the button that opens a curtain.
func (p *player) putActs() {
	f, l, list := &p.Given.Frame, &p.places.ledge, acts(p.now)
	asks := p.AsksCurtain() && list[boards.MaxActs-1] == actNone
	for i, kind := range list {
		at := ui.Rect{}
		if kind != actNone {
			at = l.acts[i]
			// Without the other button its words have the room of both.
			if other := l.acts[1-i]; list[1-i] == actNone && !asks && other.Y == at.Y {
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
