//go:build !js && !ebitenginevmguest

package speaker

import (
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"

	"runehall/assets/sound"
	"runehall/internal/mixer"
)

// restAfter is how long nothing must play before the device is suspended: an open device costs two percent of a
// processor.
const restAfter = 3 * time.Second

func open() mixer.Speaker { return mixer.Streamed(&device{}) }

// device is the sound device of the machine, once there is something to play.
type device struct {
	decoder

	mu      sync.Mutex
	context *oto.Context
	opened  <-chan struct{}      // closed when the context works, or has failed
	streams map[*stream]struct{} // streams that are open
	resting bool
	timer   *time.Timer // checks whether anything still plays
	failed  error       // why the context failed
	search  search
}

// stream is a player that wakes the device when it plays.
type stream struct {
	*oto.Player
	device *device
}

// Ready implements [mixer.Device].
func (d *device) Ready() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.open(); err != nil {
		return err
	}
	d.wake()
	return d.failed
}

// Failure implements [mixer.Device].
func (d *device) Failure() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.failure()
}

// failure returns why the context has failed, or nil.
func (d *device) failure() error {
	if d.failed == nil && d.context != nil {
		d.failed = d.context.Err()
	}
	return d.failed
}

// Stream implements [mixer.Streamer].
func (d *device) Stream(samples io.Reader, ahead time.Duration) (mixer.Stream, error) {
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

// errOpening says that a device is being opened, which may still fail.
var errOpening = errors.New("speaker: a device is being opened")

// open opens the device on first use, and again after a failure once there are new signs of a device. It does not wait
// for it: on the first use an error may come later.
func (d *device) open() error {
	if d.failure() == nil && d.context != nil {
		select {
		case <-d.opened:
			d.search.succeeded()
		default:
			if d.search.again() {
				return errOpening
			}
		}
		return nil
	}
	if err := d.search.begin(signs(), time.Now()); err != nil {
		return err
	}
	if d.search.again() {
		renew()
	}
	d.context, d.opened, d.failed = oto.NewContext(&oto.NewContextOptions{
		SampleRate: sound.Rate, ChannelCount: 2, Format: oto.FormatFloat32LE, ApplicationName: "Runehall",
	})
	d.streams, d.resting = map[*stream]struct{}{}, false
	if d.timer == nil {
		d.timer = time.AfterFunc(restAfter, d.look)
	}
	if d.failed == nil && d.search.again() {
		return errOpening
	}
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
	if !d.resting && d.failure() == nil && d.context != nil {
		d.resting = true
		d.failed = d.context.Suspend()
	}
}
