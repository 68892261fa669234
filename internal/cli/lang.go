package cli

import (
	"slices"
	"strings"

	"runehall/assets/lang"
)

// checkLang refuses a language of a flag that we do not have. An empty tag is fine.
func checkLang(tag string) error {
	if tag == "" || slices.Contains(lang.Tags(), baseOf(tag)) {
		return nil
	}
	return badUsage("there is no language %q, only %s", tag, strings.Join(lang.Tags(), ", "))
}

// tag is the language of a flag; "": the flag was not given.
type tag string

func (t *tag) String() string { return string(*t) }

func (t *tag) Set(text string) error {
	if err := checkLang(text); err != nil {
		return err
	}
	*t = tag(text)
	return nil
}

// locale returns the language that the person wants, in the system's spelling: the first language of the list in
// LANGUAGE that we have, or else the locale's language. As everywhere under glibc, the list counts only if the locale
// names a language.
func locale(getenv func(string) string) string {
	set := localeSet(getenv)
	if set == "" || set == "C" || set == "POSIX" {
		return set
	}
	for tag := range strings.SplitSeq(getenv("LANGUAGE"), ":") {
		if tag == "C" || tag == "POSIX" || slices.Contains(lang.Tags(), baseOf(tag)) {
			return tag
		}
	}
	return set
}

// localeSet returns the locale: the first of these variables that is set, or what the system reports.
func localeSet(getenv func(string) string) string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := getenv(name); value != "" {
			return value
		}
	}
	return system()
}

// baseOf is the language in the name of a locale, in any of the spellings: "de" of "de_AT.UTF-8@euro".
func baseOf(tag string) string {
	if end := strings.IndexAny(tag, "-_.@"); end >= 0 {
		tag = tag[:end]
	}
	return strings.ToLower(tag)
}
