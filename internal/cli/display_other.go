//go:build !linux || android || ebitenginevmguest

package cli

// display returns nil: on this platform Ebitengine itself reports why no window can be opened.
func display(func(string) string) error { return nil }
