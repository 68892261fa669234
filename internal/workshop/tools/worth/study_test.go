package main

import (
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// small is a plan that takes little time.
var small = plan{seed: 3, workers: 1, matches: 2, rounds: 2, last: 1, ridge: 30, grain: 0.2, duels: 2, times: 1}

// What is learnt must depend on the seed alone, and not on how many matches are played at the same time.
func TestTheSameIsLearntAgain(t *testing.T) {
	many := small
	many.workers = 3
	first, err := rounds(toss.Def, &small)
	if err != nil {
		t.Fatal(err)
	}
	again, err := rounds(toss.Def, &many)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(first, again) {
		t.Errorf("learnt %d, and then %d", first, again)
	}
	if all := slices.Repeat([]games.Weight{{Early: 100, Late: 100}}, len(first)); slices.Equal(first, all) {
		t.Error("nothing was learnt")
	}
}

// The parts of a lesson must sum up to what the evaluation says, in each game, with the fewest and the most seats.
func TestLessonsAreWhatIsEvaluated(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { checkLessons(t, ritual.Def) })
	t.Run("masters", func(t *testing.T) { checkLessons(t, masters.Def) })
	t.Run("stones", func(t *testing.T) { checkLessons(t, stones.Def) })
	t.Run("toss", func(t *testing.T) { checkLessons(t, toss.Def) })
	t.Run("market", func(t *testing.T) { checkLessons(t, market.Def) })
}

func checkLessons[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V]) {
	for _, seats := range []int{def.MinSeats, def.MaxSeats} {
		checkLessonsOf(t, def, seats)
	}
}

func checkLessonsOf[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	seats int) {
	core := def.New(games.Setup{Seats: seats, Seed: 5}, nil)
	chance, weights := games.NewChance(5, 1), def.Worth.For(seats)
	for range 60 {
		acting := core.AppendActing(nil)
		if len(acting) == 0 {
			break
		}
		a := acting[0]
		l := take(def.Worth, core, a.Seat)
		sum := 0.0
		for i, lead := range l.lead {
			weight := games.Weight{Early: 100, Late: 100}
			if weights != nil {
				weight = weights[i]
			}
			sum += float64(lead) * (float64(weight.Early)*float64(1-l.stage) +
				float64(weight.Late)*float64(l.stage)) / 100
		}
		// each division of the evaluation rounds off less than one
		if want := def.Evaluate(core, a.Seat); sum < float64(want)-3 || sum > float64(want)+3 {
			t.Fatalf("%d seats, seat %d: the lesson comes to %.1f, and the position is worth %d",
				seats, a.Seat, sum, want)
		}
		moves := def.AppendCandidates(nil, core, a.Seat, &chance, 2)
		if refusal := core.Apply(a.Seat, moves[chance.IntN(len(moves))]); refusal != nil {
			t.Fatal(refusal)
		}
	}
}

// Players with hand-set weights evaluate faster. In a duel in equal time they try and follow more moves, but look no
// further ahead.
func TestMoreIsTriedInEqualTime(t *testing.T) {
	how := games.Mind{Field: 8, Playouts: 100, Ahead: 3, Width: 25}
	for times, want := range map[float64]games.Mind{
		1:   how,
		2.1: {Field: 8, Playouts: 210, Ahead: 3, Width: 53},
	} {
		if got := (&plan{times: times}).more(how); got != want {
			t.Errorf("%.1f times: %+v, not %+v", times, got, want)
		}
	}
}

// The stage of a match must begin at 0 and come to its end, in each game.
func TestStagesBeginAndEnd(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { checkStages(t, ritual.Def) })
	t.Run("masters", func(t *testing.T) { checkStages(t, masters.Def) })
	t.Run("stones", func(t *testing.T) { checkStages(t, stones.Def) })
	t.Run("toss", func(t *testing.T) { checkStages(t, toss.Def) })
	t.Run("market", func(t *testing.T) { checkStages(t, market.Def) })
}

func checkStages[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V]) {
	core := def.New(games.Setup{Seats: def.MinSeats, Seed: 7}, nil)
	if stage := def.Worth.Stage(core); stage > games.Stages/8 {
		t.Errorf("a match begins in stage %d", stage)
	}
	mind, scratch, seen := bots.Ladder(def)[1].New(7), def.Blank(), map[int]bool{}
	for made := 0; ; made++ {
		if _, over := core.Result(); over {
			break
		}
		for _, a := range core.AppendActing(nil) {
			if !a.Must {
				continue
			}
			games.Ask(mind, scratch, core, a, 7, made)
			d, _ := mind.Step(1 << 30)
			if refusal := core.Apply(a.Seat, d.Move); refusal != nil {
				t.Fatal(refusal)
			}
			break
		}
		seen[def.Worth.Stage(core)] = true
	}
	if stage := def.Worth.Stage(core); stage != games.Stages || len(seen) < 6 {
		t.Errorf("a match of %d stages ends in stage %d", len(seen), stage)
	}
}

// Weights that do not win their duel are not written.
func TestOnlyWhatWinsIsWritten(t *testing.T) {
	p := small
	p.dir = t.TempDir() // without a folder for the game, so writing would fail
	p.rounds = 1
	if err := study(toss.Def, &p); err != nil {
		t.Errorf("of two matches nothing can be certain: %v", err)
	}
}

// A part that makes matches end is not learnt: it gets the weight of points, also in the next round.
func TestWhatIsHeldIsNotLearnt(t *testing.T) {
	learnt, err := rounds(market.Def, &small)
	if err != nil {
		t.Fatal(err)
	}
	points, left := slices.Index(market.Def.Worth.Parts, "points"), slices.Index(market.Def.Worth.Parts, "left")
	if learnt[left] != learnt[points] || learnt[left] == (games.Weight{Early: 100, Late: 100}) {
		t.Errorf("points count %d, and runes left %d", learnt[points], learnt[left])
	}
}

// A game's weights must be for the parts that it has, in their order.
func TestTheTablesAreOfTheseParts(t *testing.T) {
	checkTable(t, stones.Def)
}

func checkTable[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V]) {
	t.Helper()
	file := "games/" + def.ID + "/weights.go"
	text, err := os.ReadFile("../../../../" + file)
	if err != nil {
		t.Fatal(err)
	}
	made, err := table(def.ID, def.Worth.Parts, def.Worth.Weights)
	if err != nil {
		t.Fatal(err)
	}
	if string(made) != string(text) {
		t.Errorf("%s is not what make worth writes of its weights: make worth, or change both", file)
	}
	if _, err := parser.ParseFile(token.NewFileSet(), "weights.go", made, 0); err != nil {
		t.Error(err)
	}
	if strings.Count(string(made), "Early:") != len(def.Worth.Parts) {
		t.Errorf("%s: not every part has a weight", file)
	}
}
