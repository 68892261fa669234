package main

import (
	"fmt"
	"slices"
	"strings"
)

// harmless are the variables of the house that make no test do less.
var harmless = []string{releaseVar, "RUNEHALL_PATIENCE"}

// strange returns environment variables that tests listen to and that could make them do less: how many matches to
// play, which pictures to approve, which page to open. Somebody set them for another purpose.
func strange(environment []string) []string {
	var names []string
	for _, v := range environment {
		name, _, _ := strings.Cut(v, "=")
		if strings.HasPrefix(name, "RUNEHALL_") && !slices.Contains(harmless, name) || name == "KILLS" ||
			name == "PSEUDO" {
			names = append(names, name)
		}
	}
	return names
}

// narrowing are the flags of go test that leave tests out.
var narrowing = []string{"run", "skip", "short", "list", "c", "n", "failfast", "exec"}

// narrowed is an error if flags of the go command would leave tests out.
func narrowed(goflags string) error {
	for flag := range strings.FieldsSeq(goflags) {
		name, value, _ := strings.Cut(strings.TrimPrefix(strings.TrimLeft(flag, "-"), "test."), "=")
		if slices.Contains(narrowing, name) && value != "false" || name == "count" && value == "0" {
			return fmt.Errorf("GOFLAGS has %s, with which not all tests would run", flag)
		}
	}
	return nil
}
