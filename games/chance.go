package games

import "math/rand/v2"

// Chance is a source of random numbers with value semantics: copying it copies its state, so that a core that contains
// it clones without allocation and replays from its seed. Each purpose in a game has a stream of its own.
type Chance struct{ pcg rand.PCG }

// NewChance returns the source of chance for one purpose of a match: every purpose has a stream of its own.
func NewChance(seed, stream uint64) Chance { return Chance{*rand.NewPCG(seed, stream)} }

// Uint64 returns 64 random bits. It makes *Chance a [rand.Source].
func (c *Chance) Uint64() uint64 { return c.pcg.Uint64() }

// IntN returns a number from 0 to n-1, each with equal chance. It panics if n is not positive.
func (c *Chance) IntN(n int) int {
	if n <= 0 {
		panic("games: IntN of a number that is not positive")
	}
	// Rejection keeps all numbers equally likely; bound is the largest multiple of n that fits.
	bound := ^uint64(0) - ^uint64(0)%uint64(n)
	for {
		if v := c.pcg.Uint64(); v < bound {
			return int(v % uint64(n))
		}
	}
}

// Shuffle puts a slice into random order (Fisher-Yates).
func Shuffle[T any](c *Chance, s []T) {
	for i := len(s) - 1; i > 0; i-- {
		j := c.IntN(i + 1)
		s[i], s[j] = s[j], s[i]
	}
}
