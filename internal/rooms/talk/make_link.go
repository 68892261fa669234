package talk

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"runehall/games"
)

// MakeLink is an address that makes a room. Whoever opens it becomes the room's host. It holds no secrets, since there
// is no room yet.
type MakeLink struct {
	// Page is the address of the host's page; "": the link is only a fragment.
	Page string
	// Game is the id of the game. This package does not know whether there is such a game, and whether it can be played
	// like this.
	Game string
	// Drivers are the players at the seats: [games.Person] or levels of computer players. nil: the least number of
	// persons that the game needs.
	Drivers []string
	// Options are choices by option id. Options that are missing have the game's defaults.
	Options map[string]string
}

// roomWord begins the fragment of a link into a room, and makeWord that of a link that makes one. In the latter,
// seatsWord names who plays.
const (
	roomWord  = "room"
	makeWord  = "make"
	seatsWord = "seats"
)

// Meant reports whether a text is meant as one of these links, even if it cannot be read.
func Meant(text string) bool {
	_, fragment, _ := cutLink(text)
	return strings.HasPrefix(fragment, roomWord+"=") || strings.HasPrefix(fragment, makeWord+"=") ||
		strings.HasPrefix(fragment, codeWord+"=")
}

// cutLink splits a link into the address of the page and the fragment. It returns false if the text contains other
// words.
func cutLink(text string) (page, fragment string, ok bool) {
	page, fragment, ok = strings.Cut(strings.TrimSpace(text), "#")
	if strings.ContainsAny(page, " \t\r\n") {
		return "", "", false
	}
	return page, fragment, ok
}

// ReadMakeLink parses a link that makes a room. It returns false if the text is none.
func ReadMakeLink(text string) (MakeLink, bool) {
	page, fragment, _ := cutLink(text)
	if !strings.HasPrefix(fragment, makeWord+"=") || len(text) > longestLink || page != "" && !isPage(page) {
		return MakeLink{}, false
	}
	said, err := url.ParseQuery(fragment)
	if err != nil {
		return MakeLink{}, false
	}
	link := MakeLink{Page: page, Options: map[string]string{}}
	for word, values := range said {
		if len(values) != 1 || word == "" || values[0] == "" {
			return MakeLink{}, false // given twice, and there is no telling which is meant
		}
		switch value := values[0]; word {
		case makeWord:
			link.Game = value
		case seatsWord:
			if link.Drivers = readDrivers(value); link.Drivers == nil {
				return MakeLink{}, false
			}
		default:
			link.Options[word] = value
		}
	}
	return link, true
}

// readDrivers parses who plays: a number of persons, or the driver of each seat in order. It returns nil for anything
// else.
func readDrivers(text string) []string {
	if n, err := strconv.Atoi(text); err == nil {
		if n < 1 || n > games.MaxSeats {
			return nil
		}
		return slices.Repeat([]string{games.Person}, n)
	}
	drivers := strings.Split(text, ",")
	if len(drivers) > games.MaxSeats || slices.Contains(drivers, "") {
		return nil
	}
	return drivers
}
