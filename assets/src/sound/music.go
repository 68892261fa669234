package main

import (
	"path/filepath"

	"runehall/assets/sound"
)

// around is how much of the loop stands before its start and after its end in the file: a decoder has found its feet when
// the loop begins, and there is something to blend the seam with.
const around = 8 * 1152

// musicOptions are those of lame: 48 kbit/s, without what is above 11 kHz, where harps and strings have little.
var musicOptions = []string{"--cbr", "-b", "48", "--lowpass", "11"}

// makeMusic renders a piece into a folder, and returns what the manifest says of it.
func makeMusic(p *piece, dir, wav string) (sound.Loop, error) {
	s, err := p.render()
	if err != nil {
		return sound.Loop{}, err
	}
	file := p.name + ".mp3"
	unrolled := stereo{unroll(s.l), unroll(s.r)}
	if err := encode(filepath.Join(dir, file), unrolled, musicOptions...); err != nil {
		return sound.Loop{}, err
	}
	peak := max(s.l.peak(), s.r.peak())
	return sound.Loop{File: file, Start: around + codecDelay, Length: len(s.l), Peak: peak, Bars: p.bars}, writeWAV(wav, p.name, s.l, s.r)
}

// unroll puts the end of a loop before its start, and its start behind its end.
func unroll(w wave) wave {
	out := append(wave(nil), w[len(w)-around:]...)
	out = append(out, w...)
	return append(out, w[:around]...)
}
