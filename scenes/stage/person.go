package stage

import (
	"strings"

	"runehall/ui"
)

// Person returns a form of a name that is the same however the name is typed: with or without capitals, and with
// letters and marks as one sign or as two. It is for counting, not for showing.
func Person(name string) string {
	// Some letters, such as sigma, have two lower-case forms, so go through upper case.
	return ui.Compose(strings.ToLower(strings.ToUpper(ui.Compose(name))))
}

// SameName reports whether two spellings are of one name.
func SameName(one, other string) bool { return one == other || Person(one) == Person(other) }
