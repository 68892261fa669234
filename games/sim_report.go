package games

import (
	"math"
	"slices"
)

// SimReport is the table of a simulation. All but Measured is decided by the configuration.
type SimReport struct {
	Game    string            `json:"game"`
	Version int               `json:"version"`
	Options map[string]string `json:"options"`
	Seed    uint64            `json:"seed,string"`
	Matches int               `json:"matches"`
	// Rotated says that the players moved up by a seat from match to match.
	Rotated bool `json:"rotated,omitempty"`
	// Programs are the commands of the players that are programs, by the name of their level.
	Programs map[string]string `json:"programs,omitempty"`
	// Ties is the number of matches with a shared first place.
	Ties int `json:"ties"`
	// Length is the number of moves of a match.
	Length SimSpread `json:"length"`
	// Moves counts the moves of all matches.
	Moves int `json:"moves"`
	// Decisions counts how often a computer player was asked; some kept still instead of interrupting.
	Decisions int       `json:"decisions"`
	Seats     []SimSeat `json:"seats"`
	// Turns has a row per place in turn order, whoever sits there. Matches that were forfeited do not count in it.
	Turns []SimTurn `json:"turns"`
	// Levels has a row per level or program, in the order in which they first sit.
	Levels []SimRow `json:"levels"`
	// Ratings has a rating per row of Levels; it is left out when there is only one row.
	Ratings []Rating `json:"ratings,omitempty"`
	// Forfeits are the matches that a program did not play to their end. They count as wins of all others, but neither to the length nor
	// to the points, nor as shared.
	Forfeits []SimForfeit `json:"forfeits,omitempty"`
	Measured *SimMeasured `json:"measured,omitempty"`
}

// SimForfeit is a match that a program did not play to its end.
type SimForfeit struct {
	// Match counts from 1, Seat from 0.
	Match int  `json:"match"`
	Seat  Seat `json:"seat"`
	// Level is the program, Moves how many the match had, Did what the program did; Clause is the rule that its move broke.
	Level  string `json:"level"`
	Moves  int    `json:"moves"`
	Did    string `json:"did"`
	Clause string `json:"clause,omitempty"`
	// Err is Did, for callers that put refusals into words.
	Err error `json:"-"`
}

// SimTurn is the row of a place in turn order, counted from 0: the seat that is first, the next one clockwise and so on.
type SimTurn struct {
	Turn int `json:"turn"`
	SimRow
}

// SimSeat is the row of one seat, counted from 0.
type SimSeat struct {
	Seat Seat `json:"seat"`
	SimRow
}

// SimRow is what one seat, or all seats of one level, reached.
type SimRow struct {
	// Level is empty for a seat at which several sat in turn.
	Level string `json:"level,omitempty"`
	// Played counts the matches of the seat, or for a level those of all its seats together.
	Played int `json:"played"`
	// Wins counts first places; one that k seats share counts 1/k for each.
	Wins float64 `json:"wins"`
	// Low and High are the bounds between which the share of wins lies with a confidence of 95 %, from 0 to 1: the interval of Wilson, with
	// the matches as independent trials.
	Low  float64 `json:"low95"`
	High float64 `json:"high95"`
	// Shared counts the first places that were shared.
	Shared int `json:"sharedWins"`
	// Points are those of [Result].
	Points SimSpread `json:"points"`

	sits   int // at how many seats of a match
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

// row returns the row of a level, and makes it if there is none.
func (s *simulation[C, M, E, V]) row(level string) *SimRow {
	r := s.report
	at := slices.IndexFunc(r.Levels, func(l SimRow) bool { return l.Level == level })
	if at < 0 {
		at = len(r.Levels)
		r.Levels = append(r.Levels, SimRow{Level: level})
	}
	return &r.Levels[at]
}

// count adds a match's result to the rows of its seats, of its turn order and of its levels.
func (s *simulation[C, M, E, V]) count(m *simMatch[M]) {
	s.report.Moves += len(m.made)
	s.report.Decisions += m.decisions
	first := 0
	for seat := range m.sits {
		if m.result.Rank[seat] == 1 {
			first++
		}
	}
	played := m.forfeit == nil
	if played {
		s.lengths = append(s.lengths, len(m.made))
	} else {
		s.report.Forfeits = append(s.report.Forfeits, SimForfeit{
			Match: m.number + 1, Seat: m.forfeit.seat, Level: s.players[m.sits[m.forfeit.seat]].driver, Moves: len(m.made),
			Did: m.forfeit.did.Error(), Clause: clauseOf(m.forfeit.did), Err: m.forfeit.did,
		})
	}
	if played && first > 1 {
		s.report.Ties++
	}
	for seat, i := range m.sits {
		rows := []*SimRow{&s.report.Seats[seat].SimRow, s.row(s.players[i].driver)}
		if played {
			turn := (seat - int(m.first) + len(m.sits)) % len(m.sits)
			rows = append(rows, &s.report.Turns[turn].SimRow)
		}
		for _, row := range rows {
			row.add(m.result, Seat(seat), first, played)
		}
	}
	s.duels.add(s.report.Levels, m.result, func(s2 int) string { return s.players[m.sits[s2]].driver }, len(m.sits))
}

// add counts a match of a seat. First is how many share the first place.
func (row *SimRow) add(result Result, s Seat, first int, played bool) {
	row.Played++
	if played {
		row.points = append(row.points, int(result.Points[s]))
	}
	if result.Rank[s] != 1 {
		return
	}
	row.parts += winParts / first
	if played && first > 1 {
		row.Shared++
	}
}

// sum makes the wins and the spreads.
func (s *simulation[C, M, E, V]) sum() {
	r := s.report
	r.Length = spread(s.lengths)
	for i := range r.Seats {
		r.Seats[i].sits = 1
		r.Seats[i].finish()
	}
	for i := range r.Turns {
		r.Turns[i].sits = 1
		r.Turns[i].finish()
	}
	for i := range r.Levels {
		r.Levels[i].finish()
	}
	r.Ratings = s.duels.ratings(r.Levels)
}

func (row *SimRow) finish() {
	row.Wins = float64(row.parts) / winParts
	row.Points = spread(row.points)
	if row.Played == 0 {
		row.High = 1 // nothing is known
		return
	}
	// A level that has several seats in a match wins it with one of them at most.
	row.Low, row.High = wilson(row.Wins, float64(row.Played/row.sits))
	row.Low /= float64(row.sits)
	row.High /= float64(row.sits)
}

// wilson returns the interval of 95 % for the chance of something that came up so often in independent trials. The products are rounded before
// they are added, so that all processors give the same.
func wilson(wins, trials float64) (low, high float64) {
	const z = 1.959963984540054
	const zz = z * z
	p := wins / trials
	middle := p + zz/(2*trials)
	half := float64(z * math.Sqrt((float64(p*(1-p))+zz/(4*trials))/trials))
	whole := 1 + zz/trials
	return max(0, (middle-half)/whole), min(1, (middle+half)/whole)
}

// spread sums up a list; one without numbers is all 0.
func spread(list []int) SimSpread {
	if len(list) == 0 {
		return SimSpread{}
	}
	sorted := slices.Sorted(slices.Values(list))
	sum := 0
	for _, n := range sorted {
		sum += n
	}
	return SimSpread{
		Min: sorted[0], Median: sorted[(len(sorted)-1)/2], Max: sorted[len(sorted)-1], Mean: float64(sum) / float64(len(sorted)),
	}
}
