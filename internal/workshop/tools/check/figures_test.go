package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestFiguresOfBothLanesAreKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "build", "check.json")
	f, err := readFigures(path)
	if err != nil || len(f) != 0 {
		t.Fatal(f, err)
	}
	now := time.Date(2026, 11, 29, 1, 2, 3, 0, time.UTC)
	f.begin(day, now, true)
	f.add(figuresOf(day, ran{name: "vet", time: 1250 * time.Millisecond, processor: 2 * time.Second,
		outcome: outcome{count: count{passed: 2, cached: 1}}}))
	f.end(day, now.Add(time.Minute))
	f.begin(all, now, true)
	f.add(figuresOf(all, ran{name: "vet", time: 3 * time.Second, outcome: outcome{count: count{passed: 2, failed: 1}}}))
	f.add(figuresOf(all, ran{name: "phones", time: 4 * time.Second, processor: 5 * time.Second,
		outcome: outcome{count: count{passed: 1}}}))
	f.begin(all, now.Add(time.Hour), false) // some steps again
	f.add(figuresOf(all, ran{name: "vet", time: 2 * time.Second, processor: 3 * time.Second,
		outcome: outcome{count: count{passed: 3}}}))
	if err := f.write(path); err != nil {
		t.Fatal(err)
	}
	f, err = readFigures(path)
	if err != nil || f["day"].Wall != 60 || f["day"].Steps[0].Wall != 1.3 || len(f["all"].Steps) != 2 ||
		f["all"].Steps[0].Passed != 3 || !f["all"].Begun.Equal(now) {
		t.Errorf("kept are %+v, %v", f, err)
	}
	var table strings.Builder
	f.table(&table, []step{
		{name: "vet", checks: "what vet finds", commands: []command{{}}},
		{name: "phones", checks: "the apps", commands: []command{{from: all}}},
		{name: "late", checks: "nothing yet", commands: []command{{from: all}}},
	})
	for _, row := range []string{
		"| vet | what vet finds | 1 s | 2 s | 2, 1 of them unchanged | 2 s | 3 s | 3 |",
		"| phones | the apps | – | – | – | 4 s | 5 s | 1 |",
		"| late | nothing yet | – | – | – | ? | ? | ? |",
		"| **together** | | 60 s | 2 s | 2, 1 of them unchanged | 0 s | 8 s | 4 |",
	} {
		if !slices.Contains(strings.Split(table.String(), "\n"), row) {
			t.Errorf("no row %s in\n%s", row, table.String())
		}
	}
}

func TestFiguresThatCannotBeReadAreAnError(t *testing.T) {
	path := filepath.Join(t.TempDir(), "check.json")
	if err := os.WriteFile(path, []byte("{"), 0o666); err != nil {
		t.Fatal(err)
	}
	if f, err := readFigures(path); err == nil {
		t.Errorf("read are %v", f)
	}
}
