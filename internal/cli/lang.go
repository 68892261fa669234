package cli

import (
	"slices"
	"strings"

	"runehall/assets/lang"
)

// checkLang refuses a language that a flag asks for and that we do not have. An empty tag asks for none.
func checkLang(tag string) error {
	base, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(tag, "_", "-")), "-")
	if tag == "" || slices.Contains(lang.Tags(), base) {
		return nil
	}
	return badUsage("there is no language %q, only %s", tag, strings.Join(lang.Tags(), ", "))
}

// tag is the language that a flag asks for; "" means none was given.
type tag string

func (t *tag) String() string { return string(*t) }

func (t *tag) Set(text string) error {
	if err := checkLang(text); err != nil {
		return err
	}
	*t = tag(text)
	return nil
}

// locale returns the system's language, in whatever spelling the system uses: the first of these variables that is set, or else
// what the system reports.
func locale(getenv func(string) string) string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := getenv(name); value != "" {
			return value
		}
	}
	return system()
}
