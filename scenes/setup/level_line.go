package setup

import (
	"math"
	"slices"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/bots"
	"runehall/scenes/matches"
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
	if near := s.nearest(); near != "" {
		lines.Items = append(lines.Items, &ui.Label{Text: near, Style: st.Kit.Type.Small, Wrap: true})
	}
	if len(lines.Items) > 0 {
		to.Add(lines, 0)
	}
}

// nearest says which level is nearest to the strength of the only person who plays; "" if several persons play, or
// nobody knows that strength.
func (s *Scene) nearest() string {
	st, game, name := s.stage, s.Door.Info().ID, ""
	for _, p := range s.Seating.Seats {
		if p.Driver == games.Person && name != "" {
			return ""
		} else if p.Driver == games.Person {
			name = p.Name
		}
	}
	own, ok := matches.StrengthOf(st, game, name)
	if !ok {
		return ""
	}
	best, apart := "", math.MaxInt
	for _, level := range seatable(st, s.Door) {
		if elo, measured := bots.Elo(game, level); measured && max(elo-own.Elo, own.Elo-elo) < apart {
			best, apart = level, max(elo-own.Elo, own.Elo-elo)
		}
	}
	if best == "" {
		return ""
	}
	//says:keys level.{@levels}
	return st.Text("setup.strength", lang.Num("elo", own.Elo), lang.Phrase("level", "level."+best))
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
