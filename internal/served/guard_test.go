package served

import (
	"errors"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// TestEveryAnswerCarriesTheHeaders checks the security headers on answers of every kind, also on refusals.
func TestEveryAnswerCarriesTheHeaders(t *testing.T) {
	at := &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 8746}
	for _, c := range []struct {
		method, url, host string
		code              int
	}{
		{"GET", "/", "127.0.0.1:8746", 200}, {"HEAD", "/start.js", "localhost:8746", 200},
		{"GET", "/none.js", "localhost:8746", 404},
		{"GET", "/secret.key", "localhost:8746", 404}, {"GET", "/art/", "localhost:8746", 404},
		{"POST", "/", "localhost:8746", 405},
		{"GET", "/", "rebound.example", 421},
	} {
		r := httptest.NewRequest(c.method, c.url, nil)
		r.Host = c.host
		w := httptest.NewRecorder()
		newServer(at, build, nil).Handler.ServeHTTP(w, r)
		got := w.Result()
		if got.StatusCode != c.code {
			t.Errorf("%s %s of %s: %s", c.method, c.url, c.host, got.Status)
		}
		for _, want := range Headers {
			if got.Header.Get(want.Name) != want.Value {
				t.Errorf("%s %s of %s: %s is %q", c.method, c.url, c.host, want.Name, got.Header.Get(want.Name))
			}
		}
	}
	if got := get(t, "POST", "/", ""); got.Header.Get("Allow") != "GET, HEAD" {
		t.Errorf("POST: Allow is %q", got.Header.Get("Allow"))
	}
}

// TestOnlyItsOwnNamesAreAnswered asks by the machine's own names, and by foreign names that lead to it, as in DNS
// rebinding.
func TestOnlyItsOwnNamesAreAnswered(t *testing.T) {
	for _, c := range []struct {
		at, host string
		want     bool
	}{
		{"127.0.0.1:8746", "127.0.0.1:8746", true}, {"127.0.0.1:8746", "localhost:8746", true},
		{"127.0.0.1:8746", "LocalHost:8746", true},
		{"127.0.0.1:80", "localhost", true}, {"[::1]:8746", "[::1]:8746", true}, {"[::1]:80", "[::1]", true},
		{"127.0.0.1:8746", "desk:8746", true},
		{"127.0.0.1:8746", "rebound.example:8746", false}, {"127.0.0.1:8746", "localhost.rebound.example:8746", false},
		{"127.0.0.1:8746", "127.0.0.1.rebound.example:8746", false}, {"127.0.0.1:8746", "127.0.0.1", false},
		{"127.0.0.1:8746", "127.0.0.1:80", false},
		{"127.0.0.1:8746", "", false}, {"127.0.0.1:8746", "192.168.0.7:8746", false},
		{"127.0.0.1:8746", "localhost:8746:8746", false},
		{"127.0.0.1:8746", "127.1:8746", false}, {"127.0.0.1:8746", "localhost:8746@rebound.example", false},
		{"0.0.0.0:8080", "192.168.0.7:8080", true}, {"[::]:8080", "[fd00::7]:8080", true},
		{"0.0.0.0:8080", "localhost:8080", true},
		{"0.0.0.0:8080", "rebound.example:8080", false}, {"[::]:8080", "192.168.0.7.rebound.example:8080", false},
	} {
		at, err := net.ResolveTCPAddr("tcp", c.at)
		if err != nil {
			t.Fatal(err)
		}
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.Host = c.host
		w := httptest.NewRecorder()
		newServer(at, build, []string{"desk"}).Handler.ServeHTTP(w, r)
		if answers := w.Code == http.StatusOK; answers != c.want {
			t.Errorf("%s, asked as %q: %d", c.at, c.host, w.Code)
		}
	}
}

// TestNobodyHoldsAConnectionForEver checks that every timeout of the server is set, and that the program can still be
// loaded over a slow connection.
func TestNobodyHoldsAConnectionForEver(t *testing.T) {
	s := newServer(&net.TCPAddr{IP: net.IPv4(127, 0, 0, 1)}, build, nil)
	if min(s.ReadHeaderTimeout, s.ReadTimeout, s.WriteTimeout, s.IdleTimeout) <= 0 {
		t.Errorf("without a bound: %v, %v, %v, %v", s.ReadHeaderTimeout, s.ReadTimeout, s.WriteTimeout, s.IdleTimeout)
	}
	if least := 33e6 / s.WriteTimeout.Seconds(); least > 60e3 {
		t.Errorf("the program must come with %.0f bytes a second", least)
	}
}

// TestNoPathLeadsOut asks for paths that mean another file on some system.
func TestNoPathLeadsOut(t *testing.T) {
	files := fstest.MapFS{
		"index.html": {Data: []byte("page")},
		"art/a.webp": {Data: []byte("picture")},
		".env.js":    {Data: []byte("secret")},
		".git/a.js":  {Data: []byte("secret")},
		"art/.a.js":  {Data: []byte("secret")},
		"link.js":    {Data: []byte(".env.js"), Mode: fs.ModeSymlink},
		"far":        {Data: []byte(".git"), Mode: fs.ModeSymlink},
		"pipe.js":    {Data: []byte("waits"), Mode: fs.ModeNamedPipe},
		"folder.js":  {Mode: fs.ModeDir},
		"a.key":      {Data: []byte("secret")},
	}
	for path, want := range map[string]int{
		"/": 200, "/index.html": 200, "/art/a.webp": 200,
		"/art": 404, "/art/": 404, "//index.html": 404, "/./index.html": 404, "/art/../index.html": 404,
		"/../index.html": 404, "/art/..": 404,
		`/art\a.webp`: 404, `/..\index.html`: 404, "/index.html\x00": 404, "/index.html\x00.js": 404,
		"/index.html.": 404, "/index.html ": 404, "/art./a.webp": 404, "/art /a.webp": 404, "/index.html::$DATA": 404,
		"/c:/index.html": 404, "/c:index.html": 404, "/.env.js": 404,
		"/.git/a.js": 404, "/art/.a.js": 404, "/link.js": 404, "/far/a.js": 404, "/pipe.js": 404, "/folder.js": 404,
		"/a.key": 404, "/index.html/": 404,
		"/index.html/x.js": 404, "/index": 404, "/INDEX.HTML": 404, "/art/a.webp\n": 404, "/art/\xff.webp": 404,
		"/.html": 404, "/?.js": 404,
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.URL.Path = path
		w := httptest.NewRecorder()
		Page{Files: files}.ServeHTTP(w, r)
		if w.Code != want || strings.Contains(w.Body.String(), "secret") {
			t.Errorf("%q: %d, %q", path, w.Code, w.Body)
		}
	}
}

// TestLinksAreNotFollowed serves a folder with symbolic links, out of it and within it.
func TestLinksAreNotFollowed(t *testing.T) {
	outside, dir := t.TempDir(), t.TempDir()
	for path, text := range map[string]string{
		filepath.Join(outside, "diary.txt"): "secret", filepath.Join(dir, "index.html"): "page",
		filepath.Join(dir, "hidden.key"): "secret",
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for link, to := range map[string]string{"diary.txt": filepath.Join(outside, "diary.txt"), "out": outside,
		"key.js": "hidden.key", "me": "."} {
		if err := os.Symlink(to, filepath.Join(dir, link)); err != nil {
			t.Skip("no links here:", err)
		}
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ended := make(chan error)
	go func() { ended <- Serve(l, Page{Files: root.FS()}) }()
	for path, want := range map[string]int{
		"/": 200, "/diary.txt": 404, "/out/diary.txt": 404, "/key.js": 404, "/me/index.html": 404,
		"/%2e%2e/index.html": 404, "/..%2findex.html": 404, "/..%5cindex.html": 404,
	} {
		answer, err := http.Get("http://" + l.Addr().String() + path)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(answer.Body)
		if err := errors.Join(err, answer.Body.Close()); err != nil || answer.StatusCode != want ||
			strings.Contains(string(text), "secret") {
			t.Errorf("%s: %s, %q, %v", path, answer.Status, text, err)
		}
	}
	if err := errors.Join(l.Close(), root.Close()); err != nil {
		t.Error(err)
	}
	if err := <-ended; !errors.Is(err, net.ErrClosed) {
		t.Errorf("it ends with %v", err)
	}
}
