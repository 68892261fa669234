package table

import (
	"strings"

	"runehall/assets/lang"
	"runehall/games/bots"
)

const mostReasons = 2

// hintWords says what a proposed move does and why, as far as the reader of the hint knows; nothing where there are no words for that.
func (s *Table[C, M, E, V]) hintWords() string {
	said, reasons := s.hint.why.Said(), s.hint.why.Reasons()
	what := ""
	if len(said) > 0 {
		what = s.say(said[0])
	}
	why := strings.Join(s.reasons(reasons), ", ")
	switch {
	case what == "" || why == "":
		return what + why
	default:
		return s.stage.Text("table.hint.why", lang.Str("what", what), lang.Str("why", why))
	}
}

// reasons puts reasons into words, the weightiest first. There are parts without words, which would tell nobody anything.
func (s *Table[C, M, E, V]) reasons(list []bots.Reason) (said []string) {
	for _, r := range list {
		//says:keys hint.{@reasons}? hint.{@reasons}.other?
		key := "hint." + s.play.kind.Def.ID + "." + r.Part
		if r.Seat != s.hint.seat.Seat {
			key += ".other"
		}
		if s.stage.Book.Has(key) && len(said) < mostReasons {
			n := max(r.Amount, -r.Amount)
			said = append(said, s.stage.Text(key, lang.Str("name", s.name(r.Seat)), lang.Num("n", (n+50)/100)))
		}
	}
	return said
}
