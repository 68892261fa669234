package bots

// outcome is how a playout ended: with the position worth something, or rated by the chance of winning, as a match that has ended always is.
type outcome struct {
	worth  int
	rated  bool
	chance int // in parts of full; of a match that was won, the share of the first place
}

// full is the score of a won match. Half of it is the score of a position worth the average of all.
const full = 1 << 16

// rank sorts candidates by their scores, the best first.
func rank[M comparable](field []candidate[M]) {
	mean, spread := measure(field)
	for i := range field {
		c := &field[i]
		c.score = 0
		for _, o := range c.outcomes {
			c.score += o.score(mean, spread)
		}
	}
	// By insertion: the field is small, and what is equal keeps its order.
	for i := range field {
		for j := i; j > 0 && field[j-1].score < field[j].score; j-- {
			field[j-1], field[j] = field[j], field[j-1]
		}
	}
}

// measure returns the mean of the worths at which playouts ended, and how far they lie from it on average, at least 1.
func measure[M comparable](field []candidate[M]) (mean, spread int) {
	n := 0
	for i := range field {
		for _, o := range field[i].outcomes {
			if !o.rated {
				mean += o.worth
				n++
			}
		}
	}
	if n == 0 {
		return 0, 1
	}
	mean /= n
	for i := range field {
		for _, o := range field[i].outcomes {
			if !o.rated {
				spread += distance(o.worth, mean)
			}
		}
	}
	return mean, spread/n + 1
}

// score says how good an outcome is, from 0 to full. What is far from the mean counts less and less, since a match can be won only once.
func (o outcome) score(mean, spread int) int {
	if o.rated {
		return o.chance
	}
	d := o.worth - mean
	return full/2 + full/2*d/(spread+distance(o.worth, mean))
}

func distance(a, b int) int { return max(a-b, b-a) }
