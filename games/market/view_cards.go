package market

// Sale is what a set of number cards can buy, if the market has it (MAR-19, MAR-20, MAR-30).
type Sale struct {
	Sum int
	// Rune says that the cards buy a rune. More says that they buy an outpost, a collector or a ransom.
	Rune, More bool
	// RuneShort is what the sum lacks to the next one that buys a rune: 0 if it buys one, -1 if it is beyond the last
	// one. MoreShort is what it lacks for the other things, or 0.
	RuneShort, MoreShort int
}

// Buys returns what number cards together can buy.
func (v View) Buys(cards Set) Sale {
	sum := cards.Sum()
	sale := Sale{Sum: sum, Rune: buysRune(sum), More: sum >= SumForMore, RuneShort: -1,
		MoreShort: max(0, SumForMore-sum)}
	for next := sum; next <= HighRuneSum; next++ {
		if buysRune(next) {
			sale.RuneShort = next - sum
			break
		}
	}
	return sale
}

// Goal is what somebody collects number cards for.
type Goal uint8

const (
	// RuneGoal is a rune (MAR-19).
	RuneGoal Goal = iota
	// MoreGoal is an outpost, a collector, or a ransom (MAR-20, MAR-30).
	MoreGoal
)

const (
	// highestSum is the highest sum of a set for the other things that has no superfluous card.
	highestSum = SumForMore - 1 + int(Highest)
)

// reached reports whether number cards of a sum pay for the goal.
func (goal Goal) reached(sum int) bool {
	if goal == RuneGoal {
		return buysRune(sum)
	}
	return sum >= SumForMore
}

// Cheapest returns the cheapest set of cards from a hand that reaches a goal and includes the chosen cards: the lowest
// sum, and among those the fewest cards. It returns false if there is none. chosen is part of hand.
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
	// The best set for each sum, found by adding the other cards one by one.
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
