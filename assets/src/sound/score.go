package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// piece is a loop of music.
type piece struct {
	name  string
	tempo float64 // beats a minute
	meter float64 // beats a bar
	bars  int
	loud  float64 // LUFS; 0: musicLoudness
	// hall and dull describe the room; wet is how much of it is heard.
	hall, dull, wet float64
	parts           []part
}

// part is one instrument's notes. Bars stand between strokes; "d5:2" is a note of two beats, "d3+a3:3" a chord, "_:1" a
// rest, and ">" behind a note an accent, "<" a soft one. A tone that reaches into the next bars leaves them empty.
type part struct {
	name  string
	notes string
	voice voice
	gain  float64 // decibels
	pan   float64 // from -1, left, to 1
	send  float64 // decibels into the hall
}

// note is one tone; beats are counted from the start of the piece.
type note struct {
	key       int // as in MIDI: 69 is the a of 440 Hz
	at, beats float64
	force     float64 // from 0 to 1
	first     bool    // of its chord
}

// hz returns the frequency of a key, in equal temperament.
func hz(key int) float64 { return 440 * math.Pow(2, float64(key-69)/12) }

// length returns the samples of a piece.
func (p *piece) length() int {
	return int(math.Round(float64(p.bars) * p.meter * 60 / p.tempo * rate))
}

// sample returns where a beat is.
func (p *piece) sample(beat float64) int { return int(math.Round(beat * 60 / p.tempo * rate)) }

// seconds returns how long beats last.
func (p *piece) seconds(beats float64) float64 { return beats * 60 / p.tempo }

// read returns the notes of a part. An error names the bar that is not right.
func (p *piece) read(t part) ([]note, error) {
	var list []note
	bars := strings.Split(strings.Trim(strings.TrimSpace(t.notes), "|"), "|")
	if len(bars) != p.bars {
		return nil, fmt.Errorf("%s, %s: %d bars, want %d", p.name, t.name, len(bars), p.bars)
	}
	at := 0.0
	for b, bar := range bars {
		if begin := float64(b) * p.meter; strings.TrimSpace(bar) != "" && at > begin+1e-6 {
			return nil, fmt.Errorf("%s, %s, bar %d: begins while a tone of the bar before sounds", p.name, t.name, b+1)
		}
		for word := range strings.FieldsSeq(bar) {
			chord, beats, err := readNotes(word)
			if err != nil {
				return nil, fmt.Errorf("%s, %s, bar %d: %w", p.name, t.name, b+1, err)
			}
			for _, n := range chord {
				n.at = at
				list = append(list, n)
			}
			at += beats
		}
		if end := float64(b+1) * p.meter; at < end-1e-6 {
			return nil, fmt.Errorf("%s, %s, bar %d: %g beats are missing", p.name, t.name, b+1, end-at)
		}
	}
	if over := at - float64(p.bars)*p.meter; over > 1e-6 {
		return nil, fmt.Errorf("%s, %s: %g beats too long", p.name, t.name, over)
	}
	return list, nil
}

// readNotes reads "d3+a3:3>".
func readNotes(word string) (chord []note, beats float64, err error) {
	force := .6
	switch {
	case strings.HasSuffix(word, ">"):
		force = .82
	case strings.HasSuffix(word, "<"):
		force = .4
	}
	names, length, _ := strings.Cut(strings.TrimRight(word, "<>"), ":")
	beats, err = strconv.ParseFloat(length, 64)
	if err != nil || beats <= 0 {
		return nil, 0, fmt.Errorf("%q has no length", word)
	}
	if names == "_" {
		return nil, beats, nil
	}
	for name := range strings.SplitSeq(names, "+") {
		key, err := readKey(name)
		if err != nil {
			return nil, 0, err
		}
		chord = append(chord, note{key: key, beats: beats, force: force})
	}
	chord[0].first = true
	return chord, beats, nil
}

// readKey reads "b&4" (flat), "f#3" or "a4".
func readKey(name string) (int, error) {
	if len(name) < 2 {
		return 0, fmt.Errorf("%q is no tone", name)
	}
	steps := map[byte]int{'c': 0, 'd': 2, 'e': 4, 'f': 5, 'g': 7, 'a': 9, 'b': 11}
	step, ok := steps[name[0]]
	rest := name[1:]
	switch rest[0] {
	case '#':
		step, rest = step+1, rest[1:]
	case '&':
		step, rest = step-1, rest[1:]
	}
	octave, err := strconv.Atoi(rest)
	if !ok || err != nil || octave < 0 || octave > 8 {
		return 0, fmt.Errorf("%q is no tone", name)
	}
	return 12*(octave+1) + step, nil
}
