package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"runehall/internal/pilot/desk"
)

// lastTurns are records of matches of which the last turn is left, so that nearly all that a board can hold lies on it.
const lastTurns = "scenes/*/testdata/tiny.record"

// boards measures the boards of all games at rest that keep such a record.
func boards(game, data string, base motion) error {
	records, err := filepath.Glob(lastTurns)
	if err != nil || len(records) == 0 {
		return errors.Join(fmt.Errorf("no %s", lastTurns), err)
	}
	for _, record := range records {
		if err := atRest(game, data, record, base); err != nil {
			return fmt.Errorf("%s: %w", record, err)
		}
	}
	return nil
}

// atRest measures one of them.
func atRest(game, data, record string, base motion) (err error) {
	p, err := desk.Start(game, "--stats", "--silent", "--size", "1280x720", "--data", data, "--open", record)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, p.Kill()) }()
	if _, err := p.First(); err != nil {
		return err
	}
	time.Sleep(2 * time.Second) // what is still going to rest
	before, after, used, err := span(p, func() error { time.Sleep(idleTime); return nil })
	if err != nil {
		return err
	}
	memory, err := p.Resident()
	if err != nil {
		return err
	}
	name := filepath.Base(filepath.Dir(filepath.Dir(record)))
	figure("last turn of "+name+": draws in 10 s", fmt.Sprint(after.Draws-before.Draws), "aim 0")
	figure("  share of a core", fmt.Sprintf("%.2f %%", 100*used.Seconds()/idleTime.Seconds()), "aim under 0.5 %")
	figure("  memory / empty program", ratio(float64(memory), float64(base.memory)), "aim under 1.5 x")
	return nil
}
