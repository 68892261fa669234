// Package speaker plays music and effects on the machine's sound device.
//
// It talks to the device through oto, the library beneath Ebitengine's own audio. Ebitengine ends the program when the
// device fails, and keeps an idle device running; here a failing device is an error, after which there is silence until
// one is found again, and a device with nothing to play is suspended. In the browser there is no oto: the browser plays
// both by itself. A guest of Ebitengine's exp/vmhost plays through Ebitengine, so that its host can hear it.
package speaker

import (
	"fmt"
	"io"

	"github.com/hajimehoshi/go-mp3"

	"runehall/assets/sound"
	"runehall/internal/mixer"
)

// Open returns the speaker of this machine. It does not touch a device before there is something to play, because there
// may be none yet.
func Open() mixer.Speaker { return open() }

// decoder decodes for every device.
type decoder struct{}

// Decode implements [mixer.Device].
func (decoder) Decode(file io.Reader) (io.Reader, error) {
	samples, err := mp3.NewDecoder(file)
	if err != nil {
		return nil, fmt.Errorf("speaker: %w", err)
	}
	if rate := samples.SampleRate(); rate != sound.Rate {
		return nil, fmt.Errorf("speaker: the file has %d samples a second, want %d", rate, sound.Rate)
	}
	return samples, nil
}
