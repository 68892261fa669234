package away

import "time"

// WakeIn calls wake once so much time has passed, unless stop is called before.
func (c *Client) WakeIn(d time.Duration) (stop func()) {
	timer := time.AfterFunc(d, c.wake)
	return func() { timer.Stop() }
}
