//go:build !js

package cli

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/scenes"
)

// TestNoRecordStartsAProgram opens records and links whose drivers are commands, names of programs, or flags. No
// command and no window may start them: only --bot on the command line names a program.
func TestNoRecordStartsAProgram(t *testing.T) {
	dir := t.TempDir()
	trap := filepath.Join(dir, "trap") // a program that makes the file trace
	trace := filepath.Join(dir, "trace")
	if err := os.WriteFile(trap, []byte("#!/bin/sh\ntouch "+trace+"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	game, _ := all.Entry("ritual")
	held, opened := 0, 0 // how many drivers a record can hold, and how many links to them can be replayed
	for i, driver := range []string{
		games.RivalDriver, "bot", "bot1", "bot:" + trap, "program:" + trap, trap, "trap", "./trap", "exec:trap",
		"$(trap)", "`trap`", ";trap", "|trap",
		"--bot", "--bot=" + trap, "sh", "cmd.exe", "file://" + trap, "program\t" + trap, "!" + trap,
		"https://127.0.0.1/trap",
	} {
		players := []games.Player{
			{Name: "Ada", Driver: games.Person, Colour: "amber", Emblem: "circle"},
			{Name: trap, Driver: driver, Colour: "sky", Emblem: "star"},
		}
		r, err := games.NewRecord(game.Info(), games.Setup{Seats: 2, Seed: 3}, players)
		if err != nil { // this program writes no such driver, but an attacker can
			players[1].Driver = "DRIVER"
			if r, err = games.NewRecord(game.Info(), games.Setup{Seats: 2, Seed: 3}, players); err != nil {
				t.Fatal(err)
			}
		} else {
			held++
		}
		record := bytes.Replace(r.Text(), []byte("DRIVER"), []byte(driver), 1)
		path := filepath.Join(dir, fmt.Sprint(i)+".runehall")
		if err := os.WriteFile(path, record, 0o600); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{{"replay"}, {"replay", "--json"}, {"link"}, {"sim", "--bots"}} {
			what := path
			if args[0] == "sim" {
				what = driver
			}
			_, link, _ := call(t, "", append(args, what)...)
			if args[0] == "link" && link != "" {
				if code, _, _ := call(t, "", "replay", strings.TrimSpace(link)); code == exitOK {
					opened++
				}
			}
		}
		// The window gets only the text of a record. The program of a match comes from the command line alone.
		o := windowFlags{open: path}
		c := console{in: strings.NewReader(""), out: &bytes.Buffer{}, err: &bytes.Buffer{},
			getenv: func(string) string { return "" }}
		config, err := o.config(c)
		if err == nil {
			dismiss, err := o.seatProgram(&config, c)
			if err != nil {
				t.Fatal(err)
			}
			dismiss()
		}
		if config.Rival != nil {
			t.Errorf("%q: the window has a program to seat", driver)
		}
	}
	if exists(trace) {
		t.Error("a program was started")
	}
	if held < 10 || opened < 10 {
		t.Errorf("only %d drivers were read from records, and %d from links", held, opened)
	}
	// The trap works if the command line names it.
	if call(t, "", "sim", "--matches", "1", "--bots", "random", "--bot", trap); !exists(trace) {
		t.Error("the trap is none")
	}
	var config scenes.Config
	o := windowFlags{bot: trap}
	dismiss, err := o.seatProgram(&config, console{err: &bytes.Buffer{}})
	if err != nil || config.Rival == nil {
		t.Fatalf("the command line's program is not seated: %v", err)
	}
	dismiss()
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
