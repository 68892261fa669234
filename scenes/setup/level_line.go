package setup

import (
	"slices"

	"runehall/assets/lang"
	"runehall/scenes/page"
	"runehall/ui"
)

// addLevels adds how the computer players of the seats play: a line for each level that is seated, the weakest first.
func (s *Scene) addLevels(to *page.FilledColumn) {
	st := s.stage
	lines := &ui.Column{Gap: st.Kit.Gap.XS}
	for _, level := range seatable(st, s.Door) {
		if !slices.ContainsFunc(s.Seating.Seats, func(p Sitter) bool { return p.Driver == level }) {
			continue
		}
		lines.Items = append(lines.Items, &ui.Label{Text: s.manner(level), Style: st.Kit.Type.Small, Wrap: true})
	}
	if len(lines.Items) > 0 {
		to.Add(lines, 0)
	}
}

// manner returns the name of a level and how it plays, in this game where it plays otherwise than in most.
func (s *Scene) manner(level string) string {
	//says:keys level.{@levels}.text? level.{@levels}.text.{@games}?
	st, key := s.stage, "level."+level+".text"
	if own := key + "." + s.Door.Info().ID; st.Book.Has(own) {
		key = own
	}
	//says:keys level.{@levels}
	return st.Text("setup.level", lang.Phrase("level", "level."+level), lang.Phrase("text", key))
}
