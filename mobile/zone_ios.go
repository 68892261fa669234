package mobile

import (
	"fmt"
	"os"
	"time"
)

// zone returns the time zone of the phone, which Go does not know there.
func zone() (*time.Location, error) {
	data, err := os.ReadFile("/etc/localtime")
	if err != nil {
		return nil, fmt.Errorf("mobile: %w", err)
	}
	return time.LoadLocationFromTZData("Local", data)
}
