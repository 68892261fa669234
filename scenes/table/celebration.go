package table

import (
	"math"
	"slices"
	"strings"

	"runehall/assets/art"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/ui"
)

// When the parts of the celebration begin, in ticks after the last picture: night falls over the table, the seats count their points one after
// another, and the winner's emblem rises.
var (
	onceMore   = ui.Ticks(150) // what decided lights up on the board
	nightFrom  = ui.Ticks(700)
	nightTicks = ui.Ticks(400)
	seatTicks  = ui.Ticks(260) // from one seat to the next
	countTicks = ui.Ticks(420)
	riseTicks  = ui.Ticks(500)
)

// celebration shows who has won, between the last move and the results.
type celebration struct {
	ranks  []games.Seat // the last one first
	points []int32
	rank   []int8
	names  string // of the winners
	honour string // the title that the rulebook gives them; may be empty
	last   string // what has decided the match
	goesOn string
}

// celebrates reports whether the end is being celebrated: of a match that has just ended here, and not of one that is looked at again.
func (s *Table[C, M, E, V]) celebrates() bool {
	return s.play.over() && s.endTicks >= nightFrom && s.endTicks <= resultTicks && s.fest.ranks != nil
}

// celebrate prepares the celebration, makes its sounds, and lets any press lead on.
func (s *Table[C, M, E, V]) celebrate(c *ui.Context) {
	switch {
	case s.endTicks == onceMore && s.play.over():
		s.showDecided()
	case s.endTicks == nightFrom && s.fest.ranks == nil:
		s.prepareFest()
	}
	if !s.celebrates() {
		return
	}
	for i := range s.fest.ranks {
		if !c.Look.ReducedMotion && s.endTicks == s.fest.countFrom(i) {
			s.stage.Sound(sound.Coin, s.places.turn.Center())
		}
	}
	if pressed(c.Input()) {
		s.endTicks = resultTicks + 1
		s.results()
		c.Modal()
	}
}

func (s *Table[C, M, E, V]) prepareFest() {
	result, _ := s.play.known.Result()
	f := &s.fest
	*f = celebration{points: result.Points[:len(s.sitters)], rank: result.Rank[:len(s.sitters)], goesOn: s.stage.Text("table.end.on")}
	var winners []string
	for i := range s.sitters {
		f.ranks = append(f.ranks, games.Seat(i))
		if result.Rank[i] == 1 {
			winners = append(winners, s.sitters[i].Name)
		}
	}
	slices.SortStableFunc(f.ranks, func(a, b games.Seat) int { return int(result.Rank[b]) - int(result.Rank[a]) })
	f.names, f.honour = strings.Join(winners, ", "), s.stage.Honour(s.play.kind.Def.ID, winners)
	f.last = s.tellDecided()
}

// decided returns what the last move did, as far as it is told of a seat.
func (s *Table[C, M, E, V]) decided() []Line {
	read(&s.chronicle, s.play)
	lines := s.chronicle.lines
	from := len(lines)
	for from > 0 && lines[from-1].Move == lines[len(lines)-1].Move {
		from--
	}
	return slices.DeleteFunc(slices.Clone(lines[from:]), func(l Line) bool { return subject(l.Phrase) < 0 })
}

// showDecided lights up on the board once more what has decided the match.
func (s *Table[C, M, E, V]) showDecided() {
	if told := s.lead().told; told >= 0 {
		if event, known := s.play.kind.Def.Redact(s.play.known.Told()[told].Event, games.Public); known && s.board.Show(event) {
			return
		}
	}
	for _, l := range s.decided() {
		if event, known := s.play.kind.Def.Redact(s.play.known.Told()[l.told].Event, games.Public); known {
			s.board.Show(event)
			return
		}
	}
}

// tellLast says what the last move did and, where there is room, what came of it for the same seat: of that, what brought most.
func (s *Table[C, M, E, V]) tellLast() string {
	lines := s.decided()
	if len(lines) == 0 {
		return ""
	}
	seat := subject(lines[0].Phrase)
	lines = slices.DeleteFunc(lines, func(l Line) bool { return subject(l.Phrase) != seat })
	most := 0
	for i := range lines {
		if s.brings(lines[i], seat) > s.brings(lines[most], seat) {
			most = i
		}
	}
	last := turn{seat: seat, says: []games.Phrase{lines[0].Phrase}}
	switch {
	case most > 0:
		last.says = append(last.says, lines[most].Phrase)
	case len(lines) > 1:
		last.says = append(last.says, lines[1].Phrase)
	}
	k := s.stage.Kit
	if both := s.tellTurn(last, 2); k.Measure(both, k.Type.Body, s.safe.W-4*k.Gap.L).H <= 2*k.LineHeight(k.Type.Body) {
		return both
	}
	return s.say(lines[most].Phrase)
}

// brings returns how many points what a line says brings a seat, whether more or fewer are better.
func (s *Table[C, M, E, V]) brings(l Line, seat games.Seat) (points int) {
	for _, t := range s.play.kind.Def.Tally(nil, s.play.known.Told()[l.told].Event) {
		if t.Seat == seat {
			points += t.Points
		}
	}
	return max(points, -points)
}

// countFrom is when the seat at a place among the ranks, the last one first, begins to count.
func (f *celebration) countFrom(i int) int { return nightFrom + nightTicks + i*seatTicks }

// riseFrom is when the winner's emblem rises.
func (f *celebration) riseFrom() int { return f.countFrom(len(f.ranks)-1) + countTicks }

// festPlaces is where the parts of the celebration stand.
type festPlaces struct {
	coin                      ui.Point
	radius                    float64
	names, honour, last, foot ui.Rect
	seats                     []ui.Rect // in the order of the table
	name                      ui.TextStyle
}

// festTall is from which height on, in lines of a title, the name of the winner is festName times as large as that.
const festTall, festName = 9, 1.5

// dusk and night are how dark it becomes: while points are counted, and behind the winner.
const dusk, night = .68, .9

// festReach is how far the wreath extends, in radii of the medallion's coin.
const festReach = 1.95

// arrange places the parts of the celebration.
func (f *celebration) arrange(k *ui.Kit, safe ui.Rect) (p festPlaces) {
	in := safe.Inset(ui.Sides(k.Gap.L, k.Gap.M))
	seats, honour, last := len(f.ranks), f.honour != "", f.last != ""
	p.foot, in = in.CutBottom(k.Measure(f.goesOn, k.Type.Small, in.W).H, k.Gap.S)
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

// share is how far a part has come that begins at a tick and lasts some; everything is there at once with reduced motion.
func (s *Table[C, M, E, V]) share(c *ui.Canvas, from, ticks int) float64 {
	if c.Look.ReducedMotion {
		from, ticks = nightFrom, ui.Ticks(120)
	}
	return max(0, min(1, float64(s.endTicks-from)/float64(ticks)))
}

// drawFest draws the celebration over the table.
func (s *Table[C, M, E, V]) drawFest(c *ui.Canvas) {
	if !s.celebrates() {
		return
	}
	p, f := &c.Palette, &s.fest
	at := f.arrange(c.Kit, s.safe)
	rise := s.share(c, f.riseFrom(), riseTicks)
	// While points are counted the table is still seen in the dusk.
	c.Rect(s.screen, p.Ink.Fade(dusk*s.share(c, nightFrom, nightTicks)+(night-dusk)*rise))
	s.drawFestGround(c, &at, rise)
	// What lies on the ledge is no ground for words.
	seats := ui.Bounding(append(at.seats, at.foot)...).Grow(c.Gap.S)
	seats.H = s.screen.Bottom() - seats.Y
	c.Box(seats, c.Radius.Panel, ui.Flat(p.Ink.Fade(.8*s.share(c, nightFrom, nightTicks))))
	for i, seat := range f.ranks {
		s.drawFestSeat(c, at.seats[seat], seat, s.share(c, f.countFrom(i), countTicks))
	}
	if rise > 0 {
		s.drawWinners(c, &at, rise)
	}
	if said := s.share(c, f.riseFrom()+riseTicks/2, riseTicks); said > 0 {
		before := c.Fade(said)
		c.TextIn(f.names, at.name.In(p.Ink), at.names.Move(ui.Pt(0, c.Dp(3))), ui.AlignCenter|ui.AlignMiddle)
		c.TextIn(f.names, at.name.In(p.GoldText), at.names, ui.AlignCenter|ui.AlignMiddle)
		if !at.honour.Empty() {
			c.TextIn(f.honour, c.Type.Section.In(p.Cream), at.honour, ui.AlignCenter|ui.AlignMiddle)
		}
		c.Unfade(before)
	}
	if !at.last.Empty() {
		before := c.Fade(s.share(c, nightFrom, nightTicks))
		said := c.Measure(f.last, c.Type.Body, at.last.W)
		plate := at.last.Place(ui.Sz(min(at.last.W, said.W+2*c.Gap.L), said.H+c.Gap.M), .5, .5)
		c.Box(plate, c.Radius.Panel, ui.Flat(p.Ink.Fade(.75*(1-rise))))
		c.TextIn(f.last, c.Type.Body.In(p.Text), at.last, ui.AlignCenter|ui.AlignMiddle)
		c.Unfade(before)
	}
	before := c.Fade(s.share(c, nightFrom, nightTicks))
	c.TextIn(f.goesOn, c.Type.Small.In(p.Muted), at.foot, ui.AlignCenter|ui.AlignMiddle)
	c.Unfade(before)
}

// drawFestSeat draws a seat whose points are counted up.
func (s *Table[C, M, E, V]) drawFestSeat(c *ui.Canvas, r ui.Rect, seat games.Seat, counted float64) {
	p := &c.Palette
	defer c.Unfade(c.Fade(s.share(c, nightFrom, nightTicks) * (.45 + .55*min(1, counted*4))))
	c.Panel(r)
	won := s.fest.rank[seat] == 1
	if won && s.share(c, s.fest.riseFrom(), riseTicks) > 0 {
		c.Selected(r, c.Radius.Panel)
	}
	in := r.Inset(ui.Sides(c.Gap.S, c.Gap.XS))
	side := min(in.H, c.Dp(34))
	coin, in := in.CutLeft(side, c.Gap.S)
	c.Coin(s.sitters[seat].Look, coin.Center(), side/2)
	points, in := in.CutRight(max(c.Dp(44), in.W*.3), c.Gap.XS)
	c.TextIn(s.sitters[seat].Name, c.Type.Name, in, ui.AlignLeft|ui.AlignMiddle)
	n := int(math.Round(float64(s.fest.points[seat]) * ui.OutQuad(counted)))
	c.TextIn(ui.Digits(n), c.Type.Number.In(p.GoldText), points, ui.AlignRight|ui.AlignMiddle)
}

// drawWinners draws the winners' medallions as they rise, one alone in its laurel.
func (s *Table[C, M, E, V]) drawWinners(c *ui.Canvas, at *festPlaces, rise float64) {
	p := &c.Palette
	defer c.Unfade(c.Fade(min(1, 2*rise)))
	mid := at.coin.Add(ui.Pt(0, (1-ui.OutBack(rise))*at.radius))
	coin := at.radius * .9
	c.Glow(mid, at.radius*2.6, p.Gold.Fade(.2))
	var winners []games.Seat
	for seat := range s.sitters {
		if s.fest.rank[seat] == 1 {
			winners = append(winners, games.Seat(seat))
		}
	}
	step := min(2.7*at.radius, at.names.W/float64(len(winners)))
	for i, seat := range winners {
		to := mid.Add(ui.Pt((float64(i)-float64(len(winners)-1)/2)*step, 0))
		c.Medallion(s.sitters[seat].Look, ui.RectAround(to, ui.Sz(2.4*coin, 2.4*coin)))
	}
	if len(winners) == 1 && !c.Look.HighContrast {
		c.Picture(art.Laurel, ui.RectAround(mid, ui.Sz(2*festReach*coin, 2*festReach*coin)), ui.White)
	}
}
