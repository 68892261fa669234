package results

import (
	"slices"
	"strings"
	"time"

	"runehall/assets/lang"
	"runehall/games/ledger"
	"runehall/internal/store"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/ui"
)

// keepsakeSize is the size of a keepsake, in pixels, and keepsakeScale how many of them a dp of it has.
var keepsakeSize = ui.Sz(1200, 1500)

const keepsakeScale = 2

// The heights of the parts of a keepsake, in dp: title and date, a row of the ranking, and the name of the program.
const (
	keepsakeHead, keepsakeRow, keepsakeFoot = 104, 54, 34
)

func (s *keepsake) painted() *ui.Picture {
	st := s.studio
	k := st.Kit
	whole := ui.Rect{W: keepsakeSize.W, H: keepsakeSize.H}
	in := whole.Inset(ui.Sides(k.Gap.XL, k.Gap.L))
	foot, in := in.CutBottom(k.Dp(keepsakeFoot), 0)
	ranks := s.ranks()
	columns := 1
	if len(ranks.rows) > 3 {
		columns = 2
	}
	rows := float64((len(ranks.rows) + columns - 1) / columns)
	low, in := in.CutBottom(rows*k.Dp(keepsakeRow)+(rows-1)*k.Gap.S, k.Gap.L)
	ranks.layout(low, columns, k.Gap.S)
	head, field := in.CutTop(k.Dp(keepsakeHead), k.Gap.M)
	field = field.Snap()
	board := s.easel.Field(s.sitting, field.Size())
	if board == nil {
		return nil
	}
	defer board.Drop()
	return k.Paint(int(whole.W), int(whole.H), func(c *ui.Canvas) {
		s.easel.Ground().Draw(c, whole)
		c.Glow(field.Center(), field.W*.62, c.Palette.Ember.Fade(.12))
		c.Draw(board, field.Min(), ui.White)
		s.drawHead(c, head)
		ranks.draw(c)
		c.TextIn(st.Text("title.name"), c.Type.Name.In(c.Palette.GoldText), foot, ui.AlignLeft|ui.AlignBottom)
		c.TextIn(st.Text("results.points."+s.game.ID), c.Type.Small.In(c.Palette.Cream), foot,
			ui.AlignRight|ui.AlignBottom)
		c.Frame(whole.Grow(-c.Dp(7)), c.Radius.Panel, c.Outline, ui.Flat(c.Palette.Brass.Fade(.7)))
	})
}

// drawHead draws which game it is, who has won, and when.
func (s *keepsake) drawHead(c *ui.Canvas, r ui.Rect) {
	p := &c.Palette
	title, low := r.CutTop(c.LineHeight(c.Type.Title), 0)
	name := s.studio.Text("game." + s.game.ID)
	c.TextIn(name, c.Type.Title.In(p.Ink), title.Move(ui.Pt(0, c.Dp(2))), ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(name, c.Type.Title.In(p.GoldText), title, ui.AlignCenter|ui.AlignMiddle)
	line := s.won()
	if when := s.when(); when != "" {
		line += " · " + when
	}
	c.TextIn(line, c.Type.Name.In(p.Cream), low, ui.AlignCenter|ui.AlignTop)
}

func (s *keepsake) won() string {
	st := s.studio
	var names []string
	for seat, rank := range s.sitting.Rank() {
		if rank == 1 {
			names = append(names, s.sitting.Record().Players[seat].Name)
		}
	}
	if len(names) == 1 {
		return st.Text("results.wins", lang.Str("name", names[0]))
	}
	return strings.Join(names, ", ") + ": " + st.Text("results.shared", lang.Num("n", len(names)))
}

// when says on which day the match was played, as far as that is known here; "" if nobody knows.
func (s *keepsake) when() string {
	st := s.studio
	if at, err := time.Parse(matches.EndedForm, st.Ledger.Book.Ended(ledger.Key(s.sitting.Record()))); err == nil {
		return page.Day(st, st.Here(at))
	}
	if at := store.Begun(s.id); !at.IsZero() {
		return page.Day(st, st.Here(at))
	}
	return ""
}

func (s *keepsake) ranks() ranking {
	players := s.sitting.Record().Players
	var w ranking
	for seat, sitter := range s.studio.Sitters(players) {
		w.rows = append(w.rows, rankRow{
			rank: int(s.sitting.Rank()[seat]), name: sitter.Name, look: sitter.Look, points: int(s.sitting.Points()[seat]),
		})
	}
	slices.SortStableFunc(w.rows, func(a, o rankRow) int { return a.rank - o.rank })
	return w
}
