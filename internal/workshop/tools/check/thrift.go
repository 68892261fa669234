package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// thrifty makes everything that is started spend less: it collects garbage less often than Go would, unless somebody
// has said how often (a seventh of a compiler's time, for a few hundred megabytes), and compiles without the names of
// folders, so that what one checkout has compiled serves all others on the machine.
func thrifty() error {
	if _, said := os.LookupEnv("GOGC"); !said {
		if err := os.Setenv("GOGC", "400"); err != nil {
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
