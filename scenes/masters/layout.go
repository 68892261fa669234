package masters

import (
	"math"

	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// layout is where everything on the board lies, in pixels. Pure functions make it from a frame and an arrangement. Nothing of it lies
// on the field, where the cards are.
type layout struct {
	field  ui.Rect // the table
	seats  []seatPlace
	legend ui.Rect // what the runes are worth; empty where it takes turns with the words
	deck   ui.Rect // can be pressed where a card may be drawn
	goal   ui.Rect // what wins; empty where it takes turns with other words
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
	}
	return p
}

// wide places the hand side by side on the ledge, and the panel below the other seats, or where those sit round the table below the
// field.
func (p *layout) wide(f *table.Frame, a arrangement) {
	k, th := f.Kit, &f.Kit.Theme
	p.ledge.row(f, a)
	p.deck = p.ledge.deck
	if len(f.Docks) > 0 {
		p.seats = arrangeChips(th, boards.InDocks(f.Docks, a.seats, a.front))
		var strip ui.Rect
		strip, p.field = f.Field.CutBottom(max(stage.MinTouch(k), th.Dp(56))+th.Gap.S, th.Gap.XS)
		strip.H -= th.Gap.S
		p.legend, strip = strip.CutLeft(min(th.Dp(170), strip.W*.2), th.Gap.S)
		p.panel.beside(k, strip)
		return
	}
	column := f.Seats
	others := float64(len(boards.Others(a.seats, a.front)))
	touch := stage.MinTouch(k)
	legend, words, gap := th.Dp(44), th.Dp(118), th.Gap.S
	chips := min(th.Dp(112)*others+gap*(others-1), column.H-legend-words-touch-3*gap)
	chips = max(chips, min(th.Dp(56)*others, column.H*.4))
	top, rest := column.CutTop(chips, gap)
	p.seats = arrangeChips(th, boards.InGrid(top, 1, gap, a.seats, a.front))
	p.legend, rest = rest.CutTop(min(legend, rest.H*.22), gap)
	if solo := k.Button; rest.H > words+touch+solo+3*gap {
		rest.H = min(rest.H, th.Dp(176)+touch+solo+gap)
		p.panel.solo, rest = rest.CutBottom(solo, gap)
	}
	p.panel.stack(k, rest)
	under := max(rest.Bottom(), p.panel.solo.Bottom()) + gap
	if goal := ui.Rc(column.X, under, column.W, min(th.Dp(64), column.Bottom()-under)); goal.H >= 2*k.LineHeight(k.Type.Small) {
		p.goal = goal
	}
}

func (p *layout) stack(f *table.Frame, a arrangement) {
	k, th := f.Kit, &f.Kit.Theme
	foot := p.footer(f)
	p.panel.solo = foot.Union(p.ledge.left)
	if len(f.Docks) > 0 {
		p.seats = arrangeChips(th, boards.InDocks(f.Docks, a.seats, a.front))
		p.ledge.own(th, foot)
	} else {
		p.seats = arrangeChips(th, allIn(f.Seats, a.seats, a.seats, th.Gap.XS))
	}
	in := f.Ledge
	in.H = f.Primary.Y - th.Gap.S - in.Y
	touch, gap := stage.MinTouch(k), th.Gap.XS
	if least := th.Dp(40) + 2*touch + 2*gap + 2*th.Gap.XS; in.H < least || th.InDp(in.W) < 300 {
		low, high := in.CutBottom(max(min(touch, (in.H-gap)/2), in.H-gap-max(touch, th.Dp(54))), gap)
		p.panel.flank(k, high)
		p.cards(f, a, low)
		return
	}
	cards := max(touch, min(th.Dp(96), in.H-touch-th.Dp(62)-2*gap))
	low, high := in.CutBottom(cards, gap)
	control, words := high.CutBottom(touch, gap)
	p.legend, control = control.CutRight(min(th.Dp(150), control.W*.4), th.Gap.S)
	p.panel.says = words
	p.panel.control(k, control)
	p.cards(f, a, low)
}

// rail places everything in a rail: the seats and what runes are worth, the hand, words, places, buttons.
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
		if words.H < th.Dp(34) { // the words stand between the buttons, and a double tap brings all into sight
			p.panel.flank(k, rest)
			p.panel.says.W, p.panel.next.X = p.panel.says.W+p.panel.centre.W+gap, p.panel.centre.X
			p.panel.centre = ui.Rect{}
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
	high, rest := rest.CutTop(max(touch, min(th.Dp(84), room*.3)), gap)
	p.cards(f, a, high)
	control, words := rest.CutBottom(touch, gap)
	p.panel.says = words
	p.panel.control(k, control)
}

// footer places the buttons that turn a card beside the golden one, and returns what is left between them.
func (p *layout) footer(f *table.Frame) ui.Rect {
	th := &f.Kit.Theme
	foot := ui.Rc(f.Ledge.X, f.Primary.Y, max(0, f.Primary.X-th.Gap.XS-f.Ledge.X), f.Primary.H)
	side := min(max(stage.MinTouch(f.Kit), min(th.Touch, foot.H)), foot.H)
	foot = foot.Place(ui.Sz(foot.W, side), 0, .5)
	p.ledge.left, foot = foot.CutLeft(side, th.Gap.XS)
	p.ledge.right, foot = foot.CutLeft(side, th.Gap.XS)
	return foot
}

func (p *layout) cards(f *table.Frame, a arrangement, r ui.Rect) {
	th := &f.Kit.Theme
	p.deck, r = r.CutRight(max(stage.MinTouch(f.Kit), min(th.Dp(92), r.W*.24)), th.Gap.S)
	if a.front < 0 {
		return
	}
	n := float64(max(usual, a.hands[a.front]))
	l := &p.ledge
	l.section = math.Floor(min(r.H/2, th.Dp(50), (r.W-(n-1)*th.Gap.XS)/n/3))
	l.hand = boards.Slots(r, a.hands[a.front], ui.Sz(3*l.section, 2*l.section), th.Gap.M)
	for i, card := range l.hand { // as high as a finger needs
		l.hand[i] = card.AtLeast(ui.Sz(card.W, min(r.H, stage.MinTouch(f.Kit))))
	}
}

// need returns the room that seats and ledge want. The table adds its own band and borders to the ledge.
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
	chips, words, cards := 54.0, 76.0, 84.0
	switch h := th.InDp(r.Screen.H); {
	case h < 520:
		chips, words, cards = 30, 0, 44
	case h < 780:
		chips, words, cards = 46, 52, 58
	}
	n := boards.Portrait(r, 1, chips, cards, dock)
	n.Ledge += th.Gap.XS + max(touch, th.Dp(44))
	if words > 0 {
		n.Ledge += th.Dp(words) + th.Gap.XS
	}
	return n
}
