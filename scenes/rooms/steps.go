package rooms

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// steps are the three pictures that say how somebody comes to the table: point the camera at the code, choose a seat,
// hold one's own hand. Each has one short line below it.
type steps struct {
	words  [stepCount]string
	rect   ui.Rect
	places []ui.Rect
}

// step is one of the three.
type step int

const (
	pointStep step = iota
	chooseStep
	holdStep
	stepCount
)

// stepPaths are the pictures, on a grid of stepGrid: what is drawn in ink, and what is filled with the seat's green.
var stepPaths = [stepCount]struct{ ink, fill *ui.Path }{
	pointStep: { // a phone that looks at a code
		ui.MustPath("M30 9H42A3 3 0 0 1 45 12V36A3 3 0 0 1 42 39H30A3 3 0 0 1 27 36V12A3 3 0 0 1 30 9ZM34 35.5H38" +
			"M3 13H11V21H3ZM14 13H20M3 24V27M7 24H11V29M14 17V21H20M20 25V34M3 31H8V35H3ZM12 33V35H16V29" +
			"M30 16L22 11M30 31L22 36.5"),
		ui.MustPath("M5.5 15.5H8.5V18.5H5.5ZM31 15H41V30H31Z")},
	chooseStep: { // a round table with four seats; one is taken now
		ui.MustPath("M24 14A10 10 0 1 1 24 34A10 10 0 1 1 24 14ZM18 3H30A2 2 0 0 1 30 9H18A2 2 0 0 1 18 3Z" +
			"M18 39H30A2 2 0 0 1 30 45H18A2 2 0 0 1 18 39ZM4 18A2 2 0 0 1 9 18V30A2 2 0 0 1 4 30ZM39 18A2 2 0 0 1 44 18V30A2 2 0 0 1 39 30Z" +
			"M24 20V28M20 24H28"),
		ui.MustPath("M18 39H30A2 2 0 0 1 30 45H18A2 2 0 0 1 18 39Z")},
	holdStep: { // three cards of one's own, fanned out above a phone
		ui.MustPath("M18.5 6H29.5A1.5 1.5 0 0 1 31 7.5V25H17V7.5A1.5 1.5 0 0 1 18.5 6Z" +
			"M15 10L9.6 12.4A1.5 1.5 0 0 0 8.9 14.4L14 25.4M33 10L38.4 12.4A1.5 1.5 0 0 1 39.1 14.4L34 25.4" +
			"M10 25H38A3 3 0 0 1 41 28V41A3 3 0 0 1 38 44H10A3 3 0 0 1 7 41V28A3 3 0 0 1 10 25ZM36.5 33V36M24 11L27 15.5L24 20L21 15.5Z"),
		ui.MustPath("M12 28.5H33V40.5H12Z")},
}

const (
	// stepGrid is the side of the grid that the pictures are drawn on, and stepStroke the width of their lines on it.
	stepGrid, stepStroke = 48, 2
	// stepSide is the side of a picture, in dp, and stepLow that of one where there is little room.
	stepSide, stepLow = 64, 44
)

// fill writes the lines below the pictures.
func (w *steps) fill(st *stage.Stage) {
	for i, key := range [stepCount]string{"room.step.point", "room.step.choose", "room.step.hold"} {
		w.words[i] = st.Text(key)
	}
}

// side returns the side of a picture in a width.
func (w *steps) side(k *ui.Kit, width float64) float64 {
	if width < k.Dp(380) {
		return k.Dp(stepLow)
	}
	return k.Dp(stepSide)
}

// style returns the letters of the lines: smaller where they are narrow, and never below those of labels.
func (w *steps) style(k *ui.Kit, width float64) ui.TextStyle {
	style, most := k.Type.Small.In(k.Palette.ParchmentInk), w.column(k, width)
	widest := 0.0
	for _, words := range w.words {
		widest = max(widest, k.Measure(words, style, 0).W)
	}
	if widest > most {
		style.Size = max(k.Type.Label.Size, style.Size*most/widest)
	}
	return style
}

// column is the width of one picture with its line.
func (w *steps) column(k *ui.Kit, width float64) float64 {
	return (width - float64(stepCount-1)*k.Gap.S) / float64(stepCount)
}

// Measure returns the height of pictures and lines.
func (w *steps) Measure(k *ui.Kit, room ui.Size) ui.Size {
	style, high := w.style(k, room.W), 0.0
	for _, words := range w.words {
		high = max(high, k.Measure(words, style, w.column(k, room.W)).H)
	}
	return ui.Sz(room.W, w.side(k, room.W)+k.Gap.XS+high)
}

// Layout places the three side by side.
func (w *steps) Layout(k *ui.Kit, r ui.Rect) {
	w.rect, w.places = r, r.Grid(int(stepCount), int(stepCount), k.Gap.S)
}

// Update does nothing: they are looked at.
func (w *steps) Update(*ui.Context) {}

// Draw draws the pictures and their lines.
func (w *steps) Draw(c *ui.Canvas) {
	ink, side := c.Palette.ParchmentInk, w.side(c.Kit, w.rect.W)
	style := w.style(c.Kit, w.rect.W)
	for i, r := range w.places {
		picture, words := r.CutTop(side, c.Gap.XS)
		at := picture.Place(ui.Sz(side, side), .5, 0).Snap()
		scale := at.W / stepGrid
		c.Fill(stepPaths[i].fill, at.Min(), scale, c.Palette.Brass.Fade(.75))
		c.Stroke(stepPaths[i].ink, at.Min(), scale, stepStroke*scale, ink)
		if i > 0 { // it leads from one to the next
			from := ui.Pt((w.places[i-1].Right()+r.X)/2, at.Center().Y)
			d := side * .08
			c.Line(ui.Pt(from.X-d/2, from.Y-d), ui.Pt(from.X+d/2, from.Y), scale*stepStroke, ink.Fade(.6))
			c.Line(ui.Pt(from.X+d/2, from.Y), ui.Pt(from.X-d/2, from.Y+d), scale*stepStroke, ink.Fade(.6))
		}
		c.Paragraph(w.words[i], style, words, ui.AlignCenter)
	}
}
