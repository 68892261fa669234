// Figures measures the program for make bench: the speed of the rules, natively and under Node; and the start, idling,
// memory and allocations of the program in a window, alternating with an empty Ebitengine program. Comparisons are
// printed as ratios of medians (for the rules, of the best runs), because times on their own say more about the machine
// than about the program.
//
// The browser's figures come from wasm/browser/figures.mjs.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	game := flag.String("game", "build/runehall", "the program")
	empty := flag.String("empty", "build/empty", "the empty program")
	part := flag.String("part", "", "measure only `rules`, desktop, or thinking or title, which are parts of desktop; or rooms, which is measured only when it is asked for")
	flag.Parse()
	if err := run(*part, *game, *empty); err != nil {
		fmt.Fprintln(os.Stderr, "figures:", err)
		os.Exit(1)
	}
}

func run(part, game, empty string) error {
	if part == "" || part == "rules" {
		if err := rules(); err != nil {
			return fmt.Errorf("rules: %w", err)
		}
	}
	if part == "rooms" {
		return rooms()
	}
	if part == "thinking" {
		return watch(game)
	}
	if part == "title" {
		return title(game, empty)
	}
	if part == "" || part == "desktop" {
		if err := desktop(game, empty); err != nil {
			return fmt.Errorf("desktop: %w", err)
		}
	}
	return nil
}

// heading begins a part of the output.
func heading(format string, args ...any) { fmt.Printf("\n== "+format+"\n", args...) }

func figure(name, value, aim string) { fmt.Printf("%-46s %20s   %s\n", name, value, aim) }
