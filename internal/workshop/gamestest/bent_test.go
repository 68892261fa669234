package gamestest

import (
	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/gamestest/toys/throws"
)

// bent is a toy that can be broken: each of its methods does what the toy does, unless a bug replaces it.
type bent struct {
	*cards.Game
	bugs *bugs
	// events is where the toy's events go now; the toy's own field is not exported.
	events *games.Events[cards.Event]
	// made counts the moves made. It is a pointer, so that a careless clone shares it.
	made *int
}

// bugs replace methods of a toy; where one is nil, the toy's own method is used.
type bugs struct {
	acting   func(g *bent, dst []games.Acting) []games.Acting
	moves    func(g *bent, dst []cards.Move, s games.Seat) []cards.Move
	check    func(g *bent, s games.Seat, m cards.Move) *games.Refusal
	apply    func(g *bent, s games.Seat, m cards.Move) *games.Refusal
	listen   func(g *bent, events *games.Events[cards.Event])
	revealed func(g *bent) bool
	redeal   func(g *bent, s games.Seat, chance *games.Chance)
	clone    func(g, dst *bent)
	hash     func(g *bent) uint64
	result   func(g *bent) (games.Result, bool)
}

func (g *bent) AppendActing(dst []games.Acting) []games.Acting {
	if g.bugs.acting != nil {
		return g.bugs.acting(g, dst)
	}
	return g.Game.AppendActing(dst)
}

func (g *bent) AppendMoves(dst []cards.Move, s games.Seat) []cards.Move {
	if g.bugs.moves != nil {
		return g.bugs.moves(g, dst, s)
	}
	return g.Game.AppendMoves(dst, s)
}

func (g *bent) Check(s games.Seat, m cards.Move) *games.Refusal {
	if g.bugs.check != nil {
		return g.bugs.check(g, s, m)
	}
	return g.Game.Check(s, m)
}

func (g *bent) Apply(s games.Seat, m cards.Move) *games.Refusal {
	if g.bugs.apply != nil {
		return g.bugs.apply(g, s, m)
	}
	return g.Game.Apply(s, m)
}

func (g *bent) Listen(events *games.Events[cards.Event]) {
	if g.bugs.listen != nil {
		g.bugs.listen(g, events)
		return
	}
	g.events = events
	g.Game.Listen(events)
}

func (g *bent) Revealed() bool {
	if g.bugs.revealed != nil {
		return g.bugs.revealed(g)
	}
	return g.Game.Revealed()
}

func (g *bent) Redeal(s games.Seat, chance *games.Chance) {
	if g.bugs.redeal != nil {
		g.bugs.redeal(g, s, chance)
		return
	}
	g.Game.Redeal(s, chance)
}

func (g *bent) CloneInto(dst *bent) {
	if g.bugs.clone != nil {
		g.bugs.clone(g, dst)
		return
	}
	g.Game.CloneInto(dst.Game)
	dst.events = nil
	*dst.made = *g.made
}

func (g *bent) Hash() uint64 {
	if g.bugs.hash != nil {
		return g.bugs.hash(g)
	}
	return g.Game.Hash()
}

func (g *bent) Result() (games.Result, bool) {
	if g.bugs.result != nil {
		return g.bugs.result(g)
	}
	return g.Game.Result()
}

type bentDef = games.Def[*bent, cards.Move, cards.Event, cards.View]

// bentCards describes the toy game of cards, with bugs.
func bentCards(b *bugs) *bentDef {
	toy := cards.Def
	return &bentDef{
		Info: toy.Info,
		New: func(s games.Setup, events *games.Events[cards.Event]) *bent {
			return &bent{Game: toy.New(s, events), bugs: b, made: new(int)}
		},
		Blank:    func() *bent { return &bent{Game: toy.Blank(), bugs: b, made: new(int)} },
		Moves:    toy.Moves,
		Facts:    toy.Facts,
		View:     func(g *bent, reader games.Seat) cards.View { return toy.View(g.Game, reader) },
		Wire:     toy.Wire,
		Redact:   toy.Redact,
		Say:      toy.Say,
		Tally:    toy.Tally,
		Forced:   toy.Forced,
		Evaluate: func(g *bent, s games.Seat) int { return toy.Evaluate(g.Game, s) },
		Quiet:    func(g *bent) bool { return toy.Quiet(g.Game) },
		Position: toy.Position,
		First:    func(g *bent) games.Seat { return toy.First(g.Game) },
	}
}

// sampleFunc is the type of the method that samples throws.
type sampleFunc = func(g *throws.Game, s games.Seat, chance *games.Chance) (throws.Move, bool)

// slippery is the toy of throws, to be broken.
type slippery struct {
	*throws.Game
	// keeps makes Redeal leave the source of chance as it is.
	keeps bool
}

func (g *slippery) CloneInto(dst *slippery) {
	g.Game.CloneInto(dst.Game)
	dst.keeps = g.keeps
}

func (g *slippery) Redeal(s games.Seat, chance *games.Chance) {
	if !g.keeps {
		g.Game.Redeal(s, chance)
	}
}

type slipperyDef = games.Def[*slippery, throws.Move, throws.Event, throws.View]

// slipperyThrows describes the toy game of throws, with other samples.
func slipperyThrows(sample sampleFunc) *slipperyDef {
	toy := throws.Def
	return &slipperyDef{
		Info: toy.Info,
		New: func(s games.Setup, events *games.Events[throws.Event]) *slippery {
			return &slippery{Game: toy.New(s, events)}
		},
		Blank:    func() *slippery { return &slippery{Game: toy.Blank()} },
		Moves:    toy.Moves,
		Facts:    toy.Facts,
		View:     func(g *slippery, reader games.Seat) throws.View { return toy.View(g.Game, reader) },
		Wire:     toy.Wire,
		Redact:   toy.Redact,
		Say:      toy.Say,
		Tally:    toy.Tally,
		Forced:   toy.Forced,
		Evaluate: func(g *slippery, s games.Seat) int { return toy.Evaluate(g.Game, s) },
		Quiet:    func(g *slippery) bool { return toy.Quiet(g.Game) },
		Position: toy.Position,
		First:    func(g *slippery) games.Seat { return toy.First(g.Game) },
		Sample: func(g *slippery, s games.Seat, chance *games.Chance) (throws.Move, bool) {
			return sample(g.Game, s, chance)
		},
		Bounds: func(g *slippery, s games.Seat) any { return toy.Bounds(g.Game, s) },
	}
}
