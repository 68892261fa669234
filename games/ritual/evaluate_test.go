package ritual

import (
	"testing"

	"runehall/games"
)

// The evaluation agrees with a simple computation of its parts, in random matches and on tables full of lines and
// circles.
func TestEvaluationsAsInAPlainReading(t *testing.T) {
	compared, runs, rings := 0, 0, 0
	compare := func(g *Game) {
		compared++
		want, r, c := plainWorths(g)
		runs, rings = runs+r, rings+c
		for s := range g.seats {
			best, total := -wonWorth*2, 0
			for o := range g.seats {
				if o != s {
					best, total = max(best, want[o]), total+want[o]
				}
			}
			if got, want := evaluate(g, s), want[s]-(best+total/int(g.seats-1))/2; got != want {
				t.Fatalf("position %d, seat %d: %d, and plainly %d", compared, s, got, want)
			}
		}
	}
	for seed := range uint64(12) {
		setup := setupOf(2+int(seed%4), seed)
		setup.Options = map[string]string{OptionVariant: variantIDs[seed%3]}
		g := newGame(setup, nil)
		compare(g)
		walk(g, chancy(seed), func(games.Seat, Move) {}, func(games.Seat, Move) { compare(g) })
	}
	for seed := range uint64(3) {
		tb := crowded(t, 2+int(seed%2), 8, 7)
		chance := games.NewChance(seed, 1)
		for range 150 {
			if spot := &tb.board.spots[1+chance.IntN(int(tb.board.count)-1)]; !spot.empty() {
				spot.owner = games.Seat(chance.IntN(5)%int(tb.seats)) * games.Seat(chance.IntN(2))
			}
			compare(tb.Game)
		}
	}
	if t.Logf("%d positions, %d runs, %d circles on the way", compared, runs, rings); compared < 1000 || runs < 500 ||
		rings < 500 {
		t.Errorf("only %d positions, %d runs, %d circles on the way", compared, runs, rings)
	}
}

// plainWorths returns what each seat's position is worth, and how many unfinished lines and circles were counted.
func plainWorths(g *Game) (worths [games.MaxSeats]int, runs, rings int) {
	b := &g.board
	if g.phase == OverPhase {
		for s := range g.seats {
			if worths[s] = -coinWorth * int(g.tray[s]); g.tray[s] == 0 {
				worths[s] = wonWorth
			}
		}
		return worths, 0, 0
	}
	for s := range g.seats {
		worths[s] -= coinWorth*int(g.tray[s]) + turnWorth*int(g.skips[s])
		for _, c := range g.cards.hand(s) {
			worths[s] += heldWorth[c]
		}
		for _, tile := range g.hands[s].list() {
			most := uint8(0)
			for id := range b.spots[1:b.count] {
				if spot := &b.spots[1+id]; spot.empty() {
					for turn := range uint8(Dirs) {
						most = max(most, matchCount(tile, turn, spot.around))
					}
				}
			}
			worths[s] += fitWorth * int(worth(tile, most, false))
		}
	}
	worths[g.onTurn] += turnWorth
	owner := func(c Cell) games.Seat {
		if id := b.find(c); id != 0 && !b.spots[id].empty() {
			return b.spots[id].owner
		}
		return games.Nobody
	}
	empty := func(c Cell) bool { id := b.find(c); return id != 0 && b.spots[id].empty() }
	for id := range b.spots[1:b.count] {
		spot := &b.spots[1+id]
		for s := range g.seats {
			n := 0
			for d := range Dir(Dirs) {
				if owner(spot.cell.Next(d)) == s {
					n++
				}
			}
			if n >= 3 && n < Dirs {
				worths[s] += circleWorth[n]
				rings++
			}
		}
		if spot.empty() {
			continue
		}
		if g.variant == Adventurers {
			worths[spot.owner] -= riskWorth[spot.matches] * int(spot.coins)
		}
		for axis := range Dir(Dirs / 2) {
			before := spot.cell.Next(axis.Opposite())
			if owner(before) == spot.owner {
				continue
			}
			length, at := 0, spot.cell
			for owner(at) == spot.owner {
				length, at = length+1, at.Next(axis)
			}
			if length < 3 || length >= LineLength {
				continue
			}
			runs++
			switch {
			case empty(before) && empty(at):
				worths[spot.owner] += runWorth[length]
			case empty(before) || empty(at):
				worths[spot.owner] += runWorth[length] / 2
			}
		}
	}
	return worths, runs, rings
}
