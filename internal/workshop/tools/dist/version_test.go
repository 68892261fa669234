package main

import "testing"

func TestVersions(t *testing.T) {
	for _, c := range []struct {
		described string
		changed   bool
		want      string
		number    string
		tagged    bool
	}{
		{"", false, "0.1.0-dev.202611230911+73ed0f4", "0.1.0", false},
		{"", true, "0.1.0-dev.202611230911+73ed0f4.changes", "0.1.0", false},
		{"v0.1.0-0-g73ed0f4", false, "0.1.0", "0.1.0", true},
		{"v0.1.0-0-g73ed0f4", true, "0.1.1-dev.202611230911+73ed0f4.changes", "0.1.1", false},
		{"v0.0.9-3-g73ed0f4", false, "0.1.0-dev.202611230911+73ed0f4", "0.1.0", false},
		{"v1.9.9-12-g73ed0f4", false, "1.9.10-dev.202611230911+73ed0f4", "1.9.10", false},
	} {
		got, err := version(c.described, "73ed0f4", "1795425063", c.changed)
		if err != nil || got.Version != c.want || got.Number != c.number || got.Tagged != c.tagged {
			t.Errorf("%q, changed %v: %+v, %v; want %s", c.described, c.changed, got, err, c.want)
		}
	}
	for _, bad := range [][2]string{{"v1.2-0-g73ed0f4", "1795425063"}, {"", "yesterday"},
		{"v9.9.9-0-g73ed0f4", "1795425063"}} { // a tag that the program knows nothing of
		if got, err := version(bad[0], "73ed0f4", bad[1], false); err == nil {
			t.Errorf("%q is taken for %+v", bad, got)
		}
	}
}
