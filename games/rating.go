package games

import "math"

// Rating is how strong a player is compared with the others in a simulation, on the scale of Elo: of two players 400
// points apart, the stronger finishes ahead ten times as often as behind.
type Rating struct {
	Level string `json:"level"`
	// Elo is the rating, to a tenth. The anchor's rating is [AnchorElo] by definition.
	Elo float64 `json:"elo"`
	// Low and High bound Elo with a confidence of 95 %.
	Low  float64 `json:"low95"`
	High float64 `json:"high95"`
	// Anchor marks the player that all others are rated against.
	Anchor bool `json:"anchor,omitempty"`
}

// AnchorLevel is the level that others are rated against if it plays; otherwise it is whoever sits first. AnchorElo is
// the anchor's rating.
const (
	AnchorLevel = "adept"
	AnchorElo   = 1000
)

// duels are the results of all matches, split into pairs: in each match every two seats of different players are a
// duel, won by the better rank. Players are numbered by their rows in the report.
type duels struct {
	list []duel
	ends []int // of the matches in list
}

// duel is one pair of players in a match. half is twice the first one's score: 2 for a win, 1 for a shared rank, 0 for
// a loss.
type duel struct{ one, other, half uint8 }

// add splits a match into duels. driver names the player at a seat, and there is a row for each.
func (d *duels) add(rows []SimRow, result Result, driver func(seat int) string, seats int) {
	var sits [MaxSeats]uint8
	for s := range seats {
		for i, row := range rows {
			if row.Level == driver(s) {
				sits[s] = uint8(i)
			}
		}
	}
	for a := range seats {
		for b := range a {
			if sits[a] == sits[b] {
				continue
			}
			half := uint8(1)
			switch ra, rb := result.Rank[a], result.Rank[b]; {
			case ra < rb:
				half = 2
			case ra > rb:
				half = 0
			}
			d.list = append(d.list, duel{sits[a], sits[b], half})
		}
	}
	d.ends = append(d.ends, len(d.list))
}

// ratings returns the most likely ratings by the model of Bradley and Terry, or nil for a single player. Every two
// players get one drawn duel on top of the real ones, so that a player who always wins has a finite rating. Products
// are rounded before they are added, so that all processors compute the same.
func (d *duels) ratings(rows []SimRow) []Rating {
	n := len(rows)
	if n < 2 {
		return nil
	}
	anchor := 0
	for i, row := range rows {
		if row.Level == AnchorLevel {
			anchor = i
		}
	}
	strength := d.strengths(n, anchor)
	spread := d.variances(strength, anchor)
	list := make([]Rating, n)
	for i, row := range rows {
		elo := AnchorElo + 400*logarithm(strength[i])/ln10
		half := 400 * float64(deviations*math.Sqrt(spread[i])) / ln10
		list[i] = Rating{Level: row.Level, Elo: tenths(elo), Low: tenths(elo - half), High: tenths(elo + half),
			Anchor: i == anchor}
	}
	return list
}

// counted returns how often each two players met, and how many of these duels the first one won. Both include the one
// drawn duel of [duels.ratings].
func (d *duels) counted(n int) (met, won [][]float64) {
	met, won = square(n), square(n)
	for i := range n {
		for j := range n {
			if i != j {
				met[i][j], won[i][j] = 1, 0.5
			}
		}
	}
	for _, x := range d.list {
		met[x.one][x.other]++
		met[x.other][x.one]++
		won[x.one][x.other] += float64(x.half) / 2
		won[x.other][x.one] += 1 - float64(x.half)/2
	}
	return met, won
}

// strengths returns the most likely strengths, where the anchor has 1: a player of strength p wins p/(p+q) of the duels
// with one of strength q. Hunter's iteration finds them: each of its steps makes the strengths more likely.
func (d *duels) strengths(n, anchor int) []float64 {
	met, won := d.counted(n)
	p := make([]float64, n)
	for i := range p {
		p[i] = 1
	}
	const most, still = 20_000, 1e-12
	for range most {
		next := make([]float64, n)
		moved := 0.0
		for i := range n {
			wins, weight := 0.0, 0.0
			for j := range n {
				if i != j {
					wins += won[i][j]
					weight += met[i][j] / (p[i] + p[j])
				}
			}
			next[i] = wins / weight
		}
		for i := range n {
			x := next[i] / next[anchor]
			moved = max(moved, math.Abs(x-p[i])/p[i])
			p[i] = x
		}
		if moved < still {
			break
		}
	}
	return p
}

// variances returns the variances of the logarithms of the strengths relative to the anchor. The plain variances assume
// that duels are independent, but the duels of one match are not. So variances also computes them from how much matches
// differ (the sandwich of Huber and White), and returns the larger of the two for each player.
func (d *duels) variances(p []float64, anchor int) []float64 {
	n := len(p)
	met, _ := d.counted(n)
	info := square(n)
	for i := range n {
		for j := range n {
			if i != j {
				share := p[i] / (p[i] + p[j])
				told := float64(met[i][j] * float64(share*(1-share)))
				info[i][i] += told
				info[i][j] -= told
			}
		}
	}
	varied := square(n)
	from := 0
	for _, end := range d.ends {
		pull := make([]float64, n)
		for _, x := range d.list[from:end] {
			surprise := float64(x.half)/2 - p[x.one]/(p[x.one]+p[x.other])
			pull[x.one] += surprise
			pull[x.other] -= surprise
		}
		for i := range n {
			for j := range n {
				varied[i][j] += float64(pull[i] * pull[j])
			}
		}
		from = end
	}
	plain := inverse(info, anchor)
	both := times(times(plain, varied), plain)
	list := make([]float64, n)
	for i := range n {
		list[i] = max(plain[i][i], both[i][i])
	}
	return list
}

func tenths(x float64) float64 { return math.Round(10*x) / 10 }
