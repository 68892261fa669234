package rooms

import (
	"context"
	"slices"
	"sync"
	"time"
)

// mostLag bounds how long a line may count as taking, one way.
const mostLag = 250 * time.Millisecond

// How often lines are measured while hands may race: the first few times at once.
const (
	lagSamples = 9
	lagEvery   = 2 * time.Second
	lagFirst   = 100 * time.Millisecond
)

// lag is how long a line takes, by the last round trips.
type lag struct {
	mu    sync.Mutex
	trips [lagSamples]time.Duration
	n     int
}

func (l *lag) add(trip time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.trips[l.n%lagSamples] = trip
	l.n++
}

// way returns how long the line takes one way: half of the longest round trip of late but one, since a single one may
// have waited for the device or the host. ok is false while nothing is known.
func (l *lag) way() (way time.Duration, ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	n := min(l.n, lagSamples)
	if n == 0 {
		return 0, false
	}
	trips := slices.Sorted(slices.Values(l.trips[:n]))
	return trips[max(0, n-2)] / 2, true
}

// bound returns the same as far as it counts.
func (l *lag) bound() time.Duration {
	way, _ := l.way()
	return min(way, mostLag)
}

// gauges measures the lines of all devices as long as hands may race in the match.
func (t *table) gauges() {
	races := t.room.Races() && t.server.ctx.Err() == nil
	for d := range t.devices {
		switch {
		case races && d.gauging == nil:
			ctx, cancel := context.WithCancel(d.line)
			d.gauging = cancel
			t.server.all.Go(func() { d.gauge(ctx) })
		case !races && d.gauging != nil:
			d.gauging()
			d.gauging = nil
		}
	}
}

// gauge measures the device's line again and again, until ctx ends. Pages answer pings of the websocket by themselves.
func (d *device) gauge(ctx context.Context) {
	for n := 0; ; n++ {
		// A context that ends while a frame is written would end the connection.
		short, cancel := context.WithTimeout(context.WithoutCancel(ctx), d.server.config.Limits.Write)
		sent := time.Now()
		err := d.socket.Ping(short)
		cancel()
		if err == nil { // otherwise the line may be gone, or the host busy with what the device said
			d.lag.add(time.Since(sent))
		}
		pause := lagEvery
		if n < lagSamples {
			pause = lagFirst
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(pause):
		}
	}
}
