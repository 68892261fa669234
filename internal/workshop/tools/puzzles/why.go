package main

import (
	"slices"
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/bots"
	"runehall/games/puzzle"
)

// The reasons for an answer. Each must hold on so many deals of what the seat cannot see, and is compared with so many
// other moves.
const (
	whyDeals  = 5
	whyOthers = 12
	// leastGain is how many points, coins or runes something has to differ by to be worth telling, and mostWhy how many
	// reasons are kept.
	leastGain, mostWhy = 2, 2
	// strong is the lowest card of which it is worth telling that few cards hold against it.
	strong = 6
	// longestTurn bounds what is played on after an answer.
	longestTurn = 12
)

// thens are the kinds of moves that are worth telling of when they follow in the same turn, the weightiest first.
var thens = map[string][]string{
	"market": {"collector", "collector-for-runes", "outpost", "outpost-for-runes", "lay", "lay-join", "rune"},
	"stones": {"trade", "forge", "forge-ore", "buy"},
}

// alikeThen has the kinds of moves that are told in the words of others.
var alikeThen = map[string]string{
	"collector-for-runes": "collector", "outpost-for-runes": "outpost", "lay-join": "lay", "forge-ore": "forge",
}

// reasons finds what speaks for answers.
type reasons[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def   *games.Def[C, M, E, V]
	words *lang.Book
	from  C
	after C
	next  C
	why   *bots.Explanation[C, M, E, V]
	mind  games.Thinker[C, M]
}

func newReasons[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) *reasons[C, M, E, V] {
	words, err := lang.Load("en")
	if err != nil {
		panic(err) // the messages are part of the program
	}
	levels := bots.Ladder(def)
	return &reasons[C, M, E, V]{
		def: def, words: words, from: def.Blank(), after: def.Blank(), next: def.Blank(), why: bots.NewExplanation(def),
		mind: bots.Steady(levels[len(levels)-1].New(seeds[0])),
	}
}

// of returns what speaks for a move of a seat, the weightiest first. There may be nothing.
func (r *reasons[C, M, E, V]) of(core C, seat games.Seat, m M) (list []puzzle.Why) {
	add := func(found ...puzzle.Why) {
		for _, w := range found {
			if len(list) < mostWhy && r.words.Has(w.Phrase(r.def.ID, seat).Key) &&
				!slices.ContainsFunc(list, func(o puzzle.Why) bool {
					return o.Part == w.Part
				}) {
				list = append(list, w)
			}
		}
	}
	add(r.replies(core, seat, m)...)
	add(r.then(core, seat, m)...)
	r.why.Start(core, seat, seat, m, seeds[1])
	for !r.why.Step(1 << 12) {
	}
	for _, part := range r.why.Reasons() {
		n := max(part.Amount, -part.Amount)
		add(puzzle.Why{Part: part.Part, Seat: part.Seat, N: (n + 50) / 100})
	}
	if r.def.Grounds != nil {
		if p, _, ok := r.def.Grounds(r.def.View(core, seat), seat, m); ok {
			w := puzzle.Why{Part: strings.TrimPrefix(p.Key, r.def.ID+"."), Seat: seat}
			for _, arg := range p.Args {
				switch arg.Name {
				case "n":
					w.N = arg.Number
				case "name":
					w.Seat = arg.Seat
				}
			}
			if w.Part != "ground.duel" || w.N >= strong {
				add(w)
			}
		}
	}
	return list
}

// then returns which telling move a master makes next in the same turn, whatever the hidden things are.
func (r *reasons[C, M, E, V]) then(core C, seat games.Seat, m M) []puzzle.Why {
	wanted := thens[r.def.ID]
	var always map[string]bool
	for deal := range whyDeals {
		if len(wanted) == 0 {
			return nil
		}
		r.deal(core, seat, deal)
		if r.from.Apply(seat, m) != nil {
			return nil
		}
		seen := map[string]bool{}
		for n := 0; n < longestTurn && r.must(r.from, seat); n++ {
			games.Ask(r.mind, r.after, r.from, games.Acting{Seat: seat, Must: true}, seeds[1], n)
			var d games.Decision[M]
			for done := false; !done; {
				d, done = r.mind.Step(1 << 12)
			}
			kind, _, _ := strings.Cut(r.def.Moves.Text(d.Move), " ")
			if d.Still || r.from.Apply(seat, d.Move) != nil {
				break
			}
			seen[kind] = true
		}
		if always == nil {
			always = seen
			continue
		}
		for kind := range always {
			if !seen[kind] {
				delete(always, kind)
			}
		}
	}
	answer, _, _ := strings.Cut(r.def.Moves.Text(m), " ")
	for _, kind := range wanted {
		if always[kind] && kind != answer {
			if other := alikeThen[kind]; other != "" {
				kind = other
			}
			return []puzzle.Why{{Part: puzzle.Then + kind, Seat: seat}}
		}
	}
	return nil
}

// deal deals anew what a seat cannot see.
func (r *reasons[C, M, E, V]) deal(core C, seat games.Seat, n int) {
	core.CloneInto(r.from)
	chance := games.NewChance(seeds[0], uint64(n))
	r.from.Redeal(seat, &chance)
}

// must returns whether a seat has to act.
func (r *reasons[C, M, E, V]) must(core C, seat games.Seat) bool {
	return slices.Contains(core.AppendActing(nil), games.Acting{Seat: seat, Must: true})
}

// replies returns what others can no longer get at once, and what the seat can get with its next move.
func (r *reasons[C, M, E, V]) replies(core C, seat games.Seat, m M) (list []puzzle.Why) {
	if len(thens[r.def.ID]) > 0 { // a turn goes on after such a move
		return nil
	}
	denied, gained, brings := wins, wins, wins
	var other games.Seat
	for deal := range whyDeals {
		r.deal(core, seat, deal)
		moves := r.from.AppendMoves(nil, seat)
		o, now, own, ok := r.ahead(seat, m)
		if !ok || o == seat {
			return nil
		}
		if other = o; deal > 0 && len(list) > 0 {
			continue
		}
		var theirs, mine []int
		for i := range min(whyOthers, len(moves)) {
			alike := moves[i*len(moves)/min(whyOthers, len(moves))]
			if alike == m {
				continue
			}
			if who, they, i, ok := r.ahead(seat, alike); ok && who == o {
				theirs, mine = append(theirs, they), append(mine, i)
			}
		}
		if len(theirs) < 3 {
			return nil
		}
		slices.Sort(theirs)
		slices.Sort(mine)
		usual, common := theirs[len(theirs)/2], mine[len(mine)/2]
		if usual-now < 100*leastGain {
			denied = 0
		}
		denied = min(denied, usual)
		if own-common < 100*leastGain {
			gained = 0
		}
		gained, brings = min(gained, own-common), min(brings, own)
	}
	switch {
	case denied >= wins/2:
		list = append(list, puzzle.Why{Part: puzzle.Stops, Seat: other})
	case denied > 0:
		list = append(list, puzzle.Why{Part: puzzle.Reply, Seat: other, N: denied / 100})
	}
	if gained > 0 && brings < wins/2 {
		list = append(list, puzzle.Why{Part: puzzle.Next, Seat: seat, N: brings / 100})
	}
	return list
}

// wins stands for more than anybody can gain.
const wins = 1 << 30

// ahead makes a move on the present deal. It returns who acts next and what that seat can gain at once, and what the
// seat itself can gain with its move after that.
func (r *reasons[C, M, E, V]) ahead(seat games.Seat, m M) (other games.Seat, theirs, own int, ok bool) {
	r.from.CloneInto(r.after)
	if r.after.Apply(seat, m) != nil {
		return 0, 0, 0, false
	}
	if _, over := r.after.Result(); over {
		return 0, 0, 0, false
	}
	acting := r.after.AppendActing(nil)
	if len(acting) == 0 || !acting[0].Must {
		return 0, 0, 0, false
	}
	other = acting[0].Seat
	reply, theirs := r.most(r.after, other)
	if other == seat {
		return other, theirs, 0, true
	}
	if r.after.Apply(other, reply) != nil || !r.must(r.after, seat) {
		return other, theirs, 0, true
	}
	_, own = r.most(r.after, seat)
	return other, theirs, own, true
}

// most returns the move by which a seat gains most at once, and how much, in hundredths.
func (r *reasons[C, M, E, V]) most(core C, seat games.Seat) (best M, most int) {
	before := r.counts(core, seat)
	most = -wins
	for _, m := range core.AppendMoves(nil, seat) {
		core.CloneInto(r.next)
		if r.next.Apply(seat, m) != nil {
			continue
		}
		gain := 0
		if result, over := r.next.Result(); over {
			if gain = -wins + 1; result.Rank[seat] == 1 {
				gain = wins
			}
		} else {
			gain = r.counts(r.next, seat) - before
		}
		if gain > most {
			best, most = m, gain
		}
	}
	return best, most
}

// counts returns what a seat has of what wins: the first part of its worth.
func (r *reasons[C, M, E, V]) counts(core C, seat games.Seat) int {
	return r.def.Worth.Append(nil, core, seat)[int(seat)*len(r.def.Worth.Parts)]
}
