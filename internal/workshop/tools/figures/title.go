package main

import (
	"errors"
	"fmt"
	"os"

	"runehall/internal/workshop/pilot/desk"
)

// titles is how often each program is started, in turns.
const titles = 5

// title compares the memory of the program at rest on its title with that of the empty program.
func title(game, empty string) (err error) {
	data, err := os.MkdirTemp("", "figures")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(data)) }()
	heading("On the desktop, the title in a window of 1280×720, at rest")
	return onTheTitle(game, empty, data)
}

func onTheTitle(game, empty, data string) error {
	var sizes, floors []int64
	for range titles {
		floor, err := atEase(empty)
		if err != nil {
			return err
		}
		size, err := atEase(game, "--stats", "--silent", "--size", "1280x720", "--data", data)
		if err != nil {
			return err
		}
		floors, sizes = append(floors, floor), append(sizes, size)
	}
	figure("memory on the title, empty program", fmt.Sprintf("%.0f MB", float64(median(floors))/1e6), "")
	figure("memory on the title", fmt.Sprintf("%.0f MB", float64(median(sizes))/1e6), "")
	figure("  game / empty program", ratio(float64(median(sizes)), float64(median(floors))), "aim 1.28 x")
	return nil
}

// atEase starts a program, waits until it is at rest, and returns the bytes that it has in memory.
func atEase(program string, args ...string) (size int64, err error) {
	p, err := desk.Start(program, args...)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, p.Kill()) }()
	if _, err := p.First(); err != nil {
		return 0, err
	}
	if len(args) > 0 { // the empty program draws all the time
		if err := rest(p); err != nil {
			return 0, err
		}
	}
	return p.Resident()
}
