//go:build unix && !android

package zone

import (
	"os"
	"path/filepath"
	"testing"
	"time"
	_ "time/tzdata" // the rules, also where the system has none
)

// rulesOf returns the system's file with the rules of a zone.
func rulesOf(t *testing.T, name string) string {
	for _, root := range []string{"/usr/share/zoneinfo", "/var/db/timezone/zoneinfo"} {
		if path := filepath.Join(root, name); exists(path) {
			return path
		}
	}
	t.Skip("this system has no rules of zones")
	return ""
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// TestTheDayFollowsTheDevice changes the device's time zone while the program runs, also across the date line, and
// checks summer time.
func TestTheDayFollowsTheDevice(t *testing.T) {
	if tz, set := os.LookupEnv("TZ"); set {
		t.Setenv("TZ", tz) // restores it after the test
		if err := os.Unsetenv("TZ"); err != nil {
			t.Fatal(err)
		}
	}
	usual := file
	t.Cleanup(func() { file = usual })
	file = filepath.Join(t.TempDir(), "localtime")
	evening := time.Date(2026, 11, 28, 22, 30, 0, 0, time.UTC)
	for _, c := range []struct{ zone, want string }{
		{"Europe/Berlin", "2026-11-28 23:30"},
		{"Europe/Kyiv", "2026-11-29 00:30"},
		{"Pacific/Auckland", "2026-11-29 11:30"},
		{"America/Los_Angeles", "2026-11-28 14:30"},
	} {
		next := file + ".next"
		if err := os.Symlink(rulesOf(t, c.zone), next); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(next, file); err != nil { // systems replace the link in this way
			t.Fatal(err)
		}
		if got := At(evening).Format("2006-01-02 15:04"); got != c.want {
			t.Errorf("in %s it is %s, want %s", c.zone, got, c.want)
		}
	}
	if got := At(time.Date(2026, 7, 1, 6, 30, 0, 0, time.UTC)).Format("15:04"); got != "23:30" {
		t.Errorf("in summer it is %s there", got)
	}
	if err := os.Remove(file); err != nil { // writing to it would change the system's own rules
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte("no rules"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := At(evening); !got.Equal(evening) {
		t.Errorf("without rules it is %v", got)
	}
	t.Setenv("TZ", "") // TZ in the environment wins over the file
	if got := At(evening); got.Location() != time.Local {
		t.Errorf("with a zone in the environment it is that of %v", got.Location())
	}
}
