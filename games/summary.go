package games

import (
	"encoding/json"
	"errors"
	"hash/crc32"
)

// Summary is what a list of matches shows of a record. It is computed once and kept beside the record, since that takes
// time. It is not part of the record, and can be computed again.
type Summary struct {
	// Form is the version of this format. Size and Sum are the length in bytes and the CRC-32 (IEEE) of the text that
	// the summary was made from, even if that text is damaged.
	Form int    `json:"form"`
	Size int    `json:"size"`
	Sum  uint32 `json:"sum"`
	// Game, Version and Tables say which program can read the record. Players are who sits at its table.
	Game    string   `json:"game"`
	Version int      `json:"version"`
	Tables  string   `json:"tables,omitempty"`
	Players []Player `json:"players"`
	// Moves, Over, Rank and Points say how the match stands. Rank and Points have an entry for each seat once it is
	// over.
	Moves  int     `json:"moves"`
	Over   bool    `json:"over,omitempty"`
	Rank   []int8  `json:"rank,omitempty"`
	Points []int32 `json:"points,omitempty"`
	// Damaged says that the end of the text does not fit, so that the match can go on only from before it.
	Damaged bool `json:"damaged,omitempty"`
}

// summaryForm is the version of the format that this program writes and reads.
const summaryForm = 1

// NewSummary sums up a record, given its text and how the match stands. damaged says that reading or replaying it ended
// early.
func NewSummary(text []byte, record *Record, standing Standing, damaged bool) Summary {
	s := Summary{
		Form: summaryForm, Size: len(text), Sum: crc32.ChecksumIEEE(text), Game: record.Game, Version: record.Version,
		Tables: record.Tables, Players: record.Players, Moves: standing.Moves, Over: standing.Over, Damaged: damaged,
	}
	if seats := record.Setup.Seats; s.Over {
		s.Rank, s.Points = standing.Result.Rank[:seats], standing.Result.Points[:seats]
	}
	return s
}

// Tells reports whether the summary still fits: it was made from this text, and by a program with the same rules and
// tables of the game as info.
func (s *Summary) Tells(text []byte, info *Info) bool {
	tables, err := info.tables()
	return err == nil && s.Size == len(text) && s.Sum == crc32.ChecksumIEEE(text) && s.Game == info.ID &&
		s.Version == info.Version &&
		s.Tables == tables
}

// Text returns the summary as a line of JSON.
func (s *Summary) Text() ([]byte, error) { return json.Marshal(s) }

// ParseSummary reads what Text wrote. Its values are bounded, whoever wrote the text.
func ParseSummary(text []byte) (Summary, error) {
	var s Summary
	if len(text) > longestSummary {
		return s, errors.New("a summary that is too long")
	}
	if err := json.Unmarshal(text, &s); err != nil {
		return Summary{}, err
	}
	seats := len(s.Players)
	over := seats
	if !s.Over {
		over = 0
	}
	if s.Form != summaryForm || seats == 0 || seats > MaxSeats || s.Moves < 0 || len(s.Rank) != over ||
		len(s.Points) != over {
		return Summary{}, errors.New("no summary of a match")
	}
	return s, nil
}

// longestSummary bounds the text of a summary, in bytes.
const longestSummary = 8 << 10
