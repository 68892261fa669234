package gamestest

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"runehall/games"
	"runehall/games/bots"
)

// soakVariable is the environment variable that sets how many matches the random player plays against itself, for each
// number of seats and each choice of each option. Every other computer player plays a tenth of that.
const soakVariable = "RUNEHALL_SOAK"

// soakDivisor is how many matches the random player plays for each match of a player that thinks longer.
const soakDivisor = 10

// soak plays matches of computer players with every number of seats and every choice of every option: one match each
// unless RUNEHALL_SOAK says otherwise, and none with -short. It checks less than the other matches do: the moves, the
// bounds, and the invariant in each position. It returns the first failure, or "".
func (k *kit[C, M, E, V]) soak() string {
	matches, err := soakCount()
	if err != nil {
		return err.Error()
	}
	for number, setup := range singles(&k.def.Info) {
		for _, level := range bots.Levels(k.def) {
			n := matches
			if level.ID != "random" {
				n = min(n, max(n/soakDivisor, 1))
				if k.options.Slow && matches == 1 && number > 0 {
					n = 0
				}
			}
			for i := range n {
				setup.Seed = uint64(1 + i)
				if failed := k.soakMatch(setup, level); failed != "" {
					return fmt.Sprintf("%s players: %s", level.ID, failed)
				}
			}
			k.report.Soaked[level.ID] += n
		}
	}
	return ""
}

func soakCount() (int, error) {
	if text := os.Getenv(soakVariable); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 {
			return 0, fmt.Errorf("%s is %q, which is no number of matches", soakVariable, text)
		}
		return n, nil
	}
	if testing.Short() {
		return 0, nil
	}
	return 1, nil
}

// soakMatch lets players of one level play a match to its end, and returns how it failed, or "".
func (k *kit[C, M, E, V]) soakMatch(setup games.Setup, level games.Level[C, M]) string {
	w := &walk[C, M, E, V]{kit: k, setup: setup}
	f := caught(func() {
		w.core = k.def.New(setup, nil)
		scratch := k.def.Blank()
		var thinkers []games.Thinker[C, M]
		for s := range setup.Seats {
			thinkers = append(thinkers, level.New(setup.Seed+uint64(s)))
		}
		round := games.Round{}
		for {
			w.invariant(w.core)
			if result, over := w.core.Result(); over {
				w.checkClause(CheckEnd, result.Clause, "the result")
				w.checkBounds(result)
				return
			}
			w.acting = w.core.AppendActing(w.acting[:0])
			a, ok := round.Next(w.acting, func(games.Seat) bool { return true })
			if !ok {
				fail(CheckActing, "the match goes on and nobody acts")
			}
			games.Ask(thinkers[a.Seat], scratch, w.core, a, setup.Seed+uint64(a.Seat), len(w.made))
			d, done := thinkers[a.Seat].Step(1 << 30)
			for !done {
				d, done = thinkers[a.Seat].Step(1 << 30)
			}
			if d.Still {
				if a.Must {
					fail(CheckMoves, "seat %d must act and keeps still", a.Seat)
				}
				round.Asked(a.Seat)
				continue
			}
			w.made = append(w.made, games.Made[M]{Seat: a.Seat, Move: d.Move})
			if refusal := w.core.Apply(a.Seat, d.Move); refusal != nil {
				fail(CheckApply, "the last move is refused: %v", refusal)
			}
			round.Moved(a.Seat)
			if len(w.made) > k.def.MaxMoves {
				fail(CheckLength, "more than %d moves", k.def.MaxMoves)
			}
		}
	})
	if f == nil {
		return ""
	}
	for _, made := range w.made {
		w.lines = append(w.lines, fmt.Sprintf("%d %s", made.Seat, w.def.Moves.Text(made.Move)))
	}
	return f.regression(k.def.ID, setup, w.lines)
}

// singles returns a setup, without a seed, for each number of seats: with the defaults, and with each other choice of
// each option of the game's own.
func singles(info *games.Info) []games.Setup {
	var list []games.Setup
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		list = append(list, games.Setup{Seats: seats})
		for _, option := range info.Options {
			for _, choice := range option.Choices {
				if choice != option.Default {
					list = append(list, games.Setup{Seats: seats, Options: map[string]string{option.ID: choice}})
				}
			}
		}
	}
	return list
}
