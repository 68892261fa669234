package games

import (
	"errors"
	"fmt"
)

// SimConfig says what [Entry.Simulate] plays.
type SimConfig struct {
	// Setup holds the seats and options. Its seed decides the whole report: the seeds of all matches and computer
	// players are drawn from it, one after another.
	Setup Setup
	// Players sit at the seats. A driver is the id of a level, or a key of Rivals.
	Players []Player
	// Rivals are foreign programs by driver. Each match starts them anew.
	Rivals map[string]RivalKind
	// Rotate moves the players up by one seat from match to match, so that nobody always has the best seat.
	Rotate bool
	// Matches is how many to play.
	Matches int
	// Workers is how many matches are played in parallel, at least 1. The report does not depend on it.
	Workers int
	// Stop, when closed, ends the simulation early with [ErrStopped]. nil: it cannot be stopped.
	Stop <-chan struct{}
	// Clock returns the seconds since any fixed moment, to measure speed; nil: speed is not measured.
	Clock func() float64
	// Record receives the record of each finished match; nil: no records are made.
	Record func(match int, record *Record) error
}

// simStream is the stream of chance from which a simulation draws the seeds of its matches and players.
const simStream = 0x73696d // "sim"

// simPlayer is who plays at a seat: a computer player of a level, or a foreign program.
type simPlayer[C any, M comparable] struct {
	driver string
	level  Level[C, M]
	rival  *RivalKind // nil for a computer player of a level
}

type simulation[C Core[C, M, E], M comparable, E any, V any] struct {
	def     *Def[C, M, E, V]
	config  SimConfig
	players []simPlayer[C, M]
	report  *SimReport
	lengths []int
	duels   duels
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
		def: e.def, config: config,
		report: &SimReport{
			Game: e.def.ID, Version: e.def.Version, Options: map[string]string{}, Seed: config.Setup.Seed,
			Matches: config.Matches,
			Rotated: config.Rotate,
		},
	}
	for _, o := range e.def.AllOptions() {
		s.report.Options[o.ID] = e.def.Choice(config.Setup, o.ID)
	}
	for i, p := range config.Players {
		player := simPlayer[C, M]{driver: p.Driver}
		if kind, ok := config.Rivals[p.Driver]; ok {
			player.rival = &kind
			if s.report.Programs == nil {
				s.report.Programs = map[string]string{}
			}
			s.report.Programs[p.Driver] = kind.Command
		} else {
			level, err := e.level(p.Driver)
			if err != nil {
				return nil, fmt.Errorf("simulate: %w", err)
			}
			player.level = level
		}
		s.players = append(s.players, player)
		row := SimRow{Level: p.Driver}
		if config.Rotate {
			row.Level = ""
		}
		s.report.Seats = append(s.report.Seats, SimSeat{Seat(i), row})
		s.report.Turns = append(s.report.Turns, SimTurn{Turn: i})
		s.row(p.Driver).sits++
	}
	return s.run()
}

func (s *simulation[C, M, E, V]) run() (*SimReport, error) {
	begin := 0.0
	if s.config.Clock != nil {
		begin = s.config.Clock()
	}
	if err := s.matches(); err != nil {
		return nil, err
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

// matches plays all matches. It counts them in order, even if they end in another order.
func (s *simulation[C, M, E, V]) matches() error {
	workers := max(1, s.config.Workers)
	begun, order := make(chan *simMatch[M]), make(chan *simMatch[M], workers)
	stop := make(chan struct{})
	defer close(stop)
	go s.deal(begun, order, stop)
	for range workers {
		go func() {
			t := simTable[C, M, E, V]{def: s.def, players: s.players, scratch: s.def.Blank()}
			for m := range begun {
				m.err = t.play(m)
				close(m.done)
			}
		}()
	}
	for m := range order {
		<-m.done
		select {
		case <-s.config.Stop: // foreign programs have been ended, so what their matches led to is no result
			return fmt.Errorf("simulate: match %d: %w", m.number+1, ErrStopped)
		default:
		}
		if m.err == nil {
			s.count(m)
			m.err = s.record(m)
		}
		if m.err != nil {
			return fmt.Errorf("simulate: match %d: %w", m.number+1, m.err)
		}
	}
	return nil
}

// deal draws the seeds of all matches, one after another, and hands each match to the workers and to the counting.
func (s *simulation[C, M, E, V]) deal(begun, order chan<- *simMatch[M], stop <-chan struct{}) {
	defer close(order)
	defer close(begun)
	chance := NewChance(s.config.Setup.Seed, simStream)
	for number := range s.config.Matches {
		m := &simMatch[M]{number: number, setup: s.config.Setup, done: make(chan struct{})}
		m.setup.Seed = chance.Uint64()
		for i := range m.setup.Seats {
			m.seeds = append(m.seeds, chance.Uint64())
			if s.config.Rotate {
				i = (i + number) % m.setup.Seats
			}
			m.sits = append(m.sits, i)
		}
		for _, to := range []chan<- *simMatch[M]{begun, order} {
			select {
			case to <- m:
			case <-stop:
				return
			}
		}
	}
}

// record makes the record of a match by playing it a second time: playing without a record is many times faster.
func (s *simulation[C, M, E, V]) record(m *simMatch[M]) error {
	if s.config.Record == nil {
		return nil
	}
	players := make([]Player, len(m.sits))
	for seat, i := range m.sits {
		players[seat] = s.config.Players[i]
		if s.players[i].rival != nil {
			players[seat].Driver = RivalDriver
		}
	}
	match, err := NewMatch(s.def, m.setup, players)
	if err != nil {
		return err
	}
	for i, made := range m.made {
		if _, refusal := match.Make(made.Seat, made.Move); refusal != nil {
			return fmt.Errorf("move %d is refused the second time: %w", i+1, refusal)
		}
	}
	if err := s.config.Record(m.number, match.Record()); err != nil {
		return fmt.Errorf("record: %w", err)
	}
	return nil
}

func (e *entry[C, M, E, V]) level(id string) (Level[C, M], error) {
	for _, l := range e.levels {
		if l.ID == id {
			return l, nil
		}
	}
	return Level[C, M]{}, fmt.Errorf("%s has no computer player %q, only %q: %w", e.def.ID, id, e.Levels(), ErrNoLevel)
}

// ErrStopped is wrapped by the error of a simulation that was stopped.
var ErrStopped = errors.New("stopped before the end")

// ErrNoLevel is wrapped by the error for a level that a game does not have.
var ErrNoLevel = errors.New("no such level")
