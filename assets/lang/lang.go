// Package lang holds the messages of the program in its languages.
//
// A language is a folder of JSON files, one per part of the program. A message is a text, or an
// object with a text per CLDR plural form, chosen by one number:
//
//	{
//	  "menu.play": "Play",
//	  "table.turn": "{name} is next",
//	  "coins": {"count": "n", "one": "{n} coin", "other": "{n} coins"}
//	}
//
// {name} stands for an argument; {{ and }} are braces. {name:word|words} stands for the form of a word that goes with a
// number, in the order of [Forms]; the last one written stands for the rest. What any text can name without being given
// it are the numbers of the rules ([Book.Know]): {market.hand} cards. An argument may itself be a message ([Phrase]),
// so that a sentence can hold a counted thing. The package promises that a missing key is seen and collected, never
// empty. Each file is there in each language with the same keys, and a key is in one file only. Natively all are
// embedded; in the browser all but English are fetched. What each language says and does not say, its marks and its one
// word for each thing are held by tests with the lists in testdata/words.
package lang

import "strconv"

// Arg is an argument of a message.
type Arg struct {
	name   string
	text   string
	number int
	kind   argKind
	args   []Arg
}

type argKind uint8

const (
	textArg argKind = iota
	numberArg
	phraseArg
)

// Str returns an argument that is a text: a name.
func Str(name, text string) Arg { return Arg{name: name, text: text} }

// Num returns an argument that is a whole number; it can choose a plural form.
func Num(name string, n int) Arg {
	return Arg{name: name, text: strconv.Itoa(n), number: n, kind: numberArg}
}

// Phrase returns an argument that is itself a message, with arguments of its own.
func Phrase(name, key string, args ...Arg) Arg {
	return Arg{name: name, text: key, kind: phraseArg, args: args}
}
