package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
)

// roomy is the side of a field, in dp, from which on fingers can take runes without looking closely at the heap.
const roomy = 1000

// arrangement returns what there is to place.
func (p *player) arrangement() arrangement {
	p.think()
	m, edge := &p.Model, p.Given.View.Edge(max(0, p.Given.Front))
	a := arrangement{seats: m.seats, front: p.Given.Front, holds: m.holds(), contest: len(m.contest.seats), mode: p.tale.mode(), choices: p.now.options.choices()}
	if m.story.step != rules.NoStep {
		a.rung = m.story.rung
	}
	if flicks := m.turn; a.contest > 0 {
		if m.contest.last >= 0 && !p.Shown() {
			flicks = m.contest.last
		}
		a.across = flicks != p.Given.Front || m.contest.strays(edge)
	}
	if (a.mode == snatching || a.mode == taking) && p.Given.Frame.Kit.InDp(min(p.Given.Frame.Field.W, p.Given.Frame.Field.H)) < roomy {
		a.heap = heap(m.fell, edge)
	}
	a.throws = p.Actor >= 0 && p.options.phase == rules.ThrowPhase
	a.flicks = p.Actor >= 0 && p.options.phase == rules.FlickPhase && a.mode == flicking
	a.sheet, a.about, a.notes = p.Sel.Sheet, p.Sel.About, p.said()
	return a
}

// said returns the notes of the open sheet, or nil, and puts them into words unless they are.
func (p *player) said() *[]boards.Note {
	s := &p.sheets
	if p.Sel.Sheet == boards.NoSheet || !p.Given.Ready() {
		*s = sheets{}
		return nil
	}
	if now := (sheetKey{p.Sel.overlay, p.Given.View, p.tale.gist(), p.Given.Frames}); s.made != now {
		paper := s.paper
		if s.made.of != now.of || s.made.frame != now.frame {
			paper = boards.Paper{}
		}
		*s = sheets{made: now, told: explainer{&p.Model, p.Given.View.Reader()}.explain(p.Sel.About), paper: paper}
		title, notes := s.told.Said(p.Given.Frame.Say)
		s.title, s.notes = title, &notes
	}
	return s.notes
}
