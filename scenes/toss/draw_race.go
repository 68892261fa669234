package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawRace draws the time line of a race, with a lane for each seat, and the photo finish.
func (a *artist) drawRace(c *ui.Canvas) {
	q, m := &a.places.race, &a.Model
	if q.line.Empty() {
		return
	}
	boards.Tray(c, q.line)
	var lanes [games.MaxSeats]ui.Rect
	for i, r := range q.lanes {
		badge, lane := boards.CutBadge(r, min(r.H, c.Dp(28)), c.Gap.S)
		boards.Badge(c, a.Given.Frame.Sitters, games.Seat(i), badge)
		lanes[i] = lane.Inset(ui.Sides(lane.H/2, 0))
		c.Line(ui.Pt(lane.X, lane.Center().Y), ui.Pt(lane.Right(), lane.Center().Y), c.Dp(2),
			a.Given.Color(games.Seat(i)).Fade(.5))
	}
	all, last := ui.Bounding(lanes[:len(q.lanes)]...), m.clock
	for _, claim := range m.claims {
		last = max(last, float64(claim.tick))
	}
	at := func(tick float64) float64 { return all.X + all.W*tick/max(last, rules.TicksPerSecond) }
	for tick := 0.0; tick <= last; tick += rules.TicksPerSecond {
		c.Line(ui.Pt(at(tick), all.Y), ui.Pt(at(tick), all.Bottom()), c.Hairline, c.Palette.Muted.Fade(.3))
	}
	now := at(m.clock)
	c.Line(ui.Pt(now, all.Y), ui.Pt(now, all.Bottom()), c.Dp(2), c.Palette.Ember)
	for _, claim := range m.claims {
		mid := ui.Pt(at(float64(claim.tick)), lanes[claim.seat].Center().Y)
		switch side := lanes[claim.seat].H * .4; {
		case float64(claim.tick) > m.clock:
		case claim.late:
			a.painter.miss(c, mid, side*.8, *a.Given.Look(claim.seat), 1)
		default:
			a.painter.rune(c, mid, side, runeLook{rune: claim.rune})
		}
	}
	time := q.time.Place(ui.Sz(c.Dp(90), q.time.H), 0, 0)
	time.X = min(max(q.time.X, now-time.W/2), q.time.Right()-time.W)
	boards.Label(c, a.words.time, c.Type.Strong.In(c.Palette.GoldText), time, ui.AlignCenter)
	if m.photoTaken() && !q.photo.Empty() {
		a.drawPhoto(c, q.photo)
	}
}

// drawPhoto draws the photo finish: the rune in the hand that was first, the print of the hand that was late, and both
// times.
func (a *artist) drawPhoto(c *ui.Canvas, r ui.Rect) {
	q := &a.Model.race
	in := a.painter.photo(c, r).Grow(-c.Gap.S)
	words := ui.Rect{}
	if in.H >= c.Dp(90) { // else the marks must do
		words, in = in.CutBottom(c.Dp(48), c.Gap.XS)
	}
	mid, radius := in.Center(), min(in.W, in.H)*.36
	first, late := *a.Given.Look(q.first), *a.Given.Look(q.late)
	a.painter.rune(c, mid, radius, runeLook{rune: q.photo, ring: &first.Color, glow: 1})
	a.painter.mark(c, mid.Add(ui.Pt(radius, radius*.5)), radius*.34, first)
	at := mid.Sub(ui.Pt(radius*1.3, radius*.7))
	a.painter.print(c, at, radius*.46, late.Color)
	a.painter.mark(c, at, radius*.34, late)
	for i, row := range words.Grid(2, 1, 0) {
		badge, text := boards.CutBadge(row, min(row.H, c.Dp(26)), c.Gap.XS)
		boards.Badge(c, a.Given.Frame.Sitters, [...]games.Seat{q.first, q.late}[i], badge)
		boards.Label(c, a.words.photo[i], c.Type.Body, text, ui.AlignLeft)
	}
}
