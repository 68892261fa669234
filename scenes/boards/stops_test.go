package boards

import "testing"

func TestTheFocusStaysOnWhatIsKnownByTheSameName(t *testing.T) {
	var s stops[int]
	if s.Owner(11) == s.Owner(21) || s.Owner(11) != s.Owner(11) {
		t.Error("targets are not told apart by themselves")
	}
	s.Same = func(t int) int { return t % 10 }
	if s.Owner(11) != s.Owner(21) || s.Owner(11) == s.Owner(22) {
		t.Error("targets are not told apart by the names they are known by")
	}
}
