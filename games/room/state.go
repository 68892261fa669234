package room

import (
	"encoding/json"
	"slices"

	"runehall/games"
)

// State is what a reader may know of a room now. Things that are hidden from the reader change neither its bytes nor
// its length.
type State struct {
	// Waits says that the match has yet to begin. Until then nobody is told anything of it.
	Waits bool `json:"waits,omitempty"`
	// Steps is the number of steps so far, for [Deed].After.
	Steps   int               `json:"steps"`
	Game    string            `json:"game"`
	Version int               `json:"version"`
	Tables  string            `json:"tables,omitempty"`
	Options map[string]string `json:"options"`
	Reader  games.Seat        `json:"reader"`
	Seats   []Sitter          `json:"seats"`
	// Acting are the seats that may act; that is public.
	Acting []Acting `json:"acting"`
	// View is the position as the reader knows it, for [games.Def.ReadView].
	View []byte `json:"view"`
	// Held is what the reader's seat has decided, while other seats still have to.
	Held  string `json:"held,omitempty"`
	Asked *Asked `json:"asked,omitempty"`
	// Clock is how many seconds a person may take for a move; 0: no clock.
	Clock int `json:"clock,omitempty"`
	// Total is how many seconds each seat has for the whole match; 0: no such clock. How much is left changes all the
	// time, so the host sends it beside the state.
	Total int  `json:"total,omitempty"`
	End   *End `json:"end,omitempty"`
	// Races says that hands race in this match, and that the host puts them in order. Race is the number of the race
	// that is on, [Room.Race]. Older hosts know neither.
	Races bool `json:"races,omitempty"`
	Race  int  `json:"race,omitempty"`
	// Claims are the numbers of the claims to the seats, for [Deed].Claim; 0: nobody claims the seat. nil: nobody
	// claims any.
	Claims []int `json:"claims,omitempty"`
	// Before counts the matches of the room before this one.
	Before int `json:"before,omitempty"`
}

// Claim returns the number of the claim to a seat; 0: nobody claims it.
func (s *State) Claim(seat games.Seat) int {
	if seat < 0 || int(seat) >= len(s.Claims) {
		return 0
	}
	return s.Claims[seat]
}

// Acting is a seat that may act.
type Acting struct {
	Seat games.Seat `json:"seat"`
	Must bool       `json:"must"`
}

// Calls reports whether it is the turn of the person whose device reads: their own seat, which nobody else plays for,
// must act, and has not decided yet.
func (s *State) Calls() bool {
	seat := s.Reader
	if s.End != nil || seat < 0 || int(seat) >= len(s.Seats) || s.Seats[seat].Free ||
		s.Seats[seat].Driver != games.Person ||
		s.Held != "" {
		return false
	}
	return slices.ContainsFunc(s.Acting, func(a Acting) bool { return a.Must && a.Seat == seat })
}

// MayRead reports whether somebody may read as a reader: everybody as the public, a seat as itself, the host as the
// seats that its screen plays for ([Room.Plays]), and after the end everybody everything.
func (r *Room) MayRead(from From, reader games.Seat) bool {
	switch {
	case reader == games.Public:
		return true
	case reader == games.All:
		return r.end != nil
	case reader < 0 || int(reader) >= len(r.sitters):
		return false
	case r.end != nil:
		return true
	}
	s := &r.sitters[reader]
	if s.isFree() {
		return !r.waits && r.Plays(from, reader)
	}
	return s.person() && from.Seat == reader
}

// State returns what a reader may know.
func (r *Room) State(reader games.Seat) State {
	record := r.live.Record()
	st := State{
		Steps: r.steps, Game: r.info.ID, Version: r.info.Version, Tables: record.Tables, Options: map[string]string{},
		Reader: reader, Seats: slices.Clone(r.sitters), Acting: []Acting{}, End: r.end, Clock: r.clock,
		Total: r.total, Waits: r.waits, Before: r.before, Races: r.Races(), Race: r.Race(),
	}
	if r.Claims() {
		for _, s := range r.sitters {
			n := s.asks
			if !s.Claimed {
				n = 0
			}
			st.Claims = append(st.Claims, n)
		}
	}
	for _, o := range r.info.AllOptions() {
		st.Options[o.ID] = r.info.Choice(record.Setup, o.ID)
	}
	if r.waits {
		return st
	}
	st.View = r.live.AppendView(nil, reader)
	if r.asked != nil {
		asked := *r.asked
		st.Asked = &asked
	}
	if r.end == nil {
		for _, a := range r.live.AppendActing(nil) {
			st.Acting = append(st.Acting, Acting(a))
		}
	}
	if reader >= 0 {
		st.Held = r.held[reader]
	}
	return st
}

// Moves returns how many moves there are to be told, without those that were undone.
func (r *Room) Moves() int {
	if r.waits {
		return 0
	}
	return r.live.Standing().Moves
}

// Told returns the events after the first n moves, as a reader may know them. A negative n adds those of the set-up.
func (r *Room) Told(reader games.Seat, n int) ([]games.Told[json.RawMessage], error) {
	if r.waits {
		return nil, nil
	}
	return r.live.Told(reader, n)
}

// Movers returns the seats of the moves after the first n, without those that were undone.
func (r *Room) Movers(n int) []games.Seat {
	made := r.live.Made()
	seats := []games.Seat{}
	if r.waits {
		return seats
	}
	for _, m := range made[min(max(n, 0), len(made)):] {
		seats = append(seats, m.Seat)
	}
	return seats
}
