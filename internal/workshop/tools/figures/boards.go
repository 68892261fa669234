package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/internal/workshop/pilot/desk"
)

// lastTurns are records of matches that lack only their last turn, so that nearly everything a board can hold lies on
// it.
const lastTurns = "scenes/*/testdata/tiny.record"

// boards measures the boards of all games that have such a record, at rest.
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

// alone writes a record up to its last real decision, and returns the file. Only the seat that decides is a person, so
// that no curtain is in the way. From a later step the table would play on to the results by itself.
func alone(record, data string) (string, error) {
	text, err := os.ReadFile(record)
	if err != nil {
		return "", err
	}
	r, err := games.ParseRecord(text)
	if err != nil {
		return "", err
	}
	entry, ok := all.Entry(r.Game)
	if !ok {
		return "", fmt.Errorf("no game is called %q", r.Game)
	}
	var made, until int // until the last real decision
	person := games.Nobody
	err = entry.Replay(r, func(line games.ReplayLine) error {
		if i := slices.IndexFunc(line.Acting, decides); i >= 0 {
			person, until = line.Acting[i].Seat, made
		}
		if line.Line == "step" {
			made++
		}
		return nil
	})
	if err != nil {
		return "", err
	}
	if person == games.Nobody {
		return "", errors.New("nobody decides anything")
	}
	for i := range r.Players {
		if games.Seat(i) != person {
			r.Players[i].Driver = "random"
		}
	}
	seated, err := games.NewRecord(entry.Info(), r.Setup, r.Players)
	if err != nil {
		return "", err
	}
	for _, step := range r.Steps[:until] {
		seated.Add(step)
	}
	file := filepath.Join(data, r.Game+".rune")
	return file, os.WriteFile(file, seated.Text(), 0o666)
}

// fewest is of how many moves at least one has to be chosen for that to be a real decision.
const fewest = 3

func decides(a games.ReplayActing) bool {
	return len(a.Moves) >= fewest || a.Bounds != nil || a.Samples != nil
}

// atRest measures one of them.
func atRest(game, data, record string, base motion) (err error) {
	name := filepath.Base(filepath.Dir(filepath.Dir(record)))
	record, err = alone(record, data)
	if err != nil {
		return err
	}
	p, err := desk.Start(game, "--stats", "--silent", "--size", "1280x720", "--data", data, "--open", record)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, p.Kill()) }()
	if _, err := p.First(); err != nil {
		return err
	}
	if err := rest(p); err != nil {
		return err
	}
	before, after, used, err := span(p, func() error { time.Sleep(idleTime); return nil })
	if err != nil {
		return err
	}
	memory, err := p.Resident()
	if err != nil {
		return err
	}
	figure("last turn of "+name+": draws in 10 s", fmt.Sprint(after.Draws-before.Draws), "aim 0")
	figure("  share of a core", fmt.Sprintf("%.2f %%", 100*used.Seconds()/idleTime.Seconds()), "aim under 0.5 %")
	figure("  memory / empty program", ratio(float64(memory), float64(base.memory)), "aim under 1.5 x")
	if name == "toss" {
		return falls(p)
	}
	return nil
}

// How long a board draws nothing before it is taken to be at rest, and how long that may take: computer players move,
// and the board makes steps by itself that nobody would decide otherwise.
const (
	still    = 3 * time.Second
	restless = time.Minute
)

// rest waits until a board is at rest.
func rest(p *desk.Program) error {
	for end := time.Now().Add(restless); time.Now().Before(end); {
		before, after, _, err := span(p, func() error { time.Sleep(still); return nil })
		if err != nil || before.Draws == after.Draws {
			return err
		}
	}
	return fmt.Errorf("the board draws for longer than %v", restless)
}

// falls measures a throw of Rune Toss, while runes roll and knock: the golden button wakes its meter, and strikes it.
func falls(p *desk.Program) error {
	for range 2 {
		if err := p.Press(desk.Enter); err != nil {
			return err
		}
	}
	before, after, _, err := span(p, func() error { time.Sleep(fall); return nil })
	if err != nil {
		return err
	}
	frames := after.Draws - before.Draws
	if frames == 0 {
		return errors.New("nothing is drawn while runes fall")
	}
	figure("  update and draw of a frame while runes fall",
		fmt.Sprintf("%.2f ms", float64(after.Own-before.Own)/float64(frames)/float64(time.Millisecond)), "aim under 2 ms")
	return nil
}

// fall is about how long a throw takes.
const fall = time.Second
