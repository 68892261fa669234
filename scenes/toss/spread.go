package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/stage"
	"runehall/scenes/things"
	"runehall/ui"
)

// spread tells the shared board where all things lie, in the order in which the focus goes. Things on the table are
// strewn: they are found anew each time, since the lens glides and runes roll.
func (p *places) spread() {
	s := &p.Things
	s.Begin(&all)
	s.PutAll(choice, 0, 0, p.choice...)
	s.Put(things.The(meter), p.meter)
	s.Put(things.The(bowl), p.bowl)
	s.PutAll(ranking, 0, 0, p.flick.ranking...)
	s.Put(things.The(tape), p.flick.tape)
	if p.made.flicks {
		s.Strew(func() int { return 1 }, func(int) (thing, ui.Rect) { return things.The(flicked), p.flicked() })
	}
	s.PutAll(rung, 0, 1, p.story.rungs[:]...)
	for i := range p.trays {
		t := &p.trays[i]
		s.Put(things.Own(done, t.Seat), t.out(t.done))
		s.Put(dishOf(t.Seat), t.out(t.dish))
		s.Put(trayOf(t.Seat), t.out(t.Chip))
	}
	if p.made.mode != flicking && p.made.mode != racing {
		s.Strew(p.lie, p.rune)
	}
	s.Under(p.under)
	for _, k := range [...]kind{tray, dish, bag, hand, well, loot, spot, contact, middle} {
		s.Find(k, p.find)
	}
	if !p.sheet.Rect.Empty() {
		s.Cover()
		s.Put(things.The(close), p.sheet.Close)
		s.Under(func(at ui.Point) thing {
			if p.sheet.Rect.Has(at) {
				return things.The(sheet)
			}
			return things.The(close)
		})
	}
}

// lie returns how many runes lie on the table; Destiny is the first. When a match is over, the spoils take the place of
// all others.
func (p *places) lie() int {
	if p.Model.ended {
		return 1
	}
	return len(p.Model.discs)
}

// rune returns the i-th rune on the table and where it is, if the whole of it is in sight. If it can be drawn into
// sight, the place is its mark at the edge of the window.
func (p *places) rune(i int) (t thing, at ui.Rect) {
	d := &p.Model.discs[i]
	if at = p.disc(d); !p.window.Holds(at) {
		at = p.beyond(d)
	}
	return p.Model.thing(i), at
}

// under returns the thing on the table at a point: the nearest rune, or the fuse in the rim.
func (p *places) under(at ui.Point) thing {
	if p.made.flicks && p.flicked().Has(at) {
		return things.The(flicked)
	}
	if !p.window.Has(at) {
		return thing{}
	}
	if i := p.nearest(at); i >= 0 && i < p.lie() && p.made.mode != flicking {
		return p.Model.thing(i)
	}
	rim := at.Dist(p.lens.Screen(ui.Point{})) / p.lens.scale
	if _, on := p.burns(); on && rim > float64(rules.TableRadius)/1000 && rim < tableWide {
		return things.The(fuse)
	}
	return thing{}
}

// nearest returns the index of the disc nearest to a point, or -1 if none is within reach of a fingertip.
func (p *places) nearest(at ui.Point) int {
	best, least := -1, max(p.radius(), p.Given.Frame.Kit.Dp(grasp))
	for i, d := range p.Model.discs {
		if far := p.lens.Screen(ui.Pt(d.x, d.y)).Dist(at); far <= least {
			best, least = i, far
		}
	}
	return best
}

// burns returns for how many ticks the fuse burns, and false if there is none now.
func (p *places) burns() (limit int32, on bool) {
	limit, on = p.Given.View.Limit()
	return limit, on && (p.Model.phase == rules.SnatchPhase || p.Model.phase == rules.RunPhase)
}

// find returns where a thing is for flights and sounds; empty if it has no place. Parts that a small tray does not show
// are in the middle of the tray.
func (p *places) find(t thing) ui.Rect {
	m, n := p.Model, int(t.N)
	switch {
	case t.Kind == spot && n >= 0 && n < len(m.fell):
		return p.disc(&m.fell[n])
	case t.Kind == contact:
		return p.square(p.lens.Screen(m.contacts[n]))
	case t.Kind == middle:
		return p.square(p.lens.Screen(ui.Point{}))
	case t.Kind == bag:
		return p.square(ui.Pt(p.window.Center().X, p.window.Y))
	case t.Kind == hand && t.Seat == p.made.front && !p.bowl.Empty():
		return p.square(p.bowl.Center())
	}
	q := p.tray(t.Seat)
	if q == nil {
		return ui.Rect{}
	}
	at := ui.Rect{}
	switch t.Kind {
	case tray:
		at = q.badge
	case dish:
		at = q.dish
	case well:
		at = wellSlot(q.well, n, n+1)
	case loot:
		side := min(q.loot[n].W, q.loot[n].H)
		at = q.loot[n].Place(ui.Sz(side, side), .5, .5)
	default:
		return at
	}
	if at.Empty() {
		at = p.square(q.Chip.Center())
	}
	return q.out(at)
}

// square returns the square of a rune on the table with its middle at a point.
func (p *places) square(mid ui.Point) ui.Rect {
	side := 2 * p.radius()
	return ui.RectAround(mid, ui.Sz(side, side))
}

func (p *places) disc(d *disc) ui.Rect { return p.square(p.lens.Screen(ui.Pt(d.x, d.y))) }

// radius returns the radius of the runes on the table, in pixels: to scale where they are flicked, and otherwise
// larger, so that they can be read and touched.
func (p *places) radius() float64 {
	r := p.lens.scale * rules.DiscRadius / 1000
	if p.made.mode == flicking {
		return r
	}
	return min(enlarged*r, max(r, p.Given.Frame.Kit.Dp(legible)))
}

func (p *places) flicked() ui.Rect {
	v := p.Given.View
	d := lies(v.Aim(v.OnTurn(), rules.Gesture{Speed: rules.MinSpeed})[1].Disc)
	return p.disc(&d).AtLeast(ui.Sz(stage.MinTouch(p.Given.Frame.Kit), stage.MinTouch(p.Given.Frame.Kit)))
}

// wellSlot returns the place of the i-th of n runes in a well: side by side, overlapping if there are many.
func wellSlot(well ui.Rect, i, n int) ui.Rect {
	side := min(well.H*.86, well.W/3.3)
	step := min(side*1.08, (well.W-side*1.12)/float64(max(1, n-1)))
	return ui.Rc(well.X+side*.06+float64(i)*step, well.Y+(well.H-side)/2, side, side)
}
