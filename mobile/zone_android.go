package mobile

import (
	"fmt"
	"os/exec"
	"strings"
	"time"
)

// zone returns the time zone of the phone, which Go does not know there.
func zone() (*time.Location, error) {
	name, err := exec.Command("/system/bin/getprop", "persist.sys.timezone").Output()
	if err != nil {
		return nil, fmt.Errorf("mobile: %w", err)
	}
	return time.LoadLocation(strings.TrimSpace(string(name)))
}
