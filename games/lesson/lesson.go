package lesson

import (
	"fmt"
	"slices"

	"runehall/games"
)

// Lesson is a match for learning: where it begins, and what is then said, asked and played.
type Lesson struct {
	// ID is the game's id and the number of the lesson, from 1 ("ritual.2"). The messages of its notes have the keys
	// "learn.<ID>.<key>".
	ID string
	// Game, Version and Tables are as in a record. Setup and Players say who sits where and by which rules.
	Game    string
	Version int
	Tables  string
	Setup   games.Setup
	Players []games.Player
	// Riddle says that the lesson is a puzzle ([runehall/games/puzzle]): the answer is not lit up unless the learner
	// gives up, and tries are counted. It is not part of the text form.
	Riddle bool
	// Why is what speaks for the answer of a puzzle.
	Why []games.Phrase
	// Steps are played one after another. There is at least one.
	Steps []Step
}

// Kind is the kind of a step.
type Kind uint8

const (
	// Say shows the message Key about Things, and waits until it has been read.
	Say Kind = iota + 1
	// Ask shows the message Key about Things, and waits for a move of the learner. The step after it is a Move: the
	// expected one.
	Ask
	// Move plays the move Move of Seat.
	Move
	// Free lets the learner take N whole turns of their own, while computer players move for the other seats. Only
	// Teach and Match may follow.
	Free
	// Teach says that Clauses have been taught at this point.
	Teach
	// Match lets a whole match follow the lesson. It is the last step.
	Match
)

// Step is a step of a lesson. Fields that its kind does not use are zero.
type Step struct {
	Kind Kind
	// Line is where it stands in the text, counted from 1.
	Line int
	// Key is the last part of the message's key.
	Key string
	// Things are the names of things on the board, or beginnings of names. The note points at the first, and covers
	// none of them. A slash separates alternatives, of which the first one on the screen counts:
	// "stones.smithy.wild/stones.door.smithies".
	Things []string
	// Allow selects moves that an Ask accepts besides the expected one. Instead makes the expected move in place of an
	// accepted one: for gestures, of which no two are alike.
	Allow   Filter
	Instead bool
	// Within is how far a move of the hand may miss to count as right in a riddle ([games.Def].Missed); 0: not
	// measured. Tries is after how many tries the riddle counts as given up; 0: never.
	Within, Tries int
	Seat          games.Seat
	Move          string
	N             int
	Clauses       []string
	// Moves is how many moves come before the step.
	Moves int
}

// Message returns the key of the message of a step.
func (l *Lesson) Message(s *Step) string { return "learn." + l.ID + "." + s.Key }

// Title returns the key of the message with the lesson's name.
func (l *Lesson) Title() string { return "learn." + l.ID + ".title" }

// Learner returns the learner's seat.
func (l *Lesson) Learner() games.Seat {
	return games.Seat(slices.IndexFunc(l.Players, func(p games.Player) bool { return p.Driver == games.Person }))
}

// Notes counts the steps that say something: those before a step, and all.
func (l *Lesson) Notes(before int) (said, all int) {
	for i, s := range l.Steps {
		if s.Kind == Say || s.Kind == Ask || s.Kind == Free {
			all++
			if i < before {
				said++
			}
		}
	}
	return said, all
}

// Seat returns the seat of move n, counted from 0.
func (l *Lesson) Seat(n int) games.Seat {
	i := slices.IndexFunc(l.Steps, func(s Step) bool { return s.Kind == Move && s.Moves == n })
	if i < 0 {
		return games.Nobody
	}
	return l.Steps[i].Seat
}

// Clauses lists the clauses that the lesson teaches, in order.
func (l *Lesson) Clauses() (list []string) {
	for _, s := range l.Steps {
		list = append(list, s.Clauses...)
	}
	return list
}

// Leads reports whether a whole match follows the lesson.
func (l *Lesson) Leads() bool { return l.Steps[len(l.Steps)-1].Kind == Match }

// Record returns the scripted part of the lesson as a record of a game.
func (l *Lesson) Record(info *games.Info) (*games.Record, error) {
	if info.ID != l.Game || info.Version != l.Version {
		return nil, fmt.Errorf("lesson %s: of version %d of %s; the program plays version %d of %s", l.ID, l.Version,
			l.Game, info.Version, info.ID)
	}
	r, err := games.NewRecord(info, l.Setup, l.Players)
	if err != nil {
		return nil, fmt.Errorf("lesson %s: %w", l.ID, err)
	}
	for _, s := range l.Steps {
		if s.Kind == Move {
			r.Add(games.Step{Kind: games.StepMove, Seat: s.Seat, Move: s.Move})
		}
	}
	return r, nil
}
