//go:build !linux || android || ebitenginevmguest

package cli

// display returns why no window can be opened: here Ebitengine says so itself.
func display(func(string) string) error { return nil }
