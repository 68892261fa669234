package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawThrow draws the bowl with the runes to be thrown, the trails of swipes, and the meter.
func (a *artist) drawThrow(c *ui.Canvas) {
	p, t := a.places, &a.handwork.throws
	if !p.bowl.Empty() {
		a.painter.bowl(c, p.bowl)
		n := a.Model.who[max(0, p.made.front)].hand
		r := p.bowl.H * .2
		for i := range n {
			way := ui.Polar(2*math.Pi*float64(i)/float64(n)-math.Pi/2, r*1.02)
			a.painter.rune(c, p.bowl.Center().Add(ui.Pt(way.X*1.35, way.Y*.62-r*.2)), r, runeLook{rune: rules.NoRune})
		}
		if a.words.throwHelp != "" {
			c.Box(p.help, p.help.H/2, ui.Flat(c.Palette.Ink.Fade(.8)))
			boards.Label(c, a.words.throwHelp, c.Type.Strong.In(c.Palette.Cream), p.help, ui.AlignCenter)
		}
	}
	for i := range t.swipes {
		w := &t.swipes[i]
		via := w.path[len(w.path)/2]
		v := w.velocity()
		wide := c.Dp(2) + c.Dp(12)*min(1, c.InDp(math.Hypot(v.X, v.Y))/fastest)
		a.painter.hold(c, w.start, c.Dp(24))
		a.painter.swipe(c, w.start, via, w.at(), wide, w.bend())
	}
	if p.meter.Empty() {
		return
	}
	c.Box(p.meter, c.Radius.Panel, ui.Flat(c.Palette.Slate.Fade(.85)))
	c.Frame(p.meter, c.Radius.Panel, c.Hairline, ui.Flat(c.Palette.Edge))
	in := p.meter.Grow(-c.Gap.XS)
	band := in.Place(ui.Sz(in.W, min(in.H, c.Dp(26))), .5, .5)
	way := 1.0
	if math.Mod(float64(t.meter.tick)/meterTicks, 2) > 1 {
		way = -1
	}
	a.painter.meter(c, band, t.meter.at(), way)
	if t.meter.aim != 0 {
		mid := a.places.lens.Screen(ui.Point{})
		from := p.bowl.Center()
		to := mid.Sub(from)
		a.painter.fan(c, from, math.Atan2(to.Y, to.X)+t.meter.aim*.7, to.Len(), .4, .6)
	}
}

func (a *artist) drawChoices(c *ui.Canvas) {
	o := a.player.now.options
	for i, r := range a.places.choice {
		if i >= o.choices() {
			return
		}
		boards.Tray(c, r)
		if i < len(o.give) {
			radius := min(r.H*.36, r.W*.3)
			a.painter.pair(c, r.Center(), radius, rules.Rune(2*o.give[i]), 0)
		} else {
			a.drawVictim(c, i-len(o.give), r)
		}
		switch m := a.player.mark(choiceNth(i)); {
		case m&boards.Chosen != 0:
			boards.Gild(c, r, c.Radius.Chip)
		case m&boards.Hinted != 0:
			boards.Propose(c, r, c.Radius.Chip, a.Proposed.Breath())
		default:
			boards.Alight(c, r, c.Radius.Chip)
		}
	}
}

func (a *artist) drawVictim(c *ui.Canvas, i int, r ui.Rect) {
	s := a.player.now.options.rob[i]
	sel := &a.Sel
	badge, rest := boards.CutBadge(r.Grow(-c.Gap.XS), min(r.H*.5, c.Dp(36)), c.Gap.XS)
	boards.Badge(c, a.Given.Frame.Sitters, s, badge)
	number, stone := rest.CutRight(rest.W*.4, 0)
	a.painter.balance(c, stone.Center(), min(stone.W, stone.H)*.4, a.Model.who[s].balance, 0)
	for n, victim := range sel.order[:sel.named] {
		if victim == s {
			c.TextIn(ui.Digits(n+1), c.Type.Number.In(c.Palette.GoldText), number, ui.AlignCenter|ui.AlignMiddle)
		}
	}
}

func (a *artist) drawStory(c *ui.Canvas) {
	st, w := &a.places.story, a.words
	if st.rect.Empty() {
		return
	}
	c.Parchment(st.rect)
	if !st.lines.Empty() {
		a.drawLines(c, st.lines)
		return
	}
	a.drawSteps(c)
	ink := c.Palette.ParchmentInk
	boards.Label(c, w.storyTitle, c.Type.Title.Sized(min(c.Type.Title.Size, st.title.H*.85)).In(ink),
		st.title, ui.AlignCenter)
	c.TextIn(w.storyText, c.Type.Section.Scaled(storyLarge(&a.Given.Frame)).In(ink), st.words,
		ui.AlignCenter|ui.AlignMiddle)
	a.drawSigns(c, st.signs)
	a.drawChanges(c, st.changes)
}

// drawSteps draws the steps of the settling in a row, on a line.
func (a *artist) drawSteps(c *ui.Canvas) {
	rungs := a.places.story.rungs
	first, last := rungs[0].Center(), rungs[len(rungs)-1].Center()
	if rungs[0].Empty() {
		return
	}
	c.Line(first, last, c.Outline, c.Palette.ParchmentInk.Fade(.4))
	now := a.Model.story.rung
	for i, r := range rungs {
		state := rungAhead
		switch n := rules.Rung(i + 1); {
		case n < now:
			state = rungDone
		case n == now:
			state = rungNow
		}
		side := min(r.W, r.H)
		a.painter.rung(c, ui.RectAround(r.Center(), ui.Sz(side, side)), i+1, state)
	}
}

// drawSigns draws the runes that the present step is about.
func (a *artist) drawSigns(c *ui.Canvas, r ui.Rect) {
	if r.Empty() || a.Model.story.event == nil {
		return
	}
	switch one, pair := pictured(a.Model.story.event); {
	case one < 0:
	case pair:
		a.painter.pair(c, r.Center(), r.H*.4, one, 0)
	default:
		a.painter.rune(c, r.Center(), r.H*.46, runeLook{rune: one, ground: int(one)})
	}
}

// drawChanges draws how many runes those seats have that the present step is about.
func (a *artist) drawChanges(c *ui.Canvas, r ui.Rect) {
	list := a.words.changes
	if len(list) == 0 || r.Empty() {
		return
	}
	for i, cell := range r.Grid(len(list), len(list), c.Gap.S) {
		badge, words := boards.CutBadge(cell, min(cell.H, c.Dp(26)), c.Gap.XS)
		boards.Badge(c, a.Given.Frame.Sitters, list[i].seat, badge)
		boards.Label(c, list[i].text, c.Type.Strong.In(c.Palette.ParchmentInk), words, ui.AlignLeft)
	}
}
