package ceremony

import (
	"math"

	"runehall/assets/art"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Feast is what a game gives to the celebration of its winners.
type Feast struct {
	Ground stage.Grounds
	// Hue is the colour of the light.
	Hue ui.Color
	// Field paints the last position into a size in pixels; nil, or a nil picture: there is none.
	Field func(size ui.Size) *ui.Picture
	// Thing draws the game's own things into a place, in the light of the winners; nil: the last position lies there.
	Thing func(c *ui.Canvas, r ui.Rect, winner ui.SeatLook)
	// Part is the piece that flies to a seat while it counts its points; "": none.
	Part art.ID
}

// festPlaces are the places of the celebration's parts.
type festPlaces struct {
	coin                              ui.Point
	radius                            float64
	names, honour, thing, plate, foot ui.Rect
	seats                             []ui.Rect // by seat
	name                              ui.TextStyle
}

// festTall is the height of the free area, in lines of a title, from which the winner's name is festName times as large
// as a title.
const festTall, festName = 9, 1.3

// festReach is how far the wreath extends, in radii of the medallion's coin.
const festReach = 1.95

// The sizes of parts in dp: the least height of what is shown of the game, the radius of the medallion's coin, and the
// height below which name and game stand side by side on a wide screen.
const festThing, festLeast, festMost, festLow = 96, 24, 96, 430

func (e *End) arrange(k *ui.Kit, safe ui.Rect) (p festPlaces) {
	in := safe.Inset(ui.Sides(k.Gap.L, k.Gap.M))
	p.foot, in = in.CutBottom(k.Measure(e.words.GoesOn, k.Type.Small, in.W).H, k.Gap.S)
	in = p.row(k, in, len(e.ranks), safe.Size().Portrait())
	head, game := in, ui.Rect{}
	side := !safe.Size().Portrait() && in.H < k.Dp(festLow)
	if side {
		head, game = in.CutLeft(in.W*.46, k.Gap.L)
		game = e.cutPlate(k, game, &p)
	} else {
		head = e.cutPlate(k, in, &p)
	}
	name := k.LineHeight(k.Type.Title)
	switch p.name = k.Type.Title; {
	case head.H < 3*name:
		name = k.LineHeight(k.Type.Heading)
	case in.H >= festTall*name: // room enough for a name that is read across a table
		p.name = p.name.Scaled(festName)
		name = k.LineHeight(p.name)
	}
	words := name + k.Gap.S
	if e.words.Honour != "" {
		words += k.LineHeight(k.Type.Section)
	}
	if !side && head.H-words-2*festReach*k.Dp(festLeast) >= k.Dp(festThing)+k.Gap.M {
		wreath := min(.34*(head.H-words), 2*festReach*k.Dp(festMost), 2*festReach*.17*head.W)
		wreath = max(wreath, 2*festReach*k.Dp(festLeast))
		head, game = head.CutTop(wreath+words, k.Gap.M)
	}
	p.thing = game
	p.radius = max(k.Dp(14), min((head.H-words)/(2*festReach), k.Dp(festMost), head.W*.17))
	wreath := 2 * festReach * p.radius
	head = head.Place(ui.Sz(head.W, min(head.H, wreath+words)), .5, .5)
	p.coin = ui.Pt(head.Center().X, head.Y+wreath/2)
	_, head = head.CutTop(wreath, k.Gap.S)
	if p.names, head = head.CutTop(name, 0); e.words.Honour != "" {
		p.honour, _ = head.CutTop(k.LineHeight(k.Type.Section), 0)
	}
	return p
}

// row cuts the seats off the lower end of the free area.
func (p *festPlaces) row(k *ui.Kit, in ui.Rect, seats int, portrait bool) ui.Rect {
	columns := seats
	if portrait || in.W/float64(seats) < k.Dp(130) {
		columns = (seats + 1) / 2
		if seats == 2 && in.W >= 2*k.Dp(130) {
			columns = 2
		}
	}
	if in.W/float64(columns) < k.Dp(130) {
		columns = max(1, int(in.W/k.Dp(130)))
	}
	rows := (seats + columns - 1) / columns
	high := min(k.Dp(58), max(k.Dp(30), in.H*.34/float64(rows)))
	row, in := in.CutBottom(float64(rows)*high+float64(rows-1)*k.Gap.XS, k.Gap.S)
	row = row.Place(ui.Sz(min(row.W, float64(columns)*k.Dp(300)), row.H), .5, 0)
	p.seats = row.Grid(seats, columns, k.Gap.XS)
	return in
}

// cutPlate cuts the plate with what has decided the match off the lower end of an area, if there is room for it.
func (e *End) cutPlate(k *ui.Kit, in ui.Rect, p *festPlaces) ui.Rect {
	wide := min(in.W, k.Dp(560))
	said := k.Measure(e.words.Last, k.Type.Body, wide-2*k.Gap.M)
	high := said.H + 2*k.Gap.S
	if e.words.Last == "" || in.H < high+k.LineHeight(k.Type.Title)+2*festReach*k.Dp(festLeast) {
		return in
	}
	var plate ui.Rect
	plate, in = in.CutBottom(high, k.Gap.S)
	p.plate = plate.Place(ui.Sz(min(wide, max(said.W+2*k.Gap.L, k.Dp(260))), high), .5, .5)
	return in
}

// Prepare paints the last position for a screen, once for each size.
func (e *End) Prepare(k *ui.Kit, safe ui.Rect) {
	size := e.arrange(k, safe).thing.Snap().Size()
	if e.Feast.Field == nil || e.Feast.Thing != nil || size.W < 2 || size.H < 2 {
		return
	}
	if e.painted != size {
		e.drop()
		e.field, e.painted = e.Feast.Field(size), size
	}
}

// drop frees the picture of the last position.
func (e *End) drop() {
	if e.field != nil {
		e.field.Drop()
	}
	e.field, e.painted = nil, ui.Size{}
}

// share returns how much of a part is done, 0 to 1, that begins at a tick and lasts a number of ticks. With reduced
// motion all parts come at once.
func (e *End) share(c *ui.Canvas, from, ticks int) float64 {
	if c.Look.ReducedMotion {
		from, ticks = nightFrom, ui.Ticks(120)
	}
	return max(0, min(1, float64(e.ticks-from)/float64(ticks)))
}

// Draw draws the celebration over the table.
func (e *End) Draw(c *ui.Canvas, screen, safe ui.Rect) {
	at := e.arrange(c.Kit, safe)
	dusk, rise := e.share(c, nightFrom, nightTicks), e.share(c, e.riseFrom(), riseTicks)
	e.drawGround(c, screen, &at, dusk, rise)
	e.drawThing(c, &at, dusk)
	for i, seat := range e.ranks {
		e.drawSeat(c, at.seats[seat], seat, e.share(c, e.countFrom(i), countTicks))
	}
	e.drawParts(c, &at)
	if rise > 0 {
		e.drawWinners(c, &at, rise)
	}
	p := &c.Palette
	if said := e.share(c, e.riseFrom()+riseTicks/2, riseTicks); said > 0 {
		before := c.Fade(said)
		c.TextIn(e.words.Wins, at.name.In(p.Ink), at.names.Move(ui.Pt(0, c.Dp(3))), ui.AlignCenter|ui.AlignMiddle)
		c.TextIn(e.words.Wins, at.name.In(p.GoldText), at.names, ui.AlignCenter|ui.AlignMiddle)
		if !at.honour.Empty() {
			c.TextIn(e.words.Honour, c.Type.Section.In(p.Cream), at.honour, ui.AlignCenter|ui.AlignMiddle)
		}
		c.Unfade(before)
	}
	before := c.Fade(dusk)
	if !at.plate.Empty() {
		c.Box(at.plate, c.Radius.Panel, ui.Flat(p.Ink.Fade(.86)))
		c.Frame(at.plate, c.Radius.Panel, c.Hairline, ui.Flat(p.Gold.Fade(.65)))
		c.TextIn(e.words.Last, c.Type.Body.In(p.Text), at.plate.Inset(ui.Sides(c.Gap.M, 0)),
			ui.AlignCenter|ui.AlignMiddle)
	}
	c.TextIn(e.words.GoesOn, c.Type.Small.In(p.Text), at.foot, ui.AlignCenter|ui.AlignMiddle)
	c.Unfade(before)
}

// drawThing draws what the game is about: its own things, or the last position.
func (e *End) drawThing(c *ui.Canvas, at *festPlaces, dusk float64) {
	if at.thing.Empty() {
		return
	}
	defer c.Unfade(c.Fade(dusk))
	if e.Feast.Thing != nil && !c.Look.HighContrast {
		before := c.Clip(at.thing)
		e.Feast.Thing(c, at.thing, e.Sitters[e.ranks[len(e.ranks)-1]].Look)
		c.Unclip(before)
		return
	}
	if e.field != nil {
		c.Glow(at.thing.Center(), at.thing.W*.5, e.Feast.Hue.Fade(.2))
		c.Draw(e.field, at.thing.Snap().Min(), ui.White)
	}
}

// drawSeat draws a seat's panel with its points, counted up to a share of them.
func (e *End) drawSeat(c *ui.Canvas, r ui.Rect, seat games.Seat, counted float64) {
	p := &c.Palette
	defer c.Unfade(c.Fade(e.share(c, nightFrom, nightTicks) * (.55 + .45*min(1, counted*4))))
	c.Panel(r)
	won := e.rank[seat] == 1
	if won && e.share(c, e.riseFrom(), riseTicks) > 0 {
		c.Selected(r, c.Radius.Panel)
	}
	in := r.Inset(ui.Sides(c.Gap.S, c.Gap.XS))
	side := min(in.H, c.Dp(40))
	coin, in := in.CutLeft(side, c.Gap.S)
	c.Coin(e.Sitters[seat].Look, coin.Center(), side/2)
	from, least := e.grown(c.Kit, seat, in.W)
	points, in := in.CutRight(max(least, in.W*.3), c.Gap.XS)
	c.TextIn(e.Sitters[seat].Name, c.Type.Name, in, ui.AlignLeft|ui.AlignMiddle)
	n := e.counted(seat, from != "", counted)
	now := ui.Digits(n)
	c.TextIn(now, c.Type.Number.In(p.GoldText), points, ui.AlignRight|ui.AlignMiddle)
	if from != "" {
		_, rest := points.CutRight(c.Measure(now, c.Type.Number, 0).W, c.Gap.XS)
		c.TextIn(from, c.Type.Small.In(p.Text), rest, ui.AlignRight|ui.AlignMiddle)
	}
}

// grown returns what stands before the points of a seat that the last turn has changed: those from before it, with an
// arrow; "" where it changed none, or where the name would have no room. least is how wide all of it is at least.
func (e *End) grown(k *ui.Kit, seat games.Seat, width float64) (from string, least float64) {
	least = k.Dp(44)
	if int(seat) >= len(e.was) || e.was[seat] == e.points[seat] {
		return "", least
	}
	from = ui.Digits(int(e.was[seat])) + " →"
	wide := k.Measure(from, k.Type.Small, 0).W + k.Gap.XS +
		k.Measure(ui.Digits(int(e.points[seat])), k.Type.Number, 0).W
	if wide > .6*width {
		return "", least
	}
	return from, max(least, wide)
}

// counted returns the number that a seat shows with a share of its points counted: all of them, or only what the last
// turn has changed.
func (e *End) counted(seat games.Seat, grows bool, share float64) int {
	was := 0.0
	if grows {
		was = float64(e.was[seat])
	}
	return int(math.Round(was + (float64(e.points[seat])-was)*ui.OutQuad(share)))
}

// festParts is how many pieces fly to each seat, and festArc how high their arc is, in dp.
const festParts, festArc = 5, 60

// drawParts draws the pieces on their way from the game to the seats that count.
func (e *End) drawParts(c *ui.Canvas, at *festPlaces) {
	if e.Feast.Part == "" || c.Look.ReducedMotion || at.thing.Empty() {
		return
	}
	side := c.Dp(20)
	for i, seat := range e.ranks {
		if e.points[seat] <= 0 {
			continue
		}
		to := at.seats[seat].Center().Add(ui.Pt(at.seats[seat].W*.36, 0))
		for n := range festParts {
			from := at.thing.Center().Add(ui.Pt(at.thing.W*.07*float64(n-festParts/2), at.thing.H*.12*float64(n%2)))
			way := e.share(c, e.countFrom(i)-countTicks/2+n*countTicks/10, countTicks)
			if way <= 0 || way >= 1 {
				continue
			}
			t := ui.InOutCubic(way)
			mid := from.Add(to.Sub(from).Mul(t)).Sub(ui.Pt(0, c.Dp(festArc)*4*t*(1-t)))
			c.Glow(mid, side*1.2, e.Feast.Hue.Fade(.35))
			c.Picture(e.Feast.Part, ui.RectAround(mid, ui.Sz(side, side)), ui.White)
		}
	}
}

// drawWinners draws the winners' medallions as they rise. A single winner's has a laurel wreath.
func (e *End) drawWinners(c *ui.Canvas, at *festPlaces, rise float64) {
	p := &c.Palette
	defer c.Unfade(c.Fade(min(1, 2*rise)))
	mid := at.coin.Add(ui.Pt(0, (1-ui.OutBack(rise))*at.radius))
	coin := at.radius * .9
	breath := math.Sin(e.turned(c) * 2 * math.Pi / 3) // the light breathes; pictures keep their size
	c.Glow(mid, at.radius*(2.6+.15*breath), p.Gold.Fade(.2+.06*breath))
	var winners []games.Seat
	for seat := range e.Sitters {
		if e.rank[seat] == 1 {
			winners = append(winners, games.Seat(seat))
		}
	}
	step := min(2.7*at.radius, at.names.W/float64(len(winners)))
	for i, seat := range winners {
		to := mid.Add(ui.Pt((float64(i)-float64(len(winners)-1)/2)*step, 0))
		c.Medallion(e.Sitters[seat].Look, ui.RectAround(to, ui.Sz(2.4*coin, 2.4*coin)))
	}
	if len(winners) == 1 && !c.Look.HighContrast {
		c.Picture(art.Laurel, ui.RectAround(mid, ui.Sz(2*festReach*coin, 2*festReach*coin)), ui.White)
	}
}
