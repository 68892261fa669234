package served

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"strings"
	"testing"
	"testing/fstest"
)

var build = Page{Files: fstest.MapFS{
	"index.html":       {Data: []byte("page")},
	"runehall.wasm":    {Data: []byte("plain program")},
	"runehall.wasm.br": {Data: []byte("small")},
	"runehall.wasm.gz": {Data: []byte("smaller")},
	"start.js":         {Data: []byte("script")},
	"start.js.gz":      {Data: []byte("packed script")},
	"secret.key":       {Data: []byte("secret")},
	"sw.js":            {Data: []byte("worker")},
}}

func get(t *testing.T, method, url, encodings string) *http.Response {
	t.Helper()
	r := httptest.NewRequest(method, url, nil)
	r.Header.Set("Accept-Encoding", encodings)
	w := httptest.NewRecorder()
	build.ServeHTTP(w, r)
	return w.Result()
}

func TestFilesAndPackings(t *testing.T) {
	for _, c := range []struct{ url, encodings, kind, packing, length string }{
		{"/", "gzip, br", "text/html; charset=utf-8", "", "4"},
		{"/index.html?seed=7", "", "text/html; charset=utf-8", "", "4"},
		{"/runehall.wasm", "", "application/wasm", "", "13"},
		{"/runehall.wasm", "gzip, deflate, br;q=0.9", "application/wasm", "br", "5"},
		{"/runehall.wasm", "gzip", "application/wasm", "gzip", "7"},
		{"/runehall.wasm", "br;q=0, gzip;q=1.0", "application/wasm", "gzip", "7"},
		{"/start.js", "br, gzip", "text/javascript; charset=utf-8", "gzip", "13"},
	} {
		for _, method := range []string{http.MethodGet, http.MethodHead} {
			got := get(t, method, c.url, c.encodings)
			h := got.Header
			if got.StatusCode != 200 || h.Get("Content-Type") != c.kind || h.Get("Content-Encoding") != c.packing ||
				h.Get("Content-Length") != c.length {
				t.Errorf("%s %s accepting %q: %s %v", method, c.url, c.encodings, got.Status, h)
			}
		}
	}
}

func TestWhatIsNotServed(t *testing.T) {
	for _, url := range []string{"/nothing.js", "/secret.key", "/runehall.wasm.br", "/sw.js", "/../serve/main.go"} {
		if got := get(t, http.MethodGet, url, "br"); got.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %s", url, got.Status)
		}
	}
	build.Kept = true
	defer func() { build.Kept = false }()
	if got := get(t, http.MethodGet, "/sw.js", ""); got.StatusCode != http.StatusOK {
		t.Errorf("the worker of a page that is kept: %s", got.Status)
	}
	if got := get(t, http.MethodPost, "/", ""); got.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("POST: %s", got.Status)
	}
}

func TestEveryFileOfThePageHasAType(t *testing.T) {
	entries, err := os.ReadDir("../../wasm/page")
	if err != nil {
		t.Fatal(err)
	}
	puzzles, err := os.ReadDir("../../assets/learn")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range puzzles { // the page's build takes only these files of the folder
		if strings.HasSuffix(e.Name(), ".puzzles") {
			entries = append(entries, e)
		}
	}
	for _, e := range entries {
		if types[path.Ext(e.Name())] == "" {
			t.Errorf("%s has no media type", e.Name())
		}
	}
}
