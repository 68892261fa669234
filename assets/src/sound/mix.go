package main

import (
	"fmt"
	"math"
)

// The music's loudness, and the most that a sample may be. The codec adds a little to the peaks.
const (
	musicLoudness = -18.0 // LUFS
	musicPeak     = .55
)

// render plays a piece as a loop.
func (p *piece) render() (stereo, error) {
	n := p.length()
	dry := stereo{make(wave, n), make(wave, n)}
	send := stereo{make(wave, n), make(wave, n)}
	for _, t := range p.parts {
		notes, err := p.read(t)
		if err != nil {
			return stereo{}, err
		}
		w, err := t.voice(p, t, notes)
		if err != nil {
			return stereo{}, err
		}
		evenly(w)
		l, r := sides(t.pan)
		gain, wet := decibel(t.gain), decibel(t.gain+t.send)
		dry.l.addRound(w, 0, l*gain)
		dry.r.addRound(w, 0, r*gain)
		send.l.addRound(w, samples(.021), l*wet)
		send.r.addRound(w, samples(.029), r*wet)
	}
	walls := newHall(p.hall, p.dull).round(send)
	dry.l.add(walls.l, 0, p.wet)
	dry.r.add(walls.r, 0, p.wet)
	return p.master(dry)
}

// evenly brings a part to a common level, so that its gain says how loud it is among the others: that of its louder
// moments, whoever plays it.
func evenly(w wave) {
	var sum, n float64
	for at := 0; at+rate/4 <= len(w); at += rate / 4 {
		power := 0.0
		for _, v := range w[at : at+rate/4] {
			power += v * v
		}
		if power > 1e-4 {
			sum, n = sum+power/(rate/4), n+1
		}
	}
	if n > 0 {
		w.scale(.1 / math.Sqrt(sum/n))
	}
}

// sides returns the gains of the channels for a place between left, -1, and right, 1: their powers add up to 1.
func sides(pan float64) (l, r float64) {
	angle := (pan + 1) * math.Pi / 4
	return math.Cos(angle), math.Sin(angle)
}

// master clears what no loudspeaker needs, brings the piece to its loudness and rounds its few highest peaks.
func (p *piece) master(s stereo) (stereo, error) {
	for _, w := range []wave{s.l, s.r} {
		// Twice round, so that the filters have forgotten their start where the loop begins.
		twice := append(append(wave(nil), w...), w...)
		twice.through(highpass(36, .7), bell(280, .8, -1.5), shelf(7000, 1.5))
		copy(w, twice[len(w):])
	}
	want := musicLoudness
	if p.loud != 0 {
		want = p.loud
	}
	for range 3 {
		gain := decibel(want - loudness(s))
		for _, w := range []wave{s.l, s.r} {
			w.scale(gain)
			for i, v := range w {
				w[i] = rounded(v)
			}
		}
	}
	if got := loudness(s); math.Abs(got-want) > .3 {
		return s, fmt.Errorf("%s has %.1f LUFS, want %.1f: its peaks are too high for that", p.name, got, want)
	}
	return s, nil
}

// rounded bends what is above two thirds of musicPeak towards it.
func rounded(v float64) float64 {
	const knee = musicPeak * 2 / 3
	if a := math.Abs(v); a > knee {
		return math.Copysign(knee+(musicPeak-knee)*math.Tanh((a-knee)/(musicPeak-knee)), v)
	}
	return v
}
