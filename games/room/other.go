package room

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"runehall/games"
)

// Match is a match that the host wants for the room, with the seats in it. Of sitters only drivers, looks and names
// count.
type Match struct {
	Game    string            `json:"game"`
	Options map[string]string `json:"options,omitempty"`
	Seats   []Sitter          `json:"seats"`
	// Starts are the possible start players, as in [games.Setup]; empty: all.
	Starts []games.Seat `json:"starts,omitempty"`
}

// longestOther bounds the line of another game, in bytes: it holds the head of a record, and a key for each seat.
const longestOther = 8 << 10

// nobodysKey stands for a seat without a key.
const nobodysKey = "-"

func (r *Room) takeOther(from From, d Deed) (Taken, error) {
	switch {
	case !from.Host:
		return Taken{}, NotTheHost
	case d.Match == nil || len(d.Match.Seats) > games.MaxSeats:
		return Taken{}, NoSuchMatch
	case r.before > 0 && d.After == r.first-1 && r.isOf(d.Match):
		return Taken{Already: true}, nil
	}
	if err := r.locked(d); err != nil {
		return Taken{}, err // somebody was quicker, and wanted a rematch
	}
	if r.end == nil {
		return Taken{}, NotOver
	}
	entry, ok := r.of(d.Match.Game)
	if !ok {
		return Taken{}, NoSuchMatch
	}
	sitters := r.seated(d.Match.Seats)
	setup := games.Setup{Seats: len(sitters), Options: d.Match.Options, Starts: d.Match.Starts, Seed: d.Seed}
	record, err := games.NewRecord(entry.Info(), setup, playersOf(sitters))
	if err != nil {
		return Taken{}, NoSuchMatch
	}
	keys := make([]string, len(sitters))
	for s, sitter := range sitters {
		if keys[s] = sitter.Key; sitter.Key == "" {
			keys[s] = nobodysKey
		}
	}
	l := line{word: otherWord, rest: strings.Join(keys, " ") + "\n" + string(record.Text())}
	if _, live, _, err := r.otherMatch(l.rest); err != nil || len(l.text()) > longestOther ||
		live.Races() && r.race.off {
		return Taken{}, NoSuchMatch
	}
	return written(l), nil
}

// isOf reports whether the match that is on is one that the host wants: that game, with those options and drivers.
func (r *Room) isOf(m *Match) bool {
	record := r.live.Record()
	for _, o := range r.info.AllOptions() {
		if r.info.Choice(record.Setup, o.ID) != r.info.Choice(games.Setup{Seats: len(m.Seats),
			Options: m.Options}, o.ID) {
			return false
		}
	}
	return m.Game == r.info.ID && slices.EqualFunc(record.Players, m.Seats, func(p games.Player, s Sitter) bool {
		return p.Driver == s.Driver
	})
}

// comers are the persons who want a seat in the next match: those who sit, and those who have waited for one.
func (r *Room) comers() []Sitter {
	list := slices.DeleteFunc(r.staying(), func(s Sitter) bool { return !s.person() || s.Key == "" })
	for _, s := range r.bench {
		if !slices.ContainsFunc(list, func(o Sitter) bool { return o.Key == s.Key }) {
			list = append(list, s)
		}
	}
	return list
}

// seated gives the seats of another match to the persons of this one: to each the seat with their name, and to the
// others those that are left, in their order, where they keep their own names.
func (r *Room) seated(seats []Sitter) []Sitter {
	sitters := make([]Sitter, len(seats))
	for i, s := range seats {
		sitters[i] = Sitter{Driver: s.Driver, Colour: s.Colour, Emblem: s.Emblem, Name: s.Name, Free: s.person()}
	}
	named := func(name string) int {
		return slices.IndexFunc(sitters, func(s Sitter) bool { return strings.EqualFold(s.Name, name) })
	}
	var others []Sitter
	for _, c := range r.comers() {
		if at := named(c.Name); at >= 0 && sitters[at].isFree() {
			sitters[at].Key, sitters[at].Free = c.Key, false
			continue
		}
		others = append(others, c)
	}
	for _, c := range others {
		at := slices.IndexFunc(sitters, func(s Sitter) bool { return s.isFree() })
		if at < 0 {
			break
		}
		if named(c.Name) < 0 {
			sitters[at].Name = c.Name
		}
		sitters[at].Key, sitters[at].Free = c.Key, false
	}
	return sitters
}

// other begins a match of another game. Whoever has no seat in it waits for one.
func (r *Room) other(rest string) error {
	if r.end == nil {
		return NotOver
	}
	entry, live, sitters, err := r.otherMatch(rest)
	if err != nil {
		return err
	}
	comers := r.comers()
	if err := r.goesOn(live, sitters); err != nil {
		return err
	}
	r.plays(entry)
	r.bench = slices.DeleteFunc(comers, func(s Sitter) bool {
		_, sits := r.Seat(s.Key)
		return sits
	})
	r.bench = r.bench[:min(len(r.bench), games.MaxSeats)]
	return nil
}

// Benched reports whether a key waits for the next match without a seat: another game had none for it, or its person
// gave up or ran out of time.
func (r *Room) Benched(key string) bool {
	return key != "" && (slices.ContainsFunc(r.bench, func(s Sitter) bool { return s.Key == key }) ||
		slices.ContainsFunc(r.sitters, func(s Sitter) bool { return s.was == key }))
}

// unbench lets keys wait for a seat no longer.
func (r *Room) unbench(keys ...string) {
	r.bench = slices.DeleteFunc(r.bench, func(s Sitter) bool { return slices.Contains(keys, s.Key) })
}

// otherMatch returns the match of such a line, with the keys that the line gives to its seats.
func (r *Room) otherMatch(rest string) (games.Entry, games.Live, []Sitter, error) {
	list, head, _ := strings.Cut(rest, "\n")
	entry, live, sitters, err := dealt(r.of, head)
	if err != nil {
		return nil, nil, nil, err
	}
	keys := strings.Split(list, " ")
	if len(keys) != len(sitters) {
		return nil, nil, nil, fmt.Errorf("%d keys for %d seats", len(keys), len(sitters))
	}
	for s, key := range keys {
		switch {
		case key == nobodysKey:
		case !isKey(key) || !sitters[s].person() || slices.Index(keys, key) != s:
			return nil, nil, nil, errors.New("a seat has a key that it cannot have")
		default:
			sitters[s].Key, sitters[s].Free = key, false
		}
	}
	return entry, live, sitters, nil
}
