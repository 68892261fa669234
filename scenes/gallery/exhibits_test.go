//go:build !js

package gallery

import "testing"

func TestZeroExhibitsShowNothing(t *testing.T) {
	if list := (Exhibits{}).subjects(nil); len(list) > 0 {
		t.Errorf("they show %d subjects", len(list))
	}
}
