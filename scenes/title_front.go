package scenes

import (
	"strconv"

	"runehall/assets/art"
	"runehall/scenes/stage"
	"runehall/ui"
)

// seatName returns a stable name with a number at its end.
func seatName(prefix string, n int) string { return prefix + strconv.Itoa(n) }

// titlePlaces holds the places of the parts of the title.
type titlePlaces struct {
	name, line ui.Rect
	tables     []ui.Rect // in a row; empty if the tables are rows of the list
	list       ui.Rect   // of the matches in progress
	ground     ui.Rect
	buttons    []ui.Rect
}

// hallRow reports whether the tables of the hall are side by side.
func hallRow(k *ui.Kit, safe ui.Size) bool {
	return !safe.Portrait() && safe.W >= k.Dp(900) && safe.H >= k.Dp(560)
}

// arrangeTitle places the parts of the title: the name on top, then the tables in a row, then the list. If there is no room for
// a row, the tables are part of the list, which is below the name or, on wide and low screens, beside it. list returns the
// height that the list wants at a width. It is pure.
func arrangeTitle(k *ui.Kit, screen, safe ui.Rect, widths []float64, tables int, list func(width float64) float64) titlePlaces {
	p := arrangePage(k, screen, safe, widths, screen.W)
	out := titlePlaces{ground: p.ground, buttons: p.buttons}
	room := safe
	room.H = p.ground.Y - safe.Y
	room = room.Inset(ui.Sides(k.Gap.S, k.Gap.S))
	width := min(room.W, k.Dp(580))
	switch {
	case hallRow(k, safe.Size()):
		want := min(list(width), room.H*.24)
		out.name, room = room.CutTop(min(room.H*.3, max(k.Dp(210), room.H*.2)), 0)
		if want > 0 {
			out.list, room = room.CutBottom(want, k.Gap.M)
			out.list = out.list.Place(ui.Sz(width, want), .5, 1)
		}
		const arc = .14 // how much further back the outermost tables are, as a part of their height
		row := room.Place(ui.Sz(min(room.W, max(k.Dp(1500), room.H*2)), min(room.H/(1+arc), max(k.Dp(360), room.H*.5))), .5, .72)
		row.Y = max(row.Y, room.Y+arc*row.H)
		out.tables = row.Grid(tables, tables, k.Gap.S)
		for i, r := range out.tables {
			from := float64((tables-1)/2 - i)
			out.tables[i] = r.Move(ui.Pt(0, -from*from/4*arc*row.H))
		}
	case room.W > room.H*1.5 && room.H < k.Dp(520):
		halves := room.Columns(k.Gap.L, ui.Share(1), ui.Share(1.2))
		out.name = halves[0].Place(ui.Sz(halves[0].W, min(room.H, k.Dp(220))), .5, .4)
		out.list = halves[1].Place(ui.Sz(halves[1].W, min(room.H, list(halves[1].W))), .5, .5)
	default:
		out.name, room = room.CutTop(min(room.H*.3, k.Dp(190)), k.Gap.S)
		out.list = room.Place(ui.Sz(width, min(room.H, list(width))), .5, 0)
	}
	out.line, out.name = out.name.CutBottom(out.name.H*.32, 0)
	return out
}

// drawHall draws the hall by firelight.
func (s *title) drawHall(c *ui.Canvas) {
	id := art.Hall
	if s.screen.Size().Portrait() {
		id = art.HallPortrait
	}
	if c.Look.HighContrast || !c.Cover(id, s.screen, ui.Hex(0xffffff)) {
		stage.Ground(c, s.screen)
	}
}

// drawName draws the name of the program above a line of words.
func (s *title) drawName(c *ui.Canvas) {
	p := &c.Palette
	r := s.places.name
	c.Glow(ui.Pt(r.Center().X, r.Bottom()), min(r.W*.55, s.screen.H*.6), p.Ember.Fade(.13))
	if picture, ok := c.Art(art.Name); ok && !c.Look.HighContrast {
		b := picture.Bounds()
		fit := r.Fit(ui.Sz(float64(b.Dx()), float64(b.Dy())))
		most := min(1, max(c.Dp(170), s.screen.H*.16)/fit.H)
		fit = r.Place(ui.Sz(fit.W*most, fit.H*most), .5, 1)
		c.Picture(art.Name, fit, ui.Hex(0xffffff))
		s.drawLine(c, fit)
		return
	}
	name := s.stage.Text("title.name")
	style := c.Type.Title
	one := c.Measure(name, style, 0)
	style = style.Scaled(min(r.W*.86/one.W, r.H/one.H, c.Dp(128)/style.Size)).In(p.GoldText)
	size := c.Measure(name, style, 0)
	at := r.Place(size, .5, 1)
	c.Text(name, style.In(p.Ink), at.Min().Add(ui.Pt(0, c.Dp(3))), ui.AlignLeft)
	c.Text(name, style, at.Min(), ui.AlignLeft)
	s.drawLine(c, at)
}

// drawLine draws the words below the name between two lines, which together are as wide as the name.
func (s *title) drawLine(c *ui.Canvas, at ui.Rect) {
	p := &c.Palette
	line := s.places.line
	words := c.Type.Section.In(p.Text)
	text := s.stage.Text("title.line")
	w := min(line.W, c.Measure(text, words, 0).W)
	top, _ := line.CutTop(min(line.H, 2*c.LineHeight(words)), 0)
	c.TextIn(text, words.In(p.Ink), top.Move(ui.Pt(0, c.Dp(2))), ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(text, words, top, ui.AlignCenter|ui.AlignMiddle)
	if side := (at.W-w)/2 - c.Gap.M; side > c.Gap.XL {
		y := top.Center().Y
		c.HLine(at.X, y, side, p.Brass.Fade(.5))
		c.HLine(at.Right()-side, y, side, p.Brass.Fade(.5))
	}
}
