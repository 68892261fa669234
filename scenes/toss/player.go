package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// player is what persons do at the board: the options, what they come to with the selection, and what hands do with runes.
type player struct {
	parts
	options *options
	sheets  sheets
	now     moment

	acts   boards.Acts[actKind]
	begun  begin
	on     thing // the rune that had the focus last, and its place among the discs
	place  int
	finger bool // the last pointer was a finger
	let    bool // a pointer was let go in this tick

	throws  throws  // hands that throw
	grips   grips   // hands that snatch
	cursors cursors // those of keys and gamepads, where there are several
	pull    pull    // the hand that flicks
}

func newPlayer(before parts) player {
	return player{parts: before, options: &options{actor: games.Nobody, reader: games.Public}}
}

// roomy is the side of a field, in dp, from which on fingers can take runes without looking closely at the heap.
const roomy = 1000

// handed forgets what hands have begun and, where another seat looks now, what was chosen.
func (h *player) handed(s selection, other bool) selection {
	h.throws, h.grips, h.pull = throws{}, grips{}, pull{}
	if other {
		return selection{}
	}
	return s
}

// renew sorts anew what can be done, and forgets what no longer can.
func (h *player) renew(s selection) selection {
	h.options = newOptions(h.Given.View, h.Actor, h.Given.Drafts && h.Given.Stays)
	return s.kept(h.options)
}

// arrangement returns what there is to place.
func (h *player) arrangement() arrangement {
	h.think()
	m, edge := &h.Model, h.Given.View.Edge(max(0, h.Given.Front))
	a := arrangement{seats: m.seats, front: h.Given.Front, holds: m.holds(), contest: len(m.contest.seats), mode: h.mode(), choices: h.now.options.choices()}
	if m.story.step != rules.NoStep {
		a.rung = m.story.rung
	}
	if flicks := m.turn; a.contest > 0 {
		if m.contest.last >= 0 && !h.Shown() {
			flicks = m.contest.last
		}
		a.across = flicks != h.Given.Front || m.contest.strays(edge)
	}
	if (a.mode == snatching || a.mode == taking) && h.Given.Frame.Kit.InDp(min(h.Given.Frame.Field.W, h.Given.Frame.Field.H)) < roomy {
		a.heap = heap(m.fell, edge)
	}
	a.throws = h.Actor >= 0 && h.options.phase == rules.ThrowPhase
	a.flicks = h.Actor >= 0 && h.options.phase == rules.FlickPhase && a.mode == flicking
	a.sheet, a.about, a.notes = h.Sel.Sheet, h.Sel.About, h.said()
	return a
}

// buttons lets the buttons read a tick, and leads the focus.
func (h *player) buttons(c *ui.Context) {
	h.sheets.paper.Update(c)
	h.acts.Update(c)
	if !h.Given.Bare && !h.Given.Controls {
		h.lead(c)
		h.roam(c)
		h.follow(c)
	}
	h.let = false
	for _, p := range c.Rest().Pointers {
		if p.Phase != ui.Hover {
			h.finger, h.let = p.Kind == ui.Touch, h.let || p.Phase == ui.Release
		}
	}
}

// takes takes what is meant for a hand, or for what is being told. What is told step by step is not hurried, but skipped by the golden button and by
// one of its own; on a clock nothing is.
func (h *player) takes(g gesture, want *table.Want[rules.Move]) bool {
	tap, firm := g.Kind == boards.Tap, h.tale.firm()
	skip := tap && g.On == things.Nth(act, actSkip)
	switch {
	case firm && (skip || g.Kind == boards.Confirm):
		h.tale.skip(skip)
		return h.Given.Note(true)
	case tap && onTable(g.On) && h.mode() == snatching && !h.let: // keys reach for it
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
		if h.Actor >= 0 { // each has its own
			h.Ask(g.On.Seat, rules.Move{Kind: rules.Done}, want)
		}
		return true
	}
	return false
}

// reach lets hands throw, snatch and flick, as the mode has it.
func (h *player) reach(c *ui.Context, want *table.Want[rules.Move]) {
	m := h.mode()
	if m != throwing {
		h.throws = throws{}
	}
	if !h.Given.Clocked {
		h.open()
	}
	switch m {
	case throwing:
		h.throw(c, want)
	case snatching:
		if h.Given.Clocked && len(h.Given.Movers) > 0 { // else it is only watched
			h.snatch(c, want)
		}
	case flicking:
		h.flick(c, want)
	}
}

func (h *player) step() {
	h.throws.step()
	h.grips.step()
	h.cursors.step(h.Given.Frame.Kit.Look.ReducedMotion)
	h.pull.step()
}

func (h *player) moving() bool {
	return h.sheets.paper.Moving() || h.throws.moving() || h.grips.moving() || h.pull.moving()
}
