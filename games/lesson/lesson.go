package lesson

import (
	"fmt"
	"slices"

	"runehall/games"
)

// Lesson is a match that is played along: where it begins, and what is said, asked and done then.
type Lesson struct {
	// ID is the game's id and the number of the lesson, from 1 ("ritual.2"). Messages of its notes are called "learn.<ID>.<key>".
	ID string
	// Game, Version and Tables are those of a record, Setup and Players who sits where and by which rules.
	Game    string
	Version int
	Tables  string
	Setup   games.Setup
	Players []games.Player
	// Riddle says that it is a puzzle ([runehall/games/puzzle]): what is meant is never lit unless the learner gives up, and tries are counted. No file
	// says so.
	Riddle bool
	// Steps are played one after another. There is at least one.
	Steps []Step
}

// Kind is the kind of a step.
type Kind uint8

const (
	// Say says Key about Things, and waits until that has been read.
	Say Kind = iota + 1
	// Ask says Key about Things, and waits for a move of the learner. The next step is the Move that is meant.
	Ask
	// Move is the move Move of Seat.
	Move
	// Free lets the learner make N moves without a script, while computer players move for the other seats. It is the last one but for Teach
	// and Match.
	Free
	// Teach says that the clauses of Clauses have been taught now.
	Teach
	// Match says that a whole match follows the lesson. It is the last one.
	Match
)

// Step is a step of a lesson. What its kind does not use is zero.
type Step struct {
	Kind Kind
	// Line is where it stands in the text, counted from 1.
	Line int
	// Key names the words.
	Key string
	// Things are the names of things on the board, as it reports them, or how those begin. The first is pointed at, and none is covered. Between
	// strokes stand several, of which the first counts that is on the screen: "stones.smithy.wild/stones.door.smithies".
	Things []string
	// Allow is what fits an Ask besides the move that is meant. Instead says that a fitting move stands for the one that is meant, which is made
	// in its place: for a gesture, of which no two are alike.
	Allow   Filter
	Instead bool
	// Within is by how much a move of the hand may miss, so that it fits an Ask of a riddle ([games.Def].Missed); 0: it is not measured. Tries is after
	// how many the riddle counts as given up; 0: never.
	Within, Tries int
	Seat          games.Seat
	Move          string
	N             int
	Clauses       []string
	// Moves is how many moves have been made before the step.
	Moves int
}

// Message returns the key of the words of a step.
func (l *Lesson) Message(s *Step) string { return "learn." + l.ID + "." + s.Key }

// Title returns the key of the lesson's name.
func (l *Lesson) Title() string { return "learn." + l.ID + ".title" }

// Learner returns the seat of the person who learns.
func (l *Lesson) Learner() games.Seat {
	return games.Seat(slices.IndexFunc(l.Players, func(p games.Player) bool { return p.Driver == games.Person }))
}

// Notes counts the steps that say something, and how many of them come before a step.
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

// Seat returns whose the move of a number is, from 0.
func (l *Lesson) Seat(n int) games.Seat {
	i := slices.IndexFunc(l.Steps, func(s Step) bool { return s.Kind == Move && s.Moves == n })
	if i < 0 {
		return games.Nobody
	}
	return l.Steps[i].Seat
}

// Clauses lists the clauses that are taught, in their order.
func (l *Lesson) Clauses() (list []string) {
	for _, s := range l.Steps {
		list = append(list, s.Clauses...)
	}
	return list
}

// Leads reports whether a match follows the lesson.
func (l *Lesson) Leads() bool { return l.Steps[len(l.Steps)-1].Kind == Match }

// Record returns the scripted part of the lesson as a record of a game.
func (l *Lesson) Record(info *games.Info) (*games.Record, error) {
	if info.ID != l.Game || info.Version != l.Version {
		return nil, fmt.Errorf("lesson %s: of version %d of %s; the program plays version %d of %s", l.ID, l.Version, l.Game, info.Version, info.ID)
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
