package scenes

import (
	"errors"

	"runehall/assets/rules"
	"runehall/scenes/stage"
	"runehall/ui"
)

// rulebook is the list of a game's clauses, chapter by chapter, each with its text.
type rulebook struct {
	page
	stage  *stage.Stage
	game   string
	clause string // the one to lead to; empty: the first
	lang   string // of the texts
	items  []*clauseItem
	list   ui.Column
	shown  bool
	names  stage.Names
}

func newRules(st *stage.Stage, game, clause string) *rulebook {
	s := &rulebook{stage: st, game: game, clause: clause}
	s.back.OnTap = st.Pop
	s.content = &s.list
	return s
}

// Name is "rules".
func (s *rulebook) Name() string { return "rules" }

// Enter gives the way back the focus, or leads to the clause that was asked for.
func (s *rulebook) Enter(root *ui.Root) {
	root.Focus(&s.back)
	for _, item := range s.items {
		if item.marked {
			root.Focus(item)
		}
	}
}

// read loads the texts of the game and of what all games share.
func (s *rulebook) read() {
	tag := s.stage.Book.Tag()
	if s.lang == tag {
		return
	}
	s.lang = tag
	s.items, s.list = nil, ui.Column{}
	s.names = stage.Names{&s.back: "rules.back"}
	var failed error
	for _, folder := range []string{s.game, rules.Common} {
		book, err := rules.Load(folder, tag)
		if err != nil {
			failed = errors.Join(failed, err)
			continue
		}
		for _, section := range book.Sections {
			s.list.Items = append(s.list.Items, &ui.Section{Text: section.Title})
			for _, clause := range section.Clauses {
				s.add(clause)
			}
		}
	}
	if failed != nil {
		s.stage.Log.Error("the rules cannot be read", "error", failed)
		s.list.Items = append(s.list.Items, &ui.Label{Text: failed.Error(), Wrap: true})
	}
}

func (s *rulebook) add(clause rules.Clause) {
	item := &clauseItem{id: clause.ID, title: s.stage.Text("clause." + clause.ID), marked: clause.ID == s.clause}
	for _, p := range clause.Parts {
		if p.House {
			item.parts = append(item.parts, clausePart{text: s.stage.Text("rules.house") + " " + p.Text, house: true})
		} else {
			item.parts = append(item.parts, clausePart{text: p.Text})
		}
	}
	s.items = append(s.items, item)
	s.list.Items = append(s.list.Items, item)
	s.names[item] = "rules." + clause.ID
}

// Layout places the clauses, and leads to the one that was asked for.
func (s *rulebook) Layout(screen, safe ui.Rect) {
	s.title, s.line = s.stage.Text("rules.title"), s.stage.Text("game."+s.game)
	s.read()
	s.layout(s.stage.Kit, screen, safe)
	if s.shown {
		return
	}
	s.shown = true
	for _, item := range s.items {
		if item.marked {
			r := item.rect
			r.H = max(r.H, s.places.body.H*.7)
			s.scroll.Reveal(r)
		}
	}
}

// Update reacts to a tick's input.
func (s *rulebook) Update(c *ui.Context) { s.update(c) }

// Draw draws the clauses.
func (s *rulebook) Draw(c *ui.Canvas) { s.draw(c) }

// Report says what can be pressed.
func (s *rulebook) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["game"] = s.game
	if s.clause != "" {
		r.State["clause"] = s.clause
	}
}

// clauseItem is a clause. It can have the focus, so that keys lead through the list.
type clauseItem struct {
	id, title string
	parts     []clausePart
	marked    bool
	rect      ui.Rect
}

// clausePart is a paragraph of a clause: of the published rules, or of the house.
type clausePart struct {
	text  string
	house bool
}

// Measure returns the height of title and paragraphs.
func (w *clauseItem) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := w.headHeight(k, room.W-2*k.Gap.L) + 2*k.Gap.M + k.Gap.XS
	for _, p := range w.parts {
		h += k.Measure(p.text, k.Type.Body, max(1, room.W-2*k.Gap.L)).H + k.Gap.XS
	}
	return ui.Sz(room.W, h)
}

// headHeight returns the height of the title, beside the id, in a width.
func (w *clauseItem) headHeight(k *ui.Kit, width float64) float64 {
	return k.Measure(w.title, k.Type.Strong, max(1, width-w.idWidth(k))).H
}

// idWidth returns the width of the id and the gap after it.
func (w *clauseItem) idWidth(k *ui.Kit) float64 { return k.Measure(w.id, k.Type.Strong, 0).W + k.Gap.M }

// Layout gives the clause its place.
func (w *clauseItem) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Rect returns the clause's place.
func (w *clauseItem) Rect() ui.Rect { return w.rect }

// Update lets the focus stand on the clause.
func (w *clauseItem) Update(c *ui.Context) { c.Focusable(w, w.rect, c.Radius.Panel) }

// Draw draws the clause on slate; the one that was asked for lies on parchment.
func (w *clauseItem) Draw(c *ui.Canvas) {
	p := &c.Palette
	head, text, house := c.Type.Strong.In(p.GoldText), c.Type.Body, c.Type.Body.In(p.Gold)
	if w.marked {
		c.Box(w.rect, c.Radius.Panel, ui.Shade(p.Parchment, p.Parchment.Mix(p.Oak, .18)))
		head, text, house = head.In(p.ParchmentInk), text.In(p.ParchmentInk), text.In(p.BrassEdge)
	} else {
		c.Panel(w.rect)
	}
	in := w.rect.Inset(ui.Sides(c.Gap.L, c.Gap.M))
	line, in := in.CutTop(w.headHeight(c.Kit, in.W), c.Gap.XS)
	c.Text(w.id, head, line.Min(), ui.AlignLeft)
	c.Paragraph(w.title, head, line.Inset(ui.Insets{Left: w.idWidth(c.Kit)}), ui.AlignLeft)
	for _, part := range w.parts {
		style := text
		if part.house {
			style = house
		}
		c.Paragraph(part.text, style, in, ui.AlignLeft)
		_, in = in.CutTop(c.Measure(part.text, style, in.W).H, c.Gap.XS)
	}
}
