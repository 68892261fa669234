package main

import (
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"runehall/internal/workshop/pilot/desk"
	"runehall/internal/workshop/pilot/probe"
)

// moves is how many moves the measured board has seen at least.
const moves = 12

// order lists what play taps, by the beginnings of the targets' names: the first
// that is there.
var order = []string{"table.confirm", "table.nobody", "table.decline", "curtain.open", "ritual.cell.", "ritual.tile.",
	"ritual.close"}

// match starts a match as a player would, plays some moves, and returns the record's file. That run has a probe, which
// allocates in every frame. The measured run opens the record without it.
func match(game, data string) (string, error) {
	p, err := desk.Start(game, "--probe", "--stats", "--silent", "--seed", "7", "--lang", "en", "--size", "1280x720",
		"--data", data)
	if err != nil {
		return "", err
	}
	if err = play(p); err != nil {
		return "", errors.Join(err, p.Kill())
	}
	if err := p.Close(); err != nil {
		return "", err
	}
	records, err := filepath.Glob(filepath.Join(data, "matches", "*.runehall"))
	if err != nil || len(records) != 1 {
		return "", fmt.Errorf("the new match has the records %q: %w", records, err)
	}
	return records[0], nil
}

// play goes from the title to a board with some moves on it.
func play(p *desk.Program) error {
	for _, name := range []string{"title.play", "setup.begin"} {
		if err := p.Tap(name); err != nil {
			return err
		}
	}
	for range 20 * moves {
		r, err := p.Until("at rest on the board", func(r probe.Report) bool { return r.Scene == "table" && !r.Busy })
		if err != nil {
			return err
		}
		if n, _ := r.Number("moves"); n >= moves {
			return nil
		}
		name := next(slices.Sorted(maps.Keys(r.Targets)))
		if name == "" {
			return fmt.Errorf("nothing to tap on: %+v", r)
		}
		if err := p.Tap(name); err != nil {
			return err
		}
	}
	r, err := p.Probe()
	return errors.Join(fmt.Errorf("not %d moves after many taps: %+v", moves, r), err)
}

func next(targets []string) string {
	for _, prefix := range order {
		for _, name := range targets {
			if strings.HasPrefix(name, prefix) {
				return name
			}
		}
	}
	return ""
}
