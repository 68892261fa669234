package stacks

import (
	"fmt"
	"runtime/debug"
	"strings"
	"testing"
)

// chain reads through pointers on lines of their own, of which any may be nil, inside and outside of loops.
func chain(nodes []*node, rounds int) (sum int) {
	defer func() { sum += 1000 }()
	first, second, third := nodes[0], nodes[1], nodes[2]
	sum += first.depth // 1
	for i := range rounds {
		for second.depth > i { // 2
			sum += len(third.text) // 3
			i++
		}
		if i%3 == 2 {
			continue
		}
		sum += nodes[3].depth // 4
		nodes[4].depth += sum // 5
	}
	return sum
}

// broken calls chain with one node missing, -1 for none, and returns its answer, or the stack of its panic.
func broken(missing, rounds int) (sum int, stack string) {
	nodes := make([]*node, 5)
	for i := range nodes {
		if i != missing {
			nodes[i] = &node{depth: 1, text: strings.Repeat("x", i)}
		}
	}
	defer func() {
		if fault := recover(); fault != nil {
			stack = fmt.Sprint(fault, "\n", string(debug.Stack()))
		}
	}()
	return chain(nodes, rounds), ""
}

// TestFaultsEverywhere has each pointer of a function be nil in turn, and wants to be told the line.
func TestFaultsEverywhere(t *testing.T) {
	begin := lineOf(chain)
	for missing, line := range []int{3, 5, 6, 12, 13} {
		for round := range 300 {
			_, stack := broken(missing, 4)
			where := fmt.Sprintf("faults_test.go:%d ", begin+line)
			i := strings.Index(stack, "runehall/lean/stacks.chain(")
			if i < 0 || !strings.Contains(stack[i:], where) || !strings.Contains(stack, "nil pointer") {
				t.Fatalf("round %d: without node %d a panic does not tell chain at %s:\n%s",
					round, missing, where, stack)
			}
		}
	}
	for range 300 {
		// The first one's depth, the third one's text in the first round, and the fourth one's depth in all rounds but
		// the third.
		if sum, stack := broken(-1, 4); sum != 1000+1+2+3 || stack != "" {
			t.Fatalf("nothing is missing: %d %s", sum, stack)
		}
	}
}
