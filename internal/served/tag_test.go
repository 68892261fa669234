package served

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/fstest"
	"time"
)

// TestWhatABrowserHasIsNotSentAgain asks for a file with the tag of an earlier answer, before and after the file has
// changed. Files embedded in a program have no time of change, and so no tag.
func TestWhatABrowserHasIsNotSentAgain(t *testing.T) {
	build := fstest.MapFS{"start.js": {Data: []byte("script"), ModTime: time.Unix(1, 5)},
		"whole.js": {Data: []byte("script")}}
	ask := func(path, known string) *http.Response {
		r := httptest.NewRequest(http.MethodGet, path, nil)
		r.Header.Set("If-None-Match", known)
		w := httptest.NewRecorder()
		Page{Files: build}.ServeHTTP(w, r)
		return w.Result()
	}
	first := ask("/start.js", "")
	tag := first.Header.Get("ETag")
	if first.StatusCode != http.StatusOK || tag == "" || first.Header.Get("Cache-Control") != "no-cache" {
		t.Fatalf("%s with the tag %s and %s", first.Status, tag, first.Header.Get("Cache-Control"))
	}
	for _, known := range []string{tag, `"other", ` + tag} {
		if again := ask("/start.js", known); again.StatusCode != http.StatusNotModified ||
			again.Header.Get("ETag") != tag {
			t.Errorf("asked with %s: %s", known, again.Status)
		}
	}
	build["start.js"] = &fstest.MapFile{Data: []byte("sounds"), ModTime: time.Unix(1, 6)}
	if changed := ask("/start.js", tag); changed.StatusCode != http.StatusOK {
		t.Errorf("a file that has changed: %s", changed.Status)
	}
	if got := ask("/whole.js", tag); got.StatusCode != http.StatusOK || got.Header.Get("ETag") != "" {
		t.Errorf("a file within a program: %s with the tag %s", got.Status, got.Header.Get("ETag"))
	}
}
