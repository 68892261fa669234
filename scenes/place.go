package scenes

import (
	"fmt"
	"net/url"
	"strconv"
	"strings"
)

// place is where the person is, as far as the program can come back there after it was torn away. The zero value is the
// title.
type place struct {
	kind    placeKind
	id      string // id of the match, or of the game that is being set up
	moves   int    // how many moves the replay has made
	seating string // seats as they are being set up
}

type placeKind string

// The kinds of places. From any other the program begins at the title.
const (
	atMatch   placeKind = "match"
	atResults placeKind = "results"
	atReplay  placeKind = "replay"
	atSetup   placeKind = "setup"
	atRoom    placeKind = "room"
)

// String returns the text that readPlace reads: "match ID", "results ID", "replay ID MOVES", "room LINK" or "setup GAME
// SEATING"; empty for the title.
func (p place) String() string {
	id := url.PathEscape(p.id) // files that people name have spaces in their names
	switch p.kind {
	case atReplay:
		return fmt.Sprintf("%s %s %d", p.kind, id, p.moves)
	case atSetup:
		return fmt.Sprintf("%s %s %s", p.kind, id, p.seating)
	case atMatch, atResults, atRoom:
		return fmt.Sprintf("%s %s", p.kind, id)
	}
	return ""
}

func readPlace(text string) (place, error) {
	kind, rest, _ := strings.Cut(text, " ")
	id, rest, more := strings.Cut(rest, " ")
	id, err := url.PathUnescape(id)
	p := place{kind: placeKind(kind), id: id}
	if err != nil {
		return place{}, fmt.Errorf("scenes: a place of the kind %q: %w", kind, err)
	}
	switch p.kind {
	case atReplay:
		p.moves, err = strconv.Atoi(rest)
	case atSetup:
		p.seating = rest
	case atMatch, atResults, atRoom:
		if more {
			err = fmt.Errorf("%q is too much", rest)
		}
	default:
		err = fmt.Errorf("there is no %q", kind)
	}
	if err == nil && id == "" {
		err = fmt.Errorf("nothing is named")
	}
	if err != nil {
		return place{}, fmt.Errorf("scenes: a place of the kind %q: %w", kind, err)
	}
	return p, nil
}
