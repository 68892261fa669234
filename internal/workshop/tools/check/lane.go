package main

import (
	"os"
	"slices"
	"strconv"

	tests "runehall/internal/workshop/lane"
)

// lane is how much is checked. Both lanes come from one list of steps: all runs everything of the day's and more, and
// nothing in it is taken from an earlier run.
//
// A third measure is no lane: release adds, to all, what takes hours.
type lane int

const (
	day lane = iota // make test, while working
	all             // make test ARGS=-all, and wherever the environment says CI: before anything lands
)

func (l lane) String() string {
	if l == all {
		return "all"
	}
	return "day"
}

// laneOf returns the lane to run: all if asked for, for a release, or if the environment has CI with anything that does
// not mean no. Nothing makes it smaller again.
func laneOf(asked bool, getenv func(string) string) lane {
	no, err := strconv.ParseBool(getenv("CI"))
	if asked || getenv(releaseVar) != "" || getenv("CI") != "" && (err != nil || no) {
		return all
	}
	return day
}

// tell makes the lane known to all tests. Only in the lane of all do they leave nothing out.
func (l lane) tell() error {
	if l == all {
		return os.Setenv(tests.Variable, "all")
	}
	return os.Unsetenv(tests.Variable)
}

// releaseVar names the folder for the records of the matches that are played before a release only.
const releaseVar = "RUNEHALL_WHOLE"

// release reports whether everything is to be run that the house knows, as before a release: whole matches from each
// board's first move by each hand, and the rules on more processors. That takes hours.
func release() bool { return os.Getenv(releaseVar) != "" }

// in returns the step as a lane runs it: the commands that belong to the lane, with the words that the lane adds to
// them.
func (s step) in(l lane) step {
	var commands []command
	for _, c := range s.commands {
		if c.from > l {
			continue
		}
		more := c.byDay
		if l == all {
			more, c.rests, c.own = c.inAll, nil, nil
		}
		c.args = append(slices.Clip(c.args), more...)
		commands = append(commands, c)
	}
	s.commands = commands
	if l == all {
		s.rests = nil
	}
	return s
}

// chosen returns the wanted steps of a list, without steps that have nothing to do in the lane.
func chosen(list []step, l lane, wanted func(name string) bool) []step {
	var some []step
	for _, s := range list {
		if s = s.in(l); len(s.commands) > 0 && wanted(s.name) {
			some = append(some, s)
		}
	}
	return some
}

// needs returns what steps need on this machine, as groups of scripts/needs.sh.
func needs(list []step) []string {
	var groups []string
	for _, s := range list {
		groups = append(groups, s.needs...)
	}
	slices.Sort(groups)
	return slices.Compact(groups)
}
