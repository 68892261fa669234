package gamestest

import (
	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
)

// secretMutants are broken in what must stay hidden: views, Redeal, noninterference.
var secretMutants = []mutant{
	{name: "memory of the core", check: CheckView, breaks: func(b *broken) {
		view := b.def.View
		b.def.View = func(g *bent, reader games.Seat) cards.View {
			v := view(g, reader)
			if reader == games.All {
				v.Deck = g.Deck[:g.Left]
			}
			return v
		}
	}},
	{name: "at random", check: CheckView, breaks: func(b *broken) {
		view := b.def.View
		calls := 0
		b.def.View = func(g *bent, reader games.Seat) cards.View {
			v := view(g, reader)
			calls++
			v.Left += calls % 2
			return v
		}
	}},
	{name: "forgets a number", check: CheckWire, breaks: func(b *broken) {
		b.def.Wire = func(w *games.Wire, v *cards.View) {
			left := v.Left
			v.Left = 0
			cards.Def.Wire(w, v)
			if !w.Reads() {
				v.Left = left
			}
		}
	}},
	{name: "writes otherwise each time", check: CheckWire, breaks: func(b *broken) {
		calls := 0
		b.def.Wire = func(w *games.Wire, v *cards.View) {
			cards.Def.Wire(w, v)
			calls++
			games.WireNumber(w, &calls, 0, 1<<30)
		}
	}},
	{name: "takes anything for a card", check: CheckPanic, breaks: func(b *broken) {
		b.def.Wire = func(w *games.Wire, v *cards.View) {
			cards.Def.Wire(w, v)
			n := len(v.Deck)
			games.WireNumber(w, &n, 0, 1<<30)
			if w.Reads() && n != len(v.Deck) {
				_ = v.Discard[n]
			}
		}
	}},
	{name: "a move that draws may be taken back", check: CheckInterference, breaks: func(b *broken) {
		b.def.Shows = func(cards.Move) bool { return true }
	}},
	{name: "the own hand changes", check: CheckRedeal, breaks: func(b *broken) {
		b.redeal = func(g *bent, _ games.Seat, chance *games.Chance) { g.Game.Redeal(games.Public, chance) }
	}},
	{name: "the view shows a hidden thing", check: CheckRedeal, breaks: func(b *broken) {
		view := b.def.View
		b.def.View = func(g *bent, reader games.Seat) cards.View {
			v := view(g, reader)
			if g.Left > 0 {
				v.Deck = append(v.Deck[:0], g.Deck[g.Left-1])
			}
			return v
		}
	}},
	{name: "what is answered shows a hidden thing", check: CheckRedeal, breaks: func(b *broken) {
		b.def.Answers = func(g *bent) bool { return g.Left > 0 && g.Deck[g.Left-1] == cards.Bell }
	}},
	{name: "what is answered is at random", check: CheckPure, breaks: func(b *broken) {
		calls := 0
		b.def.Answers = func(*bent) bool { calls++; return calls%2 == 0 }
	}},
	{name: "who may act shows a hidden thing", check: CheckRedeal, breaks: func(b *broken) {
		b.acting = func(g *bent, dst []games.Acting) []games.Acting {
			if g.Phase != cards.Turn {
				return g.Game.AppendActing(dst)
			}
			for s := range games.Seat(g.Seats) {
				if s == g.OnTurn || g.Hands[s][cards.Bell] > 0 {
					dst = append(dst, games.Acting{Seat: s, Must: s == g.OnTurn})
				}
			}
			return dst
		}
	}},
	{name: "a program is told a hidden thing", check: CheckRival, breaks: func(b *broken) {
		b.def.Bounds = func(g *bent, _ games.Seat) any { return g.Deck[:g.Left] }
	}},
	{name: "a program is told null", check: CheckRival, breaks: func(b *broken) {
		position := b.def.Position
		b.def.Position = func(v cards.View) any { return []any{position(v), nil} }
	}},
	{name: "own moves show a hidden thing", check: CheckRedeal, breaks: func(b *broken) {
		refuse(b, func(g *bent, m cards.Move, refusal *games.Refusal) *games.Refusal {
			if refusal == nil && m.Kind == cards.Ring && (g.Deck[0]+g.Deck[1])%2 == 0 {
				return games.NoSuchThing
			}
			return refusal
		})
	}},
	{name: "refusals show a hidden thing", check: CheckRedeal, breaks: func(b *broken) {
		refuse(b, func(g *bent, m cards.Move, refusal *games.Refusal) *games.Refusal {
			if refusal == games.NoSuchThing && g.Deck[0] == cards.One {
				return cards.NotANumber
			}
			return refusal
		})
	}},
	{name: "the old order decides", check: CheckRedeal, breaks: func(b *broken) {
		b.redeal = func(g *bent, s games.Seat, chance *games.Chance) { games.Shuffle(chance, g.Deck[:g.Left]) }
	}},
	{name: "a hidden thing takes chance", check: CheckRedeal, breaks: func(b *broken) {
		b.redeal = func(g *bent, s games.Seat, chance *games.Chance) {
			odd := g.Deck[0] == cards.One
			g.Game.Redeal(s, chance)
			if odd {
				chance.Uint64()
			}
		}
	}},
	{name: "Revealed changes", check: CheckRedeal, breaks: func(b *broken) {
		b.revealed = func(g *bent) bool { return g.Game.Revealed() || *g.made > 0 }
		b.redeal = func(g *bent, s games.Seat, chance *games.Chance) {
			g.Game.Redeal(s, chance)
			*g.made = 1
		}
	}},
	{name: "something is told", check: CheckRedeal, breaks: func(b *broken) {
		b.redeal = func(g *bent, s games.Seat, chance *games.Chance) {
			g.Game.Redeal(s, chance)
			if g.events != nil {
				g.events.Add(cards.Passed{})
			}
		}
	}},
	{name: "the deck is forgotten in the setup", check: CheckRedeal, across: true, breaks: func(b *broken) {
		b.redeal = func(g *bent, s games.Seat, chance *games.Chance) {
			left := g.Left
			g.Left = 0
			g.Game.Redeal(s, chance)
			g.Left = left
		}
	}},
	{name: "the die is forgotten in the setup", check: CheckRedeal, across: true, breaks: func(b *broken) {
		b.redeal = func(g *bent, s games.Seat, chance *games.Chance) {
			die := g.Die
			g.Game.Redeal(s, chance)
			g.Die = die
		}
	}},
	{name: "buried cards are forgotten", check: CheckDealt, across: true, breaks: func(b *broken) {
		b.redeal = func(g *bent, s games.Seat, chance *games.Chance) {
			buried := g.Buried
			g.Buried = [len(buried)]cards.Hand{}
			g.Game.Redeal(s, chance)
			g.Buried = buried
		}
	}},
	{name: "a draw is told to all", check: CheckInterference, breaks: func(b *broken) {
		redact := b.def.Redact
		b.def.Redact = func(e cards.Event, reader games.Seat) (cards.Event, bool) {
			if _, ok := e.(cards.Drew); ok {
				return e, true
			}
			return redact(e, reader)
		}
	}},
	{name: "a burial is told to the next seat", check: CheckInterference, breaks: func(b *broken) {
		redact := b.def.Redact
		b.def.Redact = func(e cards.Event, reader games.Seat) (cards.Event, bool) {
			if buried, ok := e.(cards.Buried); ok && buried.Seat+1 == reader {
				return e, true
			}
			return redact(e, reader)
		}
	}},
	{name: "the first hand is told to all", check: CheckInterference, across: true, breaks: func(b *broken) {
		redact := b.def.Redact
		b.def.Redact = func(e cards.Event, reader games.Seat) (cards.Event, bool) {
			if _, ok := e.(cards.Dealt); ok {
				return e, true
			}
			return redact(e, reader)
		}
	}},
	{name: "nothing is ever revealed", check: CheckInterference, breaks: func(b *broken) {
		b.revealed = func(*bent) bool { return false }
	}},
	{name: "declining tells who could guard", check: CheckInterference, breaks: func(b *broken) {
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			refusal := g.Game.Apply(s, m)
			if refusal == nil && m.Kind == cards.Decline && g.Hands[s][cards.Shield] > 0 && g.events != nil {
				g.events.Add(cards.Passed{Seat: s})
			}
			return refusal
		}
	}},
	{name: "a burial shows the card's number", check: CheckShown, breaks: func(b *broken) {
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			refusal := g.Game.Apply(s, m)
			if refusal == nil && m.Kind == cards.Bury && m.Card == cards.One {
				g.Passes = 1
			}
			return refusal
		}
	}},
	{name: "declining shows who could guard", check: CheckShown, breaks: func(b *broken) {
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			refusal := g.Game.Apply(s, m)
			if refusal == nil && m.Kind == cards.Decline && g.Hands[s][cards.Shield] > 0 {
				g.Passes = 1
			}
			return refusal
		}
	}},
}

// refuse replaces what Check says, and makes Apply and the list of moves agree with it.
func refuse(b *broken, judge func(g *bent, m cards.Move, refusal *games.Refusal) *games.Refusal) {
	b.check = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
		return judge(g, m, g.Game.Check(s, m))
	}
	b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
		if refusal := g.Check(s, m); refusal != nil {
			return refusal
		}
		return g.Game.Apply(s, m)
	}
	b.moves = func(g *bent, dst []cards.Move, s games.Seat) []cards.Move {
		for _, m := range g.Game.AppendMoves(nil, s) {
			if g.Check(s, m) == nil {
				dst = append(dst, m)
			}
		}
		return dst
	}
}
