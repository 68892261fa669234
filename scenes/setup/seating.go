package setup

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"runehall/games"
	"runehall/games/bots"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// Seating is who sits where in a match that is being set up. It is stored as the default for the next one.
type Seating struct {
	Seats   []Sitter          `json:"seats"`
	Starts  int               `json:"starts"` // a seat, or byLot
	Options map[string]string `json:"options,omitempty"`
}

// Sitter is one seat of a seating. Colour and emblem are indices into the theme's looks.
type Sitter struct {
	Name   string `json:"name"`
	Driver string `json:"driver"`
	Colour int    `json:"colour"`
	Emblem int    `json:"emblem"`
}

// byLot has the match's seed choose the start player.
const byLot = -1

// firstSeating is what somebody finds who never played the game: the rules to begin with, which are printed ones,
// against the gentlest computer player; who starts is drawn, unless the game says that the person should.
func firstSeating(st *stage.Stage, door table.Door) Seating {
	s := Seating{Starts: byLot, Options: map[string]string{}}
	if door.Info().PersonBegins {
		s.Starts = 0
	}
	for _, o := range door.Info().Options {
		s.Options[o.ID] = o.First()
	}
	for i := range door.Info().MinSeats {
		driver := games.Person
		if i > 0 {
			driver = door.Levels()[0]
		}
		s.add(st, driver)
	}
	s.seatProgram(st)
	return s
}

// ReadSeating reads a stored seating. In place of a computer player that matches are no longer set up with sits the
// level that took its place. It is an error if the game no longer allows the rest.
func ReadSeating(text []byte, door table.Door) (Seating, error) {
	var s Seating
	if err := json.Unmarshal(text, &s); err != nil {
		return s, fmt.Errorf("seating: %w", err)
	}
	info := door.Info()
	if len(s.Seats) < info.MinSeats || len(s.Seats) > info.MaxSeats {
		return s, fmt.Errorf("seating: %d seats", len(s.Seats))
	}
	looks := len(stage.Colours)
	var colours, emblems [games.MaxSeats]bool
	for i := range s.Seats {
		p := &s.Seats[i]
		p.Driver = bots.Renewed(p.Driver)
		if p.Driver != games.Person && p.Driver != games.RivalDriver && !slices.Contains(door.Levels(), p.Driver) {
			return s, fmt.Errorf("seating: seat %d: no computer player is called %q", i, p.Driver)
		}
		if p.Colour < 0 || p.Colour >= looks || p.Emblem < 0 || p.Emblem >= looks ||
			colours[p.Colour] || emblems[p.Emblem] {
			return s, fmt.Errorf("seating: seat %d: colour %d, emblem %d", i, p.Colour, p.Emblem)
		}
		colours[p.Colour], emblems[p.Emblem] = true, true
	}
	if s.Starts < byLot || s.Starts >= len(s.Seats) {
		return s, fmt.Errorf("seating: start player %d", s.Starts)
	}
	if s.Options == nil {
		s.Options = map[string]string{}
	}
	setup := games.Setup{Seats: len(s.Seats), Options: s.Options}
	if err := info.Validate(setup); err != nil {
		return s, fmt.Errorf("seating: %w", err)
	}
	return s, nil
}

// Text returns the seating as readSeating reads it.
func (s *Seating) Text() string {
	text, err := json.Marshal(s)
	if err != nil {
		panic(fmt.Sprintf("scenes: a seating of plain fields: %v", err)) // nothing in it can fail
	}
	return string(text)
}

func (s *Seating) same(other Seating) bool { return s.Text() == other.Text() }

// seatable lists the computer players that can be seated, the weakest first, and at last a program, if there is one.
func seatable(st *stage.Stage, door table.Door) []string {
	levels := door.Levels()
	if st.Rival != nil {
		levels = append(levels, games.RivalDriver)
	}
	return levels
}

// seatProgram gives the program of this run the seat of the first computer player, unless it has one. In a run without
// one, an adept has its seats.
func (s *Seating) seatProgram(st *stage.Stage) {
	computer := -1
	for i, p := range s.Seats {
		switch {
		case p.Driver == games.RivalDriver && st.Rival != nil:
			return
		case p.Driver == games.RivalDriver:
			s.Seats[i].Driver = bots.Adept
		case p.Driver != games.Person && computer < 0:
			computer = i
		}
	}
	if st.Rival != nil && computer >= 0 {
		s.Seats[computer].Driver = games.RivalDriver
	}
}

// add adds a seat with the first look and the first of the given names that nobody has.
func (s *Seating) add(st *stage.Stage, driver string) {
	p := Sitter{Driver: driver}
	for slices.ContainsFunc(s.Seats, func(o Sitter) bool { return o.Colour == p.Colour }) {
		p.Colour++
	}
	for slices.ContainsFunc(s.Seats, func(o Sitter) bool { return o.Emblem == p.Emblem }) {
		p.Emblem++
	}
	for i := range games.MaxSeats {
		name := st.Text("setup.name." + strconv.Itoa(i+1))
		if p.Name == "" && !slices.ContainsFunc(s.Seats, func(o Sitter) bool { return o.Name == name }) {
			p.Name = name
		}
	}
	s.Seats = append(s.Seats, p)
}

// remove removes a seat; the start player stays the same, unless it was that one.
func (s *Seating) remove(i int) {
	s.Seats = slices.Delete(s.Seats, i, i+1)
	switch {
	case s.Starts == i:
		s.Starts = byLot
	case s.Starts > i:
		s.Starts--
	}
}

// paint gives seat i a colour. If another seat has it, that one gets the old colour of seat i, so that no two look
// alike.
func (s *Seating) paint(i, colour int) {
	for j := range s.Seats {
		if s.Seats[j].Colour == colour {
			s.Seats[j].Colour = s.Seats[i].Colour
		}
	}
	s.Seats[i].Colour = colour
}

// sign gives seat i an emblem in the same way.
func (s *Seating) sign(i, emblem int) {
	for j := range s.Seats {
		if s.Seats[j].Emblem == emblem {
			s.Seats[j].Emblem = s.Seats[i].Emblem
		}
	}
	s.Seats[i].Emblem = emblem
}

// Setup returns the set-up of the match.
func (s *Seating) Setup(seed uint64) games.Setup {
	out := games.Setup{Seats: len(s.Seats), Options: s.Options, Seed: seed}
	if s.Starts != byLot {
		out.Starts = []games.Seat{games.Seat(s.Starts)}
	}
	return out
}

// name returns the name of a seat, or the suggested one if it has none.
func (s *Seating) name(st *stage.Stage, i int) string {
	if name := games.CleanName(s.Seats[i].Name); name != "" {
		return name
	}
	return st.Text("setup.name." + strconv.Itoa(i+1))
}

// players returns who sits at the seats, in the form used by records.
func (s *Seating) players(st *stage.Stage) []games.Player {
	out := make([]games.Player, len(s.Seats))
	for i, p := range s.Seats {
		out[i] = games.Player{Driver: p.Driver, Colour: stage.Colours[p.Colour],
			Emblem: stage.Emblems[p.Emblem], Name: s.name(st, i)}
	}
	return out
}
