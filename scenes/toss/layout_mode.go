package toss

import (
	"slices"

	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// setThrow places the bowl, which runes are thrown from, in front of the table's lower edge or beside the table. Once
// the meter runs, it is beside the golden button. The table stands where it does without them.
func (s *setter) setThrow() {
	if !s.a.throws {
		return
	}
	k := s.k
	if s.a.beats {
		s.meter = ui.Bounding(s.acts[:]...)
		s.meter.W = min(s.meter.W, k.Dp(420))
	}
	if free := s.room.H - s.room.W; s.stands() {
		low := s.room.Grow(-k.Gap.XS)
		s.help, low = low.CutBottom(k.Dp(24), 0)
		high := max(k.Dp(96), min(k.Dp(150), 1.25*(free-s.help.H)))
		s.bowl = low.Place(ui.Sz(min(low.W*.7, high/bowlRatio), high), .5, 1)
		return
	}
	_, low := s.room.CutLeft(s.room.W-s.beside(), 0)
	low = low.Grow(-k.Gap.XS)
	s.help, low = low.CutBottom(k.Dp(40), 0)
	s.bowl = low.Place(ui.Sz(low.W, min(low.H, low.W*bowlRatio)), .5, 1)
}

// stands reports whether the room is higher than wide. Then the bowl and the words about it lie below the table,
// otherwise beside.
func (s *setter) stands() bool { return s.room.H >= s.room.W }

// beside returns the width of the room for a bowl beside the table. The bowl may cover the table's rim.
func (s *setter) beside() float64 {
	w := s.room
	return min(s.k.Dp(300), max(min(s.k.Dp(130), w.W*.4), (w.W-w.H)/2))
}

// setStory places the parchment that tells the settling: below the table or beside it, whichever leaves more of the
// table in sight.
func (s *setter) setStory() {
	k, st, w := s.k, &s.story, s.room
	large := storyLarge(s.f)
	least := k.Dp(200)
	if s.a.steps { // words need room beside the list of steps
		least = k.Dp(240)
	}
	wide := min(max(least, min(w.W*.46, k.Dp(430))), w.W*.6)
	high := min(max(k.Dp(204), min(w.H*.42, k.Dp(250))), w.H*.6)
	tall := k.Dp(330)
	if !s.a.steps {
		tall = 2*k.Gap.M + float64(min(s.a.lines, 5))*k.Dp(lineHigh*large)
		high = min(tall, w.H*.6)
	}
	narrow := w.W < k.Dp(420) && (!s.a.steps || s.f.Portrait) // words would have no room beside the table
	switch {
	case narrow && s.a.steps:
		if high = min(k.Dp(240), w.H-k.Dp(leastTable)-2*k.Gap.S); high < k.Dp(190) { // the steps come first
			high = min(w.H, k.Dp(260))
		}
	case narrow:
		high = min(max(tall, k.Dp(128)), w.H*.72)
	}
	if !narrow && min(w.W-wide, w.H) >= 1.1*min(w.W, w.H-high) {
		st.rect, s.room = w.CutRight(wide, k.Gap.S)
		st.rect = st.rect.Place(ui.Sz(wide-k.Gap.S, min(w.H, tall)), 0, .5)
	} else {
		st.rect, s.room = w.CutBottom(high, k.Gap.S)
		st.rect = st.rect.Place(ui.Sz(min(st.rect.W-2*k.Gap.S, k.Dp(560*large)), high-k.Gap.S), .5, 0)
		if s.room.H < k.Dp(leastTable) { // a table so small would tell nothing
			st.rect.Y = w.Y + (w.H-st.rect.H)/2
			s.room = ui.RectAround(st.rect.Center(), ui.Sz(1, 1))
		}
	}
	words := st.rect.Grow(-k.Gap.M)
	if !s.a.steps {
		st.lines = words
		return
	}
	row, rest := words.CutTop(min(k.Dp(30), words.H*.16), k.Gap.XS)
	row = row.Place(ui.Sz(min(row.W, float64(len(st.rungs))*k.Dp(40)), row.H), .5, .5)
	copy(st.rungs[:], row.Grid(len(st.rungs), len(st.rungs), 0))
	boards.Bands(rest, k.Gap.XS,
		boards.Band{At: &st.title, Least: k.Dp(22), Most: k.Dp(34), Keep: 4},
		boards.Band{At: &st.words, Least: k.Dp(40), Most: rest.H, Keep: 3},
		boards.Band{At: &st.signs, Least: k.Dp(44), Most: k.Dp(76), Keep: 1},
		boards.Band{At: &st.changes, Least: k.Dp(24), Most: k.Dp(34), Keep: 2})
}

// leastTable is the least height of the table over the parchment, in dp. If there is less room, the parchment is shown
// alone.
const leastTable = 96

// storyLarge returns how much larger the words of the settling are. On a tablet the parchment has room, and everyone
// round the table reads it.
func storyLarge(f *table.Frame) float64 {
	if table.Tablet(f.Kit, f.Screen.Size()) {
		return 1.25
	}
	return 1
}

// lineHigh is the height of a line of the settling, in dp: two lines of words, and what seats have then.
const lineHigh = 66

func (s *setter) setChoices() {
	n := s.a.choices
	if n == 0 {
		return
	}
	k := s.k
	s.room = s.room.Inset(ui.Sides(k.Gap.S, 0))
	columns, rows := s.fits(n, s.room.W, s.touch)
	large := 1.0
	if table.Tablet(k, s.f.Screen.Size()) {
		large = 1.35
	}
	high := max(s.touch, min(k.Dp(88*large), s.room.H*.24, s.room.H*.5/float64(rows)))
	row, room := s.room.CutBottom(float64(rows)*(high+k.Gap.XS)-k.Gap.XS, k.Gap.S)
	s.room = room
	s.choice = row.Place(ui.Sz(min(row.W, float64(columns)*k.Dp(130*large)), row.H), .5, .5).Grid(n, columns, k.Gap.XS)
}

// setFlick places the ranking of a contest and the tape: at the right of the table, or above and below it. On small
// screens the ranking takes the place of the other seats' trays, to leave the table as much room as possible.
func (s *setter) setFlick() {
	k, n := s.k, max(1, s.a.contest)
	row := s.touch + k.Gap.XS
	instead := (s.f.Portrait || s.f.Rail) && len(s.f.Docks) == 0
	if instead {
		s.trays = slices.DeleteFunc(s.trays, func(t trayPlaces) bool { return t.Seat != s.a.front })
	}
	column := func(in ui.Rect) {
		columns := 1
		if in.H < float64(n)*row {
			columns = 2
		}
		s.flick.ranking = in.Place(ui.Sz(in.W, min(in.H, float64((n+columns-1)/columns)*k.Dp(60))), .5, 0).
			Grid(n, columns, k.Gap.XS)
	}
	switch {
	case instead && s.f.Rail && s.f.Seats.H >= float64((n+1)/2)*row:
		column(s.f.Seats)
		s.flick.tape, s.room = s.room.Inset(ui.Sides(k.Gap.S, 0)).CutBottom(min(s.room.H*.4, k.Dp(72)), k.Gap.XS)
	case !s.f.Portrait && s.room.W > max(s.room.H*1.25, k.Dp(560)) && s.room.H*.6 > float64((n+1)/2)*row:
		side, room := s.room.CutRight(min(s.room.W*.32, k.Dp(280)), k.Gap.S)
		tape, rest := side.CutBottom(min(side.H*.4, k.Dp(124)), k.Gap.S)
		s.room, s.flick.tape = room, tape
		column(rest)
	default:
		if s.f.Portrait && instead {
			s.room = ui.Bounding(s.f.Seats, s.room)
		}
		in := s.room.Inset(ui.Sides(k.Gap.S, 0))
		wide := max(s.touch, min(k.Dp(110), in.W/3-k.Gap.XS))
		if in.H < k.Dp(300) {
			wide = s.touch
		}
		columns, rows := s.fits(n, in.W, wide)
		top, in := in.CutTop(float64(rows)*(max(s.touch, k.Dp(48))+k.Gap.XS)-k.Gap.XS, k.Gap.XS)
		s.flick.ranking = top.Grid(n, columns, k.Gap.XS)
		s.flick.tape, in = in.CutBottom(min(in.H*.4, k.Dp(92)+max(0, in.H-k.Dp(300))*.1), k.Gap.XS)
		s.room.Y, s.room.H = in.Y, in.H
	}
	s.flick.line, s.flick.tape = s.flick.tape.CutBottom(min(s.flick.tape.H*.34, k.Dp(32)), 0)
}

func (s *setter) setRace() {
	k := s.k
	line, room := s.room.CutBottom(min(s.room.H*.42, float64(s.a.seats)*k.Dp(36)+k.Dp(34)), k.Gap.S)
	s.room = room
	s.race.line = line.Inset(ui.Sides(k.Gap.S, 0))
	top, lanes := s.race.line.Grow(-k.Gap.S).CutTop(k.Dp(20), 0)
	s.race.time, s.race.lanes = top, lanes.Grid(s.a.seats, 1, 0)
	side := min(room.H*.66, room.W*.6, k.Dp(440))
	s.race.photo = room.Place(ui.Sz(side, side), 1, 0)
	if room.W-side >= room.H*.75 { // the table beside it stays large enough
		s.room.W -= side
	}
}

func (s *setter) openSheet() {
	if s.a.sheet != boards.NoSheet && s.a.notes != nil && len(*s.a.notes) > 0 {
		sheet := boards.NewSheeter(&s.sheet, s.f)
		sheet.Explain(len(*s.a.notes))
		sheet.Hold(*s.a.notes)
	}
}
