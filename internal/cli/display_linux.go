//go:build linux && !android && !ebitenginevmguest

package cli

import "errors"

// display returns an error if there is no window system. Ebitengine would then try to draw on the bare console, which is not
// what anybody who types a command expects.
func display(getenv func(string) string) error {
	if getenv("DISPLAY") == "" && getenv("WAYLAND_DISPLAY") == "" {
		return errors.New("no display: neither DISPLAY nor WAYLAND_DISPLAY is set")
	}
	return nil
}
