//go:build !js

package scenes

import (
	"testing"

	"runehall/ui"
)

// TestThePlatformHearsTheLanguage tells the platform which language is spoken, at first and after a change in the
// settings.
func TestThePlatformHearsTheLanguage(t *testing.T) {
	var told []string
	d := launch(t, ui.Sz(412, 915), Config{Locale: "en", Speaks: func(tag string) { told = append(told, tag) }})
	d.tap("title.settings")
	d.tap("settings.language.de")
	if n := len(told); n < 2 || told[0] != "en" || told[n-1] != "de" {
		t.Errorf("it was told of %v", told)
	}
}
