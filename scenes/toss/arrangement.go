package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// roomy is the side of a field, in dp, from which on fingers can take runes without a closer look at the heap.
const roomy = 1000

// arrangement returns what has to be placed now.
func (p *player) arrangement() arrangement {
	p.think()
	m, edge := &p.Model, p.Given.View.Edge(max(0, p.Given.Front))
	a := arrangement{seats: m.seats, front: p.Given.Front, holds: m.holds(), contest: len(m.contest.seats),
		mode: p.tale.mode(), choices: p.now.options.choices()}
	if m.story.step != rules.NoStep {
		a.rung, a.steps, a.lines = m.story.rung, p.Sel.steps, max(1, len(m.story.told)+p.tale.coming())
	}
	if a.contest > 0 {
		a.stones = bounds(p.stones(), edge)
	}
	if (a.mode == snatching || a.mode == taking) &&
		p.Given.Frame.Kit.InDp(min(p.Given.Frame.Field.W, p.Given.Frame.Field.H)) < roomy {
		a.heap, a.close = heap(m.fell, edge), !p.Given.Shared()
	}
	a.throws = p.Actor >= 0 && p.options.phase == rules.ThrowPhase
	a.beats = a.throws && p.beats()
	a.flicks = p.Actor >= 0 && p.options.phase == rules.FlickPhase && a.mode == flicking
	a.sheet, a.about, a.notes = p.Sel.Sheet, p.Sel.About, p.said()
	return a
}

// stones returns the points of a contest that must be in sight: Destiny and the rune that is about to be flicked, all
// that they pass in flight, or where both came to rest.
func (p *player) stones() []ui.Point {
	c, v := &p.Model.contest, p.Given.View
	mid := p.Model.discs[0]
	list := []ui.Point{ui.Pt(mid.x, mid.y)}
	switch {
	case len(c.way) > 0:
		return c.way
	case c.last >= 0 && (!p.Shown() || v.Phase() != rules.FlickPhase):
		rest := &c.flicks[c.last].rest
		return []ui.Point{ui.Pt(rest[0].x, rest[0].y), ui.Pt(rest[1].x, rest[1].y)}
	case v.Phase() == rules.FlickPhase:
		d := lies(v.Aim(v.OnTurn(), rules.Gesture{Speed: rules.MinSpeed})[1].Disc)
		list = append(list, ui.Pt(d.x, d.y))
	}
	return list
}

// said returns the notes of the open sheet, or nil if none is open. It puts them into words only when something that
// they depend on has changed.
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
