package games

import "strings"

// LinkMark stands before a link in an address: it begins the fragment, which no server sees.
const LinkMark = "#match="

// LinkIn returns the link in an address, or in its fragment alone, and false if there is none.
func LinkIn(text string) (link string, ok bool) {
	if len(text) > longestLink+len(LinkMark)+linkedHead {
		return "", false
	}
	_, link, ok = strings.Cut(strings.TrimSpace(text), LinkMark)
	return link, ok
}
