package masters

import (
	rules "runehall/games/masters"
	"runehall/ui"
)

// refuse shakes what may not be done: a card over its place, or the rune that was named.
func (b *Board) refuse(m rules.Move) {
	f := flash{kind: flashRefused, cell: m.Cell, ticks: refuseTicks}
	switch {
	case lays(m):
		f.laid = rules.Laid{Card: m.Card, Cell: m.Cell, Turn: m.Turn}
	case m.Kind != rules.PlaceMaster && m.Kind != rules.PlaceToken:
		return
	}
	b.timeline.Add(lit(f))
}

// shake returns how far what was refused is off its place: two swings of 6 dp.
func (b *Board) shake(f *flash) float64 {
	t := f.elapsed() / float64(shakeTicks)
	if f.still || t >= 1 {
		return 0
	}
	return b.frame.Kit.Dp(6) * ui.Shake(t, 2)
}

// shaken returns how far a draft is off its place because it was refused.
func (b *Board) shaken(l rules.Laid) float64 {
	for i := range b.model.flashes {
		if f := &b.model.flashes[i]; f.kind == flashRefused && f.laid == l && l.Card != rules.Hidden {
			return b.shake(f)
		}
	}
	return 0
}

// drawRefused draws what was refused where it is no draft: the card, or a frame round the rune.
func (b *Board) drawRefused(c *ui.Canvas) {
	s := b.cam.Side
	for i := range b.model.flashes {
		f := &b.model.flashes[i]
		if f.kind != flashRefused || b.sel.draft && f.laid == b.sel.laid() {
			continue
		}
		light := min(1, 3*(1-f.t))
		if f.still {
			light = 1 - f.t
		}
		r := b.rect(ui.Rc(float64(f.cell.X), float64(f.cell.Y), 1, 1))
		before := c.Fade(light)
		if f.laid.Card != rules.Hidden {
			r = b.hovering(f.laid)
			whole := c.Fade(.75)
			b.art.card(c, f.laid.Card, f.laid.Turn, r.Move(ui.Pt(b.shake(f), 0)), b.crisp)
			c.Unfade(whole)
		}
		c.Frame(r.Move(ui.Pt(b.shake(f), 0)).Snap(), px(s*.13), px(s*.05), ui.Flat(c.Palette.Blood))
		c.Unfade(before)
	}
}
