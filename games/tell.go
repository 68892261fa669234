package games

import "errors"

// TellLine is one step of a record, in words.
type TellLine struct {
	// Step counts from 1; 0 is the set-up.
	Step int
	// Kind is the kind of the step; the set-up counts as a move of Nobody.
	Kind StepKind
	// Seat is the seat that moved.
	Seat Seat
	// Moves is how many moves the match has after the step.
	Moves int
	// Move is the move's text. It is only set for the reader [All], since a choice can be a secret.
	Move string
	// Phrases are what happened, as far as the reader may know.
	Phrases []Phrase
	// Over says that the match is over after the step.
	Over bool
	// Err is why the step does not fit. No line follows.
	Err error
}

func (e *entry[C, M, E, V]) Tell(record *Record, reader Seat, emit func(TellLine) error) error {
	step := 0
	err := e.walk(record, func(m *Match[C, M, E, V]) error {
		return emit(TellLine{Seat: Nobody, Phrases: e.phrases(m, reader)})
	}, func(m *Match[C, M, E, V], s Step) error {
		step++
		line := TellLine{Step: step, Kind: s.Kind, Seat: s.Seat, Moves: len(m.made)}
		_, line.Over = m.core.Result()
		if s.Kind == StepMove {
			line.Phrases = e.phrases(m, reader)
			if reader == All {
				line.Move = s.Move
			}
		}
		return emit(line)
	})
	if wrong, ok := errors.AsType[*StepError](err); ok {
		return errors.Join(err, emit(TellLine{Step: wrong.Step, Kind: record.Steps[wrong.Step-1].Kind, Err: wrong.Err}))
	}
	return err
}

// phrases puts the events of the last step into words.
func (e *entry[C, M, E, V]) phrases(m *Match[C, M, E, V], reader Seat) []Phrase {
	var list []Phrase
	for _, event := range m.events.List() {
		seen, ok := e.def.Redact(event, reader)
		if !ok {
			continue
		}
		if phrase, ok := e.def.Say(seen); ok {
			list = append(list, phrase)
		}
	}
	return list
}
