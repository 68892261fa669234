package statistics

import (
	"slices"
	"strconv"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/bots"
	"runehall/games/ledger"
	"runehall/scenes/library"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Scene shows what has become of the matches that were finished here, by person and by game: figures, opponents,
// families, and what was achieved. It counts the lines of the ledger each time that it is opened.
type Scene struct {
	page.Prompting
	stage  *stage.Stage
	lib    *library.Library
	game   string // "" is all games
	person string
	people []string
	rail   statisticsRail
	who    people
	body   ui.Column
	none   ui.Label
	export ui.Button
	bring  ui.Button
	last   lasting
	data   page.ButtonRow // where there is no ledge
	high   float64        // of what lies beside the rail, in pixels; 0: it is as high as it wants to be
	shown  []page.Filling // below the rail, from the top
	marks  stage.Names
	root   *ui.Root

	busy bool
	came string // what was said of a collection that came in
}

// New returns the statistics of the games of a library.
func New(st *stage.Stage, lib *library.Library) *Scene {
	s := &Scene{stage: st, lib: lib}
	s.Back.OnTap = st.Pop
	s.export = ui.Button{Icon: ui.IconExport, OnTap: s.askExport}
	s.bring = ui.Button{Icon: ui.IconImport, OnTap: st.ChooseFile}
	s.data.Buttons = []*ui.Button{&s.export}
	if st.ChooseFile != nil {
		s.data.Buttons = []*ui.Button{&s.bring, &s.export}
	}
	s.Content, s.Most = &s.body, 1760
	s.Legend = &stage.Legend{Stage: st}
	for _, g := range lib.Games {
		s.rail.tabs.games = append(s.rail.tabs.games, g.ID)
	}
	s.rail.tabs.chosen = s.choose
	s.rail.who.button.OnTap = s.askWho
	s.rail.free = func(high float64) { s.high = high }
	st.Ledger.Then(func() {
		s.people = st.Ledger.Book.People()
		if s.people = s.people[:min(len(s.people), mostPeople)]; len(s.people) > 0 {
			s.person = s.people[0]
		}
		s.fill()
	})
	return s
}

// mostPeople is how many persons can be chosen, those who played most: a ledger may name any number.
const mostPeople = 200

// Name is "statistics".
func (s *Scene) Name() string { return "statistics" }

// Enter focuses the tab that is chosen.
func (s *Scene) Enter(root *ui.Root) {
	s.root = root
	root.Focus(s.rail.tabs.owner(s.game))
}

// Pictures returns a picture of the sheet that has the tables of the hall, which stand on the tabs.
func (s *Scene) Pictures(bool) []art.ID { return []art.ID{art.Name} }

// Layout places everything.
func (s *Scene) Layout(screen, safe ui.Rect) {
	s.Screen, s.Safe = screen, safe
	s.fill()
	s.who.layout(s.stage.Kit, safe)
}

// choose shows a game, from its top.
func (s *Scene) choose(game string) {
	s.game = game
	s.fill()
}

// askWho lets the person be chosen.
func (s *Scene) askWho() {
	faces := s.stage.Ledger.Book.Faces()
	looks := make([]ui.SeatLook, len(s.people))
	for i, name := range s.people {
		looks[i] = s.lookOf(faces, name)
	}
	s.who.open(s.stage, s.root, s.Safe, s.people, looks, max(0, slices.Index(s.people, s.person)), func(i int) {
		s.person = s.people[i]
		s.fill()
		s.root.Focus(&s.rail.who.button)
	})
}

func (s *Scene) lookOf(faces map[string]ledger.Face, name string) ui.SeatLook {
	f, ok := faces[name]
	if !ok {
		return ui.SeatLook{}
	}
	return s.stage.Look(games.Player{Colour: f.Seat.Colour, Emblem: f.Seat.Emblem}, f.At)
}

// fill counts anew, and places everything.
func (s *Scene) fill() {
	if s.Screen.Empty() {
		return
	}
	st, k := s.stage, s.stage.Kit
	s.Title, s.Line = st.Text("stats.title"), ""
	s.export.Text, s.bring.Text = st.Text("stats.export"), st.Text("stats.bring")
	s.marks = stage.Names{
		&s.Back: "statistics.back", &s.export: "statistics.export", &s.bring: "statistics.bring", &s.rail.who.button: "statistics.person",
	}
	s.fillRail()
	s.body.Gap = k.Gap.M
	s.body.Items = s.body.Items[:0]
	if !s.rail.beside() {
		s.body.Items = append(s.body.Items, &s.rail)
	}
	s.Buttons = s.data.Buttons
	ledge := s.Safe.H >= k.Dp(page.LowPage)
	if !ledge {
		s.Buttons = nil
	}
	s.high = 0
	all, left, right := &page.Masonry{Least: 380, Most: 2}, &page.FilledColumn{}, &page.FilledColumn{}
	if s.game == "" {
		s.fillAll(all)
		all.High, s.shown = &s.high, all.Items
		s.body.Items = append(s.body.Items, all)
	} else {
		s.fillGame(left, right)
		s.shown = slices.Concat(left.Items, right.Items)
		s.body.Items = append(s.body.Items,
			&page.Columns{Least: 330, Gap: k.Gap.L, Share: []float64{1, 1.3},
				Items: []ui.Widget{left, right}, Free: &s.high})
	}
	if !ledge {
		s.body.Items = append(s.body.Items, &s.data)
	}
	s.Arrange(k, s.Screen, s.Safe)
}

// fillRail fills in what chooses. Where the tabs have no names, the head of the page says which is chosen.
func (s *Scene) fillRail() {
	st, k := s.stage, s.stage.Kit
	s.rail.shape(k, s.Safe)
	s.rail.many = len(s.people) > 1
	s.rail.who.name, s.rail.who.look = s.person, s.lookOf(st.Ledger.Book.Faces(), s.person)
	s.rail.who.button.Label = s.person
	s.rail.tabs.fill(st, s.game, func(game string) string {
		sums := ledger.Sum(st.Ledger.Book.Lines(game), s.person)
		return strconv.Itoa(sums.Matches)
	}, s.marks)
	s.Pinned = nil
	if s.rail.beside() {
		s.Pinned = &s.rail
	}
	if !s.rail.tabs.worded(k, s.Safe.W-2*page.Margin(k, s.Safe)) {
		s.Line = st.Text("stats.all")
		if s.game != "" {
			s.Line = st.Text("game." + s.game)
		}
	}
}

// fillAll adds what is counted of the chosen person in all games.
func (s *Scene) fillAll(to *page.Masonry) {
	st := s.stage
	book := &st.Ledger.Book
	lines := book.Lines("")
	sums := ledger.Sum(lines, s.person)
	if sums.Matches == 0 {
		s.none = ui.Label{Text: st.Text("stats.none"), Wrap: true}
		to.Add(&s.none, 0)
	} else {
		to.Add(s.figures(&sums), moreFigures)
	}
	to.Add(s.shelf(), moreShelf)
	if sums.Matches > 0 {
		to.Add(s.recent(lines), 0)
		to.Add(s.rowsOf("stats.games", ledger.ByGame(lines, s.person), func(r ledger.Row) string {
			return s.nameOf(r.What)
		}), 0)
		to.Add(s.opponents(lines), 0)
	}
	for _, p := range s.families(lines) {
		to.Add(p, 0)
	}
	s.last.fill(s, to)
	if bad := book.Bad(); bad > 0 {
		to.Add(&ui.Label{Text: st.Text("stats.bad", lang.Num("n", bad)), Style: st.Kit.Type.Small, Wrap: true}, 0)
	}
}

// fillGame adds what is counted of the chosen person in the chosen game, and what can be achieved in it.
func (s *Scene) fillGame(left, right *page.FilledColumn) {
	st := s.stage
	lines := st.Ledger.Book.Lines(s.game)
	sums := ledger.Sum(lines, s.person)
	if sums.Matches == 0 {
		key := "stats.none"
		if st.Ledger.Book.Len() > 0 {
			key = "stats.none.game"
		}
		s.none = ui.Label{Text: st.Text(key), Wrap: true}
		left.Add(&s.none, 0)
	} else {
		left.Add(s.figures(&sums), 0)
		left.Add(s.recent(lines), 0)
		left.Add(s.opponents(lines), 0)
		s.fillOptions(left, lines)
	}
	for _, p := range s.families(lines) {
		left.Add(p, 0)
	}
	s.fillFeats(right)
	if s.rail.tabs.form == tabsInList {
		left.Stretch(0, st.Kit.Dp(moreFigures))
		right.Stretch(len(right.Items)-1, st.Kit.Dp(moreShelf))
	}
}

// nameOf returns the name of a game; one that the program does not know is named by its id.
func (s *Scene) nameOf(game string) string {
	if _, ok := s.lib.Game(game); ok {
		return s.stage.Text("game." + game)
	}
	return game
}

// figures returns the panel of the most important numbers.
func (s *Scene) figures(sums *ledger.Sums) *figurePanel {
	st := s.stage
	p := &figurePanel{}
	p.add(strconv.Itoa(sums.Matches), st.Text("stats.matches", lang.Num("n", sums.Matches)))
	p.add(strconv.Itoa(sums.Wins), st.Text("stats.wins", lang.Num("n", sums.Wins)))
	p.add(st.Text("settings.percent", lang.Num("n", (200*sums.Wins+sums.Matches)/(2*sums.Matches))),
		st.Text("stats.share"))
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
	p.add(st.Text("stats.decimal", lang.Str("whole", sign+strconv.Itoa(tenths/10)),
		lang.Str("tenth", strconv.Itoa(tenths%10))), st.Text("stats.average"))
	if sums.Wins > 0 {
		p.add(strconv.Itoa(sums.Lead), st.Text("stats.lead"))
		p.add(strconv.Itoa(sums.Quickest), st.Text("stats.quickest"))
	}
	if own, ok := matches.StrengthOf(st, s.game, s.person); ok {
		p.add(strconv.Itoa(own.Elo), st.Text("stats.strength", lang.Num("n", own.Spread)))
	}
	return p
}

// fillOptions adds a panel for each option of the game that was played with more than one choice.
func (s *Scene) fillOptions(to *page.FilledColumn, lines []ledger.Line) {
	door, ok := s.lib.Door(s.game)
	if !ok {
		return
	}
	for _, o := range door.Info().AllOptions() {
		key := door.Info().OptionKey(o)
		if rows := ledger.ByChoice(lines, s.person, o.ID); len(rows) > 1 {
			to.Add(s.rowsOf(key, rows, func(r ledger.Row) string { return s.choiceName(key, r.What) }), 0)
		}
	}
}

// choiceName returns the name of a choice; one that the game no longer has is named by its id.
func (s *Scene) choiceName(option, choice string) string {
	if key := option + "." + choice; s.stage.Book.Has(key) {
		return s.stage.Text(key)
	}
	return choice
}

// mostRows is how many rows a panel has: those with the most matches.
const mostRows = 8

func (s *Scene) rowsOf(title string, rows []ledger.Row, name func(ledger.Row) string) *rowPanel {
	st := s.stage
	p := &rowPanel{title: st.Text(title)}
	for _, r := range rows[:min(len(rows), mostRows)] {
		p.add(name(r), st.Text("stats.of", lang.Num("n", r.Wins), lang.Num("of", r.Matches)),
			float64(r.Wins)/float64(r.Matches))
	}
	return p
}

// opponents returns the panel of those whom the chosen person met.
func (s *Scene) opponents(lines []ledger.Line) *rowPanel {
	return s.rowsOf("stats.opponents", ledger.Against(lines, s.person, bots.Renewed), func(r ledger.Row) string {
		if r.Computer {
			return s.stage.Text("level." + r.What)
		}
		return r.What
	})
}

// mostFamilies is how many groups of persons are shown: those with the most matches.
const mostFamilies = 4

// families returns a panel for each group of persons that played.
func (s *Scene) families(lines []ledger.Line) (list []*rowPanel) {
	st := s.stage
	all := ledger.Families(lines)
	for _, f := range all[:min(len(all), mostFamilies)] {
		p := &rowPanel{title: st.Text("stats.family", lang.Num("n", f.Matches))}
		for i, name := range f.Names {
			p.add(name, strconv.Itoa(f.Wins[i]), float64(f.Wins[i])/float64(f.Matches))
		}
		if f.Others > 0 {
			p.add(st.Text("stats.computers"), strconv.Itoa(f.Others), float64(f.Others)/float64(f.Matches))
		}
		list = append(list, p)
	}
	return list
}

// fillFeats adds what can be achieved in the chosen game, what the chosen person has achieved first.
func (s *Scene) fillFeats(to *page.FilledColumn) {
	g, ok := s.lib.Game(s.game)
	if !ok || len(g.Feats) == 0 {
		return
	}
	st := s.stage
	earned := st.Ledger.Book.Earned(s.game, s.person)
	to.Add(&ui.Section{Text: st.Text("stats.feats", lang.Num("n", len(earned)), lang.Num("of", len(g.Feats)))}, 0)
	tiles := &tileGrid{}
	for _, first := range []bool{true, false} {
		for _, f := range g.Feats {
			line, done := earned[f.ID]
			if done != first {
				continue
			}
			t := &featTile{game: s.game, feat: f.ID, done: done}
			//says:keys feat.{@feats}.text
			t.title, t.text = st.Text("feat."+s.game+"."+f.ID), st.Text("feat."+s.game+"."+f.ID+".text")
			t.unheard = st.Text("aloud.undone")
			if done {
				t.when = s.whenEarned(line)
			}
			tiles.tiles = append(tiles.tiles, t)
			s.marks[t] = "statistics.feat." + f.ID
		}
	}
	to.Add(tiles, 0)
}

// Took says what a collection brought.
func (s *Scene) Took(b matches.Brought, damage error) {
	k := s.stage.Kit
	icon, edge := ui.IconCheck, k.Palette.Moss
	s.came = s.stage.Text("stats.took", lang.Num("n", b.Matches))
	if damage != nil {
		icon, edge = ui.IconWarning, k.Palette.Blood
		s.came = s.stage.Text("stats.took.damaged", lang.Num("n", b.Matches))
	}
	for _, also := range []struct {
		key string
		n   int
	}{{"stats.took.days", b.Days}, {"stats.took.lessons", b.Lessons}, {"stats.took.seats", b.Seats}} {
		if also.n > 0 {
			s.came += " " + s.stage.Text(also.key, lang.Num("n", also.n))
		}
	}
	if b.Choice {
		s.came += " " + s.stage.Text("stats.took.settings")
	}
	s.Toast.Show(icon, s.came, edge, nil)
}

// askExport warns that matches under way hold their secrets.
func (s *Scene) askExport() {
	st := s.stage
	s.Question.Ask(st, s.Safe, st.Text("stats.export.title"), st.Text("stats.export.text"), st.AsFile(), s.doExport)
}

func (s *Scene) doExport() {
	st := s.stage
	s.busy = true
	matches.GiveOut(st, s.lib, func(place string, err error) {
		s.busy = false
		s.Handed(st, "what is kept", place, err)
	}, func() { s.busy = false })
}

// Update reacts to a tick's input.
func (s *Scene) Update(c *ui.Context) {
	if s.last.changed(s.stage) {
		s.fill()
	}
	s.who.update(c)
	s.Prompting.Update(c)
}

// Draw draws the page.
func (s *Scene) Draw(c *ui.Canvas) {
	s.Prompting.Draw(c)
	s.who.draw(c)
}

// Report says what can be pressed.
func (s *Scene) Report(r *stage.Report) {
	s.marks.Report(r)
	r.State["game"], r.State["person"] = s.game, s.person
	r.State["lines"] = s.stage.Ledger.Book.Len()
	if s.came != "" {
		r.State["came"] = s.came
	}
	r.Busy = r.Busy || s.busy
	s.Prompting.Report(r)
	s.who.report(r)
	if r.Heard != nil {
		s.panels().Report(r)
	}
}

// panels names what can only be read, for those who hear it.
func (s *Scene) panels() stage.Names {
	names := stage.Names{}
	for _, item := range s.shown {
		if _, speaks := item.Widget.(ui.Speaker); speaks {
			names[item.Widget] = "statistics.panel." + strconv.Itoa(len(names))
		}
	}
	return names
}
