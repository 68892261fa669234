//go:build !linux || android || ebitenginevmguest

package cli

import (
	"strings"

	"runehall/assets/lang"
)

// display returns nil: on this platform the engine itself reports why no window can be opened.
func display(func(string) string) error { return nil }

// windowWords says why no window could be opened. The engine's errors have only their texts.
func windowWords(err error, _ func(string) string) (key string, args []lang.Arg) {
	text := strings.ToLower(err.Error())
	if strings.Contains(text, "wgl") || strings.Contains(text, "opengl") || strings.Contains(text, "directx") ||
		strings.Contains(text, "metal") {
		return "window.graphics", nil
	}
	return "window.failed", nil
}
