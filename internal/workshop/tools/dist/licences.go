package main

import (
	"bytes"
	"fmt"
	"strings"

	"runehall/internal/workshop/notices"
)

// licences returns the licences of everything in the programs for some platforms, named like linux/amd64. A module
// without a licence is an error.
func licences(platforms ...string) ([]byte, error) {
	var builds []notices.Build
	for _, platform := range platforms {
		builds = append(builds, notices.Desktop(platform))
	}
	all, err := notices.Collect(".", builds...)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.WriteString("What is in Runehall, and under which licences\n")
	for _, n := range all {
		fmt.Fprintf(&b, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 72), n.What,
			strings.TrimSpace(strings.Join(n.Texts, "\n")))
	}
	return b.Bytes(), nil
}
