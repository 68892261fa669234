package toss

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// kitMatches is how many matches the kit plays: one for each number of seats and combination of options it tries.
const kitMatches = 48

// secrets lists what a reader cannot know (see [gamestest.Options]).
func secrets(g *Game, reader games.Seat) map[string]string {
	hidden := map[string]string{}
	if reader == games.All || g.phase == OverPhase {
		return hidden
	}
	hidden["chance"] = fmt.Sprint(g.bagChance, g.faceChance, g.handChance)
	if g.bag.size() > 2 {
		for s := range g.seats {
			if g.hands[s].count > 0 {
				hidden["hands"] += fmt.Sprint(g.hands[s].list())
			}
		}
		for _, d := range g.discs[:g.lying] {
			if !d.Up {
				hidden["face down"] += fmt.Sprint(d.Rune)
			}
		}
		if len(hidden) > 1 {
			hidden["bag"] = fmt.Sprint(g.bag)
		}
	}
	for s := range g.seats {
		if s != reader && g.runs[s].count > 0 {
			hidden["runs"] += fmt.Sprint(g.runs[s])
		}
	}
	return hidden
}

func sampled(m Move) bool { return m.Sampled() }

var kitOptions = gamestest.Options[*Game, Move]{
	Matches: kitMatches, Invariant: whole, Secrets: secrets, Sampled: sampled,
	Transient: Transient,
}

// The head start only changes what computer players do. It is left out, since it would multiply the number of matches.
func TestKit(t *testing.T) {
	plain := *Def
	plain.Options = slices.DeleteFunc(slices.Clone(Def.Options),
		func(o games.Option) bool { return o.ID == OptionLead })
	gamestest.Run(t, &plain, kitOptions)
}

func FuzzPlay(f *testing.F) { gamestest.Fuzz(f, Def, kitOptions) }

func FuzzWire(f *testing.F) { gamestest.FuzzWire(f, Def, kitOptions) }
