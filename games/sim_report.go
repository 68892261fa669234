package games

import "slices"

// SimReport is the table of a simulation. All but Measured is decided by the configuration.
type SimReport struct {
	Game    string            `json:"game"`
	Version int               `json:"version"`
	Options map[string]string `json:"options"`
	Seed    uint64            `json:"seed,string"`
	Matches int               `json:"matches"`
	// Ties is the number of matches with a shared first place.
	Ties int `json:"ties"`
	// Length is the number of moves of a match.
	Length SimSpread `json:"length"`
	// Moves counts those of all matches.
	Moves int `json:"moves"`
	// Decisions counts how often a computer player was asked; some kept still instead of interrupting.
	Decisions int       `json:"decisions"`
	Seats     []SimSeat `json:"seats"`
	// Levels has a row per level, in the order in which they first sit.
	Levels   []SimRow     `json:"levels"`
	Measured *SimMeasured `json:"measured,omitempty"`
}

// SimSeat is the row of one seat, counted from 0.
type SimSeat struct {
	Seat Seat `json:"seat"`
	SimRow
}

// SimRow is what one seat, or all seats of one level, reached.
type SimRow struct {
	Level string `json:"level"`
	// Played counts the matches of the seat, or for a level those of all its seats together.
	Played int `json:"played"`
	// Wins counts first places; one that k seats share counts 1/k for each.
	Wins float64 `json:"wins"`
	// Shared counts the first places that were shared.
	Shared int `json:"sharedWins"`
	// Points are those of [Result].
	Points SimSpread `json:"points"`

	parts  int // wins in units of 1/winParts
	points []int
}

// winParts is the unit in which wins are counted: every share of a first place is a whole number of it.
const winParts = 60

// SimSpread sums up a list of numbers. The median of an even number is the lower of the middle two.
type SimSpread struct {
	Min    int     `json:"min"`
	Median int     `json:"median"`
	Max    int     `json:"max"`
	Mean   float64 `json:"mean"`
}

// SimMeasured holds what depends on the machine.
type SimMeasured struct {
	Seconds        float64 `json:"seconds"`
	MovesPerSecond float64 `json:"movesPerSecond"`
}

// count adds a match's result to the rows of its seats.
func (s *simulation[C, M, E, V]) count(result Result) {
	s.report.Moves += len(s.made)
	s.lengths = append(s.lengths, len(s.made))
	first := 0
	for i := range s.report.Seats {
		if result.Rank[i] == 1 {
			first++
		}
	}
	if first > 1 {
		s.report.Ties++
	}
	for i := range s.report.Seats {
		row := &s.report.Seats[i]
		row.Played++
		row.points = append(row.points, int(result.Points[i]))
		if result.Rank[i] != 1 {
			continue
		}
		row.parts += winParts / first
		if first > 1 {
			row.Shared++
		}
	}
}

// sum makes the rows of levels, the wins and the spreads.
func (s *simulation[C, M, E, V]) sum() {
	r := s.report
	r.Length = spread(s.lengths)
	for i := range r.Seats {
		row := &r.Seats[i].SimRow
		at := slices.IndexFunc(r.Levels, func(l SimRow) bool { return l.Level == row.Level })
		if at < 0 {
			at = len(r.Levels)
			r.Levels = append(r.Levels, SimRow{Level: row.Level})
		}
		level := &r.Levels[at]
		level.Played += row.Played
		level.parts += row.parts
		level.Shared += row.Shared
		level.points = append(level.points, row.points...)
		row.finish()
	}
	for i := range r.Levels {
		r.Levels[i].finish()
	}
}

func (row *SimRow) finish() {
	row.Wins = float64(row.parts) / winParts
	row.Points = spread(row.points)
}

func spread(list []int) SimSpread {
	sorted := slices.Sorted(slices.Values(list))
	sum := 0
	for _, n := range sorted {
		sum += n
	}
	return SimSpread{
		Min: sorted[0], Median: sorted[(len(sorted)-1)/2], Max: sorted[len(sorted)-1], Mean: float64(sum) / float64(len(sorted)),
	}
}
