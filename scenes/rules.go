package scenes

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// rules is the list of a game's clauses, each with its text.
type rules struct {
	page
	stage   *stage.Stage
	game    string
	clause  string // the one to lead to; empty: the first
	items   []*clauseItem
	list    ui.Column
	shown   bool
	names   stage.Names
	clauses []string
}

func newRules(st *stage.Stage, game, clause string) *rules {
	s := &rules{stage: st, game: game, clause: clause}
	s.back.OnTap = st.Pop
	if door, ok := doorOf(game); ok {
		s.clauses = append(s.clauses, door.Info().Clauses...)
	}
	s.clauses = append(s.clauses, commonClauses...)
	s.names = stage.Names{&s.back: "rules.back"}
	for _, id := range s.clauses {
		item := &clauseItem{id: id}
		s.items = append(s.items, item)
		s.list.Items = append(s.list.Items, item)
		s.names[item] = "rules." + id
	}
	s.content = &s.list
	return s
}

// commonClauses are those that every game has.
var commonClauses = []string{"COM-1", "COM-2", "COM-3"}

// Name is "rules".
func (s *rules) Name() string { return "rules" }

// Enter gives the way back the focus.
func (s *rules) Enter(root *ui.Root) { root.Focus(&s.back) }

// Layout places the clauses, and leads to the one that was asked for.
func (s *rules) Layout(screen, safe ui.Rect) {
	st := s.stage
	s.title, s.line = st.Text("rules.title"), st.Text("game."+s.game)
	for _, item := range s.items {
		item.text = st.Text(clauseKey(item.id))
		item.marked = item.id == s.clause
	}
	s.layout(st.Kit, screen, safe)
	if s.shown {
		return
	}
	s.shown = true
	for _, item := range s.items {
		if item.marked {
			r := item.rect
			r.H = s.places.body.H * .8
			s.scroll.Reveal(r)
		}
	}
}

// clauseKey is the message key of a clause's text.
func clauseKey(id string) string { return "clause." + id }

// Update reacts to a tick's input.
func (s *rules) Update(c *ui.Context) { s.update(c) }

// Draw draws the clauses.
func (s *rules) Draw(c *ui.Canvas) { s.draw(c) }

// Report says what can be pressed.
func (s *rules) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["game"] = s.game
	if s.clause != "" {
		r.State["clause"] = s.clause
	}
}

// clauseItem is a clause with its id. It can have the focus, so that keys lead through the list.
type clauseItem struct {
	id, text string
	marked   bool
	rect     ui.Rect
}

func (w *clauseItem) idWidth(k *ui.Kit) float64 {
	return k.Measure("MMM-88", k.Type.Strong, 0).W + k.Gap.M
}

// Measure returns the height of the text.
func (w *clauseItem) Measure(k *ui.Kit, room ui.Size) ui.Size {
	text := k.Measure(w.text, k.Type.Body, max(1, room.W-w.idWidth(k)-2*k.Gap.M))
	return ui.Sz(room.W, max(text.H+2*k.Gap.S, k.Touch))
}

// Layout gives the clause its place.
func (w *clauseItem) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Rect returns the clause's place.
func (w *clauseItem) Rect() ui.Rect { return w.rect }

// Update lets the focus stand on the clause.
func (w *clauseItem) Update(c *ui.Context) { c.Focusable(w, w.rect, c.Radius.Button) }

// Draw draws the id beside the text; the clause that was asked for lies on parchment.
func (w *clauseItem) Draw(c *ui.Canvas) {
	p := &c.Palette
	id, text := c.Type.Strong.In(p.GoldText), c.Type.Body
	if w.marked {
		c.Box(w.rect, c.Radius.Panel, ui.Shade(p.Parchment, p.Parchment.Mix(p.Oak, .18)))
		id, text = id.In(p.ParchmentInk), text.In(p.ParchmentInk)
	}
	left, right := w.rect.Inset(ui.Sides(c.Gap.M, c.Gap.S)).CutLeft(w.idWidth(c.Kit), 0)
	c.Text(w.id, id, left.Min(), ui.AlignLeft)
	c.Paragraph(w.text, text, right, ui.AlignLeft)
}
