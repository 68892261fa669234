package games

import (
	"encoding/json"
	"errors"
	"fmt"
)

// RivalMind is the [Thinker] of a seat that a foreign program plays. Step never blocks: it reports no decision until
// the program's answer has come.
type RivalMind[C Core[C, M, E], M comparable, E any, V any] struct {
	def    *Def[C, M, E, V]
	rival  Rival
	chance Chance

	position C
	acting   Acting
	moves    []M
	// asked is the number of the last question, answered that of the last question that was answered.
	asked, answered int
	lost            error
}

// NewRivalMind seats a program, and says hello to it.
func NewRivalMind[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V], rival Rival,
	hello RivalHello) *RivalMind[C, M, E, V] {
	rival.Tell(rivalLine(hello))
	return &RivalMind[C, M, E, V]{def: def, rival: rival, chance: NewChance(hello.Seed, 0)}
}

// Start asks the program for a decision. If it has not answered the question before, that one is dropped.
func (r *RivalMind[C, M, E, V]) Start(position C, s Seat, must bool) {
	r.position, r.acting = position, Acting{Seat: s, Must: must}
	if r.lost != nil {
		return
	}
	r.asked++
	var q RivalQuestion
	q, r.moves = NewRivalQuestion(r.def, position, r.acting, r.asked, &r.chance)
	r.rival.Ask(rivalLine(q))
}

// Step looks whether the answer has come. Once the program is lost, none will come.
func (r *RivalMind[C, M, E, V]) Step(n int) (Decision[M], bool) {
	for n > 0 && r.lost == nil {
		line, err := r.rival.Answer()
		if err != nil {
			r.lost = err
			break
		}
		if line == nil {
			break
		}
		d, answered, err := r.read(line)
		r.lost = err
		if answered {
			return d, err == nil
		}
	}
	return Decision[M]{}, false
}

// Lost returns what the program did that made it forfeit, or nil.
func (r *RivalMind[C, M, E, V]) Lost() error { return r.lost }

// Leave tells the program how the match ended, and ends it.
func (r *RivalMind[C, M, E, V]) Leave(end RivalEnd) {
	r.rival.Tell(rivalLine(end))
	r.rival.Leave()
}

func (r *RivalMind[C, M, E, V]) decide() (Decision[M], error) {
	for {
		if d, done := r.Step(1); done || r.lost != nil {
			return d, r.lost
		}
		r.rival.Wait()
	}
}

// read parses an answer. An answer to a question that was dropped is no decision.
func (r *RivalMind[C, M, E, V]) read(line []byte) (d Decision[M], answered bool, err error) {
	var a rivalAnswer
	if err := json.Unmarshal(line, &a); err != nil {
		return d, true, fmt.Errorf("it sent %.60q, which is no answer: %w", line, brief(err))
	}
	ways := 0
	for _, way := range []bool{a.Move != nil, a.Text != nil, a.Still} {
		if way {
			ways++
		}
	}
	switch {
	case a.Number == nil || ways != 1:
		return d, true, fmt.Errorf("it sent %.60q: an answer has the number of the question and one of move, text and still", line)
	case int(*a.Number) <= r.answered || int(*a.Number) > r.asked:
		return d, true, fmt.Errorf("it answered question %d where %d was asked", int(*a.Number), r.asked)
	case int(*a.Number) < r.asked:
		r.answered = int(*a.Number)
		return d, false, nil
	}
	r.answered = r.asked
	switch {
	case a.Still && r.acting.Must:
		return d, true, errors.New("it kept still where it must move")
	case a.Still:
		return Decision[M]{Still: true}, true, nil
	case a.Move != nil && (int(*a.Move) < 0 || int(*a.Move) >= len(r.moves)):
		return d, true, fmt.Errorf("it chose move %d, counted from 0, of %d", int(*a.Move), len(r.moves))
	case a.Move != nil:
		return Decision[M]{Move: r.moves[*a.Move]}, true, nil
	}
	move, err := r.def.Moves.read(*a.Text)
	if err != nil {
		return d, true, fmt.Errorf("it wrote the move %.60q: %w", *a.Text, brief(err))
	}
	if refusal := r.position.Check(r.acting.Seat, move); refusal != nil {
		return d, true, fmt.Errorf("it chose %.60q, which is against the rules: %w", *a.Text, refusal)
	}
	return Decision[M]{Move: move}, true, nil
}

// brief shortens an error, since it may quote a long line of a program.
func brief(err error) error {
	const most = 200
	if text := []rune(err.Error()); len(text) > most {
		return errors.New(string(text[:most]) + "…")
	}
	return err
}
