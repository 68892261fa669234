package rulebook

import "runehall/ui"

// rulePages are the chapters of a rulebook as one reads them: one below the other on one page, or on both pages of the
// open book, from one pair of pages to the next.
type rulePages struct {
	chapters []*pageChapter
	house    string  // the words that mark a house rule
	columns  int     // pages side by side
	gutter   float64 // between the words of two pages
	margin   float64 // to the right of the words, for the bar of the scroll
	high     float64 // a page
	rect     ui.Rect
}

type pageChapter struct {
	title   string
	clauses []*clauseItem
	rect    ui.Rect // of the title
}

func (w *rulePages) clauses() (list []*clauseItem) {
	for _, c := range w.chapters {
		list = append(list, c.clauses...)
	}
	return list
}

// Measure returns the height of everything.
func (w *rulePages) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, w.lay(k, ui.Rect{W: room.W}))
}

// Layout places the clauses.
func (w *rulePages) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.lay(k, r)
}

// lay fills page by page, and returns how high all is. What does not fit onto the rest of a page begins the next one,
// unless there is only one page, which goes on.
func (w *rulePages) lay(k *ui.Kit, r ui.Rect) float64 {
	width := (r.W - w.margin - w.gutter*float64(w.columns-1)) / float64(w.columns)
	column, y, top, low := 0, r.Y, r.Y, r.Y // low is where the present pair of pages ends
	begin := func(high float64) {
		if w.columns == 1 || y == top || y+high <= top+w.high {
			return
		}
		if column++; column == w.columns {
			column, top = 0, max(low, top+w.high)
			low = top
		}
		y = top
	}
	for _, c := range w.chapters {
		head := k.Measure(c.title, k.Type.Label, width).H + k.Gap.S
		for i, item := range c.clauses {
			high := item.height(k, width, w.house)
			if i == 0 { // a title stands above something
				if y > top {
					y += k.Gap.L
				}
				begin(head + high)
				c.rect = ui.Rect{X: r.X + float64(column)*(width+w.gutter), Y: y, W: width, H: head - k.Gap.S}
				y += head
			} else {
				begin(high)
			}
			item.rect, item.opens = ui.Rect{X: r.X + float64(column)*(width+w.gutter), Y: y, W: width, H: high}, top
			y += high + k.Gap.M
			low = max(low, y)
		}
	}
	return low - r.Y
}

// Rect returns the place of the pages.
func (w *rulePages) Rect() ui.Rect { return w.rect }

// Update makes each clause focusable, so that keys can move through them.
func (w *rulePages) Update(c *ui.Context) {
	for _, ch := range w.chapters {
		for _, item := range ch.clauses {
			c.Focusable(item, item.rect.Grow(c.Gap.XS), c.Radius.Button)
		}
	}
}

// Draw draws what is in sight.
func (w *rulePages) Draw(c *ui.Canvas) {
	for _, ch := range w.chapters {
		if ch.rect.Overlaps(c.Bounds()) {
			c.Paragraph(ch.title, c.Type.Label.In(c.Palette.ParchmentInk.Fade(.8)), ch.rect, ui.AlignLeft)
		}
		for _, item := range ch.clauses {
			if item.rect.Overlaps(c.Bounds()) {
				item.draw(c, w.house)
			}
		}
	}
}
