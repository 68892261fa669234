//go:build !js

package store

import "testing"

func init() {
	places["disk"] = func(t *testing.T) *Store {
		s := Open(Config{Dir: t.TempDir(), Failed: func(err error) { t.Error(err) }})
		t.Cleanup(func() {
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		})
		return s
	}
}
