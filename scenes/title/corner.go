package title

import (
	"runehall/assets/lang"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// corners are what stands in the upper corners of the hall, for those who cannot read it yet and those who want to read
// first: the language, and the rulebooks.
type corners struct {
	tongue, books ui.Button
	choice        *ui.Dialog // of a language or a rulebook; nil: nobody chooses
}

func (s *Scene) initCorners() {
	s.tongue = ui.Button{Kind: ui.QuietButton, Icon: ui.IconLanguage, OnTap: func() { s.chooses(s.tongueChoices()) }}
	s.books = ui.Button{Kind: ui.QuietButton, Icon: ui.IconRulebook, OnTap: func() { s.chooses(s.bookChoices()) }}
}

// speakCorners gives the buttons their words, which are drawn where there is room.
func (s *Scene) speakCorners(words bool) {
	st := s.stage
	//says:keys language.{@languages}
	s.tongue.Label, s.books.Label = st.Text("title.language"), st.Text("title.rules")
	s.tongue.More = st.Text("language." + st.Book.Tag())
	s.tongue.Hint, s.books.Hint = s.tongue.Label, s.books.Label
	s.tongue.Text, s.books.Text = "", ""
	if words {
		s.tongue.Text, s.books.Text = s.tongue.More, s.books.Label
		s.tongue.Hint, s.books.Hint = "", ""
	}
	s.names[&s.tongue], s.names[&s.books] = "title.language", "title.rules"
}

// placeCorners places the buttons in a strip along the upper edge, and returns what is left of it. In a row of three
// they stand before the credits; on other wide screens they stand above the name, which is at the left; elsewhere each
// has its corner.
func (s *Scene) placeCorners(top ui.Rect, row, wide bool) ui.Rect {
	k := s.stage.Kit
	s.speakCorners(row)
	var place ui.Rect
	width := func(b *ui.Button) float64 { return b.Measure(k, top.Size()).W }
	switch {
	case row:
		place, top = top.CutRight(width(&s.books), k.Gap.S)
		s.books.Layout(k, place)
		place, top = top.CutRight(width(&s.tongue), k.Gap.S)
	default:
		place, top = top.CutLeft(width(&s.tongue), 0)
		var other ui.Rect
		if wide {
			other, top = top.CutLeft(width(&s.books), 0)
		} else {
			other, top = top.CutRight(width(&s.books), 0)
		}
		s.books.Layout(k, other)
	}
	s.tongue.Layout(k, place)
	return top
}

// chooses shows a dialog with a button for each choice.
func (s *Scene) chooses(title string, buttons []ui.Widget) {
	st := s.stage
	done := &ui.Button{Text: st.Text("dialog.cancel"), OnTap: s.chosen}
	s.names[done] = "dialog.cancel"
	s.choice = &ui.Dialog{Title: title, Content: &ui.Column{Gap: st.Kit.Gap.S, Items: buttons},
		Buttons: []*ui.Button{done}, OnBack: s.chosen}
	s.choice.Layout(st.Kit, s.safe)
}

func (s *Scene) chosen() { s.choice = nil }

// tongueChoices are the languages, each by its own name.
func (s *Scene) tongueChoices() (title string, list []ui.Widget) {
	st := s.stage
	for i, tag := range lang.Tags() {
		b := &ui.Button{Text: st.Text("language." + tag), Selected: tag == st.Book.Tag(), OnTap: func() {
			s.chosen()
			st.Apply(stage.Language.Set(st.Settings, tag))
		}}
		s.names[b] = page.Numbered("title.language.", i)
		list = append(list, b)
	}
	return st.Text("title.language"), list
}

// bookChoices are the rulebooks of the games that can be played.
func (s *Scene) bookChoices() (title string, list []ui.Widget) {
	st := s.stage
	for i, door := range s.lib.Doors() {
		game := door.Info().ID
		b := &ui.Button{Text: st.Text("game." + game), OnTap: func() {
			s.chosen()
			s.ways.Rules(game)
		}}
		s.names[b] = page.Numbered("title.rules.", i)
		list = append(list, b)
	}
	return st.Text("title.books"), list
}
