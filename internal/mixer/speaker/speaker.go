// Package speaker plays streams on the machine's sound device.
//
// It talks to the device through oto, the library under Ebitengine's own audio. Ebitengine ends a program whose device
// fails, and keeps an idle device busy; here a device that fails is an error that silence follows, and one that has
// nothing to play rests. A guest of Ebitengine's exp/vmhost plays through Ebitengine, so that its host can hear it.
package speaker

import (
	"fmt"
	"io"

	"github.com/hajimehoshi/go-mp3"

	"runehall/assets/sound"
	"runehall/internal/mixer"
)

// Open returns the speaker of this machine, or nil if there is none. No device is touched before the first stream.
func Open() mixer.Speaker {
	if !present() {
		return nil
	}
	return &speaker{}
}

// speaker implements [mixer.Speaker].
type speaker struct{ device device }

// Decode implements [mixer.Speaker].
func (s *speaker) Decode(file io.Reader) (io.Reader, error) {
	samples, err := mp3.NewDecoder(file)
	if err != nil {
		return nil, fmt.Errorf("speaker: %w", err)
	}
	if rate := samples.SampleRate(); rate != sound.Rate {
		return nil, fmt.Errorf("speaker: the file has %d samples a second, want %d", rate, sound.Rate)
	}
	return samples, nil
}
