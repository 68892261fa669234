//go:build !js

package main

import (
	"strings"
	"testing"
)

// TestFlagsThatContradictEachOtherAreRefused starts hosts with flags that would be ignored: nothing is opened, and the
// error names the flag.
func TestFlagsThatContradictEachOtherAreRefused(t *testing.T) {
	for args, says := range map[string]string{
		"build/web":                        "-page",
		"-cluster 127.0.0.1:6222":          "-node",
		"-routes 10.0.0.2:6222":            "-node",
		"-replicas 3":                      "-node",
		"-replicas 0":                      "-replicas 0",
		"-nats nats://x:4222 -node a":      "-nats",
		"-nats nats://x:4222 -routes b:1":  "-nats",
		"-nats nats://x:4222 -replicas -1": "-replicas -1",
	} {
		err := run(append([]string{"-data", t.TempDir()}, strings.Fields(args)...))
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("hall %s: %v", args, err)
		}
	}
	for _, w := range []where{
		{replicas: 1}, {url: "nats://x:4222", replicas: 3},
		{node: "a", cluster: "10.0.0.1:6222", routes: "10.0.0.2:6222", replicas: 3},
	} {
		if err := w.check(); err != nil {
			t.Errorf("%+v: %v", w, err)
		}
	}
}
