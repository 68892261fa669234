package stones

import (
	"math"

	"runehall/scenes/table"
	"runehall/ui"
)

// Sizes of sheets, in dp where a sheet is no larger than it must be.
const (
	lineHigh    = 62 // a line of an explanation as it should be
	lineLow     = 50 // as it may be where that leaves room for the picture
	lineNarrow  = 230
	pictureHigh = 380
	pictureLow  = 104 // less is no picture
	pictureWide = 300
	sheetRoomy  = 420 // less is too low to leave the golden button clear
	titleWide   = 92  // less is no room for a title
	mostSize    = 1.75
)

// How large sheets want to be, in dp: an explanation beneath its picture or beside it, the board of a seat, a pile, choices.
var (
	belowSize  = ui.Sz(480, 860)
	besideSize = ui.Sz(880, 470)
	boardSize  = ui.Sz(620, 540)
	pileSize   = ui.Sz(660, 540)
	choiceSize = ui.Sz(480, 540)
)

// openSheet places the sheet that is open, and what of the board lies in it.
func (l *layout) openSheet(f *table.Frame, a arrangement) {
	l.sheet = sheetPlaces{size: 1}
	s := sheeter{sheetPlaces: &l.sheet, k: f.Kit, beside: hasNeighbours(a.about.kind)}
	switch a.sheet {
	case noSheet:
	case explainSheet:
		if room := sheetRoom(f); room.W > room.H {
			s.explainBeside(s.room(f, besideSize), a.lines)
		} else {
			s.explainBelow(s.room(f, belowSize), a.lines)
		}
	case seatSheet:
		s.placeBoard(s.room(f, boardSize), a.lines)
	case pileSheet:
		s.placePile(s.room(f, pileSize), a.items)
	case swapSheet, jokerSheet:
		s.placeChoices(s.room(f, choiceSize), a.lines, a.items)
	default:
		l.openDoor(f.Kit, f.Field.Grow(-f.Kit.Gap.XS), a)
	}
}

// sheeter places a sheet over the board.
type sheeter struct {
	*sheetPlaces
	k      *ui.Kit
	beside bool // there are neighbours
}

// dp returns a length in dp as large as the sheet is.
func (s *sheeter) dp(n float64) float64 { return s.k.Dp(n) * s.size }

// sheetRoom returns where sheets may lie: over all but the bar.
func sheetRoom(f *table.Frame) ui.Rect {
	room := ui.Bounding(f.Field, f.Seats, f.Ledge)
	if f.Rail { // which stands beside the bar
		room.Y, room.H = f.Field.Y, room.Bottom()-f.Field.Y
	}
	return room.Grow(-f.Kit.Gap.S)
}

// room returns where the sheet may lie, in the middle of the screen, which a large screen makes larger than it wants to be. It leaves the
// golden button clear, which leads back to the table; where that leaves too little it covers the button, which is not there then.
func (s *sheeter) room(f *table.Frame, wants ui.Size) ui.Rect {
	all, gap := sheetRoom(f), s.k.Gap.S
	within := func(room ui.Rect) (in ui.Rect, size float64) {
		size = max(1, min(room.W/s.k.Dp(wants.W), room.H/s.k.Dp(wants.H), mostSize))
		return room.Place(ui.Sz(min(room.W, s.k.Dp(wants.W)*size), room.H), .5, .5), size
	}
	room, size := within(all)
	if above := f.Primary.Y - gap - all.Y; room.Overlaps(f.Primary) && above >= s.k.Dp(sheetRoomy) {
		room, size = within(ui.Rc(all.X, all.Y, all.W, above))
		wide := 2 * (f.Primary.X - gap - all.Center().X)
		if beside, larger := within(all.Place(ui.Sz(max(0, wide), all.H), .5, .5)); larger > size {
			room, size = beside, larger
		}
	}
	s.size = size
	return room
}

// covers reports whether the sheet that is open lies over the golden button.
func (s *sheetPlaces) covers(f *table.Frame) bool { return s.rect.Overlaps(f.Primary) }

// headHigh is the height of title and close button, with the gap below them.
func (s *sheeter) headHigh() float64 { return s.k.Touch + s.k.Gap.XS }

// cutHead cuts title and close button off the top of a room.
func (s *sheetPlaces) cutHead(k *ui.Kit, room ui.Rect) (rest ui.Rect) {
	s.head, rest = room.CutTop(k.Touch, k.Gap.XS)
	s.close, s.head = s.head.CutRight(k.Touch, k.Gap.XS)
	return rest
}

// explainBelow places an explanation beneath its picture, with its neighbours at both sides of that. Where there is no room for the
// picture it has none.
func (s *sheeter) explainBelow(room ui.Rect, lines int) {
	n, pad, gap, high := float64(lines), s.k.Gap.M, s.k.Gap.M, s.dp(lineHigh)
	body := room.H - s.headHigh()
	if body-n*high-2*pad-gap < s.dp(pictureLow) {
		high = s.dp(lineLow)
	}
	picture := min(body-n*high-2*pad-gap, s.dp(pictureHigh))
	if picture < s.dp(pictureLow) {
		pad, picture, gap = s.k.Gap.S, 0, 0
		high = min(s.dp(lineHigh), (body-2*pad)/n)
	}
	s.rect = room.Place(ui.Sz(room.W, s.headHigh()+picture+gap+n*high+2*pad), .5, .5).Snap()
	rest := s.cutHead(s.k, s.rect)
	if picture > 0 {
		s.picture, rest = rest.CutTop(picture, gap)
		s.flank()
	} else {
		s.leaf(s.beside)
	}
	s.fill(rest.Grow(-pad), lines, 1)
}

// explainBeside places it at the right of its picture, in two columns where one would be too tight.
func (s *sheeter) explainBeside(room ui.Rect, lines int) {
	pad, columns := s.k.Gap.M, 1
	body := room.H - s.headHigh() - 2*pad
	wide, two := min(s.dp(pictureWide), room.W*.36), s.dp(2*lineNarrow)
	if body/float64(lines) < s.dp(lineLow) && room.W-2*pad >= two {
		columns = 2
		wide = min(wide, room.W-2*pad-s.k.Gap.L-two)
	}
	rows := math.Ceil(float64(lines) / float64(columns))
	text := 2*pad + min(body/rows, s.dp(lineHigh))*rows
	all := s.headHigh() + text
	if wide >= s.k.Dp(pictureLow) {
		all = max(all, min(room.H, s.dp(pictureHigh)))
	}
	s.rect = room.Place(ui.Sz(room.W, all), .5, .5).Snap()
	rest := s.rect
	if wide >= s.k.Dp(pictureLow) {
		s.picture, rest = rest.CutLeft(wide, s.k.Gap.L)
	}
	rest = s.cutHead(s.k, rest)
	s.leaf(s.beside)
	rest.H = min(rest.H, text)
	s.fill(rest.Grow(-pad), lines, columns)
}

// flank puts the ways to the neighbours, if there are any, at both sides of the picture.
func (s *sheeter) flank() {
	if !s.beside {
		return
	}
	size := ui.Sz(max(s.k.Touch, s.dp(52)), max(s.k.Touch, s.dp(64)))
	s.before, s.after = s.picture.Place(size, 0, .5), s.picture.Place(size, 1, .5)
	s.picture = s.picture.Inset(ui.Sides(size.W+s.k.Gap.S, 0))
}

// leaf puts them into the head.
func (s *sheeter) leaf(beside bool) {
	if !beside {
		return
	}
	s.after, s.head = s.head.CutRight(s.k.Touch, s.k.Gap.XS)
	s.before, s.head = s.head.CutRight(s.k.Touch, s.k.Gap.XS)
	if s.head.W < s.k.Dp(titleWide) {
		s.head.W = 0
	}
}

// fill places lines of one height in columns, the first column first.
func (s *sheeter) fill(room ui.Rect, lines, columns int) {
	per, gap := (lines+columns-1)/columns, 0.0
	if columns > 1 {
		gap = room.W * .03
	}
	for _, column := range room.Grid(columns, columns, gap) {
		cells := column.Grid(max(1, per), 1, 0)
		s.lines = append(s.lines, cells[:min(per, lines-len(s.lines))]...)
	}
}
