package market

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"runehall/games"
)

// readingMatches is how many matches of each number of seats and option are compared, readingPositions how many random
// positions. RUNEHALL_MATCHES can ask for more.
const (
	readingMatches   = 6
	readingPositions = 1500
)

// readings returns how much to compare.
func readings(standard int) int {
	if n, err := strconv.Atoi(os.Getenv("RUNEHALL_MATCHES")); err == nil {
		return max(n, standard)
	}
	if testing.Short() {
		return standard / 5
	}
	return standard
}

// String describes a position for comparing both readings.
func (t *slow) String() string {
	var b strings.Builder
	seat, acts := t.acting()
	fmt.Fprintf(&b,
		"acting %d %v, turn %d of %d, last round %v, attack %v, takings %d of %d, market %d red %d blue %d outposts %d collectors\n",
		seat, acts, t.turns, t.onTurn, t.last, t.attack, t.takings, t.of, t.runes[Red], t.runes[Blue], t.outposts,
		t.collectors)
	fmt.Fprintf(&b, "deck %v, discards %v\n", t.deck, slices.Sorted(slices.Values(t.discards)))
	for s, p := range t.seats {
		fmt.Fprintf(&b, "seat %d: %d points, hand %v, loose %d red %d blue", s, p.points(),
			slices.Sorted(slices.Values(p.hand)), p.loose[Red], p.loose[Blue])
		for _, store := range p.places() {
			fmt.Fprintf(&b, ", %v %d %v %v %d", store.place, store.runes, store.colour, store.joined, store.occupied)
		}
		b.WriteByte('\n')
	}
	if t.tie != nil {
		fmt.Fprintf(&b, "throws of %v, wins %v, pick %v\n", t.tie.queue[:2], t.tie.wins, t.tie.first)
	}
	return b.String()
}

// equals is a quick look before the descriptions are compared: it reports whether two positions are certainly the same.
func (t *slow) equals(o *slow) bool {
	seat, acts := t.acting()
	if other, otherActs := o.acting(); seat != other || acts != otherActs || t.tie != nil || o.tie != nil {
		return false
	}
	if t.last != o.last || t.onTurn != o.onTurn || t.turns != o.turns || t.attack != o.attack ||
		t.takings != o.takings || t.of != o.of ||
		t.outposts != o.outposts || t.collectors != o.collectors || !maps.Equal(t.runes, o.runes) ||
		!slices.Equal(t.deck, o.deck) ||
		kindCounts(t.discards) != kindCounts(o.discards) {
		return false
	}
	for s, p := range t.seats {
		q := o.seats[s]
		if p.loose[Red] != q.loose[Red] || p.loose[Blue] != q.loose[Blue] || len(p.stores) != len(q.stores) ||
			kindCounts(p.hand) != kindCounts(q.hand) {
			return false
		}
		for at, store := range p.stores {
			if other := q.stores[at]; other == nil || *store != *other {
				return false
			}
		}
	}
	return true
}

func kindCounts(cards []Card) (counts [cardKinds]int) {
	for _, c := range cards {
		counts[c]++
	}
	return counts
}

// read returns a position of the core in the form of the second reading.
func read(g *Game) *slow {
	t := &slow{
		runes:    map[Colour]int{Red: int(g.market.Runes[Red]), Blue: int(g.market.Runes[Blue])},
		outposts: int(g.market.Outposts), collectors: int(g.market.Collectors), deck: slices.Clone(g.deck.list()),
		discards: slices.Clone(g.discards.list()), last: g.last, onTurn: int(g.onTurn), turns: int(g.turns), of: -1,
		over: g.phase == OverPhase,
	}
	for s := range g.seats {
		p := &slowSeat{loose: map[Colour]int{}, stores: map[Place]*slowStore{}, hand: g.hands[s].Cards()}
		p.loose[Red], p.loose[Blue] = int(g.players[s].loose[Red]), int(g.players[s].loose[Blue])
		for at, store := range g.players[s].stores {
			if !store.There {
				continue
			}
			p.stores[Place(at)] = &slowStore{place: Place(at), colour: store.Colour, runes: int(store.Runes),
				joined: store.Joined, occupied: -1}
			if store.Occupied {
				p.stores[Place(at)].occupied = int(store.Collector)
			}
		}
		t.seats = append(t.seats, p)
	}
	switch g.phase {
	case AnswerPhase:
		t.attack, t.defender = g.duel.Card, int(g.duel.Target)
	case TakePhase:
		t.takings, t.of = int(g.taking.Left), max(-1, int(g.taking.From))
	case ThrowPhase:
		m := g.match
		t.tie = &slowTie{queue: []int{int(m.seats[0]), int(m.seats[1])}, wins: [2]int{int(m.wins[0]), int(m.wins[1])},
			first: m.picks[0]}
	}
	return t
}

// chanceOf works out what chance brought in a move, from the positions before and after it.
func chanceOf(t *testing.T, before, after *Game, s games.Seat, m Move) slowChance {
	t.Helper()
	var c slowChance
	switch {
	case m.Kind == TakeCard:
		for _, card := range before.hands[m.Seat].Cards() {
			if after.hands[m.Seat].Count(card) < before.hands[m.Seat].Count(card) {
				c.taken = card
			}
		}
		if c.taken == Hidden {
			t.Fatalf("nothing was taken of %v", before.hands[m.Seat])
		}
	case m.Kind == End && after.hands[s].Size() > before.hands[s].Size()+int(before.deck.count):
		c.deck = slices.Clone(after.deck.list())
		gained := after.hands[s] - before.hands[s] - SetOf(before.deck.list()...)
		c.drawn = gained.Cards()
		shuffled := append(slices.Clone(c.deck), c.drawn...)
		slices.Sort(shuffled)
		if want := slices.Sorted(slices.Values(before.discards.list())); !slices.Equal(shuffled, want) {
			t.Fatalf("the discards %v were shuffled into %v", want, shuffled)
		}
		if before.hands[s].Size()+int(before.deck.count)+len(c.drawn) != 3 && len(c.deck) > 0 {
			t.Fatalf("%d cards were drawn of the shuffled discards", len(c.drawn))
		}
	case m.Kind == Throw && after.match.wins[1] > before.match.wins[1]:
		c.game = 1
	case m.Kind == Throw && after.match.seats != before.match.seats || after.phase == OverPhase:
		if after.match.seats[0] == before.match.seats[1] {
			c.game = 1
		}
	}
	return c
}

// compareReadings plays a match by both readings, and returns how often each kind of move was made and the discards
// were shuffled.
func compareReadings(t *testing.T, g *Game, pick func(moves []Move) Move) (made [moveKinds]int, shuffled int) {
	t.Helper()
	second := slowTable(g)
	var lines []string
	compareOn(t, g, second, pick, info.MaxMoves, func(m Move, chance slowChance) {
		made[m.Kind]++
		shuffled += min(1, len(chance.drawn))
		lines = append(lines, Def.Moves.Text(m))
	}, func() string { return strings.Join(lines, "\n") })
	return made, shuffled
}

func compareOn(t *testing.T, g *Game, second *slow, pick func(moves []Move) Move, most int,
	note func(m Move, c slowChance), told func() string) {
	t.Helper()
	same := func() {
		t.Helper()
		if read(g).equals(second) {
			return
		}
		if got, want := read(g).String(), second.String(); got != want {
			t.Fatalf("after the moves\n%s\nthe core has\n%s\nthe second reading\n%s", told(), got, want)
		}
	}
	same()
	for range most {
		if result, over := g.Result(); over {
			if result.Rank[second.best] != 1 {
				t.Fatalf("seat %d wins by the second reading; ranks %v", second.best, result.Rank)
			}
			for s, p := range second.seats {
				wantEqual(t, fmt.Sprint("points of ", s), int(result.Points[s]), p.points())
				if s != second.best && result.Rank[s] == 1 {
					t.Fatalf("seats %d and %d win", s, second.best)
				}
			}
			return
		}
		s := g.acting()
		moves := g.AppendMoves(nil, s)
		compareMoves(t, moves, second.moves(), second, told)
		m := pick(moves)
		before := *g
		if r := g.Apply(s, m); r != nil {
			t.Fatalf("%s: %v", Def.Moves.Text(m), r)
		}
		chance := chanceOf(t, &before, g, s, m)
		note(m, chance)
		second.apply(m, chance)
		same()
	}
}

func compareMoves(t *testing.T, got, want []Move, second *slow, told func() string) {
	t.Helper()
	legal := map[Move]bool{}
	for _, m := range want {
		legal[m] = true
	}
	for _, m := range got {
		if !legal[m] {
			t.Fatalf("after the moves\n%s\nin\n%s%s is legal in the core only", told(), second, Def.Moves.Text(m))
		}
		delete(legal, m)
	}
	for m := range legal {
		t.Fatalf("after the moves\n%s\nin\n%s%s is legal in the second reading only", told(), second, Def.Moves.Text(m))
	}
}

// pickers returns ways to choose moves that lead to different positions: any move; a move of any kind, so that rare
// kinds come up; and the latter while mostly avoiding runes from the market, so that the match lasts longer.
func pickers(chance *games.Chance) []func(moves []Move) Move {
	byKind := func(moves []Move) Move {
		kinds := map[MoveKind]bool{}
		for _, m := range moves {
			kinds[m.Kind] = true
		}
		list := slices.Sorted(maps.Keys(kinds))
		kind := list[chance.IntN(len(list))]
		var some []Move
		for _, m := range moves {
			if m.Kind == kind {
				some = append(some, m)
			}
		}
		return some[chance.IntN(len(some))]
	}
	return []func(moves []Move) Move{
		func(moves []Move) Move { return moves[chance.IntN(len(moves))] },
		byKind,
		func(moves []Move) Move {
			m := byKind(moves)
			for range 3 {
				if m.Kind != BuyRune && m.Kind != Interest {
					break
				}
				m = byKind(moves)
			}
			return m
		},
	}
}

// Matches of every number of seats and option agree in both readings: in every position the same moves are legal, and
// lead to the same position.
func TestTwoReadings(t *testing.T) {
	matches := readings(readingMatches)
	var all [moveKinds]int
	shuffles := 0
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		for _, open := range []string{games.No, games.Yes} {
			for i := range matches {
				seed := uint64(1000*seats + i)
				options := map[string]string{OptionOpen: open, OptionEnding: []string{EndingSudden, EndingRound}[i%2]}
				g := newGame(games.Setup{Seats: seats, Seed: seed, Options: options}, nil)
				chance := games.NewChance(seed, 101)
				ways := pickers(&chance)
				made, shuffled := compareReadings(t, g, ways[i%len(ways)])
				for kind, n := range made {
					all[kind] += n
				}
				shuffles += shuffled
			}
		}
	}
	for kind := GiveUp; kind < Throw && !testing.Short(); kind++ {
		if kind != Waste && all[kind] < 10 { // Waste needs others that have nothing: see below
			t.Errorf("%v was made %d times", kind, all[kind])
		}
	}
	if shuffles == 0 {
		t.Error("the discards were never shuffled")
	}
	t.Logf("moves by kind: %v; shuffled %d times", all, shuffles)
}

// Both readings agree from random positions on. These include rare ones: others with nothing to take, piles emptied by
// the toll, no cards in deck and discards, and the last turns.
func TestTwoReadingsOfPositions(t *testing.T) {
	var all [moveKinds]int
	for i := range readings(readingPositions) {
		seats, open := 2+i%4, []string{games.No, games.Yes}[i/4%2]
		seed := uint64(i)
		g := scatter(seats, open, seed)
		if g.market.Runes[Red]+g.market.Runes[Blue] == 0 && !g.last {
			continue
		}
		if err := whole(g); err != nil {
			t.Fatal(err)
		}
		second := read(g)
		second.open, second.finish, second.starts = g.open, g.finish, int(g.starts)
		g.beginTurn()
		second.begin()
		chance := games.NewChance(seed, 101)
		ways := pickers(&chance)
		var lines []string
		compareOn(t, g, second, ways[i/8%len(ways)], 40, func(m Move, _ slowChance) {
			all[m.Kind]++
			lines = append(lines, Def.Moves.Text(m))
		}, func() string { return strings.Join(lines, "\n") })
		if err := whole(g); err != nil {
			t.Fatal(err)
		}
	}
	for kind := GiveUp; kind < Throw && !testing.Short(); kind++ {
		if all[kind] < 10 {
			t.Errorf("%v was made %d times", kind, all[kind])
		}
	}
	t.Logf("moves by kind: %v", all)
}

// Both readings agree on rock-paper-scissors, whoever is tied. In every third match mostly rocks are thrown, so that
// there are ten equal picks in a row.
func TestTwoReadingsOfThrows(t *testing.T) {
	decided := 0
	for i := range readings(400) {
		seats, seed := 2+i%4, uint64(i)
		g := newGame(games.Setup{Seats: seats, Seed: seed}, nil)
		chance := games.NewChance(seed, 103)
		second := slowTable(g)
		var tied crowd
		second.tie = &slowTie{}
		for k := range seats {
			if s := (second.starts + k) % seats; len(second.tie.queue)+seats-k <= 2 || chance.IntN(3) > 0 {
				tied[s] = true
				second.tie.queue = append(second.tie.queue, s)
			}
		}
		g.clause = "MAR-34"
		g.beginThrows(tied)
		equal := 0
		compareOn(t, g, second, func(moves []Move) Move {
			if i%3 == 0 && chance.IntN(12) > 0 {
				return moves[0]
			}
			return moves[chance.IntN(len(moves))]
		}, info.MaxMoves, func(Move, slowChance) {
			if int(g.match.equal) < equal && g.match.last[0] == g.match.last[1] {
				decided++
			}
			equal = int(g.match.equal)
		}, func() string { return fmt.Sprint("throws of match ", i) })
	}
	if decided == 0 && !testing.Short() {
		t.Error("the seed never decided a game")
	}
}
