package toss

import (
	rules "runehall/games/toss"
	"runehall/ui"
)

// hit returns what lies at a point of the screen: what lies over the table first, then the nearest rune.
func (p *places) hit(at ui.Point, m *model) (found target) {
	if p.sheet.Rect.Has(at) {
		found = target{kind: onSheet}
		if p.sheet.Close.Has(at) {
			found.kind = onClose
		}
		return found
	}
	if !p.sheet.Rect.Empty() {
		return target{kind: onClose}
	}
	p.eachFixed(func(t target, r ui.Rect) bool {
		if r.Has(at) {
			found = t
			return false
		}
		return true
	})
	if found.kind != onNothing || !p.window.Has(at) {
		return found
	}
	if i := p.nearest(at, m); i >= 0 && p.made.mode != flicking {
		return target{onDisc, i}
	}
	rim := at.Dist(p.lens.Screen(ui.Point{})) / p.lens.scale
	if _, on := p.burns(m); on && rim > float64(rules.TableRadius)/1000 && rim < tableWide {
		found.kind = onFuse
	}
	return found
}

// burns returns how long the fuse burns, and false if there is none now.
func (p *places) burns(m *model) (limit int32, on bool) {
	limit, on = p.given.View.Limit()
	return limit, on && (m.phase == rules.SnatchPhase || m.phase == rules.RunPhase)
}

// each calls a function for all that can be pointed at, with its place, until it returns false.
func (p *places) each(m *model, yield func(t target, at ui.Rect) bool) {
	if !p.sheet.Rect.Empty() {
		yield(target{kind: onClose}, p.sheet.Close)
		return
	}
	goes := true
	p.eachFixed(func(t target, at ui.Rect) bool {
		goes = yield(t, at)
		return goes
	})
	if p.made.mode == flicking || p.made.mode == racing {
		return
	}
	for i := range m.discs {
		if at := p.disc(&m.discs[i]); goes && p.window.Holds(at) {
			goes = yield(target{onDisc, i}, at)
		}
	}
}

// eachFixed calls a function for all that lies beside or over the table; small things come before what they lie in.
func (p *places) eachFixed(yield func(t target, at ui.Rect) bool) {
	goes := true
	put := func(k targetKind, index int, at ui.Rect) {
		if goes && !at.Empty() {
			goes = yield(target{k, index}, at)
		}
	}
	for i, r := range p.choice {
		put(onChoice, i, r)
	}
	put(onMeter, 0, p.meter)
	put(onBowl, 0, p.bowl)
	for i, r := range p.flick.ranking {
		put(onRanking, i, r)
	}
	put(onTape, 0, p.flick.tape)
	if p.made.flicks {
		put(onFlicked, 0, p.flicked())
	}
	for i, r := range p.story.rungs {
		put(onRung, i+1, r)
	}
	for i := range p.trays {
		t, s := &p.trays[i], int(p.trays[i].Seat)
		out := func(r ui.Rect) ui.Rect {
			if r.Empty() {
				return r
			}
			return t.Turned.OutRect(r)
		}
		put(onDone, s, out(t.done))
		put(onDish, s, out(t.dish))
		put(onTray, s, out(t.Chip))
	}
}

// disc returns where a rune of the table is seen.
func (p *places) disc(d *disc) ui.Rect {
	side := 2 * p.radius()
	return ui.RectAround(p.lens.Screen(ui.Pt(d.x, d.y)), ui.Sz(side, side))
}
