package toss

import (
	"fmt"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/internal/workshop/gamestest"
)

// goldenSeed gives a match in which nearly everything happens.
const goldenSeed = 203

// A whole match in words: moves, events, and the table at the end. If moves or checksums in it change, old records
// replay differently, and Def.Version must go up.
func TestGolden(t *testing.T) { gamestest.Golden(t, "testdata/toss.golden", playthrough(goldenSeed)) }

func playthrough(seed uint64) []byte {
	p := gamestest.NewPlaythrough(Def, setupOf(4, seed, "way=ghost"), ", ghost race")
	var events games.Events[Event]
	p.Core.Listen(&events)
	playMatch(p.Core, "slow", seed, p.Move, func() {
		for _, e := range events.List() {
			if _, ok := e.(StepBegan); !ok {
				fmt.Fprintf(p, "    %s %s\n", games.EventName(e), goldenText(e))
			}
		}
		events.Clear()
		if p.Made%50 == 0 {
			fmt.Fprintf(p, "sum %016x\n", p.Core.Hash())
		}
	})
	p.Result(4)
	return p.Bytes()
}

// playMatch lets computer players of a level play a match to its end.
func playMatch(g *Game, level string, seed uint64, before func(games.Seat, Move), after func()) {
	scratch := new(Game)
	thinkers := make([]games.Thinker[*Game, Move], g.seats)
	for s := range thinkers {
		for _, l := range bots.Levels(Def) {
			if l.ID == level {
				thinkers[s] = l.New(seed + uint64(s))
			}
		}
	}
	for n := 0; g.phase != OverPhase; n++ {
		var chosen []games.Chosen[Move]
		for _, a := range g.AppendActing(nil) {
			if len(chosen) > 0 && !g.joint() {
				break
			}
			games.Ask(thinkers[a.Seat], scratch, g, a, seed, n)
			decision, done := thinkers[a.Seat].Step(1_000_000)
			for !done {
				decision, done = thinkers[a.Seat].Step(1_000_000)
			}
			chosen = append(chosen, games.Chosen[Move]{Seat: a.Seat, Move: decision.Move})
		}
		s, m := chosen[0].Seat, chosen[0].Move
		if g.joint() {
			s, m = g.join(chosen)
		}
		before(s, m)
		if r := g.Apply(s, m); r != nil {
			panic(r)
		}
		after()
	}
}

// goldenText writes an event with runes as tests name them. Of a throw it writes which runes lie face up, and how far
// from Destiny.
func goldenText(event Event) string {
	switch e := event.(type) {
	case RunesThrown:
		var text strings.Builder
		for _, d := range e.Rest {
			if d.Up && d.Rune != Destiny {
				text.WriteString(fmt.Sprintf("%s %d ", names([]Rune{d.Rune}), gap(d, e.Rest[0])))
			}
		}
		return text.String() + "face up"
	case Snatched:
		return fmt.Sprintf("%s by %d at %d, twin of %d", names([]Rune{e.Rune}), e.Seat, e.Tick, e.TwinOf)
	case RunClaimed:
		return fmt.Sprintf("%s by %d at %d", names([]Rune{e.Rune}), e.Seat, e.Tick)
	case Stolen:
		return fmt.Sprintf("%s of %d by %d with %s, and %s", names([]Rune{e.Balance}), e.Victim, e.Thief,
			names([]Rune{e.Twin}), names(e.Runes))
	case BalanceTaken:
		if e.Rune == NoRune {
			return fmt.Sprintf("none by %d", e.Seat)
		}
		return fmt.Sprintf("%s by %d, %d off", names([]Rune{e.Rune}), e.Seat, e.Distance)
	case BalanceDrawn:
		return fmt.Sprintf("%s by %d", names([]Rune{e.Rune}), e.Seat)
	case FalseReturned:
		return fmt.Sprintf("%s by %d", names(e.Runes), e.Seat)
	case FaceDownReturned:
		return names(e.Runes)
	case SplitReturned:
		return fmt.Sprintf("%s by %v", names(e.Runes[:]), e.Seats)
	case RunesDrawn:
		return fmt.Sprintf("%s by %d", names(e.Runes), e.Seat)
	case Flicked:
		return fmt.Sprintf("by %d: %d, touched %v, counts %d", e.Seat, e.Distance, e.Touched, e.Counts)
	case Gestured:
		return fmt.Sprintf("by %d", e.Seat)
	default:
		return fmt.Sprintf("%+v", event)
	}
}
