package table

import (
	"slices"
	"sort"

	"runehall/games"
	"runehall/scenes/stage"
)

// Outcome says how a match ended, and where each point came from.
type Outcome struct {
	Ended
	Game    string
	Setup   games.Setup
	Players []games.Player
	Sitters []Sitter
	Rows    []Row
	// Tie says what decided between seats with the same points, in the order in which it was told; it is empty where nothing did.
	Tie []games.Phrase
	// Sitting is the match itself, for whoever hands it on; nil: it was kept elsewhere. Then there is neither Review nor Replay.
	Sitting Sitting
	// Review begins to find out at which decisions most was lost or won.
	Review func() Review
	// Replay returns the scene in which the match is watched again, beginning after a number of its moves.
	Replay func(moves int) stage.Scene
	// Curve is what each seat would have scored after set-up and after each move, by move then seat.
	Curve [][]int
}

// Ended is what is to be remembered of a finished match. Unlike the rest of an [Outcome], working it out takes no time.
type Ended struct {
	Record *games.Record // for reading only
	Result games.Result
	Moves  int
	// Judge begins to find out what each person achieved; nil: nothing is remembered.
	Judge func() Judge
}

// ended returns the facts to remember of a match that is over.
func ended[C games.Core[C, M, E], M comparable, E any, V any](kind *Kind[C, M, E, V], match *games.Match[C, M, E, V]) Ended {
	result, _ := match.Core().Result()
	e := Ended{Record: match.Record(), Result: result, Moves: len(match.Made())}
	if kind.Judge != nil {
		e.Judge = func() Judge { return kind.Judge(match) }
	}
	return e
}

// Judge finds out, a part at a time, what each person achieved in a match.
type Judge interface {
	// Step looks at some n events, and reports whether all is known.
	Step(n int) (done bool)
	// Earned returns what each person achieved, by seat, as ids of the game's feats. It is known after the last step.
	Earned() [][]string
}

// Row sums up, by seat, the points that changed for one reason.
type Row struct {
	Reason string
	Clause string
	Points [games.MaxSeats]int
	// First is the move in which the reason first came up; rows are in this order.
	First int
	// Changes are what the sums are made of, in the order of the match.
	Changes []Change
}

// Change is a change of one seat's points.
type Change struct {
	// Move counts the moves made before it, its own included; 0 is the set-up.
	Move   int
	Seat   games.Seat
	Points int
	// Why says what brought it. Its key is empty where the game has no words for that.
	Why games.Phrase
}

// Best returns the changes with the greatest effect first, at most n of them; those alike stay in the order of the match.
func (r *Row) Best(n int) []Change {
	best := slices.Clone(r.Changes)
	slices.SortStableFunc(best, func(a, b Change) int { return max(b.Points, -b.Points) - max(a.Points, -a.Points) })
	return best[:min(n, len(best))]
}

// outcome works out the results of a match that is over, from its events alone.
func outcome[C games.Core[C, M, E], M comparable, E any, V any](st *stage.Stage, kind *Kind[C, M, E, V], match *games.Match[C, M, E, V]) Outcome {
	record := match.Record()
	o := Outcome{
		Ended: ended(kind, match), Game: kind.Def.ID, Setup: record.Setup, Players: record.Players, Sitters: st.Sitters(record.Players),
		Sitting: &sitting[C, M, E, V]{kind, match},
		Replay:  func(moves int) stage.Scene { return newReplay(st, kind, match, moves) },
		Review:  func() Review { return newReview(st, kind, match) },
	}
	count(&o, kind.Def, match.Told())
	return o
}

// outcome works out the results of a match that is over and that is kept elsewhere.
func (a *afar[C, M, E, V]) outcome(sitters []Sitter) Outcome {
	result, _ := a.Result()
	o := Outcome{
		Ended: Ended{Result: result, Moves: a.Moves()}, Game: a.def.ID, Setup: games.Setup{Seats: len(sitters), Options: a.state.Options},
		Players: a.Players(), Sitters: sitters,
	}
	count(&o, a.def, a.told)
	return o
}

// count works out from the events of a match where each point came from.
func count[C games.Core[C, M, E], M comparable, E any, V any](o *Outcome, def *games.Def[C, M, E, V], told []games.Told[E]) {
	o.Rows = derive(def, told)
	o.Tie = tie(def, told, &o.Result, len(o.Sitters))
	course := def.Course
	if course == nil {
		course = def.Tally
	}
	o.Curve = curve(course, told, o.Moves, len(o.Sitters))
}

// curve adds up what the events of a match change in points, by move.
func curve[E any](course func([]games.Tally, E) []games.Tally, told []games.Told[E], moves, seats int) [][]int {
	points, curve := make([]int, seats), make([][]int, 0, moves+1)
	var changes []games.Tally
	for _, t := range told {
		for len(curve) < t.Move {
			curve = append(curve, slices.Clone(points))
		}
		changes = course(changes[:0], t.Event)
		for _, c := range changes {
			points[c.Seat] += c.Points
		}
	}
	for len(curve) <= moves {
		curve = append(curve, slices.Clone(points))
	}
	return curve
}

// derive sums up the tallies of a match's events by their reasons.
func derive[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], told []games.Told[E]) (rows []Row) {
	deeds := map[int]games.Phrase{} // by move, the first words about something else than points
	for _, t := range told {
		if _, ok := deeds[t.Move]; ok || len(def.Tally(nil, t.Event)) > 0 {
			continue
		}
		if said, ok := def.Say(t.Event); ok {
			deeds[t.Move] = said
		}
	}
	for _, t := range told {
		said, _ := def.Say(t.Event)
		for _, tally := range def.Tally(nil, t.Event) {
			change := Change{Move: t.Move, Seat: tally.Seat, Points: tally.Points, Why: said}
			if deed, ok := deeds[t.Move]; ok && tally.Follows {
				change.Why = deed
			}
			at := slices.IndexFunc(rows, func(r Row) bool { return r.Reason == tally.Reason && r.Clause == tally.Clause })
			if at < 0 {
				at = len(rows)
				rows = append(rows, Row{Reason: tally.Reason, Clause: tally.Clause, First: t.Move})
			}
			rows[at].Points[tally.Seat] += tally.Points
			rows[at].add(change, tally.Follows)
		}
	}
	return rows
}

// add adds a change. Those that follow from one deed for one seat become one.
func (r *Row) add(c Change, follows bool) {
	for i := len(r.Changes) - 1; i >= 0 && r.Changes[i].Move == c.Move && follows; i-- {
		if last := &r.Changes[i]; last.Seat == c.Seat {
			last.Points += c.Points
			return
		}
	}
	r.Changes = append(r.Changes, c)
}

// tie returns how a tie was broken: the phrases told between the last points and the winner. nil: no ranks differ at equal points.
func tie[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], told []games.Told[E], result *games.Result, seats int) (said []games.Phrase) {
	broken := false
	for s := range seats {
		for o := range s {
			broken = broken || result.Points[s] == result.Points[o] && result.Rank[s] != result.Rank[o]
		}
	}
	if !broken {
		return nil
	}
	for _, t := range told {
		if len(def.Tally(nil, t.Event)) > 0 {
			said = said[:0]
		} else if p, ok := def.Say(t.Event); ok {
			said = append(said, p)
		}
	}
	return said[:max(0, len(said)-1)] // who wins stands above
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
