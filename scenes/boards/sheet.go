package boards

import (
	"math"

	"runehall/scenes/table"
	"runehall/ui"
)

// Sizes of sheets, in dp where a sheet is no larger than it must be.
const (
	noteHigh    = 62 // the usual height of a note in an explanation
	noteLow     = 50 // its height if that leaves room for the picture
	noteTall    = 92 // its height on a very narrow sheet
	narrow      = 300
	noteNarrow  = 230
	pictureHigh = 380
	pictureLow  = 104 // less is no picture
	pictureWide = 300
	titleWide   = 92 // less is no room for a title
	mostSize    = 1.75
)

// SheetRoomy is how much height, in dp, is enough for a sheet to leave the golden button clear.
const SheetRoomy = 420

// How large explanations want to be, in dp: beneath their picture, and beside it.
var (
	belowSize  = ui.Sz(480, 860)
	besideSize = ui.Sz(880, 470)
)

// Sheet holds the places of a sheet over the board. A sheet explains a thing, or shows what has no room elsewhere.
// Parts with an empty place are not shown.
type Sheet struct {
	Rect          ui.Rect // empty if no sheet is open
	Head, Close   ui.Rect
	Before, After ui.Rect // the ways to its neighbours
	Picture       ui.Rect
	Lines, Items  []ui.Rect
	Paper         ui.Rect // through which lines are seen that are scrolled; empty where all have room
	Size          float64 // how much larger words and things are than they must be
}

// Covers reports whether the sheet lies over the golden button, which is then hidden.
func (s *Sheet) Covers(f *table.Frame) bool { return s.Rect.Overlaps(f.Primary) }

// Sheeter places a sheet.
type Sheeter struct {
	*Sheet
	Frame  *table.Frame
	Kit    *ui.Kit
	Beside bool // there are neighbours
}

// NewSheeter returns what places a sheet anew.
func NewSheeter(s *Sheet, f *table.Frame) Sheeter {
	*s = Sheet{Size: 1}
	return Sheeter{Sheet: s, Frame: f, Kit: f.Kit}
}

// Dp returns a length in dp as large as the sheet is.
func (s *Sheeter) Dp(n float64) float64 { return s.Kit.Dp(n) * s.Size }

// all returns where sheets may lie: over all but the bar.
func (s *Sheeter) all() ui.Rect {
	f := s.Frame
	room := ui.Bounding(f.Field, f.Seats, f.Ledge)
	if f.Rail { // which stands beside the bar
		room.Y, room.H = f.Field.Y, room.Bottom()-f.Field.Y
	}
	return room.Grow(-s.Kit.Gap.S)
}

// Room returns a place for a sheet of a size in dp, in the middle of the screen; on a large screen the sheet is larger.
// It keeps clear of the golden button, which leads back to the table, unless too little room would be left.
func (s *Sheeter) Room(wants ui.Size) ui.Rect {
	all, gap, golden := s.all(), s.Kit.Gap.S, s.Frame.Primary
	within := func(room ui.Rect) (in ui.Rect, size float64) {
		size = max(1, min(room.W/s.Kit.Dp(wants.W), room.H/s.Kit.Dp(wants.H), mostSize))
		return room.Place(ui.Sz(min(room.W, s.Kit.Dp(wants.W)*size), room.H), .5, .5), size
	}
	room, size := within(all)
	if above := golden.Y - gap - all.Y; room.Overlaps(golden) && above >= s.Kit.Dp(SheetRoomy) {
		room, size = within(ui.Rc(all.X, all.Y, all.W, above))
		wide := 2 * (golden.X - gap - all.Center().X)
		if beside, larger := within(all.Place(ui.Sz(max(0, wide), all.H), .5, .5)); larger > size {
			room, size = beside, larger
		}
	}
	s.Size = size
	return room
}

// HeadHigh is the height of title and close button, with the gap below them.
func (s *Sheeter) HeadHigh() float64 { return s.Kit.Touch + s.Kit.Gap.XS }

// Explain lays out an explanation with a number of notes: beneath its picture or, on wide screens, to the right of it.
func (s *Sheeter) Explain(notes int) {
	if room := s.all(); room.W > room.H {
		s.beside(s.Room(besideSize), notes)
	} else {
		s.below(s.Room(belowSize), notes)
	}
}

// below lays the notes out beneath the picture, with the buttons to neighbouring things on both sides of the picture.
// If there is no room for a picture, it leaves that out.
func (s *Sheeter) below(room ui.Rect, notes int) {
	n, pad, gap, most, least := float64(notes), s.Kit.Gap.M, s.Kit.Gap.M, s.Dp(noteHigh), s.Dp(noteLow)
	if s.Kit.InDp(room.W) < narrow {
		most, least = s.Dp(noteTall), s.Dp(noteTall)
	}
	body, high := room.H-s.HeadHigh(), most
	if body-n*high-2*pad-gap < s.Dp(pictureLow) {
		high = least
	}
	picture := min(body-n*high-2*pad-gap, s.Dp(pictureHigh))
	if picture < s.Dp(pictureLow) {
		pad, picture, gap = s.Kit.Gap.S, 0, 0
		high = min(most, (body-2*pad)/n)
	}
	s.Rect = room.Place(ui.Sz(room.W, s.HeadHigh()+picture+gap+n*high+2*pad), .5, .5).Snap()
	rest := s.CutHead(s.Rect)
	if picture > 0 {
		s.Picture, rest = rest.CutTop(picture, gap)
		s.flank()
	} else {
		s.Leaf(s.Beside)
	}
	s.Fill(rest.Grow(-pad), notes, 1)
}

// beside lays the notes out to the right of the picture, in two columns if one would be too tight.
func (s *Sheeter) beside(room ui.Rect, notes int) {
	pad, columns := s.Kit.Gap.M, 1
	body := room.H - s.HeadHigh() - 2*pad
	wide, two := min(s.Dp(pictureWide), room.W*.36), s.Dp(2*noteNarrow)
	if body/float64(notes) < s.Dp(noteLow) && room.W-2*pad >= two {
		columns = 2
		wide = min(wide, room.W-2*pad-s.Kit.Gap.L-two)
	}
	rows := math.Ceil(float64(notes) / float64(columns))
	text := 2*pad + min(body/rows, s.Dp(noteHigh))*rows
	all := s.HeadHigh() + text
	if wide >= s.Kit.Dp(pictureLow) {
		all = max(all, min(room.H, s.Dp(pictureHigh)))
	}
	s.Rect = room.Place(ui.Sz(room.W, all), .5, .5).Snap()
	rest := s.Rect
	if wide >= s.Kit.Dp(pictureLow) {
		s.Picture, rest = rest.CutLeft(wide, s.Kit.Gap.L)
	}
	rest = s.CutHead(rest)
	s.Leaf(s.Beside)
	rest.H = min(rest.H, text)
	s.Fill(rest.Grow(-pad), notes, columns)
}

// CutHead cuts title and close button off the top of a room.
func (s *Sheeter) CutHead(room ui.Rect) (rest ui.Rect) {
	s.Head, rest = room.CutTop(s.Kit.Touch, s.Kit.Gap.XS)
	s.Close, s.Head = s.Head.CutRight(s.Kit.Touch, s.Kit.Gap.XS)
	return rest
}

// flank puts the ways to the neighbours, if there are any, at both sides of the picture.
func (s *Sheeter) flank() {
	if !s.Beside {
		return
	}
	size := ui.Sz(max(s.Kit.Touch, s.Dp(52)), max(s.Kit.Touch, s.Dp(64)))
	s.Before, s.After = s.Picture.Place(size, 0, .5), s.Picture.Place(size, 1, .5)
	s.Picture = s.Picture.Inset(ui.Sides(size.W+s.Kit.Gap.S, 0))
}

// Leaf puts them into the head.
func (s *Sheeter) Leaf(beside bool) {
	if !beside {
		return
	}
	s.After, s.Head = s.Head.CutRight(s.Kit.Touch, s.Kit.Gap.XS)
	s.Before, s.Head = s.Head.CutRight(s.Kit.Touch, s.Kit.Gap.XS)
	if s.Head.W < s.Kit.Dp(titleWide) {
		s.Head.W = 0
	}
}

// Fill places lines of one height in columns, the first column first.
func (s *Sheeter) Fill(room ui.Rect, lines, columns int) {
	per, gap := (lines+columns-1)/columns, 0.0
	if columns > 1 {
		gap = room.W * .03
	}
	for _, column := range room.Grid(columns, columns, gap) {
		cells := column.Grid(max(1, per), 1, 0)
		s.Lines = append(s.Lines, cells[:min(per, lines-len(s.Lines))]...)
	}
}
