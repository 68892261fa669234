package main

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
)

// soundFont is FluidR3, as Debian's package fluid-soundfont-gm installs it.
const soundFont = "/usr/share/sounds/sf2/FluidR3_GM.sf2"

// voice turns notes into the loop of a part.
type voice func(p *piece, t part, notes []note) (wave, error)

// font is an instrument of the sound font. Sung ones swell with each tone.
func font(program int, sung bool) voice {
	return func(p *piece, t part, notes []note) (wave, error) {
		dir, err := os.MkdirTemp("", "score")
		if err != nil {
			return nil, err
		}
		defer func() { _ = os.RemoveAll(dir) }() // a file left behind in the temporary folder harms nobody
		score, sound := filepath.Join(dir, "part.mid"), filepath.Join(dir, "part.raw")
		if err := os.WriteFile(score, p.midi(notes, program, sung), 0o600); err != nil {
			return nil, err
		}
		// Dry: the hall is ours. Gain keeps a chord of loud voices below full scale.
		cmd := exec.Command("fluidsynth", "-q", "-n", "-i", "-R", "0", "-C", "0", "-g", "0.6", "-r", fmt.Sprint(rate),
			"-T", "raw", "-O", "s16", "-E", "little", "-F", sound, soundFont, score)
		if out, err := cmd.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("fluidsynth, %s: %w\n%s", t.name, err, out)
		}
		raw, err := os.ReadFile(sound)
		if err != nil {
			return nil, err
		}
		both := make(wave, len(raw)/4)
		for i := range both {
			l := int16(binary.LittleEndian.Uint16(raw[4*i:]))
			r := int16(binary.LittleEndian.Uint16(raw[4*i+2:]))
			both[i] = (float64(l) + float64(r)) / (1 << 16)
		}
		if both.peak() > .99 {
			return nil, fmt.Errorf("fluidsynth, %s: clips", t.name)
		}
		loop := make(wave, p.length())
		loop.addRound(both, 0, 1)
		return loop, nil
	}
}

// lyreVoice is the lyre, computed here. A player is never quite in time, and never strikes alike.
func lyreVoice(p *piece, t part, notes []note) (wave, error) {
	c := chance(17)
	loop := make(wave, p.length())
	for _, n := range notes {
		at := p.sample(n.at) + samples(.006*c.next()+.012*spread(n))
		force := c.near(n.force, .12)
		loop.addRound(lyre(hz(n.key), p.seconds(n.beats)+2.2, force, &c), at, .5)
	}
	return loop, nil
}

// spread is 1 for the upper tones of a chord: they come a little later.
func spread(n note) float64 {
	if n.first {
		return 0
	}
	return 1
}

// drumVoice is a frame drum: d2 is the middle of the skin, d3 nearer to the edge, and d4 the rim.
func drumVoice(p *piece, t part, notes []note) (wave, error) {
	c := chance(5)
	loop := make(wave, p.length())
	for _, n := range notes {
		force := c.near(n.force, .15)
		stroke := drum(74, force, &c)
		switch n.key {
		case 50:
			stroke = drum(118, force*.8, &c)
		case 62:
			stroke = rim(force, &c)
		}
		loop.addRound(stroke, p.sample(n.at)+samples(.005*c.next()), .5)
	}
	return loop, nil
}

// anvilVoice is a hammer on iron, at the other end of the hall.
func anvilVoice(p *piece, t part, notes []note) (wave, error) {
	c := chance(43)
	loop := make(wave, p.length())
	for _, n := range notes {
		loop.addRound(anvil(hz(n.key), .6*c.near(n.force, .12), &c), p.sample(n.at)+samples(.004*c.next()), .5)
	}
	return loop, nil
}

// windVoice is no instrument: the draught in the hall, a noise that rises and falls over each note.
func windVoice(p *piece, t part, notes []note) (wave, error) {
	c := chance(29)
	loop := make(wave, p.length())
	for _, n := range notes {
		w := c.noise(p.seconds(n.beats) + 2)
		w.through(bandpass(hz(n.key), 3), lowpass(1800, .7))
		for i := range w {
			w[i] *= math.Pow(math.Sin(math.Pi*float64(i)/float64(len(w))), 2) * n.force
		}
		loop.addRound(w, p.sample(n.at), 1)
	}
	return loop, nil
}
