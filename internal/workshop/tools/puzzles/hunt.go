package main

import (
	"fmt"
	"slices"
	"strings"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/puzzle"
)

// hunt looks through matches of a game.
type hunt[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def     *games.Def[C, M, E, V]
	plan    *plan
	contest *bots.Contest[C, M, E, V] // nil: nothing is weighed
	reasons *reasons[C, M, E, V]
	options map[string]string
	scratch C
	acting  []games.Acting
	moves   []M
	seen    tally
	seats   int // the number of seats in the position read last
}

// tally counts positions: with a choice, with an adept who decides differently from a master, and used for puzzles.
type tally struct{ looked, surprising, kept int }

func newHunt[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], p *plan) *hunt[C, M, E, V] {
	h := newPlayer(def, p)
	h.contest, h.reasons = bots.NewContest(def, p.times), newReasons(def)
	return h
}

// newPlayer returns a hunt that can play matches, and weighs no moves.
func newPlayer[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	p *plan) *hunt[C, M, E, V] {
	return &hunt[C, M, E, V]{def: def, plan: p, scratch: def.Blank()}
}

// seeds are the seeds of the trials that prove an answer.
var seeds = [2]uint64{0x70757a7a6c65, 0x616e73776572}

// look plays a match of masters and asks about some of its positions.
func (h *hunt[C, M, E, V]) look(seed uint64, most int, fits func(motive string) bool) (string, []puzzle.Puzzle, error) {
	m, err := h.play(seed)
	if err != nil {
		return "", nil, err
	}
	asked, err := h.ask(m, most, fits)
	if err != nil || len(asked) == 0 {
		return "", nil, err
	}
	link, err := games.WriteLink(h.def, m.Record().UpTo(asked[len(asked)-1].At+1))
	if err != nil {
		return "", nil, err
	}
	for i := range asked {
		asked[i].Link = link
	}
	return puzzle.Write(link, asked), asked, nil
}

// play plays a match of two or three masters of earlier versions to its end.
func (h *hunt[C, M, E, V]) play(seed uint64) (*games.Match[C, M, E, V], error) {
	setup := games.Setup{Seats: h.def.MinSeats + int(seed%2), Seed: seed, Options: h.options}
	players := make([]games.Player, setup.Seats)
	minds := make([]games.Thinker[C, M], setup.Seats)
	levels := bots.Former(h.def)
	for s := range players {
		level := levels[len(levels)-1]
		players[s] = games.Player{Driver: level.ID, Colour: colours[s], Emblem: emblems[s], Name: names[s]}
		minds[s] = bots.Steady(level.New(seed ^ 0x9e3779b97f4a7c15 + uint64(s)))
	}
	m, err := games.NewMatch(h.def, setup, players)
	if err != nil {
		return nil, err
	}
	var round games.Round
	for {
		if _, over := m.Core().Result(); over {
			return m, nil
		}
		h.acting = m.Core().AppendActing(h.acting[:0])
		next, ok := round.Next(h.acting, func(games.Seat) bool { return true })
		if !ok {
			return nil, fmt.Errorf("seed %d: nobody acts", seed)
		}
		games.Ask(minds[next.Seat], h.scratch, m.Core(), next, seed, len(m.Made()))
		var d games.Decision[M]
		for done := false; !done; {
			d, done = minds[next.Seat].Step(1 << 12)
		}
		if d.Still {
			round.Asked(next.Seat)
			continue
		}
		if _, refusal := m.Make(next.Seat, d.Move); refusal != nil {
			return nil, fmt.Errorf("seed %d, move %d: %w", seed, len(m.Made())+1, refusal)
		}
		round.Moved(next.Seat)
	}
}

// The players of a match by their looks; nobody reads their names.
var (
	colours = []string{"amber", "sky", "jade", "rose", "vermilion"}
	emblems = []string{"circle", "square", "triangle", "diamond", "star"}
	names   = []string{"Astrid", "Bjarne", "Ingrid", "Runa", "Odd"}
)

// ask looks through a match for positions with one best move that an adept does not find.
func (h *hunt[C, M, E, V]) ask(m *games.Match[C, M, E, V], most int,
	fits func(motive string) bool) (asked []puzzle.Puzzle, err error) {
	core := h.def.New(m.Record().Setup, nil)
	how := bots.MindsOf(&h.def.Info)[2]
	how.Slips = 0 // an adept's slips do not make a position surprising
	adept := bots.Steady(bots.Thinking(bots.Adept, h.def, how).New(m.Record().Setup.Seed))
	for at, made := range m.Made() {
		motive, _, about := strings.Cut(h.def.Moves.Text(made.Move), " ")
		// A move about nothing, such as ending a turn, cannot be shown on the board.
		if about && len(asked) < most && fits(motive) && h.chooses(core, made) {
			h.seen.looked++
			if h.first(adept, core, made.Seat) != made.Move {
				h.seen.surprising++
				if why := h.reasons.of(core, made.Seat, made.Move); len(why) > 0 &&
					h.doubt(core, m.Record().Setup.Seats, made) == "" {
					h.seen.kept++
					asked = append(asked, puzzle.Puzzle{At: at, Motive: motive, Why: why})
				}
			}
		}
		if refusal := core.Apply(made.Seat, made.Move); refusal != nil {
			return nil, fmt.Errorf("a match refuses its own move %d: %w", at+1, refusal)
		}
	}
	return asked, nil
}

// chooses reports whether a move was chosen, by a seat that had to act, from three or more.
func (h *hunt[C, M, E, V]) chooses(core C, made games.Made[M]) bool {
	h.acting = core.AppendActing(h.acting[:0])
	if !slices.Contains(h.acting, games.Acting{Seat: made.Seat, Must: true}) {
		return false
	}
	h.moves = core.AppendMoves(h.moves[:0], made.Seat)
	return len(h.moves) >= 3 && slices.Contains(h.moves, made.Move)
}

// first returns the move that a player makes.
func (h *hunt[C, M, E, V]) first(player games.Thinker[C, M], core C, seat games.Seat) M {
	games.Ask(player, h.scratch, core, games.Acting{Seat: seat, Must: true}, 1, 0)
	for {
		if d, done := player.Step(1 << 12); done {
			return d.Move
		}
	}
}

// doubt returns what speaks against a move's being the one best, or "".
func (h *hunt[C, M, E, V]) doubt(core C, seats int, made games.Made[M]) string {
	for _, seed := range seeds {
		best := h.contest.Judge(core, seats, made.Seat, seed)
		switch {
		case best.Moves[0] != made.Move:
			return fmt.Sprintf("%q is better than %q", h.def.Moves.Text(best.Moves[0]), h.def.Moves.Text(made.Move))
		case !best.Wins && best.Lead < h.plan.least:
			return fmt.Sprintf("its lead is only %d thousandths", best.Lead)
		case !h.contest.Alone(core, made.Seat, best):
			return "another order of its steps leads to the same, or another move wins, too"
		}
		if first, ok := h.contest.Before(core, seats, made.Seat, best, seed); ok {
			return fmt.Sprintf("%q can come first, and costs nothing", h.def.Moves.Text(first))
		}
	}
	return ""
}

// prove proves a puzzle again.
func (h *hunt[C, M, E, V]) prove(asked puzzle.Puzzle) (string, error) {
	core, made, fault, err := h.position(asked)
	if fault != "" || err != nil {
		return fault, err
	}
	if !h.chooses(core, made) {
		return "there is no choice", nil
	}
	if why := h.reasons.of(core, made.Seat, made.Move); !slices.Equal(why, asked.Why) || len(why) == 0 {
		return fmt.Sprintf("what speaks for it is %v, not %v", why, asked.Why), nil
	}
	return h.doubt(core, h.seats, made), nil
}

// renew finds anew what speaks for a puzzle's answer, and proves the puzzle again.
func (h *hunt[C, M, E, V]) renew(asked puzzle.Puzzle) (puzzle.Puzzle, string, error) {
	core, made, fault, err := h.position(asked)
	if fault != "" || err != nil {
		return asked, fault, err
	}
	if asked.Why = h.reasons.of(core, made.Seat, made.Move); len(asked.Why) == 0 {
		return asked, "nothing in words speaks for it", nil
	}
	if h.plan.trust && !h.precedes(core, made) {
		return asked, "", nil
	}
	return asked, h.doubt(core, h.seats, made), nil
}

// precedes reports whether another move can be made first, before the same answer.
func (h *hunt[C, M, E, V]) precedes(core C, made games.Made[M]) bool {
	for _, m := range core.AppendMoves(nil, made.Seat) {
		core.CloneInto(h.scratch)
		if m != made.Move && h.scratch.Apply(made.Seat, m) == nil && h.scratch.Check(made.Seat, made.Move) == nil {
			return true
		}
	}
	return false
}

// position returns the position of a puzzle and its answer, or what is wrong with them.
func (h *hunt[C, M, E, V]) position(asked puzzle.Puzzle) (core C, answer games.Made[M], fault string, err error) {
	link, err := games.ParseLink(asked.Link)
	if err != nil {
		return core, answer, "", err
	}
	record, err := games.ReadLink(h.def, link)
	if err != nil {
		return core, answer, "", err
	}
	m, err := games.Resume(h.def, record)
	if err != nil {
		return core, answer, "", err
	}
	if asked.At >= len(m.Made()) {
		return core, answer, "the match is over before it", nil
	}
	core, h.seats = h.def.New(record.Setup, nil), record.Setup.Seats
	for _, made := range m.Made()[:asked.At] {
		core.Apply(made.Seat, made.Move)
	}
	answer = m.Made()[asked.At]
	if motive, _, _ := strings.Cut(h.def.Moves.Text(answer.Move), " "); motive != asked.Motive {
		fault = fmt.Sprintf("its motive is %s", motive)
	}
	return core, answer, fault, nil
}
