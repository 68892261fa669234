//go:build linux && !android && !ebitenginevmguest

package cli

import "errors"

// display returns why no window can be opened. Without a window system Ebitengine would draw on the bare console, if
// that can be had: nobody who types a command expects that.
func display(getenv func(string) string) error {
	if getenv("DISPLAY") == "" && getenv("WAYLAND_DISPLAY") == "" {
		return errors.New("no display: neither DISPLAY nor WAYLAND_DISPLAY is set")
	}
	return nil
}
