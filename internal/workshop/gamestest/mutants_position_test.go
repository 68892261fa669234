package gamestest

import (
	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
)

// positionMutants are broken in how positions behave: pure reading, invariants, clones, listeners, determinism,
// records.
var positionMutants = []mutant{
	{name: "others may ring first", check: CheckForced, breaks: func(b *broken) {
		b.def.Forced = func(public cards.View) (games.Seat, cards.Move, bool) {
			return public.OnTurn, cards.Move{Kind: cards.Pass},
				public.Phase == cards.Turn && public.Sizes[public.OnTurn] == 0
		}
	}},
	{name: "there is another move", check: CheckForced, breaks: func(b *broken) {
		b.def.Forced = func(public cards.View) (games.Seat, cards.Move, bool) {
			return public.Asked, cards.Move{Kind: cards.Decline}, public.Phase == cards.Answer
		}
	}},
	{name: "what is obvious is refused", check: CheckObvious, breaks: func(b *broken) {
		b.def.Obvious = func(v cards.View, s games.Seat) (cards.Move, bool) {
			return cards.Move{Kind: cards.Play, Card: cards.Bell}, v.Phase == cards.Turn && s == v.OnTurn
		}
	}},
	{name: "what is obvious is another's", check: CheckObvious, breaks: func(b *broken) {
		b.def.Obvious = func(v cards.View, s games.Seat) (cards.Move, bool) {
			return cards.Move{Kind: cards.Pass}, v.Phase == cards.Turn && s != v.OnTurn
		}
	}},
	{name: "what is legal lacks something", check: CheckLacks, breaks: func(b *broken) {
		b.def.Lacks = func(v cards.View, s games.Seat, m cards.Move) (games.Phrase, bool) {
			return games.Phrase{Key: "toy-cards.refusal.not-held"}, m.Kind == cards.Pass
		}
	}},
	{name: "what is lacking has no words", check: CheckLacks, breaks: func(b *broken) {
		b.def.Lacks = func(v cards.View, s games.Seat, m cards.Move) (games.Phrase, bool) {
			return games.Phrase{}, s != v.OnTurn && v.Phase == cards.Turn && m.Kind == cards.Pass
		}
	}},
	{name: "what speaks for a move has no words", check: CheckGrounds, breaks: func(b *broken) {
		b.def.Grounds = func(v cards.View, s games.Seat, m cards.Move) (games.Phrase, string, bool) {
			return games.Phrase{}, b.def.Info.Clauses[0], m.Kind == cards.Pass
		}
	}},
	{name: "what speaks for a move is about no clause", check: CheckGrounds, breaks: func(b *broken) {
		b.def.Grounds = func(v cards.View, s games.Seat, m cards.Move) (games.Phrase, string, bool) {
			return games.Phrase{Key: "toy-cards.refusal.not-held"}, "TOY-99", m.Kind == cards.Pass
		}
	}},
	{name: "Evaluate changes something", check: CheckPure, breaks: func(b *broken) {
		b.def.Evaluate = func(g *bent, s games.Seat) int {
			g.Die.Uint64()
			return 0
		}
	}},
	{name: "Evaluate changes what the hash leaves out", check: CheckPure, breaks: func(b *broken) {
		b.hash = hashWithoutPoints
		b.def.Evaluate = func(g *bent, s games.Seat) int {
			g.Points[s]++
			return 0
		}
	}},
	{name: "a part is missing", check: CheckWorth, breaks: func(b *broken) {
		b.def.Worth = &games.Worth[*bent]{Parts: []string{"points"},
			Append: func(dst []int, g *bent, _ games.Seat) []int {
				for _, points := range g.Points[:g.Seats] {
					dst = append(dst, 100*points)
				}
				return dst
			}}
	}},
	{name: "a seat is missing", check: CheckWorth, breaks: func(b *broken) {
		b.def.Evaluate = func(*bent, games.Seat) int { return 0 }
		b.def.Worth = &games.Worth[*bent]{Parts: []string{"points"},
			Append: func(dst []int, _ *bent, _ games.Seat) []int {
				return append(dst, 0)
			}}
	}},
	{name: "parts at random", check: CheckWorth, breaks: func(b *broken) {
		calls := 0
		b.def.Evaluate = func(*bent, games.Seat) int { return 0 }
		b.def.Worth = &games.Worth[*bent]{Parts: []string{"points"},
			Append: func(dst []int, g *bent, _ games.Seat) []int {
				calls++
				for range g.Seats {
					dst = append(dst, calls)
				}
				return dst
			}}
	}},
	{name: "a stage beyond the end", check: CheckWorth, breaks: func(b *broken) {
		b.def.Evaluate = func(*bent, games.Seat) int { return 0 }
		b.def.Worth = &games.Worth[*bent]{
			Parts: []string{"points"}, Stage: func(*bent) int { return games.Stages + 1 },
			Append: func(dst []int, g *bent, _ games.Seat) []int { return append(dst, make([]int, g.Seats)...) },
		}
	}},
	{name: "too few weights", check: CheckDef, breaks: func(b *broken) {
		b.def.Worth = &games.Worth[*bent]{
			Parts: []string{"points", "cards"}, Weights: []games.Weight{{Early: 100, Late: 100}},
			Append: func(dst []int, g *bent, _ games.Seat) []int { return append(dst, make([]int, 2*g.Seats)...) },
		}
	}},
	{name: "Quiet at random", check: CheckPure, breaks: func(b *broken) {
		calls := 0
		b.def.Quiet = func(*bent) bool {
			calls++
			return calls%2 == 0
		}
	}},
	{name: "Overdue at random", check: CheckPure, breaks: func(b *broken) {
		calls := 0
		b.def.Overdue = func(*bent) int {
			calls++
			return calls % 2
		}
	}},
	{name: "later than too late", check: CheckDef,
		breaks: func(b *broken) { b.def.Overdue = func(*bent) int { return 101 } }},
	{name: "Position that is no JSON", check: CheckPure, breaks: func(b *broken) {
		b.def.Position = func(v cards.View) any { return func() cards.View { return v } }
	}},
	{name: "listing changes something", check: CheckPure, breaks: func(b *broken) {
		b.moves = func(g *bent, dst []cards.Move, s games.Seat) []cards.Move {
			g.Die.Uint64()
			return g.Game.AppendMoves(dst, s)
		}
	}},
	{name: "a card is made", check: CheckInvariant, breaks: func(b *broken) {
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			refusal := g.Game.Apply(s, m)
			if refusal == nil && m.Kind == cards.Ring {
				g.Hands[s][cards.One]++
			}
			return refusal
		}
	}},
	{name: "Redeal makes a card", check: CheckInvariant, breaks: func(b *broken) {
		b.redeal = func(g *bent, s games.Seat, chance *games.Chance) {
			g.Game.Redeal(s, chance)
			g.Discard[cards.One]++
		}
	}},
	{name: "something is left out", check: CheckClone, breaks: func(b *broken) {
		b.clone = func(g, dst *bent) {
			g.Game.CloneInto(dst.Game)
			dst.Points[0] = 0
		}
	}},
	{name: "something is left out that the hash leaves out", check: CheckClone, breaks: func(b *broken) {
		b.hash = hashWithoutPoints
		b.clone = func(g, dst *bent) {
			g.Game.CloneInto(dst.Game)
			dst.Points[0] = 0
		}
	}},
	{name: "chance is left out", check: CheckClone, breaks: func(b *broken) {
		b.hash = func(g *bent) uint64 {
			die := g.Die
			g.Die = games.Chance{}
			sum := g.Game.Hash()
			g.Die = die
			return sum
		}
		b.clone = func(g, dst *bent) {
			die := dst.Die
			g.Game.CloneInto(dst.Game)
			dst.Die = die
		}
	}},
	{name: "something is shared", check: CheckClone, breaks: func(b *broken) {
		b.hash = func(g *bent) uint64 { return g.Game.Hash() + uint64(*g.made) }
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			refusal := g.Game.Apply(s, m)
			if refusal == nil {
				*g.made++
			}
			return refusal
		}
		b.clone = func(g, dst *bent) {
			g.Game.CloneInto(dst.Game)
			dst.made = g.made
		}
	}},
	{name: "its memory's listener is kept", check: CheckClone, breaks: func(b *broken) {
		b.clone = func(g, dst *bent) {
			g.Game.CloneInto(dst.Game)
			dst.Game.Listen(dst.events)
		}
	}},
	{name: "the original's listener is taken along", check: CheckClone, breaks: func(b *broken) {
		b.clone = func(g, dst *bent) {
			g.Game.CloneInto(dst.Game)
			dst.Listen(g.events)
		}
	}},
	{name: "chance is used for a listener", check: CheckListener, breaks: func(b *broken) {
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			refusal := g.Game.Apply(s, m)
			if refusal == nil && g.events != nil {
				g.Die.Uint64()
			}
			return refusal
		}
	}},
	{name: "the setup's listener is kept", check: CheckListener, breaks: func(b *broken) {
		b.def.New = func(s games.Setup, events *games.Events[cards.Event]) *bent {
			g := &bent{Game: cards.Def.New(s, events), bugs: b.bugs, made: new(int)}
			g.Listen(events)
			return g
		}
	}},
	{name: "a setup that nobody listens to", check: CheckListener, breaks: func(b *broken) {
		b.def.New = func(s games.Setup, events *games.Events[cards.Event]) *bent {
			g := &bent{Game: cards.Def.New(s, events), bugs: b.bugs, made: new(int)}
			if events == nil {
				g.Die.Uint64()
			}
			return g
		}
	}},
	{name: "chance of its own", check: CheckDeterminism,
		breaks: func(b *broken) { counted(b, func(n int) bool { return n == 2 }) }},
	// Before a match begins the kit sets it up five times; the sixth time is for the replay, the next ones are for the
	// record.
	{name: "another replay", check: CheckDeterminism,
		breaks: func(b *broken) { counted(b, func(n int) bool { return n == 6 }) }},
	{name: "other events in the replay", check: CheckDeterminism, breaks: func(b *broken) {
		counted(b, func(int) bool { return false })
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			refusal := g.Game.Apply(s, m)
			if refusal == nil && g.events != nil && *g.made == 6 {
				g.events.Add(cards.Passed{Seat: s})
			}
			return refusal
		}
	}},
	{name: "another match with a record", check: CheckRecord,
		breaks: func(b *broken) { counted(b, func(n int) bool { return n >= 7 }) }},
	{name: "another match after an undo", check: CheckRecord,
		breaks: func(b *broken) { counted(b, func(n int) bool { return n >= 8 }) }},
}

// counted numbers the toys as they are set up. Where other returns true for the number, the toy is different.
func counted(b *broken, other func(n int) bool) {
	n := 0
	b.def.New = func(s games.Setup, events *games.Events[cards.Event]) *bent {
		n++
		count := n
		g := &bent{Game: cards.Def.New(s, events), bugs: b.bugs, made: &count}
		if other(n) {
			g.Die.Uint64()
		}
		return g
	}
}
