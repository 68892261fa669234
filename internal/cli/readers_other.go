//go:build !js

package cli

import "runehall/internal/aloud"

// readers does nothing: no screen reader of this system hears the screen yet.
func readers(*aloud.Teller) {}
