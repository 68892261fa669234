package toss

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// setThrow places the bowl, from which runes are thrown, at the lower edge of the table, and the meter below it.
func (s *setter) setThrow() {
	if !s.a.throws {
		return
	}
	k := s.k
	if side := s.room.W * .34; s.room.W > s.room.H*1.25 && side > k.Dp(190) { // both in the lower right, beside the table
		side = min(side, k.Dp(300))
		right, room := s.room.CutRight(side, 0)
		right = right.Grow(-k.Gap.S)
		s.meter, right = right.CutBottom(max(s.touch, min(k.Dp(64), right.H*.2)), k.Gap.S)
		s.help, right = right.CutBottom(k.Dp(36), k.Gap.XS)
		s.bowl = right.Place(ui.Sz(right.W, min(right.H, right.W*bowlHigh)), .5, 1)
		s.room = room
		return
	}
	low := s.room.Inset(ui.Sides(k.Gap.S, 0))
	s.meter, low = low.CutBottom(max(s.touch, min(k.Dp(72), s.room.H*.13)), k.Gap.XS)
	s.meter = s.meter.Place(ui.Sz(min(s.meter.W, k.Dp(420)), s.meter.H), .5, .5)
	s.help, low = low.CutBottom(k.Dp(22), 0)
	high := min(s.room.H*.24, k.Dp(150))
	bowl, room := low.CutBottom(high, 0)
	s.bowl = bowl.Place(ui.Sz(min(bowl.W*.7, high/bowlHigh), high), .5, .5)
	s.room.H = room.Bottom() - s.room.Y + high*.2 // its rim lies before the table's
}

// bowlHigh is how high the bowl is for its width.
const bowlHigh = 148.0 / 250

// setStory places the parchment on which the settling is told: below the table, or beside it.
func (s *setter) setStory() {
	k := s.k
	st := &s.story
	if s.room.W > s.room.H*1.3 {
		st.rect, s.room = s.room.CutRight(min(s.room.W*.5, k.Dp(430)), k.Gap.S)
		st.rect = st.rect.Place(ui.Sz(st.rect.W, min(st.rect.H, k.Dp(330))), .5, .5)
	} else {
		st.rect, s.room = s.room.CutBottom(max(min(s.room.H*.56, k.Dp(250)), min(s.room.H*.7, k.Dp(200))), k.Gap.S)
		st.rect = st.rect.Place(ui.Sz(min(st.rect.W-2*k.Gap.S, k.Dp(560)), st.rect.H), .5, .5)
	}
	in := st.rect.Grow(-k.Gap.M)
	side, wide := min(in.H/float64(len(st.rungs))*1.5, k.Dp(48)), min(in.W*.46, k.Dp(190))
	if in.W < k.Dp(320) { // no room for the names of the steps: that of the present one stands beside
		wide = side
	}
	ladder, words := in.CutLeft(wide, k.Gap.M)
	for i, r := range ladder.Grid(len(st.rungs), 1, 0) {
		st.rungs[i], st.names[i] = r.CutLeft(side, k.Gap.XS)
	}
	boards.Bands(words, k.Gap.XS,
		boards.Band{At: &st.title, Least: k.Dp(22), Most: k.Dp(32), Keep: 4},
		boards.Band{At: &st.clause, Least: k.Dp(16), Most: k.Dp(20), Keep: 1},
		boards.Band{At: &st.words, Least: k.Dp(40), Most: words.H, Keep: 3},
		boards.Band{At: &st.changes, Least: k.Dp(24), Most: k.Dp(34), Keep: 2})
}

// setChoices places pairs to give, or seats to name, in a row below the table.
func (s *setter) setChoices() {
	n := s.a.choices
	if n == 0 {
		return
	}
	k := s.k
	s.room = s.room.Inset(ui.Sides(k.Gap.S, 0))
	columns, rows := s.fits(n, s.room.W, s.touch)
	high := max(s.touch, min(k.Dp(88), s.room.H*.24, s.room.H*.5/float64(rows)))
	row, room := s.room.CutBottom(float64(rows)*(high+k.Gap.XS)-k.Gap.XS, k.Gap.S)
	s.room = room
	s.choice = row.Place(ui.Sz(min(row.W, float64(columns)*k.Dp(130)), row.H), .5, .5).Grid(n, columns, k.Gap.XS)
}

// fits returns in how many columns and rows things find room that are at least so wide.
func (s *setter) fits(n int, room, wide float64) (columns, rows int) {
	gap := s.k.Gap.XS
	columns = max(1, min(n, int((room+gap)/(wide+gap))))
	rows = (n + columns - 1) / columns
	return (n + rows - 1) / rows, rows
}

// setFlick places the ranking of a contest above the table, and the tape below it.
func (s *setter) setFlick() {
	k := s.k
	n := max(1, s.a.contest)
	if s.room.W > max(s.room.H*1.25, k.Dp(560)) && s.room.H*.6 > float64((n+1)/2)*(s.touch+k.Gap.XS) {
		side, room := s.room.CutRight(min(s.room.W*.32, k.Dp(280)), k.Gap.S)
		s.room = room
		tape, rest := side.CutBottom(min(side.H*.4, k.Dp(124)), k.Gap.S)
		s.flick.tape = tape
		columns := 1
		if rest.H < float64(n)*(s.touch+k.Gap.XS) {
			columns = 2
		}
		s.flick.ranking = rest.Place(ui.Sz(rest.W, min(rest.H, float64((n+columns-1)/columns)*k.Dp(60))), .5, 0).Grid(n, columns, k.Gap.XS)
	} else {
		in := s.room.Inset(ui.Sides(k.Gap.S, 0))
		wide := max(s.touch, min(k.Dp(110), in.W/3-k.Gap.XS))
		if in.H < k.Dp(300) {
			wide = s.touch
		}
		columns, rows := s.fits(n, in.W, wide)
		top, in := in.CutTop(float64(rows)*(max(s.touch, k.Dp(48))+k.Gap.XS)-k.Gap.XS, k.Gap.XS)
		s.flick.ranking = top.Grid(n, columns, k.Gap.XS)
		s.flick.tape, in = in.CutBottom(min(in.H*.4, k.Dp(76)+max(0, in.H-k.Dp(300))*.1), k.Gap.XS)
		s.room.Y, s.room.H = in.Y, in.H
	}
	s.flick.line, s.flick.tape = s.flick.tape.CutBottom(min(s.flick.tape.H*.34, k.Dp(32)), 0)
}

// setRace places the time line of a race below the table, and the photo over it.
func (s *setter) setRace() {
	k := s.k
	line, room := s.room.CutBottom(min(s.room.H*.42, float64(s.a.seats)*k.Dp(40)+k.Dp(34)), k.Gap.S)
	s.room = room
	s.race.line = line.Inset(ui.Sides(k.Gap.S, 0))
	top, lanes := s.race.line.Grow(-k.Gap.S).CutTop(k.Dp(20), 0)
	s.race.time, s.race.lanes = top, lanes.Grid(s.a.seats, 1, 0)
	side := min(room.H*.55, room.W*.5, k.Dp(300))
	s.race.photo = room.Place(ui.Sz(side, side), 1, 0)
}

// openSheet places the sheet that lies over the board.
func (s *setter) openSheet() {
	if s.a.sheet != noSheet && s.a.lines > 0 {
		sheet := boards.NewSheeter(&s.sheet, s.f)
		sheet.Explain(s.a.lines)
	}
}
