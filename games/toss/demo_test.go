package toss_test

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/toss"
)

// teller tells a match as a board would, from events and views alone, and reports what does not agree.
type teller struct {
	strings.Builder
	t     *testing.T
	rung  toss.Rung
	met   map[string]bool
	empty bool // the last throw showed nothing to snatch
}

// TestAWholeMatchIsReadThroughTheView tells matches of computer players in each way: whatever a board shows must be in
// the view or in the events.
func TestAWholeMatchIsReadThroughTheView(t *testing.T) {
	met := map[string]bool{}
	for _, way := range []string{"snatch", "ghost", "calm"} {
		for seed := range uint64(3) {
			tell := &teller{t: t, met: met}
			setup := games.Setup{Seats: 4, Seed: seed + 31,
				Options: map[string]string{toss.OptionWay: way, toss.OptionTime: "30", toss.OptionLead: "half"}}
			tell.play(setup)
			if seed == 0 {
				t.Logf("%s:\n%.3000s", way, tell.String())
			}
		}
	}
	for _, what := range []string{"pairs", "no pairs", "a theft", "a contest", "an order named", "apart", "stake",
		"a window", "a pair completed"} {
		if !met[what] {
			t.Errorf("no match has %s", what)
		}
	}
}

func (l *teller) play(setup games.Setup) {
	var events games.Events[toss.Event]
	core, scratch := toss.Def.New(setup, &events), toss.Def.Blank()
	core.Listen(&events)
	levels := bots.Levels(toss.Def)
	var players []games.Thinker[*toss.Game, toss.Move]
	for s := range setup.Seats {
		players = append(players, levels[(s+1)%len(levels)].New(setup.Seed+uint64(s)))
	}
	for n := 0; ; n++ {
		v := toss.Def.View(core, games.Public)
		for _, e := range events.List() {
			if e, ok := toss.Def.Redact(e, games.Public); ok {
				l.hear(e)
			}
		}
		events.Clear()
		l.look(v)
		if result, over := v.Result(); over {
			for s := range games.Seat(v.Seats()) {
				if int(result.Points[s]) != len(v.Loot(s)) {
					l.t.Errorf("seat %d has %d points and %d runes", s, result.Points[s], len(v.Loot(s)))
				}
			}
			fmt.Fprintf(l, "over by %s, ranks %v\n", result.Clause, result.Rank[:v.Seats()])
			return
		}
		var chosen []games.Chosen[toss.Move]
		for _, a := range v.AppendActing(nil) {
			if len(chosen) > 0 && !toss.Def.Joint(core) {
				break
			}
			games.Ask(players[a.Seat], scratch, core, a, setup.Seed, n)
			decision, done := players[a.Seat].Step(1 << 20)
			for !done {
				decision, done = players[a.Seat].Step(1 << 20)
			}
			chosen = append(chosen, games.Chosen[toss.Move]{Seat: a.Seat, Move: decision.Move})
		}
		s, m := chosen[0].Seat, chosen[0].Move
		if toss.Def.Joint(core) {
			s, m = toss.Def.Join(core, chosen)
		}
		if r := cmp.Or(v.WhyNot(s, m), core.Apply(s, m)); r != nil {
			l.t.Fatalf("%d, %+v: %v", s, m, r)
		}
	}
}

func (l *teller) hear(event toss.Event) {
	if rung, ok := toss.RungOf(event); ok {
		// Thefts are carried out colour by colour, so orders and thefts alternate.
		together := l.rung <= toss.OrderRung && rung >= toss.TheftRung
		if rung < l.rung && !together || !slices.Contains(toss.Def.Clauses, rung.Clause()) {
			l.t.Errorf("rung %d after %d, clause %s", rung, l.rung, rung.Clause())
		}
		l.rung = rung
		fmt.Fprintf(l, "  %d. %s %s %+v\n", rung, rung.Clause(), games.EventName(event), event)
	}
	if _, ended := event.(toss.SnatchEnded); l.empty && !ended {
		l.t.Errorf("nothing is visible, and there follows %+v", event)
	}
	l.empty = false
	switch e := event.(type) {
	case toss.RoundBegan:
		l.rung = 0
		fmt.Fprintf(l, "round %d begins, %d has the bag with %d runes\n", e.Round, e.First, e.Bag)
	case toss.RunesThrown:
		ticks, knocks := l.watch(e.Launches, e.Rest)
		l.empty = len(e.Pairs) == 0
		l.met["no pairs"], l.met["pairs"] = l.met["no pairs"] || l.empty, l.met["pairs"] || !l.empty
		fmt.Fprintf(l, "  thrown: at rest after %.2f s and %d knocks, %d pairs\n", float64(ticks)/toss.TicksPerSecond,
			knocks, len(e.Pairs))
	case toss.Snatched:
		fmt.Fprintf(l, "  %.2f s: %d gets %d, twin of %d\n", float64(e.Tick)/toss.TicksPerSecond, e.Seat, e.Rune,
			e.TwinOf)
	case toss.BalanceCompleted:
		l.met["a pair completed"] = true
	case toss.Stolen:
		l.met["a theft"] = true
	case toss.Flicked:
		ticks, _ := l.watch(e.Launches[:], e.Rest[:])
		fmt.Fprintf(l, "  %d flicks %.2f s: pull %.2f, %d.%d mm, touched %v\n", e.Seat,
			float64(ticks)/toss.TicksPerSecond, e.Pull(), e.Distance/10, e.Distance%10, e.Touched)
	}
}

// watch plays a motion tick by tick until it ends, and compares the last poses with where the discs came to rest.
func (l *teller) watch(launches []toss.Launch, rest []toss.Disc) (ticks, knocks int) {
	m := toss.NewMotion(launches)
	m.Listen()
	for moves := true; moves; {
		moves = m.Tick()
		ticks++
		knocks += len(m.Knocks())
	}
	for i, d := range rest {
		p := m.Pose(i)
		turned := math.Abs(math.Remainder(p.Angle*1800/math.Pi-float64(d.Angle), 3600))
		if math.Abs(p.X*1000-float64(d.X)) > 1 || math.Abs(p.Y*1000-float64(d.Y)) > 1 || p.Up != d.Up || p.Lift != 0 ||
			turned > 1 {
			l.t.Errorf("disc %d lies at %+v, and is drawn at %+v", i, d, p)
		}
	}
	return ticks, knocks
}

// look asks a view for everything that a board shows of it.
func (l *teller) look(v toss.View) {
	for s := range games.Seat(v.Seats()) {
		runes := 0
		for _, p := range v.Piles(s) {
			runes += 2*len(p.Pairs) + len(p.Singles)
		}
		if runes != len(v.Loot(s)) {
			l.t.Errorf("the piles of seat %d have %d runes of %d", s, runes, len(v.Loot(s)))
		}
		for _, r := range v.Apart(s) {
			l.met["apart"] = true
			if !slices.Contains(v.Taken(s), r) {
				l.t.Errorf("seat %d has %d apart, and took %v", s, r, v.Taken(s))
			}
		}
		for _, r := range v.Stake(s) {
			l.met["stake"] = true
			if r.Colour() != v.Balance(s).Colour() {
				l.t.Errorf("%d is at stake with %d", r, v.Balance(s))
			}
		}
		claims := v.Phase() == toss.SnatchPhase && !v.Done(s) ||
			v.Phase() == toss.RunPhase && v.OnTurn() == s && len(v.RunVisible(s)) > 0
		first, last, ok := v.Window(s)
		limit, _ := v.Limit()
		if ok != claims || ok && (first <= v.Clock() && v.Phase() == toss.SnatchPhase || last != limit ||
			first > last) {
			l.t.Errorf("seat %d claims from %d to %d: %v", s, first, last, ok)
		}
		l.met["a window"] = l.met["a window"] || ok && v.Lead() == toss.TicksPerSecond/2
	}
	switch v.Phase() {
	case toss.FlickPhase:
		c, ok := v.Contest()
		disputed := v.Disputed()
		if !ok || !slices.Contains(c.Seats, v.OnTurn()) || c.Seats[len(c.Counts)] != v.OnTurn() ||
			c.For == toss.ForOrder && len(disputed) < 2 {
			l.t.Errorf("%d flicks in %+v for %+v", v.OnTurn(), c, disputed)
		}
		if aim := v.Aim(v.OnTurn(), toss.Gesture{}.Pulled(0.4)); aim[1].Rune != c.Flicks[v.OnTurn()] ||
			aim[1].VX == 0 && aim[1].VY == 0 {
			l.t.Errorf("%+v is aimed with in %+v", aim, c)
		}
		l.met["a contest"] = true
	case toss.OrderPhase:
		if orders := v.AppendMoves(nil, v.OnTurn()); len(v.Disputed()) < 2 || len(orders) < 2 {
			l.t.Errorf("%+v in %d orders", v.Disputed(), len(orders))
		}
		l.met["an order named"] = true
	default:
		if len(v.Disputed()) > 0 {
			l.t.Errorf("%+v are disputed in the phase %v", v.Disputed(), v.Phase())
		}
	}
}
