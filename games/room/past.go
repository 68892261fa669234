package room

import (
	"slices"

	"runehall/games"
)

// Past is a match of the room that has ended by its rules. Its record tells all hands, so it exists only afterwards.
type Past struct {
	// Number counts the matches of the room, from 1.
	Number int
	// Record is the text of the record, with the names of those who sat there at the end.
	Record []byte

	sitters []Sitter
}

// Own returns the persons' seats that a device played at the end: the one that it took and, if it is the host's, those
// that nobody took.
func (p *Past) Own(key string, host bool) []games.Seat {
	var own []games.Seat
	for s, sitter := range p.sitters {
		if sitter.person() && (key != "" && sitter.Key == key || host && sitter.Key == "") {
			own = append(own, games.Seat(s))
		}
	}
	return own
}

// Ended returns the number of the last match that has ended by its rules; 0: none has.
func (r *Room) Ended() int { return r.ended }

// mostPast is how many matches before this one a room can still tell of: a device that slept through some gets their
// records, too.
const mostPast = 4

// Past returns the last matches that have ended by their rules, the last one last.
func (r *Room) Past() ([]Past, error) {
	list := slices.Clone(r.past)
	if r.final == nil {
		return list, nil
	}
	record, err := r.Record()
	if err != nil {
		return nil, err
	}
	return append(list, Past{Number: r.ended, Record: record.Text(), sitters: r.final}), nil
}
