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
	pcm   map[sound.Music][]int16 // decoded files of effects, by the effects' home
	asked map[sound.Music]bool    // homes whose files have been loaded or are loading
	last  map[sound.Effect]int    // variant
	high  map[high][]int16        // samples of variants on the upper steps of the scale
}

func newBank() bank {
	return bank{pcm: map[sound.Music][]int16{}, asked: map[sound.Music]bool{}, last: map[sound.Effect]int{}, high: map[high][]int16{}}
}

// choose returns a variant of an effect other than the last one, and its samples, or false if the effects have not been
// decoded yet. It draws a random number in either case, so that the choice depends on nothing but the effects asked
// for.
func (b *bank) choose(e sound.Effect, r *rand.Rand) (sound.Clip, []int16, bool) {
	clips := sound.ReadManifest().Effects[e.String()]
	at := r.IntN(len(clips))
	if before, was := b.last[e]; was && at == before {
		at = (at + 1) % len(clips)
	}
	b.last[e] = at
	c, pcm := clips[at], b.pcm[e.Home()]
	if c.Start+c.Length > len(pcm) {
		return c, nil, false
	}
	return c, pcm[c.Start : c.Start+c.Length], true
}

// fill loads and decodes the effects of a home in the background, unless it was asked to before.
func (m *Mixer) fill(home sound.Music) {
	if m.bank.asked[home] {
		return
	}
	m.bank.asked[home] = true
	file, speaker := sound.ReadManifest().EffectsFile(home), m.options.Speaker
	if file == "" {
		return
	}
	sound.Load(file, func(data []byte, err error) {
		go func() {
			var pcm []int16
			if err == nil {
				pcm, err = decodeAll(speaker, data, wholeBank(home))
			}
			if err != nil {
				m.options.Log.Error("the effects cannot be loaded", "error", err)
				return
			}
			m.mu.Lock()
			defer m.mu.Unlock()
			m.bank.pcm[home] = pcm
		}()
	})
}

// wholeBank returns how many samples the effects of a home have together.
func wholeBank(home sound.Music) int {
	end := 0
	for _, e := range sound.Effects() {
		if e.Home() != home {
			continue
		}
		for _, c := range sound.ReadManifest().Effects[e.String()] {
			end = max(end, c.Start+c.Length)
		}
	}
	return end + portion
}

// portion is how many samples are decoded in one go.
const portion = 6 * 1152

// decodeAll decodes one channel of a file with about so many samples.
func decodeAll(d Device, data []byte, about int) ([]int16, error) {
	samples, err := d.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("effects: %w", err)
	}
	pcm := make([]int16, 0, about)
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
