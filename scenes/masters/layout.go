package masters

import (
	"math"

	"runehall/games"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// layout is where everything on the board lies, in pixels. Pure functions make it from a frame and an arrangement.
type layout struct {
	field   ui.Rect // the table
	open    ui.Rect // the part of it that nothing covers
	seats   []seatPlace
	legend  ui.Rect // what the runes are worth; empty where there is no room
	centre  ui.Rect // the button that brings the whole board into sight
	deck    ui.Rect // can be pressed where a card may be drawn
	verdict ui.Rect // what becomes of a card where it hovers
	clear   ui.Rect // the part of the field above that
	foot    ui.Rect // the buttons of a choice stand on its lower edge
	brief   bool    // the verdict has room for few words only, in the row of deck and button
	aloft   bool    // the verdict covers the other seats, so that a low field stays free; it too is short
	ledge   ledgePlaces
}

// arrangement is what a layout depends on besides the frame.
type arrangement struct {
	seats int
	front games.Seat
	hands [games.MaxSeats]int // cards of each seat
}

// arrange places everything.
func arrange(f *table.Frame, a arrangement) layout {
	k, th := f.Kit, &f.Kit.Theme
	p := layout{field: f.Field}
	if len(f.Docks) > 0 {
		p.seats = arrangeChips(th, boards.InDocks(f.Docks, a.seats, a.front))
	} else {
		p.seats, p.legend = arrangeSeats(th, f.Seats, f.Portrait, a)
	}
	p.ledge.rect = f.Ledge
	switch {
	case a.front < 0 || f.Ledge.Empty():
	case boards.Narrow(f):
		p.ledge.rows(f, a)
	default:
		p.ledge.row(f, a)
	}
	least := stage.MinTouch(k)
	p.centre = boards.CentrePlace(k, f.Field)
	deck := ui.Sz(max(least, th.Dp(84)), max(least, th.Dp(58)))
	if th.InDp(f.Field.H) < 320 || th.InDp(f.Field.W) < 420 {
		deck = ui.Sz(max(least, th.Dp(64)), max(least, th.Dp(44)))
	} else if high := min(f.Field.H*.15, th.Dp(104)); high > deck.H && th.InDp(f.Field.W) >= 640 {
		deck = ui.Sz(math.Round(high*1.45), math.Round(high))
	}
	p.deck = ui.Rc(f.Field.X+th.Gap.S, f.Field.Bottom()-deck.H-th.Gap.S, deck.W, deck.H)
	p.placeVerdict(k)
	p.foot = p.verdict
	p.open, p.clear = f.Field, f.Field
	if p.brief && f.Portrait && len(f.Docks) == 0 && f.Seats.H >= max(least, 2*k.LineHeight(k.Type.Small)) {
		p.brief, p.aloft, p.verdict = false, true, f.Seats
		return p
	}
	p.clear.H = p.verdict.Y - th.Gap.XS - p.clear.Y
	if cover := f.Field.Bottom() - p.verdict.Y + th.Gap.XS; th.InDp(f.Field.H) >= 320 {
		p.open.H -= cover
	}
	return p
}

// placeVerdict places the words about a card: between deck and button if they fit there, otherwise above both.
func (p *layout) placeVerdict(k *ui.Kit) {
	gap := k.Gap.S
	row := ui.Rc(p.deck.Right()+gap, 0, p.centre.X-p.deck.Right()-2*gap, max(k.Dp(48), 2*k.LineHeight(k.Type.Label)+k.Gap.S))
	if k.InDp(row.W) < 330 {
		row.X, row.W = p.field.X+gap, p.field.W-2*gap
		row.Y = min(p.deck.Y, p.centre.Y) - row.H - gap
		if k.InDp(p.field.H) < 320 { // there is no room for two rows
			p.brief = true
			row.Y = p.field.Bottom() - row.H - gap
		}
		p.verdict = row
		return
	}
	row.Y = p.field.Bottom() - row.H - gap
	p.verdict = row.Place(ui.Sz(min(row.W, k.Dp(640)), row.H), .5, .5)
}

// short reports whether the verdict has room for numbers only.
func (p *layout) short() bool { return p.aloft || p.verdict.W < 8.5*p.verdict.H }

// need returns the room that seats and ledge want. The table adds its own band and borders to the ledge.
func need(r table.Room) table.Need {
	th := &r.Kit.Theme
	dock := ui.Sz(th.Dp(272), th.Dp(96))
	if !r.Portrait {
		return boards.Landscape{Seats: 250, Share: .28, Ledge: 124, Low: 84}.Need(r, dock)
	}
	chip, hand := 72.0, 96.0
	switch h := th.InDp(r.Screen.H); {
	case h < 520:
		chip, hand = 40, 56
	case h < 780:
		chip, hand = 64, 80
	}
	return boards.Portrait(r, 1, chip, hand, dock)
}
