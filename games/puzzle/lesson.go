package puzzle

import (
	"fmt"
	"slices"

	"runehall/games"
	"runehall/games/lesson"
)

// ID is the lesson id that all puzzles share: their messages have keys beginning with "learn.day".
const ID = "day"

// The keys of a puzzle's messages: the question, and the comments on an answer.
const (
	AskBest  = "best"
	AskTurn  = "turn"  // the same, where a turn is many moves and the answer is the first
	AskTakes = "takes" // the answer ends the match, and wins it
	AskFlick = "flick"
	Answer   = "answer"
)

// manyMoves are the games in which a turn is many moves.
var manyMoves = []string{"stones", "market"}

// flicked is the name, on the board, of the rune to flick. The question stands beside it, so that the aim stays
// visible.
const flicked = "toss.flicked"

// Lesson returns a puzzle as a lesson that asks for one move. record is the record of the puzzle's link. takes says
// that the answer wins the match at once. An error says why the record does not fit the puzzle.
func (p Puzzle) Lesson(record *games.Record, takes bool) (*lesson.Lesson, error) {
	l := &lesson.Lesson{ID: ID, Game: record.Game, Version: record.Version, Tables: record.Tables, Setup: record.Setup,
		Riddle: true}
	moves := 0
	for _, step := range record.Steps {
		if step.Kind == games.StepUndo {
			return nil, fmt.Errorf("%w: the match goes back on itself", ErrForm)
		}
		if step.Kind != games.StepMove {
			continue
		}
		move := lesson.Step{Kind: lesson.Move, Seat: step.Seat, Move: step.Move, Moves: moves}
		if moves == p.At {
			l.Players = slices.Clone(record.Players)
			l.Players[step.Seat].Driver = games.Person
			for _, w := range p.Why {
				l.Why = append(l.Why, w.Phrase(record.Game, step.Seat))
			}
			l.Steps = append(l.Steps, p.ask(record.Game, takes), move,
				lesson.Step{Kind: lesson.Say, Key: Answer, Moves: moves + 1})
			return l, nil
		}
		l.Steps = append(l.Steps, move)
		moves++
	}
	return nil, fmt.Errorf("%w: the match has %d moves, and the answer is number %d", ErrForm, moves, p.At+1)
}

func (p Puzzle) ask(game string, takes bool) lesson.Step {
	s := lesson.Step{Kind: lesson.Ask, Key: AskBest, Moves: p.At}
	switch {
	case p.Motive == Flick:
		s.Key, s.Within, s.Tries, s.Things = AskFlick, Near, Tries, []string{flicked}
	case takes:
		s.Key = AskTakes
	case slices.Contains(manyMoves, game):
		s.Key = AskTurn
	}
	return s
}
