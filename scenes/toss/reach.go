package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// takes handles a gesture that is meant for a hand, or for what is being told, and reports whether it was. What is told
// line by line is not hurried by gestures, but skipped by the golden button and by a button of its own. On a running
// clock nothing is hurried.
func (h *handwork) takes(g gesture, want *table.Want[rules.Move]) bool {
	tap, firm := g.Kind == boards.Tap, h.tale.firm()
	skip := tap && g.On == things.Nth(act, actSkip)
	switch {
	case firm && (skip || g.Kind == boards.Confirm):
		h.tale.skip(skip)
		return h.Given.Note(true)
	case tap && onTable(g.On) && h.tale.mode() == snatching && !h.let: // keys reach for the rune
		if h.Given.Clocked && g.On.Kind == piece {
			h.grips.typed = rules.Rune(g.On.N) + 1
		}
		return true
	case !firm && !g.Looks() && !h.Given.Clocked:
		h.Finish()
	}
	switch {
	case g.Kind == boards.Confirm, tap && (g.On.Kind == meter || g.On.Kind == bowl || g.On.Kind == flicked):
		return h.strikes()
	case tap && g.On.Kind == done:
		if h.Actor >= 0 { // each seat has its own button
			h.Ask(g.On.Seat, rules.Move{Kind: rules.Done}, want)
		}
		return true
	}
	return false
}

// reach lets hands throw, snatch or flick, whatever the mode is.
func (h *handwork) reach(c *ui.Context, want *table.Want[rules.Move]) {
	m := h.tale.mode()
	if m != throwing {
		h.throws = throws{}
	}
	if !h.Given.Clocked {
		h.open()
	}
	if m == snatching || m == taking {
		h.pan(c.Rest())
	}
	switch m {
	case throwing:
		h.throw(c, want)
	case snatching:
		if h.Given.Clocked && len(h.Given.Movers) > 0 { // otherwise it is only watched
			h.snatch(c, want)
		}
	case flicking:
		h.flick(c, want)
	}
}

// strikes strikes the meter, or the ring of power, and reports whether there is one. The golden button, its key and
// taps do that.
func (h *handwork) strikes() bool {
	if h.options.actor < 0 || h.Sel.Sheet != boards.NoSheet {
		return false
	}
	switch h.tale.mode() {
	case throwing:
		h.throws.struck = true
	case flicking:
		h.pull.struck = true
	default:
		return false
	}
	return true
}
