package market

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
	actNone       actKind = iota
	actClear              // what is chosen is forgotten
	actEnd                // the turn ends (MAR-13)
	actNoInterest         // interest is left to be, runes and cards are chosen
	actInterest           // it is taken after all
)

// actKeys are the words on the buttons.
var actKeys = [...]string{
	actClear: "market.board.clear", actEnd: "market.board.end", actNoInterest: "market.board.no-interest",
	actInterest: "market.board.interest",
}

// actIcons stand above the words where those are small.
var actIcons = [...]ui.Icon{
	actClear: ui.IconClose, actEnd: ui.IconCheck, actNoInterest: ui.IconForward, actInterest: ui.IconBack,
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
	for i := range h.acts {
		a := &h.acts[i]
		at := h.places.ledge.acts[i]
		a.means, a.on = kinds[i], kinds[i] != actNone && h.free(at)
		if a.on {
			a.Text = say(key(actKeys[a.means]))
			a.Icon, a.Stacked, a.Hint = ui.NoIcon, false, ""
			if k.Measure(a.Text, k.Type.Body, 0).W*.86 > at.W-2*k.Gap.S { // small words below a sign need less room
				a.Icon, a.Stacked = actIcons[a.means], true
			}
			if small := k.Type.Label; k.Measure(a.Text, small, 0).W*k.Legible/small.Size > at.W-k.Gap.S {
				a.Text, a.Hint = "", a.Text // the sign alone tells it
			}
			a.Layout(k, at)
		}
	}
	h.curtain.Layout(k, ui.Rect{})
	if last := maxActs - 1; h.asksCurtain() && !h.acts[last].on && h.free(h.places.ledge.acts[last]) {
		h.curtain.Text = say(key("market.board.open-hand"))
		h.curtain.Layout(k, h.places.ledge.acts[last])
	}
}

// free reports whether a place of the ledge is there, and nothing lies over it.
func (h *hand) free(r ui.Rect) bool {
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
