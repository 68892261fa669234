package stones

import (
	"runehall/games"
	"runehall/ui"
)

// act is a button beside the golden one.
type act struct {
	ui.Button
	on    bool
	means actKind
}

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

// wire says what the buttons do.
func (h *hand) wire() {
	for i := range h.acts {
		h.acts[i].Button = ui.Button{Kind: ui.SlateButton, OnTap: func() { h.press(gesture{kind: tap, on: target{onAct, i}}) }}
	}
	h.curtain.OnTap = func() { h.press(gesture{kind: openHand}) }
}

// offer says what the buttons beside the golden one are for now, and gives them their places.
func (h *hand) offer() {
	h.think()
	k, say := h.given.Frame.Kit, h.given.Frame.Say
	kinds := acts(h.options, &h.sel)
	alone := kinds[1] == actNone && !h.asksCurtain()
	for i := range h.acts {
		a, at := &h.acts[i], h.places.ledge.act(i, alone)
		a.means, a.on = kinds[i], kinds[i] != actNone && h.open(at)
		if !a.on {
			continue
		}
		a.Text, a.Icon = say(key("stones.board."+actNames[a.means])), ui.NoIcon
		if a.Stacked = k.Measure(a.Text, k.Type.Body, 0).W*.86 > at.W-2*k.Gap.S; a.Stacked { // small words below a sign need less room
			a.Icon = actIcons[a.means]
		}
		a.Layout(k, at)
	}
	h.curtain.Layout(k, ui.Rect{})
	if last := maxActs - 1; h.asksCurtain() && !h.acts[last].on && h.open(h.places.ledge.acts[last]) {
		h.curtain.Text = say(key("stones.board.open-hand"))
		h.curtain.Layout(k, h.places.ledge.acts[last])
	}
}

// open reports whether a place of the ledge is there, and nothing lies over it.
func (h *hand) open(r ui.Rect) bool {
	return !r.Empty() && !h.given.Bare && !h.places.sheet.Rect.Overlaps(r)
}

// updateButtons lets the buttons that can be pressed now read the tick.
func (h *hand) updateButtons(c *ui.Context) {
	for i := range h.acts {
		if h.acts[i].on {
			h.acts[i].Update(c)
		}
	}
	if !h.curtain.Rect().Empty() {
		h.curtain.Update(c)
	}
}

// key returns a phrase without arguments.
func key(k string) games.Phrase { return games.Phrase{Key: k} }
