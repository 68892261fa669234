package masters

import (
	"math"

	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// layout is where everything on the board lies, in pixels. Pure functions make it from a frame and an arrangement.
// Nothing else covers the field, where the cards are.
type layout struct {
	field  ui.Rect // the table
	seats  []seatPlace
	legend ui.Rect // what the runes are worth; empty where that is told in the panel
	deck   ui.Rect // the deck; a button when a card may be drawn
	turn   ui.Rect // the two halves of a turn; empty where there is no room
	panel  panelPlaces
	ledge  ledgePlaces
}

func arrange(f *table.Frame, a arrangement) layout {
	p := layout{field: f.Field}
	p.ledge.rect = f.Ledge
	switch {
	case f.Rail:
		p.rail(f, a)
	case boards.Narrow(f):
		p.stack(f, a)
	default:
		p.wide(f, a)
	}
	if a.front < 0 {
		p.ledge = ledgePlaces{rect: f.Ledge}
		p.bare(f)
	}
	return p
}

// bare moves the button that brings everything into sight to a corner of the field, on a screen that all share: there
// the ledge is as good as not there, and the plates of the seats would cover the button.
func (p *layout) bare(f *table.Frame) {
	if f.Ledge.H > f.Kit.Gap.XS || f.Field.Holds(p.panel.centre) {
		return
	}
	touch := stage.MinTouch(f.Kit)
	p.panel.centre = p.field.Grow(-f.Kit.Gap.S).Place(ui.Sz(touch, touch), 1, 1)
}

// wide places the hand in a row on the ledge, the panel in a strip below the field, and the other seats in a column. At
// a table with docks, the seats are in those, and the legend is at the head of the strip.
func (p *layout) wide(f *table.Frame, a arrangement) {
	k, th := f.Kit, &f.Kit.Theme
	gap := th.Gap.S
	p.deck, p.panel.solo = p.ledge.row(f, a)
	var strip ui.Rect
	strip, p.field = f.Field.CutBottom(max(stage.MinTouch(k), th.Dp(56))+gap, th.Gap.XS)
	strip.H -= gap
	if len(f.Docks) > 0 {
		p.seats = arrangeChips(th, boards.InDocks(f.Docks, a.seats, a.front))
		p.legend, strip = strip.CutLeft(min(th.Dp(170), strip.W*.2), gap)
		p.panel.beside(k, p.panel.endOf(k, strip))
		return
	}
	strip = p.panel.endOf(k, strip)
	p.panel.beside(k, strip.Place(ui.Sz(min(strip.W, th.Dp(stripWide)), strip.H), .5, 0))
	if f.Seats.Empty() { // a recap takes the place of the seats
		return
	}
	others := float64(len(boards.Others(a.seats, a.front)))
	legend, turn := th.Dp(44), th.Dp(84)
	chips := min(th.Dp(104)*others+gap*(others-1), f.Seats.H-legend-gap)
	top, rest := f.Seats.CutTop(chips, gap)
	p.seats = arrangeChips(th, boards.InGrid(top, 1, gap, a.seats, a.front))
	p.legend, rest = rest.CutTop(min(legend, rest.H), gap)
	if rest.H >= turn {
		p.turn, _ = rest.CutTop(turn, 0)
	}
}

// stripWide is the greatest width of the strip below the field, in dp.
const stripWide = 820

// stack places everything on a screen that is higher than wide: the seats above the field; on the ledge, from top to
// bottom, words, hand and buttons.
func (p *layout) stack(f *table.Frame, a arrangement) {
	k, th := f.Kit, &f.Kit.Theme
	gap := th.Gap.XS
	foot := ui.Rc(f.Ledge.X, f.Primary.Y, max(0, f.Primary.X-gap-f.Ledge.X), f.Primary.H)
	in := f.Ledge
	in.H = f.Primary.Y - th.Gap.S - in.Y
	if len(f.Docks) > 0 {
		p.seats = arrangeChips(th, boards.InDocks(f.Docks, a.seats, a.front))
	} else {
		row := f.Seats
		if th.InDp(row.W) >= 330 {
			p.legend, row = row.CutRight(th.Dp(104), gap)
		}
		p.seats = arrangeChips(th, allIn(row, a.seats, a.seats, gap))
	}
	switch {
	case short(f):
		p.folded(f, a, in, foot)
		return
	case th.InDp(in.W) >= 600:
		cards, words := in.CutLeft(in.W*.6, th.Gap.M)
		p.cards(f, a, cards)
		p.panel.stack(k, words)
	default:
		words, cards := in.CutTop(max(stage.MinTouch(k), min(th.Dp(58), in.H*.46)), gap)
		p.panel.flank(k, words)
		p.cards(f, a, cards)
	}
	docked := len(f.Docks) > 0
	if foot = p.turners(k, foot); docked {
		p.ledge.own(th, foot)
	}
	if p.panel.centre.Empty() {
		p.panel.centre, _ = foot.CutRight(stage.MinTouch(k), gap)
		p.panel.centre = p.panel.centre.Place(ui.Sz(p.panel.centre.W, p.panel.centre.W), .5, .5)
		foot.W = p.panel.centre.X - gap - foot.X
	}
	p.panel.solo = ui.Bounding(p.ledge.left, p.ledge.right, foot)
}

// folded places the ledge of a short phone, where the field needs all the room: there is one row above the buttons. The
// hand has it while a card is to be chosen, and the words have it afterwards. Then the hand lies small beside the
// golden button, or makes room for a button.
func (p *layout) folded(f *table.Frame, a arrangement, in, foot ui.Rect) {
	k, gap := f.Kit, f.Kit.Gap.XS
	touch := stage.MinTouch(k)
	if a.mode == resting {
		p.cards(f, a, in)
		p.panel.centre, p.panel.solo = foot.CutRight(touch, gap)
		p.panel.centre = p.panel.centre.Place(ui.Sz(touch, touch), .5, .5)
		return
	}
	p.panel.flank(k, in)
	p.panel.told = in
	p.panel.told.Y, p.panel.told.H = p.field.Bottom(), in.Bottom()-p.field.Bottom()
	switch a.mode {
	case naming:
		p.panel.solo = foot
		return
	case laying:
		p.ledge.right, foot = foot.CutLeft(touch, gap)
		if n := float64(max(usual, a.hands[max(0, a.front)])); foot.W >= n*(touch+gap)+touch {
			p.ledge.left = p.ledge.right
			p.ledge.right, foot = foot.CutLeft(touch, gap)
		}
		for _, r := range []*ui.Rect{&p.ledge.left, &p.ledge.right} {
			*r = r.Place(ui.Sz(r.W, r.W), .5, .5)
		}
	}
	p.hand(f, a, foot)
}

// short reports whether the screen is a phone held upright that is so short that the field needs all the room it can
// get.
func short(f *table.Frame) bool {
	return f.Portrait && !f.Rail && f.Kit.InDp(f.Screen.H) < 780 && f.Kit.InDp(f.Screen.W) < 600 && len(f.Docks) == 0
}

// rail places everything in a column beside the field, from top to bottom: the seats and what runes are worth, the
// hand, the words, the step buttons, the buttons that turn.
func (p *layout) rail(f *table.Frame, a arrangement) {
	k, th := f.Kit, &f.Kit.Theme
	p.panel.solo = p.footer(f).Union(p.ledge.left).Union(p.ledge.right)
	in := f.Ledge
	touch, gap := stage.MinTouch(k), th.Gap.XS
	in.H = f.Primary.Y - gap - in.Y
	if in.H < 3*touch+th.Dp(96)+4*gap { // too low for two rows of seats
		seats, rest := in.CutTop(min(th.Dp(34), in.H*.2), gap)
		p.seats = arrangeChips(th, allIn(seats, a.seats, a.seats, gap))
		high, rest := rest.CutTop(min(touch, rest.H*.4), gap)
		p.cards(f, a, high)
		control, words := rest.CutBottom(touch, gap)
		// the words stand between the step buttons, and a double tap replaces the button that brings everything into
		// sight
		if words.H < th.Dp(34) {
			p.panel.flank(k, rest)
			return
		}
		p.panel.says = words
		p.panel.control(k, control)
		return
	}
	room := in.H - touch - 3*gap
	seats, rest := in.CutTop(min(2*th.Dp(48)+gap, room*.36), gap)
	cells := allIn(seats, a.seats+1, 2, gap)
	p.legend = cells[a.seats].Chip
	if a.seats%2 == 0 {
		p.legend.W = seats.W
	}
	p.seats = arrangeChips(th, cells[:a.seats])
	most, share := th.Dp(84), .3
	if f.Hand { // a screen with a hand alone has room for large cards
		most, share = th.Dp(220), .5
	}
	high, rest := rest.CutTop(max(touch, min(most, room*share)), gap)
	control, words := rest.CutBottom(touch, gap)
	if f.Hand {
		p.cards(f, a, high)
	} else { // the hand gets the whole width, so that its runes can be told apart; the deck stands beside the words
		p.hand(f, a, high)
		p.deck, words = words.CutRight(deckWide(f, in), th.Gap.S)
	}
	p.panel.says = words
	p.panel.control(k, control)
}

// footer places the buttons that turn a card beside the golden one, and returns the room between them.
func (p *layout) footer(f *table.Frame) ui.Rect {
	th := &f.Kit.Theme
	return p.turners(f.Kit, ui.Rc(f.Ledge.X, f.Primary.Y, max(0, f.Primary.X-th.Gap.XS-f.Ledge.X), f.Primary.H))
}

// turners places the buttons that turn a card at the left of a room, and returns the rest of it.
func (p *layout) turners(k *ui.Kit, room ui.Rect) ui.Rect {
	side := min(max(stage.MinTouch(k), min(k.Touch, room.H)), room.H)
	room = room.Place(ui.Sz(room.W, side), 0, .5)
	p.ledge.left, room = room.CutLeft(side, k.Gap.XS)
	p.ledge.right, room = room.CutLeft(side, k.Gap.XS)
	return room
}

// cards places the hand, and the deck at its right.
func (p *layout) cards(f *table.Frame, a arrangement, r ui.Rect) {
	th := &f.Kit.Theme
	p.deck, r = r.CutRight(deckWide(f, r), th.Gap.S)
	if f.Hand { // keep its name close below it, however high the hand is
		p.deck = p.deck.Place(ui.Sz(p.deck.W, min(p.deck.H, p.deck.W)), .5, .5)
	}
	p.hand(f, a, r)
}

func deckWide(f *table.Frame, room ui.Rect) float64 {
	return max(stage.MinTouch(f.Kit), min(f.Kit.Dp(92), room.W*.24))
}

// hand places the cards of the seat in front.
func (p *layout) hand(f *table.Frame, a arrangement, r ui.Rect) {
	th := &f.Kit.Theme
	if a.front < 0 {
		return
	}
	n := float64(max(usual, a.hands[a.front]))
	l := &p.ledge
	if f.Hand {
		l.hand = boards.Largest(r, int(n), th.Gap.M, ui.Sz(th.Dp(330), th.Dp(220)),
			boards.Shape{Least: 1.5, Most: 1.5})[:a.hands[a.front]]
		if len(l.hand) > 0 {
			l.section = math.Floor(l.hand[0].H / 2)
		}
		return
	}
	l.section = math.Floor(min(r.H/2, th.Dp(50), (r.W-(n-1)*th.Gap.XS)/n/3))
	l.hand = boards.Slots(r, a.hands[a.front], ui.Sz(3*l.section, 2*l.section), th.Gap.M)
	for i, card := range l.hand { // each at least as high as a finger needs
		l.hand[i] = card.AtLeast(ui.Sz(card.W, min(r.H, stage.MinTouch(f.Kit))))
	}
}

// need returns how much room the board wants for seats and ledge. The table adds its own band and borders to the ledge.
func need(r table.Room) table.Need {
	th := &r.Kit.Theme
	dock := ui.Sz(th.Dp(272), th.Dp(96))
	touch := stage.MinTouch(r.Kit)
	if r.Low {
		rail := min(th.Dp(336), r.Screen.W*.4)
		return table.Need{Rail: rail, Golden: max(th.Dp(96), min(th.Dp(190), rail-2*touch-3*th.Gap.S))}
	}
	if !r.Portrait {
		return boards.Landscape{Seats: 250, Share: .28, Ledge: 124, Low: 84}.Need(r, dock)
	}
	chips, words, cards := 54.0, 58.0, 78.0
	switch h := th.InDp(r.Screen.H); {
	case h < 520:
		chips, words, cards = 30, 0, 46
	case h < 780:
		chips, words, cards = 46, 0, 62
	case th.InDp(r.Screen.W) >= 600: // words and hand lie side by side
		words, cards = 0, 132
	}
	n := boards.Portrait(r, 1, chips, max(cards, th.InDp(touch)), dock)
	if words > 0 {
		n.Ledge += th.Dp(words) + th.Gap.XS
	}
	return n
}
