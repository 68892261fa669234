package mixer

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"math/rand/v2"

	"runehall/assets/sound"
)

// bank holds the effects, decoded.
type bank struct {
	pcm  []int16              // of the whole file
	last map[sound.Effect]int // variant
}

// choose returns a variant of an effect other than the last one, and its samples, or false if the effects have not been decoded
// yet. It draws a random number in either case, so that the choice depends on nothing but the effects asked for.
func (b *bank) choose(e sound.Effect, r *rand.Rand) (sound.Clip, []int16, bool) {
	clips := sound.ReadManifest().Effects[e.String()]
	at := r.IntN(len(clips))
	if before, was := b.last[e]; was && at == before {
		at = (at + 1) % len(clips)
	}
	if b.last == nil {
		b.last = map[sound.Effect]int{}
	}
	b.last[e] = at
	c := clips[at]
	if c.Start+c.Length > len(b.pcm) {
		return c, nil, false
	}
	return c, b.pcm[c.Start : c.Start+c.Length], true
}

// fill loads and decodes the effects in the background.
func (m *Mixer) fill() {
	speaker := m.options.Speaker
	sound.Load(sound.ReadManifest().File, func(data []byte, err error) {
		go func() {
			var pcm []int16
			if err == nil {
				pcm, err = decodeAll(speaker, data)
			}
			if err != nil {
				m.options.Log.Error("the effects cannot be loaded", "error", err)
				return
			}
			m.mu.Lock()
			defer m.mu.Unlock()
			m.bank.pcm = pcm
		}()
	})
}

// wholeBank returns how many samples all effects have together.
func wholeBank() int {
	end := 0
	for _, clips := range sound.ReadManifest().Effects {
		for _, c := range clips {
			end = max(end, c.Start+c.Length)
		}
	}
	return end + portion
}

// portion is how many samples are decoded in one go.
const portion = 6 * 1152

// decodeAll decodes one channel of a file.
func decodeAll(s Speaker, data []byte) ([]int16, error) {
	samples, err := s.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("effects: %w", err)
	}
	pcm := make([]int16, 0, wholeBank())
	buf := make([]byte, 4*portion)
	for {
		n, err := io.ReadFull(samples, buf)
		for i := 0; i+4 <= n; i += 4 {
			pcm = append(pcm, int16(binary.LittleEndian.Uint16(buf[i:])))
		}
		switch err {
		case nil:
			rest()
		case io.EOF, io.ErrUnexpectedEOF:
			return pcm, nil
		default:
			return nil, fmt.Errorf("effects: %w", err)
		}
	}
}
