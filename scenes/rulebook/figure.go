package rulebook

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"runehall/scenes/library"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// ruleFigure is a picture of a position beside a clause, painted by the game's board when it comes into sight. What is
// to be seen in it stands at its sides, or below it where there is no room.
type ruleFigure struct {
	stage  *stage.Stage
	easel  table.Easel
	figure table.Figure
	notes  []string

	picture *ui.Picture
	points  []ui.Point // where the notes point, in the picture
	made    figureLook
	failed  bool
}

// figureLook is what a picture was made for.
type figureLook struct {
	size ui.Size
	look ui.Look
	art  int
}

// figures returns the pictures of a game's rulebook, by clause.
func figures(st *stage.Stage, lib *library.Library, game string) map[string]*ruleFigure {
	door, ok := lib.Door(game)
	if !ok {
		return nil
	}
	out := map[string]*ruleFigure{}
	easel := door.Easel(st)
	for _, f := range door.Figures() {
		w := &ruleFigure{stage: st, easel: easel, figure: f}
		for _, n := range f.Notes {
			w.notes = append(w.notes, st.Text(n.Key))
		}
		out[f.Clause] = w
	}
	return out
}

// aside reports whether the notes have room at the sides of the picture.
func (w *ruleFigure) aside(k *ui.Kit, width float64) bool {
	return len(w.notes) > 0 && width >= k.Dp(420)
}

func (w *ruleFigure) size(k *ui.Kit, width float64) ui.Size {
	wide := width - 2*k.Gap.M
	if w.aside(k, width) {
		wide = width * .5
	}
	return ui.Sz(math.Floor(wide), math.Floor(min(k.Dp(210), max(wide*.72, k.Dp(120)))))
}

func (w *ruleFigure) height(k *ui.Kit, width float64) float64 {
	h := w.size(k, width).H + 2*k.Gap.M
	if !w.aside(k, width) {
		for _, n := range w.notes {
			h += k.Gap.XS + w.noteHeight(k, n, width)
		}
	}
	return h
}

func (w *ruleFigure) disc(k *ui.Kit) float64 { return k.LineHeight(k.Type.Small) }

func (w *ruleFigure) noteHeight(k *ui.Kit, note string, width float64) float64 {
	return k.Measure(note, k.Type.Small, max(1, width-2*k.Gap.M-w.disc(k)-k.Gap.S)).H
}

// drop gives the picture's memory back.
func (w *ruleFigure) drop() {
	if w.picture != nil {
		w.picture.Drop()
		w.picture = nil
	}
}

// paint paints the picture if it is not there for this size and look.
func (w *ruleFigure) paint(k *ui.Kit, size ui.Size) {
	now := figureLook{size, k.Look, k.ArtVersion()}
	if w.failed || w.picture != nil && w.made == now {
		return
	}
	w.drop()
	picture, points, err := w.easel.Figure(w.figure, size)
	if err != nil {
		w.failed = true
		w.stage.Log.Error("a figure cannot be shown", "clause", w.figure.Clause, "error", err)
		return
	}
	w.picture, w.points, w.made = picture, points, now
}

// draw draws the recess in the parchment, the picture and its notes.
func (w *ruleFigure) draw(c *ui.Canvas, r ui.Rect) {
	ink := c.Palette.ParchmentInk
	c.Box(r, c.Radius.Button, ui.Flat(c.Palette.Oak.Fade(.1)))
	c.Frame(r, c.Radius.Button, c.Hairline, ui.Flat(ink.Fade(.3)))
	size := w.size(c.Kit, r.W)
	w.paint(c.Kit, size)
	if w.picture == nil {
		return
	}
	at := ui.Pt(math.Round(r.X+(r.W-size.W)/2), math.Round(r.Y+c.Gap.M))
	c.Draw(w.picture, at, ui.White)
	if w.aside(c.Kit, r.W) {
		w.drawAside(c, r, at, size)
		return
	}
	y := at.Y + size.H + c.Gap.M
	for i, note := range w.notes {
		w.drawDisc(c, i, at.Add(w.points[i]))
		h := w.noteHeight(c.Kit, note, r.W)
		disc := w.disc(c.Kit)
		w.drawDisc(c, i, ui.Pt(r.X+c.Gap.M+disc/2, y+disc/2))
		c.Paragraph(note, c.Type.Small.In(ink),
			ui.Rect{X: r.X + c.Gap.M + disc + c.Gap.S, Y: y, W: r.W - 2*c.Gap.M - disc - c.Gap.S, H: h}, ui.AlignLeft)
		y += h + c.Gap.XS
	}
}

func (w *ruleFigure) drawDisc(c *ui.Canvas, n int, mid ui.Point) {
	r := w.disc(c.Kit) / 2
	c.Disc(mid, r, c.Palette.Parchment)
	c.Disc(mid, r-c.Hairline, c.Palette.ParchmentInk)
	style := c.Type.Small.Bold().In(c.Palette.Parchment)
	c.Text(strconv.Itoa(n+1), style.Scaled(.85), mid, ui.AlignCenter|ui.AlignMiddle)
}

// drawAside draws each note at the side of the picture that is nearer to its point, with a line to the point.
func (w *ruleFigure) drawAside(c *ui.Canvas, r ui.Rect, at ui.Point, size ui.Size) {
	ink := c.Palette.ParchmentInk
	brown := ink.Mix(c.Palette.BrassEdge, .4)
	for i, place := range w.places(c.Kit, r, at, size) {
		p, from, align := at.Add(w.points[i]), ui.Pt(place.Right()+c.Gap.XS, place.Center().Y), ui.AlignRight
		if place.X > at.X {
			from.X, align = place.X-c.Gap.XS, ui.AlignLeft
		}
		c.Line(from, p, c.Dp(3), c.Palette.Parchment.Fade(.8))
		c.Line(from, p, c.Dp(1.4), brown)
		c.Disc(p, c.Dp(4.5), c.Palette.Parchment)
		c.Disc(p, c.Dp(3.2), brown)
		c.Paragraph(w.notes[i], c.Type.Small.In(ink), place, align)
	}
}

// places returns where the notes stand beside a picture: in the order of what they point at, so that no lines cross,
// and one below the other.
func (w *ruleFigure) places(k *ui.Kit, r ui.Rect, at ui.Point, size ui.Size) []ui.Rect {
	out := make([]ui.Rect, len(w.notes))
	var order [2][]int
	for i, p := range w.points {
		side := 0
		out[i] = ui.Rect{X: r.X + k.Gap.S, W: at.X - r.X - 2*k.Gap.S}
		if p.X > size.W/2 {
			side = 1
			out[i].X = at.X + size.W + k.Gap.S
			out[i].W = r.Right() - k.Gap.S - out[i].X
		}
		out[i].H = k.Measure(w.notes[i], k.Type.Small, out[i].W).H
		order[side] = append(order[side], i)
	}
	for _, list := range order {
		slices.SortFunc(list, func(a, b int) int { return cmp.Compare(w.points[a].Y, w.points[b].Y) })
		low := r.Y + k.Gap.S
		for _, i := range list {
			out[i].Y = max(low, at.Y+w.points[i].Y-out[i].H/2)
			low = out[i].Bottom() + k.Gap.S
		}
		low = r.Bottom() - k.Gap.S
		for _, i := range slices.Backward(list) {
			out[i].Y = min(out[i].Y, low-out[i].H)
			low = out[i].Y - k.Gap.S
		}
	}
	return out
}
