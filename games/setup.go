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
	// Along is the id of another option of the game, with the same choices: to choose one of that is to choose it of this one too, until
	// something else is chosen here ([Info.Choose]). It changes nothing for a match that names only the other one.
	Along string
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

// OptionStays is the option of every game that no move of the match can be undone: "what is let go stays".
const OptionStays = "stays"

// common are the options of every game. They say how a match is played at a table: no core looks at them.
var common = []Option{{ID: OptionStays, Choices: []string{No, Yes}, Default: No}}

// Common reports whether the option is one of every game.
func (o *Option) Common() bool {
	return slices.ContainsFunc(common, func(c Option) bool { return c.ID == o.ID })
}

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
	// Options are the game's own options. A match is set up with all of [Info.AllOptions].
	Options []Option
	// Clauses lists the ids of all rules of the game, in the order of its rulebook.
	Clauses []string
	// Refusals is the closed list of the core's own refusals.
	Refusals []*Refusal
	// Numbers are numbers of the rules by the names that texts call them by: "market.hand" for {market.hand}.
	Numbers map[string]int
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
	// PersonBegins says that somebody's first match is set up so that they begin it, since whoever waits may be robbed before the first turn.
	PersonBegins bool
	// Minds are how computer players of the four levels think. nil: as is usual.
	Minds *Minds
	// Swing is how much more a position is worth to one of two seats than to the other ([Def].Evaluate) where that one wins about three
	// matches of four, as was measured. 0: it was not.
	Swing int
}

// AllOptions returns the game's own options, and after them those of every game.
func (i *Info) AllOptions() []Option { return slices.Concat(i.Options, common) }

// OptionKey is the key of an option's message. Those of its choices follow after a dot.
func (i *Info) OptionKey(o Option) string {
	if o.Common() {
		return "option." + o.ID
	}
	//says:keys option.{@options,@choices} option.{@choices}.text option.{@choices}.text.{@games}?
	return "option." + i.ID + "." + o.ID
}

// option returns an option, and false if a match of the game has none of that id.
func (i *Info) option(id string) (Option, bool) {
	for _, list := range [...][]Option{i.Options, common} {
		if at := slices.IndexFunc(list, func(o Option) bool { return o.ID == id }); at >= 0 {
			return list[at], true
		}
	}
	return Option{}, false
}

// Choice returns what a setup chose for an option.
func (i *Info) Choice(s Setup, option string) string {
	if c, ok := s.Options[option]; ok {
		return c
	}
	o, ok := i.option(option)
	if !ok {
		panic("games: " + i.ID + " has no option " + option)
	}
	return o.Default
}

// Choose notes the choice of an option, and the same one of the options that go along with it.
func (i *Info) Choose(options map[string]string, option, choice string) {
	options[option] = choice
	for _, o := range i.Options {
		if o.Along == option {
			options[o.ID] = choice
		}
	}
}

// Stays reports whether [OptionStays] is on: no move of the match can be undone.
func (s Setup) Stays() bool { return s.Options[OptionStays] == Yes }

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
		o, ok := i.option(id)
		if !ok {
			return fmt.Errorf("%s has no option %q", i.ID, id)
		}
		if !slices.Contains(o.Choices, choice) {
			return fmt.Errorf("option %s of %s has no choice %q, only %q", id, i.ID, choice, o.Choices)
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
