//go:build ebitenginevmguest && !js

package speaker

import (
	"fmt"
	"io"
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"

	"runehall/assets/sound"
	"runehall/internal/mixer"
)

func open() mixer.Speaker { return mixer.Streamed(&device{}) }

// device plays to the host of a guest.
type device struct {
	decoder
	context *audio.Context
}

// Ready implements [mixer.Device]: a host is always ready.
func (d *device) Ready() error { return nil }

// Failure implements [mixer.Device]: a host stays.
func (d *device) Failure() error { return nil }

// Stream implements [mixer.Streamer].
func (d *device) Stream(samples io.Reader, ahead time.Duration) (mixer.Stream, error) {
	if d.context == nil {
		d.context = audio.NewContext(sound.Rate)
	}
	player, err := d.context.NewPlayerF32(samples)
	if err != nil {
		return nil, fmt.Errorf("speaker: %w", err)
	}
	player.SetBufferSize(ahead)
	return player, nil
}
