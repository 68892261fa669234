package toss

import (
	"math"

	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// explains reports whether holding a thing explains it. A finger on the bowl holds the runes instead, and in a snatch
// runes are gripped.
func (p *player) explains(t thing) bool {
	return explains(t) && !(t.Kind == bowl && p.finger) && !(onTable(t) && p.tale.mode() == snatching)
}

// focuses reports whether a thing is a stop of the focus. Among the runes on the table, while a clock runs, only those
// are that can be taken.
func (p *player) focuses(t thing) bool {
	return !onTable(t) || !p.Given.Clocked || p.Model.up(t)
}

// passes reports whether the focus, on its way, passes over a stop. On a clock there is no time to walk past anything
// but runes and the buttons that say that a seat is done. Where several persons snatch, each has a cursor of its own.
func (p *player) passes(t thing) bool {
	return p.Given.Controls || p.Given.Clocked && p.Sel.Sheet == boards.NoSheet && t.Kind != done && !p.Model.up(t)
}

// hit returns the thing that a point of the screen means. In a snatch runes are gripped, and neither tapped nor
// explained, even if the clock stops under a finger. Where several persons snatch, trays do not open either: hands come
// home to them, and a sheet would cover everybody's table.
func (p *player) hit(at ui.Point) thing {
	t := p.Things.Hit(at)
	if p.tale.mode() == snatching && p.Sel.Sheet == boards.NoSheet &&
		(onTable(t) || (t.Kind == tray || t.Kind == dish) && len(p.Given.Movers) > 1) {
		return thing{}
	}
	return t
}

func (p *player) numbered() (list []thing) {
	for i := range p.now.options.choices() {
		list = append(list, choiceNth(i))
	}
	return list
}

// follow keeps the focus on the table when its rune is taken: it goes to the rune that comes next in the list.
func (p *player) follow(c *ui.Context) {
	list := p.Model.discs
	for i := range list {
		if t := p.Model.thing(i); c.Focused(p.Owner(t)) {
			p.on, p.place = t, i
			return
		}
	}
	if onTable(p.on) && c.Focused(p.Owner(p.on)) && p.place < len(list) {
		c.Focus(p.Owner(p.Model.thing(p.place)))
	}
}

// sights draws the rune that has the focus into sight.
func (p *player) sights(c *ui.Context) {
	if p.places.slack == (ui.Point{}) || !c.RingShown() {
		return
	}
	for i := range p.Model.discs {
		if at := p.places.disc(&p.Model.discs[i]); c.Focused(p.Owner(p.Model.thing(i))) && !p.places.window.Holds(at) {
			p.places.shows(at)
			return
		}
	}
}

// roam moves the focus from rune to rune by arrows, within 45° of their direction. Runes lie in no rows, and the usual
// rule of pages would skip those a little aside.
func (p *player) roam(c *ui.Context) {
	on := ui.Rect{}
	for t, at := range p.Each {
		if onTable(t) && c.Focused(p.Owner(t)) {
			on = at
		}
	}
	if on.Empty() {
		return
	}
	for a, way := range arrows {
		best, nearest := -1, math.Inf(1)
		for i := range p.Model.discs {
			if t, at := p.places.rune(i); at.Empty() || !p.focuses(t) {
				continue
			}
			d := p.places.disc(&p.Model.discs[i]).Center().Sub(on.Center())
			ahead, aside := d.X*way.X+d.Y*way.Y, math.Abs(d.X*way.Y+d.Y*way.X)
			if far := math.Hypot(d.X, d.Y); ahead > 0 && aside <= ahead && far < nearest {
				best, nearest = i, far
			}
		}
		if best >= 0 && c.Action(ui.Action(a)) {
			c.Focus(p.Owner(p.Model.thing(best)))
			return
		}
	}
}

var arrows = [...]ui.Point{ui.Left: {X: -1}, ui.Right: {X: 1}, ui.Up: {Y: -1}, ui.Down: {Y: 1}}

// lead moves the focus when something else is to be done, if keys are used: to the bowl, the rune to be flicked, the
// first choice, or the rune nearest to the middle.
func (p *player) lead(c *ui.Context) {
	begun := begin{p.tale.mode(), p.options.actor, p.Given.Clocked}
	if begun == p.begun {
		return
	}
	p.begun = begun
	if begun.actor < 0 || !c.RingShown() {
		return
	}
	if t, ok := p.Focused(c); ok && onTable(t) && begun.mode == taking {
		return
	}
	to, nearest := thing{}, math.Inf(1)
	for t, at := range p.Each {
		far := at.Center().Dist(p.places.window.Center())
		if t.Kind == bowl || t.Kind == flicked || t == (things.The(choice)) {
			far = -1
		} else if !p.Model.up(t) {
			continue
		}
		if far < nearest {
			to, nearest = t, far
		}
	}
	if to.Kind != nothing {
		c.Focus(p.Owner(to))
	}
}

// turns returns by how many steps the arrows turn the aim in this tick, to the right if positive. They do so only while
// the focus is on the thing to be struck, or is not shown.
func (p *player) turns(c *ui.Context) (steps float64) {
	t, _ := p.Focused(c)
	if c.RingShown() && t.Kind != meter && t.Kind != bowl && t.Kind != flicked || p.Sel.Sheet != boards.NoSheet {
		return 0
	}
	if c.Action(ui.Left) {
		steps--
	}
	if c.Action(ui.Right) {
		steps++
	}
	return steps
}

// buttons hands the tick to the buttons, and moves the focus.
func (p *player) buttons(c *ui.Context) {
	p.sheets.paper.Update(c)
	p.acts.Update(c)
	if !p.Given.Bare && !p.Given.Controls {
		p.lead(c)
		p.roam(c)
		p.follow(c)
		p.sights(c)
	}
	p.Given.Note(p.keys != c.RingShown())
	p.let, p.keys = false, c.RingShown()
	for _, at := range c.Rest().Pointers {
		if at.Phase != ui.Hover {
			p.finger, p.let = at.Kind == ui.Touch, p.let || at.Phase == ui.Release
		}
	}
}
