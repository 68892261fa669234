package statistics

import (
	"runehall/scenes/page"
	"runehall/ui"
)

// statisticsRail is what chooses: the person, and the game. Beside a page that is wide it stays in sight; otherwise it
// lies above the page and scrolls away with it.
type statisticsRail struct {
	tabs gameTabs
	who  personPick
	many bool // there are several persons to choose from
	// free is told how high what lies beside the rail can be without being scrolled, in pixels; 0: nobody can say.
	free func(high float64)
}

// The widths of a rail beside a page, and the least width that it must leave to the page, in dp.
const (
	listRail, gridRail    = 244, 168
	leastBeside, leastLow = 740, 400
)

// shape finds out how the tabs stand on a screen.
func (w *statisticsRail) shape(k *ui.Kit, safe ui.Rect) {
	inner := safe.W - 2*page.Margin(k, safe)
	low := safe.H < k.Dp(page.LowPage)
	switch {
	case low && safe.W > safe.H && inner >= k.Dp(gridRail+leastLow):
		w.tabs.form = tabsInGrid
	case !low && inner >= k.Dp(listRail+leastBeside):
		w.tabs.form = tabsInList
	default:
		w.tabs.form = tabsInRow
	}
}

func (w *statisticsRail) beside() bool { return w.tabs.form != tabsInRow }

// Split cuts the rail's place off the body of a page.
func (w *statisticsRail) Split(k *ui.Kit, body ui.Rect, margin float64) (place, rest ui.Rect) {
	wide := k.Dp(gridRail)
	if w.tabs.form == tabsInList {
		wide = k.Dp(listRail)
	}
	in := body.Inset(ui.Insets{Top: k.Gap.S, Right: margin, Bottom: k.Gap.M, Left: margin})
	place, rest = in.CutLeft(wide, k.Gap.L)
	rest.X, rest.W = rest.X-margin, rest.W+2*margin // the content of the page has its margin
	rest.Y, rest.H = body.Y, body.H
	if w.tabs.form == tabsInList {
		w.free(rest.H - k.Gap.S - k.Gap.XL)
	}
	return place, rest
}

// Measure returns the height of the rail above a page.
func (w *statisticsRail) Measure(k *ui.Kit, room ui.Size) ui.Size {
	size := w.tabs.Measure(k, room)
	if w.many {
		size.H += k.Gap.M + w.who.Measure(k, room).H
	}
	return size
}

// Layout places the person above the games, or below them where the rail lies above the page: the person is then next
// to the page.
func (w *statisticsRail) Layout(k *ui.Kit, r ui.Rect) {
	if !w.many {
		w.tabs.Layout(k, r)
		return
	}
	high := w.who.Measure(k, r.Size()).H
	var who ui.Rect
	if w.beside() {
		who, r = r.CutTop(high, k.Gap.M)
	} else {
		who, r = r.CutBottom(high, k.Gap.M)
	}
	w.who.Layout(k, who)
	w.tabs.Layout(k, r)
}

// Update updates both.
func (w *statisticsRail) Update(c *ui.Context) {
	if w.many && w.beside() {
		w.who.Update(c)
	}
	w.tabs.Update(c)
	if w.many && !w.beside() {
		w.who.Update(c)
	}
}

// Draw draws both.
func (w *statisticsRail) Draw(c *ui.Canvas) {
	if w.many {
		w.who.Draw(c)
	}
	w.tabs.Draw(c)
}
