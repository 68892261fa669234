package store

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// checkName accepts names that this program gives: lower-case letters, digits, dots and dashes, which every platform
// accepts.
func checkName(name string) error {
	if name == "" || len(name) > 100 || name[0] == '.' {
		return fmt.Errorf("%q is no name of a record or setting", name)
	}
	for _, c := range name {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' && c != '.' {
			return fmt.Errorf("%q is no name of a record or setting", name)
		}
	}
	return nil
}

// maxID is the longest name of a record in bytes: with the extension, what file systems take.
const maxID = 255 - len(extension)

// checkID accepts names of records. People may choose them too: with spaces, capitals, letters of any script, and what
// browsers add, as in "my match (1)". It refuses names that lead out of the folder, are hidden in it, or denote a
// device.
func checkID(id string) error {
	if id == "" || len(id) > maxID || id[0] == '.' || device(id) {
		return fmt.Errorf("%.300q is no name of a record", id)
	}
	for _, c := range id {
		if c == '/' || c == '\\' || unicode.IsControl(c) || strings.ContainsRune(refusedMarks, c) {
			return fmt.Errorf("%q is no name of a record", id)
		}
	}
	return nil
}

// device reports whether Windows takes a name, with any ending, for a device. Such names are refused on all systems,
// because files travel.
func device(id string) bool {
	stem, _, _ := strings.Cut(id, ".")
	stem = strings.ToUpper(strings.TrimRight(stem, " "))
	switch stem {
	case "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$":
		return true
	}
	for _, port := range []string{"COM", "LPT"} {
		if number, ok := strings.CutPrefix(stem, port); ok && number != "" && strings.Contains("123456789¹²³", number) {
			return true
		}
	}
	return false
}

// portID turns a record's name from another device into one that this device accepts, by dropping what it does not
// accept.
func portID(id string) string {
	id = strings.Map(func(c rune) rune {
		if unicode.IsControl(c) || c == utf8.RuneError || strings.ContainsRune(`/\<>:"|?*`, c) {
			return '-'
		}
		return c
	}, id)
	if id = strings.TrimLeft(shorten(id), "."); id == "" || device(id) {
		id = "match-" + id
	}
	return id
}

// mostNamed is how many bytes of a name are left where something is put behind it: a number, or another ending.
const mostNamed = 200

// shorten returns the beginning of a long name, in whole letters.
func shorten(id string) string {
	if len(id) <= mostNamed {
		return id
	}
	end := mostNamed
	for !utf8.RuneStart(id[end]) {
		end--
	}
	return id[:end]
}
