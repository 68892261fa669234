package bots

import "math/bits"

// branchings is the memory of a [tree]: where its walks have parted, and where they went from there. The first
// branching is the root.
type branchings[M comparable] struct {
	list     []branching
	branches []branchOf[M]
}

// branching is a position in the tree, or rather all positions to which the same moves have led in different deals.
type branching struct {
	first, final int // its branches: they form a chain
	cursor       int // the branch that is likely to be looked for next
	size         int
}

// branchOf is a move from a branching.
type branchOf[M comparable] struct {
	move  M
	worth int // of the position after the move, in the deal in which it was met first
	walks int
	won   int64 // the sum of the outcomes of its walks for the seat that moves, each as a part of full
	next  int   // the next branch of the same branching
	to    int   // the branching behind it; 0: none yet
}

const none = -1

func (t *branchings[M]) clear() {
	t.list, t.branches = append(t.list[:0], branching{first: none, final: none, cursor: none}), t.branches[:0]
}

// visit begins to look for the branches of a branching.
func (t *branchings[M]) visit(at int) { t.list[at].cursor = t.list[at].first }

// find returns the branch of a move. Games list moves in a fixed order, so it is mostly the one that follows the branch
// found before.
func (t *branchings[M]) find(at int, m M) (int, bool) {
	b := &t.list[at]
	i := b.cursor
	for range b.size {
		if i == none {
			i = b.first
		}
		of := &t.branches[i]
		if of.move == m {
			b.cursor = of.next
			return i, true
		}
		i = of.next
	}
	return none, false
}

// add gives a move a branch.
func (t *branchings[M]) add(at int, m M, worth int) int {
	i := len(t.branches)
	t.branches = append(t.branches, branchOf[M]{move: m, worth: worth, next: none})
	b := &t.list[at]
	if b.size++; b.first == none {
		b.first = i
	} else {
		t.branches[b.final].next = i
	}
	b.final = i
	return i
}

// behind returns the branching behind a branch, and makes it if need be.
func (t *branchings[M]) behind(i int) int {
	if t.branches[i].to == 0 {
		t.branches[i].to = len(t.list)
		t.list = append(t.list, branching{first: none, final: none, cursor: none})
	}
	return t.branches[i].to
}

func (t *branchings[M]) count(i, won int) {
	t.branches[i].walks++
	t.branches[i].won += int64(won)
}

// most returns the move from the root that was walked most often; of those the one that is worth most right after it.
func (t *branchings[M]) most() M {
	best := t.list[0].first
	for i := best; i != none; i = t.branches[i].next {
		a, b := &t.branches[i], &t.branches[best]
		if a.walks > b.walks || a.walks == b.walks && a.worth > b.worth {
			best = i
		}
	}
	return t.branches[best].move
}

const (
	// mostWide bounds how many moves are followed from one branching.
	mostWide = 32
	// halving is how much less a move may be worth right after it to look half as likely, in hundredths of a point.
	halving = 104
	// untried is how much less than the average a move is taken to win before its first walk, as a part of full.
	untried = full * 3 / 100
)

// halves are the powers 2^(-i/16), as parts of full.
var halves = [16]int64{65536, 62757, 60097, 57549, 55109, 52772, 50535, 48393, 46341, 44376, 42495, 40693, 38968, 37316,
	35734, 34219}

// likely returns how likely a move looks that is worth so much less than the best: 2^(-behind/halving), as a part of
// full.
func likely(behind int) int64 {
	n := behind * 16 / halving
	if n >= 16*16 {
		return 0
	}
	return halves[n%16] >> (n / 16)
}

// root returns the whole part of the square root of a number.
func root(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	r := uint64(1) << ((bits.Len64(n) + 1) / 2) // not less than the root
	for {
		next := (r + n/r) / 2
		if next >= r {
			return r
		}
		r = next
	}
}

// choose picks the branch for the walk to go on with. Only some of the moves of this deal are considered, those worth
// most right after them. Among them it takes the one with the largest sum of two parts. The first is what its walks
// have won on average. The second is larger the more a move is worth right after it and the fewer of the walks have
// taken it. This is known as PUCT.
func (t *tree[C, M, E, V]) choose() int {
	wide := t.how.Wide
	if t.at == 0 {
		wide = t.how.Field
	}
	var memory [mostWide]int
	top := memory[:0]
	all := t.branchings.branches
	for _, b := range t.branches {
		worth := all[b].worth
		if len(top) == min(wide, mostWide) {
			if all[top[len(top)-1]].worth >= worth {
				continue
			}
		} else {
			top = append(top, none)
		}
		i := len(top) - 1
		for ; i > 0 && all[top[i-1]].worth < worth; i-- {
			top[i] = top[i-1]
		}
		top[i] = b
	}
	if len(top) == 1 {
		return top[0]
	}
	var looks [mostWide]int64
	sum, walks, won := int64(0), 0, int64(0)
	for i, b := range top {
		looks[i] = likely(all[top[0]].worth - all[b].worth)
		sum += looks[i]
		walks += all[b].walks
		won += all[b].won
	}
	average := int64(full / 2)
	if walks > 0 {
		average = won / int64(walks)
	}
	// In 256th parts, so that few walks make a difference, too.
	eager := int64(root(uint64(walks+1)<<16)) * int64(t.how.Curious)
	best, most := top[0], int64(0)
	for i, b := range top {
		wins := average - untried
		if n := all[b].walks; n > 0 {
			wins = all[b].won / int64(n)
		}
		wins += looks[i] * full / sum * eager / 100 / 256 / int64(1+all[b].walks)
		if i == 0 || wins > most {
			best, most = b, wins
		}
	}
	return best
}
