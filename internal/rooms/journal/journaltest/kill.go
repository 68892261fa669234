package journaltest

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// killed is set in the environment of a program that is to store lines until it is killed.
const killed = "RUNEHALL_KILLED_JOURNAL"

// Victim stores lines until the program is killed, if it was started for that; TestMain calls it. It says each place before it stores a line there,
// and again once that is acknowledged.
func Victim(way Way) {
	place := os.Getenv(killed)
	if place == "" {
		return
	}
	j, err := way(place)
	if err != nil {
		fmt.Println("error", err)
		os.Exit(1)
	}
	var room string
	var n int
	for {
		if _, err := fmt.Scan(&room, &n); err != nil {
			os.Exit(0)
		}
		if err := j.Append(ctx, room, n, line(room, n)); err != nil {
			fmt.Println("error", err)
			os.Exit(1)
		}
		fmt.Println("stored", n)
	}
}

// Kill lets another program store lines, and kills it while it does: while it stores one, right after, and between two. Everything acknowledged is there,
// in its order and once, and the room goes on.
func Kill(t *testing.T, way Way, rounds int) {
	place := t.TempDir()
	room := ID()
	have := 0 // acknowledged
	for round := range rounds {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), killed+"="+place)
		in, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		answers := bufio.NewScanner(out)
		begun := have
		for i := 0; ; i++ {
			if _, err := fmt.Fprintln(in, room, begun); err != nil {
				t.Fatal(err)
			}
			begun++
			if i == 3+round%5 && round%2 == 0 {
				break // in the middle of it, or before it was begun
			}
			if !answers.Scan() {
				t.Fatalf("round %d: it ended by itself: %v", round, answers.Err())
			}
			n, err := strconv.Atoi(strings.TrimPrefix(answers.Text(), "stored "))
			if err != nil || n != have {
				t.Fatalf("round %d: place %d: %q", round, have, answers.Text())
			}
			have++
			if i == 3+round%5 {
				break
			}
		}
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		if _, err := io.Copy(io.Discard, out); err != nil {
			t.Fatal(err)
		}
		_ = cmd.Wait() // it was killed, as the error says
		j, err := way(place)
		if err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
		lines, err := j.Read(ctx, room, 0)
		if err != nil || len(lines) < have || len(lines) > begun {
			t.Fatalf("round %d: %d lines, %v; %d were acknowledged, %d begun", round, len(lines), err, have, begun)
		}
		holds(t, j, room, len(lines))
		// Whoever did not hear of the last line stores it again.
		for n := have; n < begun; n++ {
			add(t, j, room, n)
		}
		have = begun
		holds(t, j, room, have)
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
