package games

import (
	"errors"
	"fmt"
)

type simMatch[M comparable] struct {
	number int
	setup  Setup
	seeds  []uint64 // the computer players' seeds, by seat
	sits   []int    // the index of the player at each seat

	// The outcome: it may be read once done is closed.
	done      chan struct{}
	err       error
	made      []Made[M]
	decisions int
	result    Result
	// first is the seat that is first in turn order. forfeit is set if a program gave the match up.
	first   Seat
	forfeit *forfeitError
}

// forfeitError ends a match because a program cannot go on.
type forfeitError struct {
	seat Seat
	did  error
}

func (e *forfeitError) Error() string { return fmt.Sprintf("seat %d forfeits: %v", e.seat, e.did) }

func (e *forfeitError) Unwrap() error { return e.did }

// simTable plays matches one after another, reusing its memory.
type simTable[C Core[C, M, E], M comparable, E any, V any] struct {
	def      *Def[C, M, E, V]
	players  []simPlayer[C, M]
	scratch  C
	acting   []Acting
	chosen   []Chosen[M]
	thinkers []Thinker[C, M]
	rivals   []*RivalMind[C, M, E, V] // by seat; nil where no foreign program sits
}

// play plays a match to its end, or until a program forfeits it. A program that forfeits is ranked last, and all others
// first.
func (t *simTable[C, M, E, V]) play(m *simMatch[M]) error {
	err := t.sit(m)
	if err == nil {
		err = t.toTheEnd(m)
	}
	if forfeit, ok := errors.AsType[*forfeitError](err); ok {
		m.forfeit, err = forfeit, nil
		m.result = Result{}
		for seat := range m.sits {
			m.result.Rank[seat] = 1
		}
		m.result.Rank[forfeit.seat] = int8(len(m.sits))
	}
	t.rise(m)
	return err
}

// sit seats the players, and starts the foreign programs among them.
func (t *simTable[C, M, E, V]) sit(m *simMatch[M]) error {
	t.thinkers, t.rivals = t.thinkers[:0], t.rivals[:0]
	for seat, i := range m.sits {
		player := t.players[i]
		if player.rival == nil {
			t.thinkers, t.rivals = append(t.thinkers, player.level.New(m.seeds[seat])), append(t.rivals, nil)
			continue
		}
		rival, err := player.rival.Open()
		if err != nil {
			return &forfeitError{Seat(seat), err}
		}
		hello := NewRivalHello(&t.def.Info, m.setup, Seat(seat), m.seeds[seat], player.rival.Seconds)
		mind := NewRivalMind(t.def, rival, hello)
		t.thinkers, t.rivals = append(t.thinkers, mind), append(t.rivals, mind)
	}
	return nil
}

// rise tells the foreign programs how the match ended, and ends them.
func (t *simTable[C, M, E, V]) rise(m *simMatch[M]) {
	end := RivalEnd{Line: "end"}
	if m.forfeit != nil {
		end.Forfeit = &RivalForfeit{Seat: m.forfeit.seat, Did: m.forfeit.did.Error()}
	} else {
		end.Result = m.result.Told(len(m.sits))
	}
	for _, rival := range t.rivals {
		if rival != nil {
			rival.Leave(end)
		}
	}
}

// toTheEnd plays a match whose players are seated.
func (t *simTable[C, M, E, V]) toTheEnd(m *simMatch[M]) error {
	core := t.def.New(m.setup, nil)
	m.first = t.def.First(core)
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

func (t *simTable[C, M, E, V]) ask(m *simMatch[M], core C, a Acting) (Decision[M], error) {
	thinker := t.thinkers[a.Seat]
	Ask(thinker, t.scratch, core, a, m.seeds[a.Seat], len(m.made))
	m.decisions++
	if rival := t.rivals[a.Seat]; rival != nil {
		decision, err := rival.decide()
		if err != nil {
			return decision, &forfeitError{a.Seat, err}
		}
		return decision, nil
	}
	decision, done := thinker.Step(1 << 30)
	for !done {
		decision, done = thinker.Step(1 << 30)
	}
	if decision.Still && a.Must {
		return decision, fmt.Errorf("after %d moves seat %d must act and keeps still", len(m.made), a.Seat)
	}
	return decision, nil
}

// joint asks all acting seats for a decision on the same position, makes their joint move, and returns the seat that
// makes it ([Def].Join).
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
