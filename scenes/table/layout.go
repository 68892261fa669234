package table

import (
	"runehall/scenes/stage"
	"runehall/scenes/table/apart"
	"runehall/ui"
)

type places struct {
	portrait bool
	rail     bool    // the ledge is a rail at the right, on a low screen
	hand     bool    // a hand alone: the ledge has nearly all of the screen
	shared   bool    // nobody plays at this screen: the ledge has the plates of all seats
	plates   ui.Rect // where these stand; the board's ledge is what lies above them
	top      ui.Rect // the whole top bar
	back     ui.Rect
	title    ui.Rect // the game and where the match stands
	turn     ui.Rect // whose turn it is: always visible
	tools    [toolCount]ui.Rect
	seats    ui.Rect
	docks    []ui.Turned // seats round the table; then there is no strip of seats
	field    ui.Rect
	ground   ui.Rect // the ledge with its band, to the screen's edges
	ledge    ui.Rect // the part of ground that the board may use
	primary  ui.Rect
	lastMove ui.Rect // what happened last, on a phone that shows a hand; empty elsewhere
	plaque   ui.Rect // the parchment with a puzzle's words; empty: there is none
	clocks   ui.Rect // the seats' clocks for the whole match; empty: there are none
	consent  ui.Rect // where what others ask for may lie: the ledge to its lower edge
	code     ui.Rect // the room's code, for people who come late; empty: there is none
	curtain  ui.Rect // what a curtain covers: everything below the turn, to the edges of the screen
	sheet    ui.Rect // where the log may lie
	recap    ui.Rect // empty: there is none
	folded   bool    // the recap is one line
	tied     bool    // the curtain is tied back and does not hang at the sides: there is a recap, and room for both
	asked    ui.Rect // the public question: the ledge, or more where that is low
	about    ui.Rect // what the question is about, beside it or above it; empty: there is no room
	toast    ui.Rect // toasts stand on its lower edge
	slot     ui.Rect // kept for words, along the ledge's upper edge; empty: there is none
}

// lowPortrait is the height below which a portrait screen is low, in dp at the interface scale.
const lowPortrait = 520

// fieldShare is the least part of the screen's height that is left to the field, whatever the board wants.
const fieldShare = 0.36

// leastField is the same where clocks stand above the field: they take their room from the field, and none from the
// ledge.
const leastField = .16

// leastSheet is the least height of the log above the ledge, in dp.
const leastSheet = 260

// arrange places everything at a table within the safe area of a screen. It is pure.
func arrange(k *ui.Kit, screen, safe ui.Rect, seats int, round bool, need func(Room) Need, s sight) places {
	p := places{portrait: safe.Size().Portrait(), hand: s.hand && isPhone(k, safe.Size()), shared: s.shared}
	primary := p.primarySize(k, safe)
	low := Low(k, safe.Size())
	n := need(Room{
		Kit: k, Screen: safe.Size(), Portrait: p.portrait, Low: low, Seats: seats, Hand: p.hand, Primary: primary,
	})
	switch {
	case p.hand:
		n = p.handNeed(k, safe, n)
	case p.shared:
		n = sharedNeed(k, safe, seats, n, s.code)
	}
	if low && n.Rail > 0 {
		p.beside(k, screen, safe, seats, n, s)
		return p
	}
	margin := k.Gap.XL
	if p.portrait || safe.W < k.Dp(760) {
		margin = k.Gap.S
	}
	below := p.head(k, safe, margin)
	if s.clocks {
		p.clocks, p.field = p.field.CutTop(apart.ClocksHigh(k), 0)
		p.clocks = p.clocks.Inset(ui.Sides(margin, 0))
		below = p.clocks.Bottom()
	}
	p.cutPlaque(k, margin, s)
	p.cutLastMove(k, margin)
	if round = round && Round(k, safe.Size()); round {
		n.Seats = 0
	}
	p.foot(k, screen, safe, margin, primary, &n, s)
	p.seat(k, margin, seats, round, n)
	p.curtain = ui.Rect{X: screen.X, Y: below, W: screen.W, H: screen.Bottom() - below}
	p.sheet = ui.Rect{X: safe.X, Y: below, W: safe.W, H: p.ground.Y - below}.Grow(-k.Gap.S)
	if p.sheet.H < k.Dp(leastSheet) { // the log may then lie on the ledge: its reader presses nothing there
		p.sheet.H = safe.Bottom() - k.Gap.S - p.sheet.Y
	}
	if s.open {
		p.unveil(k, safe, s)
	}
	p.ask(k, seats, n.About)
	p.share(k, n)
	p.toast = p.field.Inset(ui.Insets{Bottom: k.Gap.S, Left: k.Gap.S, Right: k.Gap.S})
	return p
}

// cutPlaque gives a puzzle's words a parchment at the head of the field.
func (p *places) cutPlaque(k *ui.Kit, margin float64, s sight) {
	if s.plaque == nil {
		return
	}
	wide := min(p.field.W-2*margin, k.Dp(mostPlaque))
	high := min(s.plaque(wide), p.field.H*plaqueShare)
	p.plaque, p.field = p.field.CutTop(high, k.Gap.XS)
	p.plaque = p.plaque.Place(ui.Sz(wide, p.plaque.H), .5, 0)
}

// mostPlaque is how wide a puzzle's words are at most, in dp, and plaqueShare how much of the field's height they take.
const mostPlaque, plaqueShare = 760, .5

// cutLastMove gives a hand alone a line above the field for what happened last.
func (p *places) cutLastMove(k *ui.Kit, margin float64) {
	if !p.hand {
		return
	}
	p.lastMove, p.field = p.field.CutTop(apart.LastMoveHigh(k), k.Gap.XS)
	p.lastMove = p.lastMove.Inset(ui.Sides(margin, 0))
}

// head places the bar and, on an upright screen, the line of the turn below it. The rest goes to the field. It returns
// the lower edge of what it has placed.
func (p *places) head(k *ui.Kit, safe ui.Rect, margin float64) (below float64) {
	bar, line := barHeight(k, p.portrait), k.Dp(32)
	if p.portrait && safe.H < k.Dp(lowPortrait) {
		bar, line = stage.MinTouch(k)+k.Gap.XS, k.Dp(26)
	}
	p.top, p.field = safe.CutTop(bar, 0)
	p.topBar(k, p.top.Inset(ui.Sides(margin/2, 0)))
	if !p.portrait {
		return p.top.Bottom()
	}
	p.turn, p.field = p.field.CutTop(line, k.Gap.XS)
	p.turn = p.turn.Inset(ui.Sides(margin, 0))
	return p.turn.Bottom() + k.Gap.XS
}

// foot places the ledge with the golden button and the room's code, and limits n.Seats so that the field keeps its
// share.
func (p *places) foot(k *ui.Kit, screen, safe ui.Rect, margin float64, primary ui.Size, n *Need, s sight) {
	pad, band := k.Gap.S, stage.BandHeight(k)
	least := max(safe.H*p.fieldShare(k, safe)-p.clocks.H-p.plaque.H, safe.H*leastField)
	room, lowest := max(0, p.field.H-least), primary.H+band+2*pad
	spoken := 0.0
	if s.speaks {
		spoken = max(0, slotHigh(k)-band-pad)
		lowest += spoken
	}
	ledge := max(n.Ledge+band+2*pad+spoken, lowest)
	if p.portrait {
		if all := ledge + n.Seats + k.Gap.S; all > room {
			ledge, n.Seats = max(ledge*room/all, lowest), n.Seats*room/all
		}
	} else {
		ledge = max(min(ledge, room), lowest)
		n.Seats = min(n.Seats, safe.W*.36)
	}
	var foot ui.Rect
	foot, p.field = p.field.CutBottom(ledge, 0)
	p.ground = ui.Rect{X: screen.X, Y: foot.Y, W: screen.W, H: screen.Bottom() - foot.Y}
	if s.speaks {
		p.slot = ui.Rc(safe.X+k.Gap.S, foot.Y, safe.W-2*k.Gap.S, slotHigh(k))
	}
	p.ledge = foot.Inset(ui.Insets{Top: band + pad + spoken, Right: margin, Bottom: pad, Left: margin})
	if s.code && !p.hand {
		p.invite(k, safe)
	}
	p.consent = p.ledge.Inset(ui.Insets{Bottom: -pad / 2})
	p.primary = p.ledge.Place(primary, 1, 1)
	if !p.portrait {
		p.primary = p.ledge.Place(primary, 1, .5)
	}
}

// leastSpoken is the least height of an upright screen, in dp, that has room for that place. On lower ones, and in very
// large letters, boards need all of it.
const leastSpoken = 440

// slotHigh is the height of the place that is kept for words along the ledge's upper edge.
func slotHigh(k *ui.Kit) float64 { return ui.StripHigh(k) + k.Gap.XS }

// seat places the seats: round the table, above the field, or at its left.
func (p *places) seat(k *ui.Kit, margin float64, seats int, round bool, n Need) {
	switch {
	case round:
		p.docks, p.field = arrangeDocks(k, p.field, seats-1, n.Dock)
	case p.portrait:
		p.seats, p.field = p.field.CutTop(n.Seats, k.Gap.XS)
		p.seats = p.seats.Inset(ui.Sides(margin, 0))
	default:
		p.seats, p.field = p.field.Inset(ui.Insets{Left: margin, Right: margin / 2}).CutLeft(n.Seats, k.Gap.S)
		p.seats = p.seats.Inset(ui.Insets{Top: k.Gap.XS, Bottom: k.Gap.S})
	}
}

func barHeight(k *ui.Kit, portrait bool) float64 {
	if portrait {
		return max(k.Dp(48), stage.MinTouch(k))
	}
	return k.Bar
}

// topBar places the parts of the top bar. In a narrow one the tools are as small as fingers allow, and redo is only in
// the menu.
func (p *places) topBar(k *ui.Kit, r ui.Rect) {
	tools := int(toolCount)
	side := k.Touch
	words := k.Dp(110)
	if p.portrait || r.W < side*float64(tools+1)+2*words {
		tools--
	}
	if room := r.W - words; room < side*float64(tools+1) {
		side = max(stage.MinTouch(k), room/float64(tools+1))
	}
	gap := 0.0
	if !p.portrait && r.W >= k.Dp(1000) {
		gap = k.Gap.S
	}
	p.back, r = r.CutLeft(side, k.Gap.XS)
	for t := toolMenu; t >= 0; t-- {
		if t == toolRedo && tools < int(toolCount) {
			continue
		}
		p.tools[t], r = r.CutRight(side, gap)
	}
	p.title = r
	if !p.portrait {
		p.title, p.turn = r.CutLeft(r.W*.42, k.Gap.S)
		p.turn = p.turn.Inset(ui.Sides(0, max(0, (p.turn.H-k.Dp(38))/2)))
	}
}

func (p *places) primarySize(k *ui.Kit, safe ui.Rect) ui.Size {
	if Tablet(k, safe.Size()) {
		return ui.Sz(k.Dp(190), max(k.Dp(60), stage.MinTouch(k)))
	}
	if p.portrait {
		return ui.Sz(min(k.Dp(150), safe.W*.42), max(k.Dp(48), stage.MinTouch(k)))
	}
	return ui.Sz(min(k.Dp(156), safe.W*.24), max(k.Dp(54), stage.MinTouch(k)))
}

// Place returns the frame that a board gets on a screen. It has only places, and no players. No program calls it: with
// it the bench of boards lays a board out as a table does, without a match. safe is the screen without its insets.
// round asks for seats round the table, if the screen is large enough.
func Place(k *ui.Kit, screen, safe ui.Rect, seats int, round bool, need func(Room) Need) Frame {
	p := arrange(k, screen, safe, seats, round, need, sight{})
	return p.frame(k, screen)
}

// bare takes the tools off the bar, and gives their room to the words.
func (p *places) bare() {
	tools := ui.Bounding(p.tools[:]...)
	p.tools = [toolCount]ui.Rect{}
	for _, words := range []*ui.Rect{&p.title, &p.turn} {
		if right := words.Right(); right < tools.X && tools.X-right < tools.W {
			words.W = tools.Right() - words.X
		}
	}
}

// stay takes redo off the bar. Undo moves to its place, and the words get the room.
func (p *places) stay() {
	redo := p.tools[toolRedo]
	if redo.Empty() {
		return
	}
	p.turn.W += redo.X - p.tools[toolUndo].X
	p.tools[toolUndo], p.tools[toolRedo] = redo, ui.Rect{}
}

func (p *places) frame(k *ui.Kit, screen ui.Rect) Frame {
	golden := p.primary
	if p.shared { // it stands among the plates, below the board's ledge
		golden = ui.Rc(p.ledge.Right(), p.ledge.Bottom(), 0, 0)
	}
	return Frame{
		Kit: k, Portrait: p.portrait, Rail: p.rail, Hand: p.hand, Screen: screen,
		Field: p.field, Seats: p.seats, Docks: p.docks, Ledge: p.ledge, Code: p.code, Primary: golden,
		Asked: p.asked, About: p.about,
	}
}
