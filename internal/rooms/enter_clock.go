package rooms

import (
	"sync"
	"time"
)

// enterClock measures the time that a device has until it must have said which room it wants. It stands while the host
// makes a room for the device.
type enterClock struct {
	mu     sync.Mutex
	until  time.Time
	stood  time.Time // since when it stands; zero: it runs
	allows time.Duration
}

// starts starts the clock, and returns the time it allows.
func (c *enterClock) starts(allows time.Duration) time.Duration {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.until, c.allows = time.Now().Add(allows), allows
	return allows
}

// left returns for how long it has to be waited before the clock can have run out; 0 or less: it has.
func (c *enterClock) left() time.Duration {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.stood.IsZero() {
		return c.allows
	}
	return time.Until(c.until)
}

// stands stops the clock until the function that it returns is called.
func (c *enterClock) stands() (goes func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.stood = time.Now()
	return func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.until, c.stood = c.until.Add(time.Since(c.stood)), time.Time{}
	}
}
