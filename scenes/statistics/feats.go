package statistics

import (
	"strings"
	"time"

	"runehall/games/ledger"
	"runehall/internal/aloud"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/ui"
)

// whenEarned says when something was achieved, and against whom.
func (s *Scene) whenEarned(l ledger.Line) string {
	when, others := s.whenEnded(l), s.others(l)
	if when == "" || others == "" {
		return when + others
	}
	return when + " · " + others
}

// whenEnded says on which day a match ended; "" if nobody can say.
func (s *Scene) whenEnded(l ledger.Line) string {
	at, err := time.Parse(matches.EndedForm, l.Ended)
	if err != nil {
		return ""
	}
	return page.Day(s.stage, s.stage.Here(at))
}

// others names those who sat at the table besides the chosen person.
func (s *Scene) others(l ledger.Line) string {
	var others []string
	for i := range l.Seats {
		if seat := &l.Seats[i]; !seat.Counts() || seat.Name != s.person {
			others = append(others, seat.Name)
		}
	}
	return strings.Join(others, ", ")
}

// featTile is something to achieve: its sign, its name, a sentence, and when it was achieved.
type featTile struct {
	game, feat        string
	title, text, when string
	unheard           string // that it is not achieved yet, for those who do not see that
	done              bool
	rect              ui.Rect
}

// Speak says what it is, and how it stands.
func (w *featTile) Speak() aloud.Thing {
	value := w.when
	if !w.done {
		value = w.unheard
	}
	return aloud.Thing{Role: aloud.Text, Label: w.title, Value: value, Note: w.text}
}

// signWide is the width of the medallion with the sign, in dp.
const signWide = 52

func (w *featTile) words(k *ui.Kit, width float64) float64 {
	return max(1, width-k.Dp(signWide)-3*k.Gap.M)
}

// Measure returns the height of the words.
func (w *featTile) Measure(k *ui.Kit, room ui.Size) ui.Size {
	inner := w.words(k, room.W)
	h := k.Measure(w.title, k.Type.Name, inner).H + k.Measure(w.text, k.Type.Small, inner).H
	if w.when != "" {
		h += k.Gap.XS + k.Measure(w.when, k.Type.Label, inner).H
	}
	return ui.Sz(room.W, max(h, k.Dp(signWide))+2*k.Gap.M)
}

// Layout gives the tile its place.
func (w *featTile) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Update offers the focus, so that keys scroll to it.
func (w *featTile) Update(c *ui.Context) { c.Focusable(w, w.rect, c.Radius.Panel) }

// Draw draws the tile: golden once it is done.
func (w *featTile) Draw(c *ui.Canvas) {
	if !w.rect.Overlaps(c.Bounds()) {
		return
	}
	p := &c.Palette
	c.Panel(w.rect)
	title, text := c.Type.Name, c.Type.Small
	if w.done {
		c.Frame(w.rect, c.Radius.Panel, c.Hairline, ui.Flat(p.Brass))
		title, text = title.In(p.GoldText), text.In(p.Text)
	}
	sign, words := w.rect.Inset(ui.Sides(c.Gap.M, c.Gap.M)).CutLeft(c.Dp(signWide), c.Gap.M)
	words = words.Place(ui.Sz(words.W, w.Measure(c.Kit, w.rect.Size()).H-2*c.Gap.M), 0, .5)
	drawFeat(c, sign.Place(ui.Sz(sign.W, sign.W), .5, .5), w.game, w.feat, w.done)
	top, low := words.CutTop(c.Measure(w.title, title, words.W).H, 0)
	c.Paragraph(w.title, title, top, ui.AlignLeft)
	c.Paragraph(w.text, text, low, ui.AlignLeft)
	if w.when != "" {
		_, low = low.CutTop(c.Measure(w.text, text, words.W).H, c.Gap.XS)
		c.Paragraph(w.when, c.Type.Label.In(p.GoldText), low, ui.AlignLeft)
	}
}

// drawFeat draws the sign of something to achieve: on brass once it is done, and in the dark before.
func drawFeat(c *ui.Canvas, r ui.Rect, game, feat string, done bool) {
	p := &c.Palette
	mid, radius := r.Center(), r.W/2
	ink := p.Muted
	if done {
		ink = p.OnBrass
		c.Glow(mid, radius*1.4, p.Gold.Fade(.25))
		c.Box(r, radius, ui.Shade3(p.BrassTop, p.Brass, p.BrassLow))
		c.Frame(r.Grow(-c.Dp(3)), radius, c.Hairline, ui.Flat(p.BrassEdge.Fade(.6)))
		c.Frame(r, radius, c.Hairline, ui.Flat(p.BrassEdge))
	} else {
		c.Recess(r, radius)
		c.Frame(r, radius, c.Hairline, ui.Flat(p.Edge))
	}
	path := featSigns()[game+"."+feat]
	if path == nil {
		c.Icon(ui.IconTrophy, r, r.W*.6, ink)
		return
	}
	side := r.W * .64
	at := r.Place(ui.Sz(side, side), .5, .5).Snap().Min()
	c.Stroke(path, at, side/24, 1.7*side/24, ink)
}

// tileGrid stands tiles side by side, each row as high as its highest.
type tileGrid struct{ tiles []*featTile }

func (w *tileGrid) columns(k *ui.Kit, width float64) int {
	return max(1, min(len(w.tiles), ui.GridColumns(width, k.Dp(300), k.Gap.M)))
}

// rows calls each with the tiles of each row and its height.
func (w *tileGrid) rows(k *ui.Kit, width float64, each func(row []*featTile, wide, high float64)) {
	n := w.columns(k, width)
	wide := (width - float64(n-1)*k.Gap.M) / float64(n)
	for from := 0; from < len(w.tiles); from += n {
		row := w.tiles[from:min(from+n, len(w.tiles))]
		high := 0.0
		for _, t := range row {
			high = max(high, t.Measure(k, ui.Sz(wide, 0)).H)
		}
		each(row, wide, high)
	}
}

// Measure returns the height of all rows.
func (w *tileGrid) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := -k.Gap.M
	w.rows(k, room.W, func(_ []*featTile, _, high float64) { h += high + k.Gap.M })
	return ui.Sz(room.W, max(0, h))
}

// Layout places the tiles.
func (w *tileGrid) Layout(k *ui.Kit, r ui.Rect) {
	at := r.Min()
	rows := float64(max(1, (len(w.tiles)+w.columns(k, r.W)-1)/w.columns(k, r.W)))
	more := max(0, r.H-w.Measure(k, r.Size()).H) / rows
	w.rows(k, r.W, func(row []*featTile, wide, high float64) {
		high += more
		for i, t := range row {
			t.Layout(k, ui.Rect{X: at.X + float64(i)*(wide+k.Gap.M), Y: at.Y, W: wide, H: high})
		}
		at.Y += high + k.Gap.M
	})
}

// Update updates the tiles.
func (w *tileGrid) Update(c *ui.Context) {
	for _, t := range w.tiles {
		t.Update(c)
	}
}

// Draw draws the tiles.
func (w *tileGrid) Draw(c *ui.Canvas) {
	for _, t := range w.tiles {
		t.Draw(c)
	}
}
