package gamestest

import (
	"bytes"
	"errors"
	"slices"
	"strings"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
)

// moveMutants are broken in what can be done: Def, acting seats, lists of moves, Check, Apply, codec.
var moveMutants = []mutant{
	{name: "default is no choice", check: CheckDef, breaks: func(b *broken) {
		b.def.Options = []games.Option{{ID: "shields", Choices: []string{games.No, games.Yes}, Default: "maybe"}}
	}},
	{name: "the gentle choice is no choice", check: CheckDef, breaks: func(b *broken) {
		b.def.Options = []games.Option{{ID: "shields", Choices: []string{games.No, games.Yes}, Default: games.No,
			Gentle: "maybe"}}
	}},
	{name: "an option of every game is one of its own too", check: CheckDef, breaks: func(b *broken) {
		b.def.Options = append(slices.Clip(b.def.Options),
			games.Option{ID: games.OptionStays, Choices: []string{games.No, games.Yes}, Default: games.No})
	}},
	{name: "an option goes along with none", check: CheckDef, breaks: func(b *broken) {
		b.def.Options = []games.Option{{ID: "shields", Choices: []string{games.No, games.Yes}, Default: games.No,
			Along: "swords"}}
	}},
	{name: "an option goes along with one of other choices", check: CheckDef, breaks: func(b *broken) {
		b.def.Options = append(slices.Clip(b.def.Options),
			games.Option{ID: "depth", Choices: []string{"low", "high"}, Default: "low", Along: "shields"})
	}},
	{name: "the core looks at what is for the table", check: CheckSetup, breaks: func(b *broken) {
		b.def.New = func(s games.Setup, events *games.Events[cards.Event]) *bent {
			if s.Stays() {
				s.Seed++
			}
			return &bent{Game: cards.Def.New(s, events), bugs: b.bugs, made: new(int)}
		}
	}},
	{name: "no Quiet", check: CheckDef, breaks: func(b *broken) { b.def.Quiet = nil }},
	{name: "a fact twice", check: CheckDef,
		breaks: func(b *broken) { b.def.Facts = append(slices.Clip(b.def.Facts), cards.Drew{}) }},
	{name: "a refusal without a clause of the game", check: CheckDef, breaks: func(b *broken) {
		b.def.Refusals = append(slices.Clip(b.def.Refusals),
			&games.Refusal{Clause: "TCA-99", Reason: "toy-cards.refusal.other"})
	}},
	{name: "a refusal without a message", check: CheckDef, breaks: func(b *broken) {
		b.options.Message = func(key string) bool { return key != cards.NotANumber.Reason }
	}},
	{name: "a seat that is none", check: CheckPanic, breaks: func(b *broken) {
		b.check = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			if g.Hands[s].Size() == 0 && m.Kind == cards.Play {
				return games.NoSuchThing
			}
			return g.Game.Check(s, m)
		}
	}},
	{name: "another default", check: CheckSetup, breaks: func(b *broken) {
		b.def.New = func(s games.Setup, events *games.Events[cards.Event]) *bent {
			if _, ok := s.Options["shields"]; !ok {
				s.Options = map[string]string{"shields": games.No}
			}
			return &bent{Game: cards.Def.New(s, events), bugs: b.bugs, made: new(int)}
		}
	}},
	{name: "nobody must act", check: CheckActing, breaks: func(b *broken) {
		b.acting = func(g *bent, dst []games.Acting) []games.Acting {
			dst = g.Game.AppendActing(dst)
			for i := range dst {
				dst[i].Must = false
			}
			return dst
		}
	}},
	{name: "a seat twice", check: CheckActing, breaks: func(b *broken) {
		b.acting = func(g *bent, dst []games.Acting) []games.Acting {
			dst = g.Game.AppendActing(dst)
			if len(dst) > 0 {
				dst = append(dst, dst[len(dst)-1])
			}
			return dst
		}
	}},
	{name: "a seat that is none acts", check: CheckActing, breaks: func(b *broken) {
		b.acting = func(g *bent, dst []games.Acting) []games.Acting {
			return append(g.Game.AppendActing(dst), games.Acting{Seat: games.Seat(g.Seats)})
		}
	}},
	{name: "the buffer is not appended to", check: CheckActing, breaks: func(b *broken) {
		b.acting = func(g *bent, dst []games.Acting) []games.Acting { return g.Game.AppendActing(dst[:0]) }
	}},
	{name: "moves for who may not act", check: CheckMoves, breaks: func(b *broken) {
		b.moves = func(g *bent, dst []cards.Move, s games.Seat) []cards.Move {
			if g.Phase == cards.Answer && s != g.Asked {
				return append(dst, cards.Move{Kind: cards.Decline})
			}
			return g.Game.AppendMoves(dst, s)
		}
	}},
	{name: "a move twice", check: CheckMoves, breaks: func(b *broken) {
		b.moves = func(g *bent, dst []cards.Move, s games.Seat) []cards.Move {
			if dst = g.Game.AppendMoves(dst, s); len(dst) > 1 {
				dst = append(dst, dst[len(dst)-1])
			}
			return dst
		}
	}},
	{name: "another order each time", check: CheckMoves, breaks: func(b *broken) {
		calls := 0
		b.moves = func(g *bent, dst []cards.Move, s games.Seat) []cards.Move {
			from := len(dst)
			dst = g.Game.AppendMoves(dst, s)
			if calls++; calls%2 == 0 {
				slices.Reverse(dst[from:])
			}
			return dst
		}
	}},
	{name: "no move for who must act", check: CheckMoves, breaks: func(b *broken) {
		b.moves = func(g *bent, dst []cards.Move, s games.Seat) []cards.Move {
			if g.Phase == cards.Answer {
				return dst
			}
			return g.Game.AppendMoves(dst, s)
		}
	}},
	{name: "a legal move is not listed", check: CheckListed, breaks: func(b *broken) {
		b.moves = func(g *bent, dst []cards.Move, s games.Seat) []cards.Move {
			return slices.DeleteFunc(g.Game.AppendMoves(dst, s), func(m cards.Move) bool {
				return m == cards.Move{Kind: cards.Bury, Card: cards.Bell}
			})
		}
	}},
	{name: "a refused move is listed", check: CheckListed, breaks: func(b *broken) {
		b.moves = func(g *bent, dst []cards.Move, s games.Seat) []cards.Move {
			dst = g.Game.AppendMoves(dst, s)
			if pass := (cards.Move{Kind: cards.Pass}); g.Phase == cards.Turn && s == g.OnTurn &&
				!slices.Contains(dst, pass) {
				dst = append(dst, pass)
			}
			return dst
		}
	}},
	{name: "the seat on turn hears that it is not its move", check: CheckRefusal, breaks: func(b *broken) {
		b.check = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			if refusal := g.Game.Check(s, m); refusal != cards.AwaitsTurn {
				return refusal
			}
			return games.NotActing
		}
	}},
	{name: "Apply refuses what Check accepts", check: CheckApply, breaks: func(b *broken) {
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			if m.Kind == cards.Guard {
				return games.NoSuchThing
			}
			return g.Game.Apply(s, m)
		}
	}},
	{name: "Apply accepts what Check refuses", check: CheckApply, breaks: func(b *broken) {
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			if refusal := g.Game.Apply(s, m); refusal != cards.HoldsNumber {
				return refusal
			}
			return nil
		}
	}},
	{name: "Apply refuses for another reason", check: CheckApply, breaks: func(b *broken) {
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			if g.Game.Apply(s, m) != nil {
				return cards.NotANumber
			}
			return nil
		}
	}},
	{name: "a copy of a refusal", check: CheckRefusal, breaks: func(b *broken) {
		b.check = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			if refusal := g.Game.Check(s, m); refusal != nil {
				return new(*refusal)
			}
			return nil
		}
	}},
	{name: "a sign is left", check: CheckTrace, breaks: func(b *broken) {
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			refusal := g.Game.Apply(s, m)
			if refusal != nil {
				g.Points[0]++
			}
			return refusal
		}
	}},
	{name: "something is told", check: CheckTrace, breaks: func(b *broken) {
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			refusal := g.Game.Apply(s, m)
			if refusal != nil && g.events != nil {
				g.events.Add(cards.Passed{})
			}
			return refusal
		}
	}},
	{name: "a sign that the hash leaves out", check: CheckTrace, breaks: func(b *broken) {
		b.hash = hashWithoutPoints
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			refusal := g.Game.Apply(s, m)
			if refusal != nil {
				g.Points[0]++
			}
			return refusal
		}
	}},
	{name: "Revealed changes", check: CheckTrace, breaks: func(b *broken) {
		b.revealed = func(g *bent) bool { return g.Game.Revealed() || *g.made > 0 }
		b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			refusal := g.Game.Apply(s, m)
			if refusal != nil {
				*g.made = 1
			}
			return refusal
		}
	}},
	{name: "read from other texts too", check: CheckCodec, breaks: func(b *broken) {
		parse := b.def.Moves.Parse
		b.def.Moves.Parse = func(text string) (cards.Move, error) { return parse(strings.TrimRight(text, " ")) }
	}},
	{name: "written as another move", check: CheckCodec, breaks: func(b *broken) {
		write := b.def.Moves.Append
		b.def.Moves.Append = func(dst []byte, m cards.Move) []byte {
			if m.Card == cards.Bell {
				m.Card = cards.Shield
			}
			return write(dst, m)
		}
	}},
	{name: "not appended", check: CheckCodec, breaks: func(b *broken) {
		write := b.def.Moves.Append
		b.def.Moves.Append = func(_ []byte, m cards.Move) []byte { return write(nil, m) }
	}},
	{name: "a text without end", check: CheckCodec, across: true, breaks: func(b *broken) {
		write, parse := b.def.Moves.Append, b.def.Moves.Parse
		dots := strings.Repeat(".", games.LongestMove)
		b.def.Moves.Append = func(dst []byte, m cards.Move) []byte { return append(write(dst, m), dots...) }
		b.def.Moves.Parse = func(text string) (cards.Move, error) {
			text, found := strings.CutSuffix(text, dots)
			if !found {
				return cards.Move{}, errors.New("no dots")
			}
			return parse(text)
		}
	}},
	{name: "a line break", check: CheckCodec, across: true, breaks: func(b *broken) {
		write, parse := b.def.Moves.Append, b.def.Moves.Parse
		b.def.Moves.Append = func(dst []byte, m cards.Move) []byte { return append(write(dst, m), '\n') }
		b.def.Moves.Parse = func(text string) (cards.Move, error) {
			return parse(string(bytes.TrimSuffix([]byte(text), []byte{'\n'})))
		}
	}},
}

// hashWithoutPoints returns the toy's checksum as if nobody had any points.
func hashWithoutPoints(g *bent) uint64 {
	points := g.Points
	g.Points = [len(g.Points)]int{}
	sum := g.Game.Hash()
	g.Points = points
	return sum
}
