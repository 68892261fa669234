package curtain

import "runehall/ui"

// places says where the parts of a shut curtain stand. The line is empty where there is no room for it.
type places struct {
	coin, title, note, line, hold, rope, away ui.Rect
}

// arrange places the parts of a shut curtain within an area. It is pure.
func arrange(k *ui.Kit, area ui.Rect) places {
	in := area.Inset(ui.Insets{Top: beamHeight(k, area) * beamShape, Right: k.Gap.L, Bottom: k.Gap.L, Left: k.Gap.L})
	button := max(k.Button, k.Touch)
	title, note, hold := k.LineHeight(k.Type.Heading), 2*k.LineHeight(k.Type.Body), k.LineHeight(k.Type.Section)
	least := max(k.Dp(64), button)
	if tall := k.Dp(64) + title + note + hold + least + button + 6*k.Gap.S; in.H < tall {
		if area.Size().Portrait() {
			return narrow(k, in, button)
		}
		return low(k, in, button)
	}
	p := places{}
	if in.W >= k.Dp(560) {
		note = 1.2 * k.LineHeight(k.Type.Body)
	}
	width := min(in.W, k.Dp(560))
	foot, in := in.CutBottom(button, k.Gap.S)
	p.away = foot.Place(ui.Sz(min(foot.W, k.Dp(300)), button), .5, 1)
	if !area.Size().Portrait() {
		p.away.X = foot.Right() - p.away.W
	}
	// Spare room goes first to the coin and the rope, then to larger words, and last into the gaps.
	rest := in.H - title - note - hold - 4*k.Gap.S
	rope := min(k.Dp(132), max(least, rest*.42))
	coin := min(k.Dp(196), max(k.Dp(64), rest*.58), rest-rope)
	rest -= rope + coin
	if more := k.LineHeight(k.Type.Title) * 1.2; rest >= more-title {
		rest, title = rest-(more-title), more
	}
	line := 0.0
	if high := k.LineHeight(k.Type.Body) + k.Gap.M; rest >= high+k.Gap.S {
		rest, line = rest-high-k.Gap.S, high
	}
	gap := k.Gap.S + min(k.Gap.XL, rest/6)
	column := in.Place(ui.Sz(width, in.H), .5, 0)
	column.Y += min(k.Gap.XL*2, rest/6)
	take := func(high float64) (r ui.Rect) {
		r, column = column.CutTop(high, gap)
		return r
	}
	p.coin = take(coin).Place(ui.Sz(coin, coin), .5, .5)
	p.title, p.note = take(title), take(note)
	if line > 0 {
		p.line = take(line)
	}
	p.hold = take(hold)
	p.rope = take(rope).Place(ui.Sz(rope, rope), .5, .5)
	return p
}

// low places the parts on low screens: the coin and the seat's name at the left, the rope and its words at the right.
func low(k *ui.Kit, in ui.Rect, button float64) places {
	var p places
	left, right := in.CutLeft(in.W*.5, k.Gap.L)
	note := min(2*k.LineHeight(k.Type.Body), left.H*.28)
	p.note, left = left.CutBottom(note, 0)
	p.title, left = left.CutBottom(min(k.LineHeight(k.Type.Heading), left.H*.4), k.Gap.XS)
	side := min(left.W, left.H, k.Dp(176))
	p.coin = left.Place(ui.Sz(side, side), .5, .5)
	p.away, right = right.CutBottom(button, k.Gap.S)
	p.away = p.away.Place(ui.Sz(min(p.away.W, k.Dp(300)), button), .5, .5)
	_, right = right.CutTop(min(k.Gap.S, right.H*.1), 0)
	p.hold, right = right.CutTop(min(k.LineHeight(k.Type.Section), max(0, right.H-button)*.8), 0)
	rope := min(right.W, max(right.H, 0), k.Dp(120))
	p.rope = right.Place(ui.Sz(rope, rope), .5, .5)
	return p
}

// narrow places the parts on small upright screens: the words about the rope stand beside it.
func narrow(k *ui.Kit, in ui.Rect, button float64) places {
	var p places
	p.away, in = in.CutBottom(button, k.Gap.S)
	rope := max(button, min(k.Dp(96), in.H*.3))
	foot, in := in.CutBottom(rope, k.Gap.S)
	p.rope, p.hold = foot.CutLeft(rope, k.Gap.M)
	p.note, in = in.CutBottom(min(2*k.LineHeight(k.Type.Body), in.H*.3), k.Gap.XS)
	p.title, in = in.CutBottom(min(2*k.LineHeight(k.Type.Heading), in.H*.5), k.Gap.XS)
	side := min(in.W, in.H, k.Dp(176))
	p.coin = in.Place(ui.Sz(side, side), .5, .5)
	return p
}
