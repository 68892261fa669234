//go:build !js

package speaker

import (
	"testing"
	"time"
)

// TestWhenADeviceIsTried checks that a device is tried at once if there is a new sign of one, and otherwise after
// longer and longer pauses.
func TestWhenADeviceIsTried(t *testing.T) {
	var s search
	now := time.Unix(0, 0)
	for i, step := range []struct {
		after time.Duration
		signs string
		want  error
	}{
		{0, "", errNobody},
		{time.Hour, "", errNobody},
		{0, "card", nil},
		{0, "card", errLater},
		{firstPause - 1, "card", errLater},
		{1, "card", nil},
		{firstPause, "card", errLater}, // twice as long
		{firstPause, "card", nil},
		{0, "card, server", nil},
		{firstPause - 1, "card, server", errLater},
		{1, "card, server", nil},
		{0, "", errNobody},
		{0, "card, server", nil}, // they went and came back
		{time.Hour, "card, server", nil},
		{2 * time.Hour, "card, server", nil},
	} {
		now = now.Add(step.after)
		if got := s.begin(step.signs, now); got != step.want {
			t.Errorf("step %d: %v, want %v", i, got, step.want)
		}
	}
	for range 100 {
		now = now.Add(lastPause)
		if err := s.begin("card, server", now); err != nil {
			t.Fatalf("it gives up: %v", err)
		}
	}
	s.succeeded()
	if err := s.begin("card, server", now); err != nil {
		t.Errorf("after it played it is not tried at once: %v", err)
	}
}
