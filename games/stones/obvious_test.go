package stones

import (
	"slices"
	"testing"

	"runehall/games"
)

// TestObviousStepsLoseNothing_STO_11 plays random matches: what is obvious is the only legal move, or brings a gem, ore
// or points and costs nothing. The only move left in a turn is always obvious.
func TestObviousStepsLoseNothing_STO_11(t *testing.T) {
	met := map[string]int{}
	for seed := range uint64(40) {
		g := newGame(setupOf(2+int(seed%3), seed), nil)
		chance := games.NewChance(seed, 5)
		for g.phase != OverPhase {
			s := g.onTurn
			moves := g.AppendMoves(nil, s)
			for _, reader := range []games.Seat{s, games.Public, games.All} {
				m, ok := obvious(view(g, reader), s)
				if !ok {
					if len(moves) == 1 && reader == s && (g.phase != TurnPhase || moves[0].Kind == Pass) {
						t.Fatalf("seed %d: %v is the only move, and not obvious", seed, moves[0])
					}
					continue
				}
				if !slices.Contains(moves, m) {
					t.Fatalf("seed %d: %v is obvious for reader %d, and not legal", seed, m, reader)
				}
				if len(moves) == 1 {
					met["only "+m.Kind.String()]++
					continue
				}
				met[m.Kind.String()]++
				before, after := g.players[s], new(Game)
				g.CloneInto(after)
				after.Apply(s, m)
				p := &after.players[s]
				more := p.gems.Count()+int(p.ore)+int(p.points) > before.gems.Count()+int(before.ore)+int(before.points)
				if kept := p.discards.join(p.hand).join(after.turn.played); !more || before.hand != p.hand ||
					kept.Size() < before.discards.join(before.hand).Size() {
					t.Fatalf("seed %d: %v is obvious, and gives nothing or takes something", seed, m)
				}
			}
			if s, m := g.onTurn, moves[chance.IntN(len(moves))]; g.Apply(s, m) != nil {
				t.Fatalf("%v is refused", m)
			}
		}
	}
	for _, what := range []string{"only end", "only done", "icon", "accept"} {
		if met[what] == 0 {
			t.Errorf("there was no %s: %v", what, met)
		}
	}
	for _, what := range []string{"done", "end", "leave", "decline", "pass", "trade", "buy", "lay", "use", "exchange",
		"accept-gem", "icon-card", "icon-gem", "only lay", "only use"} {
		if met[what] > 0 {
			t.Errorf("%s is obvious: %v", what, met)
		}
	}
}

// TestADieIsNeverRolledByItself_STO_5: an icon that rolls the die or gives nothing, and a choice between two icons, are
// never obvious.
func TestADieIsNeverRolledByItself_STO_5(t *testing.T) {
	for seed := range uint64(20) {
		g := newGame(setupOf(2, seed), nil)
		chance := games.NewChance(seed, 6)
		for g.phase != OverPhase {
			s := g.onTurn
			if m, ok := obvious(view(g, s), s); ok && m.Kind == UseIcon {
				face := g.deck.Face(s, m.Card)
				if icon := face.Icons[m.Icon-1]; icon.Kind == DieIcon || g.wasted(icon, UseIcon) ||
					face.Kind == ChoiceAbility && !g.players[s].stones.has(PlusStone) {
					t.Fatalf("seed %d: %v of %+v is obvious", seed, m, face)
				}
			}
			moves := g.AppendMoves(nil, s)
			g.Apply(s, moves[chance.IntN(len(moves))])
		}
	}
}
