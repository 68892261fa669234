package evening

import (
	"slices"
	"time"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/games/ledger"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// leastMatches is how many matches an evening has at least that is shown.
const leastMatches = 2

// Found returns the evenings of the ledger that have more than one match, the last one last, and the number of the one
// to which a match belongs, by its [ledger.Key]; −1: to none of them. The ledger must have been read.
func Found(st *stage.Stage, match string) (evenings []ledger.Evening, at int) {
	all := ledger.Evenings(st.Ledger.Book.Lines(""))
	evenings = slices.DeleteFunc(all, func(e ledger.Evening) bool { return len(e.Lines) < leastMatches })
	return evenings, slices.IndexFunc(evenings, func(e ledger.Evening) bool { return e.Has(match) })
}

// Scene shows one evening after the other.
type Scene struct {
	page.Page
	stage    *stage.Stage
	evenings []ledger.Evening
	at       int
	sheet    sheet
	earlier  ui.Button
	later    ui.Button
	root     *ui.Root

	// Due reports whether what lies below is to go over to the next match of a room: the sheet closes then; nil: never.
	Due func(c *ui.Context) bool
}

// New returns the table of one of some evenings, which leads to the others.
func New(st *stage.Stage, evenings []ledger.Evening, at int) *Scene {
	s := &Scene{stage: st, evenings: evenings, at: at}
	s.Back.OnTap = st.Pop
	s.earlier = ui.Button{Icon: ui.IconBack, OnTap: func() { s.turn(-1) }}
	s.later = ui.Button{Icon: ui.IconForward, OnTap: func() { s.turn(1) }}
	if len(evenings) > 1 {
		s.Buttons = []*ui.Button{&s.earlier, &s.later}
	}
	s.Content = &s.sheet
	s.Legend = &stage.Legend{Stage: st}
	return s
}

// Name is "evening".
func (s *Scene) Name() string { return "evening" }

// Enter focuses the way back.
func (s *Scene) Enter(root *ui.Root) {
	s.root = root
	root.Focus(&s.Back)
}

// Pictures are the tables of the games that were played.
func (s *Scene) Pictures(bool) (list []art.ID) {
	for _, e := range s.evenings {
		for _, l := range e.Lines {
			if id := art.Table(l.Game); !slices.Contains(list, id) {
				list = append(list, id)
			}
		}
	}
	return list
}

// turn shows an earlier or a later evening.
func (s *Scene) turn(by int) {
	s.at = max(0, min(s.at+by, len(s.evenings)-1))
	s.Scroll = ui.Scroll{}
	s.Layout(s.Screen, s.Safe)
}

// Layout writes the evening out and places it.
func (s *Scene) Layout(screen, safe ui.Rect) {
	st, e := s.stage, &s.evenings[s.at]
	s.Title, s.Line = st.Text("evening.title"), s.day(e)
	s.earlier.Text, s.later.Text = st.Text("evening.earlier"), st.Text("evening.later")
	s.earlier.Disabled, s.later.Disabled = s.at == 0, s.at == len(s.evenings)-1
	s.sheet.fill(st, e)
	s.sheet.enlarge(st.Kit, safe.Size())
	s.Most = s.sheet.most()
	s.Arrange(st.Kit, screen, safe)
}

// Update reacts to a tick's input.
func (s *Scene) Update(c *ui.Context) {
	if s.Due != nil && s.Due(c) {
		s.stage.Pop()
		return
	}
	switch focused := s.root.Focused(); { // from an arrow that leads no further the focus goes to the other one
	case s.earlier.Disabled && focused == &s.earlier:
		s.root.Focus(&s.later)
	case s.later.Disabled && focused == &s.later:
		s.root.Focus(&s.earlier)
	}
	s.Page.Update(c)
}

// day says on which day the first match of the evening ended here, and how many there were.
func (s *Scene) day(e *ledger.Evening) string {
	st, many := s.stage, lang.Num("n", len(e.Lines))
	at, err := time.Parse(matches.EndedForm, e.Lines[0].Ended)
	if err != nil {
		return st.Text("evening.matches", many)
	}
	return page.Day(st, st.Here(at)) + " · " + st.Text("evening.matches", many)
}

// Report says what can be pressed, and how the evening stands.
func (s *Scene) Report(r *stage.Report) {
	names := stage.Names{&s.Back: "evening.back", &s.earlier: "evening.earlier", &s.later: "evening.later"}
	s.sheet.name(names)
	names.Report(r)
	r.State["evening"], r.State["evenings"] = s.at, len(s.evenings)
	r.State["evening.people"], r.State["evening.matches"] = s.sheet.told()
	r.Heard.Tells("evening.leads", s.sheet.title, false)
}
