package gamestest

import (
	"fmt"
	"slices"

	"runehall/games"
)

// walk is one match that the kit plays and checks.
type walk[C games.Core[C, M, E], M comparable, E any, V any] struct {
	*kit[C, M, E, V]
	setup games.Setup
	// chance is the source of chance for the present position and purpose.
	chance games.Chance

	core   C
	events games.Events[E]
	hash   uint64

	// silent makes the same moves with nobody listening; ear catches whatever it sends all the same.
	silent C
	ear    games.Events[E]
	// follower is a clone that makes the same moves from the last thorough check on, so that whatever a clone lacks
	// will show.
	follower C
	follows  bool

	made   []games.Made[M]
	lines  []string
	told   []heard[E]
	hashes []uint64 // after as many moves as the index
	tally  [games.MaxSeats]int
	course [games.MaxSeats]int // each seat's sum of Def.Course
	words  map[string]int

	acting []games.Acting
	listed [games.MaxSeats][]M

	shown []shown[V]
	kept  kept[C]
}

// heard is an event with the number of moves made before it and its fingerprint when it was told.
type heard[E any] struct {
	move  int
	event E
	print uint64
}

// streamKit keeps the kit's own chance apart from the cores' chance, which is made from the same seed.
const streamKit = 1 << 40

// reseed begins a stream of chance of its own for one purpose at the present position, so that [Play] repeats what Run
// found, whatever else either of them checks there.
func (w *walk[C, M, E, V]) reseed(purpose uint64) {
	w.chance = games.NewChance(w.setup.Seed, streamKit+uint64(len(w.made))<<8+purpose)
}

// The purposes of chance. Redeals use the purposes from forRedeal on, one for each reader.
const (
	forMoves = iota
	forRefused
	forClones
	forChoice
	forDepth
	forPick
	forRecord
	forRedeal
)

func (w *walk[C, M, E, V]) begin() {
	if err := w.def.Validate(w.setup); err != nil {
		fail(CheckSetup, "%v", err)
	}
	w.words = map[string]int{}
	w.core = w.def.New(w.setup, &w.events)
	w.hash = w.core.Hash()
	w.hashes = append(w.hashes, w.hash)
	w.checkSetup()
	w.tell()
	w.events.Clear()
	w.core.Listen(&w.events)
	w.invariant(w.core)
	w.compareSetups()
}

func (w *walk[C, M, E, V]) step(s games.Seat, m M) {
	text, word := w.def.Moves.Text(m), w.word(m)
	w.lines = append(w.lines, fmt.Sprintf("%d %s", s, text))
	w.checkChoice(s, m)
	w.words[word]++
	w.report.Words[word]++
	w.report.Moves++

	w.events.Clear()
	if refusal := w.core.Apply(s, m); refusal != nil {
		fail(CheckApply, "move %q of seat %d is refused: %v", text, s, refusal)
	}
	w.hash = w.core.Hash()
	w.made = append(w.made, games.Made[M]{Seat: s, Move: m, Revealed: w.core.Revealed()})
	w.hashes = append(w.hashes, w.hash)
	w.tell()
	w.events.Clear()
	if refusal := w.silent.Apply(s, m); refusal != nil {
		fail(CheckListener, "move %q of seat %d is refused where nobody listens: %v", text, s, refusal)
	}
	if w.silent.Hash() != w.hash {
		fail(CheckListener, "move %q of seat %d leads elsewhere where nobody listens, or at random", text, s)
	}
	if w.silent.Revealed() != w.core.Revealed() {
		fail(CheckListener, "move %q of seat %d reveals something only where somebody listens, or does not", text, s)
	}
	if n := len(w.ear.List()); n > 0 {
		fail(CheckListener, "%d events are told to somebody who no longer listens", n)
	}
	w.checkFollower(s, m)
	w.invariant(w.core)
	w.checkShown()
	if len(w.made) > w.def.MaxMoves {
		fail(CheckLength, "more than %d moves", w.def.MaxMoves)
	}
}

func (w *walk[C, M, E, V]) invariant(core C) {
	if w.options.Invariant == nil {
		return
	}
	if err := w.options.Invariant(core); err != nil {
		fail(CheckInvariant, "%v", err)
	}
}

// position checks the present position, and thoroughly what takes longer.
func (w *walk[C, M, E, V]) position(thorough bool) {
	w.checkActing()
	w.reseed(forMoves)
	w.checkMoves(thorough)
	w.checkJoint()
	w.checkForced()
	w.untouched(CheckPure, "listing moves")
	if !thorough {
		w.checkRefused(fewRefused)
		return
	}
	w.checkViews()
	w.checkObvious()
	before := fingerprint(w.def.View(w.core, games.All))
	w.checkRefused(manyRefused)
	if fingerprint(w.def.View(w.core, games.All)) != before {
		fail(CheckTrace, "refused moves changed what the reader All sees")
	}
	w.checkPure()
	w.checkClones()
	w.checkRedeals()
	w.untouched(CheckPure, "the checks of a position")
}

const (
	fewRefused  = 4
	manyRefused = 48
	// thoroughEvery says that one in so many positions is checked thoroughly.
	thoroughEvery = 12
)

// thorough chooses positions for the checks that take longer: some, the first and the last.
func (w *walk[C, M, E, V]) thorough() bool {
	_, over := w.core.Result()
	w.reseed(forDepth)
	return over || len(w.made) == 0 || w.chance.IntN(thoroughEvery) == 0
}

// untouched fails if the position changed, or told anything, since the last move. The format and its arguments say by
// what.
func (w *walk[C, M, E, V]) untouched(check Check, format string, by ...any) {
	if w.core.Hash() != w.hash {
		fail(check, "%s changed the position", fmt.Sprintf(format, by...))
	}
	if n := len(w.events.List()); n > 0 {
		fail(check, "%s told %d events", fmt.Sprintf(format, by...), n)
	}
}

func (w *walk[C, M, E, V]) seats() []games.Seat {
	var seats []games.Seat
	for s := range games.Seat(w.setup.Seats) {
		seats = append(seats, s)
	}
	return seats
}

// readers lists the seats and the public.
func (w *walk[C, M, E, V]) readers() []games.Seat { return append(w.seats(), games.Public) }

func (w *walk[C, M, E, V]) acts(s games.Seat) bool {
	return slices.ContainsFunc(w.acting, func(a games.Acting) bool { return a.Seat == s })
}
