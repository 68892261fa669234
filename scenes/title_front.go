package scenes

import (
	"strconv"

	"runehall/ui"
)

// seatName returns a stable name with a number at its end.
func seatName(prefix string, n int) string { return prefix + strconv.Itoa(n) }

// titlePlaces is where the parts of the title stand.
type titlePlaces struct {
	name, line ui.Rect
	list       ui.Rect // of the matches under way
	ground     ui.Rect
	buttons    []ui.Rect
}

// arrangeTitle places the parts of the title: the name above, the list below it or, on wide and low screens, beside it.
// It is pure.
func arrangeTitle(k *ui.Kit, screen, safe ui.Rect, widths []float64, list bool) titlePlaces {
	p := arrangePage(k, screen, safe, widths, screen.W)
	out := titlePlaces{ground: p.ground, buttons: p.buttons}
	room := safe
	room.H = p.ground.Y - safe.Y
	room = room.Inset(ui.Sides(k.Gap.L, k.Gap.M))
	line := k.LineHeight(k.Type.Section)
	switch {
	case !list:
		out.name = room.Place(ui.Sz(room.W, min(room.H*.6, k.Dp(220))), .5, .42)
	case room.W > room.H*1.5:
		halves := room.Columns(k.Gap.XL, ui.Share(1), ui.Share(1))
		out.name = halves[0]
		out.list = halves[1]
	default:
		out.name, out.list = room.CutTop(max(room.H*.34, 2*line), k.Gap.M)
	}
	if most := k.Dp(560); out.list.W > most {
		out.list = out.list.Place(ui.Sz(most, out.list.H), .5, 0)
	}
	out.line, out.name = out.name.CutBottom(out.name.H*.32, 0)
	return out
}

// drawName draws the name of the program over a line of words.
func (s *title) drawName(c *ui.Canvas) {
	p := &c.Palette
	r := s.places.name
	c.Glow(ui.Pt(r.Center().X, r.Bottom()), min(r.W*.55, s.screen.H*.6), p.Ember.Fade(.13))
	name := s.stage.Text("title.name")
	style := c.Type.Title
	one := c.Measure(name, style, 0)
	style = style.Scaled(min(r.W*.86/one.W, r.H/one.H, c.Dp(128)/style.Size)).In(p.GoldText)
	size := c.Measure(name, style, 0)
	at := r.Place(size, .5, 1)
	c.Text(name, style.In(p.Ink), at.Min().Add(ui.Pt(0, c.Dp(3))), ui.AlignLeft)
	c.Text(name, style, at.Min(), ui.AlignLeft)
	line := s.places.line
	words := c.Type.Section.In(p.Text)
	text := s.stage.Text("title.line")
	w := min(line.W, c.Measure(text, words, 0).W)
	top, _ := line.CutTop(min(line.H, 2*c.LineHeight(words)), 0)
	c.TextIn(text, words, top, ui.AlignCenter|ui.AlignMiddle)
	if side := (size.W-w)/2 - c.Gap.M; side > c.Gap.XL {
		y := top.Center().Y
		c.HLine(at.X, y, side, p.Brass.Fade(.5))
		c.HLine(at.Right()-side, y, side, p.Brass.Fade(.5))
	}
}
