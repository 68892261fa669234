package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
)

// roomy is the side of a field, in dp, from which on fingers can take runes without looking closely at the heap.
const roomy = 1000

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

// said returns the notes of the open sheet, or nil, and puts them into words unless they are.
func (h *player) said() *[]boards.Note {
	s := &h.sheets
	if h.Sel.Sheet == boards.NoSheet || !h.Given.Ready() {
		*s = sheets{}
		return nil
	}
	if now := (sheetKey{h.Sel.overlay, h.Given.View, h.tale.gist(), h.Given.Frames}); s.made != now {
		paper := s.paper
		if s.made.of != now.of || s.made.frame != now.frame {
			paper = boards.Paper{}
		}
		*s = sheets{made: now, told: explainer{&h.Model, h.Given.View.Reader()}.explain(h.Sel.About), paper: paper}
		title, notes := s.told.Said(h.Given.Frame.Say)
		s.title, s.notes = title, &notes
	}
	return s.notes
}
