package market

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// TestTheStartPlayerIsExplained: where rounds are finished, the explanation of the start player, and of nobody else,
// says that the marker lies there. Where the market's last rune ends the match at once, no explanation says so.
func TestTheStartPlayerIsExplained(t *testing.T) {
	var marker boards.Explanation[sign]
	boards.StarterIs(&marker, sign{})
	for _, ending := range []string{rules.EndingSudden, rules.EndingRound} {
		for seats := 2; seats <= games.MaxSeats; seats++ {
			m := newMatch(t, seats, map[string]string{rules.OptionEnding: ending}, uint64(seats))
			m.Randoms(10)
			r := newRig(m, boardtest.Screens[0], games.Public)
			r.Tick(ui.Input{})
			v := m.Play.View(games.Public)
			for s := range games.Seat(seats) {
				e := r.Board.player.explainer().explain(chipOf(s))
				told := slices.ContainsFunc(e.Lines, func(l boards.Line[sign]) bool {
					return l.Title.Key == marker.Lines[0].Title.Key
				})
				if want := ending == rules.EndingRound && s == v.Starts(); told != want {
					t.Errorf("%s, %d seats, seat %d of %d: told %v", ending, seats, s, v.Starts(), told)
				}
				if stands := r.Board.Standing(s).Key == "market.board.standing-start"; stands != told {
					t.Errorf("%s, %d seats, seat %d of %d: the standing is %v", ending, seats, s, v.Starts(),
						r.Board.Standing(s))
				}
			}
		}
	}
}

// TestTheLastRoundSaysWhoStillPlays reads the headline through last rounds: it says up to which seat they go and, at
// that seat, that this is the last turn.
func TestTheLastRoundSaysWhoStillPlays(t *testing.T) {
	read := boardtest.LastRounds{Of: "market"}
	for seed := range uint64(6) {
		m := newMatch(t, 2+int(seed%4), map[string]string{rules.OptionEnding: rules.EndingRound}, seed)
		r := newRig(m, boardtest.Screens[0], games.Public)
		for {
			v := m.Play.View(games.Public)
			if v.Phase() == rules.OverPhase || v.Phase() == rules.ThrowPhase {
				break
			}
			r.Board.Sync(v)
			r.Tick(ui.Input{})
			head, _ := r.Board.Headline()
			read.Read(t, head, v.LastRound(), v.OnTurn(), v.Starts(), v.Seats())
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	read.Met(t)
}
