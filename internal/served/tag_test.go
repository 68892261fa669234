package served

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
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

// zipOf returns a zip with one time for all its files, as the packages' page has, of which the last is not deflated.
func zipOf(t *testing.T, names, texts []string) *zip.Reader {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for i, name := range names {
		head := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: time.Unix(1e9, 0)}
		if strings.HasSuffix(name, ".br") {
			head.Method = zip.Store
		}
		to, err := w.CreateHeader(head)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(to, texts[i]); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := zip.NewReader(bytes.NewReader(out.Bytes()), int64(out.Len()))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestAPackedPageIsSentPacked serves a zip to browsers that accept brotli, gzip (all that browsers take over plain
// http) or nothing. Each gets the smallest, with a tag, and nothing when it asks again with that tag. The same size and
// time with another content is another file.
func TestAPackedPageIsSentPacked(t *testing.T) {
	text := strings.Repeat("the program ", 1000)
	files := func(text string) fs.FS {
		sub, err := fs.Sub(Zipped(zipOf(t,
			[]string{"runehall-1/runehall.wasm", "runehall-1/runehall.wasm.br", "runehall-1/index.html"},
			[]string{text, "packed", "the page"})), "runehall-1")
		if err != nil {
			t.Fatal(err)
		}
		return sub
	}
	ask := func(files fs.FS, accepts, known string) *http.Response {
		r := httptest.NewRequest(http.MethodGet, "/runehall.wasm", nil)
		r.Header.Set("Accept-Encoding", accepts)
		r.Header.Set("If-None-Match", known)
		w := httptest.NewRecorder()
		Page{Files: files}.ServeHTTP(w, r)
		return w.Result()
	}
	build := files(text)
	tags := map[string]bool{}
	for accepts, want := range map[string]string{"gzip, deflate, br, zstd": "br", "gzip, deflate": "gzip", "": ""} {
		got := ask(build, accepts, "")
		body, err := io.ReadAll(got.Body)
		if err != nil || got.Header.Get("Content-Encoding") != want ||
			got.Header.Get("Content-Length") != strconv.Itoa(len(body)) {
			t.Errorf("%q: %q, %d bytes of %s, %v", accepts, got.Header.Get("Content-Encoding"), len(body),
				got.Header.Get("Content-Length"), err)
		}
		if want == "gzip" {
			if len(body) > len(text)/10 {
				t.Errorf("%d bytes are packed to %d", len(text), len(body))
			}
			packed, err := gzip.NewReader(bytes.NewReader(body))
			if err != nil {
				t.Fatal(err)
			}
			if body, err = io.ReadAll(packed); err != nil { // it checks checksum and size
				t.Error(err)
			}
		}
		if string(body) != map[string]string{"br": "packed", "gzip": text, "": text}[want] {
			t.Errorf("%q: %d bytes: %.40q", accepts, len(body), body)
		}
		tag := got.Header.Get("ETag")
		if tag == "" || tags[tag] {
			t.Errorf("%q: the tag %s", accepts, tag)
		}
		tags[tag] = true
		if again := ask(build, accepts, tag); again.StatusCode != http.StatusNotModified {
			t.Errorf("%q: asked again: %s", accepts, again.Status)
		}
		if want != "br" {
			other := files(strings.Replace(text, "the program", "the Program", 1))
			if changed := ask(other, accepts, tag); changed.StatusCode != http.StatusOK {
				t.Errorf("%q: another version: %s", accepts, changed.Status)
			}
		}
	}
}
