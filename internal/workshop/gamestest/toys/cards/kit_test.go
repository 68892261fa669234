package cards

import (
	"testing"

	"runehall/internal/workshop/gamestest"
)

var kitOptions = gamestest.Options[*Game, Move]{Invariant: Conserved, Secrets: Secrets}

func TestKit(t *testing.T) {
	report := gamestest.Run(t, Def, kitOptions)
	if unmet := report.Unmet(); len(unmet) > 0 {
		t.Errorf("refusals never met: %v", unmet)
	}
}

func FuzzPlay(f *testing.F) { gamestest.Fuzz(f, Def, kitOptions) }
