package games

import (
	"math"
	"slices"
)

// SimReport is the result of a simulation. The configuration decides all of it except Measured.
type SimReport struct {
	Game    string            `json:"game"`
	Version int               `json:"version"`
	Options map[string]string `json:"options"`
	Seed    uint64            `json:"seed,string"`
	Matches int               `json:"matches"`
	// Rotated says that the players moved up by one seat from match to match.
	Rotated bool `json:"rotated,omitempty"`
	// Programs are the command lines of foreign programs, by driver.
	Programs map[string]string `json:"programs,omitempty"`
	// Ties is the number of matches with a shared first place.
	Ties int `json:"ties"`
	// Length is the distribution of the number of moves in a match.
	Length SimSpread `json:"length"`
	// Moves counts the moves of all matches.
	Moves int `json:"moves"`
	// Decisions counts how often a player was asked. It exceeds Moves, because a seat may decide to keep still.
	Decisions int       `json:"decisions"`
	Seats     []SimSeat `json:"seats"`
	// Turns has a row for each place in turn order, whoever sits there. It leaves out matches that were forfeited.
	Turns []SimTurn `json:"turns"`
	// Levels has a row for each level or program, in the order of the first seats they have.
	Levels []SimRow `json:"levels"`
	// Ratings has a rating for each row of Levels. It is left out if there is only one row.
	Ratings []Rating `json:"ratings,omitempty"`
	// Forfeits are the matches in which a program could not go on. They count as wins of all others, but do not count
	// for length, points and shared wins.
	Forfeits []SimForfeit `json:"forfeits,omitempty"`
	Measured *SimMeasured `json:"measured,omitempty"`
}

// SimForfeit is a match in which a program could not go on.
type SimForfeit struct {
	// Match counts from 1, Seat from 0.
	Match int  `json:"match"`
	Seat  Seat `json:"seat"`
	// Level is the program, Moves the number of moves until then, and Did what the program did wrong. Clause is the
	// rule that its move broke, if it was that.
	Level  string `json:"level"`
	Moves  int    `json:"moves"`
	Did    string `json:"did"`
	Clause string `json:"clause,omitempty"`
	// Err is the error behind Did, for callers that put refusals into words.
	Err error `json:"-"`
}

// SimTurn is the row of a place in turn order: 0 for the seat that begins, 1 for the next one clockwise, and so on.
type SimTurn struct {
	Turn int `json:"turn"`
	SimRow
}

// SimSeat is the row of one seat, counted from 0.
type SimSeat struct {
	Seat Seat `json:"seat"`
	SimRow
}

// SimRow sums up the matches of one seat, one place in turn order, or one level.
type SimRow struct {
	// Level is empty for a seat that several players sat at in turn.
	Level string `json:"level,omitempty"`
	// Played counts matches; for a level, each match once for every seat it had.
	Played int `json:"played"`
	// Wins counts first places. A first place that k seats share counts 1/k for each.
	Wins float64 `json:"wins"`
	// Low and High bound the true share of wins, from 0 to 1, with a confidence of 95 %: Wilson's interval, which takes
	// matches as independent trials.
	Low  float64 `json:"low95"`
	High float64 `json:"high95"`
	// Shared counts the first places that were shared.
	Shared int `json:"sharedWins"`
	// Points is the distribution of [Result].Points.
	Points SimSpread `json:"points"`

	sits   int // how many seats of each match the row counts
	parts  int // Wins in units of 1/winParts
	points []int
}

// winParts is the fraction in which wins are counted: every share of a first place, up to five seats, is a whole number
// of it.
const winParts = 60

// SimSpread describes the distribution of a list of numbers. For an even count the median is the lower of the middle
// two.
type SimSpread struct {
	Min    int     `json:"min"`
	Median int     `json:"median"`
	Max    int     `json:"max"`
	Mean   float64 `json:"mean"`
}

// SimMeasured holds what depends on the machine, and so differs from run to run.
type SimMeasured struct {
	Seconds        float64 `json:"seconds"`
	MovesPerSecond float64 `json:"movesPerSecond"`
}

// row returns the row of a level, making it first if need be.
func (s *simulation[C, M, E, V]) row(level string) *SimRow {
	r := s.report
	at := slices.IndexFunc(r.Levels, func(l SimRow) bool { return l.Level == level })
	if at < 0 {
		at = len(r.Levels)
		r.Levels = append(r.Levels, SimRow{Level: level})
	}
	return &r.Levels[at]
}

// count adds a match to the rows of its seats, its turn order and its levels.
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
			Match: m.number + 1, Seat: m.forfeit.seat, Level: s.players[m.sits[m.forfeit.seat]].driver,
			Moves: len(m.made), Did: m.forfeit.did.Error(), Clause: clauseOf(m.forfeit.did), Err: m.forfeit.did,
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

// add counts one seat's match. first is how many seats share the first place.
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

// sum computes what the report says of all matches together.
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
		row.High = 1 // nothing is known yet
		return
	}
	// A level with several seats in a match can win it with one of them only.
	row.Low, row.High = Wilson(row.Wins, float64(row.Played/row.sits))
	row.Low /= float64(row.sits)
	row.High /= float64(row.sits)
}

// deviations are how far the bounds of 95 % lie from the middle of a normal distribution, in its standard deviations.
const deviations = 1.959963984540054

// Wilson returns the 95 % interval for the chance of an event that happened so often in independent trials. Products
// are rounded before they are added, so that all processors compute the same.
func Wilson(wins, trials float64) (low, high float64) {
	const z, zz = deviations, deviations * deviations
	p := wins / trials
	middle := p + zz/(2*trials)
	half := float64(z * math.Sqrt((float64(p*(1-p))+zz/(4*trials))/trials))
	whole := 1 + zz/trials
	return max(0, (middle-half)/whole), min(1, (middle+half)/whole)
}

// spread describes a list of numbers; for an empty one all is 0.
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
		Min: sorted[0], Median: sorted[(len(sorted)-1)/2], Max: sorted[len(sorted)-1],
		Mean: float64(sum) / float64(len(sorted)),
	}
}
