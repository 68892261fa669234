package market

// Sale is what a set of number cards can buy, while the market has it (MAR-19, MAR-20, MAR-30).
type Sale struct {
	Sum int
	// Rune says that it buys a rune, More that it buys an outpost, a collector, or a ransom.
	Rune, More bool
	// RuneShort is how much is missing to the next sum that buys a rune, 0 for none and -1 beyond the last one. MoreShort is how
	// much is missing for the others, or 0.
	RuneShort, MoreShort int
}

// Buys returns what number cards together can buy.
func (v View) Buys(cards Set) Sale {
	sum := cards.Sum()
	sale := Sale{Sum: sum, Rune: buysRune(sum), More: sum >= SumForMore, RuneShort: -1, MoreShort: max(0, SumForMore-sum)}
	for next := sum; next <= HighRuneSum; next++ {
		if buysRune(next) {
			sale.RuneShort = next - sum
			break
		}
	}
	return sale
}

// Goal is what number cards are collected for.
type Goal uint8

const (
	// RuneGoal is a rune (MAR-19).
	RuneGoal Goal = iota
	// MoreGoal is an outpost, a collector, or a ransom (MAR-20, MAR-30).
	MoreGoal
)

const (
	// highestSum is the highest sum of a set for the other goods without a superfluous card.
	highestSum = SumForMore - 1 + int(Highest)
)

// reached reports whether number cards of a sum pay for the goal.
func (goal Goal) reached(sum int) bool {
	if goal == RuneGoal {
		return buysRune(sum)
	}
	return sum >= SumForMore
}

// Cheapest returns the cheapest cards of a hand that reach a goal, among those that hold the chosen cards, which are part of it, and
// false if there are none: those with the lowest sum, and of these a set with the fewest cards.
func (v View) Cheapest(goal Goal, hand, chosen Set) (Set, bool) {
	begin := chosen.Sum()
	most := HighRuneSum
	if goal == MoreGoal {
		most = highestSum
	}
	switch {
	case goal.reached(begin):
		return chosen, true
	case begin > most:
		return 0, false
	}
	// The best set for each sum, by adding the other cards one after the other.
	var best [highestSum + 1]Set
	var found [highestSum + 1]bool
	best[begin], found[begin] = chosen, true
	for left := hand & numberSet; left != 0; left = left.without(left.lowest()) {
		c := left.lowest()
		for range hand.Count(c) - chosen.Count(c) {
			for sum := most; sum >= begin+int(c); sum-- {
				with := best[sum-int(c)]
				with.add(c)
				if found[sum-int(c)] && (!found[sum] || with.Size() < best[sum].Size()) {
					best[sum], found[sum] = with, true
				}
			}
		}
	}
	for sum := begin; sum <= most; sum++ {
		if found[sum] && goal.reached(sum) {
			return best[sum], true
		}
	}
	return 0, false
}
