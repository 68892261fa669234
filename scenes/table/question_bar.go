package table

import (
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// questionBar is the public question for answers. It covers the ledge and looks the same whoever holds what.
type questionBar struct {
	seats  []medallion
	ask    string
	note   string
	text   ui.Rect
	hint   ui.Rect   // of the note; empty where there is no room
	nobody ui.Button // or what opens the curtain of the only seat that is asked ([Question].Looks)
}

type questionPlaces struct {
	text, note, nobody ui.Rect
	coins              []ui.Rect
}

const (
	coinShare  = .62 // how much of the bar medallions take at most, beside the words
	coinLow    = 76  // how wide one should be, with the words below it, in dp
	besideWide = 280 // how wide the words should be beside them, in dp
)

// arrangeQuestion places the bar within its part of the screen, which has its lower right corner in common with the golden
// button. It is pure.
func arrangeQuestion(k *ui.Kit, at *places, seats int) questionPlaces {
	area, primary := at.asked, at.primary
	p := questionPlaces{nobody: primary}
	columns := seats
	var row ui.Rect
	if at.rail {
		p.nobody.X, p.nobody.W = area.X, area.W
		row = area
		row.H = primary.Y - k.Gap.S - row.Y
		p.text, row = row.CutTop(min(2*k.LineHeight(k.Type.Section), row.H*.35), k.Gap.XS)
		if rows := 2*k.Dp(76) + k.Gap.XS; row.H-2*k.LineHeight(k.Type.Label)-k.Gap.XS >= rows {
			p.note, row = row.CutBottom(2*k.LineHeight(k.Type.Label), k.Gap.XS)
		}
		if half := (seats + 1) / 2; coinSide(k, row, seats, half) > coinSide(k, row, seats, columns) {
			columns = half
		}
	} else if at.portrait {
		foot, top := area.CutBottom(primary.H, k.Gap.XS)
		p.text = ui.Rect{X: foot.X, Y: foot.Y, W: max(0, primary.X-k.Gap.S-foot.X), H: foot.H}
		row = top
		// The note takes what the medallions do not need.
		if lines := 2 * k.LineHeight(k.Type.Label); row.H-lines-k.Gap.XS >= k.Dp(80) {
			p.note, row = row.CutBottom(lines, k.Gap.XS)
		}
	} else {
		area.W = max(0, primary.X-k.Gap.L-area.X)
		row = p.beside(k, area, seats)
	}
	p.coins = row.Grid(seats, columns, k.Gap.XS)
	for i, r := range p.coins {
		p.coins[i] = coinPlace(k, r)
	}
	return p
}

// coinPlace returns where a medallion stands in its cell.
func coinPlace(k *ui.Kit, cell ui.Rect) ui.Rect {
	return cell.Place(ui.Sz(min(cell.W, k.Dp(104)), min(cell.H, k.Dp(112))), .5, .5)
}

// coinSide returns how large the coins of medallions are in so many columns.
func coinSide(k *ui.Kit, row ui.Rect, seats, columns int) float64 {
	m := medallion{rect: coinPlace(k, row.Grid(seats, columns, k.Gap.XS)[0])}
	coin, _ := m.split(k)
	return coin.W
}

// beside places the words at the left of the medallions or, where they would be narrow, above and below these, and returns the room of the
// medallions.
func (p *questionPlaces) beside(k *ui.Kit, room ui.Rect, seats int) (row ui.Rect) {
	lines := 2 * k.LineHeight(k.Type.Small)
	coins := min(room.W*coinShare, float64(seats)*k.Dp(96))
	if high := stackedHigh(k); room.W-coins < k.Dp(besideWide) && room.H >= high {
		p.text, row = room.Place(ui.Sz(room.W, high), 0, .5).CutTop(k.LineHeight(k.Type.Section), k.Gap.S)
		p.note, row = row.CutBottom(lines, k.Gap.S)
		return row
	}
	row, p.text = room.CutRight(coins, k.Gap.M)
	if p.text.W >= k.Dp(180) && p.text.H >= lines+k.LineHeight(k.Type.Section) {
		p.text = p.text.Place(ui.Sz(p.text.W, lines+k.LineHeight(k.Type.Section)), 0, .5)
		p.note, p.text = p.text.CutBottom(lines, 0)
	}
	return row
}

// stackedHigh is how high the bar must be for words above and below the medallions.
func stackedHigh(k *ui.Kit) float64 {
	return k.LineHeight(k.Type.Section) + 2*k.LineHeight(k.Type.Small) + 2*k.Gap.S + k.Dp(112)
}

func (b *questionBar) layout(k *ui.Kit, at *places) {
	p := arrangeQuestion(k, at, len(b.seats))
	b.text, b.hint = p.text, p.note
	b.nobody.Layout(k, p.nobody)
	for i := range b.seats {
		b.seats[i].layout(k, p.coins[i])
	}
}

func (b *questionBar) update(c *ui.Context) {
	for i := range b.seats {
		b.seats[i].update(c)
	}
	b.nobody.Update(c)
}

func (b *questionBar) draw(c *ui.Canvas) {
	b.drawText(c)
	for i := range b.seats {
		b.seats[i].draw(c)
	}
	b.nobody.Draw(c)
}

// drawText draws the question, and where there is room what to do about it.
func (b *questionBar) drawText(c *ui.Canvas) {
	c.TextIn(b.ask, c.Type.Section.In(c.Palette.Cream), b.text, ui.AlignLeft|ui.AlignMiddle)
	if !b.hint.Empty() {
		c.TextIn(b.note, c.Type.Small.In(c.Palette.Text), b.hint, ui.AlignLeft|ui.AlignMiddle)
	}
}

func (b *questionBar) names(n stage.Names) {
	n[&b.nobody] = "question.nobody"
	for i := range b.seats {
		n[&b.seats[i].button] = seatName("question.seat.", games.Seat(i))
	}
}
