package room

import (
	"testing"

	"runehall/games"
	"runehall/games/all"
)

// tables has a setup of each game, with persons and computer players.
var tables = []struct {
	game    string
	options map[string]string
	drivers []string
}{
	{"ritual", nil, []string{"person", "greedy", "person"}},
	{"masters", map[string]string{"deck": "wild", "extra-draw": "yes"}, []string{"person", "person", "greedy"}},
	{"stones", nil, []string{"person", "random"}},
	{"toss", map[string]string{"way": "calm"}, []string{"person", "random", "random"}},
	{"toss", map[string]string{"way": "ghost"}, []string{"person", "person"}},
	{"toss", map[string]string{"way": "snatch"}, []string{"person", "person", "random"}},
	{"market", nil, []string{"person", "random", "person", "random"}},
}

// TestWholeMatchesOfEveryGame plays matches to their ends. Now and then it reopens the room from its lines: every
// reader must be told the same as before, and the match must go on to the same end.
func TestWholeMatchesOfEveryGame(t *testing.T) {
	for _, c := range tables {
		t.Run(c.game+c.options["way"], func(t *testing.T) {
			r := newRig(t, c.game, c.options, 7, c.drivers...)
			for n := 0; r.forward("greedy"); n++ {
				if n%29 != 0 || r.held != [games.MaxSeats]string{} {
					continue
				}
				again := r.reopened()
				if a, b := r.print(), again.print(); a != b {
					t.Fatalf("after %d steps it is\n%s\nand opened anew\n%s", r.Steps(), a, b)
				}
				r = again
			}
			if end := r.End(); end.Why != ByRules || len(end.Result.Rank) != len(c.drivers) {
				t.Errorf("it ended by %+v", end)
			}
			record, err := r.Record()
			if err != nil {
				t.Fatal(err)
			}
			entry, _ := all.Entry(c.game)
			if st, err := entry.Check(record); err != nil || !st.Over {
				t.Errorf("the record: %+v, %v", st, err)
			}
			if got := record.Players[0].Name; got != "P0" {
				t.Errorf("seat 0 is called %q in the record", got)
			}
			t.Logf("%d lines, %d steps", r.Lines(), r.Steps())
		})
	}
}

func TestARoomBeginsWithItsHostAndAHead(t *testing.T) {
	r := newRig(t, "ritual", nil, 7, "person", "greedy")
	first := string(r.lines[0])
	for what, text := range map[string]string{
		"nothing": "", "no host": first[len("host "):], "no key": "host 12 " + first[70:],
		"cut off":     first[:len(first)/2],
		"with a move": first + "0 place 0,0 t12 r3 ~00000000\n",
	} {
		if room, err := Open(all.Entry, []byte(text)); err == nil && what != "with a move" {
			t.Errorf("%s: %+v", what, room)
		}
	}
	none := func(string) (games.Entry, bool) { return nil, false }
	if _, err := Open(none, r.lines[0]); err == nil {
		t.Error("a game that there is not can be opened")
	}
	players := []games.Player{{Driver: "wizard", Colour: "a", Emblem: "b"},
		{Driver: "person", Colour: "a", Emblem: "b"}}
	if _, _, err := New(all.Entry, "ritual", games.Setup{Seats: 2}, players, key(1), key(2)); err == nil {
		t.Error("a computer player that there is not sits down")
	}
	if _, _, err := New(all.Entry, "ritual", games.Setup{Seats: 2}, players[1:], key(1), "secret"); err == nil {
		t.Error("anything is a key")
	}
}

// TestLinesHaveOneForm applies lines in forms that no room writes.
func TestLinesHaveOneForm(t *testing.T) {
	for _, text := range []string{
		"", "5 place", "-1 pass", "00 pass", "sit", "sit 9 x", "rise 0 ", "rise", "undo", "undo x", "undo 04",
		"end now", "give 0", "resign 7", "sit 0 " + key(1),
		"sit 0 " + key(1) + " Ada", "sit 0 12 \"Ada\"", "sit 0 " + key(1) + ` "Ad\u0061"`, "give 0 wizard", "undo 9999",
		"host " + key(1),
	} {
		r := newRig(t, "masters", nil, 7, "person", "person")
		before := r.print()
		if err := r.Apply([]byte(text)); err == nil || r.print() != before {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func FuzzApply(f *testing.F) {
	for _, text := range []string{"0 lay BBB/GRG 0,0 r1", "undo 0", "rise 0", "give 1 greedy", "resign 1", "end",
		"sit 0 " + key(4) + ` "Ada"`, "clock 60", "late 0", "total 600", "spent 1 900"} {
		f.Add(text, "end")
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		r := newRig(t, "masters", nil, 7, "person", "person")
		if err := r.Apply([]byte("total 60")); err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{a, b} {
			before := r.print()
			if err := r.Apply([]byte(text)); err != nil && r.print() != before {
				t.Errorf("%q was no line and changed the room", text)
			}
		}
	})
}
