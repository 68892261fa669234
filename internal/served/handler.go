// Package served sends the files of the page to browsers on this machine: for make web, for tests, and for people who
// have a screen reader read the page to them.
package served

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"
)

// types are the media types of the files of a build. The system's own tables are not used: they lack some of these, or
// differ.
var types = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".jpg":         "image/jpeg",
	".mp3":         "audio/mpeg",
	".png":         "image/png",
	".puzzles":     "text/plain; charset=utf-8",
	".svg":         "image/svg+xml",
	".ttf":         "font/ttf",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".webp":        "image/webp",
}

// packings are the encodings to look for, the smallest first, with the file name extension of each.
var packings = []struct{ name, end string }{{"br", ".br"}, {"gzip", ".gz"}}

// worker is the service worker, with which a browser keeps the page.
const worker = "sw.js"

// Page serves the files of a page. It serves the service worker only if the page is to be kept, because a kept page
// shows a new build only on the second visit. All other caches ask each time whether a file has changed; its [tag]
// tells. If FILE.br or FILE.gz lies beside FILE, browsers get that. Page only serves regular files of known types: no
// links, no folders, and nothing whose name begins with a dot.
type Page struct {
	Files fs.FS
	Kept  bool
}

// ServeHTTP implements [http.Handler].
func (p Page) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	setHeaders(w.Header())
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	kind, known := types[path.Ext(name)]
	if !known || !plain(name) || name == worker && !p.Kept {
		http.NotFound(w, r)
		return
	}
	header := w.Header()
	header.Set("Content-Type", kind)
	header.Set("Cache-Control", "no-cache")
	header.Set("Vary", "Accept-Encoding")
	for _, packing := range packings {
		if !accepts(r.Header.Get("Accept-Encoding"), packing.name) {
			continue
		}
		header.Set("Content-Encoding", packing.name)
		if p.send(w, r, name+packing.end) {
			return
		}
		header.Del("Content-Encoding")
	}
	if !p.send(w, r, name) {
		http.NotFound(w, r)
	}
}

// plain reports whether a name is the path of a file, spelt in the one way that means the same on every system: without
// "..", without backslashes, drives and streams, and without the dots and spaces at an end that Windows overlooks.
func plain(name string) bool {
	if !fs.ValidPath(name) || strings.ContainsFunc(name,
		func(c rune) bool { return c < ' ' || strings.ContainsRune(`\:*?"<>|`, c) }) {
		return false
	}
	for part := range strings.SplitSeq(name, "/") {
		if strings.HasPrefix(part, ".") || strings.HasSuffix(part, ".") || strings.HasSuffix(part, " ") {
			return false
		}
	}
	return true
}

// regular reports whether a path leads to a regular file, through folders only. Other files are not even opened:
// opening a pipe waits for ever.
func regular(files fs.FS, name string) bool {
	for i, c := range name {
		if c != '/' {
			continue
		}
		if info, err := fs.Lstat(files, name[:i]); err != nil || !info.IsDir() {
			return false
		}
	}
	info, err := fs.Lstat(files, name)
	return err == nil && info.Mode().IsRegular()
}

func (p Page) send(w http.ResponseWriter, r *http.Request, name string) bool {
	if !regular(p.Files, name) {
		return false
	}
	f, err := p.Files.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return false
	}
	if err != nil {
		http.Error(w, "this file cannot be read", http.StatusInternalServerError)
		return true
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	if known := tag(info); known != "" {
		w.Header().Set("ETag", known)
		if slices.Contains(strings.Split(r.Header.Get("If-None-Match"), ", "), known) {
			w.WriteHeader(http.StatusNotModified)
			return true
		}
	}
	w.Header().Set("Content-Length", strconv.FormatInt(info.Size(), 10))
	if r.Method == http.MethodHead {
		return true
	}
	// If this fails the client has gone away, and there is nobody to tell.
	_, _ = io.Copy(w, f)
	return true
}

// tag names the content of a file: in a zip by its checksum and size, since all its files may have one time; elsewhere
// by time and size, as nginx does. Files within a program have neither, and no tag. Without one WebKit's cache keeps
// nothing that it would have to ask for.
func tag(info fs.FileInfo) string {
	if head, ok := info.Sys().(*zip.FileHeader); ok {
		return fmt.Sprintf(`"%08x-%x"`, head.CRC32, info.Size())
	}
	if info.ModTime().IsZero() {
		return ""
	}
	return fmt.Sprintf(`"%x-%x"`, info.ModTime().UnixNano(), info.Size())
}

// accepts reports whether an Accept-Encoding header names an encoding with a weight other than 0.
func accepts(header, packing string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, parameter, _ := strings.Cut(part, ";")
		if strings.TrimSpace(name) != packing {
			continue
		}
		weight, weighted := strings.CutPrefix(strings.TrimSpace(parameter), "q=")
		if !weighted {
			return true
		}
		q, err := strconv.ParseFloat(weight, 64)
		return err == nil && q > 0
	}
	return false
}
