package room

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"runehall/games"
)

// A line may be too slow for a race. Whoever plays can ask the others to begin the match again without one. The options
// stand in the record, and so they cannot change in the middle: what was played is given up, as when all agree to an
// end.

// calmly is a match without a race in place of the present one: its seed, and the option that makes the difference,
// with the choice.
type calmly struct {
	seed           uint64
	option, choice string
}

func (c calmly) text() string {
	return strconv.FormatUint(c.seed, 10) + " " + c.option + " " + c.choice
}

func parseCalmly(text string) (c calmly, err error) {
	seed, rest, _ := strings.Cut(text, " ")
	c.option, c.choice, _ = strings.Cut(rest, " ")
	if c.seed, err = strconv.ParseUint(seed, 10, 64); err == nil && c.text() != text {
		err = fmt.Errorf("it is written %q", c.text())
	}
	return c, err
}

var errCalm = errors.New("the match has no such choice without a race")

// takeCalm asks the others to begin again without a race. If there are none to ask, it begins.
func (r *Room) takeCalm(d Deed) (Taken, error) {
	if !r.Races() {
		return Taken{}, NoSuchMatch
	}
	if _, ok := r.withoutRace(d.Seed); !ok {
		return Taken{}, NoSuchMatch
	}
	return r.ask(&Asked{What: DoCalm, By: d.Seat}, d.Seed)
}

// withoutRace finds the choice with which no hands race; false: the game has none. Of several it is the last, which
// differs most.
func (r *Room) withoutRace(seed uint64) (calmly, bool) {
	for _, o := range r.info.AllOptions() {
		for _, choice := range slices.Backward(o.Choices) {
			c := calmly{seed, o.ID, choice}
			if _, live, err := r.calmed(c); err == nil && !live.Races() {
				return c, true
			}
		}
	}
	return calmly{}, false
}

// calmed deals a match like the present one with another choice.
func (r *Room) calmed(c calmly) ([]Sitter, games.Live, error) {
	setup := r.Setup()
	setup.Seed = c.seed
	if setup.Options = maps.Clone(setup.Options); setup.Options == nil {
		setup.Options = map[string]string{}
	}
	setup.Options[c.option] = c.choice
	sitters := r.staying()
	record, err := games.NewRecord(r.info, setup, playersOf(sitters))
	if err != nil {
		return nil, nil, err
	}
	live, err := r.entry.Live(record)
	return sitters, live, err
}

// calm applies the line that begins the match again without a race.
func (r *Room) calm(text string) error {
	c, err := parseCalmly(text)
	if err != nil {
		return err
	}
	sitters, live, err := r.calmed(c)
	if err != nil {
		return err
	}
	if !r.live.Races() || live.Races() {
		return errCalm
	}
	return r.goesOn(live, sitters)
}
