package rulebook

import (
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestPagesAreFilled lays a whole rulebook out at every size: nothing overlaps or leaves the pages, the order of the
// clauses is kept from page to page, and of two pages both are used.
func TestPagesAreFilled(t *testing.T) {
	pagetest.Long(t)
	all := chaptersIn(t, "en")
	pagetest.Each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		places := arrangeRules(k, screen, screen, true, k.Dp(150))
		w := rulePages{house: "House rule", columns: len(places.pages), gutter: places.gutter,
			margin: k.Gap.M, high: places.text.H}
		for _, c := range all {
			chapter := &pageChapter{title: c.title}
			for _, clause := range c.clauses {
				chapter.clauses = append(chapter.clauses, &clauseItem{clauseText: clause})
			}
			w.chapters = append(w.chapters, chapter)
		}
		r := places.text
		r.H = w.Measure(k, ui.Sz(r.W, 0)).H
		w.Layout(k, r)
		right := 0
		var before *clauseItem
		for _, item := range w.clauses() {
			if item.rect.X > r.X {
				right++
			}
			if !r.Grow(1).Holds(item.rect) {
				t.Errorf("%s at %v leaves the pages %v", item.id, item.rect, r)
			}
			if before != nil {
				below := item.rect.X == before.rect.X && item.rect.Y >= before.rect.Bottom()
				next := item.rect.X > before.rect.X && item.opens == before.opens || item.opens > before.opens
				if !below && !next || item.rect.Overlaps(before.rect) {
					t.Errorf("%s at %v follows %s at %v", item.id, item.rect, before.id, before.rect)
				}
			}
			before = item
		}
		if (right > 0) != (len(places.pages) > 1) {
			t.Errorf("%d clauses lie on the right one of %d pages", right, len(places.pages))
		}
	})
}
