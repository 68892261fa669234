package rulebook

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/rules"
	"runehall/internal/aloud"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Scene shows the clauses of a game: a list that can be searched, and the open book on parchment, side by side if there is room,
// otherwise one after the other. It opens at the game on one page.
type Scene struct {
	stage  *stage.Stage
	lib    *library.Library
	game   string
	asked  string // the clause that a refusal named; "" is none
	why    string // what it refused
	chosen string // the clause that the book is open at; "" is none
	detail bool   // on a narrow screen: the book is shown, not the list
	listed bool   // on a narrow screen: the way back leads to the list, where the person has been
	lang   string // of the texts
	failed error

	all    []chapter
	found  []chapter
	places rulesPlaces
	screen ui.Rect
	safe   ui.Rect

	back, contents, house ui.Button
	learn                 ui.Button // leads to the lessons; there is one where it has something to do
	find                  ui.TextField
	lists                 []*ui.List
	column                ui.Column
	list, sheet           ui.Scroll
	pages                 rulePages
	figures               map[string]*ruleFigure // by clause, in the present language
	signs                 ruleSigns              // of things that are no clauses
	note                  ui.Label
	again                 ui.Button // asks once more for the book
	names                 stage.Names
}

// New returns the rulebook of a game, open at a clause; why is what that clause refused. Both may be empty.
func New(st *stage.Stage, lib *library.Library, game, clause, why string) *Scene {
	s := &Scene{stage: st, lib: lib, game: game, asked: clause, why: why, chosen: clause, detail: true}
	s.back = ui.Button{Kind: ui.QuietButton, Icon: ui.IconBack, OnTap: s.goBack}
	s.contents = ui.Button{Kind: ui.QuietButton, Icon: ui.IconLog, OnTap: func() { s.detail, s.listed = false, true; s.refresh() }}
	s.house = ui.Button{Icon: ui.IconLantern, OnTap: func() { s.house.Selected = !s.house.Selected; s.filter() }}
	s.again = ui.Button{Kind: ui.PrimaryButton, OnTap: st.FetchAgain}
	s.find = ui.TextField{MaxRunes: 40, OnChange: func(string) { s.filter() }}
	s.list.Content = &s.column
	s.sheet.Content = &s.pages
	return s
}

// Learn has a button lead to the lessons of the game.
func (s *Scene) Learn(open func()) {
	s.learn = ui.Button{Kind: ui.QuietButton, Icon: ui.IconPlay, OnTap: open}
}

// placeLearn places the way to the lessons at the end of the head: with its words, where the title leaves room.
func (s *Scene) placeLearn(k *ui.Kit) {
	if s.learn.OnTap == nil {
		return
	}
	p := &s.places
	s.names[&s.learn], s.learn.Text = "rules.learn", s.stage.Text("title.learn")
	room := p.title.W - k.Measure(s.stage.Text("rules.title"), k.Type.Heading, 0).W - k.Gap.M
	if s.learn.Measure(k, ui.Size{}).W > room {
		s.learn.Text, s.learn.Hint, s.learn.Label = "", s.learn.Text, s.learn.Text
	}
	var place ui.Rect
	place, p.title = p.title.CutRight(max(k.Touch, s.learn.Measure(k, ui.Size{}).W), k.Gap.S)
	s.learn.Layout(k, place)
}

type rulesPlaces struct {
	back, title, contents ui.Rect
	find, house, list     ui.Rect   // empty where only the chapter is shown
	sheet                 ui.Rect   // empty where only the list is shown
	pages                 []ui.Rect // of parchment: one or two
	text                  ui.Rect   // on them
	gutter                float64   // between the words of two pages
}

// arrangeRules places the parts of the rulebook. It is pure.
func arrangeRules(k *ui.Kit, screen, safe ui.Rect, detail bool, house float64) rulesPlaces {
	p := page.Arrange(k, screen, safe, nil, screen.W)
	out := rulesPlaces{back: p.Back, title: p.Title}
	body := p.Body.Inset(ui.Sides(p.Margin, 0))
	if both := p.Body.W >= k.Dp(760); both {
		var left ui.Rect
		left, out.sheet = body.CutLeft(min(k.Dp(340), body.W*.36), k.Gap.M)
		out.openBook(k)
		body = left
	} else if detail {
		out.sheet = body
		out.openBook(k)
		out.contents, out.title = out.title.CutRight(out.back.W, k.Gap.S)
		return out
	}
	var head ui.Rect
	head, out.list = body.CutTop(max(k.Button, stage.MinTouch(k)), k.Gap.S)
	if house > head.W*.45 { // room for its icon only
		house = k.Touch
	}
	out.house, out.find = head.CutRight(house, k.Gap.S)
	return out
}

// openBook places the pages: two where both can be read.
func (p *rulesPlaces) openBook(k *ui.Kit) {
	p.sheet = p.sheet.Inset(ui.Insets{Top: k.Gap.XS, Bottom: k.Gap.M})
	pad := k.Gap.L + k.Gap.XS
	if p.sheet.W < k.Dp(360) {
		pad = k.Gap.L
	}
	p.text = p.sheet.Inset(ui.Insets{Top: k.Gap.M, Right: pad - k.Gap.M, Bottom: k.Gap.M, Left: pad})
	if p.sheet.W < k.Dp(860) {
		p.pages = []ui.Rect{p.sheet}
		return
	}
	p.pages = p.sheet.Columns(0, ui.Share(1), ui.Share(1))
	p.gutter = 2 * pad
}

// Name is "rules".
func (s *Scene) Name() string { return "rules" }

// Enter focuses the clause that a refusal named, or else the way back.
func (s *Scene) Enter(root *ui.Root) {
	root.Focus(&s.back)
	clauses := s.pages.clauses()
	if i := slices.IndexFunc(clauses, func(c *clauseItem) bool { return c.id == s.asked }); s.asked != "" && i >= 0 {
		root.Focus(clauses[i])
	}
}

// Pictures are those of the game's board, which paints the figures.
func (s *Scene) Pictures(bool) []art.ID {
	g, _ := s.lib.Game(s.game)
	return g.Pictures
}

// Leave gives the memory of the figures back.
func (s *Scene) Leave() {
	for _, f := range s.figures {
		f.drop()
	}
}

// goBack goes back from the book to the list that led there, or else out of the rulebook.
func (s *Scene) goBack() {
	if s.detail && s.listed && s.places.list.Empty() {
		s.detail = false
		s.refresh()
		return
	}
	s.stage.Pop()
}

// Layout places everything, and scrolls to the chosen clause.
func (s *Scene) Layout(screen, safe ui.Rect) {
	s.screen, s.safe = screen, safe
	s.read()
	s.refresh()
}

// read loads the texts in the present language; in the browser they arrive a little later.
func (s *Scene) read() {
	tag := s.stage.Book.Tag()
	if s.lang == tag {
		return
	}
	s.lang = tag
	s.Leave()
	s.figures, s.signs = figures(s.stage, s.lib, s.game), signsOf(s.stage, s.lib, s.game)
	rules.Fetch([]string{s.game, rules.Common}, tag, func() {
		if s.all, s.failed = readChapters(s.stage, s.lib, s.game); s.failed != nil {
			s.stage.Log.Error("the rules cannot be read", "error", s.failed)
		}
		s.filter()
		s.stage.Wake()
	})
}

// filter shows only the clauses that match the search.
func (s *Scene) filter() {
	s.found = search(s.all, s.find.Text, s.house.Selected, readSynonyms(s.stage.Text("rules.synonyms")))
	s.turn(s.words())
	s.refresh()
}

// words are those that are looked for, as searches compare them.
func (s *Scene) words() []string { return strings.Fields(plain(s.find.Text)) }

func (s *Scene) choose(id string) {
	s.chosen, s.detail = id, true
	s.refresh()
}

// refresh rebuilds the list and the chapter, and places them.
func (s *Scene) refresh() {
	st, k := s.stage, s.stage.Kit
	s.names = stage.Names{&s.back: "rules.back", &s.contents: "rules.contents", &s.find: "rules.find", &s.house: "rules.house"}
	s.house.Text, s.find.Hint = st.Text("rules.houses"), st.Text("rules.find", lang.Num("n", count(s.all)))
	s.places = arrangeRules(k, s.screen, s.safe, s.detail && !s.Lacking(), s.house.Measure(k, ui.Size{}).W)
	if s.chosen == "" && len(s.all) > 0 && !s.places.sheet.Empty() {
		s.chosen = s.all[0].clauses[0].id
	}
	s.fill()
	p := &s.places
	s.back.Layout(k, p.back)
	s.contents.Layout(k, p.contents)
	s.placeLearn(k)
	if p.house.W <= k.Touch {
		s.house.Text, s.house.Hint = "", s.house.Text
	}
	s.house.Layout(k, p.house)
	s.find.Layout(k, p.find)
	s.column.Gap = k.Gap.S
	s.column.Pad = ui.Insets{Right: k.Gap.M, Bottom: k.Gap.L}
	s.list.Layout(k, p.list)
	s.open()
}

// fill lists what the search has found.
func (s *Scene) fill() {
	s.lists, s.column.Items = s.lists[:0], s.column.Items[:0]
	for _, c := range s.found {
		list := &ui.List{Selected: -1}
		for i, clause := range c.clauses {
			row := ui.ListRow{Text: clause.title, Note: clause.label}
			if quoted := clause.quote(s.words()); quoted != "" {
				row.Note = strings.TrimPrefix(row.Note+" · "+quoted, " · ")
			}
			if clause.ours() {
				row.Icon = ui.IconLantern
			}
			if clause.id == s.chosen {
				list.Selected = i
			}
			list.Rows = append(list.Rows, row)
		}
		list.OnTap = func(i int) { s.choose(c.clauses[i].id) }
		s.lists = append(s.lists, list)
		s.column.Items = append(s.column.Items, &ui.Section{Text: c.title}, list)
	}
	switch {
	case s.failed != nil:
		s.say("rules.failed")
	case s.Lacking():
		s.say("rules.missing")
		s.again.Text, s.names[&s.again] = s.stage.Text("store.again"), "rules.again"
		s.column.Items = append(s.column.Items, &s.again)
	case len(s.all) == 0:
		s.say("rules.coming")
	case len(s.found) == 0:
		s.say("rules.none")
	}
}

// say puts a message in place of the list.
func (s *Scene) say(key string) {
	s.note = ui.Label{Text: s.stage.Text(key), Wrap: true}
	s.column.Items = append(s.column.Items, &s.note)
}

// Lacking reports whether the book itself could not be fetched.
func (s *Scene) Lacking() bool { return len(s.all) == 0 && s.stage.Missing() }

// open opens the book at the chosen clause.
func (s *Scene) open() {
	k := s.stage.Kit
	p := &s.places
	s.pages.chapters = s.pages.chapters[:0]
	if p.sheet.Empty() {
		return
	}
	s.pages.house, s.pages.columns, s.pages.gutter = s.stage.Text("rules.house"), len(p.pages), p.gutter
	var marked *clauseItem
	for _, c := range s.all {
		page := &pageChapter{title: c.title}
		for _, clause := range c.clauses {
			item := &clauseItem{clauseText: clause, marked: clause.id == s.chosen, sought: s.words(), figure: s.figureOf(clause), sign: s.signs.of(s.game, clause.id)}
			if item.marked {
				marked = item
				if s.chosen == s.asked {
					item.why = s.why
				}
			}
			page.clauses = append(page.clauses, item)
		}
		s.pages.chapters = append(s.pages.chapters, page)
	}
	s.pages.margin, s.pages.high = k.Gap.M, p.text.H
	s.sheet.Layout(k, p.text)
	if marked == nil {
		return
	}
	s.sheet.ToEnd()
	r := marked.rect
	if r.Y -= k.Gap.L; len(p.pages) > 1 { // both pages lie open
		r.Y, r.H = marked.opens+k.Touch, 1
	}
	s.sheet.Reveal(r)
}

// figureOf returns the figure of a clause, or of the first clause that a topic is about and that has one; otherwise nil.
func (s *Scene) figureOf(t clauseText) *ruleFigure {
	if f := s.figures[t.id]; f != nil {
		return f
	}
	for _, id := range t.about {
		if f := s.figures[id]; f != nil {
			return f
		}
	}
	return nil
}

func count(chapters []chapter) (n int) {
	for _, c := range chapters {
		if !c.summary {
			n += len(c.clauses)
		}
	}
	return n
}

// Update reacts to a tick's input.
func (s *Scene) Update(c *ui.Context) {
	s.back.Update(c)
	if s.learn.OnTap != nil {
		s.learn.Update(c)
	}
	if !s.places.find.Empty() {
		s.find.Update(c)
		s.house.Update(c)
		s.list.Update(c)
	}
	if !s.places.contents.Empty() {
		s.contents.Update(c)
	}
	if !s.places.sheet.Empty() {
		s.sheet.Update(c)
	}
	if c.Action(ui.Back) {
		s.goBack()
	}
	c.Moves(s.list.Moving() || s.sheet.Moving())
}

// Draw draws list and chapter.
func (s *Scene) Draw(c *ui.Canvas) {
	stage.Ground(c, s.screen)
	p := &s.places
	s.back.Draw(c)
	if s.learn.OnTap != nil {
		s.learn.Draw(c)
	}
	page.DrawHead(c, p.title, s.stage.Text("rules.title"), s.stage.Text("game."+s.game))
	if !p.contents.Empty() {
		s.contents.Draw(c)
	}
	if !p.find.Empty() {
		s.find.Draw(c)
		s.house.Draw(c)
		s.list.Draw(c)
	}
	if !p.sheet.Empty() && len(s.pages.chapters) > 0 {
		s.drawBook(c)
	}
}

// foldSteps is in how many steps the fold of the book darkens.
const foldSteps = 8

// drawBook draws the pages, the fold between them, and what is written on them.
func (s *Scene) drawBook(c *ui.Canvas) {
	p := &s.places
	for _, page := range p.pages {
		c.Parchment(page)
	}
	if len(p.pages) > 1 {
		fold, step := p.pages[1].X, c.Gap.L/foldSteps
		for i := range foldSteps { // darker towards the middle
			c.Rect(ui.Rect{X: fold - step*float64(i+1), Y: p.sheet.Y, W: 2 * step * float64(i+1), H: p.sheet.H}, c.Palette.Oak.Fade(.05))
		}
	}
	s.sheet.Draw(c)
}

// Hear says which parts the rulebook has, and what its buttons are that show a sign.
func (s *Scene) Hear(h *stage.Heard) {
	p := &s.places
	h.Part("bar", h.Text("aloud.bar"), aloud.Region, ui.Bounding(p.back, p.title, p.contents))
	h.Part("list", s.stage.Text("rules.title"), aloud.List, ui.Bounding(p.find, p.house, p.list))
	h.Part("body", s.stage.Text("game."+s.game), aloud.Region, p.sheet)
	s.back.Label, s.contents.Label = h.Text("aloud.back"), h.Text("aloud.contents")
}

// Report says what can be pressed.
func (s *Scene) Report(r *stage.Report) {
	names := s.names
	for i, list := range s.lists {
		for j := range list.Rows {
			names[list.Owner(j)] = "rules." + s.found[i].clauses[j].id
		}
	}
	if r.Heard != nil {
		names = maps.Clone(names)
		for _, c := range s.pages.clauses() {
			names[c] = "rules.text." + c.id
		}
	}
	names.Report(r)
	r.State["game"] = s.game
	r.State["found"] = strconv.Itoa(count(s.found))
	if s.chosen != "" && !s.places.sheet.Empty() {
		r.State["clause"] = s.chosen
	}
}
