package main

import (
	"fmt"
	"strings"

	"runehall/games"
	"runehall/games/puzzle"
	"runehall/games/toss"
)

// flicks looks through matches for contests in which a flick can end near enough.
type flicks[C games.Core[C, M, E], M comparable, E any, V any] struct {
	*hunt[C, M, E, V]
}

func flicksOf[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], p *plan) finder {
	h := newPlayer(def, p)
	h.options = map[string]string{toss.OptionWay: "calm"} // no clock runs while somebody thinks
	f := flicks[C, M, E, V]{h}
	return finder{id: def.ID, look: f.look, prove: f.prove, renew: f.renew, seen: func() tally { return h.seen }}
}

// look plays a match and asks for its first flick whose answer is known. The link ends with that.
func (f flicks[C, M, E, V]) look(seed uint64, _ int, _ func(motive string) bool) (string, []puzzle.Puzzle, error) {
	m, err := f.play(seed)
	if err != nil {
		return "", nil, err
	}
	core := f.def.New(m.Record().Setup, nil)
	for at, made := range m.Made() {
		if motive, _, _ := strings.Cut(f.def.Moves.Text(made.Move), " "); motive == puzzle.Flick {
			f.seen.looked++
			if answer, ok := f.answer(core, made.Seat); ok {
				f.seen.kept++
				return f.end(m.Record(), at, made.Seat, answer)
			}
		}
		if refusal := core.Apply(made.Seat, made.Move); refusal != nil {
			return "", nil, fmt.Errorf("a match refuses its own move %d: %w", at+1, refusal)
		}
	}
	return "", nil, nil
}

// answer returns what a hand that does not tremble would do, if the result is near enough.
func (f flicks[C, M, E, V]) answer(core C, seat games.Seat) (M, bool) {
	m, ok := f.def.Deed(core, seat, games.Skill{}, 0)
	return m, ok && f.missed(core, seat, m) <= puzzle.Near
}

// missed returns by how much a move misses.
func (f flicks[C, M, E, V]) missed(core C, seat games.Seat, m M) int {
	by, ok := games.Misses(f.def, core, f.scratch, seat, m)
	if !ok {
		return puzzle.Near + 1
	}
	return by
}

// end writes a match up to a move, and the answer in the place of that.
func (f flicks[C, M, E, V]) end(r *games.Record, at int, seat games.Seat, answer M) (string, []puzzle.Puzzle, error) {
	m, err := games.Resume(f.def, r.UpTo(at))
	if err != nil {
		return "", nil, err
	}
	if _, refusal := m.Make(seat, answer); refusal != nil {
		return "", nil, refusal
	}
	link, err := games.WriteLink(f.def, m.Record())
	if err != nil {
		return "", nil, err
	}
	asked := []puzzle.Puzzle{{Link: link, At: at, Motive: puzzle.Flick}}
	return puzzle.Write(link, asked), asked, nil
}

// prove lets the answer's physics run again.
func (f flicks[C, M, E, V]) prove(asked puzzle.Puzzle) (string, error) {
	core, made, fault, err := f.position(asked)
	if fault != "" || err != nil {
		return fault, err
	}
	if by := f.missed(core, made.Seat, made.Move); by > puzzle.Near {
		return fmt.Sprintf("its answer misses by %d", by), nil
	}
	return "", nil
}

// renew proves a flick again: how near it comes says enough for it.
func (f flicks[C, M, E, V]) renew(asked puzzle.Puzzle) (puzzle.Puzzle, string, error) {
	fault, err := f.prove(asked)
	return asked, fault, err
}
