package table

import (
	"runehall/scenes/table/notices"
	"runehall/ui"
)

// room returns where words have room on the table. board finds the board's things, and draw draws the board; nil: it
// cannot be done.
func (w *front) room(board notices.Finding, draw func(c *ui.Canvas)) notices.Room {
	p := &w.places
	r := notices.Room{
		Screen: w.screen, Area: p.tips(), Field: p.field, Seats: p.seats, Docks: p.docks, Board: board, Edge: p.edge(),
		Slot: p.slot,
	}
	if w.golden {
		r.Golden = p.primary
	}
	if draw != nil {
		r.Drawn = func() notices.Drawn { return drawn(w, draw, w.toast.Rect()) }
	}
	return r
}

// edge returns the height of the ledge's upper edge; at a rail, that of the field's lower one.
func (p *places) edge() float64 {
	if p.rail {
		return p.field.Bottom()
	}
	return p.ground.Y
}

// drawn returns what the board and the things round it draw now. toast is the place of a toast, if it counts.
func drawn(w *front, draw func(c *ui.Canvas), toast ui.Rect) notices.Drawn {
	p := &w.places
	d := w.guide.Ink.Look(w.stage.Kit, w.screen, []ui.Rect{p.field, p.ground}, draw)
	round := [...]ui.Rect{p.top, p.turn, p.clocks, p.code, p.plates, p.lastMove}
	d.All = append(d.All, round[:]...)
	if w.golden || w.asking {
		d.All = append(d.All, p.primary)
	}
	if w.asking {
		d.All = append(d.All, p.asked)
	}
	if w.consent.Asks() {
		d.All = append(d.All, w.consent.Rect())
	}
	if w.recap.Open {
		d.All = append(d.All, p.recap)
	}
	if w.toast.Shown() {
		d.All = append(d.All, toast)
	}
	return d
}

// targets returns what words on the table can point at.
func (w *front) targets(board interface{ Report(r *Report) }, finding notices.Finding) notices.Targets {
	r := Report{Root: w.root, Targets: map[string]ui.Rect{}, State: map[string]any{}}
	w.names.Report(&r)
	board.Report(&r)
	there := notices.Targets{All: r.Targets, Lit: map[string]ui.Rect{}}
	if finding != nil {
		there.Use = finding.Use()
		for _, name := range finding.AppendLit(nil) {
			if at, ok := r.Targets[name]; ok {
				there.Lit[name] = at
			}
		}
	}
	return there
}

// tips returns where tips may lie: everywhere below the bar and the words about the turn. On an upright screen the
// strip of the golden button stays free.
func (p *places) tips() ui.Rect {
	if p.rail {
		r := ui.Rc(p.sheet.X, p.sheet.Y, p.ledge.Right()-p.sheet.X, p.sheet.H)
		return r.Union(p.slot)
	}
	foot := p.ledge.Bottom()
	if p.portrait {
		foot = p.primary.Y
	}
	return ui.Rect{X: p.sheet.X, Y: p.sheet.Y, W: p.sheet.W, H: foot - p.sheet.Y}
}

// toasts returns where toasts have room.
func toasts(w *front, k *ui.Kit, board notices.Finding, draw func(c *ui.Canvas)) notices.ToastRoom {
	p := &w.places
	r := notices.ToastRoom{
		Field: p.field, Foot: p.toast, Beside: p.toast, All: p.toast, Last: p.toast, Portrait: p.portrait, Board: board,
		Bare: p.tips(), Edge: p.edge(), Slot: p.slot,
		Drawn: func() notices.Drawn {
			d := drawn(w, draw, ui.Rect{})
			if at := w.guide.Rect(); !at.Empty() {
				d.All = append(d.All, at)
			}
			return d
		},
	}
	if p.portrait {
		r.Beside.Y, r.All.Y = p.turn.Bottom(), p.top.Bottom()
		r.Beside.H, r.All.H = p.toast.Bottom()-r.Beside.Y, p.toast.Bottom()-r.All.Y
		r.Last.H = max(r.Last.H, p.primary.Y-k.Gap.XS-r.Last.Y)
		return r
	}
	if !p.seats.Empty() {
		r.Beside.X, r.Beside.W = p.seats.X, p.toast.Right()-p.seats.X
	}
	r.All = r.Beside.Union(ui.Rc(r.Beside.X, p.top.Y, r.Beside.W, 1))
	r.Last = r.All
	r.Last.W = max(r.Last.W, p.primary.Right()-r.Last.X)
	r.Last.H = min(r.Last.H, p.primary.Y-k.Gap.XS-r.Last.Y)
	return r
}
