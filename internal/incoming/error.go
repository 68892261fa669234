package incoming

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"runehall/assets/lang"
)

// Reason is why something cannot be opened.
type Reason string

// The reasons. Each has a message, "incoming." and the reason itself.
const (
	Missing   Reason = "missing"   // the file does not exist
	Empty     Reason = "empty"     // there is nothing in it
	Folder    Reason = "folder"    // it is one
	Large     Reason = "large"     // no record is so large
	Forbidden Reason = "forbidden" // this person may not read it
	Special   Reason = "special"   // a device or a pipe: it has no end
	Elsewhere Reason = "elsewhere" // its address names another machine
	NoMatch   Reason = "no-match"  // an address without a match
	Nothing   Reason = "nothing"   // no name at all
	Several   Reason = "several"   // more than one at once
	Mixed     Reason = "mixed"     // it came together with flags, or with parts that look like some
	Unread    Reason = "unread"    // the system cannot read it
)

// Error says why something cannot be opened.
type Error struct {
	Reason Reason
	Name   string // the file's name, fit to be shown; or the machine's name if the file is on another one
	Err    error  // the system's error, or nil
}

// Because returns an error about a name that may come from strangers; the name is made fit to be shown. err is the
// system's error, or nil.
func Because(reason Reason, name string, err error) *Error {
	return &Error{Reason: reason, Name: shown(name), Err: err}
}

func (e *Error) Error() string {
	text := fmt.Sprintf("open %q: %s", e.Name, e.Reason)
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text
}

// Unwrap returns the system's error.
func (e *Error) Unwrap() error { return e.Err }

// Key returns the key of the message.
//
//says:keys incoming.{missing,empty,folder,large,forbidden,special,elsewhere,no-match,nothing,several,mixed,unread}
func (e *Error) Key() string { return "incoming." + string(e.Reason) }

// Text says it in a language.
func (e *Error) Text(book *lang.Book) string { return book.Text(e.Key(), lang.Str("name", e.Name)) }

// longestName is how many letters of a name are shown.
const longestName = 80

// shown makes a name fit to be shown in a sentence: without line breaks, without codes that terminals obey, and without
// marks that turn the direction of text. It leaves out the middle of a long name.
func shown(name string) string {
	letters := []rune(strings.Map(func(c rune) rune {
		if unicode.IsPrint(c) || c == '\u200c' || c == '\u200d' { // the joiners are part of how some names are written
			return c
		}
		return unicode.ReplacementChar
	}, name))
	if len(letters) > longestName {
		letters = slices.Concat(letters[:longestName/2], []rune(" … "), letters[len(letters)-longestName/2:])
	}
	return string(letters)
}
