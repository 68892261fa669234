package bots

// outcome is how a playout ended: as what the position is worth, or as a chance of winning. A match that is over always
// counts as a chance.
type outcome struct {
	worth  int
	rated  bool
	chance int // as a part of full; if the match was won, the share of the first place
}

// full is the score of a won match. Half of it is the score of a position of average worth.
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
	// Insertion sort: the field is small, and equal candidates keep their order.
	for i := range field {
		for j := i; j > 0 && field[j-1].score < field[j].score; j-- {
			field[j-1], field[j] = field[j], field[j-1]
		}
	}
}

// measure returns the mean worth at which playouts ended, and their mean distance from it, at least 1.
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

// score says how good an outcome is, from 0 to full. The further an outcome is from the mean, the less a further
// difference counts, since a match can be won only once.
func (o outcome) score(mean, spread int) int {
	if o.rated {
		return o.chance
	}
	d := o.worth - mean
	return full/2 + full/2*d/(spread+distance(o.worth, mean))
}

func distance(a, b int) int { return max(a-b, b-a) }
