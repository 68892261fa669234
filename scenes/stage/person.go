package stage

import (
	"strings"

	"runehall/ui"
)

// Person returns what is the same however somebody's name is typed: in capitals or not, and letters with their marks as one sign or as two. It is for
// counting, not for showing.
func Person(name string) string {
	return ui.Compose(strings.ToLower(strings.ToUpper(ui.Compose(name)))) // some letters have two small forms, such as the sigma
}

// SameName reports whether two spellings are of one name.
func SameName(one, other string) bool { return one == other || Person(one) == Person(other) }
