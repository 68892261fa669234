package lang

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// marks are the marks and spaces of a language.
type marks struct {
	Quotes     string `json:"quotes"`     // the mark that opens and the one that closes
	Inner      string `json:"inner"`      // the same inside of quoted words; may be nothing
	Apostrophe string `json:"apostrophe"` // the one mark
	Dash       string `json:"dash"`       // between words, with its spaces
	Before     string `json:"before"`     // the marks before which a space stands that breaks no line
	After      string `json:"after"`      // the marks behind which one stands

	Except []string `json:"except"` // texts that are no sentences
}

func (m marks) valid() error {
	switch {
	case utf8.RuneCountInString(m.Quotes) != 2:
		return errors.New(`"quotes" are two marks`)
	case m.Inner != "" && utf8.RuneCountInString(m.Inner) != 2:
		return errors.New(`"inner" are two marks, or none`)
	case utf8.RuneCountInString(m.Apostrophe) != 1:
		return errors.New(`"apostrophe" is one mark`)
	case strings.Trim(m.Dash, " \u00a0") == "":
		return errors.New(`"dash" is a mark with its spaces`)
	}
	return nil
}

const (
	quoteMarks = "\"'`´„“”‟‚‘’‛«»‹›ʼ′"
	dashMarks  = "‒–—―"
	endMarks   = ";:!?,."
	noBreak    = '\u00a0'
)

// wrongAnywhere is what no language wants.
var wrongAnywhere = []struct {
	find *regexp.Regexp
	say  string
}{
	{regexp.MustCompile(`\s\s|[\s\p{Zs}]{2}`), "two spaces"},
	{regexp.MustCompile(`^[\s\p{Zs}]|[\s\p{Zs}]$`), "a space at the end"},
	{regexp.MustCompile(`[\t\n\r\x{2000}-\x{200b}\x{202f}]`), "an odd space"},
	{regexp.MustCompile(`\.\.\.`), "three dots for …"},
	{regexp.MustCompile(`--(?:[^a-z]|$)|[\s\p{Zs}]-[\s\p{Zs}]`), "a hyphen for a dash"},
	{regexp.MustCompile(`(?:^|[\s\p{Zs}(])-\d`), "a hyphen for a minus"},
	{regexp.MustCompile(`\p{Latin}\p{Cyrillic}|\p{Cyrillic}\p{Latin}`), "letters of two scripts in one word"},
}

// check says what is wrong with the marks and spaces of a text.
func (m marks) check(text string) []string {
	var faults []string
	for _, wrong := range wrongAnywhere {
		if wrong.find.MatchString(text) {
			faults = append(faults, wrong.say)
		}
	}
	chars := []rune(text)
	at := func(i int) rune {
		if i < 0 || i >= len(chars) {
			return ' '
		}
		return chars[i]
	}
	own := m.Quotes + m.Inner + m.Apostrophe
	for i, c := range chars {
		before, after := at(i-1), at(i+1)
		switch {
		case strings.ContainsRune(quoteMarks, c) && !strings.ContainsRune(own, c):
			faults = append(faults, fmt.Sprintf("%c is none of %s", c, own))
		case strings.ContainsRune(dashMarks, c):
			faults = append(faults, m.checkDash(c, chars[:i], chars[i+1:])...)
		}
		if string(c) == m.Apostrophe && !strings.ContainsRune(m.Inner, c) &&
			!unicode.IsLetter(before) && before != '}' {
			faults = append(faults, fmt.Sprintf("%c follows no letter", c))
		}
		ends := unicode.IsSpace(after) || strings.ContainsRune(endMarks+own, after)
		switch {
		case strings.ContainsRune(m.Before, c) && ends && before != noBreak && !strings.ContainsRune(endMarks, before):
			faults = append(faults, fmt.Sprintf("no space that breaks no line before %c", c))
		case strings.ContainsRune(endMarks, c) && !strings.ContainsRune(m.Before, c) && ends &&
			unicode.IsSpace(before) && i > 0:
			faults = append(faults, fmt.Sprintf("a space before %c", c))
		}
		if strings.ContainsRune(m.After, c) && after != noBreak {
			faults = append(faults, fmt.Sprintf("no space that breaks no line behind %c", c))
		}
	}
	return append(faults, m.checkQuotes(chars)...)
}

// checkDash says whether a dash between words has the spaces that the language wants; one between numbers has none.
func (m marks) checkDash(dash rune, before, after []rune) []string {
	want := strings.Trim(m.Dash, " \u00a0")
	if string(dash) != want {
		return []string{fmt.Sprintf("%c for %s", dash, want)}
	}
	left, right, _ := strings.Cut(m.Dash, want)
	all := string(before) + string(dash) + string(after)
	tight := len(before) > 0 && len(after) > 0 && !unicode.IsSpace(before[len(before)-1]) && !unicode.IsSpace(after[0])
	if tight && !unicode.IsLetter(before[len(before)-1]) && !unicode.IsLetter(after[0]) ||
		strings.TrimSpace(all) == want {
		return nil
	}
	if strings.HasSuffix(string(before), left) && strings.HasPrefix(string(after), right) {
		return nil
	}
	return []string{fmt.Sprintf("the spaces about %c are not %q", dash, m.Dash)}
}

// checkQuotes says whether what is quoted is opened and closed.
func (m marks) checkQuotes(chars []rune) []string {
	quotes := []rune(m.Quotes)
	open := false
	for _, c := range chars {
		switch {
		case c == quotes[0] && !open:
			open = true
		case c == quotes[1] && open:
			open = false
		case c == quotes[0] || c == quotes[1]:
			return []string{"what is quoted is not opened, or opened twice"}
		}
	}
	if open {
		return []string{"what is quoted is not closed"}
	}
	return nil
}
