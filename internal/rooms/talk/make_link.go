package talk

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"runehall/games"
)

// MakeLink is an address that makes a room: whoever opens it becomes its host. It holds no secret, since the room is yet to be.
type MakeLink struct {
	// Page is the address of the host's page, "" where the link is a fragment alone.
	Page string
	// Game is the id of the game. Whether there is such a game, and such a match of it, is for who knows the games.
	Game string
	// Drivers are who is to play at each seat, [games.Person] or a level of computer players; nil: as many persons as the game needs at least.
	Drivers []string
	// Options are the choices by option id; those that are left out are the game's to make.
	Options map[string]string
}

// roomWord begins the fragment of a link into a room, makeWord that of one that makes a room, in which seatsWord names who plays.
const (
	roomWord  = "room"
	makeWord  = "make"
	seatsWord = "seats"
)

// Meant reports whether a text is meant as a link into a room, or as one that makes a room, whether or not it can be read.
func Meant(text string) bool {
	_, fragment, _ := cutLink(text)
	return strings.HasPrefix(fragment, roomWord+"=") || strings.HasPrefix(fragment, makeWord+"=")
}

// cutLink cuts a link into the address of a page and the fragment. It returns false for a text with other words besides.
func cutLink(text string) (page, fragment string, ok bool) {
	page, fragment, ok = strings.Cut(strings.TrimSpace(text), "#")
	if strings.ContainsAny(page, " \t\r\n") {
		return "", "", false
	}
	return page, fragment, ok
}

// ReadMakeLink reads the link that makes a room which a text is, or returns false.
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
			return MakeLink{}, false // which of two is meant cannot be known
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

// readDrivers reads who plays: how many persons, or each seat's driver, the first seat's first. It returns nil where that is neither.
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
