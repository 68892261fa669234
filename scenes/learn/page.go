package learn

import (
	"math"
	"slices"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Scene lists the lessons of all games, those of one game first, with what was done. The golden button begins the next
// one.
type Scene struct {
	page.Page
	stage *stage.Stage
	lib   *library.Library
	game  string // whose lessons come first; "": none's
	begin func(id string)
	today today

	next   ui.Button
	boards boards
	cards  []*lessonCard
	groups page.Masonry // the lessons of one game each, side by side where there is room
	sides  page.Columns // today's puzzle, and the lessons
	names  stage.Names
}

// New returns the list of lessons, those of a game first, which may be "". begin begins a lesson.
func New(st *stage.Stage, lib *library.Library, game string, begin func(id string)) *Scene {
	s := &Scene{stage: st, lib: lib, game: game, begin: begin, boards: newBoards(st, lib)}
	s.Back.OnTap = st.Pop
	s.next = ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconPlay}
	s.Buttons = []*ui.Button{&s.next}
	s.Content, s.Most = &s.sides, 1500
	s.Ground = func(c *ui.Canvas) { stage.HallAtDusk(c, s.Screen) }
	return s
}

func (s *Scene) sight() ui.Rect { return s.Places.Body }

// Leave gives the memory of the pictures back.
func (s *Scene) Leave() { s.boards.drop() }

// Update paints the boards that have come into sight, one a tick.
func (s *Scene) Update(c *ui.Context) {
	s.Page.Update(c)
	c.Moves(s.boards.step())
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
	s.cards = s.cards[:0]
	s.sides = page.Columns{Least: besideLessons, Share: []float64{1, lessonShare}}
	s.addToday()
	s.groups = page.Masonry{Least: groupLeast, Most: 2}
	done, all, first := 0, 0, s.first()
	for _, game := range s.games() {
		ids := learn.IDs(game)
		if len(ids) == 0 {
			continue
		}
		way, played := &path{}, 0
		for _, id := range ids {
			if st.Settings.Learned(id) {
				played++
			}
			way.Cards = append(way.Cards, s.card(id, id == first))
		}
		done, all = done+played, all+len(ids)
		s.groups.Add(&ui.Column{Gap: st.Kit.Gap.XS, Items: []ui.Widget{
			&head{Section: ui.Section{Text: st.Text("game." + game)}, Count: st.Text("learn.of", lang.Num("n", played), lang.Num("of", len(ids)))}, way,
		}}, 0)
	}
	s.sides.Items = append(s.sides.Items, &s.groups)
	if len(s.sides.Items) == 1 {
		s.sides.Share = nil
	}
	s.Line = st.Text("learn.done", lang.Num("n", done), lang.Num("of", all))
	s.next.OnTap = func() { s.begin(first) }
	s.nameNext(first, done == all, safe)
	s.Arrange(st.Kit, screen, safe)
	s.fill()
	s.Arrange(st.Kit, screen, safe)
}

// fill has today's puzzle fill what is in sight beside the lessons, and their boards as well where these have two
// columns.
func (s *Scene) fill() {
	st := s.stage
	s.today.card.High = 0
	for _, card := range s.cards {
		card.shape = cardShape
	}
	room := s.Places.Body.Size()
	wide := room.W - 2*s.Places.Margin
	if !s.sides.Side(st.Kit, wide) {
		return
	}
	s.today.card.High = room.H - st.Kit.Gap.S - st.Kit.Gap.XL
	if len(s.cards) == 0 || s.cards[0].rect.W < st.Kit.Dp(leastCard) || s.cards[0].row {
		return
	}
	rows := math.Ceil(float64(len(s.groups.Items)) / 2)
	if ui.GridColumns(wide*lessonShare/(1+lessonShare), st.Kit.Dp(groupLeast), st.Kit.Gap.L) < 2 {
		return
	}
	words := 2*st.Kit.LineHeight(s.cards[0].name(st.Kit)) + st.Kit.LineHeight(st.Kit.Type.Section) + 5*st.Kit.Gap.M
	high := s.today.card.High/rows - words
	for _, card := range s.cards {
		card.shape = min(max(high/s.cards[0].rect.W, cardShape), tallestCard)
	}
}

// groupLeast is how wide the lessons of a game are at least where those of others lie beside them, in dp; besideLessons
// is how wide today's puzzle is at least beside the lessons, and lessonShare how much wider those are.
const groupLeast, besideLessons, lessonShare = 380, 330, 1.7

// nameNext says on the golden button which lesson comes, if there is room for its name.
func (s *Scene) nameNext(id string, again bool, safe ui.Rect) {
	st := s.stage
	s.next.Text = st.Text("learn.next.named", lang.Str("lesson", st.Text("learn."+id+".title")))
	if again {
		s.next.Text = st.Text("learn.again")
	} else if s.next.Measure(st.Kit, ui.Size{}).W > safe.W-2*page.Margin(st.Kit, safe) {
		s.next.Text = st.Text("learn.begin")
	}
}

// card returns the card of a lesson.
func (s *Scene) card(id string, next bool) *lessonCard {
	st := s.stage
	//says:keys learn.{@lesson-names}.title learn.{@lesson-names}.line
	line := st.Text("learn." + id + ".line")
	c := &lessonCard{
		shape:  cardShape,
		window: window{boards: &s.boards, sight: s.sight, lesson: id, small: true},
		Title:  st.Text("learn." + id + ".title"), More: line, State: line, Next: next, Tap: func() { s.begin(id) },
	}
	switch {
	case st.Settings.Learned(id):
		c.How, c.State = done, st.Text("learn.card.done", lang.Str("line", line))
	case st.Settings.Learned(Begun(id)):
		c.How, c.State = begun, st.Text("learn.card.begun", lang.Str("line", line))
	case next:
		c.State = st.Text("learn.card.next", lang.Str("line", line))
	}
	s.names[&c.Button] = "learn.lesson." + id
	s.cards = append(s.cards, c)
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
	r.Busy = r.Busy || s.boards.waits()
}
