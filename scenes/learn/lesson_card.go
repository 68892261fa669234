package learn

import "runehall/ui"

// lessonCard is a lesson: its own board, its name, and a hexagon that says how far somebody has come with it.
type lessonCard struct {
	window
	Title string
	More  string // what is taught, for whoever hears the screen or has room for more words
	State string // how far somebody has come, in words
	How   progress
	Next  bool
	Tap   func()

	Button       ui.Button // handles pointer and focus; it is not drawn
	rect, words  ui.Rect
	hovered, row bool
	shape        float64 // of the picture: height to width
}

// A card of a row is a picture over a name. It is a picture beside words where the row has no room for three.
const (
	cardShape    = .66 // of the picture
	tallestCard  = 1.1
	leastCard    = 100 // how wide a card is at least that stands in a row, in dp
	besideBoard  = 92  // how wide the picture is beside words, in dp
	cardHexagon  = 13  // radius of the hexagon, in dp
	untriedShade = .42
)

// name is the style of the title.
func (w *lessonCard) name(k *ui.Kit) ui.TextStyle { return k.Type.Small.In(k.Palette.Cream) }

// Measure returns the height of picture and words.
func (w *lessonCard) Measure(k *ui.Kit, room ui.Size) ui.Size {
	if w.row {
		inner := room.W - k.Dp(besideBoard) - 3*k.Gap.S - 2*k.Dp(cardHexagon)
		words := k.Measure(w.Title, w.name(k), max(1, inner)).H + k.Measure(w.More, k.Type.Label, max(1, inner)).H
		return ui.Sz(room.W, max(k.Touch, words+2*k.Gap.S, k.Dp(besideBoard)*cardShape+2*k.Gap.XS))
	}
	in := room.W - 2*k.Gap.XS
	return ui.Sz(room.W, in*w.shape+2*k.Gap.XS+k.Gap.S+
		max(2*k.LineHeight(w.name(k)), k.Measure(w.Title, w.name(k), in).H))
}

// Layout gives the card its place.
func (w *lessonCard) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.Button.Layout(k, r)
	in := r.Inset(ui.Sides(k.Gap.XS, k.Gap.XS))
	if w.row {
		w.at, w.words = in.CutLeft(k.Dp(besideBoard), k.Gap.S)
		w.at = w.at.Place(ui.Sz(w.at.W, min(w.at.H, w.at.W*cardShape)), 0, .5)
		w.words.W -= 2*k.Dp(cardHexagon) + k.Gap.XS
		return
	}
	w.at, w.words = in.CutTop(in.W*w.shape, k.Gap.XS)
}

// Rect returns the card's place.
func (w *lessonCard) Rect() ui.Rect { return w.rect }

// Update calls Tap when the card is tapped.
func (w *lessonCard) Update(c *ui.Context) {
	w.update()
	w.hovered = c.Hovers(w.rect)
	w.Button.OnTap, w.Button.Label, w.Button.More, w.Button.Selected = w.Tap, w.Title, w.State, w.Next
	w.Button.Update(c)
}

// Draw draws the card; the next one is golden at its edge.
func (w *lessonCard) Draw(c *ui.Canvas) {
	c.Panel(w.rect)
	dark := 0.0
	if w.How == untried && !w.Next {
		dark = untriedShade
	}
	w.draw(c, dark)
	switch {
	case w.Next:
		c.Selected(w.rect, c.Radius.Panel)
	case w.hovered:
		c.Frame(w.rect, c.Radius.Panel, c.Hairline, ui.Flat(c.Palette.Brass))
	}
	r := c.Dp(cardHexagon)
	if w.row {
		high := c.Measure(w.Title, w.name(c.Kit), w.words.W).H
		all := high + c.Measure(w.More, c.Type.Label, w.words.W).H
		top, low := w.words.Place(ui.Sz(w.words.W, min(all, w.words.H)), 0, .5).CutTop(high, 0)
		c.Paragraph(w.Title, w.name(c.Kit), top, ui.AlignLeft)
		c.Paragraph(w.More, c.Type.Label, low, ui.AlignLeft)
		hexagon(c, ui.Pt(w.rect.Right()-r-c.Gap.XS, w.rect.Center().Y), r, w.How, w.Next)
		return
	}
	c.Paragraph(w.Title, w.name(c.Kit), w.words, ui.AlignCenter|ui.AlignMiddle)
	hexagon(c, ui.Pt(w.rect.Right()-r*.9, w.rect.Y+r*.9), r, w.How, w.Next)
}

// path is the lessons of a game side by side, with the way that leads from one to the next; one below the other where
// they are narrow.
type path struct {
	Cards []*lessonCard

	links []ui.Rect
}

func (w *path) stands(k *ui.Kit, width float64) bool {
	n := float64(max(1, len(w.Cards)))
	return (width-(n-1)*k.Gap.M)/n < k.Dp(leastCard)
}

// Measure returns the height of the highest card or, one below the other, of all.
func (w *path) Measure(k *ui.Kit, room ui.Size) ui.Size {
	stands, high := w.stands(k, room.W), 0.0
	n := float64(max(1, len(w.Cards)))
	for _, card := range w.Cards {
		if card.row = stands; stands {
			high += card.Measure(k, room).H + k.Gap.S
			continue
		}
		high = max(high, card.Measure(k, ui.Sz((room.W-(n-1)*k.Gap.M)/n, 0)).H)
	}
	if stands {
		high -= k.Gap.S
	}
	return ui.Sz(room.W, max(0, high))
}

// Layout places the cards.
func (w *path) Layout(k *ui.Kit, r ui.Rect) {
	w.Measure(k, r.Size())
	w.links = w.links[:0]
	if w.stands(k, r.W) {
		for _, card := range w.Cards {
			var top ui.Rect
			top, r = r.CutTop(card.Measure(k, ui.Sz(r.W, 0)).H, k.Gap.S)
			card.Layout(k, top)
		}
		return
	}
	for i, place := range r.Grid(len(w.Cards), len(w.Cards), k.Gap.M) {
		w.Cards[i].Layout(k, place)
		if i > 0 {
			mid := w.Cards[i].at.Center().Y
			w.links = append(w.links, ui.Rc(place.X-k.Gap.M, mid-k.Outline, k.Gap.M, 2*k.Outline))
		}
	}
}

// Update updates the cards.
func (w *path) Update(c *ui.Context) {
	for _, card := range w.Cards {
		card.Update(c)
	}
}

// Draw draws the way under the cards: golden as far as it has been gone.
func (w *path) Draw(c *ui.Canvas) {
	for i, link := range w.links {
		col := c.Palette.Edge
		if w.Cards[i].How == done {
			col = c.Palette.Gold
		}
		c.Rect(link, col)
	}
	for _, card := range w.Cards {
		card.Draw(c)
	}
}
