package main

import "testing"

func TestRunRefusesAFolderWithoutABuild(t *testing.T) {
	if err := run(t.TempDir(), "localhost:0", false); err == nil {
		t.Error("run serves an empty folder")
	}
}
