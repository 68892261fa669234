package main

import (
	"strings"
	"testing"

	"runehall/assets/sound"
)

// TestScoresAreWhole reads every part: each bar is full, each tone is one that its instrument has.
func TestScoresAreWhole(t *testing.T) {
	for i, p := range pieces {
		if want := sound.Music(i + 1).String(); p.name != want {
			t.Errorf("piece %d is %q, want %q", i, p.name, want)
		}
		for _, part := range p.parts {
			notes, err := p.read(part)
			if err != nil {
				t.Error(err)
			}
			for _, n := range notes {
				if n.key < 26 || n.key > 91 {
					t.Errorf("%s, %s: key %d at beat %g", p.name, part.name, n.key, n.at)
				}
			}
		}
	}
}

// TestMistakesInScoresAreFound reads what is not right.
func TestMistakesInScoresAreFound(t *testing.T) {
	p := &piece{name: "test", tempo: 60, meter: 3, bars: 2}
	for notes, want := range map[string]string{
		"d4:3 | d4:2":         "bar 2: 1 beats are missing",
		"d4:3 | d4:4":         "1 beats too long",
		"d4:4 | d4:3":         "while a tone of the bar before",
		"d4:3":                "1 bars, want 2",
		"h4:3 | d4:3":         `"h4" is no tone`,
		"d4 | d4:3":           "has no length",
		"d4:3 | d9:3":         `"d9" is no tone`,
		"d4:1 d4+:2 | _:3":    `"" is no tone`,
		"d4:3 | d4:1 _:-1 _:": "has no length",
	} {
		if _, err := p.read(part{name: "part", notes: notes}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want %q", notes, err, want)
		}
	}
}

// TestNotesAreRead checks keys, times and forces.
func TestNotesAreRead(t *testing.T) {
	p := &piece{name: "test", tempo: 60, meter: 3, bars: 2}
	notes, err := p.read(part{notes: "c4:1 b&3+f#5:.5> _:.5 a4:1< | d4:3 |"})
	if err != nil {
		t.Fatal(err)
	}
	want := []note{
		{60, 0, 1, .6, true}, {58, 1, .5, .82, true}, {78, 1, .5, .82, false},
		{69, 2, 1, .4, true}, {62, 3, 3, .6, true},
	}
	for i, n := range notes {
		if i >= len(want) || n != want[i] {
			t.Errorf("note %d is %+v", i, n)
		}
	}
	if len(notes) != len(want) {
		t.Errorf("%d notes, want %d", len(notes), len(want))
	}
}

// TestMIDIIsWellFormed looks at the bytes of a file with one note.
func TestMIDIIsWellFormed(t *testing.T) {
	p := &piece{name: "test", tempo: 60, meter: 3, bars: 1}
	file := p.midi([]note{{key: 60, beats: 1, force: .5, first: true}}, 73, false)
	if string(file[:4]) != "MThd" || string(file[14:18]) != "MTrk" {
		t.Fatalf("% x", file[:24])
	}
	size := int(file[18])<<24 | int(file[19])<<16 | int(file[20])<<8 | int(file[21])
	if size != len(file)-22 {
		t.Errorf("the track says %d bytes and has %d", size, len(file)-22)
	}
	for _, want := range []string{"\xff\x51\x03\x0f\x42\x40", "\xc0\x49", "\x90\x3c\x46", "\x80\x3c", "\xff\x2f\x00"} {
		if !strings.Contains(string(file), want) {
			t.Errorf("the file lacks % x", want)
		}
	}
}
