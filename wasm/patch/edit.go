package main

import (
	"fmt"
	"os"
	"strings"
)

// text is what stands somewhere in a file, once, and what is to stand there.
type text struct{ old, new string }

// edited returns a file with all the changes.
func edited(path string, texts []text) (string, error) {
	source, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	changed := string(source)
	for _, t := range texts {
		if n := strings.Count(changed, t.old); n != 1 {
			line, _, _ := strings.Cut(strings.TrimSpace(t.old), "\n")
			return "", fmt.Errorf("what is to be replaced stands there %d times: %q", n, line)
		}
		changed = strings.Replace(changed, t.old, t.new, 1)
	}
	return changed, nil
}
