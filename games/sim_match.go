package games

import "fmt"

// simMatch is one match of a simulation.
type simMatch[M comparable] struct {
	number int
	setup  Setup
	seeds  []uint64 // of the computer players, by seat
	sits   []int    // which player sits at a seat

	// What came of it is complete once done is closed.
	done      chan struct{}
	err       error
	made      []Made[M]
	decisions int
	result    Result
}

// simTable plays matches, one after another.
type simTable[C Core[C, M, E], M comparable, E any, V any] struct {
	def      *Def[C, M, E, V]
	levels   []Level[C, M] // by player
	scratch  C
	acting   []Acting
	chosen   []Chosen[M]
	thinkers []Thinker[C, M]
}

// play plays a match to its end.
func (t *simTable[C, M, E, V]) play(m *simMatch[M]) error {
	t.thinkers = t.thinkers[:0]
	for seat, i := range m.sits {
		t.thinkers = append(t.thinkers, t.levels[i].New(m.seeds[seat]))
	}
	core := t.def.New(m.setup, nil)
	round := Round{}
	for {
		result, over := core.Result()
		if over {
			m.result = result
			return nil
		}
		t.acting = core.AppendActing(t.acting[:0])
		if t.def.Joint != nil && t.def.Joint(core) {
			seat, err := t.joint(m, core)
			if err != nil {
				return err
			}
			round.Moved(seat)
			continue
		}
		a, ok := round.Next(t.acting, func(Seat) bool { return true })
		if !ok {
			return fmt.Errorf("after %d moves nobody can act", len(m.made))
		}
		decision, err := t.ask(m, core, a)
		if err != nil {
			return err
		}
		if decision.Still {
			round.Asked(a.Seat)
			continue
		}
		if err := t.make(m, core, a.Seat, decision.Move); err != nil {
			return err
		}
		round.Moved(a.Seat)
	}
}

// ask lets a computer player decide.
func (t *simTable[C, M, E, V]) ask(m *simMatch[M], core C, a Acting) (Decision[M], error) {
	thinker := t.thinkers[a.Seat]
	Ask(thinker, t.scratch, core, a, m.seeds[a.Seat], len(m.made))
	decision, done := thinker.Step(1 << 30)
	for !done {
		decision, done = thinker.Step(1 << 30)
	}
	m.decisions++
	if decision.Still && a.Must {
		return decision, fmt.Errorf("after %d moves seat %d must act and keeps still", len(m.made), a.Seat)
	}
	return decision, nil
}

// joint lets all acting seats decide on the same position, makes the one move that comes of it, and returns whose it is.
func (t *simTable[C, M, E, V]) joint(m *simMatch[M], core C) (Seat, error) {
	t.chosen = t.chosen[:0]
	for _, a := range t.acting {
		decision, err := t.ask(m, core, a)
		if err != nil {
			return Nobody, err
		}
		t.chosen = append(t.chosen, Chosen[M]{Seat: a.Seat, Move: decision.Move})
	}
	seat, move := t.def.Join(core, t.chosen)
	return seat, t.make(m, core, seat, move)
}

func (t *simTable[C, M, E, V]) make(m *simMatch[M], core C, seat Seat, move M) error {
	if refusal := core.Apply(seat, move); refusal != nil {
		return fmt.Errorf("move %d, %q of seat %d: %w", len(m.made)+1, t.def.Moves.Text(move), seat, refusal)
	}
	m.made = append(m.made, Made[M]{Seat: seat, Move: move})
	if len(m.made) > t.def.MaxMoves {
		return fmt.Errorf("it goes on after %d moves, the most that there can be", t.def.MaxMoves)
	}
	return nil
}
