package cards

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"slices"

	"runehall/games"
)

// Listen implements [games.Core].
func (g *Game) Listen(events *games.Events[Event]) { g.events = events }

// Revealed implements [games.Core]. A pass reveals that its seat holds no number, a burial the card that is drawn for it.
func (g *Game) Revealed() bool { return g.revealed }

// CloneInto implements [games.Core].
func (g *Game) CloneInto(dst *Game) {
	*dst = *g
	dst.events = nil
}

// Redeal implements [games.Core]. A seat knows its hand and what it buried; everything else that lies face down is mixed.
func (g *Game) Redeal(s games.Seat, chance *games.Chance) {
	unknown := slices.Clone(g.deck[:g.left])
	for other := range games.Seat(g.seats) {
		if other == s {
			continue
		}
		for kind := One; kind < kinds; kind++ {
			for range g.hands[other][kind] + g.buried[other][kind] {
				unknown = append(unknown, kind)
			}
		}
	}
	// Sorted first, so that nothing of the old deal is left.
	slices.Sort(unknown)
	games.Shuffle(chance, unknown)
	copy(g.deck[:], unknown[:g.left])
	unknown = unknown[g.left:]
	for other := range games.Seat(g.seats) {
		if other == s {
			continue
		}
		for _, pile := range []*Hand{&g.hands[other], &g.buried[other]} {
			size := pile.Size()
			*pile = Hand{}
			for _, c := range unknown[:size] {
				pile[c]++
			}
			unknown = unknown[size:]
		}
	}
	g.die = games.NewChance(chance.Uint64(), streamDie)
}

// Hash implements [games.Core].
func (g *Game) Hash() uint64 {
	sum := fnv.New64a()
	write := func(bytes ...byte) { sum.Write(bytes) }
	write(byte(g.seats), byte(g.phase), byte(g.onTurn), byte(g.asked), byte(g.played), byte(g.passes), byte(g.left))
	for s := range maxSeats {
		write(g.hands[s][:]...)
		write(g.buried[s][:]...)
		write(byte(g.points[s]))
	}
	write(g.discard[:]...)
	for _, c := range g.deck {
		write(byte(c))
	}
	die := g.die // a copy: its next numbers stand for its state
	write(binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, die.Uint64()), die.Uint64())...)
	return sum.Sum64()
}

// Conserved returns an error if cards were lost or made.
func Conserved(g *Game) error {
	n := g.left + g.discard.Size()
	for s := range g.seats {
		n += g.hands[s].Size() + g.buried[s].Size()
	}
	if want := g.cards; n != want {
		return fmt.Errorf("there are %d cards, not %d", n, want)
	}
	return nil
}

// Secrets names what a reader cannot know, for the check that Redeal forgets nothing.
func Secrets(g *Game, reader games.Seat) map[string]string {
	secrets := map[string]string{}
	if g.left > 0 {
		secrets["deck"] = fmt.Sprint(g.deck[:g.left])
	}
	for s := range games.Seat(g.seats) {
		if s == reader {
			continue
		}
		if g.hands[s].Size() > 0 {
			secrets["hands"] += fmt.Sprint(g.hands[s])
		}
		if g.buried[s].Size() > 0 {
			secrets["buried"] += fmt.Sprint(g.buried[s])
		}
	}
	die := g.die
	secrets["die"] = fmt.Sprint(die.Uint64())
	return secrets
}
