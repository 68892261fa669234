package lang

import "strings"

// Plural rules and matching are written by hand, for four languages: golang.org/x/text/language costs the
// browser build 87 kB of brotli and feature/plural 18 kB more, for all languages of the world.

// Match returns the language of ours that fits a tag best: the same language whatever its region,
// otherwise English. It takes "de", "de-AT" and "de_AT.UTF-8".
func Match(tag string) string {
	base := strings.ToLower(tag)
	if i := strings.IndexAny(base, "-_.@"); i >= 0 {
		base = base[:i]
	}
	for _, t := range Tags() {
		if t == base {
			return t
		}
	}
	return Tags()[0]
}

// Plural returns the CLDR plural form of a whole number in a language: one, few, many or other.
func Plural(tag string, n int) string {
	if n < 0 {
		n = -n
	}
	switch tag {
	case "fr":
		if n < 2 {
			return "one"
		}
		if n%1000000 == 0 {
			return "many"
		}
	case "uk":
		switch {
		case n%10 == 1 && n%100 != 11:
			return "one"
		case n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
			return "few"
		}
		return "many"
	default:
		if n == 1 {
			return "one"
		}
	}
	return "other"
}

// Forms returns the plural forms that a message in a language needs.
func Forms(tag string) []string {
	switch tag {
	case "fr":
		return []string{"one", "many", "other"}
	case "uk":
		return []string{"one", "few", "many", "other"}
	}
	return []string{"one", "other"}
}
