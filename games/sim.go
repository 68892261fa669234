package games

import (
	"errors"
	"fmt"
)

// SimConfig says what [Entry.Simulate] plays.
type SimConfig struct {
	// Setup holds the seats and options; its seed decides the whole table: the seed of each match and of each computer
	// player is drawn from it, one after another.
	Setup Setup
	// Players sit at the seats; each driver is a level.
	Players []Player
	// Matches is how many to play, one after another.
	Matches int
	// Clock returns the seconds since some fixed moment, for the rate; nil: no rate is measured.
	Clock func() float64
	// Record gets the record of each match after its end; nil: none is made.
	Record func(match int, record *Record) error
}

// simStream is the stream of a table's seed from which the seeds of its matches and players are drawn.
const simStream = 0x73696d // "sim"

// simulation plays the matches of one table.
type simulation[C Core[C, M, E], M comparable, E any, V any] struct {
	def     *Def[C, M, E, V]
	config  SimConfig
	levels  []Level[C, M] // by seat
	chance  Chance
	scratch C
	acting  []Acting
	chosen  []Chosen[M]
	made    []Made[M]
	report  *SimReport
	lengths []int
}

func (e *entry[C, M, E, V]) Simulate(config SimConfig) (*SimReport, error) {
	if err := e.def.Validate(config.Setup); err != nil {
		return nil, fmt.Errorf("simulate: %w", err)
	}
	if config.Matches < 1 {
		return nil, fmt.Errorf("simulate: %d matches", config.Matches)
	}
	if len(config.Players) != config.Setup.Seats {
		return nil, fmt.Errorf("simulate: %d players for %d seats", len(config.Players), config.Setup.Seats)
	}
	s := &simulation[C, M, E, V]{
		def: e.def, config: config, chance: NewChance(config.Setup.Seed, simStream), scratch: e.def.Blank(),
		report: &SimReport{
			Game: e.def.ID, Version: e.def.Version, Options: map[string]string{}, Seed: config.Setup.Seed, Matches: config.Matches,
		},
	}
	for _, o := range e.def.Options {
		s.report.Options[o.ID] = e.def.Choice(config.Setup, o.ID)
	}
	for i, p := range config.Players {
		level, err := e.level(p.Driver)
		if err != nil {
			return nil, fmt.Errorf("simulate: %w", err)
		}
		s.levels = append(s.levels, level)
		s.report.Seats = append(s.report.Seats, SimSeat{Seat(i), SimRow{Level: p.Driver}})
	}
	return s.run()
}

func (s *simulation[C, M, E, V]) run() (*SimReport, error) {
	begin := 0.0
	if s.config.Clock != nil {
		begin = s.config.Clock()
	}
	for i := range s.config.Matches {
		if err := s.match(i); err != nil {
			return nil, fmt.Errorf("simulate: match %d: %w", i+1, err)
		}
	}
	if s.config.Clock != nil {
		m := &SimMeasured{Seconds: s.config.Clock() - begin}
		if m.Seconds > 0 {
			m.MovesPerSecond = float64(s.report.Moves) / m.Seconds
		}
		s.report.Measured = m
	}
	s.sum()
	return s.report, nil
}

// match plays one match to its end.
func (s *simulation[C, M, E, V]) match(number int) error {
	setup := s.config.Setup
	setup.Seed = s.chance.Uint64()
	thinkers := make([]Thinker[C, M], setup.Seats)
	seeds := make([]uint64, setup.Seats)
	for i := range thinkers {
		seeds[i] = s.chance.Uint64()
		thinkers[i] = s.levels[i].New(seeds[i])
	}
	core := s.def.New(setup, nil)
	s.made = s.made[:0]
	round := Round{}
	for {
		result, over := core.Result()
		if over {
			s.count(result)
			break
		}
		s.acting = core.AppendActing(s.acting[:0])
		if s.def.Joint != nil && s.def.Joint(core) {
			seat, err := s.joint(core, thinkers, seeds)
			if err != nil {
				return err
			}
			round.Moved(seat)
			continue
		}
		a, ok := round.Next(s.acting, func(Seat) bool { return true })
		if !ok {
			return fmt.Errorf("after %d moves nobody can act", len(s.made))
		}
		decision, err := s.ask(core, a, thinkers[a.Seat], seeds[a.Seat])
		if err != nil {
			return err
		}
		if decision.Still {
			round.Asked(a.Seat)
			continue
		}
		if err := s.make(core, a.Seat, decision.Move); err != nil {
			return err
		}
		round.Moved(a.Seat)
	}
	return s.record(number, setup)
}

// ask lets a computer player decide.
func (s *simulation[C, M, E, V]) ask(core C, a Acting, thinker Thinker[C, M], seed uint64) (Decision[M], error) {
	Ask(thinker, s.scratch, core, a, seed, len(s.made))
	decision, done := thinker.Step(1 << 30)
	for !done {
		decision, done = thinker.Step(1 << 30)
	}
	s.report.Decisions++
	if decision.Still && a.Must {
		return decision, fmt.Errorf("after %d moves seat %d must act and keeps still", len(s.made), a.Seat)
	}
	return decision, nil
}

// joint lets all acting seats decide on the same position, makes the one move that comes of it, and returns whose it is.
func (s *simulation[C, M, E, V]) joint(core C, thinkers []Thinker[C, M], seeds []uint64) (Seat, error) {
	s.chosen = s.chosen[:0]
	for _, a := range s.acting {
		decision, err := s.ask(core, a, thinkers[a.Seat], seeds[a.Seat])
		if err != nil {
			return Nobody, err
		}
		s.chosen = append(s.chosen, Chosen[M]{Seat: a.Seat, Move: decision.Move})
	}
	seat, move := s.def.Join(core, s.chosen)
	return seat, s.make(core, seat, move)
}

func (s *simulation[C, M, E, V]) make(core C, seat Seat, move M) error {
	if refusal := core.Apply(seat, move); refusal != nil {
		return fmt.Errorf("move %d, %q of seat %d: %w", len(s.made)+1, s.def.Moves.Text(move), seat, refusal)
	}
	s.made = append(s.made, Made[M]{Seat: seat, Move: move})
	if len(s.made) > s.def.MaxMoves {
		return fmt.Errorf("it goes on after %d moves, the most that there can be", s.def.MaxMoves)
	}
	return nil
}

// record makes the record of the match just played by playing it once more: playing without one is many times faster.
func (s *simulation[C, M, E, V]) record(number int, setup Setup) error {
	if s.config.Record == nil {
		return nil
	}
	match, err := NewMatch(s.def, setup, s.config.Players)
	if err != nil {
		return err
	}
	for i, made := range s.made {
		if _, refusal := match.Make(made.Seat, made.Move); refusal != nil {
			return fmt.Errorf("move %d is refused the second time: %w", i+1, refusal)
		}
	}
	if err := s.config.Record(number, match.Record()); err != nil {
		return fmt.Errorf("record: %w", err)
	}
	return nil
}

// level finds a level by its id.
func (e *entry[C, M, E, V]) level(id string) (Level[C, M], error) {
	for _, l := range e.levels {
		if l.ID == id {
			return l, nil
		}
	}
	return Level[C, M]{}, fmt.Errorf("%s has no computer player %q, only %q: %w", e.def.ID, id, e.Levels(), ErrNoLevel)
}

// ErrNoLevel is wrapped by the error for a level that a game does not have.
var ErrNoLevel = errors.New("no such level")
