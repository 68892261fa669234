package main

import (
	"errors"
	"fmt"
	"os"
	"time"

	"runehall/internal/stats"
	"runehall/internal/workshop/pilot/desk"
)

const (
	starts    = 9                // of each program, alternating
	idleTime  = 10 * time.Second // as in the aim
	idleRuns  = 3
	animation = 600 // frames
	moving    = 3   // runs of the animation
)

func desktop(game, empty string) (err error) {
	data, err := os.MkdirTemp("", "figures")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(data)) }()
	heading("In a window of 1280×720; software rendering if there is no GPU")
	if err := firstFrames(game, empty, data); err != nil {
		return err
	}
	if err := onTheTitle(game, empty, data); err != nil {
		return err
	}
	floor, err := desk.Start(empty)
	if err != nil {
		return err
	}
	if _, err := floor.First(); err != nil { // a press before that would be lost
		return err
	}
	base, err := inMotion(floor)
	if err != nil {
		return err
	}
	if err := floor.Kill(); err != nil {
		return err
	}
	record, err := match(game, data)
	if err != nil {
		return err
	}
	p, err := desk.Start(game, "--stats", "--silent", "--size", "1280x720", "--data", data, "--open", record)
	if err != nil {
		return err
	}
	if _, err := p.First(); err != nil {
		return err
	}
	if err := idle(p); err != nil {
		return err
	}
	m, err := inMotion(p)
	if err != nil {
		return err
	}
	figure("allocations a frame, board dragged for 600", fmt.Sprintf("%.2f", m.allocs), "")
	figure("  above those of the empty program", fmt.Sprintf("%+.2f", m.allocs-base.allocs), "aim 0")
	figure("update and draw of such a frame", fmt.Sprintf("%.2f ms", m.own), "aim under 2 ms")
	figure("memory on the board / empty program", ratio(float64(m.memory), float64(base.memory)), "aim under 1.5 x")
	if err := p.Kill(); err != nil {
		return err
	}
	if err := boards(game, data, base); err != nil {
		return err
	}
	return thinking(game, data)
}

// firstFrames compares the time from the start of the process to the first frame with
// the title.
func firstFrames(game, empty, data string) error {
	var times, floors []time.Duration
	for range starts {
		for _, c := range []struct {
			program string
			args    []string
			to      *[]time.Duration
		}{
			{empty, nil, &floors},
			{game, []string{"--stats", "--silent", "--size", "1280x720", "--data", data}, &times},
		} {
			p, err := desk.Start(c.program, c.args...)
			if err != nil {
				return err
			}
			first, err := p.First()
			if err != nil {
				return err
			}
			if err := p.Kill(); err != nil {
				return err
			}
			*c.to = append(*c.to, first)
		}
	}
	figure("first frame, empty program", fmt.Sprintf("%d ms", median(floors).Milliseconds()), "")
	figure("first frame with the title", fmt.Sprintf("%d ms", median(times).Milliseconds()), "")
	figure("  game / empty program", ratio(float64(median(times)), float64(median(floors))), "aim 1.2 x")
	return nil
}

// idle measures a board on which nothing moves.
func idle(p *desk.Program) error {
	var draws, shares []float64
	for range idleRuns {
		time.Sleep(2 * time.Second) // let everything come to rest
		before, after, used, err := span(p, func() error { time.Sleep(idleTime); return nil })
		if err != nil {
			return err
		}
		draws = append(draws, float64(after.Draws-before.Draws))
		shares = append(shares, 100*used.Seconds()/idleTime.Seconds())
	}
	figure("idle board: draws in 10 s", fmt.Sprintf("%.0f", median(draws)), "aim 0")
	figure("idle board: share of a core", fmt.Sprintf("%.2f %%", median(shares)), "aim under 0.5 %")
	return nil
}

// motion is the cost of an animated program.
type motion struct {
	memory int64   // resident bytes
	allocs float64 // allocations a frame
	own    float64 // milliseconds a frame in the program's own Update and Draw
}

// inMotion drags the mouse over the window to and fro.
func inMotion(p *desk.Program) (m motion, err error) {
	var allocs, own []float64
	for range moving {
		before, after, _, err := span(p, func() error { return drag(p) })
		if err != nil {
			return motion{}, err
		}
		frames := float64(after.Draws - before.Draws)
		allocs = append(allocs, float64(after.Mallocs-before.Mallocs)/frames)
		own = append(own, float64(after.Own-before.Own)/frames/float64(time.Millisecond))
	}
	m = motion{allocs: median(allocs), own: median(own)}
	m.memory, err = p.Resident()
	return m, err
}

// drag drags until enough frames were drawn.
func drag(p *desk.Program) error {
	before, err := p.Figures()
	if err != nil {
		return err
	}
	const there, back = 500.0, 700.0
	for from, to := there, back; ; from, to = to, from {
		if err := p.Drag(from, 300, to, 340, 120); err != nil {
			return err
		}
		after, err := p.Figures()
		if err != nil {
			return err
		}
		switch frames := after.Draws - before.Draws; {
		case frames >= animation:
			return nil
		case frames == 0:
			return errors.New("nothing is drawn during a drag")
		}
	}
}

// span returns the program's figures before and after an action, and the processor time used in between.
func span(p *desk.Program, do func() error) (before, after stats.Figures, used time.Duration, err error) {
	if before, err = p.Figures(); err != nil {
		return
	}
	start, err := p.CPU()
	if err != nil {
		return
	}
	if err = do(); err != nil {
		return
	}
	end, err := p.CPU()
	if err != nil {
		return
	}
	after, err = p.Figures()
	return before, after, end - start, err
}

// ratio prints a comparison with the empty program.
func ratio(value, floor float64) string { return fmt.Sprintf("%.2f x", value/floor) }
