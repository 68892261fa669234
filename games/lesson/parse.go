package lesson

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"runehall/games"
)

// Format is the version of the text form of lessons.
const Format = 1

// The bounds of a lesson.
const (
	longestText  = 64 << 10 // bytes
	longestLine  = 1 << 10  // bytes
	longestWord  = 64       // bytes of a key, the name of a thing or a clause
	mostSteps    = 500
	mostThings   = 6
	mostPatterns = 12
	mostClauses  = 12
	mostFree     = 50 // moves
)

// Error is what is wrong with a lesson, and where.
type Error struct {
	// ID is the lesson's id. Line counts from 1; 0: no single line is to blame.
	ID   string
	Line int
	Err  error
}

func (e *Error) Error() string {
	if e.Line == 0 {
		return fmt.Sprintf("lesson %s: %v", e.ID, e.Err)
	}
	return fmt.Sprintf("lesson %s: line %d: %v", e.ID, e.Line, e.Err)
}

func (e *Error) Unwrap() error { return e.Err }

// Parse reads a lesson. Its errors are of type [Error]. It does not check whether the moves are legal:
// [games.Entry].Check does that, with [Lesson.Record].
func Parse(id string, text []byte) (*Lesson, error) {
	p := parser{lesson: &Lesson{ID: id}, head: games.NewHead()}
	if len(text) > longestText {
		return nil, &Error{id, 0, fmt.Errorf("%d bytes; %d are the most", len(text), longestText)}
	}
	for line := range strings.Lines(string(text)) {
		p.number++
		line = strings.TrimSuffix(line, "\n")
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if err := p.line(line); err != nil {
			return nil, &Error{id, p.number, err}
		}
	}
	if err := p.end(); err != nil {
		return nil, &Error{id, p.number, err}
	}
	return p.lesson, nil
}

// parser reads a lesson line by line.
type parser struct {
	lesson *Lesson
	head   *games.Head
	begun  bool // the first line has been read
	played bool // the head has been read
	number int
	moves  int
}

func (p *parser) line(line string) error {
	switch {
	case len(line) > longestLine:
		return fmt.Errorf("%d bytes; %d are the most", len(line), longestLine)
	case !p.begun:
		if line != "lesson "+strconv.Itoa(Format) {
			return fmt.Errorf("a lesson begins with %q", "lesson "+strconv.Itoa(Format))
		}
		p.begun = true
		_, err := p.head.Line("runehall " + strconv.Itoa(games.FormatVersion))
		return err
	case !p.played:
		done, err := p.head.Line(line)
		if done {
			p.played = true
			err = p.takeHead()
		}
		return err
	}
	step, err := parseStep(line)
	if err != nil {
		return err
	}
	step.Line, step.Moves = p.number, p.moves
	if err := p.fits(step); err != nil {
		return err
	}
	if len(p.lesson.Steps) == mostSteps {
		return fmt.Errorf("more than %d steps", mostSteps)
	}
	p.lesson.Steps = append(p.lesson.Steps, step)
	if step.Kind == Move {
		p.moves++
	}
	return nil
}

func (p *parser) takeHead() error {
	l, r := p.lesson, p.head.Record()
	l.Game, l.Version, l.Tables, l.Setup, l.Players = r.Game, r.Version, r.Tables, r.Setup, r.Players
	if game, number, _ := strings.Cut(l.ID, "."); game != l.Game {
		return fmt.Errorf("it is a lesson of %s, and is called %s", l.Game, l.ID)
	} else if n, err := strconv.Atoi(number); err != nil || n < 1 || strconv.Itoa(n) != number {
		return fmt.Errorf("%q is no number of a lesson", number)
	}
	persons := 0
	for _, player := range l.Players {
		if player.Driver == games.Person {
			persons++
		}
	}
	if persons != 1 {
		return fmt.Errorf("%d persons; one learns", persons)
	}
	return nil
}

// fits returns what is wrong with a step after the steps before it.
func (p *parser) fits(s Step) error {
	var last Kind
	if n := len(p.lesson.Steps); n > 0 {
		last = p.lesson.Steps[n-1].Kind
	}
	own := s.Kind == Move && s.Seat == p.lesson.Learner()
	freed := slices.ContainsFunc(p.lesson.Steps, func(s Step) bool { return s.Kind == Free })
	switch {
	case last == Match:
		return errors.New("nothing follows match")
	case freed && s.Kind != Teach && s.Kind != Match:
		return errors.New("only clause and match follow free")
	case last == Ask && !own:
		return errors.New("the move that is meant follows ask, and is the learner's")
	case s.Kind == Move && int(s.Seat) >= len(p.lesson.Players):
		return fmt.Errorf("there is no seat %d", s.Seat)
	}
	return nil
}

func (p *parser) end() error {
	switch steps := p.lesson.Steps; {
	case !p.played:
		return errors.New("it ends before its first step")
	case len(steps) == 0:
		return errors.New("it has no steps")
	case steps[len(steps)-1].Kind == Ask:
		return errors.New("the move that is meant follows ask")
	}
	return nil
}
