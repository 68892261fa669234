package cli

import (
	"slices"
	"strings"

	"runehall/assets/lang"
)

// checkLang refuses a language that a flag names and that there is not; nothing is no language.
func checkLang(tag string) error {
	base, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(tag, "_", "-")), "-")
	if tag == "" || slices.Contains(lang.Tags(), base) {
		return nil
	}
	return badUsage("there is no language %q, only %s", tag, strings.Join(lang.Tags(), ", "))
}

// locale returns the language of the system, in any of its spellings: the first of these variables that is set counts, and
// otherwise what the system says by itself.
func locale(getenv func(string) string) string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := getenv(name); value != "" {
			return value
		}
	}
	return system()
}
