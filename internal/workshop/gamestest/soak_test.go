package gamestest

import (
	"errors"
	"strings"
	"testing"

	"runehall/internal/workshop/gamestest/toys/cards"
)

func TestSoakPlaysEachNumberOfSeatsAndChoice(t *testing.T) {
	t.Setenv(soakVariable, "20")
	ended := 0
	options := cardsOptions()
	options.Invariant = func(core *cards.Game) error {
		if _, over := core.Result(); over {
			ended++
		}
		return cards.Conserved(core)
	}
	k := newKit(cards.Def, options)
	if failed := k.soak(); failed != "" {
		t.Fatal(failed)
	}
	setups := (cards.Def.MaxSeats - cards.Def.MinSeats + 1) * 2
	if got := k.report.Soaked; got["random"] != 20*setups || got["greedy"] != 2*setups || ended != 22*setups {
		t.Errorf("%v matches with %d setups, %d ends", got, setups, ended)
	}
}

func TestSoakOfSlowPlayersIsShort(t *testing.T) {
	t.Setenv(soakVariable, "1")
	options := cardsOptions()
	options.Slow = true
	k := newKit(cards.Def, options)
	if failed := k.soak(); failed != "" || k.report.Soaked["greedy"] != 1 || k.report.Soaked["random"] < 6 {
		t.Errorf("%v, %q", k.report.Soaked, failed)
	}
}

func TestSoakFindsWhatBreaksLate(t *testing.T) {
	t.Setenv(soakVariable, "1")
	for _, c := range []struct {
		want  Check
		spoil func(b *broken)
	}{
		{CheckInvariant, func(b *broken) {
			b.options.Invariant = func(core *bent) error {
				if _, over := core.Result(); over {
					return errors.New("broken at the end")
				}
				return nil
			}
		}},
		{CheckLength, func(b *broken) { b.def.MaxMoves = 1 }},
		{CheckBounds, func(b *broken) { b.def.MinPoints, b.def.MaxPoints = 1000, 1000 }},
	} {
		b := newBroken(c.spoil)
		failed := newKit(b.def, b.options).soak()
		if !strings.Contains(failed, "random players") || !strings.Contains(failed, string(c.want)) ||
			!strings.Contains(failed, "gamestest.Play") {
			t.Errorf("%s: %q", c.want, failed)
		}
	}
}

func TestSoakRefusesAWrongNumberOfMatches(t *testing.T) {
	t.Setenv(soakVariable, "-1")
	ear := &heardT{}
	if Run(ear, cards.Def, cardsOptions()); len(ear.errors) != 1 || !strings.Contains(ear.errors[0], soakVariable) {
		t.Errorf("%q", ear.errors)
	}
}
