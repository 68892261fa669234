package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawFlicked draws a contest on the table: Destiny, the rune that is flicked or was flicked last, the places where the
// others came to rest, and the tape.
func (a *artist) drawFlicked(c *ui.Canvas) {
	m := &a.Model
	ct := &m.contest
	if len(ct.moving) > 0 {
		for i := range ct.moving {
			a.drawDisc(c, &ct.moving[i])
		}
		return
	}
	destiny := &m.discs[0]
	if ct.last >= 0 && ct.tape > 0 {
		f := &ct.flicks[ct.last]
		destiny = &f.rest[0]
		from, to := a.places.disc(&f.rest[0]), a.places.disc(&f.rest[1])
		way := to.Center().Sub(from.Center())
		if far := way.Len(); far > 1 {
			way = way.Mul(1 / far)
			a.painter.tape(c, tapeLook{
				from: from.Center().Add(way.Mul(from.W / 2)), to: to.Center().Sub(way.Mul(to.W / 2)), wide: c.Dp(10),
				ticks: float64(f.distance) / 10, out: ct.tape,
			})
		}
		a.drawDisc(c, &f.rest[1])
		a.painter.mark(c, to.Center(), to.W*.3, *a.Given.Look(ct.last))
	}
	a.drawDisc(c, destiny)
	for _, s := range ct.seats {
		if f := &ct.flicks[s]; f.there && s != ct.last && f.distance > 0 {
			at := a.places.disc(&f.rest[1])
			a.painter.print(c, at.Center(), at.W/2, a.Given.Color(s))
			a.painter.mark(c, at.Center(), at.W*.3, *a.Given.Look(s))
		}
	}
	a.drawPull(c)
}

// spare appends the path of a flick, which bubbles had better not cover: from the rune that is about to be flicked to
// Destiny, or along the tape of the last one.
func (a *artist) spare(dst []ui.Rect) []ui.Rect {
	ct := &a.Model.contest
	if a.Given.View.Phase() != rules.FlickPhase || len(ct.moving) > 0 {
		return dst
	}
	from, to := a.places.disc(&a.Model.discs[0]), a.places.flicked()
	if ct.last >= 0 && ct.tape > 0 {
		f := &ct.flicks[ct.last]
		from, to = a.places.disc(&f.rest[0]), a.places.disc(&f.rest[1])
	}
	return append(dst, ui.Bounding(from, to).Intersect(a.places.window))
}

// drawPull draws the rune that is to be flicked, the line on which it will leave, and how far the hand is pulled back.
func (a *artist) drawPull(c *ui.Canvas) {
	o, p := a.player.options, &a.handwork.pull
	if a.Given.View.Phase() != rules.FlickPhase || !a.Shown() {
		return
	}
	seat := a.Given.View.OnTurn()
	g := rules.Gesture{Speed: rules.MinSpeed}
	if o.actor == seat {
		g = p.drawn()
	}
	launch := a.Given.View.Aim(seat, g)[1]
	d := lies(launch.Disc)
	at, r := a.places.lens.Screen(ui.Pt(d.x, d.y)), a.runeRadius()
	if o.actor == seat {
		ahead := a.places.lens.turned(ui.Pt(float64(launch.VX), float64(launch.VY)))
		way := math.Atan2(ahead.Y, ahead.X)
		a.painter.aim(c, at, r, way)
		a.painter.power(c, at, r, way, p.power(), a.handwork.tried.mark(seat, a.handwork.destiny()))
		if p.on {
			a.painter.pull(c, at, p.swipe.at(), r)
		}
	}
	a.drawDisc(c, &d)
}

// drawChopped lets a table that is larger than the field go dark towards the upper edge, under the bar, in place of a
// straight cut.
func (a *artist) drawChopped(c *ui.Canvas, field ui.Rect) {
	const strips = 16
	high := min(c.Dp(72), field.H*.2) / strips
	for i := range strips {
		c.Rect(ui.Rc(field.X, field.Y+high*float64(i), field.W, high), c.Palette.Ink.Fade(.92*(1-float64(i)/strips)))
	}
}

func (a *artist) drawContest(c *ui.Canvas) {
	f, w := &a.places.flick, a.words
	for i, r := range f.ranking {
		if i >= len(w.ranking) {
			break
		}
		line := &w.ranking[i]
		boards.Chip{Acting: line.acting, Edge: a.Given.Color(line.seat).Fade(.6), Width: max(1, c.Hairline)}.Draw(c, r)
		in := r.Grow(-c.Gap.XS)
		badge, words := boards.CutBadge(in, min(in.H, c.Dp(34)), c.Gap.XS)
		boards.Badge(c, a.Given.Frame.Sitters, line.seat, badge)
		name, far := words.CutTop(words.H*.5, 0)
		if words.W < c.Dp(56) { // the badge says who it is
			name, far = ui.Rect{}, words
		}
		boards.Label(c, line.name, c.Type.Label, name, ui.AlignLeft)
		boards.Label(c, line.text, c.Type.Strong.In(c.Palette.GoldText), far, ui.AlignLeft)
	}
	if f.tape.Empty() {
		return
	}
	box := ui.Bounding(f.tape, f.line)
	c.Box(box, c.Radius.Panel, ui.Flat(c.Palette.Ink.Fade(.8)))
	c.Frame(box, c.Radius.Panel, max(1, c.Hairline), ui.Flat(c.Palette.Gold.Fade(.5)))
	words, tape := f.tape.Grow(-c.Gap.S).CutRight(f.tape.W*.36, c.Gap.S)
	r, mid := tape.H*.4, tape.Center().Y
	from, far := ui.Pt(tape.X+2.1*r, mid), tape.Right()-r
	end := ui.Pt(min(far, from.X+.9*r+w.reach*(far-from.X-.9*r)), mid) // the tape is as far out as what it has measured
	a.painter.tape(c, tapeLook{from: from, to: end.Sub(ui.Pt(r*.9, 0)), wide: tape.H * .3, ticks: 40, out: 1})
	a.painter.rune(c, ui.Pt(tape.X+r*1.1, mid), r, runeLook{rune: rules.Destiny})
	if w.toBeat == "" {
		a.painter.empty(c, end, r)
		// the empty end of the tape says it too
		if boards.Fits(c.Kit, w.best, c.Type.Label.Sized(c.Legible), words.Size()) {
			c.TextIn(w.best, c.Type.Label.In(c.Palette.GoldText), words, ui.AlignRight|ui.AlignMiddle)
		}
	} else {
		a.painter.print(c, end, r*.9, a.Given.Color(w.ranking[0].seat))
		a.painter.mark(c, end, r*.66, *a.Given.Look(w.ranking[0].seat))
		top, low := words.CutTop(words.H*.42, 0)
		boards.Label(c, w.toBeat, c.Type.Label.In(c.Palette.Text), top, ui.AlignRight)
		boards.Label(c, w.best, c.Type.Number.Sized(min(low.H, c.Dp(28))).In(c.Palette.GoldText), low, ui.AlignRight)
	}
	boards.Label(c, w.line, c.Type.Body, f.line.Inset(ui.Sides(c.Gap.S, 0)), ui.AlignCenter)
}
