package stones

import (
	"math"

	"runehall/scenes/table"
	"runehall/ui"
)

// Sizes of sheets, in dp.
const (
	sheetWide   = 480 // an explanation beneath its picture
	sheetBroad  = 880 // one beside its picture
	boardWide   = 620 // the board of a seat
	pileWide    = 660
	lineHigh    = 62 // a line as it should be
	lineLow     = 50 // as it may be where that leaves room for the picture
	lineNarrow  = 230
	pictureHigh = 380
	pictureLow  = 104 // less is no picture
	pictureWide = 300
	itemWide    = 58 // a card of a pile
	choiceWide  = 150
	sheetRoomy  = 420 // less is too low to leave the golden button clear
	titleWide   = 92  // less is no room for a title
)

// openSheet places the sheet that is open, and what of the board lies in it.
func (l *layout) openSheet(f *table.Frame, a arrangement) {
	k, s := f.Kit, &l.sheet
	*s = sheetPlaces{}
	switch a.sheet {
	case noSheet:
	case explainSheet:
		beside := hasNeighbours(a.about.kind)
		if room := sheetRoom(f, sheetBroad); room.W > room.H {
			s.explainBeside(k, room, a.lines, beside)
		} else {
			s.explainBelow(k, sheetRoom(f, sheetWide), a.lines, beside)
		}
	case seatSheet:
		s.placeBoard(k, sheetRoom(f, boardWide), a.lines)
	case pileSheet:
		s.placePile(k, sheetRoom(f, pileWide), a.items)
	case swapSheet, jokerSheet:
		s.placeChoices(k, sheetRoom(f, sheetWide), a.lines, a.items)
	default:
		l.openDoor(k, f.Field.Grow(-k.Gap.XS), a)
	}
}

// sheetRoom returns where a sheet of some width may lie, in the middle of the screen. It leaves the golden button clear, which leads back
// to the table; where that leaves too little it covers the button, which is not there then.
func sheetRoom(f *table.Frame, wide float64) ui.Rect {
	room := ui.Bounding(f.Field, f.Seats, f.Ledge)
	if f.Rail { // which stands beside the bar
		room.Y, room.H = f.Field.Y, room.Bottom()-f.Field.Y
	}
	room = room.Grow(-f.Kit.Gap.S)
	room = room.Place(ui.Sz(min(room.W, f.Kit.Dp(wide)), room.H), .5, .5)
	if high := f.Primary.Y - f.Kit.Gap.S - room.Y; room.Overlaps(f.Primary) && high >= f.Kit.Dp(sheetRoomy) {
		room.H = high
	}
	return room
}

// covers reports whether the sheet that is open lies over the golden button.
func (s *sheetPlaces) covers(f *table.Frame) bool { return s.rect.Overlaps(f.Primary) }

// cutHead cuts title and close button off the top of a room.
func (s *sheetPlaces) cutHead(k *ui.Kit, room ui.Rect) (rest ui.Rect) {
	s.head, rest = room.CutTop(k.Touch, k.Gap.XS)
	s.close, s.head = s.head.CutRight(k.Touch, k.Gap.XS)
	return rest
}

// explainBelow places an explanation beneath its picture, with its neighbours at both sides of that. Where there is no room for the
// picture it has none.
func (s *sheetPlaces) explainBelow(k *ui.Kit, room ui.Rect, lines int, beside bool) {
	n, pad := float64(lines), k.Gap.M
	body := room.H - k.Touch - k.Gap.XS
	high := k.Dp(lineHigh)
	left := func() float64 { return body - n*high - 2*pad - k.Gap.M }
	if left() < k.Dp(pictureLow) {
		high = k.Dp(lineLow)
	}
	picture := min(left(), k.Dp(pictureHigh))
	if picture < k.Dp(pictureLow) {
		pad = k.Gap.S
		picture, high = 0, min(k.Dp(lineHigh), (body-2*pad)/n)
	}
	all := k.Touch + k.Gap.XS + n*high + 2*pad
	if picture > 0 {
		all += picture + k.Gap.M
	}
	s.rect = room.Place(ui.Sz(room.W, all), .5, .5).Snap()
	rest := s.cutHead(k, s.rect)
	if picture > 0 {
		s.picture, rest = rest.CutTop(picture, k.Gap.M)
		s.flank(k, beside)
	} else {
		s.leaf(k, beside)
	}
	s.fill(rest.Grow(-pad), lines, 1)
}

// explainBeside places it at the right of its picture, in two columns where one would be too tight.
func (s *sheetPlaces) explainBeside(k *ui.Kit, room ui.Rect, lines int, beside bool) {
	pad := k.Gap.M
	wide := min(k.Dp(pictureWide), room.W*.36)
	columns := 1
	high := (room.H - k.Touch - k.Gap.XS - 2*pad) / float64(lines)
	if high < k.Dp(lineLow) && room.W-2*pad >= k.Dp(2*lineNarrow) {
		columns = 2
		high = (room.H - k.Touch - k.Gap.XS - 2*pad) / math.Ceil(float64(lines)/2)
		wide = min(wide, room.W-2*pad-k.Gap.L-k.Dp(2*lineNarrow))
	}
	if wide < k.Dp(pictureLow) {
		wide = 0
	}
	high = min(high, k.Dp(lineHigh))
	all := k.Touch + k.Gap.XS + 2*pad + high*math.Ceil(float64(lines)/float64(columns))
	if wide > 0 {
		all = max(all, min(room.H, k.Dp(pictureHigh)))
	}
	s.rect = room.Place(ui.Sz(room.W, all), .5, .5).Snap()
	rest := s.rect
	if wide > 0 {
		s.picture, rest = rest.CutLeft(wide, k.Gap.L)
	}
	rest = s.cutHead(k, rest)
	s.leaf(k, beside)
	rest.H = min(rest.H, 2*pad+high*math.Ceil(float64(lines)/float64(columns)))
	s.fill(rest.Grow(-pad), lines, columns)
}

// flank puts the ways to the neighbours, if there are any, at both sides of the picture.
func (s *sheetPlaces) flank(k *ui.Kit, beside bool) {
	size := ui.Sz(max(k.Touch, k.Dp(52)), max(k.Touch, k.Dp(64)))
	if !beside {
		return
	}
	s.before, s.after = s.picture.Place(size, 0, .5), s.picture.Place(size, 1, .5)
	s.picture = s.picture.Inset(ui.Sides(size.W+k.Gap.S, 0))
}

// leaf puts them into the head.
func (s *sheetPlaces) leaf(k *ui.Kit, beside bool) {
	if !beside {
		return
	}
	s.after, s.head = s.head.CutRight(k.Touch, k.Gap.XS)
	s.before, s.head = s.head.CutRight(k.Touch, k.Gap.XS)
	if s.head.W < k.Dp(titleWide) {
		s.head.W = 0
	}
}

// fill places lines of one height in columns, the first column first.
func (s *sheetPlaces) fill(room ui.Rect, lines, columns int) {
	per := (lines + columns - 1) / columns
	gap := 0.0
	if columns > 1 {
		gap = room.W * .03
	}
	wide := (room.W - gap*float64(columns-1)) / float64(columns)
	high := room.H / float64(max(1, per))
	for i := range lines {
		s.lines = append(s.lines, ui.Rc(room.X+float64(i/per)*(wide+gap), room.Y+float64(i%per)*high, wide, high))
	}
}
