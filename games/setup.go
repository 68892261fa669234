package games

import (
	"fmt"
	"maps"
	"slices"
)

// Option is a choice of rules that a match is set up with.
type Option struct {
	// ID names the option in records, flags and message keys.
	ID string
	// Choices are the ids of what can be chosen. A yes/no option has the choices [No] and [Yes].
	Choices []string
	// Default is the choice of a match that names none.
	Default string
	// Gentle is the choice for somebody's first match, where the rulebook names another one than the default for that, or where an option
	// helps people who are new against computer players; empty: the default. The first match is always one by the printed rules.
	Gentle string
}

// First returns the choice for somebody's first match.
func (o *Option) First() string {
	if o.Gentle != "" {
		return o.Gentle
	}
	return o.Default
}

// The choices of an option that is switched on or off.
const (
	No  = "no"
	Yes = "yes"
)

// Setup is everything that, with the moves, decides a match.
type Setup struct {
	Seats int
	// Options holds the choices by option id; an option that is missing has its default.
	Options map[string]string
	Seed    uint64
	// Starts lists the seats from which the seed draws the start player; empty: all.
	Starts []Seat
}

// Starter draws the start player.
func (s Setup) Starter(chance *Chance) Seat {
	if len(s.Starts) == 0 {
		return Seat(chance.IntN(s.Seats))
	}
	return s.Starts[chance.IntN(len(s.Starts))]
}

// Info is what a game says of itself to callers that do not know its types.
type Info struct {
	// ID names the game in records, flags, message keys and folders.
	ID string
	// Source is the published game.
	Source Source
	// Rounds is how many rounds a match takes on average with default options: the fewest and the most, depending on the number of seats. No
	// rulebook says so: it was measured (docs/balance.md).
	Rounds [2]int
	// Version counts up whenever an old record would replay differently.
	Version            int
	MinSeats, MaxSeats int
	Options            []Option
	// Clauses lists the ids of all rules of the game, in the order of its rulebook.
	Clauses []string
	// Refusals is the closed list of the core's own refusals.
	Refusals []*Refusal
	// Tables returns a digest of the tables that the rules are played with, such as a card table that the owner of a printed
	// game can edit, or what is wrong with them: then the game cannot be played. Records hold the digest. nil: there are no
	// tables.
	Tables func() (digest string, err error)
	// OurTables is the digest of the tables that the program is published with; "" for a game without any.
	OurTables string
	// MinPoints and MaxPoints bound what [Result].Points can be.
	MinPoints, MaxPoints int
	// MaxMoves bounds the length of a match: no match has more.
	MaxMoves int
	// Minds are how computer players of the four levels think. nil: as is usual.
	Minds *Minds
	// Swing is how much more a position is worth to one of two seats than to the other ([Def].Evaluate) where that one wins about three
	// matches of four, as was measured. 0: it was not.
	Swing int
}

// Choice returns what a setup chose for an option.
func (i *Info) Choice(s Setup, option string) string {
	if c, ok := s.Options[option]; ok {
		return c
	}
	for _, o := range i.Options {
		if o.ID == option {
			return o.Default
		}
	}
	panic("games: " + i.ID + " has no option " + option)
}

// OwnTables returns the digest of tables that somebody put in the place of ours, so that a screen can name them; "" while the
// game is played with ours, has none, or cannot be played with those that there are.
func (i *Info) OwnTables() string {
	digest, err := i.tables()
	if err != nil || digest == i.OurTables {
		return ""
	}
	return digest
}

// tables returns the digest of the game's tables, "" for a game without any.
func (i *Info) tables() (string, error) {
	if i.Tables == nil {
		return "", nil
	}
	return i.Tables()
}

// Validate checks that a setup is one of this game's, and that the game can be played.
func (i *Info) Validate(s Setup) error {
	if _, err := i.tables(); err != nil {
		return fmt.Errorf("%s cannot be played: %w", i.ID, err)
	}
	if s.Seats < i.MinSeats || s.Seats > i.MaxSeats {
		return fmt.Errorf("%s is for %d to %d seats, not %d", i.ID, i.MinSeats, i.MaxSeats, s.Seats)
	}
	for _, id := range slices.Sorted(maps.Keys(s.Options)) {
		choice := s.Options[id]
		at := slices.IndexFunc(i.Options, func(o Option) bool { return o.ID == id })
		if at < 0 {
			return fmt.Errorf("%s has no option %q", i.ID, id)
		}
		if !slices.Contains(i.Options[at].Choices, choice) {
			return fmt.Errorf("option %s of %s has no choice %q, only %q", id, i.ID, choice, i.Options[at].Choices)
		}
	}
	for at, seat := range s.Starts {
		if seat < 0 || int(seat) >= s.Seats {
			return fmt.Errorf("start player %d is not one of %d seats", seat, s.Seats)
		}
		if slices.Contains(s.Starts[:at], seat) {
			return fmt.Errorf("start player %d is named twice", seat)
		}
	}
	return nil
}
