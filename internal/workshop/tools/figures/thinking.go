package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/bots"
	"runehall/internal/stats"
	"runehall/internal/workshop/pilot/desk"
)

const (
	// thinkers is the level whose thinking is measured, and pastimes one that hardly thinks, for comparison.
	thinkers, pastimes = bots.Master, bots.Novice
	// watched is how long each match is watched.
	watched = 10 * time.Second
	// frameTime is the time that a frame may take.
	frameTime = time.Second / 60
)

// watch measures the frames alone.
func watch(game string) (err error) {
	data, err := os.MkdirTemp("", "figures")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(data)) }()
	heading("In a window of 1280×720; processor time of Update and Draw")
	return thinking(game, data)
}

// thinking measures the frames of matches among two computer players of each game.
func thinking(game, data string) error {
	for _, entry := range all.Entries() {
		for _, level := range []string{pastimes, thinkers} {
			frames, err := among(game, data, entry, level)
			if err != nil {
				return fmt.Errorf("two of level %s at %s: %w", level, entry.Info().ID, err)
			}
			name := fmt.Sprintf("%s, two of level %s: half of all frames", entry.Info().ID, level)
			figure(name, fmt.Sprintf("%.2f ms", millis(frames.Within(.5))), "")
			figure("  99 % of them", fmt.Sprintf("%.2f ms", millis(frames.Within(.99))), "")
			figure("  the longest", fmt.Sprintf("%.2f ms", millis(frames.Within(1))), "")
			figure("  longer than a sixtieth of a second",
				fmt.Sprintf("%d of %d", frames.Over(frameTime), frames.Count()), "aim 0")
		}
	}
	return nil
}

func millis(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// among watches a match of two computer players of a level from its beginning, and returns what its frames took of the
// program's own processor time.
func among(game, data string, entry games.Entry, level string) (frames stats.Frames, err error) {
	file, err := begun(data, entry, level)
	if err != nil {
		return frames, err
	}
	p, err := desk.Start(game, "--stats", "--silent", "--size", "1280x720", "--data", data, "--open", file)
	if err != nil {
		return frames, err
	}
	defer func() { err = errors.Join(err, p.Kill()) }()
	if _, err := p.First(); err != nil {
		return frames, err
	}
	time.Sleep(2 * time.Second) // until its pictures are there
	before, after, _, err := span(p, func() error { time.Sleep(watched); return nil })
	if err != nil {
		return frames, err
	}
	if frames = after.Frames.Since(before.Frames); frames.Count() == 0 {
		return frames, errors.New("nothing is drawn while computer players play")
	}
	return frames, nil
}

// begun writes the record of a match of two computer players that begins, and returns its file.
func begun(data string, entry games.Entry, level string) (string, error) {
	players := []games.Player{
		{Name: "Astrid", Driver: level, Colour: "amber", Emblem: "circle"},
		{Name: "Ingrid", Driver: level, Colour: "sky", Emblem: "diamond"},
	}
	r, err := games.NewRecord(entry.Info(), games.Setup{Seats: len(players), Seed: 7}, players)
	if err != nil {
		return "", err
	}
	file := filepath.Join(data, entry.Info().ID+"-"+level+".rune")
	return file, os.WriteFile(file, r.Text(), 0o666)
}
