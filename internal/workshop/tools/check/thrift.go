package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// spare are variables of Go that make everything that is started spend less. Garbage is collected less often than Go
// would: a seventh of a compiler's time for a few hundred megabytes. But a process that holds much does not grow to
// five times as much: from 2 GiB on, Go collects as often as it must to stay there. Several such processes run side by
// side.
var spare = []struct{ name, value string }{{"GOGC", "400"}, {"GOMEMLIMIT", "2GiB"}}

// thrifty sets the variables to spare time and memory that nobody has set, and makes everything compile without the
// names of folders, so that what one checkout has compiled serves all others on the machine.
func thrifty() error {
	for _, s := range spare {
		if _, said := os.LookupEnv(s.name); said {
			continue
		}
		if err := os.Setenv(s.name, s.value); err != nil {
			return err
		}
	}
	// Include what go env -w has stored, which the variable would hide.
	flags, err := exec.Command("go", "env", "GOFLAGS").Output()
	if err != nil {
		return fmt.Errorf("the flags of the go command: %w", err)
	}
	if err := narrowed(string(flags)); err != nil {
		return err
	}
	return os.Setenv("GOFLAGS", strings.TrimSpace(string(flags)+" -trimpath"))
}
