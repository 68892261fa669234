//go:build !ebitenginevmguest

package speaker

import (
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"

	"runehall/assets/sound"
	"runehall/internal/mixer"
)

// restAfter is how long nothing must play before the device is suspended: an open device costs two percent of a processor.
const restAfter = 3 * time.Second

// device is the sound device of the machine, once there is something to play.
type device struct {
	mu      sync.Mutex
	context *oto.Context
	streams map[*stream]struct{} // that were begun and not closed
	resting bool
	timer   *time.Timer // checks whether anything still plays
	failed  error
}

// stream is a player that wakes the device when it plays.
type stream struct {
	*oto.Player
	device *device
}

// Ready implements [mixer.Speaker]. If it fails, the next call of Stream returns the error.
func (s *speaker) Ready() {
	d := &s.device
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.open() == nil {
		d.wake()
	}
}

// Stream implements [mixer.Speaker].
func (s *speaker) Stream(samples io.Reader, ahead time.Duration) (mixer.Stream, error) {
	d := &s.device
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.open(); err != nil {
		return nil, fmt.Errorf("speaker: %w", err)
	}
	out := &stream{d.context.NewPlayer(samples), d}
	out.SetBufferSize(int(ahead.Seconds()*sound.Rate) * bytesPerSample)
	d.streams[out] = struct{}{}
	return out, nil
}

// bytesPerSample is the size of a sample of both channels.
const bytesPerSample = 8

// open opens the device on first use. It does not wait for that: an error may show later.
func (d *device) open() error {
	if d.failed != nil {
		return d.failed
	}
	if d.context == nil {
		d.context, _, d.failed = oto.NewContext(&oto.NewContextOptions{
			SampleRate: sound.Rate, ChannelCount: 2, Format: oto.FormatFloat32LE, ApplicationName: "Runehall",
		})
		d.streams = map[*stream]struct{}{}
		d.timer = time.AfterFunc(restAfter, d.look)
		return d.failed
	}
	d.failed = d.context.Err()
	return d.failed
}

// Play implements [mixer.Stream].
func (s *stream) Play() {
	s.device.mu.Lock()
	defer s.device.mu.Unlock()
	s.device.wake()
	s.Player.Play()
}

// Close implements [mixer.Stream].
func (s *stream) Close() error {
	s.device.mu.Lock()
	defer s.device.mu.Unlock()
	delete(s.device.streams, s)
	s.PauseAndStopReading()
	return nil
}

// wake resumes the device.
func (d *device) wake() {
	if d.resting {
		d.resting = false
		d.failed = d.context.Resume()
	}
	d.timer.Reset(restAfter)
}

// look suspends the device if nothing plays.
func (d *device) look() {
	d.mu.Lock()
	defer d.mu.Unlock()
	for s := range d.streams {
		if s.IsPlaying() {
			d.timer.Reset(restAfter)
			return
		}
	}
	if !d.resting && d.failed == nil {
		d.resting = true
		d.failed = d.context.Suspend()
	}
}
