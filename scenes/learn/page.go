package learn

import (
	"slices"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Scene lists the lessons of all games, those of one game first, with what was done. The golden button begins the next one.
type Scene struct {
	page.Page
	stage *stage.Stage
	lib   *library.Library
	game  string // whose lessons come first; "": none's
	begin func(id string)
	today today

	next   ui.Button
	cards  []*page.Card
	groups page.Masonry // the lessons of one game each, side by side where there is room
	column ui.Column
	names  stage.Names
}

// New returns the list of lessons, those of a game first, which may be "". begin begins a lesson.
func New(st *stage.Stage, lib *library.Library, game string, begin func(id string)) *Scene {
	s := &Scene{stage: st, lib: lib, game: game, begin: begin}
	s.Back.OnTap = st.Pop
	s.next = ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconPlay}
	s.Buttons = []*ui.Button{&s.next}
	s.Content, s.Most = &s.column, 1360
	s.Ground = func(c *ui.Canvas) { stage.HallAtDusk(c, s.Screen) }
	return s
}

// Pictures returns the hall, and the sheet with the tables.
func (s *Scene) Pictures(portrait bool) []art.ID {
	return []art.ID{art.Name, stage.HallPicture(portrait)}
}

// Name is "learn".
func (s *Scene) Name() string { return "learn" }

// Enter focuses what is next.
func (s *Scene) Enter(root *ui.Root) { root.Focus(&s.next) }

// Layout places everything.
func (s *Scene) Layout(screen, safe ui.Rect) {
	st := s.stage
	s.Title = st.Text("learn.title")
	s.names = stage.Names{&s.Back: "learn.back", &s.next: "learn.next"}
	s.cards, s.column = s.cards[:0], ui.Column{Gap: st.Kit.Gap.S}
	s.addToday()
	s.groups = page.Masonry{Least: groupLeast, Most: 3}
	done, all, first := 0, 0, s.first()
	for _, game := range s.games() {
		ids := learn.IDs(game)
		if len(ids) == 0 {
			continue
		}
		group := &ui.Column{Gap: st.Kit.Gap.S, Items: []ui.Widget{&head{Section: ui.Section{Text: st.Text("game." + game)}, game: game}}}
		for _, id := range ids {
			all++
			if st.Settings.Learned(id) {
				done++
			}
			group.Items = append(group.Items, s.card(id, id == first))
		}
		s.groups.Add(group, 0)
	}
	s.column.Items = append(s.column.Items, &s.groups)
	s.Line = st.Text("learn.done", lang.Num("n", done), lang.Num("of", all))
	s.next.Text, s.next.OnTap = st.Text("learn.begin"), func() { s.begin(first) }
	if done == all {
		s.next.Text = st.Text("learn.again")
	}
	s.Arrange(st.Kit, screen, safe)
}

// groupLeast is how wide the lessons of a game are at least where those of others lie beside them, in dp.
const groupLeast = 340

// card returns the card of a lesson.
func (s *Scene) card(id string, next bool) *page.Card {
	st := s.stage
	//says:keys learn.{@lesson-names}.title learn.{@lesson-names}.line
	c := &page.Card{Title: st.Text("learn." + id + ".title"), Text: st.Text("learn." + id + ".line"), Icon: ui.IconRulebook, Selected: next}
	switch {
	case st.Settings.Learned(id):
		c.Icon, c.Text = ui.IconCheck, st.Text("learn.card.done", lang.Str("line", c.Text))
	case next:
		c.Icon, c.Text = ui.IconPlay, st.Text("learn.card.next", lang.Str("line", c.Text))
	}
	c.Tapped = func() { s.begin(id) }
	s.cards = append(s.cards, c)
	s.names[&c.Button] = "learn.lesson." + id
	return c
}

// games lists the games in the order in which their lessons are shown.
func (s *Scene) games() []string {
	var list []string
	for _, g := range s.lib.Games {
		if g.Door != nil {
			list = append(list, g.ID)
		}
	}
	if i := slices.Index(list, s.game); i > 0 {
		list = slices.Insert(slices.Delete(list, i, i+1), 0, s.game)
	}
	return list
}

// first returns the lesson that is next.
func (s *Scene) first() string { return first(s.stage, s.games()) }

// Report says what can be pressed, and what is next.
func (s *Scene) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["learn.next"] = s.first()
	r.State["game"] = s.game
}
