package games

import (
	"encoding/json"
	"errors"
	"fmt"
)

func (e *entry[C, M, E, V]) Replay(record *Record, emit func(ReplayLine) error) error {
	number := 0
	var line ReplayLine // the next line to emit: the position before a step, and then the step
	err := e.walk(record, func(m *Match[C, M, E, V]) error {
		head, err := e.replayHead(record, m)
		if err != nil {
			return err
		}
		if err := emit(head); err != nil {
			return err
		}
		line = e.standing(m, 1)
		return nil
	}, func(m *Match[C, M, E, V], step Step) error {
		number++
		var err error
		if line.Step, err = e.replayStep(step); err != nil {
			return err
		}
		if step.Kind == StepMove {
			if line.Events, err = encodeEvents(m.events.List()); err != nil {
				return err
			}
		}
		if err := emit(line); err != nil {
			return err
		}
		line = e.standing(m, number+1)
		return nil
	})
	if wrong, ok := errors.AsType[*StepError](err); ok {
		line.Error, line.Clause = wrong.Err.Error(), clauseOf(wrong.Err)
		if line.Step, err = e.replayStep(record.Steps[wrong.Step-1]); err != nil {
			line.Step = nil // the text is not a move, as the error says
		}
		return errors.Join(wrong, emit(line))
	}
	if err != nil {
		return err
	}
	line.Line, line.Number = "end", 0
	return emit(line)
}

func (e *entry[C, M, E, V]) replayHead(record *Record, m *Match[C, M, E, V]) (ReplayLine, error) {
	head := &ReplayHead{
		Format: ReplayFormat, Game: record.Game, Version: record.Version, Seed: record.Setup.Seed,
		Tables: record.Tables, Options: map[string]string{}, Starts: record.Setup.Starts,
	}
	for _, o := range e.def.AllOptions() {
		head.Options[o.ID] = e.def.Choice(record.Setup, o.ID)
	}
	if len(head.Starts) == 0 {
		for s := range record.Setup.Seats {
			head.Starts = append(head.Starts, Seat(s))
		}
	}
	for _, p := range record.Players {
		head.Players = append(head.Players, ReplayPlayer(p))
	}
	events, err := encodeEvents(m.events.List())
	return ReplayLine{Line: "head", Head: head, Events: events}, err
}

// standing begins the line of the next step: how the match stands before it.
func (e *entry[C, M, E, V]) standing(m *Match[C, M, E, V], number int) ReplayLine {
	line := ReplayLine{
		Line: "step", Number: number, Moves: len(m.made), Sum: fmt.Sprintf("%016x", m.core.Hash()),
		Position: e.def.Position(m.View(All)),
	}
	if result, over := m.core.Result(); over {
		line.Result = result.Told(m.record.Setup.Seats)
	}
	for _, a := range m.core.AppendActing(nil) {
		line.Acting = append(line.Acting, e.replayActing(m, a, number))
	}
	return line
}

func (e *entry[C, M, E, V]) replayActing(m *Match[C, M, E, V], a Acting, number int) ReplayActing {
	acting := ReplayActing{Seat: a.Seat, Must: a.Must, Moves: e.replayMoves(m.core.AppendMoves(nil, a.Seat))}
	if e.def.Bounds != nil {
		acting.Bounds = e.def.Bounds(m.core, a.Seat)
	}
	if e.def.Sample == nil {
		return acting
	}
	sampled := &ReplaySampled{Seed: m.record.Setup.Seed, Stream: uint64(number)<<8 | uint64(a.Seat)}
	chance := NewChance(sampled.Seed, sampled.Stream)
	var moves []M
	for range ReplaySamples {
		if move, ok := e.def.Sample(m.core, a.Seat, &chance); ok {
			moves = append(moves, move)
		}
	}
	sampled.Moves = e.replayMoves(moves)
	acting.Samples = sampled
	return acting
}

func (e *entry[C, M, E, V]) replayMoves(moves []M) []ReplayMove {
	list := make([]ReplayMove, len(moves)) // an empty list is [], not null
	for i, move := range moves {
		list[i] = ReplayMove{Text: e.def.Moves.Text(move), Fields: move}
	}
	return list
}

func (e *entry[C, M, E, V]) replayStep(step Step) (*ReplayStep, error) {
	switch step.Kind {
	case StepMove:
		move, err := e.def.Moves.read(step.Move)
		if err != nil {
			return nil, fmt.Errorf("step as data: %w", err)
		}
		return &ReplayStep{Kind: "move", Seat: &step.Seat, Move: &ReplayMove{Text: step.Move, Fields: move}}, nil
	case StepUndo:
		return &ReplayStep{Kind: "undo", To: &step.N}, nil
	default:
		return &ReplayStep{Kind: "sum", To: &step.N, Sum: fmt.Sprintf("%016x", step.Sum)}, nil
	}
}

func encodeEvents[E any](events []E) ([]json.RawMessage, error) {
	list := make([]json.RawMessage, len(events))
	for i, event := range events {
		text, err := EncodeEvent(event)
		if err != nil {
			return nil, err
		}
		list[i] = text
	}
	return list, nil
}
