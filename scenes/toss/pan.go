package toss

import (
	"slices"

	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/ui"
)

// drags is a finger that draws the table about, where the heap finds no room. It began on bare wood.
type drags struct {
	on bool
	id ui.PointerID
	at ui.Point
}

// within returns p moved as little as possible, to be no further from the origin than slack to either side.
func within(p, slack ui.Point) ui.Point {
	return ui.Pt(max(-slack.X, min(p.X, slack.X)), max(-slack.Y, min(p.Y, slack.Y)))
}

// draws draws the table about by a distance on the screen, but no further than there is something of the heap to see.
func (p *places) draws(by ui.Point) {
	to := within(p.pan.Sub(by.Mul(1/p.aim.scale)), p.slack)
	if by = to.Sub(p.pan); by == (ui.Point{}) {
		return
	}
	p.pan = to
	p.aim.mid = p.aim.mid.Add(p.aim.way(by.Mul(p.aim.scale)))
	p.settle()
	p.Given.Note(true)
}

// shows draws the table about until a place is in sight.
func (p *places) shows(at ui.Rect) {
	w, by := p.window, ui.Point{}
	by.X = max(0, w.X-at.X) - max(0, at.Right()-w.Right())
	by.Y = max(0, w.Y-at.Y) - max(0, at.Bottom()-w.Bottom())
	p.draws(by)
}

// expose draws a rune of the table into sight.
func (p *places) expose(t thing) {
	if i := p.Model.index(t); i >= 0 {
		p.shows(p.disc(&p.Model.discs[i]))
	}
}

// markSide is the side of the mark of a rune out of sight, in dp.
const markSide = 12

// beyond returns the mark of a rune at the edge of the window: it lies face up and out of sight, and can be drawn into
// sight. For others it is empty.
func (p *places) beyond(d *disc) ui.Rect {
	if p.slack == (ui.Point{}) || !d.up || d.rune == rules.Destiny {
		return ui.Rect{}
	}
	k := p.Given.Frame.Kit
	at, in := p.lens.Screen(ui.Pt(d.x, d.y)), p.window.Grow(-k.Dp(markSide*.75))
	at = ui.Pt(max(in.X, min(at.X, in.Right())), max(in.Y, min(at.Y, in.Bottom())))
	return ui.RectAround(at, ui.Sz(k.Dp(markSide), k.Dp(markSide)))
}

// calls answers a tap on such a mark: it draws the rune into sight.
func (p *places) calls(at ui.Point) {
	for i := range p.Model.discs {
		d := &p.Model.discs[i]
		if lies := p.disc(d); !p.window.Holds(lies) &&
			p.beyond(d).AtLeast(ui.Sz(stage.MinTouch(p.Given.Frame.Kit), stage.MinTouch(p.Given.Frame.Kit))).Has(at) {
			p.shows(lies)
			return
		}
	}
}

// pan follows the finger that draws the table about.
func (h *handwork) pan(in *ui.Input) {
	d, p := &h.drags, h.places
	for _, at := range in.Pointers {
		switch {
		case at.Phase == ui.Press && !d.on && h.Sel.Sheet == boards.NoSheet && p.slack != (ui.Point{}) &&
			p.window.Has(at.At) && h.bare(at.At):
			*d = drags{true, at.ID, at.At}
		case !d.on || at.ID != d.id:
		case at.Phase == ui.Drag:
			p.draws(at.At.Sub(d.at))
			d.at = at.At
		default:
			if d.on = false; at.Phase == ui.Release && !at.Moved {
				p.calls(at.At)
			}
		}
	}
	if d.on && !slices.ContainsFunc(in.Pointers, func(at ui.Pointer) bool { return at.ID == d.id }) {
		d.on = false
	}
}

// bare reports whether there is no face-up rune within reach of a finger at a point.
func (h *handwork) bare(at ui.Point) bool {
	r, _ := h.under(at)
	return r < 0
}
