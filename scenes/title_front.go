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

// arrangeTitle places the parts of the title: the name above and the list below it or, on wide and low screens, side by
// side. List returns how high the list wants to be in a width. It is pure.
func arrangeTitle(k *ui.Kit, screen, safe ui.Rect, widths []float64, list func(width float64) float64) titlePlaces {
	p := arrangePage(k, screen, safe, widths, screen.W)
	out := titlePlaces{ground: p.ground, buttons: p.buttons}
	room := safe
	room.H = p.ground.Y - safe.Y
	room = room.Inset(ui.Sides(k.Gap.S, k.Gap.S))
	width := min(room.W, k.Dp(580))
	side := room.W > room.H*1.5 && room.H < k.Dp(520)
	if side {
		width = min((room.W-k.Gap.L)/2, width)
	}
	want := list(width)
	switch {
	case want == 0:
		out.name = room.Place(ui.Sz(room.W, min(room.H*.6, k.Dp(220))), .5, .42)
	case side:
		halves := room.Columns(k.Gap.L, ui.Share(1), ui.Share(1))
		out.name = halves[0].Place(ui.Sz(halves[0].W, min(room.H, k.Dp(220))), .5, .5)
		out.list = halves[1].Place(ui.Sz(width, min(room.H, want)), .5, .5)
	default:
		var rest ui.Rect
		out.name, rest = room.CutTop(max(room.H*.3, min(room.H*.5, room.H-want)), k.Gap.M)
		if most := k.Dp(220); out.name.H > most {
			out.name = out.name.Place(ui.Sz(out.name.W, most), .5, .6)
		}
		out.list = rest.Place(ui.Sz(width, min(rest.H, want)), .5, 0)
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
