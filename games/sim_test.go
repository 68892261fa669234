package games_test

import (
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/gamestest/toys/throws"
)

// player makes random legal moves, takes two steps for each decision, and interrupts now and then.
type player[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def      *games.Def[C, M, E, V]
	chance   games.Chance
	decision games.Decision[M]
	steps    int
}

func (p *player[C, M, E, V]) Start(position C, s games.Seat, must bool) {
	list := p.def.AppendCandidates(nil, position, s, &p.chance, 1)
	p.decision, p.steps = games.Decision[M]{Still: true}, 2
	if len(list) > 0 && (must || p.chance.IntN(3) == 0) {
		p.decision = games.Decision[M]{Move: list[p.chance.IntN(len(list))]}
	}
}

func (p *player[C, M, E, V]) Step(int) (games.Decision[M], bool) {
	p.steps--
	return p.decision, p.steps <= 0
}

// levels returns one level that plays, and two that break the contract: "mute" keeps still even when it must move,
// "blind" makes the zero move.
func levels[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) []games.Level[C, M] {
	return []games.Level[C, M]{
		{ID: "chance", New: func(seed uint64) games.Thinker[C, M] {
			return &player[C, M, E, V]{def: def, chance: games.NewChance(seed, 0)}
		}},
		{ID: "mute", New: func(uint64) games.Thinker[C, M] {
			return still[C, M]{decision: games.Decision[M]{Still: true}}
		}},
		{ID: "blind", New: func(uint64) games.Thinker[C, M] { return still[C, M]{} }},
	}
}

// still always makes the same decision.
type still[C any, M comparable] struct{ decision games.Decision[M] }

func (still[C, M]) Start(C, games.Seat, bool)            {}
func (s still[C, M]) Step(int) (games.Decision[M], bool) { return s.decision, true }

var (
	cardsEntry  = games.NewEntry(cards.Def, levels(cards.Def))
	throwsEntry = games.NewEntry(throws.Def, levels(throws.Def))
)

func driven(ids ...string) []games.Player {
	var list []games.Player
	for i, id := range ids {
		p := people[i]
		p.Driver = id
		list = append(list, p)
	}
	return list
}

func simulate(t *testing.T, entry games.Entry, config games.SimConfig) *games.SimReport {
	t.Helper()
	report, err := entry.Simulate(config)
	if err != nil {
		t.Fatal(err)
	}
	return report
}

func TestSimulateGivesTheSameTable(t *testing.T) {
	for _, entry := range []games.Entry{cardsEntry, throwsEntry} {
		config := games.SimConfig{Setup: games.Setup{Seats: 3, Seed: 11}, Players: driven("chance", "chance", "chance"),
			Matches: 20}
		first, second := simulate(t, entry, config), simulate(t, entry, config)
		if !reflect.DeepEqual(first, second) {
			t.Errorf("%s: the same seed gives\n%+v\nand\n%+v", entry.Info().ID, first, second)
		}
		config.Setup.Seed = 12
		if other := simulate(t, entry, config); reflect.DeepEqual(other.Seats, first.Seats) {
			t.Errorf("%s: another seed gives the same table", entry.Info().ID)
		}
	}
}

func TestSimulateCounts(t *testing.T) {
	const matches = 60
	var results []games.Standing
	moves := 0
	config := games.SimConfig{
		Setup:   games.Setup{Seats: 4, Seed: 3, Options: map[string]string{"shields": games.No}},
		Players: driven("chance", "chance", "chance", "chance"), Matches: matches,
		Record: func(match int, record *games.Record) error {
			if match != len(results) {
				t.Errorf("match %d comes as number %d", match, len(results))
			}
			standing, err := cardsEntry.Check(record)
			if err != nil || !standing.Over {
				t.Errorf("match %d: %+v, %v", match, standing, err)
			}
			results = append(results, standing)
			moves += standing.Moves
			return nil
		},
	}
	report := simulate(t, cardsEntry, config)
	if report.Matches != matches || len(results) != matches || report.Moves != moves || report.Decisions < moves {
		t.Errorf("%d matches, %d records, %d moves of %d, %d decisions", report.Matches, len(results), report.Moves,
			moves, report.Decisions)
	}
	if report.Measured != nil || report.Options["shields"] != games.No || len(report.Levels) != 1 {
		t.Errorf("report %+v", report)
	}
	wins, ties := make([]float64, 4), 0
	for _, r := range results {
		first := 0
		for s := range 4 {
			if r.Result.Rank[s] == 1 {
				first++
			}
		}
		if first > 1 {
			ties++
		}
		for s := range 4 {
			if r.Result.Rank[s] == 1 {
				wins[s] += 1 / float64(first)
			}
		}
	}
	if ties == 0 || report.Ties != ties {
		t.Errorf("%d ties, want %d (and some)", report.Ties, ties)
	}
	sum := 0.0
	for s, row := range report.Seats {
		if math.Abs(row.Wins-wins[s]) > 1e-9 || row.Played != matches {
			t.Errorf("seat %d wins %v of %d, want %v", s, row.Wins, row.Played, wins[s])
		}
		low, high := int(results[0].Result.Points[s]), int(results[0].Result.Points[s])
		for _, r := range results {
			low, high = min(low, int(r.Result.Points[s])), max(high, int(r.Result.Points[s]))
		}
		if p := row.Points; p.Min != low || p.Max != high || p.Mean < float64(low) || p.Mean > float64(high) ||
			p.Median < low || p.Median > high {
			t.Errorf("seat %d has points %+v, want %d to %d", s, p, low, high)
		}
		sum += row.Wins
	}
	if level := report.Levels[0]; math.Abs(sum-matches) > 1e-9 || level.Wins != sum || level.Played != 4*matches {
		t.Errorf("all wins are %v of %d; the level has %+v", sum, matches, level)
	}
	if l := report.Length; l.Min < 1 || l.Min > l.Median || l.Median > l.Max ||
		l.Max > cards.Def.MaxMoves || math.Abs(l.Mean*matches-float64(moves)) > 1e-6 {
		t.Errorf("lengths %+v", l)
	}
	if _, err := json.Marshal(report); err != nil {
		t.Error(err)
	}
}

func TestSimulateMeasures(t *testing.T) {
	now := 5.0
	report := simulate(t, throwsEntry, games.SimConfig{
		Setup: games.Setup{Seats: 2, Seed: 1}, Players: driven("chance", "chance"), Matches: 2,
		Clock: func() float64 { now += 0.5; return now },
	})
	if m := report.Measured; m == nil || m.Seconds != 0.5 || m.MovesPerSecond != float64(report.Moves)*2 {
		t.Errorf("measured %+v for %d moves", report.Measured, report.Moves)
	}
}

func TestSimulateRefuses(t *testing.T) {
	good := games.SimConfig{Setup: games.Setup{Seats: 2}, Players: driven("chance", "chance"), Matches: 1}
	for _, test := range []struct {
		name   string
		change func(c *games.SimConfig)
		want   string
	}{
		{"seats", func(c *games.SimConfig) { c.Setup.Seats = 5 }, "2 to 4 seats"},
		{"no matches", func(c *games.SimConfig) { c.Matches = 0 }, "0 matches"},
		{"players", func(c *games.SimConfig) { c.Players = c.Players[:1] }, "1 players for 2 seats"},
		{"a level", func(c *games.SimConfig) { c.Players = driven("chance", "grand") }, `no computer player "grand"`},
		{"who keeps still", func(c *games.SimConfig) { c.Players = driven("mute", "mute") }, "keeps still"},
		{"a move that is not legal", func(c *games.SimConfig) { c.Players = driven("blind", "blind") }, "COM-3"},
		{"a record that is not kept", func(c *games.SimConfig) {
			c.Record = func(int, *games.Record) error { return errors.New("the disk is full") }
		}, "the disk is full"},
	} {
		config := good
		test.change(&config)
		if report, err := cardsEntry.Simulate(config); report != nil || err == nil ||
			!strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %+v, %v; want an error with %q", test.name, report, err, test.want)
		}
	}
	good.Players = driven("chance", "grand")
	if _, err := cardsEntry.Simulate(good); !errors.Is(err, games.ErrNoLevel) {
		t.Errorf("a level that is not there: %v", err)
	}
}

func TestAskDealsAnew(t *testing.T) {
	core := cards.Def.New(games.Setup{Seats: 3, Seed: 1}, nil)
	hash := core.Hash()
	seen := map[uint64]bool{}
	for made := range 5 {
		ear := &listener{}
		games.Ask(ear, cards.Def.Blank(), core, games.Acting{Seat: 1, Must: true}, 9, made)
		if ear.seat != 1 || !ear.must || ear.position.Hands[1] != core.Hands[1] {
			t.Errorf("asked seat %d, must %v, with the hand %v, not %v", ear.seat, ear.must, ear.position.Hands[1],
				core.Hands[1])
		}
		seen[ear.position.Hash()] = true
		again := &listener{}
		games.Ask(again, cards.Def.Blank(), core, games.Acting{Seat: 1, Must: true}, 9, made)
		if again.position.Hash() != ear.position.Hash() {
			t.Error("asked twice it is dealt another position")
		}
	}
	if len(seen) != 5 || seen[hash] || core.Hash() != hash {
		t.Errorf("%d deals of 5, the real one among them %v, position changed %v", len(seen), seen[hash],
			core.Hash() != hash)
	}
}

// listener is a computer player that only notes what it is asked.
type listener struct {
	position *cards.Game
	seat     games.Seat
	must     bool
}

func (l *listener) Start(position *cards.Game, s games.Seat, must bool) {
	l.position, l.seat, l.must = position, s, must
}

func (l *listener) Step(int) (games.Decision[cards.Move], bool) {
	return games.Decision[cards.Move]{Still: true}, true
}

// TestWorkersGiveTheSameTable plays the same matches one after another and in parallel: the table, and the order of the
// records, must be the same.
func TestWorkersGiveTheSameTable(t *testing.T) {
	for _, entry := range []games.Entry{cardsEntry, throwsEntry} {
		var alone *games.SimReport
		var texts []string
		for _, workers := range []int{0, 1, 3, 16} {
			count := 0
			config := games.SimConfig{
				Setup: games.Setup{Seats: 3, Seed: 5}, Players: driven("chance", "chance", "chance"), Matches: 25,
				Workers: workers, Rotate: true,
				Record: func(match int, record *games.Record) error {
					if match != count {
						t.Errorf("match %d comes as number %d", match, count)
					}
					if count++; alone == nil {
						texts = append(texts, string(record.Text()))
					} else if texts[match] != string(record.Text()) {
						t.Errorf("%d workers: match %d is another one", workers, match)
					}
					return nil
				},
			}
			report := simulate(t, entry, config)
			if alone == nil {
				alone = report
			}
			if count != 25 || !reflect.DeepEqual(report, alone) {
				t.Errorf("%d workers: %d records, and\n%+v\nis not\n%+v", workers, count, report, alone)
			}
		}
	}
}

// TestErrorsEndSimulations: a simulation ends with the first match that goes wrong, whether or not others are played in
// parallel.
func TestErrorsEndSimulations(t *testing.T) {
	for _, workers := range []int{1, 4} {
		stop, seen := errors.New("enough"), 0
		_, err := cardsEntry.Simulate(games.SimConfig{
			Setup: games.Setup{Seats: 2, Seed: 5}, Players: driven("chance", "chance"), Matches: 50, Workers: workers,
			Record: func(match int, _ *games.Record) error {
				if seen++; match == 2 {
					return stop
				}
				return nil
			},
		})
		if !errors.Is(err, stop) || seen != 3 || !strings.Contains(err.Error(), "match 3") {
			t.Errorf("%d workers: %v after %d records", workers, err, seen)
		}
	}
}

// TestRotate moves the players up by a seat from match to match, so that each sits at every seat equally often; the
// rows count wins by player, not by seat.
func TestRotate(t *testing.T) {
	const matches = 6
	config := games.SimConfig{
		Setup: games.Setup{Seats: 3, Seed: 9}, Players: driven("chance", "blindly", "chance"), Matches: matches,
		Rotate: true,
	}
	entry := games.NewEntry(cards.Def, append(levels(cards.Def),
		games.Level[*cards.Game, cards.Move]{ID: "blindly", New: levels(cards.Def)[0].New}))
	blind, wins := 0, 0.0
	config.Record = func(match int, record *games.Record) error {
		standing, err := entry.Check(record)
		first := 0
		for _, rank := range standing.Result.Rank {
			if rank == 1 {
				first++
			}
		}
		for seat, p := range record.Players {
			if p.Driver != "blindly" {
				continue
			}
			blind++
			if want := (1 - match%3 + 3) % 3; seat != want {
				t.Errorf("match %d: it sits at %d, not at %d", match, seat, want)
			}
			if standing.Result.Rank[seat] == 1 {
				wins += 1 / float64(first)
			}
		}
		return err
	}
	report := simulate(t, entry, config)
	if blind != matches || !report.Rotated || len(report.Levels) != 2 || report.Seats[0].Level != "" {
		t.Fatalf("it sat %d times; %+v", blind, report)
	}
	if row := report.Levels[1]; row.Level != "blindly" || row.Played != matches || math.Abs(row.Wins-wins) > 1e-9 {
		t.Errorf("it won %v; %+v", wins, row)
	}
	// The other player has two seats in each match, but wins it at most once.
	row := report.Levels[0]
	if row.Played != 2*matches || math.Abs(row.Wins+wins-matches) > 1e-9 {
		t.Errorf("of the others: %+v", row)
	}
	for _, bound := range []float64{2 * row.Low, 2 * row.High} {
		if d := math.Abs(row.Wins/matches-bound) /
			math.Sqrt(bound*(1-bound)/matches); math.Abs(d-1.959963984540054) > 1e-9 {
			t.Errorf("of the others: the bound %v of %v in %d lies %v deviations away", bound, row.Wins, matches, d)
		}
	}
}

// TestIntervals checks intervals against the formula that defines them.
func TestIntervals(t *testing.T) {
	report := simulate(t, cardsEntry, games.SimConfig{
		Setup: games.Setup{Seats: 2, Seed: 1}, Players: driven("chance", "chance"), Matches: 40,
	})
	for _, row := range report.Seats {
		const z = 1.959963984540054
		p, n := row.Wins/40, 40.0
		// The bounds are where the true share would lie z deviations from p.
		for _, bound := range []float64{row.Low, row.High} {
			if d := math.Abs(p-bound) / math.Sqrt(bound*(1-bound)/n); math.Abs(d-z) > 1e-9 {
				t.Errorf("%v of 40: the bound %v lies %v deviations away", row.Wins, bound, d)
			}
		}
		if row.Low >= p || row.High <= p {
			t.Errorf("%v of 40 lies in %v to %v", row.Wins, row.Low, row.High)
		}
	}
}

// TestSimulateCountsByTurnOrder: the first row of the table by turn order is of the seats that start.
func TestSimulateCountsByTurnOrder(t *testing.T) {
	report := simulate(t, cardsEntry, games.SimConfig{
		Setup: games.Setup{Seats: 3, Seed: 9, Starts: []games.Seat{2}}, Players: driven("chance", "chance", "chance"),
		Matches: 40,
	})
	for turn, row := range report.Turns {
		seat := report.Seats[(2+turn)%3].SimRow
		if row.Turn != turn || row.Wins != seat.Wins || row.Points != seat.Points || row.Low != seat.Low ||
			row.Played != 40 || row.Wins == 0 {
			t.Errorf("turn %d: %+v, seat %+v", turn, row, seat)
		}
	}
	if report.Turns[0].Wins == report.Turns[1].Wins && report.Turns[1].Wins == report.Turns[2].Wins {
		t.Error("all seats win alike, which shows nothing")
	}
}
