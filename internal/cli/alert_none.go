//go:build js || android || ios || ebitenginevmguest

package cli

// alert does nothing: what happens here is watched in other ways.
func alert(string, func(string) string) {}
