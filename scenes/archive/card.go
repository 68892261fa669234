package archive

import (
	"math"
	"strconv"
	"strings"

	"runehall/scenes/matches"
	"runehall/scenes/stage"
	"runehall/ui"
)

// pastCard is a finished match in a list: its last position, who won, who had how much, when it was played and how long
// it took. All of that leads to its results. Deleting it has a row of its own, and words.
type pastCard struct {
	title, when string
	unit        string // of the scores
	seats       []pastSeat
	picture     func() *ui.Picture // nil while it is not there

	open  ui.Button // handles pointer and focus; it is not drawn
	trash ui.Button
	rect  ui.Rect
	at    pastPlaces
	lit   bool

	few  bool    // there are so few matches that their pictures fill the page
	most float64 // how high the picture is then at most, in pixels
}

type pastSeat struct {
	look        ui.SeatLook
	name, score string
}

func newPastCard(st *stage.Stage, m matches.Match, opened, deleted func(), picture func() *ui.Picture) *pastCard {
	//says:keys results.points.{@games}
	w := &pastCard{title: m.Title(st), when: m.When(st), unit: st.Text("results.points." + m.Game), picture: picture}
	looks := m.Looks(st)
	for i, p := range m.Players {
		w.seats = append(w.seats, pastSeat{looks[i], p.Name, strconv.Itoa(int(m.Points[i]))})
	}
	w.open.OnTap, w.open.Label = opened, w.title
	said := []string{w.when}
	for _, s := range w.seats {
		said = append(said, s.name+" "+s.score)
	}
	w.open.More = strings.Join(said, ", ")
	w.trash = ui.Button{Kind: ui.QuietButton, Icon: ui.IconTrash, Text: st.Text("title.delete"),
		More: w.title, OnTap: deleted}
	return w
}

func (w *pastCard) pictureSize(k *ui.Kit, width float64) ui.Size {
	wide := k.Dp(196)
	if w.few {
		wide = max(wide, width*.45)
	}
	if w.narrow(k, width) {
		wide = width - 2*k.Gap.M
	}
	most := k.Dp(132)
	if w.few {
		most = max(most, w.most)
	}
	return ui.Sz(math.Floor(wide), math.Floor(min(most, wide*.62)))
}

// narrow reports whether the words stand below the picture.
func (w *pastCard) narrow(k *ui.Kit, width float64) bool { return width < k.Dp(480) }

type pastPlaces struct {
	picture, title, unit, when, trash, line ui.Rect
	seats                                   []ui.Rect
}

// places arranges the parts from the top of a rectangle, and returns how high all is.
func (w *pastCard) places(k *ui.Kit, r ui.Rect) (p pastPlaces, high float64) {
	pad := k.Gap.M
	size := w.pictureSize(k, r.W)
	p.picture = ui.Rect{X: r.X + pad, Y: r.Y + pad, W: size.W, H: size.H}
	x, y := p.picture.Right()+k.Gap.L, r.Y+pad
	if w.narrow(k, r.W) {
		x, y = r.X+pad, p.picture.Bottom()+k.Gap.S
	}
	width := r.Right() - pad - x
	p.title = ui.Rect{X: x, Y: y, W: width, H: k.Measure(w.title, k.Type.Name, width-k.Icon-k.Gap.S).H}
	y = p.title.Bottom() + k.Gap.S
	row := max(k.Dp(26), k.LineHeight(k.Type.Body))
	at := ui.Pt(x, y)
	for _, s := range w.seats {
		wide := min(width, row+k.Gap.XS+k.Measure(s.name+"  "+s.score, k.Type.Strong, 0).W)
		if at.X > x && at.X+wide > x+width {
			at = ui.Pt(x, at.Y+row)
		}
		p.seats = append(p.seats, ui.Rect{X: at.X, Y: at.Y, W: wide, H: row})
		at.X += wide + k.Gap.L
	}
	p.unit = ui.Rect{X: x, Y: at.Y + row, W: width, H: k.Measure(w.unit, k.Type.Small, width).H}
	low := max(p.unit.Bottom(), p.picture.Bottom()) + k.Gap.S
	narrow := w.narrow(k, r.W)
	if narrow { // beside the button there is no room for a line
		p.when = ui.Rect{X: x, Y: p.unit.Bottom(), W: width, H: k.Measure(w.when, k.Type.Small, width).H}
		low = p.when.Bottom() + k.Gap.S
	}
	trash := w.trash.Measure(k, ui.Size{})
	high = max(trash.H, stage.MinTouch(k))
	p.line = ui.Rect{X: r.X, Y: low, W: r.W, H: high}
	var rest ui.Rect
	p.trash, rest = p.line.Inset(ui.Sides(pad, 0)).CutRight(min(trash.W, p.line.W-2*pad), k.Gap.M)
	if !narrow {
		p.when = rest.Place(ui.Sz(rest.W, min(rest.H, k.Measure(w.when, k.Type.Small, rest.W).H)), 0, .5)
	}
	return p, low + high - r.Y
}

// Measure returns the height of the card.
func (w *pastCard) Measure(k *ui.Kit, room ui.Size) ui.Size {
	_, high := w.places(k, ui.Rect{W: room.W})
	return ui.Sz(room.W, high)
}

// Layout gives the card its place.
func (w *pastCard) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.at, _ = w.places(k, r)
	p := &w.at
	w.open.Layout(k, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: p.line.Y - r.Y})
	w.trash.Layout(k, p.trash)
}

// Rect returns the card's place.
func (w *pastCard) Rect() ui.Rect { return w.rect }

// Update opens the match, or deletes it.
func (w *pastCard) Update(c *ui.Context) {
	w.lit = c.Hovers(w.open.Rect())
	w.open.Update(c)
	w.trash.Update(c)
}

// Draw draws the card.
func (w *pastCard) Draw(c *ui.Canvas) {
	if !w.rect.Overlaps(c.Bounds()) {
		return
	}
	p := &w.at
	c.Panel(w.rect)
	if w.lit {
		c.Frame(w.open.Rect(), c.Radius.Panel, c.Hairline, ui.Flat(c.Palette.Brass))
	}
	c.Recess(p.picture, c.Radius.Button)
	if picture := w.picture(); picture != nil {
		c.Draw(picture, p.picture.Snap().Min(), ui.White)
	}
	c.Frame(p.picture, c.Radius.Button, c.Hairline, ui.Flat(c.Palette.BrassEdge))
	chevron, title := p.title.CutRight(c.Theme.Icon, c.Gap.S)
	c.Paragraph(w.title, c.Type.Name.In(c.Palette.Cream), title, ui.AlignLeft)
	c.Icon(ui.IconForward, chevron, c.Theme.Icon, c.Palette.GoldText)
	for i, s := range w.seats {
		coin, words := p.seats[i].CutLeft(p.seats[i].H, c.Gap.XS)
		c.Coin(s.look, coin.Center(), coin.H*.42)
		c.TextIn(s.name+"  "+s.score, c.Type.Strong.In(c.Palette.Text), words, ui.AlignLeft|ui.AlignMiddle)
	}
	c.Paragraph(w.unit, c.Type.Small.In(c.Palette.Muted), p.unit, ui.AlignLeft)
	c.HLine(p.line.X, p.line.Y, p.line.W, c.Palette.Edge)
	c.Paragraph(w.when, c.Type.Small.In(c.Palette.Muted), p.when, ui.AlignLeft)
	w.trash.Draw(c)
}
