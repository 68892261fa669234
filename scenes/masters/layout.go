package masters

import (
	"math"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// places is where everything of the board lies, in pixels. It is made by pure functions from a frame and from what there
// is to place; drawing and input only read it.
type places struct {
	field   ui.Rect // the table
	open    ui.Rect // the part of it that nothing covers
	seats   []seatPlace
	legend  ui.Rect // what the runes are worth; empty where there is no room
	centre  ui.Rect // the button that brings the whole board into sight
	deck    ui.Rect // can be pressed where a card may be drawn
	verdict ui.Rect // what becomes of a card where it hovers
	clear   ui.Rect // the part of the field above that
	foot    ui.Rect // the buttons of a choice stand on its lower edge
	brief   bool    // the words about a card are short, and take the row of deck and button
	aloft   bool    // they are short, and take the place of the other seats, so that a low field stays free
	ledge   ledgePlaces
}

// arrangement is what places depend on besides the frame.
type arrangement struct {
	seats int
	front games.Seat
	hands [games.MaxSeats]int // cards of each seat
}

// arrange places everything.
func arrange(f *table.Frame, a arrangement) places {
	k, th := f.Kit, &f.Kit.Theme
	p := places{field: f.Field}
	if len(f.Docks) > 0 {
		p.seats = arrangeDocks(th, f.Docks, a)
	} else {
		p.seats, p.legend = arrangeSeats(th, f.Seats, f.Portrait, a)
	}
	p.ledge = arrangeLedge(f, a)
	least := stage.MinTouch(k)
	side := max(least, min(th.Touch, f.Field.H*.16))
	p.centre = ui.Rc(f.Field.Right()-side-th.Gap.S, f.Field.Bottom()-side-th.Gap.S, side, side)
	deck := ui.Sz(max(least, th.Dp(84)), max(least, th.Dp(58)))
	if dps(th, f.Field.H) < 320 || dps(th, f.Field.W) < 420 {
		deck = ui.Sz(max(least, th.Dp(64)), max(least, th.Dp(44)))
	} else if high := min(f.Field.H*.15, th.Dp(104)); high > deck.H && dps(th, f.Field.W) >= 640 {
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
	if cover := f.Field.Bottom() - p.verdict.Y + th.Gap.XS; dps(th, f.Field.H) >= 320 {
		p.open.H -= cover
	}
	return p
}

// placeVerdict places the words under the board: between deck and button where they have room there, otherwise above both.
func (p *places) placeVerdict(k *ui.Kit) {
	gap := k.Gap.S
	row := ui.Rc(p.deck.Right()+gap, 0, p.centre.X-p.deck.Right()-2*gap, max(k.Dp(48), 2*k.LineHeight(k.Type.Label)+k.Gap.S))
	if dps(&k.Theme, row.W) < 330 {
		row.X, row.W = p.field.X+gap, p.field.W-2*gap
		row.Y = min(p.deck.Y, p.centre.Y) - row.H - gap
		if dps(&k.Theme, p.field.H) < 320 { // there is no room for two rows
			p.brief = true
			row.Y = p.field.Bottom() - row.H - gap
		}
		p.verdict = row
		return
	}
	row.Y = p.field.Bottom() - row.H - gap
	p.verdict = row.Place(ui.Sz(min(row.W, k.Dp(640)), row.H), .5, .5)
}

// short reports whether the words about a card have room for numbers only.
func (p *places) short() bool { return p.aloft || p.verdict.W < 8.5*p.verdict.H }

// choicePlaces is where the buttons of a choice stand.
type choicePlaces struct{ items []ui.Rect }

// leastShrink is how far a button may be narrower than its words are wide, which shrink with it.
const leastShrink = .85

// arrangeChoices places buttons of some widths side by side, or one above the other where they have no room, at the foot
// of the field; above the words about a card where those are shown there.
func arrangeChoices(k *ui.Kit, p *places, widths []float64, over bool) (c choicePlaces) {
	if len(widths) == 0 {
		return c
	}
	gap, high := k.Gap.S, k.Button
	room := p.foot
	bottom := room.Bottom()
	if over && !p.aloft {
		bottom = room.Y - gap
	}
	all := -gap
	for _, w := range widths {
		all += w + gap
	}
	align := .5
	if between := p.centre.X - p.deck.Right() - 2*gap; !over { // a low field has one row for all
		if len(widths) == 1 && all > between && all*leastShrink <= between {
			widths, all = []float64{between}, between
		}
		if all <= between {
			room.X, room.W = p.deck.Right()+gap, between
			bottom = p.field.Bottom() - gap
			if dps(&k.Theme, p.field.H) < 320 { // the cards lie down to the edge there: the buttons stand aside, beside the deck
				align = 0
			}
		}
	}
	if all <= room.W {
		x := room.X + (room.W-all)*align
		for _, w := range widths {
			c.items = append(c.items, ui.Rc(x, bottom-high, w, high))
			x += w + gap
		}
		return c
	}
	rows := float64(len(widths))
	// Rows that would leave the field move closer together than looks good, but stay large enough to press.
	high = min(high, max(stage.MinTouch(k), (bottom-p.field.Y-rows*gap)/rows))
	y := bottom - rows*high - (rows-1)*gap
	for _, w := range widths {
		w = min(w, room.W)
		c.items = append(c.items, ui.Rc(room.X+(room.W-w)/2, y, w, high))
		y += high + gap
	}
	return c
}

// dps returns a length in dp at the interface scale: what a layout compares to choose a form.
func dps(th *ui.Theme, px float64) float64 { return px / th.Dp(1) }

// need returns the room that seats and ledge want. The table adds its own band and borders to the ledge.
func need(r table.Room) table.Need {
	th := &r.Kit.Theme
	w, h := dps(th, r.Screen.W), dps(th, r.Screen.H)
	dock := ui.Sz(th.Dp(272), th.Dp(96))
	if !r.Portrait {
		n := table.Need{Seats: th.Dp(250), Ledge: th.Dp(124), Dock: dock}
		if w < 1000 {
			n.Seats = th.Dp(max(150, min(250, w*.28)))
		}
		if h < 640 {
			n.Ledge = max(th.Dp(84), r.Primary.H)
		}
		if h < 360 {
			n.Ledge = r.Primary.H
		}
		return n
	}
	chip, hand := 72.0, 96.0
	switch {
	case h < 520:
		chip, hand = 40, 56
	case h < 780:
		chip, hand = 64, 80
	}
	return table.Need{Seats: max(th.Dp(chip), stage.MinTouch(r.Kit)), Ledge: th.Dp(hand) + th.Gap.S + r.Primary.H, Dock: dock}
}
