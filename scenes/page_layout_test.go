package scenes

import (
	"fmt"
	"testing"

	"runehall/ui"
)

func TestPageLayout(t *testing.T) {
	each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		for _, widths := range [][]float64{nil, {k.Dp(120)}, {k.Touch, k.Dp(180)}, {k.Touch, k.Touch, k.Dp(160)}, {k.Dp(200), k.Dp(200), k.Dp(200)}} {
			p := arrangePage(k, screen, screen, widths, k.Dp(920))
			parts := map[string]ui.Rect{"back": p.back, "title": p.title, "body": p.body}
			for i, b := range p.buttons {
				parts[fmt.Sprint("button ", i)] = b
				touchable(t, k, fmt.Sprint("button ", i), b)
			}
			if !p.foot.Empty() {
				parts["foot"] = p.foot
			}
			touchable(t, k, "back", p.back)
			apart(t, screen, parts)
			if len(widths) < 3 && p.body.H < screen.H*.3 {
				t.Errorf("with %d buttons the body is only %v of %v high", len(widths), p.body.H, screen.H)
			}
		}
	})
}
