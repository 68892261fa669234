package scenes

import (
	"strconv"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/games/ledger"
	"runehall/scenes/stage"
	"runehall/ui"
)

// statistics shows what has become of the matches that were finished here, by person and by game: figures, opponents, families, and what
// was achieved. It counts the lines of the ledger each time that it is opened.
type statistics struct {
	page
	stage  *stage.Stage
	game   string // "" is all games
	person string
	people []string
	tabs   gameTabs
	names  personChips
	body   ui.Column
	parts  columns
	none   ui.Label
	export ui.Button
	bring  ui.Button
	marks  stage.Names
	safe   ui.Rect

	question question
	toast    ui.Toast
	busy     bool
	came     string // what was said of a collection that came in
}

func newStatistics(st *stage.Stage) *statistics {
	s := &statistics{stage: st}
	s.back.OnTap = st.Pop
	s.export = ui.Button{Icon: ui.IconExport, OnTap: s.askExport}
	s.bring = ui.Button{Icon: ui.IconImport, OnTap: st.ChooseFile}
	s.buttons = []*ui.Button{&s.export}
	if st.ChooseFile != nil {
		s.buttons = []*ui.Button{&s.bring, &s.export}
	}
	s.content, s.most = &s.body, 1480
	s.legend = &stage.Legend{Stage: st}
	s.tabs.chosen = func(game string) { s.game = game; s.fill() }
	s.names.chosen = func(name string) { s.person = name; s.fill() }
	st.Ledger.Then(func() {
		if s.people = st.Ledger.Book.People(); len(s.people) > 0 {
			s.person = s.people[0]
		}
		s.fill()
	})
	return s
}

// Name is "statistics".
func (s *statistics) Name() string { return "statistics" }

// Enter focuses the tab that is chosen.
func (s *statistics) Enter(root *ui.Root) { root.Focus(s.tabs.owner(s.game)) }

// Pictures returns a picture of the sheet that has the tables of the hall, which stand on the tabs.
func (s *statistics) Pictures(bool) []art.ID { return []art.ID{art.Name} }

// Layout places everything.
func (s *statistics) Layout(screen, safe ui.Rect) {
	s.screen, s.safe = screen, safe
	s.fill()
	s.question.layout(s.stage.Kit, safe)
}

// fill counts anew, and places everything.
func (s *statistics) fill() {
	if s.screen.Empty() {
		return
	}
	st, k := s.stage, s.stage.Kit
	s.title = st.Text("stats.title")
	s.export.Text, s.bring.Text = st.Text("stats.export"), st.Text("stats.bring")
	s.marks = stage.Names{&s.back: "statistics.back", &s.export: "statistics.export", &s.bring: "statistics.bring"}
	s.tabs.fill(st, s.game, s.marks)
	s.body.Gap = k.Gap.M
	s.body.Items = append(s.body.Items[:0], &s.tabs)
	if len(s.people) > 1 {
		s.names.fill(s.people, s.person, s.marks)
		s.body.Items = append(s.body.Items, &s.names)
	}
	s.parts = columns{least: 380, gap: k.Gap.L}
	left, right := &spread{}, &spread{}
	s.fillFigures(left)
	if s.game != "" {
		s.fillFeats(right)
	} else {
		s.fillFamilies(right)
	}
	for _, side := range []*spread{left, right} {
		if len(side.items) > 0 {
			s.parts.items = append(s.parts.items, side)
		}
	}
	if len(s.parts.items) > 0 {
		s.body.Items = append(s.body.Items, &s.parts)
	}
	s.layout(k, s.screen, s.safe)
	s.toast.Layout(k, s.places.body)
}

// fillFigures adds what is counted of the chosen person in the chosen game.
func (s *statistics) fillFigures(to *spread) {
	st := s.stage
	book := &st.Ledger.Book
	lines := book.Lines(s.game)
	sums := ledger.Sum(lines, s.person)
	if sums.Matches == 0 {
		key := "stats.none"
		if s.game != "" && book.Len() > 0 {
			key = "stats.none.game"
		}
		s.none = ui.Label{Text: st.Text(key), Wrap: true}
		to.add(&s.none, 0)
	} else {
		to.add(s.figures(&sums), 0)
		to.add(s.rowsOf("stats.opponents", ledger.Against(lines, s.person), func(r ledger.Row) string {
			if r.Computer {
				return st.Text("level." + r.What)
			}
			return r.What
		}), 0)
	}
	switch {
	case s.game == "" && sums.Matches > 0:
		to.add(s.rowsOf("stats.games", ledger.ByGame(lines, s.person), func(r ledger.Row) string { return s.nameOf(r.What) }), 0)
	case sums.Matches > 0:
		s.fillOptions(to, lines)
		s.fillFamilies(to)
	}
	if bad := book.Bad(); bad > 0 && s.game == "" {
		to.add(&ui.Label{Text: st.Text("stats.bad", lang.Num("n", bad)), Style: st.Kit.Type.Small, Wrap: true}, 0)
	}
}

// nameOf returns the name of a game; one that the program does not know is named by its id.
func (s *statistics) nameOf(game string) string {
	if _, ok := gameOf(game); ok {
		return s.stage.Text("game." + game)
	}
	return game
}

// figures returns the panel of the most important numbers.
func (s *statistics) figures(sums *ledger.Sums) *figurePanel {
	st := s.stage
	p := &figurePanel{}
	p.add(strconv.Itoa(sums.Matches), st.Text("stats.matches", lang.Num("n", sums.Matches)))
	p.add(strconv.Itoa(sums.Wins), st.Text("stats.wins", lang.Num("n", sums.Wins)))
	p.add(st.Text("settings.percent", lang.Num("n", (200*sums.Wins+sums.Matches)/(2*sums.Matches))), st.Text("stats.share"))
	p.add(strconv.Itoa(sums.Streak), st.Text("stats.streak"))
	p.add(strconv.Itoa(sums.Longest), st.Text("stats.longest"))
	if s.game == "" {
		return p
	}
	p.note = st.Text("results.points." + s.game)
	p.add(strconv.Itoa(sums.Best), st.Text("stats.best"))
	tenths := sums.Average()
	sign := ""
	if tenths < 0 {
		sign, tenths = "-", -tenths
	}
	p.add(st.Text("stats.decimal", lang.Str("whole", sign+strconv.Itoa(tenths/10)), lang.Str("tenth", strconv.Itoa(tenths%10))), st.Text("stats.average"))
	if sums.Wins > 0 {
		p.add(strconv.Itoa(sums.Lead), st.Text("stats.lead"))
		p.add(strconv.Itoa(sums.Quickest), st.Text("stats.quickest"))
	}
	return p
}

// fillOptions adds a panel for each option of the game that was played with more than one choice.
func (s *statistics) fillOptions(to *spread, lines []ledger.Line) {
	door, ok := doorOf(s.game)
	if !ok {
		return
	}
	for _, o := range door.Info().Options {
		key := "option." + s.game + "." + o.ID
		if rows := ledger.ByChoice(lines, s.person, o.ID); len(rows) > 1 {
			to.add(s.rowsOf(key, rows, func(r ledger.Row) string { return s.choiceName(key, r.What) }), 0)
		}
	}
}

// choiceName returns the name of a choice; one that the game no longer has is named by its id.
func (s *statistics) choiceName(option, choice string) string {
	if key := option + "." + choice; s.stage.Book.Has(key) {
		return s.stage.Text(key)
	}
	return choice
}

// mostRows is how many rows a panel has: those with the most matches.
const mostRows = 8

// rowsOf returns a panel with a row for each of a list.
func (s *statistics) rowsOf(title string, rows []ledger.Row, name func(ledger.Row) string) *rowPanel {
	st := s.stage
	p := &rowPanel{title: st.Text(title)}
	for _, r := range rows[:min(len(rows), mostRows)] {
		p.add(name(r), st.Text("stats.of", lang.Num("n", r.Wins), lang.Num("of", r.Matches)), float64(r.Wins)/float64(r.Matches))
	}
	return p
}

// fillFamilies adds a panel for each group of persons that played.
func (s *statistics) fillFamilies(to *spread) {
	st := s.stage
	for _, f := range ledger.Families(st.Ledger.Book.Lines(s.game)) {
		if len(to.items) >= mostRows {
			break
		}
		p := &rowPanel{title: st.Text("stats.family", lang.Num("n", f.Matches))}
		for i, name := range f.Names {
			p.add(name, strconv.Itoa(f.Wins[i]), float64(f.Wins[i])/float64(f.Matches))
		}
		if f.Others > 0 {
			p.add(st.Text("stats.computers"), strconv.Itoa(f.Others), float64(f.Others)/float64(f.Matches))
		}
		to.add(p, 0)
	}
}

// fillFeats adds what can be achieved in the chosen game, what the chosen person has achieved first.
func (s *statistics) fillFeats(to *spread) {
	g, ok := gameOf(s.game)
	if !ok || len(g.feats) == 0 {
		return
	}
	st := s.stage
	earned := st.Ledger.Book.Earned(s.game, s.person)
	to.add(&ui.Section{Text: st.Text("stats.feats", lang.Num("n", len(earned)), lang.Num("of", len(g.feats)))}, 0)
	tiles := &tileGrid{}
	for _, first := range []bool{true, false} {
		for _, f := range g.feats {
			line, done := earned[f.id]
			if done != first {
				continue
			}
			t := &featTile{game: s.game, feat: f.id, done: done}
			t.title, t.text = st.Text("feat."+s.game+"."+f.id), st.Text("feat."+s.game+"."+f.id+".text")
			t.unheard = st.Text("aloud.undone")
			if done {
				t.when = s.whenEarned(line)
			}
			tiles.tiles = append(tiles.tiles, t)
			s.marks[t] = "statistics.feat." + f.id
		}
	}
	to.add(tiles, 0)
}

// took says how many matches a collection brought.
func (s *statistics) took(matches int, damage error) {
	k := s.stage.Kit
	icon, edge := ui.IconCheck, k.Palette.Moss
	s.came = s.stage.Text("stats.took", lang.Num("n", matches))
	if damage != nil {
		icon, edge = ui.IconWarning, k.Palette.Blood
		s.came = s.stage.Text("stats.took.damaged", lang.Num("n", matches))
	}
	s.toast.Show(icon, s.came, edge, nil)
}

// askExport warns that matches under way hold their secrets.
func (s *statistics) askExport() {
	st := s.stage
	s.question.ask(st, s.safe, st.Text("stats.export.title"), st.Text("stats.export.text"), st.AsFile(), s.doExport)
}

func (s *statistics) doExport() {
	st := s.stage
	s.busy = true
	giveOut(st, func(place string, err error) {
		s.busy = false
		if err != nil {
			st.Log.Error("what is kept cannot be exported", "error", err)
			s.toast.Show(ui.IconWarning, storeWords(st, err, err.Error()), st.Kit.Palette.Blood, nil)
			return
		}
		if st.Share != nil {
			st.Share(place)
			return
		}
		s.toast.Show(ui.IconCheck, st.Text("share.saved", lang.Str("place", place)), st.Kit.Palette.Moss, nil)
	})
}

// Update reacts to a tick's input.
func (s *statistics) Update(c *ui.Context) {
	s.question.update(c)
	s.update(c)
	s.toast.Layout(c.Kit, s.places.body)
	s.toast.Update(c)
}

// Draw draws the page.
func (s *statistics) Draw(c *ui.Canvas) {
	s.draw(c)
	s.toast.Draw(c)
	s.question.draw(c)
}

// Report says what can be pressed.
func (s *statistics) Report(r *stage.Report) {
	s.marks.Report(r)
	r.State["game"], r.State["person"] = s.game, s.person
	r.State["lines"] = s.stage.Ledger.Book.Len()
	if s.came != "" {
		r.State["came"] = s.came
	}
	r.Busy = r.Busy || s.busy
	s.question.report(r)
	if r.Heard != nil {
		s.panels().Report(r)
		r.Heard.Tells("toast", s.toast.Text(), true)
	}
}

// panels names what can only be read, for those who hear it.
func (s *statistics) panels() stage.Names {
	names := stage.Names{}
	for _, part := range s.parts.items {
		side, ok := part.(*spread)
		if !ok {
			continue
		}
		for _, item := range side.items {
			if _, speaks := item.widget.(ui.Speaker); speaks {
				names[item.widget] = "statistics.panel." + strconv.Itoa(len(names))
			}
		}
	}
	return names
}
