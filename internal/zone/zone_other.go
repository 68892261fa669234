//go:build !unix && !windows && !js

package zone

import "time"

func at(t time.Time) time.Time { return t.Local() }
