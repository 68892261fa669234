package fetch

import (
	"fmt"
	"slices"
)

// missing are the files that could not be fetched.
var missing shortage

type shortage struct {
	requests []*request
	told     func(n int, why error)
}

func (m *shortage) add(r *request, why error) {
	if !slices.Contains(m.requests, r) {
		m.requests = append(m.requests, r)
	}
	m.tell(fmt.Errorf("fetch %s: %w", r.url, why))
}

func (m *shortage) remove(r *request) {
	if at := slices.Index(m.requests, r); at >= 0 {
		m.requests = slices.Delete(m.requests, at, at+1)
		m.tell(nil)
	}
}

func (m *shortage) tell(why error) {
	if m.told != nil {
		m.told(len(m.requests), why)
	}
}

// Watch has told called from now on, from within the browser's event loop, with the number of files that are missing:
// when one could not be fetched, and why, and when one has come after all.
func Watch(told func(n int, why error)) { missing.told = told }

// Again asks once more for all files that are missing.
func Again() {
	for _, r := range slices.Clone(missing.requests) {
		r.start()
	}
}
