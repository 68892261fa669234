package ledger

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"hash/fnv"
	"slices"

	"runehall/games"
)

// Line is a finished match.
type Line struct {
	// Match is the [Key] of its record.
	Match string `json:"match"`
	// Game is the game's id, and Version the version of its rules.
	Game    string `json:"game"`
	Version int    `json:"version"`
	// Options holds the choice of every option that the game had, by the option's id.
	Options map[string]string `json:"options,omitempty"`
	// Ended is when the match ended, in UTC, as in RFC 3339: "2026-03-04T15:30:00Z". Later times are greater as texts
	// too.
	Ended string `json:"ended"`
	// Moves counts the moves, without those that were undone.
	Moves int `json:"moves"`
	// Clause is the id of the rule that ended the match.
	Clause string `json:"clause"`
	Seats  []Seat `json:"seats"`
}

// Seat is who sat at a seat, and how they fared.
type Seat struct {
	Name string `json:"name"`
	// Driver is [games.Person], or the level of a computer player.
	Driver string `json:"driver"`
	Colour string `json:"colour"`
	Emblem string `json:"emblem"`
	// Away says that the person sat at another device, where the match counts for them. Here they are an opponent.
	Away   bool `json:"away,omitempty"`
	Rank   int  `json:"rank"`
	Points int  `json:"points"`
	// Feats are the ids of what a person achieved in the match.
	Feats []string `json:"feats,omitempty"`

	typed string // the name as it was typed, if Name is another spelling; see [Book.Who]
}

// asTyped returns the name as it was typed.
func (s *Seat) asTyped() string { return cmp.Or(s.typed, s.Name) }

// Person reports whether a person sat there.
func (s *Seat) Person() bool { return s.Driver == games.Person }

// Counts reports whether the match counts for who sat there.
func (s *Seat) Counts() bool { return s.Person() && !s.Away }

// NewLine returns the line of a match, without anybody's feats.
func NewLine(record *games.Record, info *games.Info, result games.Result, moves int, ended string) Line {
	l := Line{
		Match: Key(record), Game: record.Game, Version: record.Version, Ended: ended, Moves: moves,
		Clause: result.Clause,
	}
	for _, o := range info.AllOptions() {
		if l.Options == nil {
			l.Options = map[string]string{}
		}
		l.Options[o.ID] = info.Choice(record.Setup, o.ID)
	}
	for i, p := range record.Players {
		l.Seats = append(l.Seats, Seat{
			Name: p.Name, Driver: p.Driver, Colour: p.Colour, Emblem: p.Emblem, Rank: int(result.Rank[i]),
			Points: int(result.Points[i]),
		})
	}
	return l
}

// Key identifies the match of a record wherever it is kept. It is a checksum of the record's head, which has the seed
// and who sits where. The moves do not count, so a match whose end is undone and played again stays the same match.
func Key(record *games.Record) string {
	sum := fnv.New64a()
	for line := range bytes.Lines(record.Text()) {
		_, _ = sum.Write(line) // never fails
		if bytes.HasPrefix(line, []byte("moves ")) {
			break
		}
	}
	return fmt.Sprintf("%016x", sum.Sum64())
}

// mostOf bounds the options and the feats in a line. No game has as many.
const mostOf = 200

func (l *Line) check() error {
	switch {
	case l.Match == "" || l.Game == "":
		return errors.New("it names no match")
	case len(l.Seats) == 0 || len(l.Seats) > games.MaxSeats:
		return fmt.Errorf("%d seats", len(l.Seats))
	case !stamped(l.Ended):
		return fmt.Errorf("it ended at %q", l.Ended)
	case len(l.Options) > mostOf:
		return fmt.Errorf("%d options", len(l.Options))
	case l.Moves < 0:
		return fmt.Errorf("%d moves", l.Moves)
	}
	for _, s := range l.Seats {
		if s.Rank < 1 || s.Rank > len(l.Seats) || s.Driver == "" {
			return fmt.Errorf("seat %q of rank %d", s.Name, s.Rank)
		}
		if len(s.Feats) > mostOf {
			return fmt.Errorf("seat %q with %d feats", s.Name, len(s.Feats))
		}
	}
	return nil
}

// stamped reports whether a text has the form of [Line].Ended.
func stamped(text string) bool {
	const form = "0000-00-00T00:00:00Z"
	if len(text) != len(form) {
		return false
	}
	for i, c := range []byte(form) {
		if c == '0' && (text[i] < '0' || text[i] > '9') || c != '0' && text[i] != c {
			return false
		}
	}
	return true
}

// Append appends the line in its stored form: JSON, a check, and a line feed.
func (l *Line) Append(dst []byte) ([]byte, error) {
	stored := *l
	stored.Seats = slices.Clone(l.Seats)
	for i := range stored.Seats {
		stored.Seats[i].Name = l.Seats[i].asTyped()
	}
	text, err := json.Marshal(&stored)
	if err != nil {
		return dst, fmt.Errorf("ledger: %w", err)
	}
	dst = append(dst, text...)
	return fmt.Appendf(dst, " ~%08x\n", crc32.ChecksumIEEE(text)), nil
}

// longestLine bounds a line, in bytes. Five players with many feats take a few thousand.
const longestLine = 64 << 10

// parse reads a line without its line feed.
func parse(raw []byte) (Line, error) {
	if len(raw) > longestLine {
		return Line{}, fmt.Errorf("%d bytes", len(raw))
	}
	at := bytes.LastIndex(raw, []byte(" ~"))
	if at < 0 || string(raw[at:]) != fmt.Sprintf(" ~%08x", crc32.ChecksumIEEE(raw[:at])) {
		return Line{}, errors.New("its check does not fit")
	}
	var l Line
	if err := json.Unmarshal(raw[:at], &l); err != nil {
		return Line{}, err
	}
	for i := range l.Seats {
		l.Seats[i].Name = games.CleanName(l.Seats[i].Name)
	}
	return l, l.check()
}
