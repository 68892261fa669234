package toss

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"testing"

	"runehall/games"
)

// slow is a second reading of the rules: it settles a round clause by clause, with lists and maps of rune numbers,
// without the core's own code.
type slow struct {
	turns   []int       // the seats in turn order
	then    map[int]int // Balance runes by seat, as they lay at the throw
	balance map[int]int
	loot    map[int][]int
	twins   map[int]int // by victim: the twin that another seat has set apart
	took    []slowTake  // what was snatched, in order
	table   []Disc
	bag     map[int]bool
	made    []games.Made[Move] // the choices that were made and not yet used
	counts  []int              // what each flick counted
}

type slowTake struct{ seat, rune int }

func other_(rune int) int {
	if rune%2 == 0 {
		return rune + 1
	}
	return rune - 1
}

// next takes the next choice made, which must be of the given kind and seat.
func (w *slow) next(kind MoveKind, seat int) (Move, error) {
	if len(w.made) == 0 || w.made[0].Move.Kind != kind || int(w.made[0].Seat) != seat {
		return Move{}, fmt.Errorf("seat %d should %v, not %+v", seat, kind, w.made)
	}
	m := w.made[0].Move
	w.made = w.made[1:]
	return m, nil
}

func (w *slow) drop(seat, rune int) {
	at := slices.Index(w.loot[seat], rune)
	w.loot[seat] = slices.Delete(slices.Clone(w.loot[seat]), at, at+1)
	w.bag[rune] = true
}

// snatched brings what was snatched into the loot (TOS-8, TOS-9).
func (w *slow) snatched() {
	for _, take := range w.took {
		w.table = slices.DeleteFunc(w.table, func(d Disc) bool { return int(d.Rune) == take.rune })
		owner := -1
		for s, b := range w.balance {
			if b == other_(take.rune) {
				owner = s
			}
		}
		switch owner {
		case -1:
			w.loot[take.seat] = append(w.loot[take.seat], take.rune)
		case take.seat:
			w.loot[take.seat] = append(w.loot[take.seat], take.rune, other_(take.rune))
			delete(w.balance, owner)
		default:
			w.twins[owner] = take.rune
		}
	}
}

func (w *slow) whoTook(rune int) int {
	for _, take := range w.took {
		if take.rune == rune {
			return take.seat
		}
	}
	return -1
}

// step1 puts false pairs back (TOS-11).
func (w *slow) step1() error {
	for _, seat := range w.turns {
		var false_ []int
		for _, take := range w.took {
			twin := slices.Contains(slices.Collect(maps.Values(w.then)), other_(take.rune))
			if take.seat == seat && w.whoTook(other_(take.rune)) < 0 && !twin {
				false_ = append(false_, take.rune)
			}
		}
		for len(false_) > 0 {
			n := min(2, len(false_))
			for _, rune := range false_[:n] {
				w.drop(seat, rune)
			}
			false_ = false_[n:]
			pairs := map[int]bool{}
			for _, rune := range w.loot[seat] {
				if slices.Contains(w.loot[seat], other_(rune)) {
					pairs[rune/2] = true
				}
			}
			if len(pairs) == 0 {
				continue
			}
			m, err := w.next(Give, seat)
			if err != nil {
				return err
			}
			if !pairs[int(m.Pair)] {
				return fmt.Errorf("seat %d gives the pair %d of %v", seat, m.Pair, w.loot[seat])
			}
			w.drop(seat, 2*int(m.Pair))
			w.drop(seat, 2*int(m.Pair)+1)
		}
	}
	return nil
}

// step2 puts split pairs back (TOS-12).
func (w *slow) step2() {
	for _, take := range w.took {
		if o := w.whoTook(other_(take.rune)); o >= 0 && o != take.seat {
			w.drop(take.seat, take.rune)
		}
	}
}

// step34 carries out the thefts (TOS-13, TOS-14).
func (w *slow) step34() error {
	for colour := range 3 {
		var victims, thieves []int
		for _, seat := range w.turns {
			if twin, ok := w.twins[seat]; ok && twin/16 == colour {
				victims = append(victims, seat)
			}
		}
		for _, seat := range w.turns {
			if slices.ContainsFunc(victims, func(v int) bool { return w.whoTook(w.twins[v]) == seat }) {
				thieves = append(thieves, seat)
			}
		}
		if len(victims) > 1 {
			best := thieves[0]
			if len(thieves) > 1 {
				var err error
				if best, err = w.contest(thieves); err != nil {
					return err
				}
			}
			m, err := w.next(Order, best)
			if err != nil {
				return err
			}
			var order []int
			for _, s := range m.Order[:len(victims)] {
				order = append(order, int(s))
			}
			if !slices.Equal(slices.Sorted(slices.Values(order)), slices.Sorted(slices.Values(victims))) {
				return fmt.Errorf("the order %v of %v", order, victims)
			}
			victims = order
		}
		for _, victim := range victims {
			thief := w.whoTook(w.twins[victim])
			var keeps []int
			for _, rune := range w.loot[victim] {
				if rune/16 == colour {
					w.loot[thief] = append(w.loot[thief], rune)
				} else {
					keeps = append(keeps, rune)
				}
			}
			w.loot[victim] = keeps
			w.loot[thief] = append(w.loot[thief], w.twins[victim], w.balance[victim])
			delete(w.twins, victim)
			delete(w.balance, victim)
		}
	}
	return nil
}

// contest lets the given seats flick, and returns who is best (TOS-22).
func (w *slow) contest(in []int) (int, error) {
	for repeat := 0; ; repeat++ {
		var best []int
		nearest := math.MaxInt
		for _, seat := range in {
			if _, err := w.next(Flick, seat); err != nil {
				return 0, err
			}
			c := w.counts[0]
			w.counts = w.counts[1:]
			if c < nearest {
				nearest, best = c, nil
			}
			if c == nearest {
				best = append(best, seat)
			}
		}
		if len(best) == 1 || repeat == 3 {
			return best[0], nil
		}
		in = best
	}
}

// step56 gives new Balance runes (TOS-15), and puts the face-down runes back (TOS-16).
func (w *slow) step56() {
	tenths := func(d Disc) int {
		x, y := float64(d.X-w.table[0].X), float64(d.Y-w.table[0].Y)
		return int(math.Floor((math.Hypot(x, y) - 24_000) / 100))
	}
	for _, seat := range w.turns {
		if _, has := w.balance[seat]; has {
			continue
		}
		best := -1
		for i, d := range w.table[1:] {
			twin := slices.Contains(slices.Collect(maps.Values(w.balance)), other_(int(d.Rune)))
			if !d.Up || twin {
				continue
			}
			if best < 0 || tenths(d) < tenths(w.table[best]) ||
				tenths(d) == tenths(w.table[best]) && d.Rune < w.table[best].Rune {
				best = i + 1
			}
		}
		if best >= 0 {
			w.balance[seat] = int(w.table[best].Rune)
			w.table = slices.Delete(w.table, best, best+1)
		}
	}
	w.table = slices.DeleteFunc(w.table, func(d Disc) bool {
		if !d.Up {
			w.bag[int(d.Rune)] = true
		}
		return !d.Up
	})
}

// reads returns a second reading of a position at the beginning of a snatch.
func reads(g *Game) *slow {
	w := &slow{then: map[int]int{}, balance: map[int]int{}, loot: map[int][]int{}, twins: map[int]int{},
		bag: map[int]bool{}}
	for i := range int(g.seats) {
		seat := (int(g.first) + i) % int(g.seats)
		w.turns = append(w.turns, seat)
		if b := g.balance[seat]; b != NoRune {
			w.then[seat], w.balance[seat] = int(b), int(b)
		}
		for _, r := range g.loot[seat].list() {
			w.loot[seat] = append(w.loot[seat], int(r))
		}
	}
	w.table = slices.Clone(g.discs[:g.lying])
	for _, r := range g.bag.list() {
		w.bag[int(r)] = true
	}
	return w
}

// compare fails if the core, at the beginning of the next round, disagrees with the reading.
func (w *slow) compare(g *Game) error {
	bag := map[int]bool{}
	for _, r := range g.bag.list() {
		bag[int(r)] = true
	}
	for s := range g.seats {
		for _, r := range g.hands[s].list() {
			bag[int(r)] = true
		}
		var loot []int
		for _, r := range g.loot[s].list() {
			loot = append(loot, int(r))
		}
		if !slices.Equal(loot, w.loot[int(s)]) {
			return fmt.Errorf("the loot of seat %d is %v, not %v", s, loot, w.loot[int(s)])
		}
		want, has := w.balance[int(s)]
		if !has {
			want = -1
		}
		if int(g.balance[s]) != want {
			return fmt.Errorf("the Balance rune of seat %d is %d, not %d", s, g.balance[s], want)
		}
	}
	if !maps.Equal(bag, w.bag) {
		return fmt.Errorf("in the bag are %v, not %v", bag, w.bag)
	}
	if !slices.Equal(g.discs[:g.lying], w.table) {
		return fmt.Errorf("on the table lies %v, not %v", g.discs[:g.lying], w.table)
	}
	if len(w.made) > 0 {
		return fmt.Errorf("choices are left: %+v", w.made)
	}
	return nil
}

// scatter sets up a random position: loot in pairs, Balance runes of few colours, so that thefts depend on each other,
// and many twins on the table.
func scatter(seed uint64) (*Game, *games.Chance) {
	chance := games.NewChance(seed, 77)
	seats := 2 + chance.IntN(games.MaxSeats-1)
	g := newGame(setupOf(seats, seed), nil)
	g.bag, g.bagSize = all, Runes
	g.first = games.Seat(chance.IntN(seats))
	take := func(r Rune) bool {
		if !g.bag.has(r) {
			return false
		}
		g.bag &^= bit(r)
		g.bagSize--
		return true
	}
	lie := func(r Rune, up bool) {
		n := int32(g.lying) - 1
		g.discs[g.lying] = Disc{Rune: r, Up: up, X: -200_000 + n%9*40_000 + int32(chance.IntN(9_000)),
			Y: 30_000 + n/9*40_000 + int32(chance.IntN(9_000))}
		g.lying++
		if up {
			g.up |= bit(r)
		}
	}
	for s := range g.seats {
		g.hands[s], g.balance[s] = hand{}, NoRune
	}
	for s := range g.seats {
		if r := Rune(chance.IntN(Runes)); chance.IntN(6) > 0 && !setOf(g.balance[:g.seats]...).partners().has(r) {
			if r = r % Rune(16*(1+chance.IntN(3))); !setOf(g.balance[:g.seats]...).partners().has(r) && take(r) {
				g.balance[s] = r
			}
		}
	}
	for s := range g.seats {
		if b := g.balance[s]; b != NoRune && chance.IntN(4) > 0 && take(b.Partner()) {
			lie(b.Partner(), true)
		}
		for range chance.IntN(4) {
			r := Rune(chance.IntN(Runes))
			if g.bag.has(r) && g.bag.has(r.Partner()) {
				take(r)
				take(r.Partner())
				g.loot[s].add(r)
				g.loot[s].add(r.Partner())
			}
		}
	}
	for range 4 + chance.IntN(12) {
		r := Rune(chance.IntN(Runes))
		if take(r) {
			lie(r, chance.IntN(4) > 0)
		}
		if p := r.Partner(); chance.IntN(2) == 0 && take(p) {
			lie(p, chance.IntN(4) > 0)
		}
	}
	// Destiny lies above the runes.
	g.discs[0].X, g.discs[0].Y = int32(chance.IntN(400_000))-200_000, -30_000-int32(chance.IntN(100_000))
	g.fell, g.phase = g.up, SnatchPhase
	return g, &chance
}

// The settling must agree with the second reading, at random positions with random snatches and choices.
func TestTheSettlingIsReadTwice(t *testing.T) {
	positions := uint64(4000)
	if testing.Short() {
		positions = 800
	}
	met := map[string]int{}
	for seed := range positions {
		g, chance := scatter(seed)
		if err := whole(g); err != nil && g.visible() != 0 {
			t.Fatal(seed, err)
		}
		w := reads(g)
		var events games.Events[Event]
		g.Listen(&events)
		round := g.round
		g.beginSnatch()
		for g.round == round && g.phase != OverPhase && !(g.phase == FlickPhase && g.contest.purpose == ForMatch) {
			s, m := anyChoice(g, chance)
			if m.Kind == Give || m.Kind == Order || m.Kind == Flick {
				w.made = append(w.made, games.Made[Move]{Seat: s, Move: m})
			}
			if r := g.Apply(s, m); r != nil {
				t.Fatal(seed, r)
			}
		}
		for _, e := range events.List() {
			met[games.EventName(e)]++
			switch e := e.(type) {
			case Snatched:
				w.took = append(w.took, slowTake{int(e.Seat), int(e.Rune)})
			case Flicked:
				w.counts = append(w.counts, e.Counts)
			}
		}
		w.snatched()
		err := w.step1()
		if err == nil {
			w.step2()
			err = w.step34()
		}
		if err == nil {
			w.step56()
			err = w.compare(g)
		}
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
	t.Log(met)
	for _, name := range []string{"FalseReturned", "PairGiven", "SplitReturned", "Stolen", "ContestBegan", "ContestWon",
		"OrderNamed", "BalanceTaken", "BalanceCompleted"} {
		if met[name] < 100 {
			t.Errorf("%s was met %d times", name, met[name])
		}
	}
}

// anyChoice returns a random move of a random acting seat. Hands that may reach mostly do, rather than stop.
func anyChoice(g *Game, chance *games.Chance) (games.Seat, Move) {
	acting := g.AppendActing(nil)
	s := acting[chance.IntN(len(acting))].Seat
	if m, ok := g.sample(s, chance); ok && (g.phase != SnatchPhase || chance.IntN(8) > 0) {
		return s, m
	}
	moves := g.AppendMoves(nil, s)
	return s, moves[chance.IntN(len(moves))]
}
