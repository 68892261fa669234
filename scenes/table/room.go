package table

import (
	"runehall/scenes/table/notices"
	"runehall/ui"
)

// room returns where words have room on the table. board finds the board's things; nil: it cannot.
func (w *front) room(board notices.Finding) notices.Room {
	p := &w.places
	r := notices.Room{Screen: w.screen, Area: p.tips(), Field: p.field, Seats: p.seats, Docks: p.docks, Board: board}
	if w.golden {
		r.Golden = p.primary
	}
	return r
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
		return ui.Rc(p.sheet.X, p.sheet.Y, p.ledge.Right()-p.sheet.X, p.sheet.H)
	}
	foot := p.ledge.Bottom()
	if p.portrait {
		foot = p.primary.Y
	}
	return ui.Rect{X: p.sheet.X, Y: p.sheet.Y, W: p.sheet.W, H: foot - p.sheet.Y}
}

func (p *places) toasts(k *ui.Kit, board notices.Finding) notices.ToastRoom {
	r := notices.ToastRoom{
		Field: p.field, Foot: p.toast, Beside: p.toast, All: p.toast, Last: p.toast, Portrait: p.portrait, Board: board,
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
