package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// player is what persons do at the board: the options, what they come to with the selection, the sheets, the focus.
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
}

func newPlayer(before parts) player {
	return player{parts: before, options: &options{actor: games.Nobody, reader: games.Public}}
}

// roomy is the side of a field, in dp, from which on fingers can take runes without looking closely at the heap.
const roomy = 1000

// renew sorts anew what can be done, and forgets what no longer can.
func (h *player) renew(s selection) selection {
	h.options = newOptions(h.Given.View, h.Actor, h.Given.Drafts && h.Given.Stays)
	return s.kept(h.options)
}

// arrangement returns what there is to place.
func (h *player) arrangement() arrangement {
	h.think()
	m, edge := &h.Model, h.Given.View.Edge(max(0, h.Given.Front))
	a := arrangement{seats: m.seats, front: h.Given.Front, holds: m.holds(), contest: len(m.contest.seats), mode: h.tale.mode(), choices: h.now.options.choices()}
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
