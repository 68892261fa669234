package masters

import (
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/ui"
)

// panelPlaces is where the words about the choice stand, and the buttons that lead from one place for a card to the
// next.
type panelPlaces struct {
	says  ui.Rect // what becomes of a card or master, or else what the match is about
	back  ui.Rect // the button to the place before
	next  ui.Rect // the button to the place after
	count ui.Rect // the number of the place; empty where the words stand between the two buttons
	// for a hint that needs more room than the words have: their row and the border above; empty if says is enough
	told     ui.Rect
	centre   ui.Rect // the button that brings the whole board into sight
	controls ui.Rect // the whole row of these three, which the buttons of a choice take over
	solo     ui.Rect // for a choice of a single button, beside that row; it may cover the buttons that turn a card
}

// leastShrink is how narrow a button may become, as a share of the width it wants. Its words shrink with it.
const leastShrink = .85

// there reports whether buttons of a choice have room. A recap may have taken the place of the seats and of the panel
// below them.
func (p *panelPlaces) there() bool { return !p.controls.Empty() || !p.solo.Empty() }

func (p *panelPlaces) stack(k *ui.Kit, r ui.Rect) {
	row, words := r.CutBottom(min(max(stage.MinTouch(k), k.Dp(44)), r.H*.5), k.Gap.S)
	p.says = words
	p.control(k, row)
}

func (p *panelPlaces) beside(k *ui.Kit, r ui.Rect) {
	row, words := r.CutRight(min(r.W*.45, k.Dp(290)), k.Gap.S)
	p.says = words
	p.control(k, row)
}

// endOf sets the end of the strip aside for a choice of a single button, if the ledge had no room for it, and returns
// the rest: so the button covers neither words nor step buttons.
func (p *panelPlaces) endOf(k *ui.Kit, strip ui.Rect) ui.Rect {
	wide := k.Dp(150)
	if !p.solo.Empty() || strip.W < 2.5*wide {
		return strip
	}
	p.solo, strip = strip.CutRight(wide, k.Gap.S)
	return strip
}

// flank places the words between the two step buttons.
func (p *panelPlaces) flank(k *ui.Kit, r ui.Rect) {
	side := min(stage.MinTouch(k), r.W*.2)
	p.controls = r
	p.back, r = r.CutLeft(side, k.Gap.XS)
	p.next, p.says = r.CutRight(side, k.Gap.XS)
	for _, b := range []*ui.Rect{&p.back, &p.next} {
		*b = b.Place(ui.Sz(side, min(side, b.H)), .5, .5)
	}
}

func (p *panelPlaces) control(k *ui.Kit, r ui.Rect) {
	p.controls = r
	side := min(r.H, max(stage.MinTouch(k), k.Dp(44)))
	p.centre, r = r.CutRight(side, k.Gap.XS)
	p.back, r = r.CutLeft(side, k.Gap.XS)
	p.next, p.count = r.CutRight(side, k.Gap.XS)
}

// choices places buttons that want the given widths: in the row of the step buttons or, if the panel has no words about
// the choice (worded), anywhere in the panel.
func (p *panelPlaces) choices(k *ui.Kit, widths []float64, worded bool) []ui.Rect {
	room := p.controls
	switch {
	case len(widths) == 0:
		return nil
	case len(widths) == 1 && !p.solo.Empty():
		return []ui.Rect{p.solo.Place(ui.Sz(min(p.solo.W, max(widths[0], p.solo.W*.7)), min(k.Button, p.solo.H)),
			0, .5)}
	}
	touch, n := stage.MinTouch(k), len(widths)
	if !worded {
		room = room.Union(p.says)
		if p.says.Bottom() <= p.controls.Y { // no wider than the words above: the deck stands beside them
			room.W = min(room.W, p.says.W)
		}
	}
	if all := boards.Breadth(k, widths); all*leastShrink <= p.controls.W {
		row := p.controls.Place(ui.Sz(min(all, p.controls.W), min(k.Button, p.controls.H)), .5, .5)
		tracks := make([]ui.Track, n)
		for i, w := range widths {
			tracks[i] = ui.Fixed(w)
		}
		return row.Columns(k.Gap.S, tracks...)
	}
	columns := 1
	if float64(n)*touch+float64(n-1)*k.Gap.XS > room.H {
		columns = 2
	}
	if rows := (n + columns - 1) / columns; float64(rows)*touch+float64(rows-1)*k.Gap.XS > room.H {
		columns = n
	}
	rows := float64((n + columns - 1) / columns)
	room = room.Place(ui.Sz(room.W, min(room.H, rows*k.Button+(rows-1)*k.Gap.XS)), 0, 1)
	return room.Grid(n, columns, k.Gap.XS)
}
