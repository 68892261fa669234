package cards

import (
	"encoding/binary"
	"hash/fnv"
	"slices"

	"runehall/games"
)

// Listen implements [games.Core].
func (g *Game) Listen(events *games.Events[Event]) { g.events = events }

// Revealed implements [games.Core]. A pass reveals that its seat holds no number, a burial the card that is drawn for
// it.
func (g *Game) Revealed() bool { return g.revealed }

// CloneInto implements [games.Core].
func (g *Game) CloneInto(dst *Game) {
	*dst = *g
	dst.events = nil
}

// Redeal implements [games.Core]. A seat knows its hand and the card that it buried. All other cards that lie face down
// are mixed.
func (g *Game) Redeal(s games.Seat, chance *games.Chance) {
	unknown := slices.Clone(g.Deck[:g.Left])
	for other := range games.Seat(g.Seats) {
		if other == s {
			continue
		}
		for kind := One; kind < kinds; kind++ {
			for range g.Hands[other][kind] + g.Buried[other][kind] {
				unknown = append(unknown, kind)
			}
		}
	}
	// Sorted first, so that nothing of the old deal is left.
	slices.Sort(unknown)
	games.Shuffle(chance, unknown)
	copy(g.Deck[:], unknown[:g.Left])
	unknown = unknown[g.Left:]
	for other := range games.Seat(g.Seats) {
		if other == s {
			continue
		}
		for _, pile := range []*Hand{&g.Hands[other], &g.Buried[other]} {
			size := pile.Size()
			*pile = Hand{}
			for _, c := range unknown[:size] {
				pile[c]++
			}
			unknown = unknown[size:]
		}
	}
	g.Die = games.NewChance(chance.Uint64(), streamDie)
}

// Hash implements [games.Core].
func (g *Game) Hash() uint64 {
	sum := fnv.New64a()
	write := func(bytes ...byte) { sum.Write(bytes) }
	write(byte(g.Seats), byte(g.Phase), byte(g.OnTurn), byte(g.Asked), byte(g.Played), byte(g.Passes), byte(g.Left))
	for s := range maxSeats {
		write(g.Hands[s][:]...)
		write(g.Buried[s][:]...)
		write(byte(g.Points[s]))
	}
	write(g.Discard[:]...)
	for _, c := range g.Deck {
		write(byte(c))
	}
	die := g.Die // a copy: its next numbers stand for its state
	write(binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, die.Uint64()), die.Uint64())...)
	return sum.Sum64()
}
