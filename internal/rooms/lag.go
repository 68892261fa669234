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

// gauge measures the device's line again and again, until it ends. Pages answer pings of the websocket by themselves.
func (d *device) gauge(ctx context.Context) {
	for n := 0; ; n++ {
		short, cancel := context.WithTimeout(ctx, d.server.config.Limits.Write)
		sent := time.Now()
		err := d.socket.Ping(short)
		cancel()
		if err != nil {
			return // the line is gone, or soon will be
		}
		d.lag.add(time.Since(sent))
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
