//go:build ebitenginevmguest

package speaker

import (
	"fmt"
	"io"
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"

	"runehall/assets/sound"
	"runehall/internal/mixer"
)

// device plays to the host of a guest.
type device struct{ context *audio.Context }

// Ready implements [mixer.Speaker]: a host is always ready.
func (s *speaker) Ready() error { return nil }

// Failure implements [mixer.Speaker]: a host stays.
func (s *speaker) Failure() error { return nil }

// Stream implements [mixer.Speaker].
func (s *speaker) Stream(samples io.Reader, ahead time.Duration) (mixer.Stream, error) {
	if s.device.context == nil {
		s.device.context = audio.NewContext(sound.Rate)
	}
	player, err := s.device.context.NewPlayerF32(samples)
	if err != nil {
		return nil, fmt.Errorf("speaker: %w", err)
	}
	player.SetBufferSize(ahead)
	return player, nil
}
