//go:build unix && !android

package zone

import (
	"os"
	"time"
)

// file is where systems keep the rules of the zone that they are in.
var file = "/etc/localtime"

func at(t time.Time) time.Time {
	if _, named := os.LookupEnv("TZ"); named {
		return t.Local()
	}
	rules, err := os.ReadFile(file)
	if err != nil { // without such a file the system is on Greenwich time, and so is Go
		return t.Local()
	}
	here, err := time.LoadLocationFromTZData("Local", rules)
	if err != nil {
		return t.Local()
	}
	return t.In(here)
}
