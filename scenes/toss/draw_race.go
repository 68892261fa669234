package toss

import (
	"runehall/games"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawRace draws the time line of a race, on which each hand has a lane, and the photo finish.
func (a *artist) drawRace(c *ui.Canvas) {
	q, m := &a.places.race, &a.show.model
	if q.line.Empty() {
		return
	}
	boards.Tray(c, q.line)
	for i, r := range q.lanes {
		s := games.Seat(i)
		badge, lane := boards.CutBadge(r, min(r.H, c.Dp(28)), c.Gap.S)
		boards.Badge(c, a.given.Frame.Sitters, s, badge)
		c.Line(ui.Pt(lane.X, lane.Center().Y), ui.Pt(lane.Right(), lane.Center().Y), c.Dp(2), a.given.Color(s).Fade(.5))
		for n, rune := range m.who[s].well {
			a.painter.rune(c, ui.Pt(lane.X+float64(n)*lane.H+lane.H/2, lane.Center().Y), lane.H*.4, runeLook{rune: rune})
		}
	}
	c.TextIn(a.words.time, c.Type.Number.In(c.Palette.GoldText), q.time, ui.AlignRight|ui.AlignMiddle)
	if !m.race.slow || q.photo.Empty() {
		return
	}
	in := a.painter.photo(c, q.photo)
	words, in := in.CutBottom(min(in.H*.3, c.Dp(44)), 0)
	a.painter.rune(c, in.Center(), min(in.W, in.H)*.34, runeLook{rune: m.race.photo})
	boards.Label(c, a.words.photo, c.Type.Label, words, ui.AlignCenter)
}

// drawSheet draws what lies over the board.
func (a *artist) drawSheet(c *ui.Canvas) {
	if a.places.sheet.Rect.Empty() {
		return
	}
	s, sheet := &a.hand.sheets, &a.places.sheet
	c.Rect(a.given.Frame.Screen, c.Palette.Ink.Fade(boards.Dimming))
	sheet.DrawHead(c, s.title, sheet.Head.Inset(ui.Sides(c.Gap.S, 0)))
	if p := a.places.growth.At(sheet.Picture); !p.Empty() {
		a.painter.rune(c, p.Center(), min(p.W, p.H)*.42, runeLook{rune: s.told.Picture})
	}
	sheet.DrawPaper(c, s.notes, func(i int, r ui.Rect, _ ui.Color) {
		a.painter.rune(c, r.Center(), min(r.W, r.H)*.42, runeLook{rune: s.told.Lines[i].Sign})
	})
}
