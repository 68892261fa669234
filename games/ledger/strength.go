package ledger

import (
	"math"

	"runehall/games"
)

// Strength is how strong a person plays a game, on the scale of Elo on which the adept has [games.AnchorElo]: told from
// the matches in the ledger by Glicko's method. It is only shown: no rule and no computer player depends on it.
type Strength struct {
	// Elo is the likeliest rating, and Spread how far the true one may be from it, with a confidence of 95 %.
	Elo, Spread int
	// Matches counts the matches that it was told from.
	Matches int
}

// Levels returns the rating of a computer player in a game, and false if nobody has measured it.
type Levels func(game, driver string) (elo int, ok bool)

// The figures of Glicko's method: how far from the truth the first guess may be, how sure a rating becomes at most, so
// that it follows a person who learns, and how sure the ratings of computer players are.
const (
	firstDeviation = 300
	leastDeviation = 60
	levelDeviation = 30
)

// glicko is what is known of somebody's rating.
type glicko struct {
	elo, deviation float64
	matches        int
}

// Strengths returns the strength of everybody who played a game here, by name. The lines are those of one game, in the
// order in which the matches ended. Only seats for which a match counts are rated.
func Strengths(lines []Line, levels Levels) map[string]Strength {
	known := map[string]glicko{}
	for i := range lines {
		rate(known, &lines[i], levels)
	}
	told := map[string]Strength{}
	for name, g := range known {
		told[name] = Strength{Elo: int(math.Round(g.elo)),
			Spread: int(math.Round(1.96 * g.deviation)), Matches: g.matches}
	}
	return told
}

// rate changes what is known by a match. Everybody is compared with what was known of the others before it. A match
// with more seats is no more than one match: each of its pairs counts as a part.
func rate(known map[string]glicko, l *Line, levels Levels) {
	before := make([]glicko, len(l.Seats))
	rated := make([]bool, len(l.Seats))
	for i := range l.Seats {
		before[i], rated[i] = guess(known, l.Game, &l.Seats[i], levels)
	}
	for i := range l.Seats {
		if !l.Seats[i].Counts() {
			continue
		}
		g, met := before[i], false
		information, gain := 0.0, 0.0
		for j := range l.Seats {
			if i == j || !rated[j] || l.Seats[j].Person() && l.Seats[j].Name == l.Seats[i].Name {
				continue
			}
			met = true
			part := 1 / float64(len(l.Seats)-1)
			trust := 1 / math.Sqrt(1+3*square(scale*before[j].deviation/math.Pi))
			expected := 1 / (1 + math.Pow(10, trust*(before[j].elo-g.elo)/400))
			information += part * square(scale*trust) * expected * (1 - expected)
			gain += part * scale * trust * (score(&l.Seats[i], &l.Seats[j]) - expected)
		}
		if !met {
			continue
		}
		variance := 1 / (1/square(g.deviation) + information)
		g.elo += variance * gain
		g.deviation = max(leastDeviation, math.Sqrt(variance))
		g.matches++
		known[l.Seats[i].Name] = g
	}
}

// scale turns points of Elo into natural logarithms of odds.
const scale = math.Ln10 / 400

func square(x float64) float64 { return x * x }

// score is what a seat got of a pair: 1 for being ahead, a half for the same rank.
func score(mine, other *Seat) float64 {
	switch {
	case mine.Rank < other.Rank:
		return 1
	case mine.Rank > other.Rank:
		return 0
	}
	return .5
}

// guess returns what is known of whoever sits at a seat, and false if that is nothing: a program of the user's own, or
// a person at another device.
func guess(known map[string]glicko, game string, s *Seat, levels Levels) (glicko, bool) {
	if !s.Person() {
		elo, ok := levels(game, s.Driver)
		return glicko{elo: float64(elo), deviation: levelDeviation}, ok
	}
	if g, was := known[s.Name]; was {
		return g, true
	}
	return glicko{elo: games.AnchorElo, deviation: firstDeviation}, s.Counts()
}
