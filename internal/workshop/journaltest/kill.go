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

// killed is the environment variable that tells a program to store lines until it is killed.
const killed = "RUNEHALL_KILLED_JOURNAL"

// Victim turns the program into one that stores lines until it is killed, if it was started for that. TestMain calls
// it. It prints each place before it stores a line there, and again when the line is acknowledged.
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

// Kill starts another program that stores lines, and kills it at various moments: while it stores a line, right after,
// and between two lines. Then all acknowledged lines must be there, in order and once, and storing must go on.
func Kill(t *testing.T, way Way, rounds int) {
	place := t.TempDir()
	room := ID()
	have := 0 // acknowledged lines
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
				break // it was killed while storing, or before
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
		_ = cmd.Wait() // returns an error because the program was killed
		j, err := way(place)
		if err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
		lines, err := j.Read(ctx, room, 0)
		if err != nil || len(lines) < have || len(lines) > begun {
			t.Fatalf("round %d: %d lines, %v; %d were acknowledged, %d begun", round, len(lines), err, have, begun)
		}
		holds(t, j, room, len(lines))
		// A host that got no answer for its last line stores it again.
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
