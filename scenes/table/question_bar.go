package table

import (
	"slices"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/questions"
	"runehall/ui"
)

// questionBar is the public question for answers. It covers the ledge, and looks the same whatever anybody holds.
type questionBar struct {
	seats  []medallion
	ask    string
	note   string
	text   ui.Rect
	hint   ui.Rect   // where the note stands; empty: there is no room
	nobody ui.Button // declines; where the only seat must look itself ([Inquiry].Looks) it opens that seat's curtain
}

type questionPlaces struct {
	text, note, nobody ui.Rect
	coins              []ui.Rect
}

const (
	coinShare  = .62 // the largest part of the bar for medallions, beside the words
	coinLow    = 76  // the width that a medallion should have, with the words below it, in dp
	besideWide = 280 // the width that words beside them should have, in dp
)

// arrangeQuestion places the bar within its part of the screen, whose lower right corner is the golden button's. It is
// pure.
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
		// The note has what the medallions do not need.
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

func coinPlace(k *ui.Kit, cell ui.Rect) ui.Rect {
	return cell.Place(ui.Sz(min(cell.W, k.Dp(104)), min(cell.H, k.Dp(112))), .5, .5)
}

// coinSide returns the size of the coins if the medallions stand in so many columns.
func coinSide(k *ui.Kit, row ui.Rect, seats, columns int) float64 {
	m := medallion{rect: coinPlace(k, row.Grid(seats, columns, k.Gap.XS)[0])}
	coin, _ := m.split(k)
	return coin.W
}

// beside places the words at the left of the medallions or, if they would be too narrow there, above and below. It
// returns the room of the medallions.
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

// stackedHigh returns how high the bar must be for words above and below the medallions.
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

// drawText draws the question and, if there is room, the note about what to do.
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

// say writes the words of a question. sure says that a press has asked whether to give up, and persons are the ones at
// this device.
func (b *questionBar) say(a *questions.Asking, t *chronicle.Teller, sure bool, persons []games.Seat) {
	st := t.Stage
	b.ask, b.note = t.Say(a.Ask), st.Text("table.nobody.note")
	if first := a.First(); first >= 0 {
		b.ask = st.Text("table.ask-before", nameArg(t.Name(first)))
	}
	b.nobody.Kind, b.nobody.Text = ui.SlateButton, st.Text("table.nobody")
	if a.Named() {
		b.nobody.Text = declineWords(&a.Inquiry, t)
	}
	if sure {
		b.nobody.Text = st.Text("table.sure", lang.Str("what", b.nobody.Text))
	}
	if a.Looks {
		b.nobody.Kind = ui.PrimaryButton
		b.nobody.Text, b.note = st.Text("curtain.open", nameArg(t.Name(a.Seats[0]))), st.Text("table.only-looks.note")
	}
	for i := range b.seats {
		seat := games.Seat(i)
		m := &b.seats[i]
		m.look, m.name, m.sitter, m.sign = t.Sitters[i].Look, t.Name(seat), t.Name(seat), ui.NoIcon
		if !t.Sitters[i].Person {
			m.sign = ui.IconComputer
		}
		m.dim = !a.Asks(seat) || slices.Contains(a.Passed, seat)
		m.rests = m.dim || !slices.Contains(persons, seat) || !a.MayChoose(seat)
		switch {
		case seat == a.By:
			m.name = st.Text("table.asks")
		case !a.Asks(seat):
			m.name = st.Text("table.not-asked")
		case slices.Contains(a.Wants, seat):
			m.name = st.Text("table.wants")
		}
	}
}

// declineWords returns the words for not answering: the board's own ("Give up"), if it has any.
func declineWords(q *Inquiry, t *chronicle.Teller) string {
	if q.Named() {
		return t.Say(q.Declines)
	}
	return t.Stage.Text("table.decline")
}
