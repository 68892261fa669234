package table

import "runehall/ui"

// medallion is a seat's coin with a name below it, as a button.
type medallion struct {
	look    ui.SeatLook
	name    string // the sitter's name, or what the seat does
	sitter  string
	dim     bool // the seat cannot answer, or not any more
	rests   bool // it cannot be pressed
	sign    ui.Icon
	pressed func()

	button ui.Button // takes pointer and focus; it is not drawn
	rect   ui.Rect
}

func (m *medallion) layout(k *ui.Kit, r ui.Rect) {
	m.rect = r
	m.button.Kind = ui.RoundButton
	coin, _ := m.split(k)
	m.button.Layout(k, coin)
}

// split returns where coin and name stand.
func (m *medallion) split(k *ui.Kit) (coin, name ui.Rect) {
	name, coin = m.rect.CutBottom(min(k.LineHeight(k.Type.Small), m.rect.H*.3), 0)
	side := min(coin.W, coin.H)
	return coin.Place(ui.Sz(side, side), .5, .5), name
}

func (m *medallion) update(c *ui.Context) {
	m.button.Disabled, m.button.OnTap = m.rests, m.pressed
	m.button.Update(c)
}

func (m *medallion) draw(c *ui.Canvas) {
	if m.dim {
		defer c.Unfade(c.Fade(.38))
	}
	coin, name := m.split(c.Kit)
	r := coin.W / 2 * .92
	c.Disc(coin.Center(), r*1.08, c.Palette.Ink)
	c.Coin(m.look, coin.Center(), r)
	style := c.Type.Small.In(c.Palette.Text)
	said := m.says(c.Kit, name.W)
	fits := func(r ui.Rect) bool { return c.Measure(said, style, 0).W*c.Legible <= r.W*style.Size }
	if m.sign != ui.NoIcon {
		if icon, rest := name.CutLeft(c.Type.Label.Size, c.Gap.XS); !m.dim || fits(rest) {
			c.Icon(m.sign, icon, c.Type.Label.Size, c.Palette.Muted)
			name = rest
		}
	}
	if m.dim { // the pale coin alone says that it cannot be pressed
		if !fits(name) {
			return
		}
		style.Size = min(style.Size, .98*style.Size*name.W/c.Measure(said, style, 0).W)
	}
	c.TextIn(said, style, name, ui.AlignCenter|ui.AlignMiddle)
}

// says returns the words below the coin. Where what the seat does is too long, they name who sits there.
func (m *medallion) says(k *ui.Kit, wide float64) string {
	style := k.Type.Small.Sized(k.Legible)
	if m.dim && k.Measure(m.name, style, 0).W > wide {
		return m.sitter
	}
	return m.name
}
