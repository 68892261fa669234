package gamestest

import (
	"testing"

	"runehall/internal/workshop/gamestest/toys/bids"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/gamestest/toys/throws"
)

func FuzzCards(f *testing.F) { Fuzz(f, cards.Def, cardsOptions()) }

func FuzzThrows(f *testing.F) { Fuzz(f, throws.Def, throwsOptions()) }

func FuzzBids(f *testing.F) { Fuzz(f, bids.Def, bidsOptions()) }

// TestFuzzFindsBugs: what the fuzzer plays is checked.
func TestFuzzFindsBugs(t *testing.T) {
	for _, m := range moveMutants {
		if m.name != "a sign is left" && m.name != "Apply refuses what Check accepts" {
			continue
		}
		ear := &heardT{}
		b := newBroken(m.breaks)
		for i := 0; i < 50 && len(ear.errors) == 0; i++ {
			data := []byte{byte(i), byte(i)}
			for j := range 300 {
				data = append(data, byte(j*j*(i+1)>>3))
			}
			playBytes(ear, b.def, b.options, data)
		}
		if got := ear.check(); got != m.check {
			t.Errorf("%s: found by check %q, not %q: %q", m.name, got, m.check, ear.errors)
		}
	}
}
