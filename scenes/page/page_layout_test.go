package page_test

import (
	"fmt"
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/scenes/page"
	"runehall/ui"
)

func TestPageLayout(t *testing.T) {
	pagetest.Each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		for _, widths := range [][]float64{nil, {k.Dp(120)}, {k.Touch, k.Dp(180)}, {k.Touch, k.Touch, k.Dp(160)},
			{k.Dp(200), k.Dp(200), k.Dp(200)}} {
			p := page.Arrange(k, screen, screen, widths, k.Dp(920))
			parts := map[string]ui.Rect{"back": p.Back, "title": p.Title, "body": p.Body}
			for i, b := range p.Buttons {
				parts[fmt.Sprint("button ", i)] = b
				pagetest.Touchable(t, k, fmt.Sprint("button ", i), b)
			}
			if !p.Foot.Empty() {
				parts["foot"] = p.Foot
			}
			pagetest.Touchable(t, k, "back", p.Back)
			pagetest.Apart(t, screen, parts)
			if len(widths) < 3 && p.Body.H < screen.H*.3 {
				t.Errorf("with %d buttons the body is only %v of %v high", len(widths), p.Body.H, screen.H)
			}
		}
	})
}
