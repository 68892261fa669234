package main

import (
	"slices"
	"testing"
)

func TestStrangeVariablesAreLeftOut(t *testing.T) {
	got := strange([]string{"HOME=/", "RUNEHALL_MATCHES=1", "RUNEHALL_WHOLE=records", "RUNEHALL_APPROVE=1", "KILLS=1",
		"KILLSWITCH=1", "RUNEHALL_PATIENCE=1"})
	if want := []string{"RUNEHALL_MATCHES", "RUNEHALL_APPROVE", "KILLS"}; !slices.Equal(got, want) {
		t.Errorf("%v are left out, not %v", got, want)
	}
}

func TestFlagsThatLeaveTestsOutAreRefused(t *testing.T) {
	for flags, fine := range map[string]bool{
		"": true, "-trimpath -buildvcs=false": true, "-count=1": true, "-count=0": false, "-short": false,
		"--run=A": false, "-trimpath -test.skip=A": false,
		"-tags=some": true, "-short=false": true, "-mod=mod -list=.": false,
	} {
		if err := narrowed(flags); (err == nil) != fine {
			t.Errorf("%q: %v", flags, err)
		}
	}
}
