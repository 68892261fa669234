package stage

import (
	"strings"

	"runehall/assets/lang"
)

// Honour returns a sentence with the title that a game's rulebook gives to winners of these names; "" if it gives none.
func (s *Stage) Honour(game string, names []string) string {
	//says:keys results.title.{@games}?
	key := "results.title." + game
	if len(names) == 0 || !s.Book.Has(key) {
		return ""
	}
	return s.Text(key, lang.Str("names", strings.Join(names, ", ")), lang.Num("n", len(names)))
}
