//go:build !unix && !js

package serve

import "os"

// notifyAnew does nothing: this system has no such signal.
func notifyAnew(chan os.Signal) {}
