package main

import (
	"bufio"
	"bytes"
	"fmt"
	"strings"
)

// tapTests reads the output of node --test with its reporter "tap", which ends with a
// summary. Without one, everything is one failure.
func tapTests(output []byte, _ error) (count, []byte) {
	sum := map[string]int{}
	for lines := bufio.NewScanner(bytes.NewReader(output)); lines.Scan(); {
		var key string
		var n int
		if _, err := fmt.Sscanf(lines.Text(), "# %s %d", &key, &n); err == nil {
			sum[strings.TrimSpace(key)] = n
		}
	}
	if _, ended := sum["tests"]; !ended {
		return count{failed: 1}, output
	}
	n := count{passed: sum["pass"], failed: sum["fail"] + sum["cancelled"], skipped: sum["skipped"] + sum["todo"]}
	if n.failed == 0 {
		return n, nil
	}
	return n, output
}
