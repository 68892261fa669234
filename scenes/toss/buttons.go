package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// actKind is what a button beside the golden one does.
type actKind uint8

const (
	actNone   actKind = iota
	actClear          // what is chosen is forgotten
	actPass           // nothing is taken in turn (TOS-42)
	actLights         // what can be taken is lit
	actDark           // or no longer
	actSkip           // all steps of the settling, or the rest of a race
)

var (
	// actNames name the buttons in reports and messages.
	actNames = [...]string{actNone: "", actClear: "clear", actPass: "pass", actLights: "lights", actDark: "dark", actSkip: "skip"}
	// actIcons stand above the words where those are small.
	actIcons = [...]ui.Icon{
		actNone: ui.NoIcon, actClear: ui.IconClose, actPass: ui.IconForward, actLights: ui.IconHint, actDark: ui.IconHint, actSkip: ui.IconForward,
	}
)

// wire says what the buttons do.
func (h *player) wire() {
	h.acts.Wire(func(i int) {
		means, _ := h.acts.Means(i)
		h.Press(gesture{Kind: boards.Tap, On: things.Nth(act, means)})
	}, func() {})
}

// offer says what the buttons beside the golden one are for now, and gives them their places.
func (h *player) offer() {
	h.think()
	for i, kind := range h.offered() {
		at := ui.Rect{}
		if kind != actNone && !h.Given.Bare && !h.places.sheet.Rect.Overlaps(h.places.acts[i]) {
			at = h.places.acts[i]
		}
		h.acts.Offer(&h.Given.Frame, i, kind, key("toss.board.act."+actNames[kind]), actIcons[kind], at)
	}
}

func (h *player) offered() (kinds [boards.MaxActs]actKind) {
	o := h.options
	switch h.tale.mode() {
	case settling, racing, flicking:
		if h.tale.firm() {
			kinds[0] = actSkip
		}
	case taking:
		if o.actor < 0 {
			break
		}
		kinds[0], kinds[1] = actPass, actLights
		if h.Sel.lights {
			kinds[1] = actDark
		}
		switch {
		case h.Sel.paired:
			kinds[0] = actClear
		case !o.can(rules.Move{Kind: rules.Pass}):
			kinds[0] = actNone
		}
	case giving, ordering:
		if h.Sel.anything() {
			kinds[0] = actClear
		}
	}
	return kinds
}

func key(k string) games.Phrase { return games.Phrase{Key: k} }
