package rooms

import (
	"strconv"
	"strings"

	"golang.org/x/text/unicode/norm"

	"runehall/games"
	"runehall/games/room"
)

// sameName reports whether two names look the same, whatever their case and however their accents are written.
func sameName(a, b string) bool {
	return strings.EqualFold(norm.NFKC.String(a), norm.NFKC.String(b))
}

// unlike returns a name that is told apart from all others: with the first number behind it that makes it so ("Mia 2").
func unlike(name string, others []string) string {
	name = games.CleanName(name)
	taken := func(name string) bool {
		for _, other := range others {
			if sameName(name, other) {
				return true
			}
		}
		return false
	}
	if name == "" || !taken(name) {
		return name
	}
	base := name
	if at := strings.LastIndexByte(name, ' '); at > 0 {
		if _, err := strconv.Atoi(name[at+1:]); err == nil {
			base = name[:at]
		}
	}
	for n := 2; ; n++ {
		if numbered := withNumber(base, n); !taken(numbered) {
			return numbered
		}
	}
}

// withNumber puts a number behind a name, which is cut if there is no room for it.
func withNumber(name string, n int) string {
	letters := []rune(name)
	for {
		numbered := games.CleanName(string(letters)) + " " + strconv.Itoa(n)
		if games.CleanName(numbered) == numbered || len(letters) == 0 {
			return numbered
		}
		letters = letters[:len(letters)-1]
	}
}

// unlikeOthers returns the name for whoever takes a seat.
func (t *table) unlikeOthers(s games.Seat, name string) string {
	var others []string
	for i, sitter := range t.room.Sitters() {
		if games.Seat(i) != s {
			others = append(others, sitter.Name)
		}
	}
	return unlike(name, others)
}

// toldApart gives the seats of a new room names that are told apart.
func toldApart(seats []room.Sitter) []room.Sitter {
	var names []string
	apart := make([]room.Sitter, 0, len(seats))
	for _, s := range seats {
		s.Name = unlike(s.Name, names)
		names, apart = append(names, s.Name), append(apart, s)
	}
	return apart
}
