//go:build !js

package cli

import (
	"archive/zip"
	"bufio"
	"errors"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/internal/served"
)

// zipped writes a zip whose files hold their own names.
func zipped(t *testing.T, path string, names ...string) string {
	t.Helper()
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	w := zip.NewWriter(file)
	for _, name := range names {
		f, err := w.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(f, name); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(w.Close(), file.Close()); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestThePageIsSent serves the page from a folder and from zips of two kinds, to this machine only.
func TestThePageIsSent(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "index.html"), []byte("runehall-1/index.html"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{
		folder, zipped(t, filepath.Join(t.TempDir(), "page.zip"), "runehall-1/index.html", "runehall-1/art/x.webp",
			"runehall-1/sw.js"),
		zipped(t, filepath.Join(t.TempDir(), "flat.zip"), "index.html", "other/index.html"),
	} {
		l, files, err := openPage(path, 0)
		if err != nil {
			t.Fatal(err)
		}
		if at := l.Addr().(*net.TCPAddr); !at.IP.IsLoopback() {
			t.Errorf("others reach the page at %v", at)
		}
		ended := make(chan error)
		go func() { ended <- served.Serve(l, served.Page{Files: files, Kept: true}) }()
		answer, err := http.Get(addressOf(l))
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(answer.Body)
		if err := errors.Join(err, answer.Body.Close()); err != nil || !strings.HasSuffix(string(text), "index.html") ||
			answer.StatusCode != http.StatusOK {
			t.Errorf("%s: %s, %q, %v", path, answer.Status, text, err)
		}
		if err := l.Close(); err != nil {
			t.Error(err)
		}
		<-ended
	}
}

// TestThePageIsSentToNobodyElse runs the command itself. Requests for other host names are refused, and so are requests
// for files that do not belong to a page.
func TestThePageIsSentToNobodyElse(t *testing.T) {
	dir := t.TempDir()
	secret := filepath.Join(t.TempDir(), "diary.txt")
	for path, text := range map[string]string{
		filepath.Join(dir, "index.html"): "page", filepath.Join(dir, "notes.md"): "secret",
		filepath.Join(dir, ".env.js"): "secret", secret: "secret",
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	linked := os.Symlink(secret, filepath.Join(dir, "diary.txt")) == nil // some systems allow none
	out, in := io.Pipe()
	go func() {
		_ = in.CloseWithError(sendPage([]string{"--print", "--port", "0", dir}, console{out: in, err: io.Discard}))
	}() // until the tests end
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	at, err := url.Parse(strings.TrimSpace(line))
	if err != nil || at.RawQuery != "mirror" {
		t.Fatalf("%q, %v", line, err)
	}
	for _, c := range []struct {
		host, path string
		want       int
	}{
		{at.Host, "/?mirror", 200}, {"localhost:" + at.Port(), "/", 200}, {"rebound.example:" + at.Port(), "/", 421},
		{"rebound.example", "/", 421},
		{"192.168.0.7:" + at.Port(), "/", 421}, {at.Host, "/diary.txt", 404}, {at.Host, "/.env.js", 404},
		{at.Host, "/notes.md", 404}, {at.Host, "/none.js", 404},
	} {
		if c.path == "/diary.txt" && !linked {
			continue
		}
		r, err := http.NewRequest(http.MethodGet, "http://"+at.Host+c.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Host = c.host
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(answer.Body)
		if err := errors.Join(err, answer.Body.Close()); err != nil || answer.StatusCode != c.want ||
			strings.Contains(string(text), "secret") {
			t.Errorf("%s as %s: %s, %q, %v", c.path, c.host, answer.Status, text, err)
		}
		if !strings.Contains(answer.Header.Get("Content-Security-Policy"), "frame-ancestors 'none'") ||
			answer.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s as %s: %v", c.path, c.host, answer.Header)
		}
	}
}

// TestWhatIsNoPage serves files and folders that hold no page: each is refused with a reason.
func TestWhatIsNoPage(t *testing.T) {
	dir := t.TempDir()
	damaged := filepath.Join(dir, "damaged.zip")
	if err := os.WriteFile(damaged, []byte("PK"), 0o666); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		filepath.Join(dir, "none.zip"): "no such file",
		damaged:                        "not a valid zip",
		dir:                            "no page in it",
		zipped(t, filepath.Join(dir, "x.zip"), "a/b"): "no page in it",
	} {
		var out strings.Builder
		if code := run([]string{"page", path}, console{out: io.Discard, err: &out}); code != exitUsage ||
			!strings.Contains(out.String(), want) {
			t.Errorf("%s: code %d, %q", path, code, out.String())
		}
	}
	// the last one fails since no page lies beside the test's program
	for _, args := range [][]string{{"page", "a", "b"}, {"page", "--port", "70000"}, {"page"}} {
		if code := run(args, console{out: io.Discard, err: io.Discard}); code != exitUsage {
			t.Errorf("%v: code %d", args, code)
		}
	}
	if code := run([]string{"page", "--help"}, console{out: io.Discard, err: io.Discard}); code != exitOK {
		t.Errorf("help: code %d", code)
	}
}

// TestThePageBesideTheProgram adds pages to a folder one by one: the one of the latest version is found.
func TestThePageBesideTheProgram(t *testing.T) {
	dir := t.TempDir()
	if _, err := pageBeside(dir); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("an empty folder: %v", err)
	}
	for _, c := range []struct{ added, last string }{
		{"runehall-old-page.zip", "runehall-old-page.zip"},
		{"runehall-0.1.0-dev.202611230911+73ed0f4-page.zip", "runehall-0.1.0-dev.202611230911+73ed0f4-page.zip"},
		{"runehall-0.1.0-dev.202611230910+ffffff0-page.zip", "runehall-0.1.0-dev.202611230911+73ed0f4-page.zip"},
		{"runehall-0.1.0-page.zip", "runehall-0.1.0-page.zip"},
		{"runehall-1.9-page.zip", "runehall-1.9-page.zip"}, {"runehall-1.10-page.zip", "runehall-1.10-page.zip"},
		{"runehall-1.10.0-rc.1-page.zip", "runehall-1.10-page.zip"},
		{"runehall-1.9.9-page.zip", "runehall-1.10-page.zip"},
		{"runehall-2.0-linux.zip", "runehall-1.10-page.zip"}, {"runehall-zzz-page.zip", "runehall-1.10-page.zip"},
	} {
		zipped(t, filepath.Join(dir, c.added))
		if found, err := pageBeside(dir); err != nil || filepath.Base(found) != c.last {
			t.Errorf("with %s: found %s, %v", c.added, found, err)
		}
	}
}

// TestThePageOfAPackage looks for the page where each kind of package installs it. A page beside the program comes
// first, as somebody has put it there on purpose.
func TestThePageOfAPackage(t *testing.T) {
	for _, at := range []string{"share/runehall", "Resources", "bin"} {
		dir := t.TempDir()
		program := filepath.Join(dir, "bin")
		for _, folder := range []string{"bin", at} {
			if err := os.MkdirAll(filepath.Join(dir, folder), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		if found, err := pageOfPackage(program); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("in no folder there is %s, %v", found, err)
		}
		page := zipped(t, filepath.Join(dir, at, "runehall-1.0-page.zip"), "runehall-1.0/index.html")
		if found, err := pageOfPackage(program); err != nil || filepath.Clean(found) != page {
			t.Errorf("in %s: %s, %v", at, found, err)
		}
		own := zipped(t, filepath.Join(program, "runehall-0.9-page.zip"), "runehall-0.9/index.html")
		if found, err := pageOfPackage(program); at != "bin" && (err != nil || found != own) {
			t.Errorf("beside the program: %s, %v", found, err)
		}
	}
}
