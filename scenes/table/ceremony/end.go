package ceremony

import (
	"math"
	"slices"
	"strings"

	"runehall/assets/art"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// When the parts of the end begin and how long they last, in ticks after the last picture: darkness falls over the
// table, the seats count their points one after another, the winner's emblem rises. [Results] is when the results
// follow.
var (
	onceMore   = ui.Ticks(150) // what has decided the match lights up on the board
	nightFrom  = ui.Ticks(700)
	nightTicks = ui.Ticks(400)
	seatTicks  = ui.Ticks(260) // from one seat to the next
	countTicks = ui.Ticks(420)
	riseTicks  = ui.Ticks(500)
	Results    = ui.Ticks(4000)
)

// End counts and draws what is seen between the last move of a match and its results: the last picture for a while, and
// then the winners. The zero value waits for the match to end.
type End struct {
	// Sitters says who sits at each seat.
	Sitters []stage.Sitter

	ticks  int          // since the last picture
	ranks  []games.Seat // all seats, the last in rank first; nil: nothing is celebrated yet
	points []int32
	rank   []int8
	names  string // of the winners
	words  Words
}

// Words are the words of the celebration. Each may be empty.
type Words struct {
	Honour string // the title that the rulebook gives the winners
	Last   string // what has decided the match
	GoesOn string // what a press does
}

// Due is what the table must do for the end in a tick.
type Due int

// The values of Due: nothing; Decided: light up what has decided the match; Night: call [End.Celebrate].
const (
	Nothing Due = iota
	Decided
	Night
)

// Due returns what the table must do in this tick of a match that is over.
func (e *End) Due() Due {
	switch {
	case e.ticks == onceMore:
		return Decided
	case e.ticks == nightFrom && e.ranks == nil:
		return Night
	}
	return Nothing
}

// Reopen begins near the end, without a celebration, for a match that was over when it was opened.
func (e *End) Reopen() { e.ticks = max(nightFrom+1, Results-ui.Ticks(1200)) }

// Pass marks the results as shown, so that they do not follow by themselves later.
func (e *End) Pass() { e.ticks = Results + 1 }

// Passed reports whether the results have followed.
func (e *End) Passed() bool { return e.ticks > Results }

// Step counts a tick after the last picture, and reports whether the results follow now.
func (e *End) Step() bool {
	if e.Passed() {
		return false
	}
	e.ticks++
	return e.Passed()
}

// Celebrates reports whether the celebration is on the screen. A match that was over when it was opened has none.
func (e *End) Celebrates() bool { return e.ticks >= nightFrom && !e.Passed() && e.ranks != nil }

// Counts reports whether a seat begins to count its points in this tick.
func (e *End) Counts() bool {
	for i := range e.ranks {
		if e.ticks == e.countFrom(i) {
			return true
		}
	}
	return false
}

// Celebrate prepares the celebration of a result, and returns the names of the winners.
func (e *End) Celebrate(result *games.Result) (winners []string) {
	n := len(e.Sitters)
	*e = End{ticks: e.ticks, Sitters: e.Sitters, points: result.Points[:n], rank: result.Rank[:n]}
	for i := range e.Sitters {
		e.ranks = append(e.ranks, games.Seat(i))
		if result.Rank[i] == 1 {
			winners = append(winners, e.Sitters[i].Name)
		}
	}
	slices.SortStableFunc(e.ranks, func(a, b games.Seat) int { return int(result.Rank[b]) - int(result.Rank[a]) })
	e.names = strings.Join(winners, ", ")
	return winners
}

// Said returns the words that Say has set.
func (e *End) Said() Words { return e.words }

// Say sets the words of the celebration.
func (e *End) Say(w Words) { e.words = w }

// countFrom returns in which tick the i-th of ranks begins to count its points.
func (e *End) countFrom(i int) int { return nightFrom + nightTicks + i*seatTicks }

// riseFrom returns in which tick the winner's emblem begins to rise: after the last count.
func (e *End) riseFrom() int { return e.countFrom(len(e.ranks)-1) + countTicks }

type festPlaces struct {
	coin                      ui.Point
	radius                    float64
	names, honour, last, foot ui.Rect
	seats                     []ui.Rect // by seat
	name                      ui.TextStyle
}

// festTall is the height of the free area, in lines of a title, from which the winner's name is festName times as large
// as a title.
const festTall, festName = 9, 1.5

// dusk and night are how dark it becomes: while points are counted, and behind the winner.
const dusk, night = .68, .9

// festReach is how far the wreath extends, in radii of the medallion's coin.
const festReach = 1.95

func (e *End) arrange(k *ui.Kit, safe ui.Rect) (p festPlaces) {
	in := safe.Inset(ui.Sides(k.Gap.L, k.Gap.M))
	seats, honour, last := len(e.ranks), e.words.Honour != "", e.words.Last != ""
	p.foot, in = in.CutBottom(k.Measure(e.words.GoesOn, k.Type.Small, in.W).H, k.Gap.S)
	columns := seats
	if safe.Size().Portrait() || in.W/float64(seats) < k.Dp(130) {
		columns = (seats + 1) / 2
	}
	if in.W/float64(columns) < k.Dp(130) {
		columns = max(1, int(in.W/k.Dp(130)))
	}
	rows := (seats + columns - 1) / columns
	high := min(k.Dp(54), max(k.Dp(30), in.H*.36/float64(rows)))
	var row ui.Rect
	row, in = in.CutBottom(float64(rows)*high+float64(rows-1)*k.Gap.XS, k.Gap.S)
	row = row.Place(ui.Sz(min(row.W, float64(columns)*k.Dp(240)), row.H), .5, 0)
	p.seats = row.Grid(seats, columns, k.Gap.XS)
	name := k.LineHeight(k.Type.Title)
	switch p.name = k.Type.Title; {
	case in.H < 3*name:
		name = k.LineHeight(k.Type.Heading)
	case in.H >= festTall*name: // room enough for a name that is read across a table
		p.name = p.name.Scaled(festName)
		name = k.LineHeight(p.name)
	}
	words := name
	if honour {
		words += k.LineHeight(k.Type.Section)
	}
	if last = last && in.H > words+k.LineHeight(k.Type.Body)*2+k.Dp(100); last {
		words += 2*k.LineHeight(k.Type.Body) + k.Gap.S
	}
	p.radius = max(k.Dp(16), min((in.H-words-2*k.Gap.S)/(2*festReach), k.Dp(104), in.W*.17))
	wreath := 2 * festReach * p.radius
	in = in.Place(ui.Sz(in.W, min(in.H, wreath+words+k.Gap.S)), .5, .45)
	p.coin = ui.Pt(in.Center().X, in.Y+wreath/2)
	_, in = in.CutTop(wreath, k.Gap.S)
	p.names, in = in.CutTop(name, 0)
	if honour {
		p.honour, in = in.CutTop(k.LineHeight(k.Type.Section), 0)
	}
	if last {
		p.last, _ = in.CutBottom(2*k.LineHeight(k.Type.Body), 0)
	}
	return p
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
	p := &c.Palette
	at := e.arrange(c.Kit, safe)
	rise := e.share(c, e.riseFrom(), riseTicks)
	// While points are counted the table is still seen in the dusk.
	c.Rect(screen, p.Ink.Fade(dusk*e.share(c, nightFrom, nightTicks)+(night-dusk)*rise))
	drawGround(c, screen, &at, rise)
	// Things on the ledge would make the words over them hard to read.
	seats := ui.Bounding(append(at.seats, at.foot)...).Grow(c.Gap.S)
	seats.H = screen.Bottom() - seats.Y
	c.Box(seats, c.Radius.Panel, ui.Flat(p.Ink.Fade(.8*e.share(c, nightFrom, nightTicks))))
	for i, seat := range e.ranks {
		e.drawSeat(c, at.seats[seat], seat, e.share(c, e.countFrom(i), countTicks))
	}
	if rise > 0 {
		e.drawWinners(c, &at, rise)
	}
	if said := e.share(c, e.riseFrom()+riseTicks/2, riseTicks); said > 0 {
		before := c.Fade(said)
		c.TextIn(e.names, at.name.In(p.Ink), at.names.Move(ui.Pt(0, c.Dp(3))), ui.AlignCenter|ui.AlignMiddle)
		c.TextIn(e.names, at.name.In(p.GoldText), at.names, ui.AlignCenter|ui.AlignMiddle)
		if !at.honour.Empty() {
			c.TextIn(e.words.Honour, c.Type.Section.In(p.Cream), at.honour, ui.AlignCenter|ui.AlignMiddle)
		}
		c.Unfade(before)
	}
	if !at.last.Empty() {
		before := c.Fade(e.share(c, nightFrom, nightTicks))
		said := c.Measure(e.words.Last, c.Type.Body, at.last.W)
		plate := at.last.Place(ui.Sz(min(at.last.W, said.W+2*c.Gap.L), said.H+c.Gap.M), .5, .5)
		c.Box(plate, c.Radius.Panel, ui.Flat(p.Ink.Fade(.75*(1-rise))))
		c.TextIn(e.words.Last, c.Type.Body.In(p.Text), at.last, ui.AlignCenter|ui.AlignMiddle)
		c.Unfade(before)
	}
	before := c.Fade(e.share(c, nightFrom, nightTicks))
	c.TextIn(e.words.GoesOn, c.Type.Small.In(p.Muted), at.foot, ui.AlignCenter|ui.AlignMiddle)
	c.Unfade(before)
}

// drawSeat draws a seat's panel with its points, counted up to a share of them.
func (e *End) drawSeat(c *ui.Canvas, r ui.Rect, seat games.Seat, counted float64) {
	p := &c.Palette
	defer c.Unfade(c.Fade(e.share(c, nightFrom, nightTicks) * (.45 + .55*min(1, counted*4))))
	c.Panel(r)
	won := e.rank[seat] == 1
	if won && e.share(c, e.riseFrom(), riseTicks) > 0 {
		c.Selected(r, c.Radius.Panel)
	}
	in := r.Inset(ui.Sides(c.Gap.S, c.Gap.XS))
	side := min(in.H, c.Dp(34))
	coin, in := in.CutLeft(side, c.Gap.S)
	c.Coin(e.Sitters[seat].Look, coin.Center(), side/2)
	points, in := in.CutRight(max(c.Dp(44), in.W*.3), c.Gap.XS)
	c.TextIn(e.Sitters[seat].Name, c.Type.Name, in, ui.AlignLeft|ui.AlignMiddle)
	n := int(math.Round(float64(e.points[seat]) * ui.OutQuad(counted)))
	c.TextIn(ui.Digits(n), c.Type.Number.In(p.GoldText), points, ui.AlignRight|ui.AlignMiddle)
}

// drawWinners draws the winners' medallions as they rise. A single winner's has a laurel wreath.
func (e *End) drawWinners(c *ui.Canvas, at *festPlaces, rise float64) {
	p := &c.Palette
	defer c.Unfade(c.Fade(min(1, 2*rise)))
	mid := at.coin.Add(ui.Pt(0, (1-ui.OutBack(rise))*at.radius))
	coin := at.radius * .9
	c.Glow(mid, at.radius*2.6, p.Gold.Fade(.2))
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
