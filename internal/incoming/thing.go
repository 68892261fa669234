package incoming

import (
	"bytes"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"runehall/games"
	"runehall/internal/rooms/talk"
)

// Thing is what is to be opened: the path of a file, or the text of a link. The other field is empty.
type Thing struct{ Path, Link string }

// system has the properties of a system that the forms of paths depend on.
type system struct {
	windows bool
	exists  func(path string) bool
}

// here is the system that the program runs on.
var here = system{windows: runtime.GOOS == "windows", exists: func(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}}

// Of finds out what a text stands for: a link or, if it is none, the path of a file, which need not exist. The error is
// an [*Error].
func Of(text string) (Thing, error) { return here.of(text) }

func (s system) of(text string) (Thing, error) {
	scheme, rest := schemeOf(text)
	switch {
	case strings.TrimSpace(text) == "":
		return Thing{}, &Error{Reason: Nothing}
	case scheme == "file":
		return s.address(rest)
	case scheme != "": // an address never names a file of this machine
		if _, ok := games.LinkIn(text); ok {
			return Thing{Link: text}, nil
		}
		return Thing{}, &Error{Reason: NoMatch, Name: shown(text)}
	case s.isPath(text) || s.exists(text):
		return Thing{Path: text}, nil
	}
	if _, ok := games.LinkIn(text); ok {
		return Thing{Link: text}, nil
	}
	return Thing{Path: text}, nil
}

// Check checks a text that is to be opened: a record, a collection or a link. It refuses an empty text, and an address
// without a match, unless the address is meant for a room. The error is an [*Error].
func Check(text []byte) error {
	if len(bytes.TrimSpace(text)) == 0 {
		return &Error{Reason: Nothing}
	}
	if len(text) > longestAddress || bytes.ContainsAny(bytes.TrimSpace(text), "\r\n") {
		return nil
	}
	if scheme, _ := schemeOf(string(text)); scheme == "" {
		return nil
	}
	if _, ok := games.LinkIn(string(text)); ok || talk.Meant(string(text)) {
		return nil
	}
	return Because(NoMatch, strings.TrimSpace(string(text)), nil)
}

// longestAddress is how many bytes an address has at most: longer texts are something else.
const longestAddress = 8 << 10

// schemeOf splits an address into its scheme, if we know that, and what follows the colon.
func schemeOf(text string) (scheme, rest string) {
	scheme, rest, _ = strings.Cut(text, ":")
	switch scheme = strings.ToLower(strings.TrimLeft(scheme, " \t\r\n")); scheme {
	case "file", "runehall", "http", "https":
		return scheme, rest
	}
	return "", text
}

// isPath reports whether a text has the form of a path.
func (s system) isPath(text string) bool {
	if strings.HasPrefix(text, "/") || strings.HasPrefix(text, "./") || strings.HasPrefix(text, "../") {
		return true
	}
	if !s.windows {
		return false
	}
	return strings.HasPrefix(text, `\`) || strings.HasPrefix(text, `.\`) || strings.HasPrefix(text, `..\`) ||
		len(text) > 2 && isLetter(text[0]) && text[1] == ':' && (text[2] == '\\' || text[2] == '/')
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// address returns the file of an address, given without "file:". Desktops differ in what they escape as %XX, so the
// reading for which a file exists is chosen.
func (s system) address(rest string) (Thing, error) {
	host := ""
	if after, ok := strings.CutPrefix(rest, "//"); ok {
		if host, rest = after, ""; strings.Contains(after, "/") {
			host, rest, _ = strings.Cut(after, "/")
			rest = "/" + rest
		}
	}
	if host != "" && !strings.EqualFold(host, "localhost") && !strings.EqualFold(host, s.name()) {
		return Thing{}, &Error{Reason: Elsewhere, Name: shown(host)}
	}
	if rest == "" {
		return Thing{}, &Error{Reason: Nothing}
	}
	var readings []string
	if plain, err := url.PathUnescape(rest); err == nil {
		readings = append(readings, plain)
	}
	readings = append(readings, rest)
	if at, err := url.Parse("file://" + rest); err == nil { // one with a fragment or a query behind the path
		readings = append(readings, at.Path)
	}
	for _, reading := range readings {
		if reading = s.local(reading); s.exists(reading) {
			return Thing{Path: reading}, nil
		}
	}
	return Thing{Path: s.local(readings[0])}, nil
}

// local is the path of an address as this system writes it.
func (s system) local(path string) string {
	if s.windows && len(path) > 2 && path[0] == '/' && isLetter(path[1]) && path[2] == ':' {
		return path[1:]
	}
	return path
}

// name is the name of this machine, which some desktops write into addresses.
func (s system) name() string {
	name, err := os.Hostname()
	if err != nil {
		return ""
	}
	return name
}

// base is the name of a file without its folders, fit to be shown.
func base(name string) string { return shown(filepath.Base(name)) }
