package credits

import (
	"slices"
	"strings"

	"runehall/assets/art"
	"runehall/assets/credits"
	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Scene names the published games that the rules follow, and what the program is made with. Each part of that leads to
// its licence.
type Scene struct {
	page.Page
	stage *stage.Stage
	games []table.Door  // which follow published ones
	book  *credits.Book // nil until it has come
	words ui.Column
	cards map[string]*page.Card // of parts, by their names; they stay the same, and so keep the focus
	texts map[string]*page.Passage
	by    map[string]*author // who made the games, by their ids
	names stage.Names        // of what can be pressed
	reads stage.Names        // of what can only be read
}

// New returns the credits of the program and of the games behind some doors.
func New(st *stage.Stage, doors []table.Door) *Scene {
	s := &Scene{stage: st, games: doors, cards: map[string]*page.Card{}, texts: map[string]*page.Passage{},
		by: map[string]*author{}}
	s.Back.OnTap = st.Pop
	s.Content, s.Most = &s.words, 1280
	credits.Fetch(func() {
		book, err := credits.Load()
		if err != nil {
			st.Log.Error("the credits cannot be read", "error", err)
			return
		}
		s.book = book
		s.refresh()
		st.Wake()
	})
	return s
}

// Name is "credits".
func (s *Scene) Name() string { return "credits" }

// Enter focuses the way back.
func (s *Scene) Enter(root *ui.Root) { root.Focus(&s.Back) }

// Layout places everything.
func (s *Scene) Layout(screen, safe ui.Rect) {
	s.Screen, s.Safe = screen, safe
	s.refresh()
}

// refresh writes everything out in the present language.
func (s *Scene) refresh() {
	if s.Screen.Empty() {
		return
	}
	st := s.stage
	s.Title = st.Text("credits.title")
	s.words = ui.Column{Gap: st.Kit.Gap.M}
	s.names, s.reads = stage.Names{&s.Back: "credits.back"}, stage.Names{}
	var list []ui.Widget
	for _, door := range s.games {
		if info := door.Info(); info.Source.Title != "" {
			list = append(list, s.author(info))
		}
	}
	s.words.Items = append(s.words.Items, s.rows(list, 3))
	s.head("credits.games")
	s.head("credits.made")
	if s.book != nil {
		for _, kind := range credits.Kinds {
			s.addKind(kind)
		}
	}
	s.Arrange(st.Kit, s.Screen, s.Safe)
}

// head adds the title of a chapter, and what is said of it.
func (s *Scene) head(key string) {
	text := s.passage(key, "", s.stage.Text(key+".text"))
	s.words.Items = append(s.words.Items, &ui.Section{Text: s.stage.Text(key)}, text)
}

// passage returns the passage of a name, with its words of now.
func (s *Scene) passage(name, title, text string) *page.Passage {
	if s.texts[name] == nil {
		s.texts[name] = &page.Passage{}
	}
	w := s.texts[name]
	w.Title, w.Text = title, text
	s.reads[w] = name
	return w
}

func (s *Scene) addKind(kind string) {
	st := s.stage
	s.words.Items = append(s.words.Items, &ui.Label{Text: st.Text("credits.kind." + kind), Style: st.Kit.Type.Strong})
	var list []ui.Widget
	for _, p := range s.book.Parts {
		if p.Kind != kind {
			continue
		}
		if s.cards[p.Name] == nil {
			s.cards[p.Name] = &page.Card{Title: PartName(p), Text: PartLine(p), Tapped: func() {
				st.Push(newLicence(st, s.book, p))
			}}
		}
		c := s.cards[p.Name]
		s.names[&c.Button] = "credits.part." + PartName(p)
		list = append(list, c)
	}
	s.words.Items = append(s.words.Items, s.rows(list, 3))
}

// rows puts widgets side by side, so many in a row if there is room.
func (s *Scene) rows(list []ui.Widget, most int) *ui.Column {
	const least = 270 // of a widget, in dp
	k := s.stage.Kit
	room := min(s.Safe.W, k.Dp(s.Most)) - 2*page.Margin(k, s.Safe)
	n := max(1, min(most, ui.GridColumns(room, k.Dp(least), k.Gap.S)))
	rows := &ui.Column{Gap: k.Gap.S}
	for row := range slices.Chunk(list, n) {
		for len(row) < n {
			row = append(row, &ui.Label{}) // so that all are as wide
		}
		rows.Items = append(rows.Items, &page.Columns{Least: 1, Gap: k.Gap.S, Items: row})
	}
	return rows
}

// author returns what names the author of a game, with its words of now.
func (s *Scene) author(info *games.Info) *author {
	st := s.stage
	if s.by[info.ID] == nil {
		s.by[info.ID] = &author{picture: art.Table(info.ID)}
	}
	w := s.by[info.ID]
	w.name, w.line = info.Source.Author, st.Text("game."+info.ID)+": "+sourceLine(st, info.Source)
	if w.name == "" { // the rulebook does not tell
		w.name, w.line = st.Text("game."+info.ID), sourceLine(st, info.Source)
	}
	st.Kit.Prefetch(w.picture)
	s.reads[w] = "credits.game." + info.ID
	return w
}

// sourceLine names a published game, and its publisher as far as its rulebook does.
func sourceLine(st *stage.Stage, source games.Source) string {
	words := []string{st.Text("credits.after", lang.Str("title", source.Title))}
	if source.Publisher != "" {
		words = append(words, st.Text("credits.published", lang.Str("name", source.Publisher)))
	}
	return strings.Join(words, ", ")
}

// PartName returns a short name: the last words of a module's path, or the name without what the part is.
func PartName(p credits.Part) string {
	name, _, _ := strings.Cut(p.Name, ",")
	if p.Kind != "module" {
		return name
	}
	path, _, _ := strings.Cut(name, " ")
	words := strings.Split(path, "/")
	last := words[len(words)-1]
	if len(words) > 3 && strings.TrimLeft(last, "v0123456789") == "" { // a major version
		last = words[len(words)-2]
	}
	return last
}

// PartLine says where a part comes from, whose it is, and its licences.
func PartLine(p credits.Part) string {
	var words []string
	if p.Kind == "module" {
		words = append(words, p.Name)
	}
	if p.Copyright != "" {
		words = append(words, p.Copyright)
	}
	return strings.Join(append(words, strings.Join(p.Licences, ", ")), " · ")
}

// Report says what can be pressed.
func (s *Scene) Report(r *stage.Report) {
	s.names.Report(r)
	if r.Heard != nil {
		s.reads.Report(r)
	}
	r.State["parts"] = len(s.names) - 1
}
