package room

import (
	"slices"
	"strconv"

	"runehall/games"
)

// Before counts the matches of the room before this one.
func (r *Room) Before() int { return r.before }

// Untouched reports whether nothing has been played in the present match.
func (r *Room) Untouched() bool { return r.steps == r.first }

func (r *Room) takeAgain(from From, d Deed) (Taken, error) {
	if !from.Host && from.Seat < 0 {
		return Taken{}, NotYourSeat
	}
	if r.before > 0 && d.After == r.first-1 {
		return Taken{Already: true}, nil // somebody else was as quick
	}
	if err := r.locked(d); err != nil {
		return Taken{}, err
	}
	if r.end == nil {
		return Taken{}, NotOver
	}
	return written(line{word: againWord, rest: strconv.FormatUint(d.Seed, 10)}), nil
}

// again begins the next match: with the same game, options and seats, another seed, and the start players whom the
// rules name. Whoever gave up, or ran out of time, has the seat again.
func (r *Room) again(seed string) error {
	if r.end == nil {
		return NotOver
	}
	setup := r.Setup()
	var err error
	if setup.Seed, err = strconv.ParseUint(seed, 10, 64); err != nil {
		return err
	}
	if st := r.live.Standing(); st.Over {
		setup.Starts = st.Result.Starters()
	}
	sitters := r.staying()
	record, err := games.NewRecord(r.info, setup, playersOf(sitters))
	if err != nil {
		return err
	}
	live, err := r.entry.Live(record)
	if err != nil {
		return err
	}
	return r.goesOn(live, sitters)
}

// goesOn makes a match the present one, in place of the one that has ended.
func (r *Room) goesOn(live games.Live, sitters []Sitter) error {
	past, err := r.Past()
	if err != nil {
		return err
	}
	r.stepped(games.Nobody)
	for s := range sitters { // a seat may be somebody else's now, and a claimant may sit
		sitters[s].dropClaim()
	}
	r.lost, r.race = nil, race{off: r.race.off}
	r.live, r.round, r.sitters, r.end, r.final, r.spent = live, games.Round{}, sitters, nil, nil,
		[games.MaxSeats]int64{}
	r.before, r.first, r.past = r.before+1, r.steps, past[max(0, len(past)-mostPast):]
	r.deal()
	r.raced(true)
	return nil
}

// staying returns who sits where in the next match.
func (r *Room) staying() []Sitter {
	sitters := slices.Clone(r.sitters)
	for i := range sitters {
		s := &sitters[i]
		if !s.Resigned && !s.Late {
			continue
		}
		key := s.Key
		_, elsewhere := r.Seat(s.was)
		twice := slices.ContainsFunc(sitters[:i], func(o Sitter) bool { return o.Key != "" && o.Key == s.was })
		if key == "" && !elsewhere && !twice {
			key = s.was
		}
		s.Driver, s.Key, s.Free, s.Resigned, s.Late, s.was = games.Person, key, key == "", false, false, ""
	}
	return sitters
}
