package table

import (
	"sort"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/score"
)

// Outcome says how a match ended, and where each point came from.
type Outcome struct {
	Ended
	Game string
	// Match is the number of the match in its room, from 1; 0: it was kept here.
	Match   int
	Setup   games.Setup
	Players []games.Player
	Sitters []Sitter
	Rows    []score.Row
	// Tie tells what decided between seats with the same points, in the order in which it happened; empty: no tie was
	// broken.
	Tie []games.Phrase
	// Sitting is the match itself, to be handed on; nil: it was kept elsewhere. Then there is neither Review nor
	// Replay.
	Sitting Sitting
	// Review begins to find out at which decisions most was lost or won.
	Review func() Review
	// Replay returns the scene in which the match is watched again, beginning after a number of its moves.
	Replay func(moves int) stage.Scene
	// Curve is how many points each seat had after the set-up and after each move, by move then seat.
	Curve [][]int
}

// Ended is what statistics remember of a finished match. Working it out takes no time, unlike the rest of an [Outcome].
type Ended struct {
	Record *games.Record // for reading only
	Result games.Result
	Moves  int
	// Judge begins to find out what each person achieved; nil: nothing is remembered.
	Judge func() Judge
}

func ended[C games.Core[C, M, E], M comparable, E any, V any](
	kind *Kind[C, M, E, V], match *games.Match[C, M, E, V],
) Ended {
	result, _ := match.Core().Result()
	e := Ended{Record: match.Record(), Result: result, Moves: len(match.Made())}
	if kind.Judge != nil {
		e.Judge = func() Judge { return kind.Judge(match) }
	}
	return e
}

// Judge finds out, a part at a time, what each person achieved in a match.
type Judge interface {
	// Step looks at about n events, and reports whether all is known.
	Step(n int) (done bool)
	// Earned returns what each person achieved, by seat, as ids of the game's feats. It is known after the last step.
	Earned() [][]string
}

// outcome works out the results of a match that is over, from its events alone.
func outcome[C games.Core[C, M, E], M comparable, E any, V any](
	st *stage.Stage, kind *Kind[C, M, E, V], match *games.Match[C, M, E, V],
) Outcome {
	record := match.Record()
	o := Outcome{
		Ended: ended(kind, match), Game: kind.Def.ID, Setup: record.Setup, Players: record.Players,
		Sitters: st.Sitters(record.Players),
		Sitting: &sitting[C, M, E, V]{kind, match},
		Replay:  func(moves int) stage.Scene { return newReplay(st, kind, match, moves) },
		Review:  func() Review { return newReview(st, kind, match) },
	}
	o.count(accountOf(kind.Def, match.Told(), &o.Result, o.Moves, len(o.Sitters)))
	return o
}

// outcome works out the results of a match that is over and was kept elsewhere.
func (a *roomMatch[C, M, E, V]) outcome(sitters []Sitter) Outcome {
	result, _ := a.Result()
	o := Outcome{
		Ended: Ended{Result: result, Moves: a.Moves()}, Game: a.def.ID, Match: a.State.Before + 1,
		Setup:   games.Setup{Seats: len(sitters), Options: a.State.Options},
		Players: a.Players(), Sitters: sitters,
	}
	o.count(accountOf(a.def, a.told, &o.Result, o.Moves, len(sitters)))
	return o
}

// count fills in where each point came from.
func (o *Outcome) count(a score.Account) {
	o.Rows, o.Tie, o.Curve = a.Rows(), a.Tie(), a.Curve()
}

// accountOf reads from the events of a match that is over what they change in points.
func accountOf[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], told []games.Told[E], result *games.Result, moves, seats int,
) score.Account {
	a := score.Account{
		Told: make([]score.Told, len(told)), Moves: moves, Seats: seats, Result: *result,
		Race: def.Race != "" && result.Clause == def.Race,
	}
	for i, t := range told {
		one := &a.Told[i]
		one.Move, one.Tally = t.Move, def.Tally(nil, t.Event)
		one.Says, one.Spoke = def.Say(t.Event)
		if one.Course = one.Tally; def.Course != nil {
			one.Course = def.Course(nil, t.Event)
		}
	}
	return a
}

// Order returns the seats by rank, ties in seat order.
func (o *Outcome) Order() []games.Seat {
	order := make([]games.Seat, len(o.Sitters))
	for i := range order {
		order[i] = games.Seat(i)
	}
	sort.SliceStable(order, func(i, j int) bool { return o.Result.Rank[order[i]] < o.Result.Rank[order[j]] })
	return order
}
