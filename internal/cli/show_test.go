package cli

import (
	"io"
	"testing"
)

// TestShowPlacesReachesTheProgram checks that --show sets the program's configuration, and that without it nothing is
// drawn over the screen.
func TestShowPlacesReachesTheProgram(t *testing.T) {
	for _, test := range []struct {
		args []string
		want bool
	}{{[]string{"--show", "places"}, true}, {[]string{"--show=places"}, true}, {nil, false}} {
		var o windowFlags
		f := newFlags("runehall", "")
		f.Var((*shown)(&o.places), "show", "")
		if _, err := f.parse(test.args, console{out: io.Discard}); err != nil {
			t.Fatal(err)
		}
		config, err := o.config(console{err: io.Discard, getenv: func(string) string { return "" }})
		if err != nil {
			t.Fatal(err)
		}
		if config.ShowPlaces != test.want {
			t.Errorf("%q shows places: %v", test.args, config.ShowPlaces)
		}
	}
}
