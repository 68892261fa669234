package release

import (
	"runtime/debug"
	"testing"
)

func TestVersion(t *testing.T) {
	revision := debug.BuildSetting{Key: "vcs.revision", Value: "0123456789abcdef"}
	modified := debug.BuildSetting{Key: "vcs.modified", Value: "true"}
	for _, c := range []struct {
		module   string
		settings []debug.BuildSetting
		want     string
	}{
		{"(devel)", nil, Next},
		{"v0.0.0-20261123", []debug.BuildSetting{revision}, Next + " 0123456789ab"},
		{"v1.2.3", nil, "1.2.3"},
		{"v1.2.3", []debug.BuildSetting{revision, modified}, "1.2.3 0123456789ab+changes"},
	} {
		if got := version(&debug.BuildInfo{Main: debug.Module{Version: c.module},
			Settings: c.settings}); got != c.want {
			t.Errorf("module %s with %v: %q, want %q", c.module, c.settings, got, c.want)
		}
	}
}

func TestStampCounts(t *testing.T) {
	stamp = "9.8.7"
	defer func() { stamp = "" }()
	if Version() != "9.8.7" {
		t.Errorf("a stamped program calls itself %q", Version())
	}
}
