package scenes

import (
	"slices"

	"runehall/assets/lang"
	"runehall/ui"
)

// addLevels adds how the computer players of the seats play: a line for each level that is seated, the weakest first.
func (s *setup) addLevels(to *spread) {
	st := s.stage
	lines := &ui.Column{Gap: st.Kit.Gap.XS}
	for _, level := range s.door.Levels() {
		if !slices.ContainsFunc(s.seating.Seats, func(p sitter) bool { return p.Driver == level }) {
			continue
		}
		text := st.Text("setup.level", lang.Phrase("level", "level."+level), lang.Phrase("text", s.manner(level)))
		lines.Items = append(lines.Items, &ui.Label{Text: text, Style: st.Kit.Type.Small, Wrap: true})
	}
	if len(lines.Items) > 0 {
		to.add(lines, 0)
	}
}

// manner returns the key of the words for how a level plays, in this game where it plays otherwise than in most.
func (s *setup) manner(level string) string {
	key := "level." + level + ".text"
	if own := key + "." + s.door.Info().ID; s.stage.Book.Has(own) {
		return own
	}
	return key
}
