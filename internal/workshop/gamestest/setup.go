package gamestest

import (
	"maps"
	"reflect"
	"slices"

	"runehall/games"
)

// setups returns one setup, without a seed, for each number of seats and each combination of the game's own options.
// Where a choice is the default, every other setup leaves it out.
func setups(info *games.Info) []games.Setup {
	list := []games.Setup{}
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		list = append(list, games.Setup{Seats: seats})
	}
	for _, option := range info.Options {
		var longer []games.Setup
		for i, setup := range list {
			for _, choice := range option.Choices {
				chosen := map[string]string{}
				maps.Copy(chosen, setup.Options)
				if choice != option.Default || i%2 == 0 {
					chosen[option.ID] = choice
				}
				longer = append(longer, games.Setup{Seats: setup.Seats, Options: chosen})
			}
		}
		list = longer
	}
	return list
}

// nth returns the setup of match i: the setups take turns, and now and then it says who starts.
func nth(setups []games.Setup, i int) games.Setup {
	setup := setups[i%len(setups)]
	setup.Seed = uint64(1 + i)
	if i%4 == 3 {
		setup.Starts = []games.Seat{games.Seat(i / 4 % setup.Seats)}
	}
	return setup
}

// checkSetup sets the match up again in other ways that must make no difference.
func (w *walk[C, M, E, V]) checkSetup() {
	w.silent = w.def.New(w.setup, &w.ear)
	if w.silent.Hash() != w.hash || !reflect.DeepEqual(w.ear.List(), w.events.List()) {
		fail(CheckDeterminism, "the same setup gives another position or other events the second time")
	}
	w.ear.Clear()
	if w.def.New(w.setup, nil).Hash() != w.hash {
		fail(CheckListener, "a setup that nobody listens to gives another position")
	}
	first := w.def.First(w.core)
	if first < 0 || int(first) >= w.setup.Seats || len(w.setup.Starts) > 0 && !slices.Contains(w.setup.Starts, first) {
		fail(CheckSetup, "seat %d is first, of %d seats with start players %v", first, w.setup.Seats, w.setup.Starts)
	}
	full := w.setup
	full.Options = w.choices()
	var events games.Events[E]
	if w.def.New(full, &events).Hash() != w.hash || !reflect.DeepEqual(events.List(), w.events.List()) {
		fail(CheckSetup, "an option that is left out is not its default: options %v and %v differ", w.setup.Options,
			full.Options)
	}
	for _, o := range w.def.AllOptions() {
		for _, choice := range o.Choices {
			if !o.Common() || choice == o.Default {
				continue
			}
			full.Options[o.ID] = choice
			events.Clear()
			if w.def.New(full, &events).Hash() != w.hash || !reflect.DeepEqual(events.List(), w.events.List()) {
				fail(CheckSetup, "option %s is for the table, and the core looks at it", o.ID)
			}
		}
	}
}

// choices returns the choice for each option, including defaults.
func (w *walk[C, M, E, V]) choices() map[string]string {
	all := map[string]string{}
	for _, option := range w.def.Options {
		all[option.ID] = w.def.Choice(w.setup, option.ID)
	}
	return all
}

// seenKey is how a match looks to a reader after its setup.
type seenKey struct {
	setup  string
	reader games.Seat
	view   uint64
}

// seenSetup is the rest of a match that looked so.
type seenSetup struct {
	setup games.Setup
	told  uint64
	dealt uint64
}

// compareSetups compares the match with others that looked the same to a reader after the set-up. The reader must have
// been told the same in any order, and after Redeal the positions must be equal. Two such matches are only found in
// small games with many matches, so this mostly checks secrets that are dealt in the set-up.
func (w *walk[C, M, E, V]) compareSetups() {
	for _, reader := range w.readers() {
		shape := w.setup
		shape.Seed, shape.Starts, shape.Options = 0, nil, w.choices()
		key := seenKey{setup: setupText(shape), reader: reader, view: fingerprint(w.def.View(w.core, reader))}
		var events []E
		for _, h := range w.told {
			events = append(events, h.event)
		}
		dealt := w.clone(w.core)
		chance := games.NewChance(1, streamKit)
		dealt.Redeal(reader, &chance)
		now := seenSetup{setup: w.setup, told: bagprint(w.redacted(events, reader)), dealt: dealt.Hash()}
		w.release(dealt)
		old, ok := w.seen[key]
		switch {
		case !ok:
			w.seen[key] = now
		case old.told != now.told:
			fail(CheckInterference, "this setup looks to reader %d like %s, but tells it something else", reader,
				setupText(old.setup))
		case old.dealt != now.dealt:
			fail(CheckRedeal,
				"this setup looks to reader %d like %s, but is another position after Redeal with equal chance",
				reader, setupText(old.setup))
		}
	}
}
