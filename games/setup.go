package games

import (
	"fmt"
	"maps"
	"slices"
)

// Option is one choice among rules that a match is set up with.
type Option struct {
	// ID names the option in records, flags and message keys.
	ID string
	// Choices are the ids of what can be chosen. A yes/no option has the choices [No] and [Yes].
	Choices []string
	// Default is the choice where a setup names none.
	Default string
	// Gentle is the choice for somebody's first match, if it differs from the default: because the rulebook says so, or
	// because the choice helps a beginner against computer players. "": the default. It never departs from the printed
	// rules.
	Gentle string
	// Along is the id of another option with the same choices. Choosing there chooses here as well ([Info.Choose]). A
	// choice made here stands until somebody chooses there again. A setup that names only the other option does not
	// affect this one.
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

// OptionStays is the option, in every game, that no move can be undone: "what is let go stays".
const OptionStays = "stays"

// common are the options that every game has. They concern how people play at a table, so no core looks at them.
var common = []Option{{ID: OptionStays, Choices: []string{No, Yes}, Default: No}}

// Common reports whether every game has this option.
func (o *Option) Common() bool {
	return slices.ContainsFunc(common, func(c Option) bool { return c.ID == o.ID })
}

// Setup is everything besides the moves that decides a match.
type Setup struct {
	Seats int
	// Options holds choices by option id. An option that is not in it has its default.
	Options map[string]string
	Seed    uint64
	// Starts lists the seats from which the seed draws the start player; empty: all.
	Starts []Seat
}

// Starter draws the start player from Starts.
func (s Setup) Starter(chance *Chance) Seat {
	if len(s.Starts) == 0 {
		return Seat(chance.IntN(s.Seats))
	}
	return s.Starts[chance.IntN(len(s.Starts))]
}

// Info is how a game describes itself to callers that do not know its types.
type Info struct {
	// ID names the game in records, flags, message keys and folders.
	ID string
	// Source is the published game.
	Source Source
	// Rounds is how many rounds a match takes on average with default options: the least and the most over all numbers
	// of seats. It is measured, not taken from a rulebook (docs/balance.md).
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
	// Numbers are numbers of the rules, by the names that texts use for them: "market.hand" for {market.hand}.
	Numbers map[string]int
	// Tables returns a digest of tables that the rules need, such as a card table that the owner of a printed game can
	// edit. The digest goes into records. An error says what is wrong with the tables; the game cannot be played then.
	// nil: the game has no such tables.
	Tables func() (digest string, err error)
	// OurTables is the digest of the tables that the program is published with; "" for a game without tables.
	OurTables string
	// MinPoints and MaxPoints bound what [Result].Points can be.
	MinPoints, MaxPoints int
	// MaxMoves bounds the length of a match: no match has more.
	MaxMoves int
	// PersonBegins makes the person begin their first match, in games where waiting is a risk (they may be robbed
	// before their first turn).
	PersonBegins bool
	// Minds are how the computer players of the four levels think; the last one is that of the master of earlier
	// versions. nil: as in most games.
	Minds *Minds
	// Master is how a master thinks. nil: as masters of earlier versions do.
	Master *Mind
	// Swing is the measured lead in worth ([Def].Evaluate) with which one of two seats wins about three matches in
	// four. 0: it was not measured.
	Swing int
}

// Clauses returns the ids of clauses with numbers, for [Info].Clauses: "ABC-2", "ABC-1" for Clauses("ABC", 2, 1).
func Clauses(letters string, numbers ...int) []string {
	ids := make([]string, len(numbers))
	for i, n := range numbers {
		ids[i] = fmt.Sprintf("%s-%d", letters, n)
	}
	return ids
}

// AllOptions returns the game's own options, followed by those of every game.
func (i *Info) AllOptions() []Option { return slices.Concat(i.Options, common) }

// OptionKey returns the message key of an option. The keys of its choices are this key, a dot and the choice.
func (i *Info) OptionKey(o Option) string {
	if o.Common() {
		return "option." + o.ID
	}
	//says:keys option.{@options,@choices} option.{@choices}.text option.{@choices}.text.{@games}?
	return "option." + i.ID + "." + o.ID
}

// option returns the option with an id, or false if matches of this game have no such option.
func (i *Info) option(id string) (Option, bool) {
	for _, list := range [...][]Option{i.Options, common} {
		if at := slices.IndexFunc(list, func(o Option) bool { return o.ID == id }); at >= 0 {
			return list[at], true
		}
	}
	return Option{}, false
}

// Choice returns the choice of a setup for an option, which may be the default.
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

// Choose records a choice for an option and for the options that go along with it ([Option].Along).
func (i *Info) Choose(options map[string]string, option, choice string) {
	options[option] = choice
	for _, o := range i.Options {
		if o.Along == option {
			options[o.ID] = choice
		}
	}
}

// Stays reports whether [OptionStays] is on, so that no move can be undone.
func (s Setup) Stays() bool { return s.Options[OptionStays] == Yes }

// OwnTables returns the digest of the tables in use if somebody put their own in place of ours, so that a screen can
// name them. It returns "" while ours are in use, for a game without tables, and if the tables have faults.
func (i *Info) OwnTables() string {
	digest, err := i.tables()
	if err != nil || digest == i.OurTables {
		return ""
	}
	return digest
}

// tables returns the digest of the game's tables, or "" for a game without tables.
func (i *Info) tables() (string, error) {
	if i.Tables == nil {
		return "", nil
	}
	return i.Tables()
}

// Validate checks that the game can be played, and that it has such a setup.
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
