//go:build windows || darwin

package wishes

import "time"

// again is how often the system is asked. Asking costs some microseconds.
const again = 2 * time.Second

// listen asks the system again and again, because only the engine's window gets its messages about changes.
func listen(tell func(Wishes)) (end func()) {
	now := ask()
	tell(now)
	over := make(chan struct{})
	every := time.NewTicker(again)
	go func() {
		defer every.Stop()
		for {
			select {
			case <-every.C:
				if next := ask(); next != now {
					now = next
					tell(now)
				}
			case <-over:
				return
			}
		}
	}()
	return func() { close(over) }
}
