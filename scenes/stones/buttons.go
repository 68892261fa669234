package stones

import (
	"runehall/games"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// actKind is what a button beside the golden one does.
type actKind uint8

const (
	actNone    actKind = iota
	actClear           // what is chosen is forgotten
	actOrder           // the cards change places
	actLeave           // the rest of an ability is left out (STO-11)
	actDecline         // the result of the die (STO-5)
	actBack            // from paying
	actKeep            // no row is traded in
)

// actIcons stand above the words where those are small.
var actIcons = [...]ui.Icon{
	actClear: ui.IconClose, actOrder: ui.IconRotateRight, actLeave: ui.IconForward, actDecline: ui.IconClose, actBack: ui.IconBack,
	actKeep: ui.IconFolder,
}

func (p *player) wire() {
	p.acts.Wire(func(i int) { p.Press(gesture{Kind: boards.Tap, On: things.Nth(act, i)}) }, func() { p.Press(gesture{Kind: boards.OpenHand}) })
}

// offer says what the buttons beside the golden one are for now, and gives them their places.
func (p *player) offer() {
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

func key(k string) games.Phrase { return games.Phrase{Key: k} }
