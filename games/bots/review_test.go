package bots

import (
	"flag"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

var swings = flag.Bool("swings", false, "fit the swings of the games to many matches, and print them")

// table is a match between adepts that never interrupt and always give the best answer.
type table[C games.Core[C, M, E], M comparable, E any, V any] struct {
	*games.Match[C, M, E, V]
	mind    games.Thinker[C, M]
	scratch C
}

func sat[C games.Core[C, M, E], M comparable, E any, V any](t testing.TB, def *games.Def[C, M, E, V],
	setup games.Setup) *table[C, M, E, V] {
	t.Helper()
	player := games.Player{Driver: Adept, Colour: "amber", Emblem: "circle", Name: "Astrid"}
	m, err := games.NewMatch(def, setup, slices.Repeat([]games.Player{player}, setup.Seats))
	if err != nil {
		t.Fatal(err)
	}
	return &table[C, M, E, V]{m, Ladder(steady(def))[2].New(setup.Seed + 1), def.Blank()}
}

func (m *table[C, M, E, V]) must() (list []games.Acting) {
	for _, a := range m.Core().AppendActing(nil) {
		if a.Must {
			list = append(list, a)
		}
	}
	return list
}

// next returns the move of the first seat that must act, or the joint move where all decide at the same moment.
func (m *table[C, M, E, V]) next() (games.Seat, M) {
	var chosen []games.Chosen[M]
	for _, a := range m.must() {
		games.Ask(m.mind, m.scratch, m.Core(), a, 1, len(m.Made()))
		d, done := m.mind.Step(1 << 30)
		for !done {
			d, done = m.mind.Step(1 << 30)
		}
		if chosen = append(chosen, games.Chosen[M]{Seat: a.Seat, Move: d.Move}); m.Def().Joint == nil ||
			!m.Def().Joint(m.Core()) {
			return a.Seat, d.Move
		}
	}
	return m.Def().Join(m.Core(), chosen)
}

func (m *table[C, M, E, V]) make(t testing.TB, s games.Seat, move M) {
	t.Helper()
	if _, refusal := m.Make(s, move); refusal != nil {
		t.Fatal(refusal)
	}
}

// play plays on until a number of moves have been made, or to the end.
func (m *table[C, M, E, V]) play(t testing.TB, moves int) {
	t.Helper()
	for len(m.Made()) < moves {
		if _, over := m.Core().Result(); over {
			return
		}
		s, move := m.next()
		m.make(t, s, move)
	}
}

func reviewed[C games.Core[C, M, E], M comparable, E any, V any](m *games.Match[C, M, E, V], units int) []Verdict[M] {
	r := NewReview(m, 99)
	for !r.Step(units) {
	}
	return r.Verdicts()
}

// TestReviewFindsBlunders plays matches of adepts with one worst possible move each, where that seems to cost most. The
// review must mark most of these moves as mistakes.
func TestReviewFindsBlunders(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { blunders(t, ritual.Def, games.Setup{Seats: 2, Seed: 3}) })
	t.Run("masters", func(t *testing.T) { blunders(t, masters.Def, games.Setup{Seats: 3, Seed: 3}) })
	t.Run("stones", func(t *testing.T) { blunders(t, stones.Def, games.Setup{Seats: 2, Seed: 3}) })
	t.Run("market", func(t *testing.T) { blunders(t, market.Def, games.Setup{Seats: 3, Seed: 5}) })
	t.Run("toss", func(t *testing.T) {
		blunders(t, toss.Def, games.Setup{Seats: 2, Seed: 3, Options: map[string]string{toss.OptionWay: "calm"}})
	})
}

// plants is how many blunders are tried, each in a match of its own, and found how many of them the review must mark.
// Not all, since some that look bad can be made good.
const plants, found = 3, 2

func blunders[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	setup games.Setup) {
	marked := 0
	var said []string
	for _, b := range dearest(t, def, setup) {
		m := sat(t, def, setup)
		m.play(t, b.at)
		m.make(t, b.seat, b.move)
		m.play(t, 1<<30)
		said = append(said, fmt.Sprintf("seat %d makes %s after %d moves", b.seat, def.Moves.Text(b.move), b.at))
		for _, v := range reviewed(m.Match, 1000) {
			if v.From == b.at && v.Seat == b.seat && v.Change < 0 {
				marked++
				if len(v.Instead) == 0 || v.Instead[0] == b.move {
					t.Errorf("better than %s is said to be %v", def.Moves.Text(b.move), v.Instead)
				}
			}
		}
	}
	if marked < found {
		t.Errorf("%d are marked of %q", marked, said)
	}
}

type blunder[M comparable] struct {
	at   int
	seat games.Seat
	move M
	cost int
}

// dearest returns the blunders of a match of adepts that seem to cost most: the worst move compared with the best,
// judged at once or at the end of the turn.
func dearest[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	setup games.Setup) (list []blunder[M]) {
	m, after := sat(t, def, setup), def.Blank()
	m.play(t, 1<<30)
	look, rest := lookahead[C, M, E, V]{def: def}, newFinisher(def, briefWidth)
	for r := NewReview(m.Match, 1); r.at < len(r.made); {
		n := r.decision()
		if n == 0 {
			r.next(1)
			continue
		}
		b := blunder[M]{at: r.at, seat: r.made[r.at].Seat}
		best, least := 0, full
		r.trial.seat = b.seat
		for _, move := range r.core.AppendMoves(nil, b.seat) {
			r.core.CloneInto(after)
			after.Apply(b.seat, move)
			for look.begin(after); look.step(); {
			}
			// What the rest of the turn can mend is no blunder.
			if def.Turns && look.waitsFor(after, b.seat) {
				for rest.begin(after, b.seat); rest.search(); {
				}
				after = rest.ended(after)
			}
			if _, over := after.Result(); over {
				continue
			}
			after.CloneInto(r.trial.out.pos)
			chances := r.trial.out.chances(r.trial.seat, r.trial.seats)
			if best = max(best, chances); chances < least {
				least, b.move = chances, move
			}
		}
		b.cost = best - least
		list = append(list, b)
		r.next(n)
	}
	slices.SortFunc(list, func(a, b blunder[M]) int { return b.cost - a.cost })
	return list[:plants]
}

// TestReviewKnowsNoSecrets judges decisions twice, the second time with everything dealt anew that the seat cannot
// know: verdicts, words and figures are the same.
func TestReviewKnowsNoSecrets(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { knowsNoSecrets(t, ritual.Def, 60) })
	t.Run("masters", func(t *testing.T) { knowsNoSecrets(t, masters.Def, 80) })
	t.Run("stones", func(t *testing.T) { knowsNoSecrets(t, stones.Def, 200) })
	t.Run("market", func(t *testing.T) { knowsNoSecrets(t, market.Def, 60) })
}

func knowsNoSecrets[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	moves int) {
	m := sat(t, def, games.Setup{Seats: 2, Seed: 8})
	m.play(t, moves)
	dealt, verdicts, others := def.Blank(), 0, 0
	r := NewReview(m.Match, 5)
	for r.at < len(r.made) {
		made := r.decision()
		if made == 0 || r.at%2 != 0 {
			r.next(1)
			continue
		}
		seat := r.made[r.at].Seat
		r.core.CloneInto(dealt)
		chance := games.NewChance(77, uint64(r.at))
		dealt.Redeal(seat, &chance)
		if dealt.Hash() != r.core.Hash() {
			others++
		}
		var of [2]Verdict[M]
		var sum [2][2]sums
		for i, core := range []C{r.core, dealt} {
			r.trial.init(def, pass{deals: 4, field: 3, playouts: 6, ahead: 1}, 2, 5)
			r.trial.start(core, r.at, seat, r.made[r.at:r.at+made])
			for done := false; !done; {
				_, done = r.trial.step()
			}
			of[i], _ = r.trial.verdict()
			of[i].Made, of[i].Other = r.trial.words(r.trial.lines[madeLine], r.trial.lines[bestLine])
			sum[i] = [2]sums{r.trial.loss, r.trial.gain}
			if of[i].Change != 0 {
				verdicts++
			}
		}
		if !reflect.DeepEqual(of[0], of[1]) || sum[0] != sum[1] {
			t.Fatalf("after %d moves the verdict is %+v %v, and with other secrets %+v %v", r.at, of[0], sum[0], of[1],
				sum[1])
		}
		r.next(made)
	}
	if verdicts < 2 || others < 4 {
		t.Errorf("%d verdicts, %d other positions: nothing is compared", verdicts, others)
	}
}

// TestReviewIsTheSameHoweverCut reviews matches in steps of one unit, and in one step.
func TestReviewIsTheSameHoweverCut(t *testing.T) {
	for _, seed := range []uint64{0, 3} {
		m := sat(t, market.Def, games.Setup{Seats: 2, Seed: seed})
		m.play(t, 160)
		if a, b := reviewed(m.Match, 1), reviewed(m.Match, 1<<40); len(a) == 0 || !reflect.DeepEqual(a, b) {
			t.Errorf("seed %d: in steps %+v, at once %+v", seed, a, b)
		}
	}
}

// TestReviewJudgesHeads goes through matches of Rune Toss: a review judges decisions of the head, not what hands do or
// all do at the same moment; in Calm each choice is one.
func TestReviewJudgesHeads(t *testing.T) {
	for way, want := range map[string][]toss.MoveKind{"snatch": {toss.Give, toss.Order},
		"ghost": {toss.Give, toss.Order}, "calm": {toss.Take, toss.Pass, toss.Give, toss.Order}} {
		seen := map[toss.MoveKind]bool{}
		for seed := range uint64(6) {
			m := sat(t, toss.Def, games.Setup{Seats: 3, Seed: seed, Options: map[string]string{toss.OptionWay: way}})
			m.play(t, 1<<30)
			for r := NewReview(m.Match, 1); r.at < len(r.made); r.next(1) {
				if k := r.made[r.at].Move.Kind; r.decision() > 0 {
					seen[k] = true
					if !slices.Contains(want, k) {
						t.Fatalf("%s: %s is judged", way, toss.Def.Moves.Text(r.made[r.at].Move))
					}
				}
			}
		}
		if len(seen) == 0 || way == "calm" && !seen[toss.Take] {
			t.Errorf("%s: judged are %v", way, seen)
		}
	}
}

// TestReviewTakesTurnsWhole goes through a match of Menhirs: a decision comprises all moves of a seat until another
// seat acts, or something is revealed that the seat could not know.
func TestReviewTakesTurnsWhole(t *testing.T) {
	m := sat(t, stones.Def, games.Setup{Seats: 2, Seed: 6})
	m.play(t, 1<<30)
	r := NewReview(m.Match, 1)
	whole, cut := 0, 0
	for r.at < len(r.made) {
		n := max(1, r.decision())
		of := r.made[r.at : r.at+n]
		for i, made := range of {
			if made.Seat != of[0].Seat {
				t.Fatalf("after %d moves a decision of %d is made by two", r.at, n)
			}
			if news := made.Revealed && !made.Shown; news && i < n-1 {
				t.Fatalf("after %d moves a decision of %d goes on behind what move %d revealed", r.at, n, i+1)
			} else if news && r.at+n < len(r.made) && r.made[r.at+n].Seat == made.Seat {
				cut++
			}
		}
		if n > 1 {
			whole++
		}
		r.next(n)
	}
	if whole < 10 || cut == 0 {
		t.Errorf("%d whole turns, %d cut short by what they revealed", whole, cut)
	}
}

// TestSwings plays matches of adepts, and checks the chances of winning that a review computes from a lead: seats with
// a chance of about three in four must win about that often. -swings plays many more matches, for choosing each game's
// swing.
func TestSwings(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { swing(t, ritual.Def, nil) })
	t.Run("masters", func(t *testing.T) { swing(t, masters.Def, nil) })
	t.Run("stones", func(t *testing.T) { swing(t, stones.Def, nil) })
	t.Run("market", func(t *testing.T) { swing(t, market.Def, nil) })
	t.Run("toss", func(t *testing.T) { swing(t, toss.Def, map[string]string{toss.OptionWay: "calm"}) })
}

func swing[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	options map[string]string) {
	type guess struct {
		leads int // how much more the position is worth to the seat than to the other
		won   bool
	}
	var guesses []guess
	matches := uint64(24)
	if *swings {
		matches = 200
	}
	for seed := range matches {
		m := sat(t, def, games.Setup{Seats: 2, Seed: seed, Options: options})
		var own []guess
		for made := 0; ; made++ {
			if m.play(t, made); len(m.Made()) < made {
				break
			}
			if _, over := m.Core().Result(); !over && def.Quiet(m.Core()) {
				own = append(own, guess{leads: def.Evaluate(m.Core(), 0) - def.Evaluate(m.Core(), 1)})
			}
		}
		result, _ := m.Core().Result()
		for _, g := range own {
			if g.won = result.Rank[0] == 1; g.leads < 0 {
				g.leads, g.won = -g.leads, result.Rank[1] == 1
			}
			guesses = append(guesses, g)
		}
	}
	// rate returns how many positions give the leading seat a chance of about three in four with a swing, and how often
	// it won.
	rate := func(swing int) (n, percent int) {
		won := 0
		for _, g := range guesses {
			if p := 100 * (swing + 2*g.leads) / (2*swing + 2*g.leads); p >= 70 && p <= 80 {
				if n++; g.won {
					won++
				}
			}
		}
		return n, 100 * won / max(1, n)
	}
	n, percent := rate(def.Swing)
	if n < 100 || percent < 60 || percent > 90 {
		t.Errorf("of %d with a chance of three in four %d %% won", n, percent)
	}
	if *swings {
		for s := def.Swing / 4; s <= def.Swing*4; s = s*5/4 + 1 {
			n, percent := rate(s)
			fmt.Printf("%s: with a swing of %d, of %d %d %% won\n", def.ID, s, n, percent)
		}
	}
}
