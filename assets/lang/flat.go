package lang

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"
)

// The files of a language are the first thing that the program reads, and nothing is drawn before they are read. They
// need little of JSON: objects of texts. This reader knows just that, and takes a tenth of the time of encoding/json.

// errFlat says that a text is not in the form that this reader knows.
var errFlat = errors.New("this is no object of texts and plural forms")

// flat reads an object, and returns the text behind it. For each key it calls value with the text behind the colon.
// value reads the value at the start of that text, and returns the text behind the value.
func flat(text string, value func(key, text string) (rest string, err error)) (rest string, err error) {
	rest, ok := after(text, '{')
	if !ok {
		return "", errFlat
	}
	if rest, ok := after(rest, '}'); ok {
		return rest, nil
	}
	for {
		var key string
		if key, rest, err = quoted(rest); err != nil {
			return "", err
		}
		if rest, ok = after(rest, ':'); !ok {
			return "", fmt.Errorf("key %q: %w", key, errFlat)
		}
		if rest, err = value(key, rest); err != nil {
			return "", fmt.Errorf("key %q: %w", key, err)
		}
		if end, ok := after(rest, '}'); ok {
			return end, nil
		}
		if rest, ok = after(rest, ','); !ok {
			return "", fmt.Errorf("behind key %q: %w", key, errFlat)
		}
	}
}

// space has the characters that JSON allows between its parts.
const space = " \t\r\n"

// after skips space and then c, and returns the rest. If another character stands there, it skips only the space and
// returns false.
func after(text string, c byte) (rest string, ok bool) {
	text = strings.TrimLeft(text, space)
	if text == "" || text[0] != c {
		return text, false
	}
	return text[1:], true
}

// quoted reads a text in quotation marks, and returns it and the rest. Only texts with a backslash need encoding/json.
func quoted(text string) (value, rest string, err error) {
	text = strings.TrimLeft(text, space)
	if text == "" || text[0] != '"' {
		return "", "", errFlat
	}
	escaped := false
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"' && !escaped:
			return text[1:i], text[i+1:], nil
		case c == '"':
			err := json.Unmarshal([]byte(text[:i+1]), &value)
			return value, text[i+1:], err
		case c == '\\':
			escaped = true
			i++
		case c < ' ':
			return "", "", errFlat
		}
	}
	return "", "", errFlat
}

// readMessages reads the file of a language, and calls each for every message in it, in the order of the file. It stops
// at the first error, including one that each returns.
func readMessages(data []byte, each func(key string, m message) error) error {
	if !utf8.Valid(data) {
		return errors.New("this is no UTF-8")
	}
	rest, err := flat(string(data), func(key, text string) (rest string, err error) {
		var m message
		if start := strings.TrimLeft(text, space); strings.HasPrefix(start, "{") {
			m, rest, err = readForms(text)
		} else {
			m.text, rest, err = quoted(text)
		}
		if err == nil {
			err = each(key, m)
		}
		return rest, err
	})
	if err == nil && strings.TrimLeft(rest, space) != "" {
		err = errFlat
	}
	return err
}

// readForms reads a message with plural forms: an object with a text for each form, of which "other" must be there. Its
// "count" names the argument that decides between the forms.
func readForms(text string) (m message, rest string, err error) {
	m.forms = map[string]string{}
	rest, err = flat(text, func(form, text string) (string, error) {
		value, rest, err := quoted(text)
		m.forms[form] = value
		return rest, err
	})
	m.count = m.forms["count"]
	delete(m.forms, "count")
	switch {
	case err != nil:
	case m.count == "":
		err = errors.New(`plural forms without "count"`)
	case m.forms["other"] == "":
		err = errors.New(`plural forms without "other"`)
	}
	return m, rest, err
}
