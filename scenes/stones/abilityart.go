package stones

import (
	"math"

	rules "runehall/games/stones"
	"runehall/ui"
)

// Widths in the line of an ability, as shares of the side of an icon.
const (
	itemStep  = .87 // an icon, with the gap to the next one
	timesWide = .82 // a count after an icon
	arrowWide = .78
	betweens  = .46 // a dot or a slash
	manyItems = 6   // an exchange of more things than this shows counts
)

// glyph is one thing in the line of an ability: an icon, power points, or a sign between icons.
type glyph struct {
	kind   glyphKind
	icon   rules.Icon
	points int
	times  int // more than 1: this count is written after the icon
}

type glyphKind uint8

const (
	iconItem glyphKind = iota
	pointsItem
	dotItem
	slashItem
	arrowItem
)

// iconLine is the line of an ability. Card tables made by owners exchange up to 15 gems of a colour, which are then
// counted.
type iconLine struct {
	items [16]glyph
	n     int
}

func (l *iconLine) add(it glyph) {
	if l.n < len(l.items) {
		l.items[l.n] = it
		l.n++
	}
}

func (l *iconLine) addGems(gems rules.Gems, counted bool) {
	for _, colour := range [...]rules.Colour{rules.Blue, rules.Yellow, rules.Green, rules.Red, rules.White} {
		icon := rules.Icon{Kind: rules.GemIcon, Colour: colour}
		n := int(gems[colour])
		if counted && n > 0 {
			l.add(glyph{icon: icon, times: n})
			continue
		}
		for range n {
			l.add(glyph{icon: icon})
		}
	}
}

func lineOf(face *rules.Face) (l iconLine) {
	if face.Kind == rules.ExchangeAbility {
		counted := face.Give.Count()+face.Get.Count() > manyItems
		l.addGems(face.Give, counted)
		l.add(glyph{kind: arrowItem})
		l.addGems(face.Get, counted)
		if face.Points > 0 {
			l.add(glyph{kind: pointsItem, points: int(face.Points)})
		}
		return l
	}
	for i, icon := range face.Icons {
		if icon.Kind == rules.NoIcon {
			break
		}
		if i > 0 && face.Kind == rules.ChoiceAbility {
			l.add(glyph{kind: slashItem})
		} else if i > 0 {
			l.add(glyph{kind: dotItem})
		}
		l.add(glyph{icon: icon})
	}
	return l
}

func (it *glyph) wide() float64 {
	switch {
	case it.kind == arrowItem:
		return arrowWide
	case it.kind == dotItem || it.kind == slashItem:
		return betweens
	case it.times > 1:
		return itemStep + timesWide
	}
	return itemStep
}

func (l *iconLine) wide() float64 {
	total := 0.0
	for i := range l.n {
		total += l.items[i].wide()
	}
	return total
}

// ability draws an ability in one line, as large as there is room. A dot between icons means both, a slash means one of
// them; an arrow leads from what is given to what is got.
func (a *painter) ability(c *ui.Canvas, face rules.Face, r ui.Rect) {
	l := lineOf(&face)
	total := l.wide()
	if total == 0 {
		return
	}
	side := max(1, math.Floor(min(r.H, r.W/total)))
	x, y := r.Center().X-total*side/2, r.Center().Y
	for i := range l.n {
		it := &l.items[i]
		w := it.wide() * side
		a.glyph(c, it, ui.Pt(x+w/2, y), side)
		x += w
	}
}

func (a *painter) glyph(c *ui.Canvas, it *glyph, mid ui.Point, side float64) {
	ink := c.Palette.ParchmentInk.Mix(c.Palette.Oak, .4)
	switch it.kind {
	case dotItem:
		c.Disc(mid, max(1, side*.065), ink)
	case slashItem:
		c.Stroke(slash, mid, side, max(1, side*.095), ink)
	case arrowItem:
		arrowTo(c, mid, side*.6)
	case pointsItem:
		a.points(c, it.points, mid, side*.94)
	case iconItem:
		if it.times > 1 {
			left := mid.Sub(ui.Pt(side*timesWide/2, 0))
			a.icon(c, it.icon, left, side)
			a.times(c, it.times, left.Add(ui.Pt(side*.46, 0)), side*.52)
			return
		}
		a.icon(c, it.icon, mid, side)
	}
}

// times writes a count on parchment, from a point to the right.
func (a *painter) times(c *ui.Canvas, n int, at ui.Point, size float64) {
	style := c.Type.Number.Sized(size).In(c.Palette.ParchmentInk)
	c.Text("×", style, at, ui.AlignLeft|ui.AlignMiddle)
	c.Text(ui.Digits(n), style, at.Add(ui.Pt(size*.52, 0)), ui.AlignLeft|ui.AlignMiddle)
}

// The strokes between icons.
var (
	slash = ui.MustPath("M-.12 .38L.12 -.38")
	arrow = ui.MustPath("M-.5 0H.46M.12 -.36L.48 0L.12 .36")
)

func arrowTo(c *ui.Canvas, mid ui.Point, wide float64) {
	c.Stroke(arrow, mid, wide, max(1.5, wide*.2), c.Palette.ParchmentInk.Mix(c.Palette.Oak, .6))
}
