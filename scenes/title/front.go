package title

import (
	"runehall/assets/art"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// titlePlaces is where the parts of the title lie. Until the program has come, the page shows a title of its own, with
// everything in the same places. If you change a place here, change wasm/page/titleplaces.js too: a test in Chromium
// compares both.
type titlePlaces struct {
	name, line  ui.Rect
	resume, bin ui.Rect   // the match to go on with, and the button that deletes it; empty if there is no such match
	tables      []ui.Rect // side by side in a row; empty if the tables are lines of the list
	// The list of matches and, unless they stand in a row, of tables. It is empty if there is no room below the row.
	list    ui.Rect
	hall    ui.Rect // where the picture of the hall lies
	beside  bool    // the list has the right half of the screen, and the hall the left one
	ground  ui.Rect // the background of the ledge, up to the screen's edges
	buttons []ui.Rect
	foot    ui.Rect // the part of the ledge to the left of the buttons
}

// titleWants says how much room the parts of the title need, in pixels.
type titleWants struct {
	buttons []float64 // widths
	tables  int       // how many there are
	// resume returns the height of the match to go on with, for a width; 0: there is no such match.
	resume func(width float64) float64
	// others is the height of the button for other matches, at the top of the list, with a gap; 0: there is no button.
	others float64
	list   func(room ui.Size) float64 // fills the list for a room, and returns its height
}

// hallRow reports whether the tables of the hall stand side by side instead of in the list.
func hallRow(k *ui.Kit, safe ui.Size) bool {
	return !safe.Portrait() && safe.W >= k.Dp(900) && safe.H >= k.Dp(560) || hallTall(k, safe)
}

// hallTall reports whether the tables stand side by side and there is room below them for a list of everything else, as
// on a tablet held upright.
func hallTall(k *ui.Kit, safe ui.Size) bool {
	return safe.Portrait() && safe.W >= k.Dp(720) && safe.H >= k.Dp(900)
}

// arrangeTitle places the parts of the title: the name on top, and the match to go on with before everything else. If
// there is room for it, the tables stand in a row. Otherwise they are part of a list, which is below the name or, on
// wide and low screens, beside it. It has no effect but that wants.list fills the list.
func arrangeTitle(k *ui.Kit, screen, safe ui.Rect, wants titleWants) titlePlaces {
	p := page.Arrange(k, screen, safe, wants.buttons, screen.W)
	out := titlePlaces{ground: p.Ground, buttons: p.Buttons, foot: p.Foot}
	room := safe
	room.H = p.Ground.Y - safe.Y
	room = room.Inset(ui.Sides(k.Gap.S, k.Gap.S))
	out.hall = stage.HallPlace(screen)
	switch {
	case hallTall(k, safe.Size()):
		out.tall(k, screen, room, wants)
	case hallRow(k, safe.Size()):
		out.row(k, room, wants)
	case room.W > room.H*1.5 && room.H < k.Dp(520):
		out.halves(k, screen, room, wants)
	default:
		width := min(room.W, k.Dp(580))
		nameHigh := min(room.H*.27, k.Dp(228))
		resume := wants.resume(resumeWidth(k, width))
		if resume == 0 {
			nameHigh = min(room.H*.3, k.Dp(240))
		}
		// The name makes room for the button for other matches, so that the tables stay in sight.
		nameHigh = max(min(nameHigh, room.H*.17), nameHigh-wants.others)
		out.name, room = room.CutTop(nameHigh, k.Gap.XS)
		if resume > 0 {
			var place ui.Rect
			place, room = room.CutTop(resume, k.Gap.XS)
			out.goOn(k, place.Place(ui.Sz(width, place.H), .5, 0))
		}
		room = room.Place(ui.Sz(width, room.H), .5, 0)
		out.list = room.Place(ui.Sz(width, min(room.H, wants.list(room.Size()))), .5, 0)
	}
	out.placeName(k, screen)
	return out
}

// listFrom is where the list begins on a wide and low screen, whose right half it has, as a part of the screen's width.
const listFrom = .52

// halves puts the name and the fire into the left half of a wide and low screen, and all that can be chosen into the
// right one.
func (p *titlePlaces) halves(k *ui.Kit, screen, room ui.Rect, wants titleWants) {
	p.beside = true
	left, right := room.CutLeft(screen.X+listFrom*screen.W-room.X-k.Gap.L, k.Gap.L)
	_, p.name = left.CutTop(k.Touch-k.Gap.S, 0) // the buttons in the corners lie there
	p.name.H = max(left.Y+.44*left.H-p.name.Y, min(p.name.H, k.LineHeight(k.Type.Section)*3))
	p.hall = stage.HallBeside(screen, p.name.Bottom())
	if resume := wants.resume(resumeWidth(k, right.W)); resume > 0 {
		var top ui.Rect
		top, right = right.CutTop(min(resume, right.H*.5), k.Gap.XS)
		p.goOn(k, top)
	}
	p.list = right.Place(ui.Sz(right.W, min(right.H, wants.list(right.Size()))), .5, .5)
}

// row puts the tables side by side, and the match to go on with in front of them.
func (p *titlePlaces) row(k *ui.Kit, room ui.Rect, wants titleWants) {
	p.name, room = room.CutTop(min(room.H*.3, max(k.Dp(210), room.H*.2)), 0)
	width := min(room.W, k.Dp(560))
	if resume := wants.resume(resumeWidth(k, width)); resume > 0 {
		var low ui.Rect
		low, room = room.CutBottom(resume, k.Gap.S)
		p.goOn(k, low.Place(ui.Sz(width, low.H), .5, 1))
	}
	row := room.Place(ui.Sz(min(room.W, max(k.Dp(1500), room.H*2)),
		min(room.H/(1+arc), max(k.Dp(360), room.H*.5))), .5, .72)
	row.Y = max(row.Y, room.Y+arc*row.H)
	p.stand(k, row, wants.tables)
}

// arc is how much further back than the middle one the outermost of five tables stand, as a part of the row's height.
const arc = .14

// stand puts tables side by side into a row, on an arc: the further from the middle, the higher on the screen.
func (p *titlePlaces) stand(k *ui.Kit, row ui.Rect, tables int) {
	p.tables = row.Grid(tables, tables, k.Gap.S)
	for i, r := range p.tables {
		from := float64((tables-1)/2 - i)
		p.tables[i] = r.Move(ui.Pt(0, -from*from/4*arc*row.H))
	}
}

// tall puts the tables side by side before the fire of a high hall, and everything else below them.
func (p *titlePlaces) tall(k *ui.Kit, screen, room ui.Rect, wants titleWants) {
	hall, foot := stage.HallPlace(screen), room.Bottom()
	p.name, _ = room.CutTop(min(room.H*.3, k.Dp(240)), 0)
	wide := room.W / float64(wants.tables)
	row := ui.Rc(room.X, hall.Y+tallFloor*hall.H, room.W, plaqueHigh(k, wide)+wide*tallTable)
	row.Y = max(row.Y, p.name.Bottom()+arc*row.H)
	p.stand(k, row, wants.tables)
	room.Y = row.Bottom() + k.Gap.M
	room.H = foot - room.Y
	width := min(room.W, k.Dp(760))
	if resume := wants.resume(resumeWidth(k, width)); resume > 0 {
		var place ui.Rect
		place, room = room.CutTop(resume, k.Gap.XS)
		p.goOn(k, place.Place(ui.Sz(width, place.H), .5, 0))
	}
	room = room.Place(ui.Sz(width, room.H), .5, 0)
	p.list = room.Place(ui.Sz(width, min(room.H, wants.list(room.Size()))), .5, .4)
}

// tallFloor is where the row of tables begins in the picture of a high hall, as a part of the picture's height.
// tallTable is the height of a table without its plaque, as a part of its width.
const tallFloor, tallTable = .25, 1.02

// goOn divides r between the match to go on with and, to its right, the button that deletes it.
func (p *titlePlaces) goOn(k *ui.Kit, r ui.Rect) {
	r = r.Place(ui.Sz(r.W-2*k.Gap.S, r.H), .5, .5)
	p.bin, p.resume = r.CutRight(r.W-resumeWidth(k, r.W+2*k.Gap.S)-k.Gap.XS, k.Gap.XS)
	p.bin = p.bin.Place(ui.Sz(k.Touch, min(k.Touch, r.H)), .5, .5)
}

// resumeWidth returns how wide goOn makes the match to go on with, in a place of the given width.
func resumeWidth(k *ui.Kit, width float64) float64 { return width - 2*k.Gap.S - k.Touch - k.Gap.XS }

// placeName divides the name's place between the title and the line below it. Both stay above the painted wheel of the
// hall where they would lie on it.
func (p *titlePlaces) placeName(k *ui.Kit, screen ui.Rect) {
	wheel := hallWheel(p.hall, screen.Size().Portrait())
	least := k.LineHeight(k.Type.Section) * 2
	if r := p.name; r.Overlaps(wheel) && wheel.Y-r.Y >= least {
		p.name.H = wheel.Y - r.Y
	}
	p.line, p.name = p.name.CutBottom(max(p.name.H*.32, min(p.name.H*.5, k.LineHeight(k.Type.Section)*1.3)), 0)
}

// hallWheel returns where the gilded wheel on the wall lies when the picture of the hall lies at hall. Upright screens
// have a picture of their own, in which the wheel is higher up and smaller.
func hallWheel(hall ui.Rect, portrait bool) ui.Rect {
	y, radius := stage.HallWheelAt, stage.HallWheelRadius
	if portrait {
		y, radius = .178, .029
	}
	return ui.RectAround(ui.Pt(hall.Center().X, hall.Y+y*hall.H), ui.Sz(2*radius*hall.H, 2*radius*hall.H))
}

// drawHall draws the picture of the hall. Beside a list it fades into the dark.
func (s *Scene) drawHall(c *ui.Canvas) {
	if !stage.HallIn(c, s.screen, s.places.hall) || !s.places.beside {
		return
	}
	// The hall goes dark behind the list, before its picture ends.
	const strips = 24
	from, dark := s.screen.X+(listFrom-.1)*s.screen.W, s.places.hall.Right()
	step := (dark - from) / strips
	for i := range strips {
		c.Rect(ui.Rc(from+step*float64(i), s.screen.Y, step, s.screen.H), c.Palette.Ink.Fade(float64(i+1)/strips))
	}
	c.Rect(ui.Rc(dark, s.screen.Y, s.screen.Right()-dark, s.screen.H), c.Palette.Ink)
}

// drawName draws the name of the program, as a picture if that has come, and the line of words below it.
func (s *Scene) drawName(c *ui.Canvas) {
	p := &c.Palette
	r := s.places.name
	c.Glow(ui.Pt(r.Center().X, r.Bottom()), min(r.W*.55, s.screen.H*.6), p.Ember.Fade(.13))
	if shape, _, ok := c.Shape(art.Name); ok && !c.Look.HighContrast {
		fit := r.Fit(shape)
		most := min(1, max(c.Dp(170), s.screen.H*.16)/fit.H)
		fit = r.Place(ui.Sz(fit.W*most, fit.H*most), .5, 1)
		c.Picture(art.Name, fit, ui.White)
		s.drawLine(c, fit)
		return
	}
	name := s.stage.Text("title.name")
	style := c.Type.Title
	one := c.Measure(name, style, 0)
	style = style.Scaled(min(r.W*.86/one.W, r.H/one.H, c.Dp(128)/style.Size)).In(p.GoldText)
	size := c.Measure(name, style, 0)
	at := r.Place(size, .5, 1)
	c.Text(name, style.In(p.Ink), at.Min().Add(ui.Pt(0, c.Dp(3))), ui.AlignLeft)
	c.Text(name, style, at.Min(), ui.AlignLeft)
	s.drawLine(c, at)
}

// drawLine draws the words below the name, which lies at the place at. If there is room, a stroke on each side makes
// the line as wide as the name.
func (s *Scene) drawLine(c *ui.Canvas, at ui.Rect) {
	p := &c.Palette
	line := s.places.line
	words := c.Type.Section.In(p.Text)
	text := s.stage.Text("title.line")
	w := min(line.W, c.Measure(text, words, 0).W)
	top, _ := line.CutTop(min(line.H, 2*c.LineHeight(words)), 0)
	c.TextIn(text, words.In(p.Ink), top.Move(ui.Pt(0, c.Dp(2))), ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(text, words, top, ui.AlignCenter|ui.AlignMiddle)
	if side := (at.W-w)/2 - c.Gap.M; side > c.Gap.XL {
		y := top.Center().Y
		c.HLine(at.X, y, side, p.Brass.Fade(.5))
		c.HLine(at.Right()-side, y, side, p.Brass.Fade(.5))
	}
}
