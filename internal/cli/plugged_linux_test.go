package cli

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestADeviceThatComesIsSeen watches a folder in place of /dev/input. A file that appears, one that becomes readable,
// and one that disappears must each be noticed.
func TestADeviceThatComesIsSeen(t *testing.T) {
	folder := t.TempDir()
	changed := make(chan bool, 100)
	end, err := watchFolder(folder, func() { changed <- true })
	if err != nil {
		t.Fatal(err)
	}
	device := filepath.Join(folder, "event7")
	for _, step := range []func() error{
		func() error { return os.WriteFile(device, nil, 0o600) },
		func() error { return os.Chmod(device, 0o640) },
		func() error { return os.Remove(device) },
	} {
		for len(changed) > 0 {
			<-changed
		}
		if err := step(); err != nil {
			t.Fatal(err)
		}
		select {
		case <-changed:
		case <-time.After(5 * time.Minute):
			t.Fatal("nothing is told")
		}
	}
	end()
	if _, err := watchFolder(filepath.Join(folder, "none"), func() {}); err == nil {
		t.Error("a folder that is not there is watched")
	}
}
